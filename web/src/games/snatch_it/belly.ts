/** What a frog has eaten, as everybody sees it when the bellies open. */
import type { Kind, View } from "./types";

/** The swarms first: they are worth most. */
export function bellyOf(view: View, seat: number): Kind[] {
  const cards = view.bellies[seat]?.cards ?? [];
  return cards.toSorted((a, b) => Number(b === "swarm") - Number(a === "swarm") || a.localeCompare(b));
}
