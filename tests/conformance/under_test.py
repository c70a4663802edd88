"""A game's own part in the tests for all games. Each game gives its part in `tests/games/GAME/under_test.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from schnapp.table import positions
from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer
from schnapp.table.game import Game
from schnapp.table.match import Match
from schnapp.table.state import State

Position = dict[str, Any]
Options = dict[str, Any]
Event = dict[str, Any]


def redealt(match: Match, viewer: int | None, chance: Dealer) -> State:
    """A world that agrees with the view."""
    return positions.redealt(match.game, match.view(viewer), len(match.players), match.options, chance)


@dataclass(frozen=True)
class UnderTest:
    """What the tests must know of a game."""

    game: Game
    tables: tuple[tuple[int, Options], ...]  # players and options, varied
    positions: tuple[tuple[int, Options, Position], ...]  # where random games should begin, too
    states: frozenset[str]  # all machine states: the tests must come through each of them
    events: frozenset[str]  # all types of events: each of them must happen
    reasons: frozenset[str]  # everything that an event can give as its `reason`
    revealing: frozenset[str]  # events that bring hidden things to light, or tell what follows from them
    shows_its_card: frozenset[str]  # events in which somebody plays a card out of a hidden hand, for all to see
    piles: frozenset[str]  # fields of a position whose cards nobody may see in their order
    check: Callable[[Position, int, Options], None]  # the invariants of a position
    check_step: Callable[[Position, list[Event], Position], None]  # … and of an act
    all_acts: Callable[[Position, int], Iterator[Act]]  # every act one could try, without `player`
    cards_in_sight: Callable[[Position, int | None, Options], Counter[str]]  # what a view may name
    cards_named: Callable[[str], Counter[str]]  # what a message names
    cheating: (
        tuple[Options, int] | None
    )  # where hidden cards are worth something, and after how many games that is plain; None: nowhere at random play
    # Only for games in which it matters:
    sweeping: frozenset[str] = (
        frozenset()
    )  # events after which what was drawn in the same act may be out of sight again
    hidden_acts: frozenset[str] = frozenset()  # acts that may be legal without the view telling, even to the own seat
    without_hidden_act: Callable[[Position, int], Position | None] = lambda position, seat: None  # as if it had passed
    cheating_from: Position | None = None  # None: from the deal
    stage: str = "state"  # the field of a position that says where its game stands
    over: str = "OVER"  # … and what it says there at the end
    longest_word: int = 20  # in a message
    longest_number: int = 3  # digits, in a message
    open_parameters: frozenset[str] = frozenset()  # of acts with a hidden part: what everybody may see of them
    sparsely: int = 3  # every so many-th position is enough where all acts are tried
    holds: Callable[[dict[str, Any], Position], None] | None = None  # asserts that what is remembered is so
    unheeded: frozenset[str] = frozenset()  # parameters of acts that may make no difference
    strange: tuple[Any, ...] = ()  # more values with which positions are damaged
    stands_for: Callable[[Act, Act], bool] = lambda entry, act: entry == act  # an entry of a legal list for an act
    loadable: Callable[[Position], bool] = lambda position: True  # can a game begin here?
    another: Callable[[Match, int | None, Dealer], State] = redealt  # a world that this viewer cannot tell apart
