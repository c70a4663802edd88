/** What one could do, in words: those of its game where that has its own, or what the act's fields say. */
import { lineOf, phraseOf, seatIn, type Wording } from "../log_lines";
import { same } from "../options";
import type { Machine } from "../wire";
import { type Act, type GameEvent, gameAt, type View } from ".";

/** `view` is that of whoever acts. */
export function phraseAt(game: string, act: Act, view: View | null | undefined, wording: Wording): string {
  const phrase = gameAt(game)?.phrase;
  return phrase && view ? phrase(act, view, wording) : phraseOf(act, wording);
}

/** What a seat did, as the log tells it: by the event that says all that the act says. "" where none does. */
export function lineAt(game: string, act: Act, seat: number, events: readonly GameEvent[], wording: Wording): string {
  const told = gameAt(game)?.untold?.includes(act.type) ? undefined : events.find((event) => seatIn(event) === seat && tells(event, act));
  return told ? lineOf(told, wording) : "";
}

const tells = (event: Machine, act: Act): boolean =>
  Object.entries(act).every(([field, value]) => field === "type" || field === "player" || same(event[field], value));
