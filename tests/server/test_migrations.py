"""A database has a version: older ones are brought up to date, newer ones are refused, strange ones are left alone."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from schnapp.server import migrations
from schnapp.server.database import BadDatabase
from schnapp.server.log import Row, Written, today
from schnapp.server.migrations import POSTGRES, SQLITE
from schnapp.server.postgres import PostgresLog
from schnapp.server.postgres_session import name_of, prepare
from schnapp.server.sqlite import SqliteLog
from schnapp.server.store import opened
from tools.postgres import Cluster

from .test_postgres import beside

BEFORE_VERSIONS = """
CREATE TABLE IF NOT EXISTS entry (
    tbl TEXT NOT NULL, seq INTEGER NOT NULL, body BLOB NOT NULL, command TEXT, PRIMARY KEY (tbl, seq)
) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS command ON entry (tbl, command) WHERE command IS NOT NULL;
INSERT INTO entry VALUES ('table', 1, x'31', NULL), ('table', 2, x'32', 'a');
"""


def looks(path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name").fetchall()


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


async def test_a_file_from_before_there_were_versions_is_taken_over_as_it_is(tmp_path: Path) -> None:
    file, new = tmp_path / "t.db", tmp_path / "new.db"
    with closing(sqlite3.connect(file)) as db:
        db.executescript(BEFORE_VERSIONS)
    for path in (file, new, file):
        with opened(path):
            assert version(path) == len(SQLITE)
    assert looks(file) == looks(new)
    async with SqliteLog(file) as log:
        assert await log.read("table") == [Row(1, b"1", None), Row(2, b"2", "a")]
        assert await log.idle(today()) == [], "nobody knows since when it lies there"
        assert await log.idle(today() + 1) == ["table"]
        assert await log.append("table", 2, [b"3"]) == Written(3)


async def test_what_a_postgresql_held_before_there_were_days_counts_from_the_migration(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = await cluster.new_database()
    with monkeypatch.context() as earlier:
        earlier.setattr(migrations, "POSTGRES", POSTGRES[:1])
        await prepare(url)
    async with beside(url) as other:
        await other.execute("INSERT INTO entry VALUES ('table', 1, '1', NULL)")
        await prepare(url)
        await other.execute("INSERT INTO entry VALUES ('of a node that has not heard of them', 1, '1', NULL)")
    async with PostgresLog(url) as log:
        assert await log.idle(today()) == []
        assert await log.idle(today() + 1) == ["of a node that has not heard of them", "table"]


def test_a_file_of_a_newer_release_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    with opened(file):
        pass
    with closing(sqlite3.connect(file)) as db:
        db.execute(f"PRAGMA user_version = {len(SQLITE) + 1}")
    before = file.read_bytes()
    with pytest.raises(BadDatabase, match=f"^{file} was written by a newer release of Schnapp: .* {len(SQLITE)}$"):
        opened(file).__enter__()
    assert file.read_bytes() == before


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "t.db"
    with opened(file):
        pass
    before = looks(file)
    broken = [*SQLITE, ("CREATE TABLE more (number)", "CREATE nonsense")]
    monkeypatch.setattr(migrations, "SQLITE", broken)
    with pytest.raises(BadDatabase):
        opened(file).__enter__()
    assert (looks(file), version(file)) == (before, len(SQLITE))
    broken[-1] = ("CREATE TABLE more (number)",)
    with opened(file):
        assert (len(looks(file)), version(file)) == (len(before) + 1, len(broken))


async def test_whoever_reads_all_of_a_table_keeps_no_one_waiting_for_long(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A backup runs, and a new release would change the tables: those who write would stand behind it."""
    url = await cluster.new_database()
    with monkeypatch.context() as earlier:
        earlier.setattr(migrations, "POSTGRES", POSTGRES[:-1])
        await prepare(url)
    monkeypatch.setattr(migrations, "PATIENCE", "50ms")
    async with beside(url) as backup:
        async with backup.transaction():
            await backup.execute("SELECT * FROM entry")
            with pytest.raises(BadDatabase, match="somebody reads all of it: start again when that has ended"):
                await prepare(url)
            async with PostgresLog(url) as log:
                assert await log.append("table", 0, [b"1"]) == Written(1)
        await prepare(url)


async def test_nodes_that_start_at_once_migrate_once(cluster: Cluster) -> None:
    url = await cluster.new_database()
    await asyncio.gather(*(prepare(url) for _ in range(6)))
    async with PostgresLog(url) as log, beside(url) as other:
        assert await log.append("table", 0, [b"1"]) == Written(1)
        await prepare(url)
        assert [row["version"] for row in await other.fetch("SELECT version FROM schnapp")] == [len(POSTGRES)]
        assert await log.read("table") == [Row(1, b"1", None)]


async def test_postgresql_of_a_newer_release(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with beside(postgresql) as other:
        await other.execute("UPDATE schnapp SET version = version + 1")
    with pytest.raises(BadDatabase, match="was written by a newer release of Schnapp"):
        await prepare(postgresql)
    monkeypatch.setattr(migrations, "POSTGRES", [*POSTGRES, ("CREATE TABLE never ()",), ("CREATE nonsense",)])
    with pytest.raises(BadDatabase, match="cannot be used: syntax error"):
        await prepare(postgresql)
    async with beside(postgresql) as other:
        assert await other.fetchval("SELECT to_regclass('never')") is None


async def test_postgresql_that_cannot_be_used_is_one_sentence(cluster: Cluster) -> None:
    url = await cluster.new_database()
    async with beside(url) as other:
        await other.execute("CREATE TABLE entry (diary text)")
        await other.execute("CREATE ROLE guest LOGIN PASSWORD 'guest'")
    empty = await cluster.new_database()
    as_guest = f"postgresql://guest:guest@127.0.0.1:{cluster.port}/{empty.rpartition('/')[2]}"
    for address, why in (
        (url, "is the database of another program"),
        (cluster.url("no_such"), "does not exist"),
        (f"postgresql://nobody:secret@127.0.0.1:{cluster.port}/postgres", "does not let us in"),
        (as_guest, "does not let us make our tables"),
        ("postgresql://schnapp:secret@127.0.0.1:1/postgres", "cannot be reached"),
        ("postgresql://schnapp:secret@no-such-host.invalid/postgres", "cannot be reached"),
        ("postgresql://schnapp:secret@127.0.0.1:port/postgres", "cannot be used"),
    ):
        with pytest.raises(BadDatabase) as refused:
            await prepare(address)
        assert str(refused.value).startswith(f"{name_of(address)} {why}"), refused.value
        assert "\n" not in str(refused.value) and "secret" not in str(refused.value)


def test_a_name_without_a_password() -> None:
    assert name_of("postgresql://anna:secret@db.example:5433/schnapp?sslmode=require") == (
        "postgresql://db.example:5433/schnapp"
    )


async def test_the_tables_are_made_in_a_database_that_is_ours(postgresql: str) -> None:
    """Whatever is added to the schema is added here, and to a step of its own."""
    async with beside(postgresql) as other:
        found = await other.fetch(
            "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY relname"
        )
    assert [row["relname"] for row in found] == [
        *("analysis", "analysis_pkey"),
        *("code", "code_pkey", "entry", "entry_pkey", "epoch", "life", "owner", "owner_pkey", "schnapp"),
        *("taken", "taken_pkey"),
        *("voted", "voted_pkey"),
    ]
