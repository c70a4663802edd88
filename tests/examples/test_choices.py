"""A secret choice that is told, or shown, is found: the card itself, a number that says it, a field that is made of it."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from types import ModuleType
from typing import Annotated, Any

import pytest

from schnapp.author import (
    ONLY_OWNER,
    PRIVATE,
    UNOBSERVED,
    BySeat,
    Dealer,
    Event,
    Events,
    PlainGame,
    Rng,
    Seat,
    Shuffle,
    Struct,
)
from schnapp.conformance import UnderTest, cases

from .bids import COPIES, Bid, Counted, Kings, KingsGame, Revealed
from .guests import TRICKS

CHOICE = "a_secret_choice_is_told_and_shown_to_nobody_else"
CARD = "a_card_that_is_hidden_all_the_time_is_not_named"


class Bids(Struct):
    """A number each that nobody else sees; and one that is made of all, which everybody sees."""

    bids: Annotated[BySeat[list[int]], ONLY_OWNER, UNOBSERVED]
    total: int


class Promised(Event):
    player: Seat
    kings: int  # not PRIVATE


class Kept(Event):
    player: Seat
    kings: Annotated[int, PRIVATE]


class Bidding(Kings):
    position = Bids
    events = Events({"deck": Shuffle(tuple(COPIES))}, Promised, Kept, Revealed, Counted)

    def deal(self, dealer: Dealer) -> None:
        self.bids = [[] for _ in range(self.players)]

    def do(self, seat: int, act: Bid, dealer: Dealer) -> None:
        self.bids[seat] = [act.kings]
        self.note(seat, act, dealer)
        if not self.to_act():
            for player, (kings,) in enumerate(self.bids):
                self.tell(dealer, Revealed(player=player, kings=kings))

    def note(self, seat: int, act: Bid, dealer: Dealer) -> None:
        self.tell(dealer, Kept(player=seat, kings=act.kings))

    def resample(self, viewer: int, chance: Rng) -> None:
        self.bids = [mine if seat == viewer else [chance.below(4)] * len(mine) for seat, mine in enumerate(self.bids)]

    def returns(self, seat: int) -> int:
        return self.bids[seat][0]


class Telling(Bidding):
    def note(self, seat: int, act: Bid, dealer: Dealer) -> None:
        self.tell(dealer, Promised(player=seat, kings=act.kings))


class Adding(Bidding):
    def note(self, seat: int, act: Bid, dealer: Dealer) -> None:
        self.total += act.kings
        super().note(seat, act, dealer)


def game(rules: type[Bidding]) -> UnderTest:
    made: Any = type("BiddingGame", (PlainGame,), {"name": "bidding", "seats": range(3, 4), "rules": rules})
    return UnderTest(made(), revealing=frozenset({"revealed"}))


def found(one: UnderTest) -> dict[str, str]:
    """Which of the two tests fail, and what they say."""
    why: dict[str, str] = {}
    for case in cases(one):
        name = case.name.partition("-")[0]
        if name in (CHOICE, CARD):
            try:
                case.test()
            except AssertionError as failure:
                why[name] = str(failure)
    return why


@pytest.fixture
def passing(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(TRICKS.parent)
    return import_module("tests.examples.passing")


def test_a_choice_that_is_kept_is_none() -> None:
    assert found(game(Bidding)) == {}
    assert found(KingsGame().under_test()) == {}


def test_a_number_that_is_told_is_found() -> None:
    ((test, why),) = found(game(Telling)).items()
    assert test == CHOICE
    assert "look the same to seat" in why
    assert '"type":"promised"' in why
    assert "name the event in `revealing`, or that part of the act in `open_parameters`" in why


def test_a_number_that_all_may_know_can_be_named() -> None:
    """The event, or the part of the act that it tells."""
    one = game(Telling)
    assert found(replace(one, revealing=one.revealing | {"promised"})) == {}
    assert found(replace(one, open_parameters=frozenset({"kings"}))) == {}


def test_a_field_that_is_made_of_it_is_found() -> None:
    ((test, why),) = found(game(Adding)).items()
    assert test == CHOICE
    assert "who sees which of them was chosen in total" in why


def test_a_card_that_is_told_is_found(passing: ModuleType) -> None:
    told = found(UnderTest(passing.TellingGame()))
    assert set(told) == {CHOICE, CARD}
    assert "to everybody, which goes from hands of seat" in told[CARD]
    assert " to aside, and who watches sees it nowhere: is it `PRIVATE`?" in told[CARD]


@pytest.mark.parametrize("name", ["BuryingGame", "UnfinishedGame", "TalkativeGame"])
def test_what_was_open_for_a_moment_may_be_told(passing: ModuleType, name: str) -> None:
    assert found(UnderTest(getattr(passing, name)())) == {}
