"""A game in these tests, and what they cannot know of it without its author. All but the game may be left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from schnapp.table import positions
from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer
from schnapp.table.game import Game
from schnapp.table.match import Match
from schnapp.table.rng import Rng
from schnapp.table.state import State

Position = dict[str, Any]
Options = dict[str, Any]
Event = dict[str, Any]


def determinization(match: Match, viewer: int | None, chance: Rng) -> State:
    """A state that agrees with the view."""
    return positions.determinization(match.game, match.view(viewer), len(match.players), match.options, chance)


@dataclass(frozen=True)
class UnderTest:
    """A game and its author's word on it."""

    game: Game
    tables: tuple[tuple[int, Options], ...] = ()  # players and options, varied; none: the fewest players and the most
    positions: tuple[tuple[int, Options, Position], ...] = ()  # where random games should begin, too
    states: frozenset[str] | None = None  # of `stage`: the tests must come through each of them
    events: frozenset[str] | None = None  # types of events: each of them must happen
    reasons: frozenset[str] | None = None  # everything that an event can give as its `reason`
    check: Callable[[Position, int, Options], None] = lambda position, players, options: (
        None
    )  # asserts what always holds
    check_step: Callable[[Position, list[Event], Position], None] = lambda before, events, after: (
        None
    )  # … and of an act
    all_acts: Callable[[Position, int], Iterator[Act]] | None = None  # all one could try; None: those that are numbered
    stage: str | None = None  # the field of a position that says where its game stands
    over: str = "OVER"  # … and what it says there at the end

    # ---- what is hidden
    revealing: frozenset[str] = frozenset()  # events that bring hidden things to light, or tell what follows from them
    cards_in_sight: Callable[[Position, int | None, Options], Counter[str]] | None = None
    """What a view may name. None: what views name, and every card that an event tells may come to light there."""
    cards_named: Callable[[str], Counter[str]] | None = None  # by a message; None: texts that are the game's `kinds`
    shows_its_card: frozenset[str] = frozenset()  # events in which somebody plays a card out of a hidden hand
    sweeping: frozenset[str] = frozenset()  # after these what was drawn in the same act may be out of sight again
    piles: frozenset[str] = frozenset()  # fields of a position whose cards nobody may see in their order
    forgotten: frozenset[str] = (
        frozenset()
    )  # fields in which nobody can know which cards lie, even if they were seen before
    hidden_acts: frozenset[str] = frozenset()  # acts that may be legal without the view telling, even to the own seat
    without_hidden_act: Callable[[Position, int], Position | None] = lambda position, seat: None  # as if it had passed
    open_parameters: frozenset[str] | None = None
    """Of acts with a hidden part: what everybody may see of them. None: what is a field of the event, too."""
    determinizations: int = 2  # so many different ones, at least, are among ten that are dealt to a seat
    another: Callable[[Match, int | None, Dealer], State] = (
        determinization  # a state that this viewer cannot tell apart
    )
    holds: Callable[[dict[str, Any], Position], None] | None = None  # asserts that what is remembered is so
    cheating: tuple[Options, int] | None = None
    """Where hidden cards are worth something, and after how many games that is plain. None: nowhere at random play."""
    cheating_from: Position | None = None  # None: from the deal

    # ---- unlike most games
    longest_word: int = 20  # in a message
    longest_number: int = 5  # digits, in a message
    sparsely: int = 3  # every so many-th position is enough where all acts are tried
    unheeded: frozenset[str] = frozenset()  # parameters of acts that may make no difference
    strange: tuple[Any, ...] = ()  # more values with which positions are damaged
    stands_for: Callable[[Act, Act], bool] = lambda entry, act: entry == act  # an entry of a legal list for an act
    loadable: Callable[[Position], bool] = lambda position: True  # can a game begin here?


@runtime_checkable
class Explained(Protocol):
    """A game whose author says there, and not only in a test file, what these tests cannot know."""

    def under_test(self) -> UnderTest: ...


def under_test(game: Game) -> UnderTest:
    """The game as its author explains it, if it does that."""
    return game.under_test() if isinstance(game, Explained) else UnderTest(game)
