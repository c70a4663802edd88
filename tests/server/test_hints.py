"""A hint reaches only whoever asked for it, comes from what their seat sees, and nobody else can tell that they asked."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from schnapp.bots.bot import Advice
from schnapp.games import GAMES
from schnapp.limits import Limits
from schnapp.server import snapshots
from schnapp.server.jobs import advise
from schnapp.server.messages import Advise, Configure, NewTable, Play
from schnapp.server.refusal import Refusal
from schnapp.server.registry import TableRegistry
from schnapp.server.table import LiveTable
from schnapp.server.turns import Full
from schnapp.server.viewer import encode
from schnapp.table.dealer import Dealer
from schnapp.table.fair import FairDealer
from schnapp.table.match import Match
from schnapp.table.positions import determinization
from schnapp.table.rng import Rng
from schnapp.table.search_request import SearchRequest

from .registry import HandClock, HereThinkers, Phone, open_table, perform, registry_at, settle, until
from .registry import sit as sit_at

BOTS = {"names": ["Anna"], "bots": ["medium", "medium"], "pace_ms": 10_000}


def advice(phone: Phone, id: str) -> Any:
    """The answer to a request for a hint; None if none has come."""
    return next((m for m in phone.heard if m["t"] in ("advised", "refused") and m["id"] == id), None)


async def asked(phone: Phone, **fields: Any) -> Any:
    id = phone.say("advise", **{"match": 1, **fields})
    await until(lambda: advice(phone, id) is not None)
    return advice(phone, id)


async def alone(registry: TableRegistry, **fields: Any) -> tuple[LiveTable, Phone]:
    """Anna against bots, and she is to decide."""
    wanted = {"game": "snatch-it", "seats": 3, "start": True, **BOTS, **fields}
    table, secrets = await _opened(registry, wanted)
    phone = Phone(registry, table.state.id, secrets[0])
    await settle()
    return table, phone


async def _opened(registry: TableRegistry, wanted: dict[str, Any]) -> tuple[LiveTable, list[str]]:
    return await registry.open(NewTable(**wanted))


@pytest.fixture
def at(tmp_path: Path) -> Callable[[], Any]:
    return lambda: registry_at(tmp_path / "t.db", HandClock())


async def test_a_hint_names_the_best_of_the_own_legal_acts(at: Any) -> None:
    async with at() as registry:
        table, anna = await alone(registry)
        told = await asked(anna)
        assert told["t"] == "advised" and told["seq"] == table.state.seq
        assert 1 <= len(told["best"]) <= 3
        assert all(one["act"] in anna.now["legal"] for one in told["best"])
        worths = [one["worth"] for one in told["best"]]
        assert all(0 <= worth <= 1 for worth in worths) and worths[0] == max(worths)
        assert told["trials"] >= 100
        assert told["trials"] >= sum(one["trials"] for one in told["best"]) >= len(told["best"])


async def test_nothing_of_a_hint_reaches_others_or_the_log(at: Any) -> None:
    """Not a byte more is sent to anybody else, nothing is written, and what comes later is the same as without it."""
    async with at() as registry:
        table = await open_table(registry, hints=True)
        anna, *others = await sit_at(table, 1, 2, 3, None)

        def to_come() -> list[bytes]:
            state = table.state
            return [
                encode(snapshots.scene(state, table.audience.table_view(), person, None)) for person in (1, 2, 3, None)
            ]

        heard, coming, log = [list(ear.raw) for ear in others], to_come(), await registry.log.read(table.state.id)
        for number in range(3):
            table.hints.ask(anna.viewer, Advise(f"command-hint-{number}", 1))
        await until(lambda: sum(message["t"] == "advised" for message in anna.heard) == 3)
        await settle()
        assert [ear.raw for ear in others] == heard
        assert to_come() == coming
        assert await registry.log.read(table.state.id) == log


async def test_another_socket_of_the_same_seat_is_not_told(at: Any) -> None:
    async with at() as registry:
        table, secrets = await _opened(registry, {"game": "snatch-it", "seats": 3, "start": True, **BOTS})
        phone, tablet = (Phone(registry, table.state.id, secrets[0]) for _ in range(2))
        await settle()
        heard = len(tablet.heard)
        assert (await asked(phone))["t"] == "advised"
        assert len(tablet.heard) == heard


def test_a_hint_comes_from_the_view_alone() -> None:
    """Tables that the seat cannot tell apart give it the same hint."""
    game = GAMES["snatch-it"]
    match = Match.start(game, ["A", "B", "C"], {}, FairDealer(bytes(32)))
    chance = Rng(bytes([7]) * 32)
    while len(match.legal(0)) < 3 or match.view(0)["state"] == "LAY":
        match.act(match.random_act(match.owed()[0], chance))
    hints: list[list[Advice]] = []
    hidden: list[Any] = []
    for seed in range(4):
        twin = copy.copy(match)
        twin.state = determinization(game, match.view(0), 3, match.options, Dealer(bytes([seed]) * 32))
        hidden.append(twin.position())
        hints.append(advise(SearchRequest(game, twin.view(0), twin.legal(0), twin.options), bytes(32), "flat:200"))
    assert any(position != hidden[0] for position in hidden), "nothing is hidden: the test is blind"
    assert all(hint == hints[0] for hint in hints)


async def test_bots_and_hints_go_by_what_was_open_to_all_and_nobody_is_sent_it(at: Any) -> None:
    async with at() as registry:
        table = await open_table(registry, hints=True, options={"first_player": 0})
        thinkers = table.thinkers
        assert isinstance(thinkers, HereThinkers)
        ears = await sit_at(table, 1, 2, 3, None)
        for turn in range(12):
            assert table.state.match is not None
            seat = table.state.to_act[0]
            acts = sorted(table.state.match.legal(seat), key=lambda act: act["type"] not in ("snatch", "steal"))
            await perform(table, seat + 1, Play(f"open-to-all-{turn}", acts[0], 1))
        assert table.state.match is not None
        table.hints.ask(ears[table.state.to_act[0]].viewer, Advise("open-to-all", 1))
        await until(lambda: bool(thinkers.remembered))
        stacks = {stack["id"]: stack["cards"] for patch in table.state.match.position()["patches"] for stack in patch}
        assert thinkers.remembered[-1]["stacks"] == stacks and stacks
        await settle()
        assert not any("memory" in text for ear in ears for text in ear.raw)


async def test_who_is_not_asked_gets_no_hint(at: Any) -> None:
    async with at() as registry:
        table = await open_table(registry, hints=True, options={"first_player": 0})
        anna, bert, watcher = await sit_at(table, 1, 2, None)
        for seat, person in enumerate((1, 2, 3)):
            assert table.state.match is not None
            act = table.state.match.legal(seat)[0]
            await perform(table, person, Play(f"lay-lay-{person}", act, 1))
        assert table.state.to_act == [0]
        for ear, reason in ((bert, "not_asked"), (watcher, "not_playing")):
            with pytest.raises(Refusal) as refused:
                table.hints.ask(ear.viewer, Advise("command-hint", 1))
            assert refused.value.reason == reason
        with pytest.raises(Refusal) as refused:
            table.hints.ask(anna.viewer, Advise("command-hint", 2))
        assert refused.value.reason == "wrong_match"


async def test_hints_are_off_among_several_people_unless_the_host_allows_them(at: Any) -> None:
    async with at() as registry:
        table = await open_table(registry, start=False)
        (anna,) = await sit_at(table, 1)
        assert anna.last("scene")["table"]["hints"] is False
        await perform(table, 1, Configure("hints-on", hints=True))
        await settle()
        assert anna.last("people")["table"]["hints"] is True
        with pytest.raises(Refusal):
            await perform(table, 2, Configure("hints-of-b", hints=False))
        await perform(table, 1, Configure("hints-off", hints=False))
        _, phone = await alone(registry, hints=False)
        assert (await asked(phone))["reason"] == "hints_off"
        _, phone = await alone(registry)
        assert phone.now["table"]["hints"] is True


async def test_a_game_without_a_bot_that_can_tell_gives_no_hints(at: Any) -> None:
    async with at() as registry:
        _, phone = await alone(registry, game="schnapp-land-fluss")
        assert phone.now["table"]["advises"] is phone.now["table"]["hints"] is False
        assert (await asked(phone))["reason"] == "no_adviser"
        with pytest.raises(Refusal) as refused:
            await _opened(registry, {"game": "schnapp-land-fluss", "seats": 3, "hints": True, **BOTS})
        assert (refused.value.reason, refused.value.field) == ("bad_option", "hints")


async def test_who_may_draw_unasked_may_ask_whether_to(at: Any) -> None:
    """The table waits for Bert, but Anna has played and not drawn: a hint may also say "not now"."""
    async with at() as registry:
        table = await open_table(registry, game="schnuff", hints=True)
        match = table.state.match
        assert match is not None
        (first,) = table.state.to_act
        card = next(act for act in match.legal(first) if act["type"] == "play")
        (ear, other) = await sit_at(table, first + 1, (first + 2) % 3 + 1)
        await perform(table, first + 1, Play("a-card-01", card, 1))
        assert match.owed() != match.to_act() and first not in table.state.to_act
        table.hints.ask(ear.viewer, Advise("command-hint", 1))
        await until(lambda: ear.heard[-1]["t"] == "advised")
        advised = [one["act"] for one in ear.heard[-1]["best"]]
        assert sorted(advised, key=str) == [{"type": "draw"}, {"type": "wait"}]
        assert not any("advised" in text for text in other.raw)
        with pytest.raises(Refusal) as refused:  # nobody else can do anything now
            table.hints.ask(other.viewer, Advise("command-hint", 1))
        assert refused.value.reason == "not_asked"


async def test_what_is_decided_meanwhile_needs_no_hint(at: Any) -> None:
    async with at() as registry:
        _, anna = await alone(registry)
        thinkers = registry.thinkers
        assert isinstance(thinkers, HereThinkers)
        thinkers.gate = asyncio.Event()
        id = anna.say("advise", match=1)
        await until(lambda: bool(thinkers.advised))
        done = anna.say("play", act=anna.now["legal"][0], match=1)
        await until(lambda: bool(anna.answers(done)))  # nobody waits for a hint
        thinkers.gate.set()
        await until(lambda: advice(anna, id) is not None)
        assert advice(anna, id)["reason"] == "not_asked"


async def test_a_seat_asks_only_so_often(at: Any) -> None:
    async with at() as registry:
        _, anna = await alone(registry)
        told = [await asked(anna) for _ in range(int(Limits().hints) + 1)]
        assert [one["t"] for one in told] == ["advised"] * int(Limits().hints) + ["refused"]
        assert told[-1]["reason"] == "too_many_messages"
        registry.clock.tick(2.1)
        assert (await asked(anna))["t"] == "advised"


async def test_nobody_thinks_for_who_has_left(at: Any) -> None:
    async with at() as registry:
        table, anna = await alone(registry)
        thinkers = Waiting()
        registry.thinkers = table.thinkers = thinkers
        anna.say("advise", match=1)
        await until(lambda: thinkers.waiting == 1)
        await anna.hang_up()
        await until(lambda: thinkers.cancelled == 1)


async def test_nobody_thinks_about_what_is_decided(at: Any) -> None:
    async with at() as registry:
        table, anna = await alone(registry)
        thinkers = Waiting()
        registry.thinkers = table.thinkers = thinkers
        id = anna.say("advise", match=1)
        await until(lambda: thinkers.waiting == 1)
        anna.say("play", act=anna.now["legal"][0], match=1)
        await until(lambda: thinkers.cancelled == 1 and advice(anna, id) is not None)
        assert advice(anna, id)["reason"] == "not_asked"


async def test_a_hint_that_has_no_room_is_refused(at: Any) -> None:
    async with at() as registry:
        table, anna = await alone(registry)
        registry.thinkers = table.thinkers = Crowded()
        assert (await asked(anna))["reason"] == "too_many_messages"


class Waiting(HereThinkers):
    """Advise never, and note who was told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting = self.cancelled = 0

    async def advise(self, *asked: Any) -> list[Advice]:
        self.waiting += 1
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        raise AssertionError


class Crowded(HereThinkers):
    async def advise(self, *asked: Any) -> list[Advice]:
        raise Full
