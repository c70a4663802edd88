/** A position of a verbose record as one viewer saw it; with "all", every hand and every programme lies open. */
import { oneOf } from "../../table/shapes";
import { playerOf } from "./facts";
import { type Person, PLAYERS, type Position, type Snail, type View } from "./types";

const shut = (player: Position["players"][string]): Person => {
  const seen = (snail: Snail | null): Snail | "?" | null => (snail === null || player.revealed.includes(snail) ? snail : "?");
  return {
    ...player,
    hand: player.hand.length,
    slots: player.slots.map((slot) => (slot.state === "hidden" ? { ...slot, card: "?" } : slot)),
    active: seen(player.active),
    inactive: seen(player.inactive),
    faction_card: player.faction_card === "hand" || player.faction_card === "slot" ? "with_player" : player.faction_card,
  };
};

export function viewOf(position: Position, viewer: number | "all"): View {
  const own = viewer === "all" ? null : oneOf(PLAYERS, playerOf(viewer));
  const mapped = <A, B>(of: Record<string, A>, change: (one: A, id: string) => B): Record<string, B> =>
    Object.fromEntries(Object.entries(of).map(([id, one]) => [id, change(one, id)]));
  return {
    ...position,
    viewer: own,
    board: mapped(position.board, (pile) => ({ ...pile, stack: pile.stack.length })),
    deck: position.deck.length,
    players: mapped(position.players, (player, id) => (viewer === "all" || id === own ? player : shut(player))),
  };
}
