"""When a bot acts tells nothing: the moment is fixed before it looks at its cards. The clock is moved by hand."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from schnapp.server import pace
from schnapp.server.messages import NewTable
from schnapp.server.pace import LATER, MARGIN, acting, shortest_seconds
from schnapp.server.registry import TableRegistry
from schnapp.server.table import LiveTable

from .registry import Ear, HandClock, HereThinkers, registry_at, settle, until

STEP = 0.01


class Noting(HereThinkers):
    """Thinks for as long as it is told, and notes from how many acts each bot chose."""

    def __init__(self) -> None:
        super().__init__()
        self.choices: list[int] = []
        self.go = asyncio.Event()
        self.go.set()

    async def choose(self, *asked: Any) -> Any:
        self.choices.append(len(asked[2].legal))
        await self.go.wait()
        return await super().choose(*asked)


async def bots(registry: TableRegistry, game: str, level: str = "beginner", pace_ms: int = 0) -> tuple[LiveTable, Ear]:
    new_table = NewTable(game, [], 3, bots=[level] * 3, start=True, pace_ms=pace_ms, forget_percent=0)
    table, _ = await registry.open(new_table)
    ear = Ear(None)
    await table.attach(ear.viewer)
    return table, ear


async def step(clock: HandClock, table: LiveTable) -> None:
    """A moment passes, and everybody who is on the way arrives."""
    clock.tick(STEP)
    await settle()


@pytest.mark.parametrize("game, level", [("snatch-it", "beginner"), ("snails", "beginner"), ("snatch-it", "master")])
async def test_at_pace_0_forced_and_hard_decisions_take_the_same_time(tmp_path: Path, game: str, level: str) -> None:
    clock, thinkers = HandClock(), Noting()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        registry.thinkers = thinkers
        table, _ = await bots(registry, game, level)
        taken: set[float] = set()
        opened = {seat: clock.now() for seat in table.flow.decisions.open}
        for _ in range(60):
            planned = {seat: decision.ready for seat, decision in table.flow.decisions.open.items()}
            await step(clock, table)
            for seat, decision in table.flow.decisions.open.items():
                if planned.get(seat) != decision.ready:
                    opened[seat] = clock.now()
                    assert decision.ready is not None
                    taken.add(round(decision.ready - clock.now(), 6))
        assert taken == {shortest_seconds("flat:150ms" if level == "master" else "flat:24")}
        assert level == "master" or len(set(thinkers.choices)) > 2, "all had the same choice: the test is blind"


async def test_who_is_late_acts_at_one_of_a_few_moments(tmp_path: Path) -> None:
    assert acting(5.0, 4.0) == acting(5.0, 5.0) == 5.0
    assert acting(5.0, 5.001) == acting(5.0, 5.0 + LATER) == 5.0 + LATER
    assert acting(5.0, 5.0 + 2.5 * LATER) == pytest.approx(5.0 + 3 * LATER)
    clock, thinkers = HandClock(), Noting()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        registry.thinkers = thinkers
        thinkers.go.clear()
        table, _ = await bots(registry, "snails")
        await until(lambda: bool(thinkers.choices))
        began, seq = clock.now(), table.state.seq
        clock.tick(MARGIN + 0.017)
        thinkers.go.set()
        await settle()
        assert table.state.seq == seq, "it is not done at once, or one could see how late it was"
        clock.tick(LATER - 0.018)
        await settle()
        assert table.state.seq == seq
        clock.tick(0.002)
        await until(lambda: table.state.seq > seq)
        assert clock.now() - began == pytest.approx(MARGIN + LATER, abs=0.002)


async def test_a_bot_looks_at_its_cards_when_everybody_has_been_told(tmp_path: Path) -> None:
    """How long the look takes, which follows from its cards, must not delay what others are shown."""
    order: list[str] = []

    class Watching(Noting):
        async def choose(self, *asked: Any) -> Any:
            order.append("looks")
            return await super().choose(*asked)

    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        registry.thinkers = Watching()
        table, ear = await bots(registry, "snails")
        send = ear.send

        async def noted(text: str) -> None:
            order.append("told")
            await send(text)

        ear.send = noted  # type: ignore[method-assign]
        await settle()
        order.clear()
        for _ in range(200):
            await step(clock, table)
            if len(order) >= 6:
                break
        assert order[:6] == ["told", "looks"] * 3


def test_the_shortest_time_is_that_of_the_bot_whatever_it_holds() -> None:
    assert shortest_seconds("flat:24~.2") == shortest_seconds("greedy") == MARGIN
    assert shortest_seconds("flat:150ms") == pytest.approx(0.18 + MARGIN)
    assert pace.thinking_seconds(0, 0, 0, 0.18) == pace.thinking_seconds(0, 5000, 0, 0.18) == 0.18
    assert min(pace.thinking_seconds(100, 0, 0, 0.18) for _ in range(500)) == 0.18
