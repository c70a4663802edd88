/** A view of the race, and the questions a board asks it. */
import type { Machine } from "../../wire";
import type { Legal } from "./shapes";
import type { Letter, SeenClaim as Claim, Slot, View as Race } from "./types";

export type { SeenClaim as Claim, View as Race } from "./types";

/** Who acts: a seat, the play leader, or nobody (a spectator). */
export type Who = Race["viewer"];

const placeOf = (slot: string): number => Number(slot.slice(1)) - 1;
/** What of a view says where the letters lie. */
export interface Lying {
  table: readonly (Letter | null)[];
}
export const letterAt = ({ table }: Lying, slot: string): Letter | null => table[placeOf(slot)] ?? null;

const redOf = (options: Machine): string[] => (options["letter_deck"] as { red?: string[] } | undefined)?.red ?? [];
export const pointsOf = (letter: string, options: Machine): number => (redOf(options).includes(letter) ? 2 : 1);
export const scoreOf = (pile: readonly string[], options: Machine): number =>
  pile.reduce((sum, letter) => sum + pointsOf(letter, options), 0);

/** The machine name of the category that is played: "free" where the leader has made it up. */
export const categoryOf = ({ category }: Race): string | null =>
  category === null ? null : typeof category === "string" ? category : "free";

/** The entry of a legal list that stands for acts of this type. */
export const entryOf = <Type extends Legal["type"]>(legal: readonly Legal[], type: Type): Extract<Legal, { type: Type }> | undefined =>
  legal.find((one): one is Extract<Legal, { type: Type }> => one.type === type);

/** Card and word in one: where the table has agreed on it, or where nobody races. */
export const wordFirst = (legal: readonly Legal[]): Extract<Legal, { type: "claim" | "answer" }> | undefined =>
  entryOf(legal, "claim") ?? entryOf(legal, "answer");

/** The slots that may be struck now, whether the word comes at once or afterwards. */
export const strikable = (legal: readonly Legal[]): Slot[] => (entryOf(legal, "strike") ?? wordFirst(legal))?.slot ?? [];

/** Whose hands lie on this card, the first one first. A reserved card has left its place. */
export const handsOn = ({ claims }: Race, slot: string): number[] =>
  claims.filter((claim) => claim.slot === slot && claim.card === null).map(({ player }) => player);

/** V2: who owes a word for this card. */
export const holderOf = ({ state, claims }: Race, slot: string): number | null =>
  state === "RUSH" ? (claims.find((claim) => claim.slot === slot && claim.status === "open")?.player ?? null) : null;

/** Who plays the tie-break for this card. */
export const contestants = ({ tiebreak }: Race, slot: string): number[] =>
  Object.entries(tiebreak?.slots ?? {})
    .filter(([, own]) => own === slot)
    .map(([seat]) => Number(seat));

export const takesPart = ({ tiebreak }: Race, seat: number): boolean => tiebreak === null || String(seat) in tiebreak.slots;

export const openClaim = ({ claims }: Race, who: Who): Claim | undefined =>
  claims.find(({ player, status }) => player === who && status === "open");

/** Who has voted on this claim. */
export const voters = ({ votes }: Claim): string[] => (Array.isArray(votes) ? votes : Object.keys(votes));
