"""What only the log in PostgreSQL can meet: a connection that is cut, a server that goes and comes back, other writers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager

import asyncpg
import pytest

from schnapp.server.log import Conflict, Duplicate, LogDown, Written
from schnapp.server.postgres import PostgresLog
from schnapp.server.postgres_handover import PostgresCodes
from tools.postgres import Cluster

CUT = """
SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
WHERE datname = current_database() AND application_name = 'schnapp'
"""
BLOCKED = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"


@asynccontextmanager
async def beside(url: str) -> AsyncGenerator[asyncpg.Connection]:
    """Another connection to the same database."""
    connection = await asyncpg.connect(url)
    try:
        yield connection
    finally:
        await connection.close()


async def sooner_or_later(question: Callable[[], Awaitable[bool]]) -> None:
    """Wait until it is so: another process has to notice something. However busy the machine is."""
    async with asyncio.timeout(60):
        while not await question():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def until_blocked(url: str, number: int = 1) -> None:
    """So many wait for somebody else."""
    async with beside(url) as observer:  # within a transaction one always sees the same

        async def blocked() -> bool:
            return bool(await observer.fetchval(BLOCKED) >= number)

        await sooner_or_later(blocked)


async def test_it_is_durable_whatever_is_usual_there(postgresql: str) -> None:
    async with beside(postgresql) as other:
        database = await other.fetchval("SELECT current_database()")
        await other.execute(f"ALTER DATABASE {database} SET synchronous_commit = off")
        await other.execute(f"ALTER DATABASE {database} SET default_transaction_isolation = 'serializable'")
        try:
            async with PostgresLog(postgresql) as log:
                connection = await log._session.connection()
                assert await connection.fetchval("SHOW fsync") == "on"
                assert await connection.fetchval("SHOW synchronous_commit") == "on"
                assert await connection.fetchval("SHOW transaction_isolation") == "read committed"
        finally:
            await other.execute(f"ALTER DATABASE {database} RESET ALL")


async def test_what_waits_together_is_one_transaction_with_an_answer_for_each(postgresql: str) -> None:
    async with PostgresLog(postgresql) as log, beside(postgresql) as other:
        assert await log.append("known", 0, [b"1"], "a") == Written(1)
        answers = await asyncio.gather(
            *(log.append(f"table {number}", 0, [b"1", b"2"]) for number in range(30)),
            log.append("known", 0, [b"1"], "a"),
            log.append("known", 7, [b"2"], "b"),
        )
        assert answers == [Written(2)] * 30 + [Duplicate(1), Conflict(1)]
        written = "SELECT count(DISTINCT xmin::text) FROM entry WHERE tbl LIKE 'table %'"
        assert await other.fetchval(written) == 1


async def test_a_connection_that_was_cut_is_made_anew(postgresql: str) -> None:
    """While nothing is written nobody notices; what is being written may or may not be there."""
    async with PostgresLog(postgresql) as log, beside(postgresql) as other:
        assert await log.append("table", 0, [b"1"], "a") == Written(1)
        assert len(await log.read("table")) == 1
        assert await other.fetchval(CUT) == 2

        async def noticed() -> bool:
            return not log._session.is_open and not log._readers.get_size()

        await sooner_or_later(noticed)
        assert await log.append("table", 1, [b"2"], "b") == Written(2)
        assert len(await log.read("table")) == 2

        async with other.transaction():
            await other.execute("LOCK TABLE entry IN SHARE MODE")
            writing = asyncio.gather(
                log.append("table", 2, [b"3"], "c"), log.append("other", 0, [b"1"]), return_exceptions=True
            )
            await until_blocked(postgresql)
            waiting = asyncio.ensure_future(log.append("third", 0, [b"1"]))  # not in that batch
            await asyncio.sleep(0)
            await other.fetchval(CUT)
            assert [type(answer) for answer in await writing] == [LogDown, LogDown]
        assert await waiting == Written(1)
        assert await log.append("table", 2, [b"3"], "c") == Written(3)


async def test_the_server_goes_and_comes_back(postgresql: str, cluster: Cluster) -> None:
    async with PostgresLog(postgresql) as log:
        assert await log.append("table", 0, [b"1"]) == Written(1)
        await asyncio.to_thread(cluster.stop)  # as a power cut does it
        try:
            for _ in range(2):
                with pytest.raises(LogDown):
                    await log.append("table", 1, [b"2"])
                with pytest.raises(LogDown):
                    await log.read("table")
        finally:
            await asyncio.to_thread(cluster.start)
        assert [row.body for row in await log.read("table")] == [b"1"]
        assert await log.append("table", 1, [b"2"]) == Written(2)


async def test_an_append_that_is_none_costs_its_batch_only(postgresql: str) -> None:
    async with PostgresLog(postgresql) as log:
        with pytest.raises(LogDown):
            await log.append("table", 0, ["no bytes"])  # type: ignore[list-item]
        with pytest.raises(LogDown):
            await log.append("ta\0ble", 0, [b"1"])
        assert await log.append("table", 0, [b"1"]) == Written(1)
        assert await log.read("ta\0ble") == []


async def test_whoever_writes_meanwhile_is_found_out(postgresql: str) -> None:
    """Another node has written the same number, and commits while this one waits for it: that is a conflict."""
    async with PostgresLog(postgresql) as log, beside(postgresql) as rival:
        async with rival.transaction():
            await rival.execute("INSERT INTO entry VALUES ('table', 1, '', NULL)")
            writing = asyncio.gather(log.append("table", 0, [b"1"]), log.append("other", 0, [b"1"]))
            await until_blocked(postgresql)
        assert await writing == [Conflict(1), Written(1)]


async def test_what_waits_at_the_end_is_still_written(postgresql: str) -> None:
    async with PostgresLog(postgresql) as log:
        waiting = [asyncio.ensure_future(log.append("table", seq, [b"x"])) for seq in range(3)]
        await asyncio.sleep(0)
    assert await asyncio.gather(*waiting) == [Written(1), Written(2), Written(3)]
    with pytest.raises(LogDown):
        await log.append("table", 3, [b"x"])


async def test_what_is_no_code_costs_nobody_a_connection(postgresql: str) -> None:
    codes = PostgresCodes(postgresql, 300)
    code = await codes.issue("table", 1)
    connection = await codes._session.connection()
    for odd in ("\0" + code[1:], "", "ß" * 8, "x" * 5000):
        assert await codes.table(odd) is None
    assert await codes._session.connection() is connection
    assert await codes.table(code.lower()) == "table"
    assert await codes.redeem(code, "r" * 24) == ("table", 1)
    await codes.aclose()
