"""A table has one owner. Whoever was away may not write any more what others have claimed meanwhile."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

import pytest

from schnapp.server.log import Conflict, Fenced, LogDown, Written
from schnapp.server.ownership import Elsewhere, Owned, SoleOwner
from schnapp.server.postgres import PostgresLog
from schnapp.server.postgres_ownership import LEASE, PostgresOwnership
from tools.lines import Line
from tools.postgres import Cluster

from .test_postgres import beside, sooner_or_later, until_blocked


@asynccontextmanager
async def node(
    url: str, name: str, lost: Callable[[str], None] = lambda table: None, lease: float = LEASE
) -> AsyncGenerator[PostgresOwnership]:
    async with PostgresOwnership(url, name, f"http://{name}", lost, lease) as ownership:
        yield ownership


async def claimed(ownership: PostgresOwnership, table: str = "table") -> int:
    found = await ownership.claim(table)
    assert isinstance(found, Owned), found
    return found.epoch


async def silence(ownership: PostgresOwnership) -> None:
    """Its connection ends and is not made anew, until somebody asks for it."""
    for task in ownership._running:
        task.cancel()
    async with ownership._session._turn:
        ownership._session.drop()


async def takes_over(ownership: PostgresOwnership, table: str = "table") -> int:
    """As soon as the database has noticed that the owner has gone."""

    async def free() -> bool:
        return isinstance(await ownership.claim(table), Owned)

    await sooner_or_later(free)
    return await claimed(ownership, table)


async def test_one_node_owns_a_table_and_the_others_say_where_to_go(postgresql: str) -> None:
    async with node(postgresql, "anna") as anna, node(postgresql, "bert") as bert:
        first = await claimed(anna)
        assert await bert.claim("table") == Elsewhere("anna", "http://anna")
        assert await anna.claim("table") == Owned(first)
        assert isinstance(await bert.claim("another"), Owned)
        await bert.release("table")  # it is not his
        assert await bert.claim("table") == Elsewhere("anna", "http://anna")
        await anna.release("table")
        assert await claimed(bert) > first


async def test_of_many_that_claim_at_once_one_gets_it(postgresql: str) -> None:
    async with node(postgresql, "anna") as anna, node(postgresql, "bert") as bert, node(postgresql, "cleo") as cleo:
        for round in range(10):
            answers = await asyncio.gather(*(each.claim(f"table {round}") for each in (anna, bert, cleo)))
            owners = [
                each.node for each, answer in zip((anna, bert, cleo), answers, strict=True) if isinstance(answer, Owned)
            ]
            assert len(owners) == 1
            assert {answer.node for answer in answers if isinstance(answer, Elsewhere)} == set(owners)


async def test_a_node_that_goes_in_order_leaves_nothing_behind(postgresql: str) -> None:
    async with node(postgresql, "anna") as anna:
        await claimed(anna)
    async with beside(postgresql) as other, node(postgresql, "bert") as bert:
        assert await other.fetchval("SELECT count(*) FROM owner") == 0
        assert isinstance(await bert.claim("table"), Owned)


async def test_the_tables_of_a_dead_node_are_free_and_it_is_fenced(postgresql: str) -> None:
    lost: list[str] = []
    async with (
        PostgresLog(postgresql) as log,
        node(postgresql, "anna", lost.append) as anna,
        node(postgresql, "bert") as bert,
    ):
        first, kept = await claimed(anna), await claimed(anna, "kept")
        assert await log.append("table", 0, [b"1"], "a", first) == Written(1)
        await silence(anna)
        assert await log.append("table", 1, [b"2"], epoch=first) == Written(2), "as long as nobody else owns it"
        second = await takes_over(bert)
        assert await log.append("table", 2, [b"3"], epoch=first) == Fenced()
        assert await log.append("table", 0, [b"1"], "a", first) == Fenced(), "nor is anything told"
        assert await log.append("table", 2, [b"3"], epoch=second) == Written(3)
        assert lost == []
        assert await anna.claim("table") == Elsewhere("bert", "http://bert")
        assert lost == ["table"]
        assert await anna.claim("kept") == Owned(kept), "nobody has claimed it meanwhile"
        assert await log.append("kept", 0, [b"1"], epoch=kept) == Written(1)
        await bert.release("table")
        third = await claimed(anna)
        assert [await log.append("table", 3, [b"4"], epoch=each) for each in (first, second)] == [Fenced()] * 2
        assert await log.append("table", 3, [b"4"], epoch=third) == Written(4)


async def test_whoever_was_cut_off_comes_back_by_itself(postgresql: str) -> None:
    async with PostgresOwnership(postgresql, "anna", "", lease=0.4) as anna, node(postgresql, "bert") as bert:
        first = await claimed(anna)
        cut = anna._session._connection
        assert cut is not None
        async with beside(postgresql) as other:
            await other.execute("SELECT pg_terminate_backend($1)", cut.get_server_pid())

        async def back() -> bool:
            return anna._locked is not cut

        await sooner_or_later(back)
        assert await bert.claim("table") == Elsewhere("anna", "")
        assert await anna.claim("table") == Owned(first)


async def test_a_session_that_the_database_still_believes_in_is_ended(postgresql: str) -> None:
    """The node has lost its connection, the database has not noticed: it gets its lock all the same."""
    async with node(postgresql, "anna") as anna, node(postgresql, "bert") as bert:
        first = await claimed(anna)
        async with anna._session._turn:
            believed, anna._session._connection = anna._session._connection, None
        assert await anna.claim("table") == Owned(first)
        assert await bert.claim("table") == Elsewhere("anna", "http://anna")

        async def ended() -> bool:
            return believed is not None and believed.is_closed()

        await sooner_or_later(ended)


async def test_a_claim_waits_for_what_is_being_written(postgresql: str) -> None:
    """So whoever owns a table has read all that was written before."""
    async with (
        PostgresLog(postgresql) as log,
        node(postgresql, "anna") as anna,
        node(postgresql, "bert") as bert,
        beside(postgresql) as other,
    ):
        first = await claimed(anna)
        blocking = other.transaction()
        await blocking.start()
        await other.execute("INSERT INTO entry VALUES ('table', 1, '', NULL)")
        writing = asyncio.ensure_future(log.append("table", 0, [b"1"], epoch=first))
        await until_blocked(postgresql)
        await silence(anna)
        claiming = asyncio.create_task(takes_over(bert))
        await until_blocked(postgresql, 2)
        assert not claiming.done()
        await blocking.rollback()
        assert await writing == Written(1)
        await claiming
        assert len(await log.read("table")) == 1


async def test_epochs_in_a_log_only_grow_whoever_dies_when(postgresql: str) -> None:
    """Three nodes write into three tables, are cut off and come back at random. Each entry tells its epoch."""
    chance = random.Random(7)
    tables = ["one", "two", "three"]

    async def live(log: PostgresLog, ownership: PostgresOwnership) -> int:
        epochs: dict[str, int] = {}
        seqs = dict.fromkeys(tables, 0)
        fenced = 0
        for _ in range(150):
            table = chance.choice(tables)
            if chance.random() < 0.1:
                ownership._session.drop()  # it writes on under the epochs it had
            if table not in epochs:
                found = await ownership.claim(table)
                if isinstance(found, Owned):
                    epochs[table] = found.epoch
                continue
            answer = await log.append(table, seqs[table], [b"%d" % epochs[table]], epoch=epochs[table])
            match answer:
                case Written(seq) | Conflict(seq):
                    seqs[table] = seq
                case _:
                    fenced += 1
                    del epochs[table]
        return fenced

    async with (
        PostgresLog(postgresql) as log,
        node(postgresql, "anna") as anna,
        node(postgresql, "bert") as bert,
        node(postgresql, "cleo") as cleo,
    ):
        fenced = sum(await asyncio.gather(*(live(log, each) for each in (anna, bert, cleo))))
        for table in tables:
            written = [int(row.body) for row in await log.read(table)]
            assert len(set(written)) > 1
            assert written == sorted(written)
        assert fenced > 0


async def test_claims_while_the_database_is_down(postgresql: str, cluster: Cluster) -> None:
    async with node(postgresql, "anna", lease=600) as anna:  # however long the database takes to start
        first = await claimed(anna)
        await claimed(anna, "another")
        await asyncio.to_thread(cluster.stop)
        try:
            with pytest.raises(LogDown):
                await anna.claim("table")
            with pytest.raises(LogDown):
                await anna.release("another")
        finally:
            await asyncio.to_thread(cluster.start)
        assert await anna.claim("table") == Owned(first)
        async with node(postgresql, "bert") as bert:
            assert isinstance(await bert.claim("another"), Owned), "it was given back when the database was there again"


async def test_a_node_whose_line_to_the_database_is_dead_gives_its_tables_up(postgresql: str) -> None:
    """It runs, and people reach it: they would look at a table on which others play elsewhere."""
    lost: list[str] = []
    with Line(postgresql) as line:
        async with (
            PostgresOwnership(line.url, "anna", "http://anna", lost.append, lease=1.0) as anna,
            node(postgresql, "bert") as bert,
        ):
            await claimed(anna)
            await claimed(anna, "kept")
            assert not anna.away
            line.dies()

            async def away() -> bool:
                return anna.away

            await sooner_or_later(away)
            assert sorted(lost) == ["kept", "table"]
            second = await takes_over(bert)
            line.revives()

            async def back() -> bool:
                return not anna.away

            await sooner_or_later(back)
            assert await anna.claim("table") == Elsewhere("bert", "http://bert")
            assert await bert.claim("table") == Owned(second)
            assert isinstance(await bert.claim("kept"), Owned), "anna has it no more, and does not keep it from others"
    assert sorted(lost) == ["kept", "table"], "each was told once"


async def test_a_crowd_that_arrives_at_once_takes_no_table_from_anybody(postgresql: str) -> None:
    """Whoever says that the node lives waits behind them all: what they are answered says it, too."""
    lost: list[str] = []
    async with PostgresOwnership(postgresql, "anna", "http://anna", lost.append, lease=0.2) as anna:
        began, number = time.monotonic(), 0
        while time.monotonic() < began + 2 * anna.lease:
            await asyncio.gather(*(claimed(anna, f"table {number + more}") for more in range(500)))
            number += 500
            assert not anna.away
        assert lost == []


PAUSED = """
import asyncio, sys
from schnapp.server.postgres import PostgresLog
from schnapp.server.postgres_ownership import PostgresOwnership

async def main(url, lease):
    async with PostgresLog(url) as log, PostgresOwnership(url, "anna", "http://anna", lease=float(lease)) as ownership:
        owned = await ownership.claim("table")
        print(await log.append("table", 0, [b"1"], epoch=owned.epoch), flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        print(await log.append("table", 1, [b"2"], epoch=owned.epoch), flush=True)

asyncio.run(main(*sys.argv[1:]))
"""


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
async def test_a_node_that_was_stopped_and_goes_on_cannot_write(postgresql: str) -> None:
    """The database ends the session of a node that says nothing, though its connection still stands."""
    command = [sys.executable, "-c", PAUSED, postgresql, os.environ.get("SCHNAPP_LEASE", "1")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as paused:  # noqa: ASYNC220
        assert paused.stdin is not None and paused.stdout is not None
        assert paused.stdout.readline() == "Written(seq=1)\n"
        paused.send_signal(signal.SIGSTOP)
        async with PostgresLog(postgresql) as log, node(postgresql, "bert") as bert:
            try:
                second = await takes_over(bert)
                assert await log.append("table", 1, [b"3"], epoch=second) == Written(2)
            finally:
                paused.send_signal(signal.SIGCONT)
            paused.stdin.write("go on\n")
            paused.stdin.flush()
            assert paused.stdout.readline() == "Fenced()\n"
            assert [row.body for row in await log.read("table")] == [b"1", b"3"]


async def test_a_file_has_one_owner_for_all_its_tables() -> None:
    """That no second server opens it: see test_start."""
    owner = SoleOwner()
    assert await owner.claim("table") == await owner.claim("table") == Owned(0)
    await owner.release("table")
