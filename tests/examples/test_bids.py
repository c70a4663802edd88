"""Equal cards, several deals, choices that are secret until all have chosen: what every game must keep, and bots by name."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from schnapp.author import Rng, State
from schnapp.bots.policies import POLICIES
from schnapp.bots.roster import bot
from schnapp.commands.new import TEMPLATE
from schnapp.conformance import Case, UnderTest, cases
from schnapp.conformance.bots import nothing_swallowed
from schnapp.conformance.tables import until_over
from schnapp.games import GAMES
from schnapp.rl.setting import Setting
from schnapp.table.acting import REASONS
from schnapp.table.dealer import Dealer, stream
from schnapp.table.game import Game
from schnapp.table.match import Match
from schnapp.table.protocols import policy_maker
from tests.docs.blocks import Program, steps
from tests.examples import bids
from tests.examples.bids import Kings, KingsGame

from .guests import install
from .test_tutorial import PAGE

SPECS = ("random", "greedy", "flat:20", "ismcts:20")
TESTED = KingsGame().under_test()


def test_it_can_be_installed_though_it_says_how_it_is_tested(tmp_path: Path) -> None:
    """The tests know bots and games; the game is imported while games are loaded."""
    shutil.copy(Path(bids.__file__), tmp_path)
    install(tmp_path, "kings", "bids:KingsGame")
    program = "from schnapp.games import GAMES, LEFT_OUT; print('kings' in GAMES, LEFT_OUT)"
    path = os.pathsep.join([str(tmp_path), *filter(None, sys.path)])
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "True []\n"


@pytest.mark.parametrize("case", list(cases(TESTED)), ids=str)
def test_it_keeps_what_every_game_must_keep(case: Case) -> None:
    """Among them that `forgotten` names hidden fields alone: another fool lies open."""
    case.test()


@pytest.fixture(params=["kings", "pig", "tricks"])
def guest(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Game:
    """One of those that are plain Python."""
    for folder in (TEMPLATE, PAGE.parents[1] / "examples" / "tricks"):
        monkeypatch.syspath_prepend(folder)
    modules: dict[str, ModuleType] = {"kings": bids} if request.param == "kings" else {}
    module = modules.get(request.param) or import_module(request.param)
    game: Game = getattr(module, f"{request.param.title()}Game")()
    monkeypatch.setitem(GAMES, game.name, game)
    monkeypatch.setitem(POLICIES, game.name, policy_maker(game))
    return game


@pytest.mark.parametrize("spec", SPECS)
def test_every_bot_by_name_plays_a_game_of_every_guest(spec: str, guest: Game) -> None:
    players = guest.seats[0]
    match = Match.start(guest, ["Ann", "Bob", "Cy"][:players], {}, Dealer(stream("bots", "deal")))
    player, chance = bot(spec, guest.name), Rng(stream("bots", spec))
    with nothing_swallowed(spec):
        for _ in until_over(match):
            seat = match.owed()[-1]
            match.act(match.signed(seat, player.choose(match.request(seat), chance)))


@pytest.mark.parametrize("method", ["resample", "legal_acts", "to_act", "returns", "do"])
@pytest.mark.parametrize("spec", ["flat:300", "ismcts:300"])
def test_what_goes_wrong_where_a_search_looks_is_raised(
    method: str, spec: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = KingsGame()
    monkeypatch.setitem(GAMES, "kings", game)
    monkeypatch.setitem(POLICIES, "kings", policy_maker(game))
    match = Match.start(game, ["Ann", "Bob"], {}, Dealer(stream("wrong", "deal")))
    asked, player = match.request(0), bot(spec, "kings")
    assert asked.legal  # before something goes wrong
    calls, usual = [0], getattr(Kings, method)

    def failing(state: State, *given: Any) -> Any:
        calls[0] += 1
        if (
            calls[0] > 40 or method == "returns"
        ):  # not in the first determinization; `returns` says the same at each call
            raise ZeroDivisionError(method)
        return usual(state, *given)

    monkeypatch.setattr(Kings, method, failing)
    with nothing_swallowed(spec), pytest.raises(ZeroDivisionError, match=method):
        player.choose(asked, Rng(stream("wrong", "thoughts")))


def test_a_search_that_takes_all_positions_for_one_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("schnapp.table.view_eye.ViewEye.fingerprint", lambda *_: 7)
    (case, *_) = (case for case in cases(TESTED) if case.name.startswith("a_search_tells_apart"))
    with pytest.raises(AssertionError, match=r"`ismcts` takes \d+ open positions for 1"):
        case.test()


def test_an_error_that_compiled_code_swallows_is_found() -> None:
    said: Any = type("Said", (), {"exc_type": KeyError, "exc_value": KeyError(3), "object": "f"})
    words = "flat:9 goes on though something went wrong in f: KeyError: 3"
    with pytest.raises(AssertionError, match=words), nothing_swallowed("flat:9"):
        sys.unraisablehook(said)


def test_of_a_secret_a_seat_that_searches_knows_its_own() -> None:
    """Two hands have one hash, and two bids of one's own have not."""
    policy = policy_maker(KingsGame())
    assert policy is not None
    match = Match.start(KingsGame(), ["Ann", "Bob"], {}, Dealer(stream("apart", "deal")))
    told = policy().information_state_hash
    state: Any = match.state.copy()
    state.bids[0] = [1]
    assert told(state, 0) != told(match.state, 0)
    assert told(state, 1) != told(match.state, 1)  # that there is a bid is open
    other: Any = state.copy()
    other.bids[0], other.hands[0] = [2], ["fool", "king"]
    assert (told(other, 1), told(other, 0) != told(state, 0)) == (told(state, 1), True)
    other.bids[0] = [1]
    assert told(other, 0) == told(state, 0)


def test_programs_learn_it_without_the_field_that_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "kings", KingsGame())
    assert "bids" not in {field.name.partition(".")[0] for field in Setting("kings", 2, {}).observer.fields}


def test_the_page_shows_parts_of_it() -> None:
    text = Path(bids.__file__).read_text("utf-8")
    shown = [step.text for step in steps(PAGE.read_text("utf-8")) if isinstance(step, Program)]
    assert sum(part in text for part in shown) == 2


def test_whatever_is_refused_has_a_reason_that_the_table_can_say() -> None:
    game = KingsGame()
    match = Match.start(game, ["Ann", "Bob"], {}, Dealer(stream("refused", "deal")))
    wrong, reasons = ({"type": "bid", "kings": 9}, {"type": "bid", "kings": 1}), set[str | None]()
    for _ in until_over(match):
        reasons |= {match.refusal({"player": seat, **act}) for seat in (0, 1) for act in wrong}
        match.act(match.random_act(match.owed()[0], Rng(stream("refused", "acts"))))
    reasons |= {match.refusal({"player": 0, **act}) for act in wrong} - {None}
    assert reasons - {None} == {*REASONS} - {"not_allowed"}  # all that one can bid may be bid
    assert game.reason(match.state, 0, {}) in REASONS


def test_a_message_that_nobody_asks_for_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Misspelt(KingsGame):
        words = bids.WORDS + "log-promissed = Nobody reads this.\n"

    (case,) = (case for case in cases(UnderTest(Misspelt())) if case.name.startswith("every_message_is_asked_for"))
    with pytest.raises(
        AssertionError, match=r"nobody asks for log-promissed, .* in en say; did you mean log-promised?"
    ):
        case.test()
