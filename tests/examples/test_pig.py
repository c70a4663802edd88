"""A game in one file, without a compiler, is a full citizen: what every game must pass, bots that search, the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from io import StringIO
from types import ModuleType
from typing import Any

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
from rich.console import Console

import schnapp
from schnapp.author import BySeat, PlainPolicy, Rng, RolloutPolicy, Schema, Seat, State, Struct
from schnapp.bots.policies import POLICIES
from schnapp.bots.roster import bot
from schnapp.commands.new import TEMPLATE
from schnapp.conformance import cases
from schnapp.games import GAMES
from schnapp.lab.simulation import Plan, play
from schnapp.rl.aec import TurnEnv
from schnapp.rl.arrays import named
from schnapp.rl.errors import NoLearning
from schnapp.rl.setting import Setting
from schnapp.rl.solo import SoloEnv
from schnapp.table import drawing
from schnapp.table.dealer import Dealer, stream
from schnapp.table.errors import BadRules, Refused
from schnapp.table.match import Match
from schnapp.table.texts import texts_of
from schnapp.terminal import Settings
from schnapp.terminal import play as sit_down


@pytest.fixture
def pigs(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Pig among the games, and its part in the tests for all games."""
    monkeypatch.syspath_prepend(TEMPLATE)
    module = import_module("tests.examples.pigs")
    game = module.TESTED.game
    monkeypatch.setitem(GAMES, "pig", game)
    monkeypatch.setitem(POLICIES, "pig", game.policy())
    yield module


def test_it_keeps_what_every_game_must_keep(pigs: ModuleType) -> None:
    for case in cases(pigs.TESTED):
        case.test()


def test_it_is_one_short_file() -> None:
    lines = (TEMPLATE / "pig.py").read_text("utf-8").splitlines()
    assert len(lines) <= 80


@pytest.mark.usefixtures("pigs")
def test_whoever_searches_beats_whoever_plays_anything() -> None:
    plan = Plan("pig", 2, "search", ("flat:100", "random"), {"goal": 40})
    assert sum(play(plan, number).ranks[0] == 1 for number in range(1, 31)) >= 20


@pytest.mark.usefixtures("pigs")
def test_what_goes_wrong_in_the_rules_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.start(GAMES["pig"], ["Anna", "Bert"], {}, Dealer(stream("wrong", "deal")))
    monkeypatch.setattr(type(match.state), "do", lambda *_: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        match.act({"player": 0, "type": "roll"})


@pytest.mark.usefixtures("pigs")
def test_what_goes_wrong_in_an_imagined_world_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    at_choice = {"active": 0, "pot": 5, "points": [0, 0]}
    match = Match.resume(GAMES["pig"], ["Anna", "Bert"], {}, at_choice, Dealer(stream("wrong", "deal")))
    monkeypatch.setattr(type(match.state), "do", lambda *_: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        bot("flat:20", "pig").choose(match.request(0), Dealer(stream("wrong", "chance")))


@pytest.mark.usefixtures("pigs")
@pytest.mark.filterwarnings("ignore:Observation (space|is not)")
def test_learners_play_it() -> None:
    api_test(TurnEnv("pig", 3), num_cycles=200)
    check_env(SoloEnv("pig", 3, ("random",)), skip_render_check=True)
    env = TurnEnv("pig", 3)
    env.reset(seed=1)
    parts = named(env.observer, env.observe("player_1")["observation"])
    assert {name: part.shape for name, part in parts.items()} == {"active": (10,), "pot": (1,), "points": (10,)}
    assert parts["active"].tolist() == [0, 0, 1] + [0] * 7  # whoever sits two seats to the left of seat 1 begins
    env.play.state.pot, env.play.state.points = 7, [1, 2, 3]
    parts = named(env.observer, env.observe("player_1")["observation"])
    assert (parts["pot"].tolist(), parts["points"].tolist()) == ([7], [2, 3, 1] + [0] * 7)
    assert [env.observer.name(action) for action in range(env.observer.actions)] == ["wait", "roll", "hold"]


@pytest.mark.usefixtures("pigs")
def test_what_goes_wrong_while_learners_play_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    env = TurnEnv("pig", 2)
    env.reset(seed=1)
    monkeypatch.setattr(type(env.play.state), "do", lambda *_: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        env.step(1)


def test_learners_need_names(pigs: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    class Unnamed(Struct):
        active: Seat | None
        pot: int
        points: BySeat[list[str]]

    game = pigs.TESTED.game
    monkeypatch.setattr(type(game), "schema", Schema(Unnamed, game.rules))
    with pytest.raises(NoLearning, match=r"pig has no environments: points: a learner cannot see it without its names"):
        Setting("pig", 2, {})


@pytest.mark.usefixtures("pigs")
def test_it_is_played_in_the_terminal() -> None:
    said = StringIO()
    settings = Settings(3, ("medium",), "en", "terminal", 0.0, None, {"goal": 20})
    answers = iter("21" * 200)
    sit_down(GAMES["pig"], settings, Console(file=said, width=80), lambda _: next(answers))
    told = said.getvalue()
    assert told.startswith("Pig with Bot 1 and Bot 2.")
    for words in ("points  You: 0 · Bot 1: 0 · Bot 2: 0", "Roll the die", "You roll a", "1st place"):
        assert words in told


@pytest.mark.usefixtures("pigs")
def test_a_notebook_shows_it() -> None:
    table = schnapp.new("pig", players=["Ada", "<Ben>"], seed=1, options={"goal": 20})
    assert str(table) == "active  Ada\npot     0\npoints  Ada: 0 · <Ben>: 0"
    assert "&lt;Ben&gt;: 0" in table.show().html()
    table.play(["greedy", "flat:10"])
    assert table.over


@pytest.mark.parametrize("seat", [0, 1])
def test_a_policy_of_ordinary_python_is_asked(pigs: ModuleType, monkeypatch: pytest.MonkeyPatch, seat: int) -> None:
    """Whoever holds at 20 beats whoever tosses a coin; without a policy `greedy` would be one of them."""
    module = import_module("pig")

    class Patient(PlainPolicy):
        def prefer(self, state: Any, seat: int, acts: list[Any], chance: Rng) -> Any:
            return module.Hold() if state.pot >= 20 else module.Roll()

    monkeypatch.setitem(POLICIES, "pig", Patient)
    bots = ("greedy", "random") if seat == 0 else ("random", "greedy")
    plan = Plan("pig", 2, "policy", bots, {"goal": 60})
    assert sum(play(plan, number).ranks[seat] == 1 for number in range(1, 31)) >= 21


class Numbers(RolloutPolicy):
    def choose(self, state: State, seat: int, choices: list[int], count: int, chance: Rng) -> int:
        return 77


class Acts(PlainPolicy):
    def prefer(self, state: Any, seat: int, acts: list[Any], chance: Rng) -> Any:
        return "roll"


class Broken(PlainPolicy):
    def prefer(self, state: Any, seat: int, acts: list[Any], chance: Rng) -> Any:
        return state.pott


@pytest.mark.usefixtures("pigs")
@pytest.mark.parametrize("bot", ["greedy", "flat:20"])
@pytest.mark.parametrize(
    ("policy", "said"),
    [(Numbers, "Numbers.choose says 77, which is none"), (Acts, "prefers 'roll', which is none"), (Broken, "pott")],
)
def test_what_goes_wrong_in_a_policy_is_told(
    monkeypatch: pytest.MonkeyPatch, policy: type[RolloutPolicy], bot: str, said: str
) -> None:
    monkeypatch.setitem(POLICIES, "pig", policy)
    with pytest.raises((ValueError, BadRules, AttributeError), match=said):
        play(Plan("pig", 2, "policy", (bot, "random"), {"goal": 60}), 1)


def test_reasons_of_our_own_need_no_number_in_a_booklet(pigs: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["pig"]
    monkeypatch.setattr(type(game), "booklet", {"not_your_turn": "2"})
    match = Match.start(game, ["Ann", "Bob"], {}, Dealer(stream("pig", "1")))
    for act, rule, said in (
        ({"player": 0, "type": "bid"}, None, "refused: bad_params"),
        ({"player": 1, "type": "roll"}, "2", "refused: not_your_turn (rule 2)"),
    ):
        with pytest.raises(Refused, match=f"^{re.escape(said)}$") as refused:
            match.act(act)
        assert refused.value.rule == rule


@pytest.mark.usefixtures("pigs")
def test_in_the_terminal_seats_are_called_by_name() -> None:
    """Whatever the field is called that names one; a number is a number."""
    assert drawing._seats(GAMES["pig"]) == {"active"}
    said = StringIO()
    view = {"first_to_bid": 1, "bid": 1, "viewer": 0}
    picture = drawing.as_it_is(view, ["Ann", "Bob"], "en", texts_of(GAMES["pig"]), seats={"first_to_bid"})
    Console(file=said, width=60).print(picture)
    assert [line.split() for line in said.getvalue().splitlines()] == [["first", "to", "bid", "Bob"], ["bid", "1"]]
