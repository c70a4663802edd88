"""A game that somebody is still writing: words, booklet and names may be missing, and it can be played all the same."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from shutil import copytree
from types import ModuleType

import pytest
from rich.console import Console

from schnapp.games import GAMES
from schnapp.games.schnapp_land_fluss.game import SchnappLandFlussGame
from schnapp.games.schnuff.game import SchnuffGame
from schnapp.table.match import Match
from schnapp.table.protocols import beside_bots
from schnapp.table.record import Recorder, read
from schnapp.table.telling import told as retold
from schnapp.table.texts import BadTexts, Makeshift, folder_of, texts_of
from schnapp.terminal import play
from schnapp.terminal.keyboard import Lines
from schnapp.terminal.race import Race
from schnapp.terminal.settings import Goodbye, Settings, Unplayable
from schnapp.terminal.turns import TurnSession

SCHNUFF = GAMES["schnuff"]


@pytest.fixture
def unfinished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SchnuffGame:
    """Schnuff in a folder of its own, where things can be taken away."""
    copytree(folder_of(SCHNUFF) / "texts", tmp_path / "texts")
    here = ModuleType("unfinished")
    here.__file__ = str(tmp_path / "game.py")
    monkeypatch.setitem(sys.modules, here.__name__, here)

    class Unfinished(SchnuffGame):
        __module__ = here.__name__

    return Unfinished()


def told(game: SchnuffGame, *lines: str, language: str = "de") -> str:
    """What is printed while these lines are typed."""
    console, typed = Console(width=120, record=True, file=StringIO()), iter(lines)

    def ask(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    play(game, Settings(3, ("greedy",), language, "seed", options=game.resolve(3, {})), console, ask)
    return console.export_text()


def test_without_a_booklet_r_says_so_and_the_game_goes_on(unfinished: SchnuffGame) -> None:
    said = told(unfinished, "r", "/o")
    assert "Dieses Spiel hat kein Regelheft dabei." in said
    assert "Tschüss" in said
    (folder_of(unfinished) / "booklet.en.md").write_text("# The rules of Schnuff")
    assert "The rules of Schnuff" in told(unfinished, "/r")  # rather in another language than not at all


def test_a_game_may_speak_one_language(unfinished: SchnuffGame) -> None:
    (folder_of(unfinished) / "texts/de.ftl").unlink()
    said = told(unfinished, "1", "", "1", "?")
    assert "Schnuff mit " in said
    assert "You start the round" in said
    assert "Zahl: diesen Zug spielen" in said


@pytest.mark.parametrize(
    "missing", ["act-play-line", "bot-name-1", "log-played", "zone-hand", "cli-hint", "refused-too_late"]
)
def test_a_missing_text_does_not_end_the_game(unfinished: SchnuffGame, missing: str) -> None:
    for language in ("de", "en"):
        file = folder_of(unfinished) / f"texts/{language}.ftl"
        file.write_text(file.read_text("utf-8").replace(f"\n{missing} =", "\nother ="), "utf-8")
    assert "Tschüss" in told(unfinished, "1", "", "1", "", "o")


def test_without_words_an_act_is_shown_as_it_is(unfinished: SchnuffGame) -> None:
    for language in ("de", "en"):
        file = folder_of(unfinished) / f"texts/{language}.ftl"
        file.write_text(file.read_text("utf-8").replace("\nact-play-line =", "\nact-other-line ="), "utf-8")
    assert '  1  {"card":"' in told(unfinished)


def test_without_any_words_the_table_speaks_for_itself(unfinished: SchnuffGame) -> None:
    for file in (folder_of(unfinished) / "texts").iterdir():
        file.unlink()
    said = told(unfinished, "1")
    assert "schnuff mit Bot 1 und Bot 2" in said
    assert "Tschüss" in said


def test_a_file_of_texts_that_cannot_be_read_is_one_sentence(unfinished: SchnuffGame) -> None:
    (folder_of(unfinished) / "texts/de.ftl").write_text("act-play-line Leg { $card }\n")
    with pytest.raises(BadTexts, match=r"de\.ftl cannot be read at: act-play-line Leg"):
        told(unfinished)


def test_makeshift_words_are_the_same_words_where_there_are_any() -> None:
    words = Makeshift(folder_of(SCHNUFF) / "texts")
    assert words.text("de", "kind-snap") == "Schnapp!"
    assert words.renamed({"snap": {"de": "Happ"}}).text("de", "kind-snap") == "Happ"
    assert words.placed({"0,0": "A1"}).text("de", "nonsense") == "nonsense"
    assert not words.has("de", "nonsense")
    assert words.text("fr", "kind-snap") == "Schnapp!"


@pytest.mark.parametrize(
    ("chosen", "toll", "hinted"),
    [
        ({}, "den Zoll der nächsten Schranke", True),
        ({"drop_out_toll": "none"}, "nichts, wie im ursprünglichen Spiel", False),
        ({"drop_out_toll": "ninety"}, "immer den Zoll der letzten Schranke", True),
        ({"draw_mode": "auto"}, "nichts, wie im ursprünglichen Spiel", False),
    ],
)
def test_against_bots_dropping_out_costs_a_toll_unless_it_was_said_otherwise(
    tmp_path: Path, chosen: dict[str, object], toll: str, hinted: bool
) -> None:
    file = tmp_path / "record.jsonl"
    console, typed = Console(width=400, record=True, file=StringIO()), iter(["o", "q"])
    settings = Settings(3, ("greedy",), "de", "seed", record=file, options=chosen)
    play(SCHNUFF, settings, console, lambda prompt: next(typed))
    said = console.export_text()
    assert f"Zoll fürs Aussetzen: {toll}" in said
    assert ("Wer mit leerer Hand aussetzt, zahlt hier Zoll." in said) == hinted
    header = json.loads(file.read_text("utf-8").splitlines()[0])
    assert header["options"] == SCHNUFF.resolve(3, {**beside_bots(SCHNUFF, chosen), **chosen})


def test_whoever_can_do_nothing_but_draw_is_offered_it() -> None:
    """Schnuff 6.3/11: with the right to draw nobody is skipped who has no card to play, also where nothing reminds of it."""
    console, typed = Console(width=100, record=True, file=StringIO()), iter(["1", "q"])
    session = TurnSession(SCHNUFF, Settings(2, ("random",), "en", "seed"), console, lambda prompt: next(typed))
    dealt = session.match.position()
    cards = sorted([*dealt["draw_pile"], *dealt["hands"][0], *dealt["hands"][1], *dealt["aside"]])
    cards.remove("schnuff")
    cards.remove("number_1")
    nothing_left = {
        "hands": [[], ["schnuff"]],
        "draw_pile": cards,
        "discard": ["number_1"],
        "count": 1,
        "state": "PLAY",
        "active": 0,
        "dealer": 1,
        "draw_right": 0,
        "started": True,
    }
    session.match = Match.resume(
        SCHNUFF, session.match.players, session.match.options, {**dealt, **nothing_left}, session.match.dealer
    )
    session.recorder = Recorder(session.match)
    with pytest.raises(Goodbye):
        session.play()
    assert session.match.position()["hands"][0] == cards[:1]


def test_a_name_in_brackets_is_no_markup(tmp_path: Path) -> None:
    console = Console(width=400, record=True, file=StringIO())
    file = tmp_path / "game[red].jsonl"
    play(SCHNUFF, Settings(2, ("greedy",), "de", "seed", record=file), console, lambda prompt: "q")
    assert "game[red].jsonl" in console.export_text()


def test_a_record_tells_of_the_person_by_a_name(tmp_path: Path) -> None:
    """Whoever reads it is not the one who played."""
    file = tmp_path / "record.jsonl"
    console, typed = Console(width=400, record=True, file=StringIO()), iter(["1", "", "q"])
    settings = Settings(2, ("greedy",), "de", "seed", record=file, options=SCHNUFF.resolve(2, {}))
    play(SCHNUFF, settings, console, lambda prompt: next(typed))
    assert "  Du " in console.export_text()
    game = read(file)
    lines = [
        line
        for moment in retold(game, SCHNUFF, "de", texts_of(SCHNUFF), game.header["players"])
        for line in moment.lines
    ]
    assert any(line.startswith("Gast ") for line in lines)
    assert not any("Du" in line for line in lines)


def test_a_record_that_is_not_written_to_the_end_leaves_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks_off(*_: object) -> None:
        raise InterruptedError

    file = tmp_path / "record.jsonl"
    file.write_text("old")
    settings = Settings(2, ("greedy",), "de", "seed", record=file, options=SCHNUFF.resolve(2, {}))
    monkeypatch.setattr("os.replace", breaks_off)
    with pytest.raises(InterruptedError):
        play(SCHNUFF, settings, Console(file=StringIO()), lambda prompt: "q")
    assert [file.read_text() for file in tmp_path.iterdir()] == ["old"]


def speechless(make: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("schnapp.terminal.session.module_of", lambda game, name: None)
    with pytest.raises(Unplayable, match=r"cannot be played in the terminal: it has no speaking\.py"):
        make()


def test_what_a_game_says_besides_is_its_own_affair(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("schnapp.terminal.session.module_of", lambda game, name: ModuleType("speaking"))
    written = StringIO()
    settings = Settings(2, ("greedy",), "en", "seed", options=SCHNUFF.resolve(2, {}))
    play(SCHNUFF, settings, Console(file=written), lambda prompt: "/q")
    assert "Play" in written.getvalue()


def test_a_race_that_is_not_spoken_to_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    game, console = SchnappLandFlussGame(), Console(file=StringIO())
    settings = Settings(2, ("greedy",), "de", "seed", options=game.resolve(2, {}))
    speechless(lambda: Race(game, settings, console, Lines(lambda: "")).play(), monkeypatch)


def test_plans_that_are_not_spoken_of_are_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    game, console = GAMES["snails"], Console(file=StringIO())
    settings = Settings(2, ("random",), "de", "seed", options=game.resolve(2, {}))
    speechless(lambda: TurnSession(game, settings, console, lambda prompt: "1").play(), monkeypatch)
