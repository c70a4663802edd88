/** What one could do, in words: those of its game where that has its own, or what the act's fields say. */
import { phraseOf, type Wording } from "../log_lines";
import { type Act, gameAt, type View } from ".";

/** `view` is that of whoever acts. */
export function phraseAt(game: string, act: Act, view: View | null | undefined, wording: Wording): string {
  const phrase = gameAt(game)?.phrase;
  return phrase && view ? phrase(act, view, wording) : phraseOf(act, wording);
}
