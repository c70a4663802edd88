/** What Snails is played with: of all plans for a round the table sends what they can be made of. */
import type * as types from "./types";
import type { Act, Card, Snail } from "./types";

export type Ask = {
  type: "program";
  active: Snail[];
  inactive: (Snail | null)[];
  cards: Card[];
  count: number; // so many plans there are
};

/** An act that stands in the legal list as it is. */
export type Single = Exclude<Act, { type: "program" }>;
export type Legal = Single | Ask;
export type Shapes = Omit<types.Shapes, "legal"> & { legal: Legal };
