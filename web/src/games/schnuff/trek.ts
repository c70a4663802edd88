/** A view of Schnuff as the server sends it, and what everybody at the table can count up from it. */
import type { View } from "../index";

export interface Trek {
  state: string;
  round: number;
  dealer: number;
  active: number | null;
  count: number;
  direction: number; // 1: clockwise, -1: against it
  started: boolean;
  draw_pile: number;
  discard: { count: number; top: string | null };
  hands: (string[] | number)[];
  aside: number;
  chips: number[];
  bank: number;
  in_round: boolean[];
  draw_right: number | null; // null unless it is the own one, and the table allows the reminder
  immune: { player: number; limit: number } | null;
  eliminated: number[][];
}

export const trekOf = (view: View): Trek => view as unknown as Trek;

export const LIMITS = [30, 60, 90];

/** What it costs to pass a limit. */
export const feeOf = (limit: number): number => limit / 30;

export const KINDS = ["number_1", "number_2", "number_3", "number_4", "pass", "reverse", "snap", "risk", "schnuff"];

/** The number of a number card, else null. */
export const numberOf = (kind: string): number | null => (kind.startsWith("number_") ? Number(kind.slice("number_".length)) : null);

/** The next limit up the road, the one the cart stands at included; null past the last. */
export const limitFrom = (count: number): number | null => LIMITS.find((limit) => limit >= count) ?? null;

/** The limit that a step passes, if there is one. */
export const passed = (from: number, to: number): number | null => LIMITS.find((limit) => from <= limit && limit < to) ?? null;

/** Whose turn follows `seat`; the same seat's if nobody else is in the round. */
export function nextSeat(inRound: readonly boolean[], seat: number, direction: number): number {
  const seats = inRound.length;
  for (let step = 1; step < seats; step++) {
    const one = (((seat + direction * step) % seats) + seats) % seats;
    if (inRound[one]) return one;
  }
  return seat;
}

/** The rank of a player who is out of the game: the later, the better. */
export function rankOf(eliminated: readonly number[][], seats: number, seat: number): number | null {
  let left = seats;
  for (const group of eliminated) {
    left -= group.length;
    if (group.includes(seat)) return left + 1;
  }
  return null;
}
