/** A position of a verbose record as one viewer saw it; with "all", everything lies face up. */
import type { InDeck, Position, View } from "./types";

/** Creature cards above Last Bite, as roughly as one sees it at a table. */
function depth(deck: InDeck[]): string {
  const above = deck.indexOf("last_bite");
  if (above === 0) return "on_top";
  if (above <= 5) return "very_near";
  if (above <= 15) return "near";
  return above <= 30 ? "middle" : "far";
}

export function viewOf(position: Position, viewer: number | "all"): View {
  const open = (seat: number): boolean => viewer === "all" || viewer === seat;
  const over = position.state === "OVER";
  return {
    ...position,
    viewer: viewer === "all" ? null : viewer,
    deck: position.deck.filter((kind) => kind !== "last_bite").length,
    last_bite: position.last_bite_out ? "out" : depth(position.deck),
    discard: position.discard.length,
    hands: position.hands.map((hand, seat) => (open(seat) ? hand : hand.length)),
    patches: position.patches.map((stacks, seat) =>
      stacks.flatMap(({ id, cards }) => {
        const top = cards.at(-1);
        return top ? [{ id, top, height: cards.length, cards: open(seat) ? cards : null }] : [];
      }),
    ),
    bellies: position.bellies.map((cards, seat) => ({ count: cards.length, cards: open(seat) || over ? cards : null })),
    laid: position.laid.map((card, seat) => (card === null || open(seat) ? card : "?")),
  };
}
