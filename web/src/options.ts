/** A game's options as the server describes them, and their values in words. */
import type { Say } from "./texts.svelte";
import type { Machine } from "./wire";

export type OptionValue = string | number | boolean;

export interface Option {
  name: string;
  default: Record<string, OptionValue>; // by number of players
  words: string[];
  low: number | null;
  high: number | null;
  seat: boolean;
}

export const asOptions = (described: Machine[]): Option[] => described as unknown as Option[];

export const isBoolean = (option: Option): boolean => option.words.length === 0 && option.low === null && !option.seat;

/** Everything this option may be, where that is a short list; integers in a range are typed instead. */
export function choicesOf(option: Option, names: readonly string[]): OptionValue[] {
  if (isBoolean(option)) return [true, false];
  const seats = option.seat ? names.map((_, seat) => seat) : [];
  return [...option.words, ...seats];
}

/** A value in words: `option-<name>-<value>`, else `option-<name>-value` with the number or the seat's name. */
export function valueText(option: Option, value: OptionValue, names: readonly string[], t: Say, knows: (id: string) => boolean): string {
  const own = `option-${option.name}-${String(value)}`;
  if (knows(own)) return t(own);
  if (option.seat && typeof value === "number") return t(`option-${option.name}-value`, { name: names[value] ?? "" });
  return t(`option-${option.name}-value`, { value });
}

/** The values that differ from the usual ones for so many players. */
export function changed(options: readonly Option[], values: Machine, players: number): Option[] {
  return options.filter((option) => values[option.name] !== option.default[String(players)]);
}
