"""A bot that fails holds nobody up: the greedy one decides for it, then the clock. Nothing is really thought here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from schnapp.server.deal import dealt
from schnapp.server.entries import Acted, decode
from schnapp.server.messages import NewTable
from schnapp.server.registry import TableRegistry
from schnapp.server.table import LiveTable
from schnapp.server.thinkers import Overdue
from schnapp.server.thought import FALLBACK, GIVEN_UP, asker_of
from schnapp.server.turns import Asker, Full
from schnapp.table.search_request import SearchRequest

from .registry import ONES, HandClock, HereThinkers, Phone, registry_at, settle, sit
from .test_analyses import SHORT


class Failing(HereThinkers):
    """Bots of these levels raise, or answer nonsense."""

    def __init__(self, *levels: str, raises: Callable[[], Exception] | None = RuntimeError) -> None:
        super().__init__()
        self.levels = levels
        self.raises = raises
        self.tried: list[str] = []

    async def choose(self, asker: Asker, level: str, request: SearchRequest, seconds: float) -> Any:
        self.tried.append(level)
        if level not in self.levels:
            return await super().choose(asker, level, request, seconds)
        if self.raises is not None:
            raise self.raises()
        return {"type": "play", "card": "number_9"}


async def bots_alone(registry: TableRegistry, game: str = "schnuff", **fields: Any) -> LiveTable:
    """Three bots at pace 0."""
    wanted = {"seats": 3, "bots": ["strong"] * 3, "start": True, "pace_ms": 0, "forget_percent": 0, **fields}
    return (await registry.open(NewTable(game, [], **wanted)))[0]


async def acts(registry: TableRegistry, table: LiveTable) -> list[dict[str, Any]]:
    entries = [decode(row.body) for row in await registry.log.read(table.state.id)]
    return [entry.act for entry in entries if isinstance(entry, Acted)]


async def played(path: Path, thinkers: HereThinkers, steps: int = 15, step: float = 0.5, **fields: Any) -> list[Any]:
    """What bots have done before a spectator, while the clock was moved on so often by so many seconds."""
    clock = HandClock()
    async with registry_at(path / "t.db", clock) as registry:
        registry.thinkers = thinkers
        table = await bots_alone(registry, **fields)
        await sit(table, None)
        for _ in range(steps):
            await clock.go(step)
        return await acts(registry, table)


ALL_GAMES = ("snatch-it", "schnuff", "snails")


@pytest.mark.parametrize("game", ALL_GAMES)
@pytest.mark.parametrize("raises", [RuntimeError, Overdue, None], ids=["raises", "does not end", "talks nonsense"])
async def test_greedy_decides_for_a_bot_that_fails(
    tmp_path: Path, game: str, raises: Callable[[], Exception] | None, caplog: pytest.LogCaptureFixture
) -> None:
    thinkers = Failing("strong", raises=raises)
    done = await played(tmp_path, thinkers, game=game)
    assert len(done) > 3 and {act["by"] for act in done} == {"bot"}
    errors = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert len(errors) == 1, "it is said once"
    assert thinkers.tried.count("strong") == GIVEN_UP < thinkers.tried.count("greedy"), "nobody else waits for it again"


class Stumbling(HereThinkers):
    """Whoever is asked fails at these questions, the first is number 0; all who are asked at the same time are one question."""

    def __init__(self, *fails: int) -> None:
        super().__init__()
        self.fails = fails
        self.questions = 0
        self.levels: list[str] = []

    async def choose(self, asker: Asker, level: str, request: SearchRequest, seconds: float) -> Any:
        self.levels.append(level)
        question = self.questions
        await asyncio.sleep(0)
        self.questions = question + (level != FALLBACK)
        if level != FALLBACK and question in self.fails:
            raise Overdue
        return await super().choose(asker, level, request, seconds)


async def test_a_bot_that_fails_now_and_then_goes_on(tmp_path: Path) -> None:
    thinkers = Stumbling(*range(0, 100, 2))
    await played(tmp_path, thinkers)
    assert thinkers.levels.count("strong") > 2 * GIVEN_UP


async def test_bots_that_fail_together_have_failed_once(tmp_path: Path) -> None:
    """All lay at the same time, and the machine stood still meanwhile."""
    thinkers = Stumbling(0)
    await played(tmp_path, thinkers, game="snatch-it")
    assert thinkers.levels[:3] == ["strong"] * 3 and thinkers.levels.count(FALLBACK) == 3
    assert thinkers.levels.count("strong") > 3


async def test_the_next_game_gives_a_bot_another_chance(tmp_path: Path) -> None:
    clock, thinkers = HandClock(), Failing("strong")
    async with registry_at(tmp_path / "t.db", clock) as registry:
        registry.thinkers = thinkers
        table = await bots_alone(registry, "snatch-it", options=SHORT)
        await sit(table, None)
        for game in (1, 2):
            while table.state.stage == "playing":
                await clock.go(0.5)
            assert thinkers.tried.count("strong") == game * GIVEN_UP
            await table.commit(dealt)


@pytest.mark.parametrize("game", ALL_GAMES)
async def test_the_clock_acts_where_nobody_else_can(tmp_path: Path, game: str) -> None:
    done = await played(tmp_path, Failing("strong", "greedy"), game=game)
    assert len(done) > 3 and {act["by"] for act in done} == {"clock"}


async def test_what_is_refused_because_too_much_waits_is_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    done = await played(tmp_path, Failing("strong", raises=Full))
    assert len(done) > 3 and {act["by"] for act in done} == {"bot"}
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_what_nobody_waits_for_is_forgotten_by_a_bot_that_fails(tmp_path: Path) -> None:
    """In Schnuff nobody waits for the draw: the clock does not do it either."""
    done = await played(tmp_path, Failing("strong", "greedy"), options={"draw_mode": "strict", "deck": ONES})
    assert len(done) > 3 and {act["type"] for act in done} == {"play"}


@pytest.mark.parametrize(
    "reveal_ms, turns", [(2_000, "tick"), (0, "turn_category")], ids=["its clock runs", "no clock runs"]
)
async def test_a_timed_game_goes_on_without_its_bots(tmp_path: Path, reveal_ms: int, turns: str) -> None:
    """Where no clock runs that would turn up the category, a bot does it, failing or not."""
    thinkers = Failing("strong", "greedy")
    fields = {"game": "schnapp-land-fluss", "options": {"reveal_ms": reveal_ms}, "steps": 50, "step": 2.5}
    done = await played(tmp_path, thinkers, **fields)
    assert sum(act["type"] == turns for act in done) > 1


async def test_a_timed_game_has_greedy_bots_instead_of_failing_ones(tmp_path: Path) -> None:
    done = await played(tmp_path, Failing("strong"), game="schnapp-land-fluss", steps=40, step=1.0)
    assert {"strike", "claim"} & {act["type"] for act in done}


async def test_a_table_works_for_those_who_sit_there_whoever_has_watched_it_before(tmp_path: Path) -> None:
    """A stranger whose own tables keep the bots busy would have those of others wait in the same row."""
    async with registry_at(tmp_path / "t.db") as registry:
        wanted = NewTable("schnuff", ["Anna"], seats=3, bots=["easy", "easy"])
        table, (secret,) = await registry.open(wanted)
        phones = [Phone(registry, table.state.id, address=each) for each in ("stranger", "other")]
        await settle()
        assert asker_of(table).address == "stranger"
        phones.append(Phone(registry, table.state.id, secret, address="home"))
        await settle()
        assert asker_of(table).address == "home"
        for phone in phones:
            await phone.hang_up()
        assert asker_of(table).address == ""
