"""Whoever is too far away for a fair race: known before the game, told to all at the table, taken back when nearer."""

from __future__ import annotations

from pathlib import Path

import pytest

from schnapp.server.race import LONGEST

from .lines import Races, pass_ms
from .registry import HandClock, open_table, registry_at, sit


def far(races: Races) -> list[list[bool]]:
    """What each phone was last told of the seats."""
    tables = [[message["table"] for message in phone.heard if "table" in message][-1] for phone in races.phones]
    return [[seat["far"] for seat in table["seats"]] for table in tables]


async def test_a_line_that_cannot_be_evened_out_is_told_to_all_in_the_lobby(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 8, 200, start=False)
        assert far(races) == [[False, True]] * 2
        races.phones[0].say("configure", calm=True)
        races.phones[0].say("start")
        await pass_ms(clock, 300)
        assert races.phones[0].now["table"]["calm"] and far(races) == [[False, True]] * 2


@pytest.mark.parametrize("delay", [100, 150])
async def test_what_can_be_evened_out_is_not_far(tmp_path: Path, delay: float) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 8, delay, start=False)
        assert far(races) == [[False, False]] * 2


async def test_a_line_that_has_become_shorter_is_near_again(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 8, 200)
        assert far(races) == [[False, True]] * 2
        races.phones[1].delay = 0.05
        for _ in range(3):
            await clock.go(3)
            await pass_ms(clock, 120)
        assert races.table.viewers[1].round_trip.estimate.usual < LONGEST
        assert far(races) == [[False, False]] * 2


async def test_in_a_game_without_a_race_nobody_is_measured(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await open_table(registry, start=False)
        (ear,) = await sit(table, 1)
        await clock.go(9)
        assert not any(message["t"] == "probe" for message in ear.heard)
