"""What every game is tested on. A new game adds its own entry to GAMES_UNDER_TEST, and nothing else here changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from schnapp.games import GAMES
from schnapp.games.snatch_it import box
from schnapp.table.canonical import Act, Entry
from schnapp.table.dealer import Dealer, stream
from schnapp.table.game import Game
from schnapp.table.match import Match
from tests.games.snatch_it import invariants as snatch_it
from tests.games.snatch_it.pictures import position

Position = dict[str, Any]


@dataclass(frozen=True)
class UnderTest:
    """A game's own part in the tests for all games."""

    game: Game
    tables: tuple[tuple[int, dict[str, Any]], ...]  # players and options, varied
    positions: tuple[tuple[int, dict[str, Any], Position], ...]  # where random games should begin, too
    states: frozenset[str]  # all machine states: the tests must come through each of them
    events: frozenset[str]  # all types of events: each of them must happen
    revealing: frozenset[str]  # events that bring hidden cards to light, or tell what follows from them
    shows_its_card: frozenset[str]  # events in which somebody plays a card out of a hidden hand, for all to see
    check: Callable[[Position, int], None]  # the invariants of a position
    check_step: Callable[[Position, list[dict[str, Any]], Position], None]  # … and of an act
    all_acts: Callable[[Position, int], Iterator[Act]]  # every act one could try, without `player`
    cards_in_sight: Callable[[Position, int | None, dict[str, Any]], Counter[str]]  # what a view may name
    cards_named: Callable[[str], Counter[str]]  # what a message names


GAMES_UNDER_TEST = (
    UnderTest(
        game=GAMES["snatch-it"],
        tables=(
            (3, {}),
            (4, {}),
            (5, {}),
            (6, {}),
            (3, {"stalk_enforcement": "call_out", "last_bite_below": 102, "last_bite_jitter": 10}),
            (3, {"last_bite_below": 0, "last_bite_trigger": "uncovered", "last_bite_visibility": "exact"}),
            (4, {"consolation": "must", "own_stack_view": False, "own_belly_view": False}),
            (5, {"last_bite_below": 0, "last_bite_jitter": 0, "first_player": 1}),
            (6, {"stalk_enforcement": "call_out", "consolation": "must", "last_bite_visibility": "hidden"}),
            (6, {"last_bite_below": 117, "last_bite_trigger": "uncovered", "history_view": "full", "turn_seconds": 30}),
        ),
        positions=(
            # so few cards that the rare case comes: equal hands for all
            (3, {}, position("c1 c2 c3 f4 | f1 f2 sw | c5 c6", pond="c3 c4 f1 f5", deck="f3 f4 LB")),
            (4, {}, position("c1 f4 | f1 f2 sw | c5 c6 | f3", pond="c3 c4 f1", deck="LB f3", discard="c1")),
        ),
        states=frozenset(box.STAGES),
        events=frozenset(box.EVENTS),
        revealing=snatch_it.REVEALING,
        shows_its_card=snatch_it.SHOWS_ITS_CARD,
        check=snatch_it.check,
        check_step=snatch_it.check_step,
        all_acts=snatch_it.all_acts,
        cards_in_sight=snatch_it.cards_in_sight,
        cards_named=snatch_it.cards_named,
    ),
)


@dataclass(frozen=True)
class Table:
    """One way to sit down to a game."""

    tested: UnderTest
    players: int
    given: dict[str, Any]
    start: Position | None = None  # where the game begins, None: with the deal

    def __str__(self) -> str:
        words = [f"{name}={value}" for name, value in self.given.items()] + ["few cards"] * (self.start is not None)
        return "-".join([self.tested.game.name, str(self.players), *words])

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.tested.game.resolve(self.players, self.given))

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

    def redealt(self, match: Match, viewer: int | None, seed: str) -> Match:
        """A world that this viewer cannot tell from the match."""
        chance = Dealer(stream(seed, "redeal"))
        state = match.game.redeal(match.view(viewer), self.players, match.options, chance)
        return self.resumed(match.game.position(state), seed)


TABLES = [
    *(Table(tested, *table) for tested in GAMES_UNDER_TEST for table in tested.tables),
    *(Table(tested, *begun) for tested in GAMES_UNDER_TEST for begun in tested.positions),
]


@dataclass
class Step:
    """One act of a random game: the match as it stood before, what is done and what comes of it."""

    before: Position
    act: Act
    entries: list[Entry] = field(default_factory=list[Entry])

    @property
    def events(self) -> list[dict[str, Any]]:
        return [entry["event"] for entry in self.entries if "event" in entry]


def random_game(match: Match, seed: str) -> Iterator[Step]:
    """Yields each step before it is carried out; when the caller comes back for the next, it has its entries."""
    chance = Dealer(stream(seed, "acts"))
    while not match.over:
        owed = match.owed()
        seat = owed[chance.below(len(owed))]
        legal = match.legal(seat)
        step = Step(match.position(), {"player": seat, **legal[chance.below(len(legal))]})
        yield step
        step.entries = match.act(step.act)
