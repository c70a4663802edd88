/** A position of a verbose record as one viewer saw it; with "all", every hand lies open. */
import type { Machine } from "../../wire";
import type { View } from "../index";

type Position = Machine & { draw_pile: string[]; discard: string[]; hands: string[][]; aside: string[] };

export function viewOf(position: Machine, viewer: number | "all"): View {
  const full = position as Position;
  return {
    ...full,
    viewer: viewer === "all" ? null : viewer,
    draw_pile: full.draw_pile.length,
    discard: { count: full.discard.length, top: full.discard.at(-1) ?? null },
    hands: full.hands.map((hand, seat) => (viewer === "all" || viewer === seat ? [...hand].sort() : hand.length)),
    aside: full.aside.length,
    draw_right: null,
  };
}
