/** What everybody at the table can count up from a view of Schnuff. */

export const LIMITS = [30, 60, 90];

/** What it costs to pass a limit. */
export const feeOf = (limit: number): number => limit / 30;

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
