"""The tables at which a game is tested, and random games there."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from schnapp.table.acts import Acts
from schnapp.table.canonical import Act, Entry, is_array, is_object
from schnapp.table.course import named, words
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.positions import position_of
from schnapp.table.rng import Rng
from schnapp.table.state import State

from .under_test import Position, UnderTest

MOST_STEPS = 10_000  # of a game; most have a few hundred
FEWEST = 8  # moments of a game at which to look
SHORT = 60  # decisions: of shorter games there are more


@dataclass(frozen=True)
class Table:
    """One way to sit down to a game."""

    tested: UnderTest
    players: int
    given: dict[str, Any]
    start: Position | None = None  # where the game begins, None: with the deal

    def __str__(self) -> str:
        words = [name if isinstance(value, dict | list) else f"{name}={value}" for name, value in self.given.items()]
        words += ["few cards"] * (self.start is not None)
        return "-".join([self.tested.game.name, str(self.players), *words])

    @cached_property
    def options(self) -> dict[str, Any]:
        return dict(self.tested.game.resolve(self.players, self.given))

    def every_act(self, position: Position) -> Iterator[Act]:
        """Every act that one could try here, without `player`."""
        if self.tested.all_acts is not None:
            return self.tested.all_acts(position, self.players)
        acts = self.tested.game.acts
        assert isinstance(acts, Acts), "which acts could one try? Say it in `all_acts`"
        return map(dict, acts.acts)

    def cards_named(self, text: str) -> Counter[str]:
        """The cards that a message names."""
        if self.tested.cards_named is not None:
            return self.tested.cards_named(text)
        return named(json.loads(text), self.tested.game.kinds)

    def match(self, seed: str) -> Match:
        dealer = Dealer(stream(seed, "deal"))
        if self.start is not None:
            return Match.resume(self.tested.game, self.names, self.given, self.start, dealer)
        return Match.start(self.tested.game, self.names, self.given, dealer)

    @property
    def names(self) -> list[str]:
        return [f"player {seat}" for seat in range(self.players)]

    def resumed(self, position: Position, seed: str) -> Match:
        return Match.resume(self.tested.game, self.names, self.given, position, Dealer(stream(seed, "on")))

    def standing(self, position: Position, seed: str) -> Match:
        """A position as it was loaded, before the game goes on to the next decision."""
        dealer = Dealer(stream(seed, "on"))
        return Match.resume(self.tested.game, self.names, self.given, position, dealer, going_on=False)

    def again(self, match: Match, seed: str) -> Match:
        """The same moment once more, as a copy: that a match goes on alike out of its position is a test of its own."""
        return self._holding(match.state.copy(), seed)

    def determinization(self, match: Match, viewer: int | None, seed: str, on: str = "on") -> Match:
        """A match that this viewer cannot tell from the real one; `on` is the seed of what chance does there from now on."""
        state = self.tested.another(match, viewer, Dealer(stream(seed, "redeal")))
        if self.tested.loadable(match.position()):
            return self.resumed(position_of(match.game, state), on)
        return self._holding(state, on)

    def _holding(self, state: State, seed: str) -> Match:
        match = Match(self.tested.game, self.names, self.given, Dealer(stream(seed, "on")))
        match.state = state
        return match


def tables_of(tested: UnderTest) -> list[Table]:
    """The tables at which a game is tested."""
    seats = tested.game.seats
    usual: list[tuple[int, dict[str, Any]]] = [(players, {}) for players in sorted({seats[0], seats[-1]})]
    return [
        *(Table(tested, *table) for table in tested.tables or usual),
        *(Table(tested, *begun) for begun in tested.positions),
    ]


def words_in(value: Any) -> Iterator[str]:
    """All texts in a message, names of fields among them."""
    if isinstance(value, str):
        yield value
    elif is_object(value):
        for key, part in value.items():
            yield key
            yield from words_in(part)
    elif is_array(value):
        for part in value:
            yield from words_in(part)


def places_of(position: Mapping[str, Any], card: str) -> set[str]:
    """Where a card lies: in which fields, of which seat."""
    return {place for place, part in parts_of(position).items() if card in words(part)}


def parts_of(position: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a position, those of seats one by one."""
    parts: dict[str, Any] = {}
    for name, value in position.items():
        if is_array(value) and any(map(is_array, value)):
            parts |= {f"{name} of seat {seat}": part for seat, part in enumerate(value)}
        else:
            parts[name] = value
    return parts


def listed(places: Iterable[str]) -> str:
    """Fields in a sentence."""
    return ", ".join(sorted(places)) or "no field"


@dataclass
class Step:
    """One act of a random game: the match as it stood before, what is done and what comes of it."""

    before: Position
    act: Act
    entries: list[Entry] = field(default_factory=list[Entry])

    @property
    def events(self) -> list[dict[str, Any]]:
        return [entry["event"] for entry in self.entries if "event" in entry]


def until_over(match: Match) -> Iterator[None]:
    """Once more, as long as the game is not over. A game that never ends fails here; it would hang otherwise."""
    for _ in range(MOST_STEPS):
        if match.over:
            return
        yield
    raise AssertionError(f"{match.game.name} is not over after {MOST_STEPS} steps")


def random_game(match: Match, seed: str) -> Iterator[Step]:
    """Yields each step before it is carried out; when the caller comes back for the next, it has its entries.

    Who owes a decision without being awaited hurries; how often he forgets, each game has its own temper.
    """
    chance = Rng(stream(seed, "acts"))
    careless = Dealer(stream(seed, f"temper of {len(match.players)}")).below(4)
    if match.clock is not None:
        yield from _random_race(match, chance)
        return
    for _ in until_over(match):
        owed, to_act = match.owed(), match.to_act()
        hurrying = [seat for seat in owed if seat not in to_act]
        if hurrying:
            owed = to_act if chance.below(6) < careless else hurrying
        seat = owed[chance.below(len(owed))]
        yield from _carried_out(match, match.random_act(seat, chance))


def _random_race(match: Match, chance: Rng) -> Iterator[Step]:
    for _ in until_over(match):
        owed, deadline = match.owed(), match.deadline
        if not owed or (deadline is not None and chance.below(6) == 0):
            assert deadline is not None
            yield from _carried_out(match, match.tick(deadline + chance.below(200)))
            continue
        act = match.random_act(owed[chance.below(len(owed))], chance)
        if chance.below(3):  # many things happen within a short time
            act["t"] = match.now + chance.below(120)
        if (tick := match.due(act)) is not None:
            yield from _carried_out(match, tick)
        elif match.refusal(act) is None:
            yield from _carried_out(match, act)


def moments(table: Table, seed: str) -> Iterator[Match]:
    """The same match at every moment of a random game."""
    match = table.match(seed)
    for _ in random_game(match, seed):
        yield match


def some_moments(table: Table, seed: str, every: int) -> Iterator[tuple[Match, int]]:
    """Every so many-th decision of a random game with its number, and its end; more of them, and more games, where games are
    short."""
    length = sum(1 for _ in moments(table, seed))
    every = max(1, min(every, length // FEWEST))
    for game in range(max(1, SHORT // max(1, length))):
        match = table.match(f"{seed} {game}" if game else seed)
        for number, _ in enumerate(random_game(match, f"{seed} {game}" if game else seed)):
            if number % every == 0:
                yield match, number
        yield match, -1


def _carried_out(match: Match, act: Act) -> Iterator[Step]:
    step = Step(match.position(), act)
    yield step
    step.entries = match.act(act)
