/** The seats this device holds, with their secrets: what makes reload and return find the same seat again. */
import { Stored } from "./stored";
import type { Held, Table } from "./wire";

export interface HeldSeat {
  seat: number;
  secret: string;
  name: string;
}

export interface HeldTable {
  table: string;
  game: string | null; // null: nobody has said it yet
  seats: HeldSeat[];
  at: number; // when it was used last, as Date.now()
  over?: boolean; // its game, when it was last heard of …
  heard?: Heard; // … and all that the start page says of it: it stands there before there is an answer
  here?: boolean; // it is played in the page itself, without a server
}

/** Who sits there besides, and how far it is. */
export interface Heard {
  stage: Table["stage"];
  others: string[];
}

const stored = new Stored<HeldTable[]>("schnapp.seats");
const MOST = 20; // tables remembered

export function heldTables(): HeldTable[] {
  const kept = stored.read();
  return Array.isArray(kept) ? kept : [];
}

export function heldAt(table: string): HeldSeat[] {
  return heldTables().find((one) => one.table === table)?.seats ?? [];
}

/** Of too many those are forgotten first whose game is over, and of these the ones that nobody has used for longest. */
function keep(tables: HeldTable[]): void {
  const seated = tables.filter((one) => one.seats.length > 0);
  const byUse = seated.toSorted((a, b) => Number(a.over ?? false) - Number(b.over ?? false) || b.at - a.at);
  const forgotten = new Set(byUse.slice(MOST));
  const [before, left] = [heldTables(), seated.filter((one) => !forgotten.has(one))];
  stored.write(left);
  for (const { table, here } of before) if (here && !left.some((one) => one.table === table)) void remove(table);
}

/** What was played in the page itself nobody else has, and without a seat nobody comes to it again. */
async function remove(table: string): Promise<void> {
  try {
    await (await import("./offline/rows")).remove(indexedDB, table);
  } catch (problem) {
    reportError(problem); // then it goes when nobody has written to it for long
  }
}

/** What has become of a table at which a seat is held; `at`: somebody uses it now. */
export function note({ id, game, stage, seats }: Pick<Table, "id" | "game" | "stage" | "seats">, at?: number): void {
  const own = new Set(heldAt(id).map(({ seat }) => seat));
  const others = seats.filter(({ kind }, seat) => kind !== "open" && !own.has(seat)).map(({ name }) => name);
  const news = { game, over: stage === "over", heard: { stage, others }, ...(at === undefined ? {} : { at }) };
  keep(heldTables().map((one) => (one.table === id ? { ...one, ...news } : one)));
}

/** Remember seats of one table, beside those already held there. */
export function hold(game: string | null, held: Held[], names: string[], here = false): void {
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
