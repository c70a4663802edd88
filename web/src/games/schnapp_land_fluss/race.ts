/** A view of the race, and the questions a board asks it. */
import { declared } from "../../table/shapes";
import type { Act, GameEvent, Machine } from "../../wire";
import type { Event, Letter, SeenClaim as Claim, View as Race } from "./types";

export { SLOTS } from "./types";
export type { SeenClaim as Claim, View as Race, Vote } from "./types";

/** Who acts: a seat, the play leader, or nobody (a spectator). */
export type Who = Race["viewer"];

/** What the table sends is this game's: here it gets its types. */
export const raceOf = (view: Machine): Race => declared(view);
export const eventOf = (event: GameEvent): Event => declared(event);

const placeOf = (slot: string): number => Number(slot.slice(1)) - 1;
export const letterAt = ({ table }: Race, slot: string): Letter | null => table[placeOf(slot)] ?? null;

/** The letters in the order of the alphabet, X and Y on one card. */
export const LETTERS = [..."abcdefghijklmnopqrstuvw", "xy", "z"].map((letter) => `letter_${letter}`);

const redOf = (options: Machine): string[] => (options["letter_deck"] as { red?: string[] } | undefined)?.red ?? [];
export const pointsOf = (letter: string, options: Machine): number => (redOf(options).includes(letter) ? 2 : 1);
export const scoreOf = (pile: readonly string[], options: Machine): number =>
  pile.reduce((sum, letter) => sum + pointsOf(letter, options), 0);

/** The machine name of the category that is played: "free" where the leader has made it up. */
export const categoryOf = ({ category }: Race): string | null =>
  category === null ? null : typeof category === "string" ? category : "free";

/** The entry of a legal list that stands for acts of this type. */
export const entryOf = (legal: readonly Act[], type: string): Act | undefined => legal.find((one) => one.type === type);
export function listOf(entry: Act | undefined, field: string): string[] {
  const listed = entry?.[field];
  return Array.isArray(listed) ? listed.filter((one) => typeof one === "string") : [];
}

/** Card and word in one: where the table has agreed on it, or where nobody races. */
export const wordFirst = (legal: readonly Act[]): Act | undefined => entryOf(legal, "claim") ?? entryOf(legal, "answer");

/** The slots that may be struck now, whether the word comes at once or afterwards. */
export const strikable = (legal: readonly Act[]): string[] => listOf(entryOf(legal, "strike") ?? wordFirst(legal), "slot");

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
