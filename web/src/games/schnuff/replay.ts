/** A position of a verbose record as one viewer saw it; with "all", every hand lies open. */
import type { Position, View } from "./types";

export function viewOf(position: Position, viewer: number | "all"): View {
  return {
    ...position,
    viewer: viewer === "all" ? null : viewer,
    draw_pile: position.draw_pile.length,
    discard: { count: position.discard.length, top: position.discard.at(-1) ?? null },
    hands: position.hands.map((hand, seat) => (viewer === "all" || viewer === seat ? [...hand].sort() : hand.length)),
    aside: position.aside.length,
    draw_right: null,
  };
}
