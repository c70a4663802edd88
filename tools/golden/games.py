"""Seeded games of random acts, act by act, and the rules tried out where such a game stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from schnapp.games import GAMES
from schnapp.table.acting import perform
from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer, stream
from schnapp.table.events import visible
from schnapp.table.game import Game
from schnapp.table.match import Match
from schnapp.table.rng import Rng
from schnapp.table.seating import title_of
from schnapp.table.state import State

Record = dict[str, Any]


@dataclass(frozen=True)
class Plan:
    """A game to be played."""

    game: str
    players: int
    options: Mapping[str, Any]
    seed: str

    @property
    def names(self) -> list[str]:
        return [f"Player {seat + 1}" for seat in range(self.players)]

    def start(self) -> Match:
        return Match.start(GAMES[self.game], self.names, self.options, Dealer(stream(self.seed, "deal")))


@dataclass(frozen=True)
class Moment:
    """An act: what each viewer saw before it, was told of it, and saw after it. Viewers are seats by title, and nobody."""

    before: dict[str, Record]
    events: dict[str, list[Record]]
    after: dict[str, Record]


def played(match: Match, seed: str) -> Iterator[list[Record]]:
    """Play on with random acts; what each of them has told."""
    chance = Rng(stream(seed, "acts"))
    while not match.over:
        owed = match.owed()
        yield events_of(match.act(match.random_act(owed[chance.below(len(owed))], chance)))


def moments(plan: Plan, viewers: tuple[int | None, ...]) -> Iterator[Moment]:
    """A whole game as these viewers see it."""
    match = plan.start()
    titles = {viewer: None if viewer is None else title_of(match.game, viewer) for viewer in viewers}
    names = {viewer: "watcher" if title is None else str(title) for viewer, title in titles.items()}
    before = {names[viewer]: match.view(viewer) for viewer in viewers}
    for told in played(match, plan.seed):
        after = {names[viewer]: match.view(viewer) for viewer in viewers}
        yield Moment(before, {names[one]: [visible(event, titles[one]) for event in told] for one in viewers}, after)
        before = after


def events_of(entries: list[Record]) -> list[Record]:
    return [entry["event"] for entry in entries if "event" in entry]


def tried(game: Game, state: State, seat: int, act: Act, dealer: Dealer | None = None) -> tuple[State, list[Record]]:
    """A copy of a state after a legal act, and the events."""
    after = state.copy()
    dealer = dealer or Dealer(stream("golden", "tried"))
    dealer.telling = True
    refused = perform(game, after, seat, {**act, "player": title_of(game, seat)}, dealer)
    assert refused is None, refused
    return after, events_of(game.events.entries(after, dealer.read()))
