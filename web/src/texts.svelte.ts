/** Every word the page says: Fluent bundles of the shared words, the client's own, and each game's, in both languages. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import tableDe from "../../src/schnapp/table/texts/de.ftl?raw";
import tableEn from "../../src/schnapp/table/texts/en.ftl?raw";
import webDe from "./texts/de.ftl?raw";
import webEn from "./texts/en.ftl?raw";
import { type Language, settings } from "./settings.svelte";

export type Args = Record<string, string | number | boolean | undefined>;
export type Say = (id: string, args?: Args) => string;
/** What a group calls its cards: kind → language → text. Typed by people: shown as it is, never read as Fluent. */
export type Names = Record<string, Partial<Record<Language, string>>>;

const games = import.meta.glob<string>("../../src/schnapp/games/*/texts/*.ftl", { query: "?raw", import: "default", eager: true });

/** Fluent sources of games that this page was not built with, as the server tells them: game → the one that counts first. */
let guestWords = $state.raw<Record<string, readonly string[]>>({});

function gameWords(game: string, language: Language): readonly string[] {
  return guestWords[game] ?? [games[`../../src/schnapp/games/${game.replaceAll("-", "_")}/texts/${language}.ftl`] ?? ""];
}

/** A game of a stranger says its words. */
export function learn(game: string, words: readonly string[]): void {
  for (const language of ["de", "en"]) delete resources[`${language} ${game}`];
  bundles = new WeakMap();
  guestWords = { ...guestWords, [game]: words };
}

/** What stands in the corner of a renamed card: its first two letters. */
const short = (name: string): string => (name.match(/[\p{L}\p{N}]/gu) ?? [name]).slice(0, 2).join("");

function named(names: Names, language: Language): FluentResource {
  const resource = new FluentResource("");
  for (const [kind, own] of Object.entries(names)) {
    const name = own[language];
    if (!name) continue;
    resource.body.push({ id: `kind-${kind}`, value: name, attributes: {} });
    resource.body.push({ id: `kind-${kind}-short`, value: short(name), attributes: {} });
  }
  return resource;
}

const resources: Record<string, FluentResource[]> = {};

function resourcesFor(language: Language, game: string): FluentResource[] {
  const shared = language === "de" ? [tableDe, webDe] : [tableEn, webEn];
  const [first = "", ...others] = gameWords(game, language);
  return (resources[`${language} ${game}`] ??= [...others.reverse(), ...shared, first].map((source) => new FluentResource(source)));
}

function bundle(language: Language, game: string, names: Names): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const resource of [...resourcesFor(language, game), named(names, language)]) made.addResource(resource, { allowOverrides: true });
  return made;
}

const USUAL: Names = {};
let bundles = new WeakMap<Names, Record<string, FluentBundle>>();

function bundleFor(language: Language, game: string, names: Names): FluentBundle {
  const known = bundles.get(names) ?? {};
  bundles.set(names, known);
  return (known[`${language} ${game}`] ??= bundle(language, game, names));
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
export function sayIn(language: Language, game: string, id: string, args: Args = {}, names: Names = USUAL): string {
  const made = bundleFor(language, game, names);
  const pattern = made.getMessage(id)?.value;
  return pattern ? made.formatPattern(pattern, variables(args), []) : id;
}

export function knows(game: string, id: string): boolean {
  return bundleFor(settings.kept.language, game, USUAL).hasMessage(id);
}

/** The words of one game over the shared ones, in the language of the moment: reading it in a template follows the switch.
 * At a table whose people have names of their own for some cards, `names` are those. */
export function wordsOf(game: string, names?: Names): Say {
  return (id, args) => sayIn(settings.kept.language, game, id, args, names);
}

/** 24 as the language of the moment writes it: “24 %” or “24%”. */
export const inPercent = (number: number): string =>
  new Intl.NumberFormat(settings.kept.language, { style: "percent" }).format(number / 100);

/** A span as the language of the moment writes it, “0.21 s” or “0,21 s”: from a second on one decimal is enough. */
export function inSeconds(ms: number): string {
  const digits = ms < 995 ? 2 : 1;
  const number = new Intl.NumberFormat(settings.kept.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${number.format(ms / 1000)}\u00a0s`;
}

/** So many seconds as a bare number of the language of the moment: “45”, “0.15” or “0,15”. */
export const secondsOf = (ms: number): string =>
  new Intl.NumberFormat(settings.kept.language, { maximumFractionDigits: 3 }).format(ms / 1000);

/** The shared words. */
export const t: Say = wordsOf("");
