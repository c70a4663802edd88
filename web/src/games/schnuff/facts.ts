/** What the table shows of a view while events are still being told: the facts catch up one by one. */
import { inHand } from "../../table/seats";
import type { Kind, View } from "./types";

export interface Facts {
  count: number;
  direction: number;
  round: number;
  dealer: number;
  pile: number;
  discard: number;
  top: Kind | null;
  hands: number[]; // how many cards
  chips: number[];
  bank: number;
  aside: number;
  inRound: boolean[];
  immune: View["immune"];
  eliminated: number[][];
}

export const factsOf = (trek: View): Facts => ({
  count: trek.count,
  direction: trek.direction,
  round: trek.round,
  dealer: trek.dealer,
  pile: trek.draw_pile,
  discard: trek.discard.count,
  top: trek.discard.top,
  hands: trek.hands.map(inHand),
  chips: [...trek.chips],
  bank: trek.bank,
  aside: trek.aside,
  inRound: [...trek.in_round],
  immune: trek.immune,
  eliminated: trek.eliminated,
});

/** The table before the first card is dealt. */
export const bare = (trek: View): Facts => ({
  ...factsOf(trek),
  pile: trek.draw_pile + trek.hands.reduce<number>((sum, hand) => sum + inHand(hand), 0),
  hands: trek.hands.map(() => 0),
});

export const withHand = (facts: Facts, seat: number, more: number): Facts => ({
  ...facts,
  hands: facts.hands.map((held, one) => (one === seat ? Math.max(0, held + more) : held)),
});

export const withPaid = (facts: Facts, seat: number, chips: number): Facts => ({
  ...facts,
  chips: facts.chips.map((held, one) => (one === seat ? held - chips : held)),
  bank: facts.bank + chips,
});
