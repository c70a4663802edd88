/** The seats in the order in which one sees them, and what they hold. */

export const inHand = (hand: readonly string[] | number | undefined): number => (typeof hand === "number" ? hand : (hand?.length ?? 0));

/** The other seats clockwise, from the left neighbour; a spectator sees all of them. */
export function othersFrom(seat: number | null, seats: number): number[] {
  const all = Array.from({ length: seats }, (_, i) => i);
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat)];
}
