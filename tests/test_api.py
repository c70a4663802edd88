"""`import schnapp`: what is promised to stay (docs/promises.md), that its examples are true, and what it says to what cannot be meant."""

from __future__ import annotations

import doctest
import inspect
import re
import subprocess
import sys
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path

import pytest

import schnapp
from schnapp.games import GAMES
from schnapp.table.canonical import Act
from schnapp.table.positions import determinization
from schnapp.table.replay import replay
from schnapp.table.rng import Rng
from schnapp.table.search_request import SearchRequest

PROMISES = Path(__file__).parents[1] / "docs" / "promises.md"
PUBLIC = [name for name in vars(schnapp.Table) if not name.startswith("_")]
every_game = pytest.mark.parametrize("game", GAMES)


def test_importing_it_loads_nothing() -> None:
    program = "import sys; before = set(sys.modules); import schnapp; print(*sorted(set(sys.modules) - before))"
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = {name for name in shown.stdout.split() if name.partition(".")[0] not in sys.stdlib_module_names}
    assert loaded == {"schnapp", "schnapp.pure"}  # which lets uncompiled modules find what they import


def test_what_is_promised_is_there_and_nothing_else_is_named() -> None:
    assert set(schnapp.__all__) <= set(dir(schnapp))
    assert all(getattr(schnapp, name) is not None for name in schnapp.__all__)
    (listed,) = re.findall(r"^## Python\n(.*?)^## ", PROMISES.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    first = re.findall(r"^\| (`.*?`) \|", listed, re.MULTILINE)
    told = [name for cell in first for name in re.findall(r"`(?:schnapp\.)?(\w+)", cell)]
    assert sorted(told) == sorted([*schnapp.__all__, *PUBLIC])
    with pytest.raises(AttributeError, match="module 'schnapp' has no attribute 'chess'"):
        _ = schnapp.chess


def test_all_of_it_is_explained_and_typed() -> None:
    for name in PUBLIC:
        member = inspect.getattr_static(schnapp.Table, name)
        asked = member.fget if isinstance(member, property) else member
        assert inspect.getdoc(asked), name
        assert "return" in inspect.get_annotations(asked), name


@pytest.mark.parametrize("module", ["schnapp", "schnapp.api"])
def test_its_examples_are_true(module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    tried = doctest.testmod(import_module(module))
    assert tried.attempted > 3
    assert tried.failed == 0


# ---- playing -----------------------------------------------------------------------------------------------------


@every_game
def test_a_game_is_played_written_down_and_read_again(game: str, tmp_path: Path) -> None:
    table = schnapp.new(game, seed=game)
    table.play("random", acts=25)
    assert not table.over
    assert table.ranks is None and table.scores is None
    half = tmp_path / "half.jsonl"
    half.write_text(table.record(), "utf-8")
    again = schnapp.load(half, seed=1)
    assert (again.view(None), again.record(), again.players) == (table.view(None), table.record(), table.players)
    again.play("greedy")
    assert again.over and again.ranks is not None and 1 in again.ranks
    whole = tmp_path / "whole.jsonl"
    whole.write_text(again.record(), "utf-8")
    assert replay(whole, GAMES) is None
    assert again.record().startswith(table.record())
    assert schnapp.load(whole).scores == again.scores


def test_equal_seeds_play_equal_games_and_stops_change_nothing() -> None:
    whole, parts = (schnapp.new("schnuff", 3, seed="one") for _ in range(2))
    whole.play("random")
    while not parts.over:
        parts.play("random", acts=7)
    assert whole.record() == parts.record()
    assert schnapp.new("schnuff", 3).record() != schnapp.new("schnuff", 3).record()


def test_it_waits_for_whoever_is_no_bot() -> None:
    table = schnapp.new("snatch-it", players=["Ada", "Ben", "Cem"], seed=1)
    while not table.over:
        table.play([None, "greedy", "random"])
        if not table.over:
            assert table.to_act == [0]
            table.act(table.legal(0)[-1], seat=0)
    assert table.to_act == []
    assert table.legal(0) == []


def test_where_several_decide_at_once_bots_do_not_wait_for_people() -> None:
    table = schnapp.new("snails", players=2, seed=1)
    table.play([None, "random"])
    while table.to_act == [0] and not table.over:
        before = table.view(None)
        table.play([None, "random"])
        assert table.view(None) == before
        sampled = table.match.random_act(0, Rng(bytes(32)))
        table.act(sampled)
        table.play([None, "random"])
        if table.view(None)["round"] > 1:
            return
    pytest.fail("a round of Snails was not played")


class First:
    """A bot of somebody's own."""

    def choose(self, request: SearchRequest, chance: Rng) -> Act:
        return request.legal[0]

    def pause_ms(self, request: SearchRequest, act: Act, chance: Rng) -> int:
        return 900


@pytest.mark.parametrize("game", ["schnuff", "snatch-it"])
def test_a_bot_of_your_own(game: str) -> None:
    table = schnapp.new(game, players=3, seed=1)
    table.play([First(), "random", schnapp.bot("greedy", game)])
    assert table.over


def test_an_act_as_it_stands_in_a_record() -> None:
    table = schnapp.new("schnuff", players=2, seed=1)
    act = {"player": 0, **table.legal(0)[0]}
    assert [*table.act(act)[0]] == ["event"]
    assert table.record().count('"act"') == 1


def test_a_tick_at_which_nothing_fires_is_not_written_down() -> None:
    table = schnapp.new("schnapp-land-fluss", players=2, seed=1)
    before = table.record()
    assert table.act({"actor": "clock", "type": "tick", "t": 0}) == []
    assert table.record() == before


BAD = [
    (lambda: schnapp.new("Schnapp"), 'there is no game "Schnapp"; did you mean schnapp-land-fluss?'),
    (lambda: schnapp.new("snatch-it", 2), "option players: must be 3 to 6, not 2"),
    (lambda: schnapp.new("snatch-it", -1), "option players: must be 3 to 6, not -1"),
    (lambda: schnapp.new("schnuff", 10**9), "option players: must be 2 to 6, not 1000000000"),
    (lambda: schnapp.new("schnuff", "Anna"), "players must be a number or a list of names, not 'Anna'"),
    (lambda: schnapp.new("schnuff", [1, 2]), "a player is named by a text, not by 1"),
    (lambda: schnapp.new("schnuff", ["\ud800", "b"]), "a player is named by a text, and '\\ud800' has half of a sign"),
    (lambda: schnapp.new("schnuff", 2.5), "players must be a whole number, not 2.5"),
    (lambda: schnapp.new(None), "a game is named by a text, not by None"),
    (lambda: schnapp.new([]), "a game is named by a text, not by []"),
    (lambda: schnapp.new("schnuff", seed="\ud800"), "a seed is named by a text"),
    (lambda: schnapp.new("schnuff", language=[]), "a language is named by a text, not by []"),
    (lambda: schnapp.new("schnuff", options=[1]), "options must be an object of JSON"),
    (lambda: schnapp.new("schnuff", options={1: 2}), "options must be an object of JSON"),
    (lambda: schnapp.new("schnuff", options={"chips": 10.0}), "options: 10.0 is not an integer"),
    (lambda: schnapp.new("schnuff", options={"chips": object()}), "options cannot be written as JSON: "),
    (lambda: schnapp.bot("greedy", "chess"), 'there is no game "chess"'),
    (lambda: schnapp.bot(5, "schnuff"), "a bot is named by a text, not by 5"),
    (lambda: schnapp.bot("clever", "schnuff"), "there is no bot 'clever' for schnuff"),
    (lambda: schnapp.new("schnuff", 3).legal("0"), "a seat must be a whole number, not '0'"),
    (lambda: schnapp.new("schnuff", 3).view([]), "a seat must be a whole number, not []"),
    (lambda: schnapp.new("schnuff", 3).view(1.0), "a seat must be a whole number, not 1.0"),
    (lambda: schnapp.new("schnuff", 3).act(None, seat=0), "an act must be an object of JSON"),
    (lambda: schnapp.new("schnuff", 3).act("draw", seat=0), "an act must be an object of JSON"),
    (lambda: schnapp.new("schnuff", 3).act({}), "refused: bad_params"),
    (
        lambda: schnapp.new("schnuff", 3).act({"type": "play", "card": "\ud800"}, seat=0),
        "an act: '\\ud800' is half of a sign",
    ),
    (
        lambda: schnapp.new("schnuff", 3).act({"type": "play", "card": {1}}, seat=0),
        "an act cannot be written as JSON: ",
    ),
    (lambda: schnapp.new("schnuff", 3).play("random", acts=-1), "-1 acts cannot be played"),
    (lambda: schnapp.new("schnuff", 3).play("random", acts="x"), "acts must be a whole number, not 'x'"),
    (lambda: schnapp.new("schnuff", 3).play(5), "5 is no bot: it has no method choose"),
    (lambda: schnapp.new("schnuff", 3).play([First] * 3), "is no bot: it has no method choose"),
    (lambda: schnapp.load(None), "None is no file"),
    (lambda: schnapp.load("a\0b"), "is no file"),
    (lambda: schnapp.new("schnuff", options={"luck": 1}), "option luck: is unknown"),
    (lambda: schnapp.new("schnuff", language="fr"), 'there is no language "fr"; known are de, en'),
    (lambda: schnapp.new("schnuff", 3).legal(3), "there is no seat 3; at this table there are 0 to 2"),
    (lambda: schnapp.new("schnuff", 3).view(-1), "there is no seat -1"),
    (lambda: schnapp.new("schnuff", 3).show(7), "there is no seat 7"),
    (lambda: schnapp.new("schnuff", 3).act({"type": "draw"}, seat=4), "there is no seat 4"),
    (lambda: schnapp.new("schnuff", 3).play("clever"), "there is no bot 'clever' for schnuff; known are random"),
    (lambda: schnapp.new("schnuff", 3).play(["easy", "easy"]), "2 bots were named, and 3 sit at this table"),
    (lambda: schnapp.new("schnuff", 3).play(["easy"]), "1 bot was named, and 3 sit at this table"),
    (lambda: schnapp.new("schnapp-land-fluss", 2).play([None, "easy"]), "schnapp-land-fluss has a clock"),
    (lambda: schnapp.new("schnuff", 3, seed=1).act({"type": "play", "card": "cat"}, seat=0), "refused: bad_params"),
    (lambda: schnapp.new("schnuff", 3, seed=1).act({"type": "draw"}, seat=1), "refused: "),
    (lambda: schnapp.load(__file__), "line 1: is not JSON"),
]


@pytest.mark.parametrize(("asked", "said"), BAD, ids=[said for _, said in BAD])
def test_what_cannot_be_meant_is_answered_with_a_sentence(asked: object, said: str) -> None:
    assert callable(asked)
    with pytest.raises(schnapp.SchnappError) as fault:
        asked()
    assert said in str(fault.value)
    assert "\n" not in str(fault.value)


def test_what_somebody_has_given_or_got_is_theirs() -> None:
    """Whatever they do with it afterwards, the game goes on as it was."""
    options = {"deck": dict(schnapp.new("schnuff", 2).options["deck"])}
    table = schnapp.new("schnuff", players=2, seed=1, options=options)
    before = table.record()
    options["deck"]["number_1"] = 99
    table.options["deck"]["number_1"] = 99
    table.players.append("Cleo")
    table.view(0)["hands"][0].clear()
    for act in table.legal(0):
        act["card"] = "schnuff"
    assert table.record() == before
    assert schnapp.new("schnuff", players=2, seed=1).options["deck"]["number_1"] != 99
    act = {"type": "play", "card": "number_1"}
    told = table.act(act, seat=0)
    before = table.record()
    act["card"] = "schnuff"
    told[0]["event"]["card"] = "schnuff"
    assert table.record() == before


# ---- the picture -------------------------------------------------------------------------------------------------


class Tags(HTMLParser):
    """The elements of a piece of HTML with what they are given."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.open: list[str] = []
        self.feed(html)
        assert self.open == [], "every element is closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found |= {tag, *(name for name, _ in attrs)}
        self.open.append(tag)
        for _, value in attrs:
            assert value is not None
            assert "url(" not in value

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@every_game
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_notebook_shows_the_table_as_spectators_see_it(game: str, language: str) -> None:
    table = schnapp.new(game, players=["<b>Ada</b>", "Ben & Cem", "D\"or'a"], seed=3, language=language)
    table.play("random", acts=20)
    html = table._repr_html_()
    assert Tags(html).found == {"pre", "span", "style"}
    assert "&lt;b&gt;Ada" in html
    assert html == table.show().html()
    assert str(table) == str(table.show())
    assert max(map(len, str(table).splitlines())) <= 80


@every_game
@pytest.mark.parametrize("viewer", [None, 1])
def test_what_a_viewer_cannot_see_is_not_in_their_picture(game: str, viewer: int | None) -> None:
    """A table whose hidden cards are dealt anew, as far as they know, is drawn alike."""
    table = schnapp.new(game, players=3, seed=5)
    table.play("random", acts=12)
    match, drawn = table.match, table.show(viewer).html()
    before = match.position()
    for seed in range(20):
        match.state = determinization(match.game, match.view(viewer), 3, match.options, Rng(bytes([seed]) * 32))
        assert table.show(viewer).html() == drawn
        if match.position() != before:
            return
    pytest.fail("nothing was hidden")


@pytest.mark.parametrize("game", ["snatch-it", "schnuff", "snails"])
def test_cards_are_open_only_where_it_is_asked_for(game: str) -> None:
    table = schnapp.new(game, players=3, seed=4)
    table.play("random", acts=30)
    watched, open_cards = str(table), str(table.show(open_cards=True))
    assert "Hand:" not in watched
    assert str(table.show(1)).count("Hand:") == 1
    assert open_cards.count("Hand:") == 3
    for seat, name in enumerate(table.players):
        assert name in open_cards
        assert str(table.show(seat)).splitlines()[-1] in open_cards


def test_timers_that_are_due_fire_before_an_act(tmp_path: Path) -> None:
    """The time for a word is over at 9,000: what is said a millisecond later comes too late, and the record replays."""
    table = schnapp.new("schnapp-land-fluss", players=2, seed=1)
    (revealer,) = table.to_act
    table.act({"type": "turn_category", "t": 0}, seat=revealer)
    table.act({"type": "strike", "slot": "t1", "t": 1000}, seat=0)
    with pytest.raises(schnapp.Refused, match="wrong_state"):
        table.act({"type": "say", "word": "Zebra", "t": 9001}, seat=0)
    assert table.view(None)["state"] == "OPEN"
    first, *_ = table.act({"type": "pass", "t": 99_000}, seat=1 - revealer)
    assert first["event"]["type"] == "missed"
    (tmp_path / "race.jsonl").write_text(table.record(), "utf-8")
    assert schnapp.load(tmp_path / "race.jsonl").view(None) == table.view(None)
