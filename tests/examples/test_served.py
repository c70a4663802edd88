"""A stranger's game on the server: listed, opened, played, judged, folded and kept secret like the built-in ones."""

from __future__ import annotations

import json
import logging
import os
import shutil
from collections.abc import Callable
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import msgspec
import pytest
from websockets.sync.client import connect

from schnapp.bots.levels import LEVELS
from schnapp.bots.policies import POLICIES
from schnapp.bots.roster import bot
from schnapp.games import BUILT_IN, GAMES
from schnapp.server import offer, snapshots
from schnapp.server.commands import acted, opened
from schnapp.server.deal import release
from schnapp.server.entries import Dealt, decode
from schnapp.server.entries import encode as written
from schnapp.server.floor import Misfit
from schnapp.server.log import Row
from schnapp.server.messages import Declaration, NewTable, Rematch
from schnapp.server.refusal import Refusal
from schnapp.server.rest import finished, told
from schnapp.server.table_state import TableState
from schnapp.server.turns import Asker
from schnapp.server.viewer import encode
from schnapp.table.dealer import Dealer, stream
from schnapp.table.game import Game
from schnapp.table.match import Match
from schnapp.table.protocols import policy_maker
from schnapp.table.rng import Rng
from tests.server.client import Client, act_once, command_id, open_table, play_to_the_end, request
from tests.server.registry import Phone, perform, registry_at, sit, until
from tests.server.registry import open_table as table_in
from tests.server.serving import Server
from tests.server.test_replays import is_told_again, play_on
from tests.server.test_secrecy import sent, twins

from .guests import PIG, TRICKS, install, install_painted, install_pig, install_tricks


@pytest.fixture
def pig(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(PIG.parent)
    game: Game = import_module("pig").PigGame()
    monkeypatch.setitem(GAMES, "pig", game)
    monkeypatch.setitem(POLICIES, "pig", policy_maker(game))
    return game


@pytest.fixture
def eights(crazy_eights: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    game: Game = import_module("crazy_eights.game").CrazyEightsGame()
    monkeypatch.setitem(GAMES, "crazy-eights", game)
    monkeypatch.setitem(POLICIES, "crazy-eights", policy_maker(game))
    return game


def declaration(game: Game, language: Any = "en") -> Declaration:
    return msgspec.json.decode(offer.told(game, language).forms[""].content, type=Declaration)


# ---- what is offered ---------------------------------------------------------------------------------------------


def test_guests_are_listed_behind_the_built_in_ones(pig: Game) -> None:
    assert list(offer.offered()) == [*BUILT_IN, "pig"]
    info = offer.info(pig)
    assert (info.game, info.title, info.board) == ("pig", {"de": "Pig", "en": "Pig"}, False)
    assert info.seats == list(range(2, 11))
    assert offer.info(BUILT_IN["schnuff"]).board


def test_a_declaration_says_all_that_a_page_needs(pig: Game) -> None:
    said = declaration(pig)
    assert [(field.name, field.kind) for field in said.view] == [
        ("active", "seat"),
        ("pot", "number"),
        ("points", "by_seat"),
    ]
    assert [(act.type, act.fields) for act in said.acts] == [("roll", []), ("hold", [])]
    assert [event.type for event in said.events] == ["rolled", "held"]
    assert said.steps == ["die"]
    assert "act-roll-line = Roll the die" in said.words[0]
    assert (said.booklet, said.booklet_language) == (None, None)


def test_who_does_not_speak_a_language_says_so(pig: Game, eights: Game) -> None:
    assert declaration(pig, "de").language == "en"
    assert len(declaration(pig, "de").words) == 1
    english = declaration(eights, "de")
    assert (english.language, english.booklet_language, len(english.words)) == ("en", "en", 1)
    assert english.kinds == list(eights.kinds)
    assert [act.type for act in english.acts] == ["play", "draw", "pass", "nominate"]
    german = declaration(BUILT_IN["schnuff"], "de")
    assert (german.language, german.booklet_language, len(german.words)) == ("de", "de", 2)


def test_a_guest_that_cannot_be_shown_is_left_out_and_stops_nobody(
    pig: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = type("Broken", (type(pig),), {"name": "broken", "words": "game-title = {"})  # words that nobody can read
    silent = type("Silent", (type(pig),), {"name": "silent", "words": "", "kinds": ("C2", "QH", "wizard")})
    monkeypatch.setitem(GAMES, "broken", broken())
    monkeypatch.setitem(GAMES, "silent", silent())
    assert list(offer.offered()) == [*BUILT_IN, "pig", "silent"]
    with caplog.at_level(logging.WARNING):
        offer.look_at_guests()
    assert [record.getMessage() for record in caplog.records] == [
        "the game broken cannot be shown in a browser and is left out: "
        "BadTexts: the words of the game cannot be read at: game-title = {",
        "the game silent has no words for game-title, act-roll-line, act-hold-line, option-goal",
    ]  # and nothing of Pig, which speaks one language, or of cards, which are called by their kinds
    with pytest.raises(Refusal, match="unknown_game"):
        opened(NewTable("broken", ["Anna"], 2), ["hash"])


def test_a_guest_that_should_be_compiled_and_is_not_gets_a_note(
    pig: Game, eights: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules in plain Python are meant to be so."""
    monkeypatch.setattr(offer, "is_compiled", lambda rules: False)
    (note,) = offer.slow()
    assert note.startswith("The game crazy-eights is not compiled")
    monkeypatch.setattr(offer, "is_compiled", lambda rules: True)
    assert offer.slow() == []


@pytest.mark.parametrize("name", [*BUILT_IN, "pig", "crazy-eights"])
def test_every_view_is_as_it_was_declared(pig: Game, eights: Game, name: str) -> None:
    game = GAMES[name]
    fields = json.loads(offer.told(game, "en").forms[""].content)["view"]
    chance = Rng(stream(name, "declared"))
    names = [f"Player {number}" for number in range(game.seats[-1])]
    match = Match.start(game, names, {}, Dealer(stream(name, "deal")))
    for _ in range(60):
        for viewer in (None, 0, 1):
            view = match.view(viewer)
            assert [field["name"] for field in fields if not field.get("optional") and field["name"] not in view] == []
            assert set(view) - {"viewer"} <= {field["name"] for field in fields}
            for field in fields:
                if field["name"] in view:
                    check(field, view[field["name"]], viewer, view, game)
        if match.over or match.clock is not None:
            break
        seat = match.to_act()[0]
        act = bot("random", name).choose(match.request(seat), chance)
        match.act(match.signed(seat, act))


PARTS = {"cards", "pile", "row", "list", "by_seat"}
SHAPES: dict[str, Callable[[Any], bool]] = {
    "number": lambda value: type(value) is int,
    "flag": lambda value: type(value) is bool,
    "text": lambda value: isinstance(value, str),
    "seat": lambda value: isinstance(value, int | str),
    "seats": lambda value: isinstance(value, list),
    "groups": lambda value: all(isinstance(group, list) for group in value),
    "any": lambda value: True,
}


def check(field: Any, value: Any, viewer: int | None, whole: Any, game: Game, own: bool = False) -> None:
    """Is this value of a view what its declaration says?"""
    kind, seen = field["kind"], field.get("seen")
    if seen == "rule":
        return
    if value is None:
        assert field.get("optional") or seen == "sometimes", field
        return
    if seen == "count":
        assert type(value) is int, field
        return
    if seen == "top_and_count":
        assert set(value) == {"count", "top"}
        return
    if seen == "owner" and kind != "by_seat" and not own:
        if value == field.get("hidden_as") or type(value) is int:
            return
    if seen == "owner" and kind == "by_seat":
        for seat, part in enumerate(value):
            if seat == viewer:
                check(field["of"], part, viewer, whole, game, own=True)
            elif type(part) is not int and (part is None or part != field.get("hidden_as")):
                assert part is None or "hidden_as" in field, field
                check(field["of"], part, viewer, whole, game)  # it is not there, or lies open for now
        return
    match kind:
        case "name":
            assert value in field["values"], field
        case "card":
            assert value in game.kinds, field
        case "by_some" | "by_name":
            for part in value.values():
                check(field["of"], part, viewer, whole, game)
        case "slots":
            for part in value:
                if part is not None and part != field.get("hidden_as"):
                    check(field["of"], part, viewer, whole, game)
        case "record" | "case":
            fields = field["fields"] if kind == "record" else field["cases"][whole[field["by"]]]
            for part in fields:
                if part["name"] in value:
                    check(part, value[part["name"]], viewer, whole, game)
                else:
                    assert part.get("optional"), part
        case _ if kind in PARTS:
            for part in value:
                check(field["of"], part, viewer, whole, game)
        case _:
            assert SHAPES[kind](value), (field, value)


# ---- at a table --------------------------------------------------------------------------------------------------


async def test_a_guest_is_played_recorded_judged_and_read_again(pig: Game, tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        wanted = {"game": "pig", "names": ["Anna"], "seats": 6, "bots": LEVELS, "options": {"goal": 30}, "pace_ms": 0}
        table = await table_in(registry, **wanted)
        (anna,) = await sit(table, 1)
        while table.state.stage == "playing":
            if anna.now["legal"]:
                act = anna.now["legal"][0]
                await table.commit(lambda state, act=act: acted(state, {"player": 0, **act}))
            else:
                await registry.clock.go(0.2)
        state = table.state
        assert [place.name for place in state.places[1:]] == [f"Bot {number}" for number in range(1, 6)]
        rows = await registry.log.read(state.id)
        dealt = next(entry for row in rows if isinstance(entry := decode(row.body), Dealt))
        assert (dealt.ruleset, dealt.release) == (pig.ruleset, release())
        again = TableState.of(state.id, rows)
        assert again.match.position() == state.match.position()
        asker, played = Asker("", state.id), await told(registry, state, finished(state, None))
        record = await registry.records.record(registry.thinkers, asker, 1, lambda: told(registry, state, 1))
        assert record
        lines = [
            line
            async for lines in registry.analyses.of(registry.thinkers, asker, 1, played)
            for line in lines.split(b"\n")
        ]
        chances = json.loads(lines[0])["chances"]
        assert len([line for line in lines[1:] if line]) == len(chances) - 1 == len(played.steps) - 1
        assert all(sum(seats) == pytest.approx(1, abs=0.01) for seats in chances)
        await perform(table, 1, Rematch(command_id()))
        assert state.stage == "playing"
    async with registry_at(tmp_path / "t.db") as registry:
        again = (await registry.table(state.id)).state
        assert (again.stage, len(again.games)) == ("playing", 2)
        assert again.match.position() == state.match.position()


async def test_a_table_whose_game_has_gone_says_so_and_nobody_else_suffers(
    pig: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        lost = [(await table_in(registry, game="pig", start=start)).state.id for start in (True, False)]
        sound = (await table_in(registry)).state.id
    monkeypatch.delitem(GAMES, "pig")
    async with registry_at(tmp_path / "t.db") as registry:
        for id in lost * 2:
            phone = Phone(registry, id)
            await until(lambda: phone.heard != [])  # noqa: B023
            assert phone.heard == [{"t": "goodbye", "reason": "game_missing"}]
        with pytest.raises(Refusal, match="game_missing"):
            await registry.table(lost[0])
        assert (await registry.table(sound)).state.stage == "playing"
    said = [record.getMessage() for record in caplog.records if "set aside" in record.getMessage()]
    assert said == [f"table {id} is set aside: there is no game pig here any more" for id in lost]


@pytest.mark.parametrize("acts", [0, 3, 8, 20])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_hidden_cards_of_a_guest_stay_hidden(eights: Game, acts: int, viewer: int | None) -> None:
    """Two tables that a viewer cannot tell apart send the same bytes."""
    rows = rows_after(acts, "crazy-eights", 2)
    differing = 0
    for seed in range(5):
        one, other = twins(rows, viewer, seed)
        assert sent(one, viewer) == sent(other, viewer)
        told = [encode(snapshots.News(state, state.games[-1].steps[-1]).to(viewer, None)) for state in (one, other)]
        assert told[0] == told[1]
        differing += one.games[-1].match.position() != other.games[-1].match.position()
    assert differing > 0


@pytest.fixture
def tricks(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(TRICKS.parent)
    game: Game = import_module("tricks").TricksGame()
    monkeypatch.setitem(GAMES, "tricks", game)
    return game


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_card_that_completes_a_trick_is_seen_before_it_is_taken(tricks: Game, viewer: int | None) -> None:
    """A page that has no board for a guest is told how its view stood at each event, so that nothing is told before its picture."""
    state = TableState.of("table", rows_after(2, "tricks", 3))
    before, act = state.match.view(viewer), acted(state, {"player": 2, **state.match.legal(2)[0]})[0]
    state.read(Row(state.seq + 1, written(act), None))
    happened = snapshots.News(state, state.games[-1].steps[-1]).to(viewer, None)
    (change,) = happened.changes
    assert change["trick"] == [*before["trick"], act.act["card"]]
    assert set(change) == {"trick", "hands"}
    assert before | change != happened.view
    assert happened.view["trick"] == []
    assert sum(map(len, happened.view["taken"])) == 3


async def test_a_guest_that_cannot_repeat_its_log_is_broken_off_at_that_act(
    pig: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its chance is its own, so that no log could be read again: that is seen before anybody plays on."""
    once = count(1)

    def hold(state: Any, seat: int, act: Any, dealer: Dealer) -> None:
        state.tell(dealer, import_module("pig").Held(player=seat, points=next(once)))
        state.active = (seat + 1) % state.players

    monkeypatch.setattr(import_module("pig").Pig, "do", hold)
    async with registry_at(tmp_path / "t.db") as registry:
        table = await table_in(registry, game="pig")
        with pytest.raises(Misfit):
            await table.commit(lambda state: acted(state, {"player": 0, "type": "roll"}))
        table = await registry.table(table.state.id)
        assert table.audience.table_view().broken_off
    assert "the log and the rules differ" in caplog.text


def test_what_its_events_change_is_not_told_where_nothing_is_seen_between(pig: Game) -> None:
    """Neither of a game whose only event is told when all is done, nor of those for which the page has boards."""
    for game in ("pig", *BUILT_IN):
        state = TableState.of("table", rows_after(0, game, 3))
        seat = state.owed[0]
        act = acted(state, state.match.signed(seat, state.match.legal(seat)[0]))[0]
        state.read(Row(state.seq + 1, written(act), None))
        assert snapshots.News(state, state.games[-1].steps[-1]).to(0, None).changes is msgspec.UNSET, game


def rows_after(acts: int, game: str, players: int) -> list[Row]:
    """The log of a table after so many acts."""
    rows: list[Row] = []
    state = TableState("table")
    names = ["Anna", "Bert", "Cleo", "Dora"][:players]

    def write(entries: list[Any]) -> None:
        for entry in entries:
            rows.append(Row(len(rows) + 1, written(entry), None))
            state.read(rows[-1])

    write(opened(NewTable(game, names, players, start=True), ["a", "b", "c", "d"][:players]))
    for number in range(acts):
        assert state.match is not None
        (seat,) = state.owed
        legal = state.match.legal(seat)
        write(acted(state, {"player": seat, **legal[number % len(legal)]}))
    return rows


# ---- a server in a process of its own ----------------------------------------------------------------------------


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pig as pip installs it, for whatever processes are started from here."""
    folder = tmp_path / "packages"
    install_pig(folder)
    install(folder, "lost", "no.such.module:Game")
    monkeypatch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
    return folder


def test_a_real_server_and_its_workers_know_the_guest(installed: Path, tmp_path: Path) -> None:
    server = Server(tmp_path / "t.db")
    try:
        _, games, _ = request(f"{server.base}/api/games")
        assert [game["game"] for game in games] == [*BUILT_IN, "pig"]
        status, said, headers = request(f"{server.base}/api/games/pig?language=de")
        assert (status, said["language"]) == (200, "en")
        tag = {"if-none-match": headers["etag"]}
        assert request(f"{server.base}/api/games/pig?language=de", headers=tag)[0] == 304
        assert request(f"{server.base}/api/games/chess")[0] == 404
        opened = open_table(
            server.base, game="pig", seats=3, bots=["strong", "master"], options={"goal": 60}, start=True
        )
        secret, table = opened["held"][0]["secret"], opened["table"]["id"]
        with Client(server.base, table, secret) as anna:
            anna.until("scene")
            while len(anna.now["legal"]) < 2:
                anna.wait(lambda: anna.may_act)
                act_once(anna)
            advice = anna.tell("advise", match=1)
            assert anna.until("advised")["id"] == advice
            server.kill()
            server.start()
        with Client(server.base, table, secret) as anna:
            anna.until("scene")
            play_to_the_end([anna])
        assert request(f"{server.base}/api/tables/{table}/record")[0] == 200
        assert request(f"{server.base}/api/tables/{table}/analysis")[0] == 200
        other = open_table(server.base, start=False)
        server.stop()
        shutil.rmtree(installed)
        server.start()
        with connect(f"{server.base.replace('http', 'ws')}/ws/tables/{table}", proxy=None) as socket:
            socket.send(json.dumps({"t": "hello", "secret": secret}))
            assert json.loads(socket.recv(5)) == {"t": "goodbye", "reason": "game_missing"}
        assert request(f"{server.base}/api/tables/{table}")[1]["reason"] == "game_missing"
        assert request(f"{server.base}/api/tables/{other['table']['id']}")[0] == 200
    finally:
        server.stop()
    told = server.said()
    assert told.count("the game lost of the package schnapp-lost is left out: ModuleNotFoundError") == 2
    assert "has no words for" not in told
    assert "is not compiled" not in told  # plain Python is meant to be so
    assert told.count("is set aside: there is no game pig here any more") == 1
    assert "failed" not in told
    assert "Traceback" not in told


def test_pictures_and_a_board_that_a_package_brings_are_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packages = tmp_path / "packages"
    install_tricks(packages)
    install_painted(packages, "export const mount = () => ({ update() {} });")
    (packages / "board.js").write_text("what lies beside a module belongs to nobody")
    monkeypatch.setenv("PYTHONPATH", str(packages), prepend=os.pathsep)
    server = Server(tmp_path / "t.db")
    address = f"{server.base}/api/games"
    try:
        said = request(f"{address}/painted")[1]
        assert (said["pictures"], said["own_board"]) == (["C6"], True)
        with urlopen(f"{address}/painted/pictures/C6.svg") as picture:
            assert picture.headers["content-type"] == "image/svg+xml"
            assert "sandbox" in picture.headers["content-security-policy"]  # its script runs nowhere
            assert picture.read().startswith(b"<svg")
        with urlopen(f"{address}/painted/board.js") as board:
            assert board.headers["content-type"].startswith("text/javascript")
        assert request(f"{address}/tricks")[1]["own_board"] is False
        for nothing in ("tricks/board.js", "painted/pictures/unknown.svg", "painted/pictures/C7.svg", "chess/board.js"):
            assert request(f"{address}/{nothing}")[0] == 404, nothing
    finally:
        server.stop()


async def test_a_finished_game_is_shown_as_every_seat_saw_it(tmp_path: Path, eights: Game) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        table = await table_in(registry, game="crazy-eights", names=["Anna", "Bert"], seats=2)
        *ears, watcher = await sit(table, 1, 2, None)
        await play_on(table, "eights")
        await is_told_again(registry, table, ears, watcher)
