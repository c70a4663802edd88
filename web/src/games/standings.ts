/** How a game has ended, as the server says it: who came where. What the points are made of is each game's own. */
import type { Result } from "../wire";
import type { View } from "./index";

export interface Standing {
  seat: number; // as the game numbers it: at the table people may have come and gone since
  name: string;
  rank: number;
  points: number;
}

/** The first ones first. */
export function standingsOf({ ranks, scores, players }: Result): Standing[] {
  return ranks
    .map((rank, seat) => ({ seat, name: players[seat] ?? "", rank, points: scores[seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** Whose eyes a view is for; null: somebody who did not play. */
export function viewerOf(view: View | null): number | null {
  const viewer = view?.["viewer"];
  if (typeof viewer === "number") return viewer;
  const number = typeof viewer === "string" ? /^p(\d+)$/.exec(viewer)?.[1] : undefined;
  return number === undefined ? null : Number(number) - 1;
}
