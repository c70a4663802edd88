"""Garbage is looked for when nobody plays, and what has gone is given back."""

from __future__ import annotations

import gc
import sys
import weakref
from functools import partial
from pathlib import Path

from schnapp.server import pauses
from schnapp.server.messages import NewTable
from schnapp.server.pauses import LATEST, Collector, short_pauses

from .registry import Phone, open_table, registry_at, settle, sit, until

ACTS = 20


async def test_nothing_old_is_looked_through_while_somebody_plays_but_now_and_then(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        collector = Collector(registry)
        times: list[bool] = []
        for _ in range(2 * LATEST + 5):
            registry.heard += 1
            gc.collect(0)  # as it happens by itself
            times.append(collector.is_time())
        assert times.count(True) == 2 and times[LATEST - 1]


async def test_nor_while_people_arrive(tmp_path: Path) -> None:
    """After a restart they come by the thousand, and a look at every second would take half of the time that they have."""
    async with registry_at(tmp_path / "t.db") as registry:
        table = await open_table(registry)
        collector = Collector(registry)
        for _ in range(5):
            collector.is_time()
            Phone(registry, table.state.id)
            await settle()
            gc.collect(0)
            assert not collector.is_time()


async def test_it_is_looked_through_as_soon_as_nobody_plays_if_there_is_anything(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        collector = Collector(registry)
        registry.heard += 1
        gc.collect(0)
        assert not collector.is_time()
        assert collector.is_time()
        gc.collect()
        assert not collector.is_time()


async def test_a_table_that_was_dropped_is_given_back(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry, short_pauses(registry):
        table = await open_table(registry)
        ears = await sit(table, 1)
        shell, state = weakref.ref(table), weakref.ref(table.state)
        table.drop()
        ears[0].viewer.part("restart")
        table.detach(ears[0].viewer)
        await settle()
        assert state() is None  # the heavy part goes at once, without any search
        del table, ears
        await settle()
        gc.collect()
        assert shell() is None


async def test_what_was_set_is_set_back(tmp_path: Path) -> None:
    before = gc.get_threshold(), sys.getswitchinterval()
    async with registry_at(tmp_path / "t.db") as registry:
        async with short_pauses(registry):
            assert gc.get_threshold()[2] == pauses.NEVER
        assert (gc.get_threshold(), sys.getswitchinterval()) == before


async def test_what_people_do_leaves_no_garbage(tmp_path: Path) -> None:
    """Else a server under load looks through all that it is about to tell, again and again. Compiled, a coroutine that keeps
    an inner function is such garbage."""
    async with registry_at(tmp_path / "t.db") as registry:
        table, secrets = await registry.open(NewTable("snatch-it", names=["Anna", "Bert", "Cleo"], seats=3, start=True))
        phones = [Phone(registry, table.state.id, secret) for secret in secrets]
        await settle()
        await play(phones)  # whatever is made once is made
        gc.collect()
        gc.disable()
        try:
            await play(phones)
            found = gc.collect()
        finally:
            gc.enable()
        assert found < ACTS
        for phone in phones:
            await phone.hang_up()


async def play(phones: list[Phone]) -> None:
    for _ in range(ACTS):
        phone, act = next((phone, acts[0]) for phone in phones if (acts := phone.now["legal"]))
        said = phone.say("play", act=act, match=1)
        await until(partial(phone.answers, said))
        assert phone.answers(said)[0]["t"] == "done"
        await settle()
