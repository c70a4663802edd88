"""The turning points of a finished game: told line by line, judged once, and never before the game is over."""

from __future__ import annotations

import asyncio
import json
import pickle
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from pathlib import Path
from typing import Any

import pytest

from schnapp.bots import analysis
from schnapp.bots.analysis import Inquiry
from schnapp.server import postgres_analyses
from schnapp.server.commands import acted
from schnapp.server.log import LogDown, today
from schnapp.server.messages import Judged
from schnapp.server.postgres import PostgresLog
from schnapp.server.postgres_analyses import PostgresAnalyses
from schnapp.server.refusal import Refusal
from schnapp.server.registry import TableRegistry
from schnapp.server.table import LiveTable
from schnapp.server.turns import Asker
from schnapp.server.viewer import encode

from .client import Client, open_table, play_to_the_end, request
from .registry import HereThinkers, registry_at, settle
from .registry import open_table as open_here

SHORT = {"last_bite_below": 80, "last_bite_jitter": 0}


TOGETHER = 4


class Counting(HereThinkers):
    """Notes what is judged, and can fail."""

    together = TOGETHER  # these games are short

    def __init__(self) -> None:
        super().__init__()
        self.judged: list[int] = []
        self.fails_at = 0

    async def judge(self, asker: Asker, inquiries: list[bytes]) -> list[bytes]:
        every: list[Inquiry] = [pickle.loads(inquiry) for inquiry in inquiries]
        self.judged += [asked.step for asked in every]
        await asyncio.sleep(0)
        if self.fails_at in [asked.step for asked in every]:
            self.fails_at = 0
            raise RuntimeError("a bot broke")
        return [encode(Judged(asked.step, asked.request.seat, asked.act, asked.act, 0.0)) for asked in every]


async def finished(registry: TableRegistry) -> LiveTable:
    table = await open_here(registry, options=SHORT)
    await play_on(table)
    return table


async def play_on(table: LiveTable) -> None:
    """To the end."""
    while table.state.stage == "playing":
        state = table.state
        assert state.match is not None
        seat = state.to_act[0]
        act = state.match.signed(seat, state.match.legal(seat)[0])
        await table.commit(lambda state, act=act: acted(state, act))


def told(registry: TableRegistry, table: LiveTable) -> AsyncGenerator[bytes]:
    asker = Asker("", table.state.id)
    return registry.analyses.of(registry.thinkers, asker, 1, table.state.games[0])


async def lines(told: AsyncIterator[bytes]) -> list[Any]:
    text = b"".join([part async for part in told])
    return [json.loads(line) for line in text.splitlines()]


@pytest.fixture
def counting() -> Counting:
    return Counting()


async def test_two_who_ask_are_told_the_same_and_it_is_judged_once(tmp_path: Path, counting: Counting) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        registry.thinkers = counting
        table = await finished(registry)
        played = table.state.games[0]
        one, other = await asyncio.gather(*(lines(told(registry, table)) for _ in range(2)))
        assert one == other
        again = await lines(told(registry, table))
        assert again == one
        head, *moments = one
        assert len(head["chances"]) == len(moments) + 1 == len(played.steps)
        assert all(sum(chances) == pytest.approx(1, abs=0.001) for chances in head["chances"])
        assert counting.judged == [moment["step"] for moment in moments] == list(range(1, len(moments) + 1))


async def test_what_has_failed_is_begun_again(tmp_path: Path, counting: Counting) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        registry.thinkers = counting
        table = await finished(registry)
        counting.fails_at = 5
        head, *moments = await lines(told(registry, table))
        assert len(moments) == 4 < len(head["chances"]) - 1
        head, *moments = await lines(told(registry, table))
        assert len(moments) == len(head["chances"]) - 1


async def test_it_is_judged_only_as_long_as_somebody_listens_and_goes_on_where_it_was(
    tmp_path: Path, counting: Counting
) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        registry.thinkers = counting
        table = await finished(registry)
        leaving, staying = told(registry, table), told(registry, table)
        heard = [await anext(leaving), await anext(staying)]
        await leaving.aclose()
        while b'"step"' not in b"".join(heard):  # until the first acts are told
            heard.append(await anext(staying))
        await staying.aclose()
        await settle()
        judged = list(counting.judged)
        assert TOGETHER <= len(judged) < len(table.state.games[0].steps) - 1
        await settle()
        assert counting.judged == judged, "nobody listens"
        head, *moments = await lines(told(registry, table))
        assert len(moments) == len(head["chances"]) - 1
        assert counting.judged.count(1) == 1, "what was known is not judged again"
        assert len(counting.judged) <= len(moments) + TOGETHER, "but the acts that it was at"


async def test_what_was_judged_outlives_the_table_in_memory(tmp_path: Path, counting: Counting) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        registry.thinkers = counting
        table = await finished(registry)
        one, number = await lines(told(registry, table)), len(counting.judged)
        registry._tables.clear()
        assert await lines(told(registry, await registry.table(table.state.id))) == one
        assert len(counting.judged) == number


async def test_what_one_node_has_found_out_no_other_one_judges(
    tmp_path: Path, counting: Counting, postgresql: str
) -> None:
    async with registry_at(tmp_path / "t.db") as ada, registry_at(tmp_path / "t.db") as bob:
        ada.thinkers, bob.thinkers = counting, Counting()
        async with aclosing(PostgresAnalyses(postgresql)) as kept, PostgresLog(postgresql) as log:
            ada.analyses.kept = bob.analyses.kept = kept
            table = await finished(ada)
            id = table.state.id
            await log.append(id, 0, [b"{}"])
            part = told(ada, table)
            await anext(part)
            await part.aclose()
            await asyncio.gather(*ada.analyses.keeping)
            assert await kept.find(id, 1) is None, "only whole ones"

            one = await lines(told(ada, table))
            await asyncio.gather(*ada.analyses.keeping)
            assert await lines(told(bob, table)) == one and bob.thinkers.judged == []
            assert await kept.find(id, 2) is None

            assert not await log.remove(id, today())
            assert await kept.find(id, 1) is not None
            assert await log.remove(id, today() + 1)
            assert await kept.find(id, 1) is None
            await kept.keep(b"late", id, 1)
            assert await kept.find(id, 1) is None, "of a table that is gone"


async def test_another_release_finds_it_out_anew(monkeypatch: pytest.MonkeyPatch, postgresql: str) -> None:
    async with aclosing(PostgresAnalyses(postgresql)) as kept, PostgresLog(postgresql) as log:
        await log.append("t", 0, [b"{}"])
        await kept.keep(b"old", "t", 1)
        monkeypatch.setattr(postgres_analyses, "release", lambda: "another")
        assert await kept.find("t", 1) is None
        await kept.keep(b"new", "t", 1)
        assert await kept.find("t", 1) == b"new"


async def test_a_database_that_is_down_only_costs_time(
    tmp_path: Path, counting: Counting, caplog: pytest.LogCaptureFixture
) -> None:
    class Down:
        async def find(self, table: str, number: int) -> bytes | None:
            raise LogDown

        async def keep(self, lines: bytes, table: str, number: int) -> None:
            raise LogDown

    async with registry_at(tmp_path / "t.db") as registry:
        registry.thinkers, registry.analyses.kept = counting, Down()
        table = await finished(registry)
        head, *moments = await lines(told(registry, table))
        assert len(moments) == len(head["chances"]) - 1
        await asyncio.gather(*registry.analyses.keeping)
    assert [record.levelname for record in caplog.records] == ["WARNING", "WARNING"]


async def test_nobody_waits_for_a_server_that_closes(tmp_path: Path, counting: Counting) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        registry.thinkers = counting
        table = await finished(registry)
        telling = told(registry, table)
        await anext(telling)
        registry.close()
        async with asyncio.timeout(2):
            await lines(telling)


async def test_a_game_without_such_a_bot_has_no_turning_points(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        table = await open_here(registry, game="schnapp-land-fluss")
        with pytest.raises(Refusal) as refused:
            told(registry, table)
        assert refused.value.reason == "no_adviser"


def test_over_the_network(base: str) -> None:
    opened = open_table(base, seats=3, bots=["beginner", "beginner"], options=SHORT, start=True)
    table, secret = opened["held"][0]["table"], opened["held"][0]["secret"]
    url = f"{base}/api/tables/{table}/analysis"
    with Client(base, table, secret) as anna:
        anna.until("scene")
        status, problem, _ = request(url)
        assert (status, problem["reason"]) == (409, "game_not_over")
        play_to_the_end([anna])
        assert request(f"{url}?match=2")[0] == 404
        status, text, headers = request(url)
        assert status == 200 and headers["content-type"].startswith("application/x-ndjson")
        head, *moments = [json.loads(line) for line in text.splitlines()]
        assert len(head["chances"]) - 1 == len(moments) > 5
        assert all(set(moment) == {"step", "seat", "act", "best", "loss"} for moment in moments)
        assert request(f"{url}?match=1")[1] == text


def test_the_server_judges_as_the_library_does(base: str) -> None:
    """What is told over the network is what `bots.analysis` says of the record."""
    opened = open_table(base, seats=3, bots=["beginner", "beginner"], options=SHORT, start=True)
    table, secret = opened["held"][0]["table"], opened["held"][0]["secret"]
    with Client(base, table, secret) as anna:
        anna.until("scene")
        play_to_the_end([anna])
    record = [json.loads(line) for line in request(f"{base}/api/tables/{table}/record")[1].splitlines()]
    told = [json.loads(line) for line in request(f"{base}/api/tables/{table}/analysis")[1].splitlines()]
    head = record[0]
    course = analysis.course_of(head["game"], head["players"], head["options"], steps_of(record[1:]))
    assert course.chances == told[0]["chances"]
    found = [analysis.judged(inquiry) for inquiry in course.inquiries]
    assert [(one.step, one.seat, one.best, one.loss) for one in found] == [
        (one["step"], one["seat"], one["best"], one["loss"]) for one in told[1:]
    ]


def steps_of(entries: list[Any]) -> list[tuple[Any, list[Any]]]:
    steps: list[tuple[Any, list[Any]]] = [(None, [])]
    for entry in entries:
        if "act" in entry:
            steps.append((entry["act"], []))
        else:
            steps[-1][1].append(entry)
    return steps
