"""Another game: offered by one, accepted by all who are here, and never imposed on anybody."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from schnapp.server.commands import joined
from schnapp.server.messages import Leave, NewTable, RemoveSeat
from schnapp.server.presence import GONE
from schnapp.server.registry import TableRegistry
from schnapp.server.secret import hashed

from .client import command_id
from .registry import HandClock, Phone, perform, person_of, registry_at, settle, until
from .test_analyses import SHORT, play_on

NAMES = ("Anna", "Bert", "Cleo")


class Party:
    """A finished game of three people, each with a phone."""

    def __init__(self, registry: TableRegistry, table: str, secrets: list[str], clock: HandClock) -> None:
        self.registry, self.table, self.secrets, self.clock = registry, table, secrets, clock
        self.phones = [self.phone(seat) for seat in range(len(secrets))]

    def phone(self, seat: int) -> Phone:
        return Phone(self.registry, self.table, self.secrets[seat])

    async def says(self, seat: int, wanted: bool = True) -> Any:
        return await self.asks(seat, "rematch", **({} if wanted else {"wanted": False}))

    async def asks(self, seat: int, t: str, **fields: Any) -> Any:
        """The answer, when everybody has heard what it caused."""
        said = self.phones[seat].say(t, **fields)
        await until(lambda: self.phones[seat].answers(said) != [])
        await settle()
        return self.phones[seat].answers(said)[0]

    def again(self, seat: int) -> list[bool | None]:
        """Who wants another game, as the phone of this seat shows it."""
        newest = next(m for m in reversed(self.phones[seat].heard) if m["t"] in ("scene", "people"))
        return [seat["again"] for seat in newest["table"]["seats"]]

    async def game(self) -> int:
        return len((await self.registry.table(self.table)).state.games)


@asynccontextmanager
async def party(path: Path, **fields: Any) -> AsyncGenerator[Party]:
    clock = HandClock()
    async with registry_at(path / "t.db", clock) as registry:
        usual: dict[str, Any] = {"names": list(NAMES), "seats": 3, "away_s": 0, "options": SHORT, "start": True}
        table, secrets = await registry.open(NewTable("snatch-it", **(usual | fields)))
        await play_on(table)
        here = Party(registry, table.state.id, secrets, clock)
        await settle()
        yield here


async def test_one_offers_and_the_game_begins_when_the_last_one_accepts(tmp_path: Path) -> None:
    async with party(tmp_path) as here:
        assert (await here.says(0))["t"] == "done"
        assert [here.again(seat) for seat in range(3)] == [[True, None, None]] * 3
        await here.says(2)
        assert here.again(1) == [True, None, True] and await here.game() == 1
        await here.says(1)
        assert await here.game() == 2
        assert [phone.now["table"]["match"] for phone in here.phones] == [2, 2, 2]
        assert here.again(0) == [None, None, None]


async def test_not_now_keeps_everybody_where_they_are_and_can_be_thought_better_of(tmp_path: Path) -> None:
    async with party(tmp_path) as here:
        for seat, wanted in ((0, True), (1, False), (2, True)):
            await here.says(seat, wanted)
        assert here.again(0) == [True, False, True] and await here.game() == 1
        await here.says(0, wanted=False)
        await here.says(1)
        assert await here.game() == 1, "Anna does not want to any more"
        await here.says(0)
        assert await here.game() == 2


async def test_alone_against_bots_it_begins_at_once(tmp_path: Path) -> None:
    async with party(tmp_path, names=["Anna"], bots=["greedy", "greedy"]) as here:
        await here.says(0)
        assert await here.game() == 2


async def test_nobody_waits_for_the_absent_but_for_a_page_that_is_loaded_anew(tmp_path: Path) -> None:
    async with party(tmp_path) as here:
        for seat in (0, 2):
            await here.says(seat)
        await here.phones[1].hang_up()
        await here.clock.go(GONE - 1)
        assert await here.game() == 1
        here.phones[1] = here.phone(1)
        await here.clock.go(2 * GONE)
        assert here.again(1) == [True, None, True] and await here.game() == 1
        await here.phones[1].hang_up()
        await here.clock.go(GONE + 1)
        assert await here.game() == 2


async def test_whoever_comes_back_soon_still_wants_to_and_later_is_asked_again(tmp_path: Path) -> None:
    async with party(tmp_path) as here:
        await here.says(0)
        await here.phones[0].hang_up()
        await here.clock.go(GONE - 1)
        here.phones[0] = here.phone(0)
        await settle()
        assert here.again(0) == here.again(1) == [True, None, None]
        await here.phones[0].hang_up()
        await here.clock.go(GONE + 1)
        assert here.again(1) == [None, None, None]
        for seat in (1, 2):
            await here.phones[seat].hang_up()
        await here.clock.go(100)
        here.phones = [here.phone(seat) for seat in range(3)]
        await here.clock.go(2 * GONE)
        assert here.again(0) == [None, None, None] and await here.game() == 1


async def test_once_the_host_has_gone_anyone_seated_does_what_hosts_do_until_they_are_back(tmp_path: Path) -> None:
    async with party(tmp_path) as here:
        here.phones.append(Phone(here.registry, here.table))  # who only watches
        await here.phones[0].hang_up()
        await here.clock.go(GONE - 1)
        assert (await here.asks(1, "configure", seats=4))["reason"] == "not_host"
        await here.clock.go(2)
        assert (await here.asks(1, "configure", seats=4))["t"] == "done"
        assert (await here.asks(2, "add_bot", level="greedy"))["t"] == "done"
        assert (await here.asks(3, "configure", seats=5))["reason"] == "not_playing"
        here.phones[0] = here.phone(0)
        await settle()
        assert (await here.asks(1, "configure", seats=5))["reason"] == "not_host"


async def test_nobody_takes_the_place_of_the_host_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async with party(tmp_path) as here:
        for seat in range(3):
            await here.says(seat)
        assert await here.game() == 2
        await here.phones[0].hang_up()
        await here.clock.go(GONE + 1)
        assert (await here.asks(1, "configure", pace_ms=0))["reason"] == "not_host"


async def test_an_offer_of_yesterday_begins_no_game_for_whoever_looks_at_the_result(tmp_path: Path) -> None:
    async with party(tmp_path) as here:
        await here.says(0)
        for phone in here.phones:
            await phone.hang_up()
        await here.clock.go(100)
        here.phones[0] = here.phone(0)
        await here.clock.go(3 * GONE)
        assert here.again(0) == [None, None, None] and await here.game() == 1


@pytest.mark.parametrize(
    "t, fields",
    [
        ("configure", {"options": {"turn_seconds": 10}}),
        ("configure", {"hints": True}),
        ("configure", {"seats": 4}),
        ("add_bot", {"level": "strong"}),
        ("add_bot", {"level": "strong", "seat": 3}),
        ("remove_seat", {"seat": 3}),
    ],
)
async def test_a_yes_was_said_to_this_game_and_to_no_other(tmp_path: Path, t: str, fields: dict[str, Any]) -> None:
    async with party(tmp_path, bots=["greedy"], seats=5 if fields == {"seats": 4} else 4) as here:
        for seat, wanted in ((1, True), (2, False)):
            await here.says(seat, wanted)
        said = here.phones[0].say(t, **fields)
        await until(lambda: here.phones[0].answers(said) != [])
        await settle()
        assert here.phones[0].answers(said)[0]["t"] == "done"
        same = fields == {"seats": 4}  # an open seat that has gone plays in no game
        assert here.again(1)[:3] == ([None, True, False] if same else [None, None, None])
        await here.says(0)
        assert await here.game() == 1


async def test_whoever_joins_changes_the_game_for_all_and_the_pace_for_nobody(tmp_path: Path) -> None:
    async with party(tmp_path, names=[*NAMES, "Dora"], seats=4) as here:
        here.phones[3].say("leave")
        await settle()
        await here.says(1)
        said = here.phones[0].say("configure", pace_ms=0)
        await until(lambda: here.phones[0].answers(said) != [])
        await settle()
        assert here.again(0)[:3] == [None, True, None]
        table = await here.registry.table(here.table)
        await table.commit(lambda state: joined(state, "Emil", hashed("a secret")))
        await settle()
        assert here.again(0) == [None] * 4


@pytest.mark.parametrize("how", ["leaves", "is removed"])
async def test_who_goes_is_not_waited_for(tmp_path: Path, how: str) -> None:
    async with party(tmp_path, names=[*NAMES, "Dora"], seats=4) as here:
        for seat in (0, 1, 2):
            await here.says(seat)
        assert await here.game() == 1
        table = await here.registry.table(here.table)
        command = Leave(command_id()) if how == "leaves" else RemoveSeat(command_id(), 3)
        await perform(table, person_of(table, here.secrets[3 if how == "leaves" else 0]), command)
        await settle()
        assert await here.game() == 2
        assert table.state.played is not None and table.state.played.header["players"] == list(NAMES)


async def test_the_result_knows_who_played_whoever_sits_there_now(tmp_path: Path) -> None:
    async with party(tmp_path) as here:
        here.phones[1].say("leave")
        await until(lambda: here.phones[0].last("people")["table"]["seats"][1]["kind"] == "open")
        table = here.phones[0].last("people")["table"]
        assert table["result"]["players"] == list(NAMES) and len(table["result"]["ranks"]) == 3


async def test_too_few_are_left_and_whoever_asks_again_is_told(tmp_path: Path) -> None:
    async with party(tmp_path) as here:
        for seat in (0, 1):
            await here.says(seat)
        here.phones[2].say("leave")
        await until(lambda: here.again(0) == [None, None, None])
        assert await here.game() == 1
        assert (await here.says(0))["reason"] == "too_few_players"
        assert here.again(0) == [None, None, None]


async def test_a_watcher_has_no_say_and_a_running_game_is_not_over(tmp_path: Path) -> None:
    async with party(tmp_path) as here:
        watcher = Phone(here.registry, here.table)
        for wanted in (True, False):
            said = watcher.say("rematch", wanted=wanted)
            await until(lambda said=said: watcher.answers(said) != [])
            assert watcher.answers(said)[0]["reason"] == "not_playing"
        for seat in range(3):
            await here.says(seat)
        for wanted in (True, False):
            assert (await here.says(1, wanted))["reason"] == "game_not_over"


async def test_a_restart_asks_anew_and_the_deal_is_answered_once_more(tmp_path: Path) -> None:
    """What was only said is forgotten, and shown as forgotten; what was dealt is in the log with its command."""
    async with party(tmp_path) as here:
        await here.says(0)
        table, secrets = here.table, here.secrets
    async with registry_at(tmp_path / "t.db", HandClock()) as registry:
        here = Party(registry, table, secrets, HandClock())
        await settle()
        assert here.again(0) == [None, None, None]
        for seat in (0, 2):
            await here.says(seat)
        last = here.phones[1].say("rematch")
        await until(lambda: here.phones[1].answers(last) != [])
        assert await here.game() == 2
    async with registry_at(tmp_path / "t.db", HandClock()) as registry:
        here = Party(registry, table, secrets, HandClock())
        assert await here.game() == 2
        here.phones[1].say("rematch", id=last)
        await until(lambda: here.phones[1].answers(last) != [])
        assert here.phones[1].answers(last)[0]["t"] == "done"
        assert await here.game() == 2


async def test_who_thinks_better_of_it_while_the_last_one_accepts_is_not_pulled_into_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with party(tmp_path) as here:
        await here.says(0)
        await here.says(2)
        table = await here.registry.table(here.table)
        before = table.state.seq
        async with table.pen.lock:  # somebody else's message is being written
            last = here.phones[1].say("rematch")
            await settle()
            assert (await here.says(0, wanted=False))["t"] == "done"
        await until(lambda: here.phones[1].answers(last) != [])
        assert here.phones[1].answers(last) == [{"t": "done", "id": last, "seq": before}]
        assert await here.game() == 1 and here.again(1) == [False, True, True]
        await here.says(0)
        assert await here.game() == 2
