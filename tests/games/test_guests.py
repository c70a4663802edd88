"""Games that other packages bring along: good ones are let in, of bad ones one sentence is said."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, ClassVar

import pytest

from schnapp import games
from schnapp.bots.levels import LEVELS
from schnapp.bots.policies import POLICIES
from schnapp.bots.roster import UnknownBot, bot, known, specs
from schnapp.cli import main
from schnapp.games.guests import GROUP, invited
from schnapp.games.schnuff.game import SchnuffGame
from schnapp.lab.simulation import Plan, play
from schnapp.table import state
from schnapp.table.game import Game
from schnapp.table.player import SENSIBLE, Player
from schnapp.table.protocols import Peopled, players_of
from schnapp.table.state import State


class Cousin(SchnuffGame):
    """Schnuff by another name, that brings neither players nor a policy."""

    name = "cousin"
    people = players_of(Game)
    levels = Game.levels

    def policy(self) -> None:
        return None


class Plain(State):
    """Rules that nobody has compiled."""


class Uncompiled(Cousin):
    name = "uncompiled"

    def new(self, players: int, chosen: object) -> Any:
        return Plain()


class Forgetful(Cousin):
    name = "forgetful"

    def policy(self) -> None:
        raise ImportError("no module named policy")


class Alone(Peopled, Cousin):
    name = "alone"
    people: ClassVar[dict[str, Player]] = {"lazy": SENSIBLE}


class Crowd(Cousin):
    name = "crowd"
    seats = range(2, 1001)


COUSIN = Cousin()
FORGETS = Forgetful.policy.__code__.co_firstlineno + 1  # the line in which it fails
HERE = "tests.games.test_guests"


def point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, GROUP)


@pytest.fixture
def with_cousin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "cousin", COUSIN)


@pytest.mark.parametrize("value", [f"{HERE}:Cousin", f"{HERE}:COUSIN"], ids=["class", "instance"])
def test_a_guest_is_a_class_or_a_game(value: str) -> None:
    guests, complaints = invited(games.BUILT_IN, [point("cousin", value)])
    assert isinstance(guests["cousin"], Cousin)
    assert complaints == []


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("lost", "no.such.module:Game", "ModuleNotFoundError: No module named 'no'"),
        ("lost", f"{HERE}:Nobody", "AttributeError: module 'tests.games.test_guests' has no attribute 'Nobody'"),
        ("misspelt", "otter game", "'otter game' is no entry point such as crazy_eights.game:CrazyEightsGame"),
        ("empty", "", "'' is no entry point such as crazy_eights.game:CrazyEightsGame"),
        ("strange", f"{HERE}:HERE", "tests.games.test_guests:HERE is no game, but a str"),
        ("other", f"{HERE}:Cousin", "it calls itself 'cousin'"),
        ("forgetful", f"{HERE}:Forgetful", f"ImportError: no module named policy (test_guests.py, line {FORGETS})"),
        ("alone", f"{HERE}:Alone", "there is no greedy among its players"),
        ("schnuff", "schnapp.games.schnuff.game:SchnuffGame", "there is a game of this name already"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence_and_disturbs_nobody(name: str, value: str, why: str) -> None:
    guests, complaints = invited(games.BUILT_IN, [point(name, value), point("cousin", f"{HERE}:Cousin")])
    assert list(guests) == ["cousin"]
    assert complaints == [f"the game {name} of a package is left out: {why}"]


@pytest.mark.parametrize("listed", ["otter", "otter = otter game", "[schnapp.games"])
def test_a_list_that_nobody_can_read_disturbs_nobody(
    listed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for package, points in ("broken", listed), ("whole", f"cousin = {HERE}:Cousin"):
        folder = tmp_path / f"{package}-1.0.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (folder / "entry_points.txt").write_text(f"[schnapp.games]\n{points}\n")
    monkeypatch.syspath_prepend(tmp_path)
    guests, (complaint,) = invited(games.BUILT_IN)
    assert "cousin" in guests
    assert " the package broken " in complaint
    assert " is left out: " in complaint
    assert "\n" not in complaint


def test_a_module_that_ends_the_program_does_not_end_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "leaves.py").write_text("import sys\nsys.exit('I only run on Mondays')\n")
    monkeypatch.syspath_prepend(tmp_path)
    _, (complaint,) = invited(games.BUILT_IN, [point("leaves", "leaves:Game")])
    assert complaint.endswith("left out: SystemExit: I only run on Mondays (leaves.py, line 2)")


def test_a_folder_that_hides_a_module_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever starts Python beside the folder of their game has it instead of the game."""
    (tmp_path / "hiding_folder").mkdir()
    monkeypatch.syspath_prepend(tmp_path)
    _, (complaint,) = invited(games.BUILT_IN, [point("hidden", "hiding_folder:Game")])
    assert complaint.endswith("left out: Python takes the folder hiding_folder for it, beside which it was started")


def test_half_a_game_is_left_out() -> None:
    guests, (complaint,) = invited(games.BUILT_IN, [point("half", "schnapp.table.game:Game")])
    assert guests == {}
    assert complaint == "the game half of a package is left out: it does not say its name, seats, schema, acts, events"
    _, (complaint,) = invited(games.BUILT_IN, [point("half", "schnapp.table.plain_game:PlainGame")])
    assert complaint == "the game half of a package is left out: it does not say its name, seats, rules"


@pytest.mark.skipif(str(state.__file__).endswith(".py"), reason="uncompiled rules need uncompiled ones")
def test_uncompiled_rules_do_not_go_with_compiled_ones() -> None:
    guests, (complaint,) = invited(games.BUILT_IN, [point("uncompiled", f"{HERE}:Uncompiled")])
    assert guests == {}
    assert complaint.endswith(
        "its rules are not compiled, and those of Schnapp are: install it with a C compiler, or derive its state from PlainState"
    )


def test_two_guests_of_one_name() -> None:
    guests, complaints = invited(games.BUILT_IN, [point("cousin", f"{HERE}:Cousin"), point("cousin", f"{HERE}:COUSIN")])
    assert list(guests) == ["cousin"]
    assert complaints == ["the game cousin of a package is left out: there is a game of this name already"]


def test_the_command_says_who_is_left_out(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(games, "LEFT_OUT", ["the game lost of a package is left out: ImportError: lost"])
    main(["simulate", "schnuff", "--players", "2", "--games", "1", "--seed", "1"])
    told = capsys.readouterr()
    assert told.err == "schnapp: the game lost of a package is left out: ImportError: lost\n"
    assert told.out.startswith("schnuff, 2 players, seed 1")


@pytest.mark.usefixtures("with_cousin")
def test_a_game_without_players_has_a_greedy_that_plays_anything() -> None:
    assert COUSIN.people == {"greedy": SENSIBLE}
    assert specs("cousin") == ("random", "greedy")
    assert known("cousin") == ("random", "greedy", *LEVELS)
    for level in LEVELS:
        bot(level, "cousin")
    assert type(bot("beginner", "cousin")) is type(bot("random", "cousin"))
    assert type(bot("master", "cousin")) is type(bot("greedy", "cousin"))
    played = play(Plan("cousin", 3, "guests", ("greedy", "random", "easy")), 1)
    assert sorted(played.ranks)[0] == 1


@pytest.mark.usefixtures("with_cousin")
def test_nobody_searches_in_a_game_without_an_policy() -> None:
    assert "cousin" not in POLICIES
    with pytest.raises(UnknownBot):
        bot("flat:20ms", "cousin")


def test_those_of_the_house_come_first() -> None:
    assert list(games.BUILT_IN) == ["snatch-it", "schnuff", "snails", "schnapp-land-fluss"]
    assert list(games.GAMES)[:4] == list(games.BUILT_IN)


def test_no_table_is_large_enough_for_thousands() -> None:
    guests, (complaint,) = invited(games.BUILT_IN, [point("crowd", f"{HERE}:Crowd")])
    assert guests == {}
    assert complaint.endswith("it is for 1000 players, and a table has at most 32 seats")
