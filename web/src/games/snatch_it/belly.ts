/** What a frog has eaten, as everybody sees it when the bellies open. */
import type { View } from "../index";

interface Belly {
  cards: string[] | null; // null: not for these eyes
}

/** The swarms first: they are worth most. */
export function bellyOf(view: View, seat: number): string[] {
  const cards = (view["bellies"] as Belly[])[seat]?.cards ?? [];
  return cards.toSorted((a, b) => Number(b === "swarm") - Number(a === "swarm") || a.localeCompare(b));
}
