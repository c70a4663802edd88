/** Lines that are too long for a fair race. */
import { coverAt } from "./games";
import type { Table } from "./wire";

/** The seats at their ends; none where nobody races. */
export function farAt(table: Table): number[] {
  if (!coverAt(table.game)?.race || table.calm) return [];
  return table.seats.flatMap((one, seat) => (one.far ? [seat] : []));
}
