/** Who has come and gone in the middle of a game, in words: whose cards a bot plays now, and who plays their own again. */
import type { Say } from "../texts.svelte";
import type { Seat } from "../wire";

/** The text for what has become of a seat, null: nothing that others should know. */
function changeOf(before: Seat, after: Seat): string | null {
  if (before.kind !== "person" || before.name !== after.name) return null;
  if (after.kind === "bot") return "table-has-left";
  if (before.standin === after.standin) return null;
  return after.standin ? "table-stands-in" : "table-is-back";
}

/** A sentence about each of the others; `own` are the seats of whoever reads it. */
export function presenceChanges(before: readonly Seat[], after: readonly Seat[], own: readonly number[], t: Say): string[] {
  return after.flatMap((seat, at) => {
    const was = before[at];
    const change = was && !own.includes(at) ? changeOf(was, seat) : null;
    return change === null ? [] : [t(change, { name: seat.name })];
  });
}
