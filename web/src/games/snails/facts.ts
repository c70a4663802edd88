/** A view of Snails as the server sends it, and what can be read off it. While events are being told, the page shows such a view too:
 * one that catches up step by step. */
import type { Event, Person as PlayerFacts, Snail, View as Facts } from "./types";

export type PlayerId = string; // "p1"
export type SnailId = string; // "p2.scout"
export type FieldKey = string; // "q,r"

export const MOST_HEALTH = 30;

export const ROLES = ["leader", "infantry", "scout", "medic"] as const;
export type Role = (typeof ROLES)[number];

/** What one plays with, by the names that the page has for it. */
export type { Living as SnailFacts, Person as PlayerFacts, Slot, Tiles as Pile, View as Facts } from "./types";

export const playerOf = (seat: number): PlayerId => `p${seat + 1}`;
export const seatOf = (player: unknown): number => Number(String(player).slice(1)) - 1;

/** Whose snail it is: "p2.scout" → "p2". */
export const ownerOf = (snail: SnailId): PlayerId => snail.split(".")[0] ?? "";
export const roleOf = (snail: SnailId): Role => (snail.split(".")[1] ?? "leader") as Role;

/** "rocket#1" → "rocket", "basic_3#p2" → "basic_3". */
export const kindOf = (card: string): string => card.split("#")[0] ?? card;

export const levelOf = ({ board }: Facts, field: FieldKey): number => board[field]?.stack ?? 0;

const ORDER = (snail: SnailId): string => `${ownerOf(snail)}${ROLES.indexOf(roleOf(snail))}`;
export const inGameOrder = (a: SnailId, b: SnailId): number => ORDER(a).localeCompare(ORDER(b));

export const snailsOn = ({ snails }: Facts, field: FieldKey): SnailId[] =>
  Object.keys(snails)
    .filter((id) => snails[id]?.field === field)
    .sort(inGameOrder);

export const snailsOf = ({ snails }: Facts, player: PlayerId): SnailId[] =>
  Object.keys(snails)
    .filter((id) => ownerOf(id) === player)
    .sort(inGameOrder);

/** Shells that no snail of this player uses. */
export const freeShells = (facts: Facts, player: PlayerId): number =>
  2 - snailsOf(facts, player).filter((id) => facts.snails[id]?.shell).length;

/** Which slot's turn it is. */
export const slotOf = ({ turn }: Facts): number | null => (turn && "slot" in turn ? turn.slot : null);

/** Whose turn it is, as soon as its card is asked for. */
export const actingIn = ({ turn }: Facts): Snail | null => (turn && "snail" in turn ? turn.snail : null);

/** The card whose turn is running, if there is one. */
export function runningCard(facts: Facts): string | null {
  const slot = slotIn(facts);
  return slot?.state === "revealed" ? slot.card : null;
}

/** The slot whose turn it is. */
export function slotIn(facts: Facts): PlayerFacts["slots"][number] | undefined {
  const at = slotOf(facts);
  return facts.turn && at !== null ? facts.players[facts.turn.player]?.slots[at - 1] : undefined;
}

/** The snail at which was aimed last. */
export const targetIn = (events: readonly Event[]): Snail | null =>
  events.flatMap((event) => (event.type === "target_chosen" && event.snail ? [event.snail] : [])).at(-1) ?? null;
