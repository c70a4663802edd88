/** A position of a verbose record as one viewer saw it; with "all", every hand and every programme lies open. */
import type { Machine } from "../../wire";
import type { View } from "../index";
import { playerOf } from "./facts";

interface Held extends Machine {
  hand: string[];
  slots: { card: string | null; state: string }[];
  active: string | null;
  inactive: string | null;
  revealed: string[];
  faction_card: string;
}

interface Position extends Machine {
  board: Record<string, Machine & { stack: string[] }>;
  deck: string[];
  players: Record<string, Held>;
}

const shut = (player: Held): Machine => {
  const seen = (snail: string | null): string | null => (snail === null || player.revealed.includes(snail) ? snail : "?");
  return {
    ...player,
    hand: player.hand.length,
    slots: player.slots.map((slot) => (slot.state === "hidden" ? { ...slot, card: "?" } : slot)),
    active: seen(player.active),
    inactive: seen(player.inactive),
    faction_card: player.faction_card === "hand" || player.faction_card === "slot" ? "with_player" : player.faction_card,
  };
};

export function viewOf(position: Machine, viewer: number | "all"): View {
  const full = position as Position;
  const own = viewer === "all" ? null : playerOf(viewer);
  const mapped = <A, B>(of: Record<string, A>, change: (one: A, id: string) => B): Record<string, B> =>
    Object.fromEntries(Object.entries(of).map(([id, one]) => [id, change(one, id)]));
  return {
    ...full,
    viewer: own,
    board: mapped(full.board, (pile) => ({ ...pile, stack: pile.stack.length })),
    deck: full.deck.length,
    players: mapped(full.players, (player, id) => (viewer === "all" || id === own ? player : shut(player))),
  };
}
