/** The way out of a table. */
import { route } from "./route.svelte";
import type { SeatView } from "./seat.svelte";

/** All seats of this screen are given up; the table's page goes home when the table has said goodbye. Whoever only watches just goes. */
export function leave(seats: readonly SeatView[]): void {
  const own = seats.filter(({ secret }) => secret !== undefined);
  for (const seat of own) seat.leave();
  if (own.length === 0) route.go("#/");
}
