/** A position of a verbose record as one viewer saw it; with "all", everything lies face up. */
import type { Machine } from "../../wire";
import type { View } from "../index";

interface Stack {
  id: string;
  cards: string[];
}

type Position = Machine & {
  state: string;
  deck: string[];
  discard: string[];
  hands: string[][];
  patches: Stack[][];
  bellies: string[][];
  laid: (string | null)[];
  last_bite_out: boolean;
};

/** Creature cards above Last Bite, as roughly as one sees it at a table. */
function depth(deck: string[]): string {
  const above = deck.indexOf("last_bite");
  if (above === 0) return "on_top";
  if (above <= 5) return "very_near";
  if (above <= 15) return "near";
  return above <= 30 ? "middle" : "far";
}

export function viewOf(position: Machine, viewer: number | "all"): View {
  const full = position as Position;
  const open = (seat: number): boolean => viewer === "all" || viewer === seat;
  const over = full.state === "OVER";
  return {
    ...full,
    viewer: viewer === "all" ? null : viewer,
    deck: full.deck.filter((kind) => kind !== "last_bite").length,
    last_bite: full.last_bite_out ? "out" : depth(full.deck),
    discard: full.discard.length,
    hands: full.hands.map((hand, seat) => (open(seat) ? hand : hand.length)),
    patches: full.patches.map((stacks, seat) =>
      stacks.map(({ id, cards }) => ({ id, top: cards.at(-1), height: cards.length, cards: open(seat) ? cards : null })),
    ),
    bellies: full.bellies.map((cards, seat) => ({ count: cards.length, cards: open(seat) || over ? cards : null })),
    laid: full.laid.map((card, seat) => (card === null || open(seat) ? card : "?")),
  };
}
