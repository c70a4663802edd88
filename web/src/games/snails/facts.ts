/** A view of Snails as the server sends it, and what can be read off it. While events are being told, the page shows such a view too:
 * one that catches up step by step. */
import { inHand } from "../../table/seats";
import type { View } from "../index";

export type PlayerId = string; // "p1"
export type SnailId = string; // "p2.scout"
export type FieldKey = string; // "q,r"

export const ROLES = ["leader", "infantry", "scout", "medic"] as const;
export type Role = (typeof ROLES)[number];

/** The tiles of one field that has any, and what lies on the top one. */
export interface Pile {
  stack: number; // tiles: 1 beach, 2 meadow, 3 mountain
  damage: number;
  fire: number;
  mine: number;
  dynamite: number;
}

export interface SnailFacts {
  health: number;
  field: FieldKey | null;
  shell: boolean;
}

export interface Slot {
  card: string | null; // "?" while it is hidden from the viewer
  state: string; // hidden, revealed, resolved, skipped:<reason>, empty
}

export interface PlayerFacts {
  faction: string | null;
  faction_card: string; // beside, hand, slot, with_player, box
  hand: string[] | number;
  slots: Slot[];
  active: SnailId | "?" | null;
  inactive: SnailId | "?" | null;
  revealed: SnailId[];
  ability_used: boolean;
  aim: { snail: SnailId; slot: number; rerolls: number } | null;
  lost_this_round: boolean;
  lost_last_round: boolean;
}

export interface Facts {
  at: string;
  round: number;
  start_player: PlayerId;
  turn: { player: PlayerId; slot?: number; snail?: SnailId | null } | null;
  contamination: number;
  board: Record<FieldKey, Pile>;
  removed: string[];
  snails: Record<SnailId, SnailFacts>;
  players: Record<PlayerId, PlayerFacts>;
  deck: number;
  discard: string[];
  eliminated: PlayerId[][];
  viewer: PlayerId | null;
}

export const factsOf = (view: View): Facts => view as unknown as Facts;

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

export const handSize = ({ hand }: PlayerFacts): number => inHand(hand);

/** Shells that no snail of this player uses. */
export const freeShells = (facts: Facts, player: PlayerId): number =>
  2 - snailsOf(facts, player).filter((id) => facts.snails[id]?.shell).length;

/** The card whose turn is running, if there is one. */
export function runningCard({ turn, players }: Facts): string | null {
  const slot = turn?.slot === undefined ? undefined : players[turn.player]?.slots[turn.slot - 1];
  return slot?.state === "revealed" ? slot.card : null;
}
