/** Lines that are too long for a fair race. */
import { GAMES } from "./games";
import type { Table } from "./wire";

/** The seats at their ends; none where nobody races. */
export function farAt(face: Table): number[] {
  if (!GAMES[face.game]?.race || face.calm) return [];
  return face.seats.flatMap((one, seat) => (one.far ? [seat] : []));
}
