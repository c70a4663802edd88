"""Jobs in a lane, done by hands that a test moves: no process, no time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from schnapp.games import GAMES
from schnapp.server.lane import Lane
from schnapp.server.thinking import DECISION, Workers
from schnapp.server.turns import OF_TABLE, Asker, Full
from schnapp.table.search_request import SearchRequest


class FakeHand:
    """Holds one job until the test lets it go."""

    def __init__(self) -> None:
        self.begun: list[Any] = []
        self.seconds: list[float] = []
        self._end: asyncio.Future[None] | None = None

    async def run(self, seconds: float, job: Callable[[], Any]) -> Any:
        self.begun.append(job)
        self.seconds.append(seconds)
        self._end = asyncio.get_running_loop().create_future()
        await self._end
        return job()

    async def end(self) -> None:
        """The job it is at ends, and the next one begins."""
        assert self._end is not None
        self._end.set_result(None)
        await pause()

    def close(self) -> None:
        pass


async def pause() -> None:
    """All that can go on goes on."""
    for _ in range(10):
        await asyncio.sleep(0)


def named(name: str) -> Callable[[float], Callable[[], str]]:
    return lambda crowd: lambda: name


def begin(lane: Lane, address: str, table: str, name: str) -> asyncio.Task[str]:
    return asyncio.create_task(lane.run(Asker(address, table), 1.0, named(name)))


async def test_a_hundred_tables_of_one_address_keep_another_waiting_for_two_jobs() -> None:
    hand = FakeHand()
    lane = Lane("bots", [hand])
    crowd = [begin(lane, "crowd", str(number), f"crowd {number}") for number in range(100)]
    await pause()
    alone = begin(lane, "alone", "mine", "alone")
    await pause()
    for _ in range(3):
        await hand.end()
    assert alone.done() and alone.result() == "alone"
    assert sum(task.done() for task in crowd) == 2
    lane.close()


async def test_who_leaves_takes_the_job_along() -> None:
    hand = FakeHand()
    lane = Lane("hints", [hand])
    first, second, third = (begin(lane, "a", table, table) for table in "123")
    await pause()
    second.cancel()
    first.cancel()  # it has begun: the hand goes on, nobody is told
    await pause()
    assert len(hand.begun) == 1, "a hand does one job at a time"
    await hand.end()
    await hand.end()
    assert third.result() == "3" and len(hand.begun) == 2


async def test_too_much_is_refused_and_said_once(caplog: pytest.LogCaptureFixture) -> None:
    hand = FakeHand()
    lane = Lane("bots", [hand])
    with caplog.at_level(logging.WARNING, "schnapp.server"):
        waiting = [begin(lane, "a", "table", "begun")]
        await pause()
        waiting += [begin(lane, "a", "table", str(number)) for number in range(OF_TABLE)]
        await pause()
        for _ in range(3):
            with pytest.raises(Full):
                await lane.run(Asker("a", "table"), 1.0, named("one too many"))
        assert len(caplog.records) == 1
    for _ in waiting:
        await hand.end()
    assert all(task.done() for task in waiting)


async def test_what_a_job_raises_is_its_askers_alone() -> None:
    hand = FakeHand()
    lane = Lane("bots", [hand])

    def broken() -> None:
        raise ValueError("a bot broke")

    failing = asyncio.create_task(lane.run(Asker("a", "1"), 1.0, lambda crowd: broken))
    sound = begin(lane, "a", "2", "sound")
    await pause()
    await hand.end()
    await hand.end()
    assert isinstance(failing.exception(), ValueError) and sound.result() == "sound"


async def test_other_hands_are_taken_only_if_they_are_needed() -> None:
    hands = FakeHand(), FakeHand()
    lane = Lane("bots", hands)
    for name in ("one", "two"):
        task = begin(lane, "a", "1", name)
        await pause()
        await hands[0].end()
        assert task.result() == name
    both = [begin(lane, "a", "1", name) for name in ("one", "two")]
    await pause()
    assert [len(hand.begun) for hand in hands] == [3, 1]
    for hand in hands:
        await hand.end()
    assert [task.result() for task in both] == ["one", "two"]


async def test_nobody_waits_for_a_lane_that_is_closed() -> None:
    lane = Lane("bots", [FakeHand()])
    tasks = [begin(lane, "a", "1", name) for name in ("begun", "waiting")]
    await pause()
    lane.close()
    await pause()
    assert all(task.cancelled() for task in tasks)


def workers_with(hand: FakeHand, name: str) -> Workers:
    workers = Workers(1)
    setattr(workers, name, Lane(name, [hand]))
    return workers


def choice(workers: Workers, level: str, table: str = "1", game: str = "schnuff") -> asyncio.Task[Any]:
    return asyncio.create_task(workers.choose(Asker("a", table), level, SearchRequest(GAMES[game], {}, [], {}), 0.165))


async def test_who_does_not_look_at_the_clock_never_waits_behind_masters() -> None:
    masters, others = FakeHand(), FakeHand()
    workers = workers_with(masters, "deep")
    workers.quick = Lane("quick", [others])
    tasks = [choice(workers, level) for level in ("master", "master", "strong", "greedy")]
    await pause()
    assert (len(masters.begun), len(others.begun)) == (1, 1)
    assert others.seconds == [DECISION] and masters.seconds == [DECISION + 0.15]
    for task in tasks:
        task.cancel()


async def test_masters_that_think_at_once_share_the_time_that_they_have() -> None:
    hand = FakeHand()
    workers = workers_with(hand, "deep")
    tasks = [choice(workers, "master", str(number)) for number in range(4)]
    await pause()
    (job,) = hand.begun
    assert isinstance(job, partial) and job.args[-1] == 4, "each has a quarter"
    for task in tasks:
        task.cancel()
