/** Every word the page says: Fluent bundles of the shared words, the client's own, and each game's, in both languages. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import tableDe from "../../src/schnapp/table/texts/de.ftl?raw";
import tableEn from "../../src/schnapp/table/texts/en.ftl?raw";
import webDe from "./texts/de.ftl?raw";
import webEn from "./texts/en.ftl?raw";
import { type Language, settings } from "./settings.svelte";

export type Args = Record<string, string | number | boolean | undefined>;
export type Say = (id: string, args?: Args) => string;

const games = import.meta.glob<string>("../../src/schnapp/games/*/texts/*.ftl", { query: "?raw", import: "default", eager: true });

function gameWords(game: string, language: Language): string {
  return games[`../../src/schnapp/games/${game.replaceAll("-", "_")}/texts/${language}.ftl`] ?? "";
}

function bundle(language: Language, game: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const shared = language === "de" ? [tableDe, webDe] : [tableEn, webEn];
  for (const source of [...shared, gameWords(game, language)]) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

const bundles: Record<string, FluentBundle> = {};

function bundleFor(language: Language, game: string): FluentBundle {
  const key = `${language} ${game}`;
  return (bundles[key] ??= bundle(language, game));
}

function variables(args: Args): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "boolean") out[name] = value ? "yes" : "no";
    else if (value !== undefined) out[name] = value;
  }
  return out;
}

/** The text of `id` in one language; the id itself where there is none, so that a gap is seen. */
export function sayIn(language: Language, game: string, id: string, args: Args = {}): string {
  const made = bundleFor(language, game);
  const pattern = made.getMessage(id)?.value;
  return pattern ? made.formatPattern(pattern, variables(args), []) : id;
}

export function knows(game: string, id: string): boolean {
  return bundleFor(settings.kept.language, game).hasMessage(id);
}

/** The words of one game over the shared ones, in the language of the moment: reading it in a template follows the switch. */
export function wordsOf(game: string): Say {
  return (id, args) => sayIn(settings.kept.language, game, id, args);
}

/** The shared words. */
export const t: Say = wordsOf("");
