/** The seats this device holds, with their secrets: what makes reload and return find the same seat again. */
import { Stored } from "./stored";
import type { Held } from "./wire";

export interface HeldSeat {
  seat: number;
  secret: string;
  name: string;
}

export interface HeldTable {
  table: string;
  game: string;
  seats: HeldSeat[];
  at: number;
  here?: boolean; // it is played in the page itself, without a server
}

const stored = new Stored<HeldTable[]>("schnapp.seats");
const MOST = 20; // tables remembered; the oldest are forgotten

export function heldTables(): HeldTable[] {
  const kept = stored.read();
  return Array.isArray(kept) ? kept : [];
}

export function heldAt(table: string): HeldSeat[] {
  return heldTables().find((one) => one.table === table)?.seats ?? [];
}

function keep(tables: HeldTable[]): void {
  stored.write(tables.filter((one) => one.seats.length > 0).slice(0, MOST));
}

/** Remember seats of one table, beside those already held there. */
export function hold(game: string, held: Held[], names: string[], here = false): void {
  const first = held[0];
  if (!first) return;
  const before = heldAt(first.table).filter((seat) => !held.some((fresh) => fresh.seat === seat.seat));
  const seats = [...before, ...held.map(({ seat, secret }, i) => ({ seat, secret, name: names[i] ?? "" }))];
  seats.sort((a, b) => a.seat - b.seat);
  const others = heldTables().filter((one) => one.table !== first.table);
  keep([{ table: first.table, game, seats, at: Date.now(), ...(here ? { here } : {}) }, ...others]);
}

/** Forget one seat, or the whole table. */
export function letGo(table: string, secret?: string): void {
  keep(
    heldTables().map((one) =>
      one.table === table ? { ...one, seats: secret === undefined ? [] : one.seats.filter((seat) => seat.secret !== secret) } : one,
    ),
  );
}
