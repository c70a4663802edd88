"""A world that agrees with a view of Snails: first any world, then `Snails.imagine` deals all hidden things anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from schnapp.table.canonical import is_array

from . import box, cards


def filled(view: Mapping[str, Any]) -> dict[str, Any]:
    """A position with this view: hidden cards, orders and backs in the order of their ids."""
    players = {id: dict(player) for id, player in view["players"].items()}
    unseen = _unseen(view, players)
    for id, player in players.items():
        if id != view["viewer"]:
            _fill_player(id, player, view, unseen)
    backs = {terrain: _backs_left(view, terrain) for terrain in box.PILES}
    board = {
        field: pile
        | {"stack": [f"{terrain}:{backs[terrain].pop()}" for terrain in box.TERRAINS[1 : pile["stack"] + 1]]}
        for field, pile in view["board"].items()
    }
    position = {key: value for key, value in view.items() if key != "viewer"}
    return position | {"board": board, "players": players, "deck": unseen}


def _unseen(view: Mapping[str, Any], players: Mapping[str, Any]) -> list[str]:
    """The cards of the arsenal that the viewer sees nowhere; none before the deck is there."""
    seen: set[str] = set(view["discard"])
    for player in players.values():
        seen.update(player["hand"] if is_array(player["hand"]) else [])
        seen.update(slot["card"] for slot in player["slots"] if slot["card"] is not None)
    dealt = view["at"] != "choose_faction"
    return [card for card in cards.BOX.ids[: cards.ARSENAL] if card not in seen] if dealt else []


def _fill_player(id: str, player: dict[str, Any], view: Mapping[str, Any], unseen: list[str]) -> None:
    shown: set[str] = {slot["card"] for slot in player["slots"]}
    hidden = sum(slot["card"] == "?" for slot in player["slots"])
    size: int = player["hand"] + hidden
    own = [f"basic_{card}#{id}" for card in range(1, 6) if f"basic_{card}#{id}" not in shown] if size else []
    faction_card = cards.BOX.ids[cards.FACTION + box.FACTIONS.index(player["faction"])] if player["faction"] else ""
    if player["faction_card"] == "with_player" and faction_card not in shown:
        own.append(faction_card)
    own += [unseen.pop() for _ in range(size - len(own))]
    laid = iter(own[:hidden])
    player["slots"] = [slot | {"card": next(laid)} if slot["card"] == "?" else slot for slot in player["slots"]]
    player["hand"] = sorted(own[hidden:])
    if player["faction_card"] == "with_player":
        player["faction_card"] = "hand" if faction_card in player["hand"] else "slot"
    living = [snail for snail in view["snails"] if snail.startswith(id) and snail not in player["revealed"]]
    for order in ("active", "inactive"):
        if player[order] == "?":
            player[order] = living.pop()


def _backs_left(view: Mapping[str, Any], terrain: str) -> list[str]:
    left = list(box.PILES[terrain])
    for face in view["removed"]:
        if face.startswith(f"{terrain}:"):
            left.remove(face.split(":")[1])
    return left
