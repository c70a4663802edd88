/** A view of the race as FORMAT part D describes it, and the questions a board asks it. */
import type { Act, View } from "../index";
import type { Machine } from "../../wire";

/** Who acts: a seat, the play leader, or nobody (a spectator). */
export type Who = number | "leader" | null;
export type Vote = "accept" | "reject";
export type Judgement = "valid" | "wrong" | "disputed";

/** Somebody's hand on a card, and the word for it. */
export type Claim = {
  id: string;
  player: number;
  slot: string;
  t: number; // ms of the game's clock
  word: string | null; // null also: not yet for these eyes
  status: "open" | "said" | "pending" | "vote" | Judgement;
  reason: string | null;
  card: string | null; // V2: reserved meanwhile
  votes: string[] | Record<string, Vote>; // who has voted; how, once it is decided
  own_vote?: Vote | null;
};

export interface Race {
  state: "W_TURN" | "OPEN" | "CONTEST" | "RUSH" | "VOTE" | "OVER";
  t: number; // ms of the game's clock at the last act
  game_no: number;
  totals: number[];
  revealer: number | "leader";
  misses: number;
  category: string | { free: string } | null;
  category_deck: number | string[]; // the leader sees which are left
  category_used: string[];
  letter_deck: number;
  table: (string | null)[]; // t1 … t12
  piles: string[][];
  forfeited: string[];
  claims: Claim[];
  passed: number[];
  locked_out: number[];
  tiebreak: { slots: Record<string, string>; misses: number } | null;
  timers: { reveal: number | null; think: number | null; window: number | null; vote: number | null };
  think_left: number | null;
  viewer: Who;
}

export const raceOf = (view: View): Race => view as unknown as Race;

export const SLOTS = Array.from({ length: 12 }, (_, i) => `t${i + 1}`);
const placeOf = (slot: string): number => Number(slot.slice(1)) - 1;
export const letterAt = ({ table }: Race, slot: string): string | null => table[placeOf(slot)] ?? null;

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
export const listOf = (entry: Act | undefined, field: string): string[] => (entry?.[field] as string[] | undefined) ?? [];

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
