"""Many who watch: they keep nobody from playing, and no number of sockets gives anybody more than their share."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from schnapp.limits import Limits
from schnapp.server import snapshots
from schnapp.server.audience import TOGETHER
from schnapp.server.entries import Spoke, decode
from schnapp.server.messages import NewTable
from schnapp.server.registry import TableRegistry
from schnapp.server.served import Served
from schnapp.server.sockets import CROWD, SLOWLY, watch
from schnapp.server.table import LiveTable

from .registry import SILENT, Ear, HandClock, Phone, open_table, registry_at, settle, sit, until

ORDER: dict[str, Any] = {
    "game": "snatch-it",
    "names": ["Anna", "Bert", "Cleo"],
    "seats": 3,
    "start": True,
    "pace_ms": 1000,
}


async def lines(registry: TableRegistry, table: LiveTable) -> int:
    """How much was said, by the log."""
    return sum(isinstance(decode(row.body), Spoke) for row in await registry.log.read(table.state.id))


async def say_and_go(registry: TableRegistry, table: LiveTable, address: str, times: int = 3) -> None:
    phone = Phone(registry, table.state.id, address=address)
    ids = [phone.say("say", phrase="hello") for _ in range(times)]
    await until(lambda: all(phone.answers(id) for id in ids) or phone.heard[-1:] == [goodbye("flood")])
    await phone.hang_up()


def goodbye(reason: str) -> dict[str, str]:
    return {"t": "goodbye", "reason": reason}


def presences(ear: Ear | Phone) -> list[int]:
    """The numbers of spectators that were told."""
    return [message["table"]["spectators"] for message in ear.heard if message["t"] == "people"]


# ---- what is said ------------------------------------------------------------------------------------------------


async def test_who_comes_again_and_again_says_no_more_than_who_stays(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        table = await open_table(registry)
        for _ in range(20):
            await say_and_go(registry, table, "203.0.113.7")
        assert await lines(registry, table) == registry.limits.chat
        await say_and_go(registry, table, "203.0.113.8")  # somebody else's share is untouched
        assert await lines(registry, table) == registry.limits.chat + 3


async def test_what_is_sent_again_after_a_break_is_said_once(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        table = await open_table(registry)
        for _ in range(2):
            phone = Phone(registry, table.state.id)
            said = phone.say("say", id="the-same-line", text="Hello!")
            await until(lambda phone=phone, said=said: phone.answers(said) != [])
            await phone.hang_up()
        assert await lines(registry, table) == 1


async def test_nobody_takes_a_word_out_of_anothers_mouth(tmp_path: Path) -> None:
    """Whoever knows, or happens to choose, the id of another spectator's line."""
    async with registry_at(tmp_path / "t.db") as registry:
        table = await open_table(registry)
        for name, text in (("Uwe", "Hello!"), ("Uwe", "Bye!"), ("Ida", "Hello!")):
            phone = Phone(registry, table.state.id, SILENT)
            phone.say("hello", name=name)
            said = phone.say("say", id="the-same-line", text=text)
            await until(lambda phone=phone, said=said: phone.answers(said) != [])
        assert await lines(registry, table) == 3


async def test_many_addresses_have_one_share_together(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        table, (anna, *_) = await registry.open(NewTable(**ORDER))
        for number in range(20):
            await say_and_go(registry, table, f"198.51.100.{number}")
        assert await lines(registry, table) == registry.limits.watchers_chat
        phone = Phone(registry, table.state.id, anna)
        said = phone.say("say", phrase="hello")  # and players have theirs
        await until(lambda: bool(phone.answers(said)))
        assert phone.answers(said)[0]["t"] == "done"


async def test_the_budget_comes_back_with_time(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await open_table(registry)
        await say_and_go(registry, table, "203.0.113.7", 8)
        clock.tick(4)
        await say_and_go(registry, table, "203.0.113.7", 8)
        assert await lines(registry, table) == registry.limits.chat + 4 * registry.limits.chat_per_second


@pytest.mark.parametrize("seated", [True, False])
async def test_sockets_of_one_owner_share_their_messages(tmp_path: Path, seated: bool) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        table, (anna, *_) = await registry.open(NewTable(**ORDER))
        phones = [Phone(registry, table.state.id, anna if seated else None, "203.0.113.7") for _ in range(4)]
        for phone in phones:
            for _ in range(30):
                phone.say("ping")
        await settle()
        assert sum(message["t"] == "pong" for phone in phones for message in phone.heard) == registry.limits.messages


async def test_who_opens_sockets_without_end_is_sent_away(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        table, (anna, *_) = await registry.open(NewTable(**ORDER))
        for secret in (None, anna):
            ends: list[Any] = []
            for _ in range(round(registry.limits.hellos) + 5):
                phone = Phone(registry, table.state.id, secret, "203.0.113.7")
                await until(lambda phone=phone: bool(phone.heard))
                ends.append(phone.heard[-1])
                await phone.hang_up()
            assert [end for end in ends if end["t"] == "goodbye"] == [goodbye("flood")] * 5


# ---- seats first -------------------------------------------------------------------------------------------------


@pytest.fixture
def few() -> Iterator[Limits]:
    yield Limits(sockets_of_address=8, requests=12, arriving_of_address=5)


async def test_a_crowd_keeps_nobody_from_their_seat(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        table, secrets = await registry.open(NewTable(**ORDER))
        crowd = [Phone(registry, table.state.id, address=f"198.51.100.{number}") for number in range(66)]
        await until(lambda: all(phone.heard for phone in crowd))
        assert [phone.heard[-1]["t"] for phone in crowd].count("goodbye") == 66 - registry.limits.sockets_at_table
        for seat, secret in enumerate(secrets):
            phone = Phone(registry, table.state.id, secret)
            await until(lambda phone=phone: bool(phone.heard))
            assert phone.now["seat"] == seat
        await crowd[0].hang_up()
        late = Phone(registry, table.state.id, address="192.0.2.1")
        await until(lambda: bool(late.heard))
        assert late.heard[0]["t"] == "scene"  # a place among the spectators is free again


async def test_spectators_behind_the_same_address_keep_nobody_from_their_seat(tmp_path: Path, few: Limits) -> None:
    async with registry_at(tmp_path / "t.db", limits=few) as registry:
        table, secrets = await registry.open(NewTable(**ORDER))
        crowd = [Phone(registry, table.state.id, address="203.0.113.7") for _ in range(14)]
        await until(lambda: all(phone.heard for phone in crowd))
        ends = [phone.heard[-1].get("reason") for phone in crowd]
        assert (ends.count("too_many_watchers"), ends.count("flood")) == (4, 2)
        assert not registry.requests.take("203.0.113.7")
        phones = [Phone(registry, table.state.id, secret, "203.0.113.7") for secret in secrets * 4]
        await until(lambda: all(phone.heard for phone in phones))
        assert [phone.now["seat"] for phone in phones] == [0, 1, 2] * 4


async def test_the_silent_make_room_for_whoever_speaks(tmp_path: Path, few: Limits) -> None:
    async with registry_at(tmp_path / "t.db", limits=few) as registry:
        table, (anna, *_) = await registry.open(NewTable(**ORDER))
        silent = [Phone(registry, table.state.id, SILENT, "203.0.113.7") for _ in range(5)]
        other = Phone(registry, table.state.id, SILENT, "192.0.2.1")
        await settle()
        phone = Phone(registry, table.state.id, anna, "203.0.113.7")
        await until(lambda: bool(phone.heard))
        assert phone.now["seat"] == 0
        assert [one.heard for one in silent] == [[goodbye("silent")], [], [], [], []]
        assert not other.heard
        for one in (*silent, other):
            await one.hang_up()


# ---- who is here -------------------------------------------------------------------------------------------------


async def test_watchers_that_come_and_go_are_told_together(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await open_table(registry, away_s=0, pace_ms=600_000)
        (anna,) = await sit(table, 1)
        begun = len(anna.heard)
        for _ in range(10):
            crowd = await sit(table, *[None] * 7)
            for ear in crowd[:-1]:
                table.detach(ear.viewer)
            await clock.go(0.2)
        await clock.go(TOGETHER)
        assert len(anna.heard) - begun <= 1 + (10 * 0.2 + TOGETHER) / TOGETHER
        assert presences(anna)[-1] == 10
        told = [message["seq"] for message in anna.heard]
        assert told == sorted(told)


async def test_the_first_watcher_is_told_at_once_and_sees_the_right_number(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await open_table(registry)
        (anna,) = await sit(table, 1)
        clock.tick(TOGETHER)
        (watcher,) = await sit(table, None)
        assert presences(anna)[-1] == watcher.heard[0]["table"]["spectators"] == 1
        (second,) = await sit(table, None)
        assert second.heard[0]["table"]["spectators"] == 1  # the others know of no more yet
        (bert,) = await sit(table, 2)  # players are told of at once, and the spectators with them
        assert presences(anna)[-1] == presences(second)[-1] == bert.heard[0]["table"]["spectators"] == 2
        for ear in (watcher, second):
            table.detach(ear.viewer)
        await clock.go(TOGETHER)
        assert presences(anna)[-1] == presences(bert)[-1] == 0


async def test_a_second_device_of_a_player_is_no_news(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await open_table(registry)
        anna, _ = await sit(table, 1, 2)
        before = len(anna.heard)
        (again,) = await sit(table, 2)
        table.detach(again.viewer)
        await clock.go(TOGETHER)
        assert len(anna.heard) == before


async def test_all_who_see_the_same_share_one_scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int | None] = []
    usual = snapshots.scene

    def counted(state: Any, table_view: Any, person: int | None, *rest: Any, **more: Any) -> Any:
        made.append(person)
        return usual(state, table_view, person, *rest, **more)

    monkeypatch.setattr(snapshots, "scene", counted)
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await open_table(registry, options={"turn_seconds": 60})
        _, first = await sit(table, 1, None)
        assert made == [1, None]
        crowd = await sit(table, *[None] * 20)
        assert made == [1, None]
        assert {ear.raw[0] for ear in crowd} == {first.raw[0]}
        await clock.go(3)
        crowd = await sit(table, None, None)
        left = [ear.heard[0]["deadline_ms"] for ear in crowd]
        assert left == [57_000] * 2  # what goes on by itself is told as it is
        await sit(table, 2)
        assert made[-1] == 2 and table.state.viewer_of(2) == 1


class Knock:
    """A socket that is not accepted yet; once it is, the other side has gone."""

    def __init__(self, registry: TableRegistry) -> None:
        self.app = SimpleNamespace(served=Served(registry, {}))
        self.path_params = {"table": "table"}
        self.client = SimpleNamespace(host="203.0.113.7")
        self.scope = {"client": None, "headers": []}
        self.answer: str | int | None = None

    async def accept(self) -> None:
        self.answer = "accepted"

    async def receive(self) -> dict[str, Any]:
        return {"type": "websocket.disconnect"}

    async def close(self, code: int = 1000) -> None:
        self.answer = code


async def test_a_socket_too_many_is_refused_and_not_at_once(tmp_path: Path) -> None:
    """So that whoever tries again and again costs little. Others are let in meanwhile."""
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock, Limits(handshakes=2, handshakes_per_second=1)) as registry:
        knocks = [Knock(registry) for _ in range(3)]
        waiting = [asyncio.create_task(watch(cast("WebSocket", knock))) for knock in knocks]
        await settle()
        assert [knock.answer for knock in knocks] == ["accepted", "accepted", None]
        await clock.go(SLOWLY)
        await asyncio.gather(*waiting)
        assert knocks[2].answer == CROWD
        later = Knock(registry)
        await watch(cast("WebSocket", later))
        assert later.answer == "accepted"


@pytest.mark.parametrize(
    "gone", [WebSocketDisconnect(1006), RuntimeError("the handshake is over"), ClientDisconnected()]
)
@pytest.mark.parametrize("many", [False, True], ids=["let in", "too many"])
async def test_whoever_has_gone_meanwhile_is_no_fault(tmp_path: Path, gone: Exception, many: bool) -> None:
    """Else whoever knocks and runs away fills the server's log with traces."""

    class Gone(Knock):
        async def accept(self) -> None:
            raise gone

        async def receive(self) -> dict[str, Any]:
            raise gone

        async def close(self, code: int = 1000) -> None:
            self.answer = code
            raise gone

    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock, Limits(handshakes=1, handshakes_per_second=0.01)) as registry:
        if many:
            await watch(cast("WebSocket", Knock(registry)))
        knock = Gone(registry)
        waiting = asyncio.create_task(watch(cast("WebSocket", knock)))
        await settle()
        await clock.go(SLOWLY)
        await waiting
        assert knock.answer == (CROWD if many else None)
