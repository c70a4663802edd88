"""Positions of Snails in which a turn is about to begin: out of seeded games, with all snails brought together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from schnapp.games.snails import board, box, cards
from schnapp.games.snails.game import SnailsGame
from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.rng import Rng
from schnapp.table.seating import owed_in
from schnapp.table.state import State

from .games import Plan, Record, events_of, played, tried

GAME = SnailsGame()
CARD = {kind.id: next(id for id in cards.BOX.ids if id.partition("#")[0] == kind.id) for kind in cards.BOX.kinds}
"""A card of each kind."""


@dataclass(frozen=True)
class Scene:
    """A game in the middle of a turn, and what has been told of it since."""

    state: State
    events: list[Record]

    @property
    def seat(self) -> int:
        """Who has to decide."""
        return owed_in(self.state)[0]

    @property
    def is_over(self) -> bool:
        """Is the turn over that was looked at?"""
        return any(event["type"] in ("turn_resolved", "turn_skipped", "game_over") for event in self.events)

    def legal(self) -> list[Act]:
        return GAME.acts.legal(self.state, self.seat)

    def after(self, act: Act, dealer: Dealer | None = None) -> Scene:
        """The same in a copy, with what comes of an act."""
        after, events = tried(GAME, self.state, self.seat, act, dealer)
        return Scene(after, self.events + events)


def around(field: str) -> set[str]:
    """A field and its neighbours."""
    q, r = map(int, field.split(","))
    return {field, *(board.name((q + dq, r + dr)) for dq, dr in board.NEIGHBOURS)}


def planned(plan: Plan, number: int) -> Record:
    """The position in which all begin to plan this round."""
    match = plan.start()
    for _ in played(match, plan.seed):
        position = match.position()
        if position["at"] == "program" and position["round"] == number:
            return position
    raise LookupError(f"{plan} ends before round {number}")


def brought_together(position: Record, options: Mapping[str, Any], chance: Rng) -> None:
    """All snails on seven fields that lie together, some of those on land in a shell. Everybody has laid a programme."""
    land = set(position["board"])
    fields = {board.name(field) for field in board.layout(options.get("layout", "corners")).fields}
    places = [near for field in sorted(land) if len(near := around(field) & fields) == 7]
    near = sorted(places[chance.below(len(places))])
    room = near * box.CROWD
    shells = dict.fromkeys(position["players"], box.SHELLS)
    for id, snail in position["snails"].items():
        owner = id.partition(".")[0]
        snail["field"] = room.pop(chance.below(len(room)))
        snail["health"] = 5 * (1 + chance.below(6))
        snail["shell"] = snail["field"] in position["board"] and shells[owner] > 0 and chance.below(2) == 0
        shells[owner] -= snail["shell"]
    for field in sorted(land.intersection(near)):
        position["board"][field] |= {kind: chance.below(5) // 4 for kind in box.MARKERS}
    for id, player in position["players"].items():
        hand = [card for card in player["hand"] if "#" in card]  # without the card of the faction
        player["faction_card"] = "beside"
        player["slots"] = [{"card": card, "state": "hidden"} for card in hand[-5:]]
        player["hand"] = hand[:-5]
        player["active"], *others = [snail for snail in position["snails"] if snail.partition(".")[0] == id]
        player["inactive"] = others[0] if others else None
    position["deck"] = position["deck"][1:]  # one card of the arsenal will stand twice
    position["at"] = "turn"


def turn(position: Record, plan: Plan, snail: str, card: str, dealer: Dealer | None = None) -> Scene:
    """This snail plays this card in the first slot."""
    owner = snail.partition(".")[0]
    player = position["players"][owner]
    others = [one for one in (player["active"], player["inactive"]) if one not in (None, snail)]
    slots = [{"card": card, "state": "hidden"}, *player["slots"][1:]]
    changed = {**player, "slots": slots, "active": snail, "inactive": others[0] if others else None}
    begun = {
        **position,
        "turn": {"player": owner, "slot": 1},
        "players": {**position["players"], owner: changed},
    }
    match = resumed(begun, plan, dealer or Dealer(stream(plan.seed, "turn")))
    return Scene(match.state, events_of(match.entries_at_start))


def resumed(position: Record, plan: Plan, dealer: Dealer, *, going_on: bool = True) -> Match:
    return Match.resume(GAME, plan.names, plan.options, position, dealer, conserving=False, going_on=going_on)


def seen_by_all(position: Record, plan: Plan) -> Record:
    """A watcher's view."""
    return resumed(position, plan, Dealer(stream(plan.seed, "view")), going_on=False).view(None)
