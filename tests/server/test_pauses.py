"""Garbage is looked for when nobody plays, and what was dropped is given back."""

from __future__ import annotations

import gc
import sys
import weakref
from pathlib import Path

from schnapp.server import pauses
from schnapp.server.pauses import GONE, LATEST, Collector, collect_everything, collect_new, short_pauses

from .house import house_at, open_table, settle, sit


async def test_nothing_is_looked_through_while_somebody_plays_but_now_and_then_what_is_new(tmp_path: Path) -> None:
    async with house_at(tmp_path / "t.db") as house:
        collector = Collector(house)
        collector.look()
        done = []
        for _ in range(LATEST + 5):
            house.heard += 1
            gc.collect(1)  # as it happens by itself
            done.append(collector.look())
        assert [work for work in done if work] == [collect_new]
        assert done[LATEST - 1] is collect_new


async def test_everything_is_looked_through_when_many_have_gone_and_nobody_plays(tmp_path: Path) -> None:
    async with house_at(tmp_path / "t.db") as house:
        collector = Collector(house)
        house.dropped += GONE
        house.heard += 1
        assert collector.look() is not collect_everything
        assert collector.look() is collect_everything
        assert collector.look() is not collect_everything


async def test_a_table_that_was_dropped_is_given_back(tmp_path: Path) -> None:
    async with house_at(tmp_path / "t.db") as house, short_pauses(house):
        table = await open_table(house)
        ears = await sit(table, 1)
        shell, state = weakref.ref(table), weakref.ref(table.state)
        collect_new()  # frozen alive
        table.drop()
        ears[0].viewer.part("restart")
        table.detach(ears[0].viewer)
        await settle()
        assert state() is None  # the heavy part goes at once, without any search
        del table, ears
        await settle()
        collect_everything()
        assert shell() is None


async def test_what_was_set_is_set_back(tmp_path: Path) -> None:
    before = gc.get_threshold(), sys.getswitchinterval()
    async with house_at(tmp_path / "t.db") as house:
        async with short_pauses(house):
            assert gc.get_threshold()[2] == pauses.NEVER
        assert (gc.get_threshold(), sys.getswitchinterval()) == before
