"""A guest whose words are those that other games use for something else: nobody guesses by names what they mean."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO
from typing import Annotated, Any, ClassVar, Literal

import msgspec
import pytest
from rich.console import Console

from schnapp import games
from schnapp.bots import analysis
from schnapp.bots.analysis import Inquiry
from schnapp.bots.budget import Budget
from schnapp.bots.flat import FlatBot
from schnapp.bots.policies import POLICIES
from schnapp.games.schnuff.game import SchnuffGame
from schnapp.games.schnuff.policy import SchnuffPolicy
from schnapp.games.schnuff.position import SCHEMA, Kind
from schnapp.games.schnuff.rules import Schnuff
from schnapp.lab.balance.course import watched
from schnapp.lab.simulation import Plan
from schnapp.table import acts, canonical
from schnapp.table.dealer import Dealer, stream
from schnapp.table.declaration import Struct, own
from schnapp.table.game import Game
from schnapp.table.match import Match
from schnapp.table.rng import Rng
from schnapp.table.schema import Schema
from schnapp.table.search_request import SearchRequest
from schnapp.table.state import State
from schnapp.table.texts import LANGUAGES, folder_of
from schnapp.terminal import Settings, play
from tests.bots.searching import plays_a_whole_game

NAMES = ["Anna", "Bert", "Carl"]


class Play(acts.Act):
    """How many cards it moves."""

    card: Kind
    count: Literal[1]


class Draw(acts.Act):
    count: Literal[1]


FIELDS: list[tuple[str, Any]] = [("held" if name == "hands" else name, hint) for name, hint in SCHEMA.hints.items()]
PLAYERS = Annotated[str, own(lambda table: "those who sit here")]
Position = msgspec.defstruct("Position", [*FIELDS, ("players", PLAYERS)], bases=(Struct,))


class Wordy(SchnuffGame):
    """Schnuff. An act has a parameter `count`, which says how many cards it moves, and a view calls nobody `players`."""

    name = "wordy"
    acts = acts.Acts(Play, Draw)
    schema = Schema(Position, Schnuff)
    levels = Game.levels
    words: ClassVar[Mapping[str, str]] = {
        language: (folder_of(SchnuffGame()) / "texts" / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES
    }

    def check(self, state: State, position: dict[str, Any]) -> None:
        super().check(state, position | {"hands": position["held"]})


WORDY = Wordy()


@pytest.fixture(autouse=True)
def with_wordy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "wordy", WORDY)
    monkeypatch.setitem(POLICIES, "wordy", SchnuffPolicy)


def started(seed: str) -> Match:
    return Match.start(WORDY, NAMES, {}, Dealer(stream(seed, "deal")))


def lone_act() -> tuple[Match, int]:
    """The first moment of a random game at which a seat that is awaited has one legal act."""
    match, chance = started("decisions"), Rng(stream("decisions", "acts"))
    while not match.over:
        for seat in match.to_act():
            if len(match.legal(seat)) == 1:
                return match, seat
        match.act(match.random_act(match.to_act()[0], chance))
    raise AssertionError("there is no such moment")


class Thoughtless(FlatBot):
    """May not think: there is nothing to think about."""

    def think(self, request: SearchRequest, chance: Rng) -> None:
        raise AssertionError("thought about an act that is the only one")


def test_a_lone_act_is_no_generator_to_a_search() -> None:
    match, seat = lone_act()
    bot = Thoughtless(SchnuffPolicy, Budget(trials=10))
    (only,) = match.legal(seat)
    assert "count" in only
    assert bot.choose(match.request(seat).among([only]), Dealer(stream("lone", "thoughts"))) == only


def test_a_search_knows_how_many_play() -> None:
    plays_a_whole_game(FlatBot(SchnuffPolicy, Budget(trials=12)), started("search"))


def test_a_lone_act_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    def better(inquiry: Inquiry) -> tuple[canonical.Act, float]:
        raise AssertionError("looked for a better act where there is one only")

    monkeypatch.setattr(analysis, "_better", better)
    match, seat = lone_act()
    legal = match.legal(seat)
    moment = analysis.judged(Inquiry(1, match.request(seat).among(legal).recalled(), legal[0]))
    assert (moment.best, moment.loss) == (legal[0], 0.0)


def test_the_lab_counts_acts_one_by_one() -> None:
    course = watched(Plan("wordy", len(NAMES), "lab", ("random",)), 1, 0)
    usual = watched(Plan("schnuff", len(NAMES), "lab", ("random",)), 1, 0)
    assert course.options == usual.options


def test_in_the_terminal_acts_are_listed_one_by_one() -> None:
    said = StringIO()
    settings = Settings(len(NAMES), ("random",), "en", "terminal")
    play(WORDY, settings, Console(file=said, width=100), lambda asked: "" if "Enter" in asked else "1")
    assert said.getvalue().count("\n  1  ") > 5
