"""A game without words is told all the same; and what its package brings for the terminal is found, wherever its class stands."""

from __future__ import annotations

import sys
from importlib import import_module
from io import StringIO
from pathlib import Path
from types import ModuleType

import pytest
from rich.console import Console

from schnapp.bots.policies import POLICIES
from schnapp.games import BUILT_IN, GAMES
from schnapp.table.drawing import module_of
from schnapp.table.protocols import policy_maker
from schnapp.table.texts import texts_of
from schnapp.table.wording import Wording, plain
from schnapp.terminal import play as sit_down
from schnapp.terminal.settings import Settings

from .guests import TRICKS


@pytest.fixture
def tricks(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(TRICKS.parent)
    module = import_module("tricks")
    game = module.TricksGame()
    monkeypatch.setitem(GAMES, "tricks", game)
    monkeypatch.setitem(POLICIES, "tricks", policy_maker(game))
    return module


def test_an_event_without_words_is_spelled(tricks: ModuleType) -> None:
    game, event = GAMES["tricks"], {"type": "played", "player": 1, "card": "C6"}
    names = ["You", "Bot 1"]
    assert Wording(game, texts_of(game), "en", names, 0).line(event) == ""
    assert Wording(game, texts_of(game), "en", names, 0, spelling=True).line(event) == "Played: player Bot 1, card C6"
    assert Wording(game, texts_of(game), "en", names, 0, spelling=True).line({"type": "turned_up"}) == "Turned up"
    assert [plain(name) for name in ("turned_up", "PLAY", "A")] == ["turned up", "play", "A"]


@pytest.mark.usefixtures("tricks")
def test_the_terminal_tells_it() -> None:
    said, answers = StringIO(), iter("1" * 50)
    settings = Settings(2, ("random",), "en", "terminal", 0.0, None, {})
    sit_down(GAMES["tricks"], settings, Console(file=said, width=80), lambda _: next(answers))
    assert "Played: player Bot 1, card " in said.getvalue()
    assert "Played: player You, card " in said.getvalue()


CLASS = 'from tricks import TricksGame\n\n\nclass RoomGame(TricksGame):\n    name = "room"\n'


@pytest.mark.parametrize("file", ["__init__.py", "game.py"])
@pytest.mark.usefixtures("tricks")
def test_what_a_package_brings_is_found(file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "room"
    package.mkdir()
    for name, text in {"__init__.py": "", file: CLASS, "drawing.py": "picture = None\n"}.items():
        (package / name).write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    module = import_module("room" if file == "__init__.py" else "room.game")
    try:
        assert module_of(module.RoomGame(), "drawing").__name__ == "room.drawing"
        assert module_of(module.RoomGame(), "speaking") is None
    finally:
        for name in [name for name in sys.modules if name.partition(".")[0] == "room"]:
            del sys.modules[name]


@pytest.mark.usefixtures("tricks")
def test_beside_a_single_module_nothing_is_looked_for() -> None:
    assert module_of(GAMES["tricks"], "drawing") is None
    assert all(module_of(game, "drawing") is not None for game in BUILT_IN.values())
