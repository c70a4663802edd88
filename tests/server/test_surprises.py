"""One answer to every surprise: the live table is dropped, its sockets are parted with `restart`, the log is read anew."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import Request

from schnapp.limits import Limits
from schnapp.server import by_turns, entries, rest
from schnapp.server.commands import acted
from schnapp.server.entries import Acted, BrokenOff, Dealt, Sealed, Vacated, encode
from schnapp.server.floor import Dropped, Misfit
from schnapp.server.log import LogDown, Row, Spoiled, Written
from schnapp.server.messages import Join, NewTable, Play, Rematch, TakeOver
from schnapp.server.ownership import Elsewhere, Owned, SoleOwner
from schnapp.server.refusal import Refusal
from schnapp.server.registry import FAULTS, IN_USE, TableRegistry
from schnapp.server.rest import join, take_over
from schnapp.server.secret import hashed, new_request
from schnapp.server.served import Served
from schnapp.server.sqlite import SqliteLog
from schnapp.server.standstill import LATE
from schnapp.server.table import LiveTable
from schnapp.table.dealer import Dealer
from schnapp.table.match import Match

from .client import command_id
from .registry import Ear, HandClock, Phone, fold, open_table, perform, registry_at, settle, sit, until
from .test_replays import GAMES, play_on

RESTART = {"t": "goodbye", "reason": "restart"}


def lay(table: LiveTable, seat: int) -> Play:
    assert table.state.match is not None
    return Play(command_id(), table.state.match.legal(seat)[0], 1)


async def is_as_the_log_says(registry: TableRegistry, id: str) -> None:
    live, told = await registry.table(id), await fold(registry.log, id)
    assert live.state.seq == told.seq
    assert live.state.match is not None and told.match is not None
    assert live.state.match.position() == told.match.position()


# ---- the log is not where it was left ----------------------------------------------------------------------------


async def test_somebody_else_has_written(tmp_path: Path) -> None:
    """Only one server writes a log; a second cache of the same table learns of it at its first act and gives up."""
    async with registry_at(tmp_path / "t.db") as registry, registry_at(tmp_path / "t.db") as other:
        here = await open_table(registry)
        id = here.state.id
        there = await other.table(id)
        ears = await sit(there, 1, 2)
        seq = await perform(here, 1, lay(here, 0))
        with pytest.raises(LogDown):
            await perform(there, 2, lay(there, 1))
        await settle()
        assert [ear.heard[-1] for ear in ears] == [RESTART, RESTART]
        assert all(ear.closed for ear in ears)
        again = await other.table(id)
        assert again is not there and again.state.seq == seq
        await is_as_the_log_says(other, id)


async def test_a_command_that_only_the_log_knows_is_done_once(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry, registry_at(tmp_path / "t.db") as other:
        here = await open_table(registry)
        there = await other.table(here.state.id)
        play = lay(here, 0)
        seq = await perform(here, 1, play)
        with pytest.raises(LogDown):
            await perform(there, 1, play)
        assert await perform(await other.table(here.state.id), 1, play) == seq


async def test_a_backup_was_restored_behind_the_cache(tmp_path: Path) -> None:
    """The log is shorter than the cache: that is told once and not tried for ever."""
    async with registry_at(tmp_path / "t.db") as registry:
        table = await open_table(registry)
        (anna,) = await sit(table, 1)
        await perform(table, 1, lay(table, 0))
        play = lay(table, 1)
        with sqlite3.connect(tmp_path / "t.db") as db:
            db.execute("DELETE FROM entry WHERE seq = ?", (table.state.seq,))
        db.close()
        tried = count(registry)
        with pytest.raises(LogDown):
            await perform(table, 2, play)
        await settle()
        assert len(tried) == 1
        assert anna.heard[-1] == RESTART
        await is_as_the_log_says(registry, anna.heard[0]["table"]["id"])


def count(registry: TableRegistry) -> list[int]:
    """A list that grows with every append."""
    tried: list[int] = []
    append = registry.log.append

    async def noted(*given: Any) -> Any:
        tried.append(given[1])
        return await append(*given)

    registry.log.append = noted  # type: ignore[method-assign]
    return tried


# ---- a write that was disturbed ----------------------------------------------------------------------------------


async def test_whoever_asked_goes_in_mid_write_and_the_table_goes_on(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        table = await open_table(registry)
        (bert,) = await sit(table, 2)
        gate, append = asyncio.Event(), registry.log.append

        async def slow(*given: Any) -> Any:
            await gate.wait()
            return await append(*given)

        registry.log.append = slow  # type: ignore[method-assign]
        asked = asyncio.create_task(perform(table, 1, lay(table, 0)))
        await settle()
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        gate.set()
        await until(lambda: bert.heard[-1]["t"] == "happened")
        assert not table.dropped
        await is_as_the_log_says(registry, table.state.id)


async def test_a_write_that_is_cancelled_itself_drops_the_table(tmp_path: Path) -> None:
    """Nobody knows whether it was written: the log does."""
    async with registry_at(tmp_path / "t.db") as registry:
        table = await open_table(registry)
        id = table.state.id
        (bert,) = await sit(table, 2)
        append = registry.log.append

        async def torn(*given: Any) -> Any:
            await append(*given)
            raise asyncio.CancelledError

        registry.log.append = torn  # type: ignore[method-assign]
        with pytest.raises(asyncio.CancelledError):
            await perform(table, 1, lay(table, 0))
        registry.log.append = append  # type: ignore[method-assign]
        await settle()
        assert bert.heard[-1] == RESTART
        await is_as_the_log_says(registry, id)
        assert (await registry.table(id)).state.match.owed() == [1, 2]  # type: ignore[union-attr]


async def test_a_command_of_which_nobody_knows_is_not_refused_but_asked_again(tmp_path: Path) -> None:
    """It was written, and the answer was lost."""
    async with registry_at(tmp_path / "t.db") as registry:
        table, secrets = await registry.open(new_table())
        id = table.state.id
        phone = Phone(registry, id, secrets[0])
        await settle()
        append = registry.log.append
        lose_answers(registry)
        act = phone.now["legal"][0]
        sent = phone.say("play", act=act, match=1)
        await until(lambda: phone.heard[-1] == RESTART)
        registry.log.append = append  # type: ignore[method-assign]
        assert phone.answers(sent) == []
        again = Phone(registry, id, secrets[0])
        await settle()
        again.say("play", id=sent, act=act, match=1)
        await until(lambda: again.answers(sent) != [])
        assert again.answers(sent)[0]["t"] == "done"
        acted = [row for row in await registry.log.read(id) if b'"acted"' in row.body]
        assert len(acted) == 1


def new_table(**fields: Any) -> Any:
    given = {"game": "snatch-it", "names": ["Anna", "Bert", "Cleo"], "seats": 3, "start": True, "language": "en"}
    return NewTable(**{**given, **fields})


async def test_the_writer_outlives_whatever_happens_to_it(tmp_path: Path) -> None:
    async with SqliteLog(tmp_path / "t.db") as log:
        with pytest.raises(LogDown, match="ProgrammingError"):
            await log.append("table", 0, [b"1"], object())  # type: ignore[arg-type]
        log._writes = lambda rows: 1 / 0  # type: ignore[method-assign,assignment,return-value]
        with pytest.raises(LogDown, match="ZeroDivisionError"):
            await log.append("table", 0, [b"1"])
        del log._writes
        assert await log.append("table", 0, [b"1"]) == Written(1)


async def test_whoever_has_come_first_goes_first_though_they_enter_last(tmp_path: Path) -> None:
    """While a table is read from the log, a page knocks again and again; then all of them come in, the living one first."""
    async with registry_at(tmp_path / "t.db") as registry:
        table, secrets = await registry.open(new_table())
        found, gate = registry.table, asyncio.Event()

        async def slowly(id: str) -> LiveTable:
            live = await found(id)
            await gate.wait()
            return live

        registry.table = slowly  # type: ignore[method-assign]
        stale = [Phone(registry, table.state.id, secrets[0]) for _ in range(6)]
        await settle()
        registry.table = found  # type: ignore[method-assign]
        living = Phone(registry, table.state.id, secrets[0])
        await settle()
        gate.set()
        await settle()
        gone = [phone.heard[-1] == {"t": "goodbye", "reason": "replaced"} for phone in (*stale, living)]
        assert gone == [True, True, True, False, False, False, False]


# ---- a table that has gone from memory ---------------------------------------------------------------------------


async def test_a_table_that_was_forgotten_between_hello_and_coming_in(tmp_path: Path) -> None:
    """No second live table beside the one that the next will find."""
    async with registry_at(tmp_path / "t.db") as registry:
        table = await open_table(registry)
        table.drop()
        ear = Ear(1)
        with pytest.raises(Dropped):
            await table.attach(ear.viewer)
        with pytest.raises(Dropped):
            await perform(table, 1, Play(command_id(), {"type": "lay", "card": "swarm"}, 1))


async def test_a_full_registry_takes_no_table_from_whoever_has_just_asked_for_it(tmp_path: Path) -> None:
    """Two come back at the same moment; neither is told that their seat is nobody's."""
    async with registry_at(tmp_path / "t.db") as registry:
        opened = [await registry.open(new_table()) for _ in range(3)]
        ids, secrets = [table.state.id for table, _ in opened], [held[0] for _, held in opened]
    async with registry_at(tmp_path / "t.db", limits=Limits(tables_in_memory=1)) as registry:
        watched = Phone(registry, ids[0], secrets[0])
        await settle()
        phones = [Phone(registry, id, secret) for id, secret in zip(ids[1:], secrets[1:], strict=True)]
        await settle()
        for phone in (watched, *phones):
            assert phone.heard[0]["t"] == "scene" and phone.heard[0]["seat"] == 0
            assert not any(message["t"] == "goodbye" for message in phone.heard)


async def test_whoever_knocks_together_comes_to_one_table(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        id = (await open_table(registry)).state.id
    async with registry_at(tmp_path / "t.db") as registry:
        tables = await asyncio.gather(*(registry.table(id) for _ in range(20)))
        assert len({*map(id_of, tables)}) == 1


async def test_a_table_that_is_asked_for_while_the_server_closes_is_not_spoiled(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        id = (await open_table(registry)).state.id
    async with registry_at(tmp_path / "t.db") as registry:
        knocking = asyncio.create_task(registry.table(id))
        await asyncio.sleep(0)
        registry.close()
        with pytest.raises(LogDown):
            await knocking
        assert not registry.aside
    assert "set aside" not in caplog.text


def id_of(table: LiveTable) -> int:
    return id(table)


async def test_a_registry_keeps_to_its_number_of_tables_and_nobody_is_sent_away(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock, Limits(tables_in_memory=3)) as registry:
        looked_at = await open_table(registry, away_s=0)
        (ear,) = await sit(looked_at, 1)
        others: list[LiveTable] = []
        for _ in range(5):
            clock.tick(IN_USE)
            others.append(await open_table(registry))
        assert [table.dropped for table in others] == [True, True, True, False, False]
        assert not looked_at.dropped and not ear.closed
        assert (await registry.table(looked_at.state.id)) is looked_at


# ---- faults of the program ---------------------------------------------------------------------------------------


async def test_a_fault_in_what_happens_by_itself_drops_the_table_and_many_set_it_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await open_table(registry, options={"turn_seconds": 5})
        id = table.state.id

        def fail(*given: Any) -> Any:
            raise ZeroDivisionError

        monkeypatch.setattr(Match, "clock_act", fail)
        for _ in range(FAULTS + 1):
            (ear,) = await sit(await registry.table(id), 1)
            await clock.go(6)
            await until(lambda: ear.closed)  # noqa: B023
            assert ear.heard[-1] == RESTART
        with pytest.raises(Refusal, match="table_spoiled"):
            await registry.table(id)
    assert "set aside" in caplog.text


async def test_a_table_that_cannot_be_shown_says_goodbye_and_is_set_aside_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        table, secrets = await registry.open(new_table())
        monkeypatch.setattr(Match, "view", lambda *_: 1 / 0)
        said: list[str] = []
        for _ in range(FAULTS + 2):
            phone = Phone(registry, table.state.id, secrets[0])
            await until(lambda: phone.heard != [])  # noqa: B023
            said += [message["reason"] for message in phone.heard]
        assert said == ["restart"] * (FAULTS + 1) + ["table_spoiled"]


async def test_one_persons_fault_is_their_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        table, secrets = await registry.open(new_table())
        anna, bert = (Phone(registry, table.state.id, secret) for secret in secrets[:2])
        await settle()
        with monkeypatch.context() as broken:
            broken.setattr(Match, "act", lambda *_: 1 / 0)
            sent = anna.say("play", act=anna.now["legal"][0], match=1)
            await until(lambda: anna.answers(sent) != [])
        assert anna.answers(sent)[0]["reason"] == "internal"
        assert not table.dropped
        sent = bert.say("play", act=bert.now["legal"][0], match=1)
        await until(lambda: bert.answers(sent) != [])
        assert bert.answers(sent)[0]["t"] == "done"


async def test_after_a_break_somebody_who_is_away_is_still_stood_in_for(tmp_path: Path) -> None:
    """A due time of long ago is no outage: only who slept too long was stopped."""
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await open_table(
            registry, game="schnapp-land-fluss", names=["Anna", "Bert"], seats=2, away_s=8, language="en"
        )
        clock.tick(LATE * 100)  # the server has been up for long
        await sit(table, 1)  # whose line is to be probed since the beginning of time
        await clock.go(9)
        await until(lambda: table.state.places[1].standin)


# ---- a log that cannot be read -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body", [b"{}", b"nonsense", b'{"type":"unheard_of"}', b'{"type":"acted","act":{},"entries":[]}']
)
async def test_a_spoiled_entry_sets_its_table_aside(
    tmp_path: Path, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        table = await open_table(registry, start=False)
        id = table.state.id
        assert isinstance(await registry.log.append(id, table.state.seq, [body]), Written)
        sound = (await open_table(registry)).state.id
    async with registry_at(tmp_path / "t.db") as registry:
        for _ in range(3):
            phone = Phone(registry, id)
            await until(lambda: phone.heard != [])  # noqa: B023
            assert phone.heard == [{"t": "goodbye", "reason": "table_spoiled"}]
        assert (await registry.table(sound)).state.stage == "playing"
    assert caplog.text.count("set aside") == 1


async def test_a_page_that_is_none_sets_its_table_aside_and_no_other(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    async with registry_at(file) as registry:
        ids = [(await open_table(registry)).state.id for _ in range(40)]
    db = sqlite3.connect(file)
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    size = db.execute("PRAGMA page_size").fetchone()[0]
    db.close()
    content = bytearray(file.read_bytes())
    for page in range(len(content) // size // 2, len(content) // size):
        content[page * size : (page + 1) * size] = b"\xff" * size
    file.write_bytes(content)
    async with registry_at(file) as registry:
        answers = [await knock(registry, id) for id in ids]
    assert answers.count("table_spoiled") > 0
    assert set(answers) <= {"table_spoiled", "unknown_table", "playing"}


async def knock(registry: TableRegistry, id: str) -> str:
    try:
        return (await registry.table(id)).state.stage
    except Refusal as refusal:
        return refusal.reason


async def test_a_database_that_does_not_answer_is_no_spoiled_table(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        table = await open_table(registry)
        id = table.state.id
        table.drop()

        async def down(*given: Any) -> Any:
            raise LogDown("busy")

        read, registry.log.read = registry.log.read, down  # type: ignore[method-assign]
        phone = Phone(registry, id)
        await until(lambda: phone.heard != [])
        assert phone.heard == [RESTART]
        registry.log.read = read  # type: ignore[method-assign]
        assert (await registry.table(id)).state.id == id


async def test_a_log_of_pages_that_are_none_says_that_it_is_spoiled(tmp_path: Path) -> None:
    async with SqliteLog(tmp_path / "t.db") as log:
        for number in range(200):
            await log.append(f"table {number}", 0, [bytes(400)])
    content = bytearray((tmp_path / "t.db").read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    (tmp_path / "t.db").write_bytes(content)
    db = SqliteLog(tmp_path / "t.db")
    db._reader = sqlite3.connect(tmp_path / "t.db")
    with pytest.raises(Spoiled):
        db._read("table 7", 0)
    db._reader.close()


# ---- a release that plays otherwise ------------------------------------------------------------------------------


async def played(registry: TableRegistry, **fields: Any) -> tuple[str, list[str]]:
    """A table at which everybody has laid: its id and secrets."""
    table, secrets = await registry.open(new_table(**fields))
    for seat in range(3):
        await perform(table, seat + 1, lay(table, seat))
    return table.state.id, secrets


async def test_a_deal_says_by_which_rules_and_release(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        id, _ = await played(registry)
        (dealt,) = (
            entry for row in await registry.log.read(id) if isinstance(entry := entries.decode(row.body), Dealt)
        )
        assert dealt.ruleset == 1
        assert dealt.release


@pytest.mark.parametrize("change", ["ruleset", "event", "illegal", "raises"])
async def test_a_game_that_comes_out_otherwise_ends_with_its_record(
    tmp_path: Path, change: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        id, secrets = await played(registry)
    alter(tmp_path / "t.db", change)
    if change == "raises":
        act = Match.act
        monkeypatch.setattr(Match, "act", lambda self, given: 1 / 0 if given["player"] == 2 else act(self, given))
    async with registry_at(tmp_path / "t.db") as registry:
        phone = Phone(registry, id, secrets[0])
        await until(lambda: phone.heard != [])
        (scene,) = (message for message in phone.heard if message["t"] == "scene")
        assert scene["table"]["stage"] == "over" and scene["table"]["broken_off"]
        assert scene["view"] is None and scene["legal"] == [] and scene["owed"] == [] and scene["past"] == []
        table = await registry.table(id)
        record = table.state.games[0].as_logged().splitlines()
        assert record[0].startswith('{"schnapp":1,"game":"snatch-it","ruleset":')
        assert sum(line.startswith('{"act":') for line in record) == 3  # as far as it went, as it was shown
        sent = phone.say("rematch")
        await until(lambda: phone.answers(sent) != [])
        assert phone.answers(sent)[0]["t"] == "done"
        for secret in secrets[1:]:  # the others want another game, too
            other = Phone(registry, id, secret)
            await until(lambda: other.heard != [])  # noqa: B023
            other.say("rematch")
        await until(lambda: phone.now["table"]["match"] == 2)
        assert not phone.now["table"]["broken_off"]
    async with registry_at(tmp_path / "t.db") as registry:  # written once, and the next game goes on
        table = await registry.table(id)
        assert table.state.stage == "playing"
        again = await rest.told(registry, table.state, 1)
        assert again.match is None and again.as_logged().splitlines() == record
        kinds = [type(entries.decode(row.body)) for row in await registry.log.read(id)]
        assert kinds.count(BrokenOff) == 1
        assert kinds[kinds.index(BrokenOff) + 1] is Sealed
    assert "broken off" in caplog.text


async def test_a_game_without_an_end_is_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """In sight of those who look at it: they are sent away, come back, and may have another one."""
    monkeypatch.setattr("schnapp.server.played.LONGEST", 4)
    async with registry_at(tmp_path / "t.db") as registry:
        id, secrets = await played(registry)
        phone = Phone(registry, id, secrets[0])
        await until(lambda: phone.heard != [])
        assert phone.now["table"]["stage"] == "playing" and not phone.now["table"]["endless"]
        table = await registry.table(id)
        match = table.state.match
        assert match is not None
        act = match.random_act(match.owed()[0], Dealer(bytes(32)))
        with pytest.raises(Misfit):
            await table.commit(lambda state: acted(state, act))
        await until(lambda: phone.heard[-1] == RESTART)
        table = await registry.table(id)  # whoever comes back
        told = table.audience.table_view()
        assert (told.stage, told.broken_off, told.endless) == ("over", True, True)
        assert sum(line.startswith('{"act":') for line in table.state.games[-1].as_logged().splitlines()) == 4
        await perform(table, 1, Rematch(command_id()))
        assert table.state.match is not None and not table.audience.table_view().endless
    assert "no end after 4 acts" in caplog.text


def alter(file: Path, change: str, match: int | None = None) -> None:
    """As if another release had written it, or this match of it."""
    changed, number = 0, 0
    with sqlite3.connect(file) as db:
        for seq, body in db.execute("SELECT seq, body FROM entry ORDER BY seq").fetchall():
            entry = entries.decode(body)
            number = entry.match if isinstance(entry, Dealt) else number
            if match not in (None, number):
                continue
            if change == "ruleset" and isinstance(entry, Dealt):
                entry.ruleset = 99
            if change == "event" and isinstance(entry, Acted) and entry.act["player"] == 1 and not changed:
                entry.entries[-1]["event"]["player"] = changed = 2
            if change == "illegal" and isinstance(entry, Acted) and entry.act["player"] == 1:
                entry.act["card"] = "no_such_card"
            db.execute("UPDATE entry SET body = ? WHERE seq = ?", (encode(entry), seq))
    db.close()


async def over(table: LiveTable) -> None:
    """Played to its end, by chance."""
    for number in range(2000):
        match = table.state.match
        assert match is not None
        if match.over:
            return
        act = match.random_act(match.owed()[0], Dealer(number.to_bytes(32)))
        await table.commit(lambda state, act=act: acted(state, act))
    raise AssertionError("it does not end")


@pytest.mark.parametrize("change", ["ruleset", "event"])
async def test_a_game_that_was_over_is_not_broken_off(tmp_path: Path, change: str) -> None:
    """It cannot be shown any more, but nothing is written, and what was promised of the next deal holds."""
    async with registry_at(tmp_path / "t.db") as registry:
        table = await open_table(registry)
        id = table.state.id
        await over(table)
        seq, commitment = table.state.seq, table.state.commitment
    alter(tmp_path / "t.db", change)
    async with registry_at(tmp_path / "t.db") as registry:
        table = await registry.table(id)
        assert (table.state.seq, table.state.stage, table.state.commitment) == (seq, "over", commitment)
        await perform(table, 1, Rematch(command_id()))
        assert table.state.commitment == commitment and not table.audience.table_view().broken_off
        await over(table)
    async with registry_at(
        tmp_path / "t.db"
    ) as registry:  # the game after it goes well, whatever became of the one before
        table = await registry.table(id)
        assert table.state.match is not None and table.state.match.over
        kinds = {type(entries.decode(row.body)) for row in await registry.log.read(id)}
        assert BrokenOff not in kinds


async def test_a_log_of_an_older_release_goes_on(tmp_path: Path) -> None:
    """It does not say by which rules it was dealt; its events do."""
    async with registry_at(tmp_path / "t.db") as registry:
        id, _ = await played(registry)
    with sqlite3.connect(tmp_path / "t.db") as db:
        for seq, body in db.execute("SELECT seq, body FROM entry").fetchall():
            entry = entries.decode(body)
            if isinstance(entry, Dealt):
                entry.ruleset = entry.release = None
            db.execute("UPDATE entry SET body = ? WHERE seq = ?", (encode(entry), seq))
    db.close()
    async with registry_at(tmp_path / "t.db") as registry:
        assert (await registry.table(id)).state.stage == "playing"


# ---- requests whose answer was lost ------------------------------------------------------------------------------


async def test_a_table_that_was_opened_before_the_crash_is_opened_once(tmp_path: Path) -> None:
    asked = new_table(start=False, id="0123456789abcdefghijkl")
    async with registry_at(tmp_path / "t.db") as registry:
        lose_answers(registry)
        with pytest.raises(LogDown):
            await registry.open(asked)
    async with registry_at(tmp_path / "t.db") as registry:
        table, secrets = await registry.open(asked)
        assert len(secrets) == 3
        assert all(table.state.holder(hashed(secret)) == seat + 1 for seat, secret in enumerate(secrets))
        again, same = await registry.open(asked)
        assert (again, same) == (table, secrets)


async def test_whoever_sat_down_before_the_crash_sits_there_once(tmp_path: Path) -> None:
    ask = Join("Dora", "0123456789abcdefghijkl")
    async with registry_at(tmp_path / "t.db") as registry:
        table, _ = await registry.open(new_table(seats=4, start=False))
        id = table.state.id
        lose_answers(registry)
        with pytest.raises(LogDown):
            await join(request_to(registry, id), ask)
    async with registry_at(tmp_path / "t.db") as registry:
        held = await join(request_to(registry, id), ask)
        assert held.seat == 3
        assert await join(request_to(registry, id), ask) == held
        live = await registry.table(id)
        assert live.state.holder(hashed(held.secret)) == live.state.places[3].person
        await live.commit(lambda now: [Vacated(3)])
        with pytest.raises(
            Refusal, match="wrong_secret"
        ):  # given up since: the seat is not taken anew by an old request
            await join(request_to(registry, id), ask)


async def test_who_has_just_sat_down_is_told_so_though_the_table_goes_at_the_same_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        table, _ = await registry.open(new_table(seats=4, start=False))
        id, take_all = table.state.id, table._take_all

        def take(*given: Any) -> None:
            take_all(*given)
            asyncio.get_running_loop().call_soon(registry.lost, id)  # another node has it from now on

        monkeypatch.setattr(table, "_take_all", take)
        assert (await join(request_to(registry, id), Join("Dora"))).seat == 3
        table = await registry.table(id)
        take_all = table._take_all
        monkeypatch.setattr(table, "_take_all", take)
        code = await registry.codes.issue(id, 1)
        assert (await take_over(request_to(registry, id), TakeOver(code))).seat == 0


async def test_who_sits_down_at_a_table_that_goes_meanwhile_asks_again(tmp_path: Path) -> None:
    """It is written, but nobody here can say so: no fault of the server, and not refused."""
    async with registry_at(tmp_path / "t.db") as registry:
        table, _ = await registry.open(new_table(seats=4, start=False))
        id, append = table.state.id, registry.log.append

        async def slowly(*given: Any) -> Any:
            written = await append(*given)
            registry.lost(id)  # another node has it from now on
            return written

        registry.log.append = slowly  # type: ignore[method-assign]
        ask = Join("Dora", new_request())
        with pytest.raises(LogDown):
            await join(request_to(registry, id), ask)
        registry.log.append = append  # type: ignore[method-assign]
        assert (await join(request_to(registry, id), ask)).seat == 3


def request_to(registry: TableRegistry, table: str) -> Request:
    """What is known of it behind the routes."""
    application = SimpleNamespace(served=Served(registry, {}))
    return Request({"type": "http", "app": application, "path_params": {"table": table}})


def lose_answers(registry: TableRegistry) -> None:
    """Everything is written, and nobody hears of it."""
    append = registry.log.append

    async def lost(*given: Any) -> Any:
        await append(*given)
        raise LogDown("the disk has gone")

    registry.log.append = lost  # type: ignore[method-assign]


# ---- nodes -------------------------------------------------------------------------------------------------------


class Claims(SoleOwner):
    """Knows what was claimed, and by whom it is held already."""

    def __init__(self, by: Elsewhere | None = None) -> None:
        self.by = by
        self.claimed: list[str] = []

    async def claim(self, table: str) -> Owned | Elsewhere:
        self.claimed.append(table)
        return self.by or await super().claim(table)


async def test_a_node_that_goes_takes_nothing_again(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        id, _ = await played(registry)
        await registry.leave()
        registry._tables.clear()
        registry.ownership = claims = Claims()
        with pytest.raises(Dropped):
            await registry.table(id)
        assert claims.claimed == []


async def test_a_node_without_a_line_to_the_database_lets_nobody_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its log would not answer for seconds: who is told at once finds another node meanwhile."""
    async with registry_at(tmp_path / "t.db") as registry:
        id, _ = await played(registry)
        registry.lost(id)
        registry.ownership = claims = Claims()
        claims.away = True
        monkeypatch.setattr(registry.log, "read", None)  # nobody asks it
        with pytest.raises(Dropped):
            await registry.table(id)
        assert claims.claimed == []


async def test_whoever_knocks_at_the_wrong_node_costs_one_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        id, _ = await played(registry)
    async with registry_at(tmp_path / "t.db") as registry:
        registry.ownership = Claims(Elsewhere("bob", "http://10.0.0.6:8000"))
        read, rows = registry.log.read, []

        async def counted(table: str, after: int = 0, before: int | None = None) -> list[Row]:
            rows.extend(found := await read(table, after, before))
            return found

        monkeypatch.setattr(registry.log, "read", counted)
        with pytest.raises(Refusal, match="elsewhere"):
            await registry.table(id)
        assert len(rows) == 1


# ---- rules are for one thread ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["snatch-it", "schnuff", "snails", "schnapp-land-fluss"])
async def test_whatever_plays_plays_in_the_loop(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a rule works with beside its state is there once: a pile that is being shuffled for one table must not be dealt at
    another. So a table that is read anew, or a game that is told again, does not play in a thread of its own."""
    threads: set[int] = set()

    def noting(done: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*given: Any) -> Any:
            threads.add(threading.get_ident())
            return done(*given)

        return noted

    monkeypatch.setattr(Match, "start", noting(Match.start))
    monkeypatch.setattr(Match, "act", noting(Match.act))
    monkeypatch.setattr(Match, "view", noting(Match.view))
    async with registry_at(tmp_path / "t.db", HandClock()) as registry:
        table = await open_table(registry, game=game, options=GAMES[game])
        await play_on(table, game)
        await perform(table, 1, Rematch(command_id()))
        id = table.state.id
    async with registry_at(tmp_path / "t.db", HandClock()) as registry:
        table = await registry.table(id)
        await rest.told(registry, table.state, 1)
    assert threads == {threading.get_ident()}


async def test_others_have_their_turn_while_a_table_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(by_turns, "SLICE", 0.0)
    async with registry_at(tmp_path / "t.db", HandClock()) as registry:
        table = await open_table(registry, options=GAMES["snatch-it"])
        await play_on(table, "turns")
        id, entries = table.state.id, table.state.seq
    async with registry_at(tmp_path / "t.db", HandClock()) as registry:
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                await asyncio.sleep(0)
                turns += 1

        waiting = asyncio.create_task(others())
        await registry.table(id)
        waiting.cancel()
        assert turns >= entries
