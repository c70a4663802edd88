/** How a word begins (rule 6.2 of the specification). Only a hint for whoever types: the table decides. */
import { type Slot, SLOTS } from "./types";

const LIGATURES: Record<string, string> = { Æ: "ae", æ: "ae", Ø: "o", ø: "o", Œ: "oe", œ: "oe", Ł: "l", ł: "l", Đ: "d", đ: "d", Þ: "th", þ: "th", ẞ: "ss", ß: "ss" }; // prettier-ignore

export const LONGEST = 60; // characters of a word

const plain = (word: string): string =>
  [...word.normalize("NFKD").replaceAll(/\p{M}/gu, "")].map((sign) => LIGATURES[sign] ?? sign).join("");

/** The initial in capitals, A to Z; null: none yet, or no letter of ours. */
export function initialOf(word: string): string | null {
  const first = /[\p{L}\p{N}]/u.exec(plain(word))?.[0].toUpperCase() ?? "";
  return /^[A-Z]$/.test(first) ? first : null;
}

/** The initials that a letter card takes, in capitals. */
export const initialsOf = (letter: string): string => letter.slice("letter_".length).toUpperCase();

export function fits(word: string, letter: string): boolean {
  const initial = initialOf(word);
  return initial !== null && initialsOf(letter).includes(initial);
}

/** The slot that this letter means: the first that may be struck, else the first where it lies. */
export function slotOf(word: string, table: readonly (string | null)[], open: readonly Slot[]): Slot | null {
  const lying = SLOTS.filter((_, i) => fits(word, table[i] ?? ""));
  return lying.find((slot) => open.includes(slot)) ?? lying[0] ?? null;
}
