/** Every word the page says: Fluent bundles of the shared words, the client's own, and each game's. A language and the words of a
 * game come when they are chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./languages";
import { settings } from "./settings.svelte";
import { firstWords, gameSource } from "./sources";

export type Args = Record<string, string | number | boolean | undefined>;
export type Say = (id: string, args?: Args) => string;
/** What a group calls its cards: kind → language → text. Typed by people: shown as it is, never read as Fluent. */
export type Names = Record<string, Partial<Record<Language, string>>>;

/** The sources that are here: the shared ones by their language, a game's by "de snails". */
let sources = $state.raw<Record<string, readonly string[]>>({});
/** Fluent sources of games that this page was not built with, as the server tells them: game → the one that counts first. */
let guestWords = $state.raw<Record<string, readonly string[]>>({});
let whole: readonly string[] = []; // "de snails": more than title and teaser

function put(more: Record<string, readonly string[]>): void {
  bundles = new WeakMap();
  sources = { ...sources, ...more };
}

/** A game of a stranger says its words. */
export function learn(game: string, words: readonly string[]): void {
  bundles = new WeakMap();
  guestWords = { ...guestWords, [game]: words };
}

/** Fetches what the page itself says in a language, and what it says of each game. */
export async function fetchLanguage(language: Language): Promise<void> {
  if (sources[language]) return;
  const { shared, covers } = await firstWords(language);
  const news = Object.entries(covers)
    .map(([game, source]) => [`${language} ${game}`, [source]] as const)
    .filter(([key]) => !whole.includes(key));
  put({ [language]: shared, ...Object.fromEntries(news) });
}

/** Fetches all that a game says in a language. */
export async function fetchWords(game: string, language: Language): Promise<void> {
  const key = `${language} ${game}`;
  if (whole.includes(key)) return;
  const source = await gameSource(game, language);
  if (source === undefined) return;
  whole = [...whole, key];
  put({ [key]: [source] });
}

/** The reader chooses a language. It is spoken when all of it is there: until then everything stays as it was. */
export async function speak(language: Language): Promise<void> {
  const games = whole.map((key) => key.split(" ")[1] ?? "");
  await Promise.all([fetchLanguage(language), ...games.map((game) => fetchWords(game, language))]);
  settings.set({ language });
}

/** What is done to every text before it is said; only tests ask for that. */
let disguise: ((text: string) => string) | undefined;

export function wear(worn: (text: string) => string): void {
  disguise = worn;
  bundles = new WeakMap();
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

const read: Record<string, FluentResource> = {}; // each source is read once

const resourceOf = (source: string): FluentResource => (read[source] ??= new FluentResource(source));

function resourcesFor(language: Language, game: string): FluentResource[] {
  const [first = "", ...others] = guestWords[game] ?? sources[`${language} ${game}`] ?? [];
  return [...others.reverse(), ...(sources[language] ?? []), first].map(resourceOf);
}

function bundle(language: Language, game: string, names: Names): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false, ...(disguise ? { transform: disguise } : {}) });
  for (const resource of [...resourcesFor(language, game), named(names, language)]) made.addResource(resource, { allowOverrides: true });
  return made;
}

const USUAL: Names = {};
let bundles = new WeakMap<Names, Record<string, FluentBundle>>();

function bundleFor(language: Language, game: string, names: Names): FluentBundle {
  void [sources, guestWords]; // whoever says a word says it anew when more has come
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
