/** What the table shows in numbers while events are still being told: the facts catch up one by one. */
import { inHand } from "../../table/seats";
import type { View } from "./types";

export interface Facts {
  deck: number;
  discard: number;
  hands: number[]; // how many cards
  bellies: number[];
}

export const factsOf = ({ deck, discard, hands, bellies }: View): Facts => ({
  deck,
  discard,
  hands: hands.map(inHand),
  bellies: bellies.map(({ count }) => count),
});

const more = (counts: number[], seat: number, by: number): number[] => counts.with(seat, (counts[seat] ?? 0) + by);

export const withHand = (facts: Facts, seat: number, by: number): Facts => ({ ...facts, hands: more(facts.hands, seat, by) });
export const withBelly = (facts: Facts, seat: number, by: number): Facts => ({ ...facts, bellies: more(facts.bellies, seat, by) });
export const withDeck = (facts: Facts, by: number): Facts => ({ ...facts, deck: facts.deck + by });
export const withDiscard = (facts: Facts, by: number): Facts => ({ ...facts, discard: facts.discard + by });
