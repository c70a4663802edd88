"""`schnapp admin`: a backup is the same from either kind of database, what is torn is refused, only what is old goes."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import stat
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from schnapp.cli import main
from schnapp.server import archive, backup, registry, retention
from schnapp.server.app import create_app
from schnapp.server.archived import Held
from schnapp.server.database import VOTED
from schnapp.server.log import Log, Row, Written, today
from schnapp.server.ownership import Owned
from schnapp.server.postgres_ownership import PostgresOwnership
from schnapp.server.postgres_votes import PostgresVotes, add
from schnapp.server.registry import RETIRING, TIDY
from schnapp.server.retention import date_of
from schnapp.server.store import is_postgres, log_of, opened
from schnapp.words.overlay import Overlay, Voted

from .asking import running
from .registry import HandClock, open_table, registry_at, settle, until
from .test_postgres import sooner_or_later
from .test_secrecy import rows_after

Said = pytest.CaptureFixture[str]
GAMES = ("snatch-it", "schnuff")


def tables() -> dict[str, list[Row]]:
    """A game each, in the middle; the last entry of all is a command's."""
    played = {f"{game} ♥": rows_after(20, 3, game) for game in GAMES}
    return {table: [*rows[:-1], Row(rows[-1].seq, rows[-1].body, "c♠")] for table, rows in played.items()}


def keep(database: str, given: dict[str, list[Row]]) -> None:
    async def write() -> None:
        async with log_of(database) as log:
            for table, rows in given.items():
                bodies, last = [row.body for row in rows], rows[-1]
                assert await log.append(table, 0, bodies, last.command) == Written(last.seq)

    with opened(database):
        pass
    asyncio.run(write())


def kept(database: str, *names: str) -> dict[str, list[Row]]:
    async def read() -> dict[str, list[Row]]:
        async with log_of(database) as log:
            return {table: rows for table in names if (rows := await log.read(table))}

    return asyncio.run(read())


WORDS = [
    Voted("de", "animal", "Okapikalb", 3, 0),
    Voted("en", "city", "Cloud \u2665 Town", 1, 2, accepted=True),
    Voted("de", "animal", "Öhrchen", 0, 4),
]


def say(database: str, *words: Voted) -> None:
    """Words that were voted on at its tables."""
    if is_postgres(database):

        async def there() -> None:
            connection = await asyncpg.connect(database)
            for each in words:
                await add(connection, each)
            await connection.close()

        asyncio.run(there())
    else:
        Overlay(words).write(Path(database).with_suffix(VOTED))


def said(database: str) -> list[Voted]:
    return sorted(asyncio.run(archive.voted(database)), key=Voted.line)


def change(database: str, sql: str) -> None:
    async def there() -> None:
        connection = await asyncpg.connect(database)
        await connection.execute(sql)
        await connection.close()

    if is_postgres(database):
        asyncio.run(there())
    else:
        with closing(sqlite3.connect(database)) as db, db:
            db.execute(sql)


def admin(*arguments: object) -> int:
    """Its exit code."""
    try:
        main(["admin", *map(str, arguments)])
    except SystemExit as ended:
        return int(ended.code or 0)
    return 0


def refused(capsys: Said, *arguments: object) -> str:
    """The one sentence with which it ends."""
    capsys.readouterr()
    assert admin(*arguments) == 2
    out, told = capsys.readouterr()
    assert (out, told.count("\n")) == ("", 1)
    return told


# ---- backup and restore ------------------------------------------------------------------------------------------


def test_from_sqlite_to_postgresql_and_back_it_is_the_same_file(tmp_path: Path, postgresql: str, capsys: Said) -> None:
    first, second, third = (tmp_path / f"{number}.gz" for number in range(3))
    given = tables()
    keep(str(tmp_path / "a.db"), given)
    say(str(tmp_path / "a.db"), *WORDS)
    assert admin("backup", tmp_path / "a.db", first) == 0
    assert admin("restore", first, postgresql) == 0
    assert admin("backup", postgresql, second) == 0
    assert admin("restore", second, tmp_path / "b.db") == 0
    assert admin("backup", f"sqlite:///{tmp_path}/b.db", third) == 0
    assert first.read_bytes() == second.read_bytes() == third.read_bytes()
    assert kept(postgresql, *given) == kept(str(tmp_path / "b.db"), *given) == given
    assert said(postgresql) == said(str(tmp_path / "b.db")) == sorted(WORDS, key=Voted.line)
    assert {stat.S_IMODE(file.stat().st_mode) for file in (first, (tmp_path / "b.db").with_suffix(VOTED))} == {0o600}
    heading, *lines = map(json.loads, gzip.decompress(first.read_bytes()).splitlines())
    assert heading == {"schnapp": "tables", "version": 2}
    words = [line for line in lines if "voted" in line]
    assert words == lines[-len(WORDS) :] and len(words) == len(WORDS)
    del lines[-len(WORDS) :]
    assert lines[0] == {"table": "schnuff ♥", "seq": 1, "entry": json.loads(given["schnuff ♥"][0].body)}
    assert f"{len(lines)} entries are in {third}\n" in capsys.readouterr().out


def test_it_is_made_while_a_server_writes(database: str, tmp_path: Path, capsys: Said) -> None:
    async def backup() -> None:
        async with log_of(database) as log:
            await log.append("table", 0, [b"{}"])
            await asyncio.to_thread(admin, "backup", database, tmp_path / "t.gz")
            assert await log.append("table", 1, [b"{}"]) == Written(2)

    with opened(database):
        pass
    asyncio.run(backup())
    assert "1 entry is in" in capsys.readouterr().out


def test_what_is_no_json_comes_back_too(database: str, tmp_path: Path) -> None:
    given = {"t": [Row(seq, body, None) for seq, body in enumerate((b"\xff\0", b"", b"{}\n", b"1 ", b'{"a": 1}'), 1)]}
    keep(database, given)
    assert admin("backup", database, tmp_path / "t.gz") == 0
    assert admin("restore", tmp_path / "t.gz", tmp_path / "again.db") == 0
    assert kept(str(tmp_path / "again.db"), "t") == given


def test_only_an_empty_database_takes_it(database: str, tmp_path: Path, capsys: Said) -> None:
    keep(database, {"t": [Row(1, b"{}", None)]})
    assert admin("backup", database, tmp_path / "t.gz") == 0
    assert "holds tables already: only an empty database takes a backup" in refused(
        capsys, "restore", tmp_path / "t.gz", database
    )
    assert kept(database, "t") == {"t": [Row(1, b"{}", None)]}


def test_a_backup_never_takes_the_place_of_what_it_copies(tmp_path: Path, capsys: Said) -> None:
    keep(str(tmp_path / "t.db"), {"t": [Row(1, b"{}", None)]})
    say(str(tmp_path / "t.db"), WORDS[0])
    before = {file: file.read_bytes() for file in (tmp_path / "t.db", tmp_path / "t.voted.jsonl")}
    for file in before:
        assert "belongs to the database itself" in refused(capsys, "backup", tmp_path / "t.db", file)
    assert "is no file that a backup could replace" in refused(capsys, "backup", tmp_path / "t.db", tmp_path)
    assert {file: file.read_bytes() for file in before} == before


def test_a_backup_may_have_any_name_since_scripts_of_operators_name_it(tmp_path: Path) -> None:
    keep(str(tmp_path / "t.db"), {"t": [Row(1, b"{}", None)]})
    for name in ("tables", "tables.sql", "tables.jsonl", "tables.jsonl.gz", "tables.2026-11-28"):
        assert admin("backup", tmp_path / "t.db", tmp_path / name) == 0


def test_words_stay_away_if_the_tables_cannot_be_restored(
    tmp_path: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, mode: int) -> None:
        raise OSError(28, "No space left on device")

    (tmp_path / "t.gz").write_bytes(packed(HEADING, ENTRY, {"voted": WORDS[0].__dict__}))
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(Path, "chmod", full)
        assert "No space left on device" in refused(capsys, "restore", tmp_path / "t.gz", tmp_path / "t.db")
    assert not (tmp_path / "t.voted.jsonl").exists()
    assert admin("restore", tmp_path / "t.gz", tmp_path / "t.db") == 0
    assert said(str(tmp_path / "t.db")) == WORDS[:1]


def test_a_backup_of_an_earlier_release_is_restored(database: str, tmp_path: Path) -> None:
    """It has no words."""
    (tmp_path / "t.gz").write_bytes(packed({"schnapp": "tables", "version": 1}, ENTRY))
    assert admin("restore", tmp_path / "t.gz", database) == 0
    assert kept(database, "t") == {"t": [Row(1, b"{}", None)]}
    assert said(database) == []


def test_words_that_are_there_are_not_mixed_with_those_of_a_backup(database: str, tmp_path: Path, capsys: Said) -> None:
    with opened(database):
        pass
    say(database, WORDS[0])
    (tmp_path / "t.gz").write_bytes(packed(HEADING, ENTRY, {"voted": WORDS[1].__dict__}))
    assert "holds words that were voted on already" in refused(capsys, "restore", tmp_path / "t.gz", database)
    assert (kept(database, "t"), said(database)) == ({}, WORDS[:1])


def test_a_word_for_which_postgresql_has_no_place_keeps_nothing_else_away(tmp_path: Path, postgresql: str) -> None:
    keep(str(tmp_path / "a.db"), {"t": [Row(1, b"{}", None)]})
    say(str(tmp_path / "a.db"), WORDS[0], Voted("de", "animal", "Okapi\0", 1, 0))
    assert admin("backup", tmp_path / "a.db", tmp_path / "t.gz") == 0
    assert admin("restore", tmp_path / "t.gz", postgresql) == 0
    assert said(postgresql) == WORDS[:1]


def packed_lines(*lines: object) -> bytes:
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


def packed(*lines: object) -> bytes:
    return gzip.compress(packed_lines(*lines))


HEADING = {"schnapp": "tables", "version": 2}
FORGOTTEN = {"category": "animal", "language": "de", "forgotten": True}
ENTRY = {"table": "t", "seq": 1, "entry": {}}


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "is no backup of tables"),
        (b"Dear diary", "is no backup of tables"),
        (gzip.compress(b"Dear diary"), "is no backup of tables"),
        (packed({"schnapp": 1, "game": "schnuff"}), "is no backup of tables"),
        (packed({"schnapp": "tables", "version": 3}), "was written by a newer release"),
        (packed(HEADING, ENTRY)[:-9], "is torn"),
        (packed(HEADING, ENTRY)[:-4] + b"\0\0\0\0", "is damaged"),
        (packed(HEADING, ENTRY, {"table": "t"}), "line 3: "),
        (packed(HEADING, ENTRY, {"table": "t", "seq": 2}), "line 3: an entry is missing"),
        (packed(HEADING, ENTRY, ENTRY), "line 3: entry 1 of the table 't' has no place there"),
        (packed(HEADING, ENTRY, ENTRY | {"table": "u"}, ENTRY | {"seq": 2}), "line 4: entry 2 of the table 't' has no"),
        (packed(HEADING, ENTRY | {"table": "a\0b"}), "line 2: entry 1 of the table 'a\\x00b' has no place there"),
        (packed(HEADING, ENTRY | {"seq": 0}), "line 2: "),
        (packed(HEADING, ENTRY | {"seq": 1 << 63}), "line 2: "),
        (gzip.compress(packed_lines(HEADING) + b'{"table":"\xff"}\n'), "line 2: "),
        (packed(HEADING, ENTRY, {"voted": {"word": "Okapi"}}), "line 3: must be an object with accepted, "),
        (packed(HEADING, ENTRY, {"voted": {**FORGOTTEN, "word": "Okapi"}}), "line 3: no word that was voted on"),
    ],
    ids=[
        *("nothing", "text", "packed text", "record", "newer", "cut", "sum", "other line", "no entry", "twice"),
        *("a table twice", "no name", "before the first", "too large", "no text"),
        *("half a word", "a word that is forgotten"),
    ],
)
def test_what_is_torn_or_foreign_is_refused(
    content: bytes, why: str, database: str, tmp_path: Path, capsys: Said
) -> None:
    file = tmp_path / "t.gz"
    file.write_bytes(content)
    assert why in refused(capsys, "restore", file, database)
    with opened(database):
        assert kept(database, "t") == {}


def test_two_that_are_made_at_once_do_not_meet(tmp_path: Path) -> None:
    """A slow one of the night, and one by hand: whichever is ready last stands there, and is whole."""
    file = tmp_path / "tables.gz"

    async def rows(pause: asyncio.Event, go_on: asyncio.Event) -> AsyncIterator[Held]:
        yield "t", Row(1, b"{}", None)
        pause.set()
        await go_on.wait()
        yield "t", Row(2, b"{}", None)

    async def run() -> None:
        begun, go_on, none = asyncio.Event(), asyncio.Event(), asyncio.Event()
        none.set()
        slow = asyncio.create_task(backup.write(file, rows(begun, go_on), []))
        await begun.wait()
        assert await backup.write(file, rows(asyncio.Event(), none), []) == 2
        assert len(list(backup.read(file))) == 2
        go_on.set()
        assert await slow == 2

    asyncio.run(run())
    assert len(list(backup.read(file))) == 2
    assert [each.name for each in tmp_path.iterdir()] == ["tables.gz"]


def test_a_backup_that_fails_leaves_the_old_one(database: str, tmp_path: Path, capsys: Said) -> None:
    file = tmp_path / "t.gz"
    file.write_bytes(b"the old one")
    broken = [str(tmp_path / "no.db"), "mysql://localhost/x", "postgresql://anna:secret@127.0.0.1:1/x"]
    for source in broken:
        assert "secret" not in refused(capsys, "backup", source, file)
    keep(database, {"t": [Row(1, b"{}", None)]})
    change(database, "DROP TABLE entry")
    refused(capsys, "backup", database, file)
    assert file.read_bytes() == b"the old one"
    assert not list(tmp_path.glob("*.part")) and not (tmp_path / "no.db").exists()


def test_a_database_of_another_release_or_program(tmp_path: Path, postgresql: str, capsys: Said) -> None:
    """A backup of what this release does not know would not be whole."""
    keep(str(tmp_path / "t.db"), {"t": [Row(1, b"{}", None)]})
    change(str(tmp_path / "t.db"), "PRAGMA user_version = 99")
    change(postgresql, "UPDATE schnapp SET version = 99")
    for database in (tmp_path / "t.db", postgresql):
        assert "was written by a newer release of Schnapp" in refused(capsys, "backup", database, tmp_path / "t.gz")
    change(postgresql, "DROP TABLE schnapp")
    for words in (
        ("check", postgresql),
        ("backup", postgresql, tmp_path / "t.gz"),
        ("retire", postgresql, "--days", 1),
    ):
        assert "is the database of another program" in refused(capsys, *words), "and nothing of ours is made there"


# ---- check -------------------------------------------------------------------------------------------------------


def test_check_names_what_cannot_go_on(database: str, capsys: Said) -> None:
    good = tables()
    keep(database, good)
    assert admin("check", database) == 0
    assert capsys.readouterr().out == "2 tables, all of them well\n"
    (rows, *_) = good.values()
    dealt = next(at for at, row in enumerate(rows) if b'"dealt"' in row.body)
    other = [*rows[:dealt], Row(dealt + 1, _other_ruleset(rows[dealt].body), None), *rows[dealt + 1 :]]
    gone = [Row(1, rows[0].body.replace(b"snatch-it", b"no-game"), None), *rows[1:]]
    keep(database, {"changed": other, "gone": gone, "nonsense": [Row(1, b"1", None)]})
    assert admin("check", database) == 1
    *found, last = capsys.readouterr().out.splitlines()
    assert last == "5 tables, 3 of them not well"
    assert [line.split(": ")[0] for line in found] == ["changed", "gone", "nonsense"]
    assert "changed: game 1 would be broken off: Differs: dealt by ruleset" in found[0]
    assert found[1] == "gone: there is no game no-game here any more"
    assert found[2].startswith("nonsense: cannot be read: ")


def _other_ruleset(body: bytes) -> bytes:
    return json.dumps(json.loads(body) | {"ruleset": 0}).encode()


# ---- retire ------------------------------------------------------------------------------------------------------

ONE = [Row(1, b"{}", None)]


def age(database: str, table: str, days: int) -> None:
    change(database, f"UPDATE entry SET day = {today() - days} WHERE tbl = '{table}' AND seq = 1")


def names(database: str, known: Sequence[str]) -> list[str]:
    return list(kept(database, *known))


def test_only_what_is_old_goes(database: str, capsys: Said) -> None:
    """A table counts from its last entry."""
    two = [*ONE, Row(2, b"{}", None)]
    known = {"a old": ONE, "b on the day": ONE, "c new": ONE, "d both": two, "e old": ONE, "f yesterday": ONE}
    keep(database, known)
    for table, days in (("a old", 31), ("b on the day", 30), ("d both", 99), ("e old", 5000), ("f yesterday", 1)):
        age(database, table, days)
    assert admin("retire", database, "--days", 30) == 0
    assert capsys.readouterr().out == "2 tables are gone\n"
    assert names(database, list(known)) == ["b on the day", "c new", "d both", "f yesterday"]
    assert admin("retire", database, "--days", 30) == 0
    assert capsys.readouterr().out == "0 tables are gone\n"


@pytest.mark.parametrize("played", [False, True], ids=["for a moment", "while somebody plays"])
def test_a_clock_that_jumps_takes_no_table_with_it(
    database: str, capsys: Said, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, played: bool
) -> None:
    keep(database, {"old": ONE, "last week": ONE, "now": ONE})
    age(database, "old", 99)
    age(database, "last week", 6)
    ahead = today() + 366
    if played:
        change(database, f"UPDATE entry SET day = {ahead} WHERE tbl = 'now'")
    with monkeypatch.context() as jumped:
        jumped.setattr(retention, "today", lambda: ahead)
        assert admin("retire", database, "--days", 90) == 0
        assert names(database, ["old", "last week", "now"]) == ["last week", "now"], "this one was old by any clock"
    assert "by the clock today is" in caplog.text
    caplog.clear()
    assert admin("retire", database, "--days", 90) == 0
    assert names(database, ["last week", "now"]) == ["last week", "now"] and not caplog.records


def test_after_a_long_pause_tables_go_from_the_day_after_somebody_has_played(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(database, {"before": ONE, "after": ONE})
    age(database, "before", 100)
    assert admin("retire", database, "--days", 90) == 0
    assert names(database, ["before", "after"]) == ["before", "after"]
    monkeypatch.setattr(retention, "today", lambda: today() + 1)
    assert admin("retire", database, "--days", 90) == 0
    assert names(database, ["before", "after"]) == ["after"]


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.lists(st.integers(0, 20), min_size=1, max_size=4), max_size=4))
def test_what_a_log_knows_of_days_is_what_a_list_says(database: str, written: list[list[int]]) -> None:
    """The days of each table's entries; a clock may have gone back in between."""
    with opened(database):
        change(database, "DELETE FROM entry")
    days = {f"{uuid4()}": each for each in written}

    async def compared() -> None:
        async with log_of(database) as log:
            for table, each in days.items():
                await log.append(table, 0, [b"{}"] * len(each))
                for seq, day in enumerate(each, 1):
                    await asyncio.to_thread(
                        change, database, f"UPDATE entry SET day = {day} WHERE tbl = '{table}' AND seq = {seq}"
                    )
            for before in range(22):
                assert set(await log.idle(before)) == {table for table, each in days.items() if each[-1] < before}
                last = [day for each in days.values() for day in [*filter(before.__gt__, each)][-1:]]
                assert await log.last_day(before) == max(last, default=None)

    asyncio.run(compared())


def test_what_lies_in_the_folder_is_left_alone(
    postgresql: str, tmp_path: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words of a server that runs there are its own to take over."""
    monkeypatch.chdir(tmp_path)
    file = Path("schnapp").with_suffix(VOTED)
    Overlay(WORDS).write(file)
    keep(postgresql, {"old": ONE, "yesterday": ONE})
    age(postgresql, "old", 99)
    age(postgresql, "yesterday", 1)
    monkeypatch.delattr(PostgresVotes, "__init__")  # whoever opens it fails
    assert admin("retire", postgresql, "--days", "30") == 0
    assert capsys.readouterr().out == "1 table is gone\n"
    assert file.exists() and said(postgresql) == []


def test_what_another_node_has_stays(postgresql: str, capsys: Said) -> None:
    keep(postgresql, {"hers": ONE, "free": ONE, "yesterday": ONE})
    age(postgresql, "yesterday", 1)
    for table in ("hers", "free"):
        age(postgresql, table, 99)

    async def beside_anna() -> None:
        async with PostgresOwnership(postgresql, "anna", "http://anna") as anna:
            assert isinstance(await anna.claim("hers"), Owned)
            await asyncio.to_thread(admin, "retire", postgresql, "--days", "30")

    asyncio.run(beside_anna())
    assert capsys.readouterr().out == "1 table is gone\n"
    assert names(postgresql, ["hers", "free"]) == ["hers"]


def test_one_table_goes_because_somebody_wishes_it(database: str, capsys: Said) -> None:
    """However young it is; whoever has its address need not know which part of that is its name."""
    keep(database, {"a": ONE, "b": ONE, "c": ONE})
    change(database, f"UPDATE entry SET day = {today() + 9_999} WHERE tbl = 'b'")
    for table in ("b", "https://play.example.org/#/t/c"):
        assert admin("remove", database, table) == 0
        assert capsys.readouterr().out == f"the table {table[-1]} is gone\n"
        assert "there is no table" in refused(capsys, "remove", database, table)
    assert names(database, ["a", "b", "c"]) == ["a"]


def test_a_table_that_is_looked_at_is_not_removed(postgresql: str, capsys: Said) -> None:
    keep(postgresql, {"hers": ONE})

    async def beside_anna() -> None:
        async with PostgresOwnership(postgresql, "anna", "http://anna") as anna:
            assert isinstance(await anna.claim("hers"), Owned)
            said = await asyncio.to_thread(refused, capsys, "remove", postgresql, "hers")
            assert "a server has the table hers in memory" in said

    asyncio.run(beside_anna())
    assert names(postgresql, ["hers"]) == ["hers"]


def test_a_file_that_a_server_holds_is_left_to_it(tmp_path: Path, capsys: Said) -> None:
    with opened(tmp_path / "t.db"):
        for words in (("retire", tmp_path / "t.db", "--days", "1"), ("remove", tmp_path / "t.db", "a")):
            assert "is in use" in refused(capsys, *words)
    assert "--days" in refused(capsys, "retire", tmp_path / "t.db", "--days", "0")


async def test_a_server_does_so_once_a_day_with_what_nobody_looks_at(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "schnapp.server")
    clock, file = HandClock(), tmp_path / "t.db"
    async with registry_at(file, clock) as registry:
        here = (await open_table(registry)).state.id
        for table in ("old", "older", "witness"):
            await registry.log.append(table, 0, [b"{}"])
        age(str(file), "witness", 1)  # yesterday somebody has played: the clock is believed
        for table in (here, "old"):
            age(str(file), table, 99)
        change(str(file), f"UPDATE entry SET day = {today() - 99} WHERE tbl = '{here}'")
        keeping = asyncio.create_task(registry.keep(30))
        await settle()
        clock.tick(TIDY)
        await _gone(registry.log, "old")
        assert await registry.log.read(here) and await registry.log.read("older")
        age(str(file), "older", 99)
        clock.tick(RETIRING)
        await _gone(registry.log, "older")
        assert await registry.log.idle(today() - 30) == [here]
        await until(lambda: not registry.aside)
        keeping.cancel()
    since = date_of(today() - 30)
    told = [one.getMessage() for one in caplog.records]
    assert told.count(f"tables to which nothing was written since {since} are gone: 1") == 2


def test_a_server_does_not_believe_a_clock_that_jumps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "t.db"
    keep(str(file), {"old": ONE, "now": ONE})
    for table, days in (("old", 99), ("now", 1)):
        age(str(file), table, days)
    monkeypatch.setattr(registry, "TIDY", 0.01)
    monkeypatch.setattr(retention, "today", lambda: today() + 366)

    async def look() -> None:
        async with running(create_app(file, keep_days=90)) as application:
            log = application.served.registry.log
            await _gone(log, "old")
            assert await log.read("now")

    asyncio.run(look())


async def _gone(log: Log, table: str) -> None:
    async def gone() -> bool:
        return not await log.read(table)

    await sooner_or_later(gone)
