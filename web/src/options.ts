/** A game's options as the server describes them, and their values in words. */
import type { Language } from "./languages";
import { plain, titled } from "./log_lines";
import { declared } from "./table/shapes";
import { type Names, type Say, secondsOf } from "./texts.svelte";
import type { Json, Machine } from "./wire";

export type Simple = string | number | boolean;
export type Counts = Record<string, number>; // kind → how many cards
export type OptionValue = Simple | Counts | Names | number[] | LetterDeck | null;

/** How many cards there are of each letter, and which of them count more. */
export type LetterDeck = {
  counts: Counts;
  red: string[];
};

export interface LettersShape {
  kinds: string[];
  most: number; // of one letter
  fewest: number; // altogether
  spoken: Record<string, LetterDeck>; // decks for other languages than that of the usual one
}

export interface CountsShape {
  kinds: string[];
  total: number;
  needed: string[]; // of these kinds there are at least `enough` together
  enough: number;
}

export interface NamesShape {
  kinds: string[];
  longest: number;
}

/** A list of numbers that never fall, each from the option's `low` to its `high`. */
export interface NumbersShape {
  step: number;
  fewest: number;
  most: number;
}

export interface Option {
  name: string;
  default: Record<string, OptionValue>; // by number of players
  words: string[];
  low: number | null;
  high: number | null;
  or_zero: boolean; // also 0, below `low`
  seat: boolean;
  counts: CountsShape | null;
  names: NamesShape | null;
  numbers: NumbersShape | null;
  text: { longest: number } | null; // one line, or none
  letters: LettersShape | null;
}

/** What a field for an option is handed. */
export interface Field<Value> {
  label: string;
  value: Value;
  disabled: boolean;
  change: (value: Value) => void;
}

export const asOptions = (described: Machine[]): Option[] => declared(described);

/** What the texts call an option: `board.allow_partial_tiles` is `option-board_allow_partial_tiles`. */
export const textOf = ({ name }: Pick<Option, "name">): string => `option-${name.replaceAll(".", "_")}`;

/** A span of time: it is kept in ms, and people see and write seconds. */
export const isSpan = ({ name }: Pick<Option, "name">): boolean => name.endsWith("_ms");

const isWhole = ({ counts, names, numbers, text, letters }: Option): boolean => Boolean(counts ?? names ?? numbers ?? text ?? letters);

/** The seat of a player who is called by a word, `p1`; null: the word means something else. */
const seatOf = (word: Simple): number | null => (typeof word === "string" && /^p[1-9]$/.test(word) ? Number(word.slice(1)) - 1 : null);

export const isBoolean = (option: Option): boolean => option.words.length === 0 && option.low === null && !option.seat && !isWhole(option);

/** Everything this option may be, where that is a short list; integers in a range are typed instead. */
export function choicesOf(option: Option, names: readonly string[]): Simple[] {
  if (isBoolean(option)) return [true, false];
  const seats = option.seat ? names.map((_, seat) => seat) : [];
  return [...option.words.filter((word) => (seatOf(word) ?? -1) < names.length), ...seats];
}

/** What an option is called, and what it means, as far as its game says so. */
export const nameOf = (option: Option, t: Say, knows: (id: string) => boolean): string =>
  knows(textOf(option)) ? t(textOf(option)) : titled(option.name);
export const helpOf = (option: Option, t: Say, knows: (id: string) => boolean): string =>
  knows(`${textOf(option)}-help`) ? t(`${textOf(option)}-help`) : "";

/** A value in words: `option-<name>-<value>`, else `option-<name>-value` with the number, the seat's name or a list of the parts. */
export function valueText(option: Option, value: OptionValue, names: readonly string[], t: Say, knows: (id: string) => boolean): string {
  const id = textOf(option);
  if (option.counts) return t(`${id}-value`, { value: countsText(option.counts, value as Counts, t) });
  if (option.numbers) return t(`${id}-value`, { value: (value as number[]).join(" · ") });
  if (option.names) {
    const own = option.names.kinds.filter((kind) => Object.keys((value as Names)[kind] ?? {}).length > 0);
    if (own.length === 0) return t(`${id}-none`);
    return t(`${id}-value`, { value: own.map((kind) => t(`kind-${kind}`)).join(", ") });
  }
  if (option.text) return value === null ? t(`${id}-none`) : t(`${id}-value`, { value: value as string });
  if (option.letters) return t(`${id}-value`, { value: countsText(option.letters, (value as LetterDeck).counts, t) });
  const seat = option.seat ? (value as number) : seatOf(value as Simple);
  if (typeof seat === "number" && knows(`${id}-value`)) return t(`${id}-value`, { name: names[seat] ?? "" });
  if (knows(`${id}-${value as Simple}`)) return t(`${id}-${value as Simple}`);
  const span = isSpan(option) && typeof value === "number" ? { seconds: secondsOf(value) } : {};
  const text = t(`${id}-value`, { value: value as Simple, ...span });
  if (text !== `${id}-value`) return text;
  if (typeof value === "boolean") return t(value ? "settings-on" : "settings-off");
  return typeof value === "number" ? "" : plain(String(value)); // the number itself stands in its field
}

const countsText = ({ kinds }: { kinds: readonly string[] }, value: Counts, t: Say): string =>
  kinds
    .filter((kind) => value[kind])
    .map((kind) => `${value[kind]} × ${t(`kind-${kind}`)}`)
    .join(", ");

/** For whom the values of options are the usual ones. */
export interface Around {
  players: number;
  besideBots?: Machine; // what is usual where bots sit
}

/** What is usual for so many players, beside bots and in the language of the words, which brings its own letters. */
const usualOf = ({ name, letters, default: usual }: Option, values: Machine, { players, besideBots = {} }: Around): unknown =>
  besideBots[name] ?? letters?.spoken[String(values["language"])] ?? usual[String(players)];

/** The rules that differ from the usual ones. In which language the words are is no rule. */
export const changed = (options: readonly Option[], values: Machine, around: Around): Option[] =>
  options.filter((option) => option.name !== "language" && !same(values[option.name], usualOf(option, values, around)));

/** What the table is told so that everything is as usual; null: as the game has it. */
export function reset(options: readonly Option[], values: Machine, around: Around): Machine {
  const { players, besideBots = {} } = around;
  const wanted = changed(options, values, around).map((option): [string, Json] => {
    const usual = declared<Json>(usualOf(option, values, around));
    return [option.name, option.name in besideBots || same(usual, option.default[String(players)]) ? null : usual];
  });
  return Object.fromEntries(wanted);
}

/** Another language for the words brings its own letters, unless people have chosen others. */
export function withLanguage(options: readonly Option[], values: Machine, players: number, language: string): Machine {
  const deckIn = ({ letters, default: usual }: Option, spoken: string): unknown => letters?.spoken[spoken] ?? usual[String(players)];
  const decks = options.filter((option) => option.letters && same(values[option.name], deckIn(option, String(values["language"]))));
  return { language, ...Object.fromEntries(decks.map((option) => [option.name, deckIn(option, language)])) };
}

/** Equal as JSON values: the order of keys means nothing. */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const [fields, others] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))];
  return fields.length === others.size && fields.every(([field, value]) => others.has(field) && same(value, others.get(field)));
}

/** What keeps a deck from being whole. */
export interface Shortfall {
  sum: number;
  tooFew: number; // cards missing altogether; negative: cards too many
  needed: number; // cards missing of the kinds of which there must be enough
}

export function shortfall({ kinds, total, needed, enough }: CountsShape, value: Counts): Shortfall {
  const sumOf = (some: readonly string[]): number => some.reduce((sum, kind) => sum + (value[kind] ?? 0), 0);
  const sum = sumOf(kinds);
  return { sum, tooFew: total - sum, needed: Math.max(0, enough - sumOf(needed)) };
}

export const isDeck = (shape: CountsShape, value: Counts): boolean => {
  const { tooFew, needed } = shortfall(shape, value);
  return tooFew === 0 && needed === 0;
};

/** One line as the table takes it: trimmed, without control characters, not too long; null: none. */
export function lineFrom(typed: string, longest: number): string | null {
  const text = [...typed.replaceAll(/\p{C}/gu, "").trim()].slice(0, longest).join("").trim();
  return text === "" ? null : text;
}

export const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** These names with one text more, or one less where the text is empty: kinds without a text are not named at all. */
export function withName(names: Names, kind: string, language: Language, typed: string, longest: number): Names {
  const text = lineFrom(typed, longest);
  const texts = { ...names[kind], [language]: text ?? "" };
  if (text === null) delete texts[language];
  const all = { ...names, [kind]: texts };
  if (Object.keys(texts).length === 0) delete all[kind];
  return all;
}

/** The list with one number changed: those before it are no greater, those after it no smaller. */
export function withNumber({ low, high }: Option, { step }: NumbersShape, list: readonly number[], at: number, wanted: number): number[] {
  const number = Math.min(high ?? wanted, Math.max(low ?? wanted, Math.round(wanted / step) * step));
  return list.map((one, i) => (i === at ? number : i < at ? Math.min(one, number) : Math.max(one, number)));
}

/** The list with so many numbers: a new one at the end is as the last one was. */
export const ofLength = (list: readonly number[], count: number): number[] =>
  Array.from({ length: count }, (_, i) => list[i] ?? list.at(-1) ?? 0);
