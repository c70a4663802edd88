/** A view of Snatch It! as the server sends it, and the seats in the order in which one sees them. */
import type { View } from "../index";

export interface Stack {
  id: string;
  top: string;
  height: number;
  cards: string[] | null; // bottom → top, where this viewer may look
}

export interface Belly {
  count: number;
  cards: string[] | null;
}

export interface Pond {
  state: string;
  phase: string;
  round: number;
  first_leap: number;
  active: number | null;
  this_round_last: boolean;
  next_round_last: boolean;
  deck: number;
  last_bite: string | number | null;
  discard: number;
  pond: string[];
  hands: (string[] | number)[];
  patches: Stack[][];
  bellies: Belly[];
  laid: (string | null)[]; // "?": laid, but not for these eyes
  pending: Record<string, unknown> | null;
}

export const pondOf = (view: View): Pond => view as unknown as Pond;

export const typeOf = (kind: string): string => kind.split("_")[0] ?? kind;

export const numberOf = (kind: string): string => kind.split("_")[1] ?? "7 0";

export const inHand = (hand: string[] | number | undefined): number => (Array.isArray(hand) ? hand.length : (hand ?? 0));

/** The other seats clockwise, from the left neighbour; a spectator sees all of them. */
export function othersFrom(seat: number | null, seats: number): number[] {
  const all = Array.from({ length: seats }, (_, i) => i);
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat)];
}
