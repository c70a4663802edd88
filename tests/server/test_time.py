"""Stand-ins, the turn timer, the bots' pace: with a clock moved by hand."""

from __future__ import annotations

import asyncio
import statistics
from pathlib import Path
from typing import Any

import pytest

from schnapp.server import pace
from schnapp.server.commands import acted
from schnapp.server.entries import Acted, Returned, StoodIn, decode
from schnapp.server.log import LogDown
from schnapp.server.messages import NewTable, Play
from schnapp.server.standstill import BEAT, LATE, TableClock
from schnapp.server.table import LiveTable
from schnapp.server.viewer import LINES

from .client import command_id
from .registry import ONES, Ear, HandClock, Phone, fold, open_table, perform, registry_at, settle, sit, until


async def lay(table: LiveTable, person: int, match: int = 1) -> int:
    seat = table.state.seat_of(person)
    assert seat is not None and table.state.match is not None
    return await perform(table, person, Play(command_id(), table.state.match.legal(seat)[0], match))


def acts(table: LiveTable) -> list[Any]:
    return [step.act for step in table.state.games[-1].steps if step.act is not None]


# ---- stand-ins ---------------------------------------------------------------------------------------------------


async def test_a_bot_stands_in_after_the_limit_and_gives_the_seat_back_at_once(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await open_table(registry, away_s=60)
        anna, bert, cleo = await sit(table, 1, 2, 3)
        table.detach(bert.viewer)
        await clock.go(59)
        assert not table.state.places[1].standin
        assert anna.last("people")["table"]["seats"][1]["here"] is False
        await clock.go(1)
        await until(lambda: table.state.places[1].standin)
        await settle()
        assert anna.last("people")["table"]["seats"][1]["standin"] is True
        await clock.go(5)
        await until(lambda: [act["player"] for act in acts(table)] == [1])
        assert acts(table)[0]["by"] == "bot"
        assert anna.last("happened")["by"] == "bot"

        await lay(table, 1)
        await lay(table, 3)
        assert table.state.owed != []
        turn = table.state.owed[0]
        before = len(acts(table))
        back = Ear(2)
        await table.attach(back.viewer)
        assert not table.state.places[1].standin
        await clock.go(30)
        if turn == 1:  # his own turn waits for him now
            assert len(acts(table)) == before
        assert back.last("people")["table"]["seats"][1] == {
            "kind": "person", "name": "Bert", "level": None, "here": True, "standin": False, "host": False,
            "leader": False, "answered": False, "far": False, "again": None,
        }  # fmt: skip
        kinds = [type(decode(row.body)) for row in await registry.log.read(table.state.id)]
        assert kinds.count(StoodIn) == kinds.count(Returned) == 1
        assert cleo.now["seq"] == table.state.games[-1].steps[-1].seq


async def test_a_standin_that_was_thinking_does_not_act_for_somebody_who_is_back(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await open_table(registry, away_s=10, pace_ms=10_000)
        anna, bert = await sit(table, 1, 2)
        table.detach(bert.viewer)
        await clock.go(10)
        await until(lambda: table.state.places[1].standin and table.flow.decisions.open[1].is_chosen)
        await sit(table, 2)
        await clock.go(60)
        assert 1 in table.state.owed
        assert all(act["player"] != 1 for act in acts(table))
        assert anna.now["owed"].count(1) == 1


async def test_away_limit_zero_means_never(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await open_table(registry, away_s=0)
        await sit(table, 1)
        await clock.go(300)
        assert not any(place.standin for place in table.state.places)


async def test_a_table_that_nobody_watches_rests(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await open_table(registry, names=["Anna"], bots=["greedy", "greedy"], away_s=5)
        (anna,) = await sit(table, 1)
        table.detach(anna.viewer)
        await settle()
        seq = table.state.seq
        await clock.go(100)
        assert table.state.seq == seq
        await sit(table, 1)
        await clock.go(4)
        await until(lambda: table.state.match is not None and table.state.owed == [0])
        assert not table.state.places[0].standin


# ---- the turn timer ----------------------------------------------------------------------------------------------


async def test_the_clock_acts_for_whoever_is_too_slow(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await open_table(registry, options={"turn_seconds": 20, "first_player": 0})
        anna, bert, cleo = await sit(table, 1, 2, 3)
        assert anna.now["deadline_ms"] == 20_000
        await clock.go(15)
        await lay(table, 1)
        await settle()
        assert bert.now["deadline_ms"] == 5_000  # somebody else's act does not touch his clock
        await clock.go(4.9)
        assert len(acts(table)) == 1
        await clock.go(0.2)
        await until(lambda: len(acts(table)) == 3)
        assert [(act["player"], act["by"]) for act in acts(table)[1:]] == [(1, "clock"), (2, "clock")]
        assert table.state.owed == [0]
        await settle()
        assert anna.now["deadline_ms"] == 20_000  # a new decision, a new clock
        assert cleo.now["by"] == "clock"
        await clock.go(19)
        await lay(table, 1)
        await settle()
        assert cleo.now["deadline_ms"] == 20_000


async def test_a_clock_that_ran_out_for_the_last_decision_does_not_make_the_next_one(tmp_path: Path) -> None:
    """The act came in while the clock's was on its way, and the same seat is asked again."""
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await open_table(registry, options={"turn_seconds": 2, "first_player": 0})
        await sit(table, 1, 2, 3)
        late = table.flow.decisions.open[0]
        for person in (1, 2, 3):
            await lay(table, person)
        assert table.state.owed == [0]
        clock.time += 2
        assert table.flow.decisions.entries(table.state, 0, late) == []
        now = table.flow.decisions.open[0]
        (act, *_) = table.flow.decisions.entries(table.state, 0, now)
        assert isinstance(act, Acted) and act.act["by"] == "clock"


async def test_a_whole_game_by_the_clock_alone(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await open_table(registry, options={"turn_seconds": 1, "stalk_enforcement": "call_out"}, away_s=0)
        (anna,) = await sit(table, 1)
        for _ in range(600):
            if table.state.stage == "over":
                break
            before = len(acts(table))
            clock.tick(1.01)
            await until(lambda: len(acts(table)) > before)  # noqa: B023
        assert table.state.stage == "over"
        assert all(act["by"] == "clock" for act in acts(table))
        await settle()
        assert anna.last("people")["table"]["stage"] == "over"


async def test_an_outage_costs_nobody_time(tmp_path: Path) -> None:
    """The server stood still for a minute: all clocks begin anew, nobody is replaced."""
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await open_table(registry, options={"turn_seconds": 20}, away_s=60)
        anna, bert = await sit(table, 1, 2)
        table.detach(bert.viewer)
        await clock.go(10)
        await clock.stand_still(60)
        assert acts(table) == []
        assert not any(place.standin for place in table.state.places)
        await clock.go(19)
        assert acts(table) == []
        await clock.go(1.5)
        await until(lambda: len(acts(table)) == 3)
        assert anna.now["by"] == "clock"


@pytest.mark.parametrize("stood", [3, 14, 50, 61])
async def test_however_long_an_outage_was_all_clocks_begin_anew(tmp_path: Path, stood: float) -> None:
    """Also if it ends before the clock would have run out, or a moment later; and everybody sees it."""
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await open_table(registry, options={"turn_seconds": 60}, away_s=60)
        anna, bert = await sit(table, 1, 2)
        table.detach(bert.viewer)
        await clock.go(58)
        await clock.stand_still(stood)
        assert acts(table) == [] and anna.now["deadline_ms"] == 60_000
        await clock.go(1)
        assert not any(place.standin for place in table.state.places)
        await clock.go(2)
        assert table.state.places[1].standin


async def test_what_was_sent_during_an_outage_counts(tmp_path: Path) -> None:
    """It lies in the socket while the clock looks first what is due."""
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        options = {"turn_seconds": 15, "deck": ONES}
        table, secrets = await registry.open(NewTable("schnuff", ["Anna", "Bert"], 2, start=True, options=options))
        phones = [Phone(registry, table.state.id, secret) for secret in secrets]
        await clock.go(3)
        (seat,) = table.state.to_act
        clock.tick(14)
        sent = phones[seat].play()
        await settle()
        assert [answer["t"] for answer in phones[seat].answers(sent)] == ["done"]
        assert [(act["player"], act.get("by")) for act in acts(table)] == [(seat, None)]


async def test_an_outage_makes_no_bot_late(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        fields = {"names": ["Anna"], "bots": ["greedy", "greedy"], "options": {"turn_seconds": 5}, "pace_ms": 4000}
        table = await open_table(registry, **fields)
        await sit(table, 1)
        await clock.go(0.1)
        await clock.stand_still(6)
        assert acts(table) == []
        await clock.go(4.9)
        assert {(act["player"], act["by"]) for act in acts(table)} == {(1, "bot"), (2, "bot")}


async def test_after_a_standstill_it_is_as_late_as_before_until_every_table_knows() -> None:
    clock, forgiven = HandClock(), list[float]()
    tables = TableClock(clock)
    watching = asyncio.create_task(tables.watch(forgiven.append))
    await settle()
    clock.tick(BEAT + LATE)
    assert tables.now() == clock.now(), "a busy machine"
    await settle()
    before = clock.now()
    clock.tick(BEAT + LATE + 0.1)
    assert tables.now() == before and forgiven == []
    await tables.wait(asyncio.Event(), before + 0.1)
    assert tables.now() == clock.now() and forgiven == [pytest.approx(BEAT + LATE + 0.1)]
    watching.cancel()


async def test_a_restart_begins_the_clock_anew(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await open_table(registry, options={"turn_seconds": 20})
        await sit(table, 1)
        await clock.go(19)
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await registry.table(table.state.id)
        (anna,) = await sit(table, 1)
        assert anna.now["deadline_ms"] == 20_000
        await clock.go(19)
        assert acts(table) == []


async def test_a_log_that_is_down_costs_nobody_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await open_table(registry, options={"turn_seconds": 20})
        ears = await sit(table, 1, 2, 3)
        write = registry.log.append

        async def fail(*arguments: Any) -> Any:
            raise LogDown("no disk")

        monkeypatch.setattr(registry.log, "append", fail)
        with pytest.raises(LogDown):
            await lay(table, 1)
        await settle()
        assert [ear.heard[-1] for ear in ears] == [{"t": "goodbye", "reason": "restart"}] * 3
        await clock.go(20)
        monkeypatch.setattr(registry.log, "append", write)
        table = await registry.table(ears[0].heard[0]["table"]["id"])
        await sit(table, 1, 2, 3)
        assert table.flow.decisions.left_ms(0) == 20_000
        assert acts(table) == []
        await lay(table, 1)
        assert (await fold(registry.log, table.state.id)).match.position() == table.state.match.position()  # type: ignore[union-attr]


# ---- the bots' pace ----------------------------------------------------------------------------------------------


async def test_bots_take_their_time_also_for_forced_moves(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await open_table(registry, names=["Anna"], bots=["greedy", "greedy"], pace_ms=2000)
        await sit(table, 1)
        await until(lambda: all(table.flow.decisions.open[seat].is_chosen for seat in (1, 2)))
        await clock.go(0.2)
        assert acts(table) == []  # they know what to do, and nobody sees how soon they knew
        await clock.go(6)
        await until(lambda: {act["player"] for act in acts(table)} == {1, 2})


async def test_nobody_waits_long_for_the_first_move(tmp_path: Path) -> None:
    """Until a person has acted, bots take half their time; afterwards all of it."""
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await open_table(registry, names=["Anna"], bots=["greedy", "greedy"], pace_ms=2000)
        await sit(table, 1)
        assert table.state.played is not None
        assert not table.state.played.touched
        await clock.go(2000 / 1000 * pace.OPENING * pace.LONGEST)
        await until(lambda: {act["player"] for act in acts(table)} == {1, 2})
        assert not table.state.played.touched  # by bots only
        await lay(table, 1)
        assert table.state.played.touched
        copy = await fold(registry.log, table.state.id)
        assert copy.played is not None
        assert copy.played.touched


def test_pace_is_spread_around_its_middle_and_knows_no_cards() -> None:
    """The only arguments are the table's: neither the number of options nor their difficulty can be read from it."""
    times = sorted(pace.thinking_seconds(1200, 0, 0, 0.03) for _ in range(2000))
    assert 1.1 < statistics.median(times) < 1.3
    assert times[0] < 0.8 and times[-1] > 2
    assert times[-1] <= 1.2 * pace.LONGEST
    assert max(pace.thinking_seconds(10_000, 5000, 5, 0.03) for _ in range(200)) <= 3
    assert pace.thinking_seconds(0, 5000, 0, 0.03) == 0.03, "not before it could be done with thinking"
    longer = sorted(pace.thinking_seconds(1200, 3000, 0, 0.03) for _ in range(2000))  # dice have been rolled
    assert 2.9 < longer[1000] - times[1000] < 3.1


# ---- sockets that do not keep up -----------------------------------------------------------------------------------


async def test_a_slow_client_is_dropped_and_nobody_waits_for_it(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        table = await open_table(registry)
        anna, bert = await sit(table, 1, 2)
        slow = Ear(3, deaf=True)
        await table.attach(slow.viewer)
        for _ in range(LINES + 2):
            table.show_people()
            await asyncio.sleep(0)
        await settle()
        assert slow.viewer.gone.done()
        assert not anna.viewer.gone.done()
        await lay(table, 2)
        await settle()
        assert anna.now["seq"] == bert.now["seq"] == table.state.seq


async def test_every_act_in_the_log_was_written_before_it_was_shown(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        table = await open_table(registry)
        (anna,) = await sit(table, 1)
        order_of: list[str] = []
        append = registry.log.append

        async def noted(*arguments: Any) -> Any:
            answer = await append(*arguments)
            order_of.append("written")
            return answer

        table.pen.log.append = noted  # type: ignore[method-assign]
        send = anna.viewer.send_text
        anna.viewer.send_text = lambda text: (order_of.append("shown"), send(text))[1]  # type: ignore[method-assign]
        await table.commit(
            lambda state: acted(state, {"player": 0, **state.match.legal(0)[0]}),  # type: ignore[union-attr]
            "1.command-1",
            lambda seq: order_of.append("acknowledged"),
        )
        assert order_of == ["written", "shown", "acknowledged"]  # so `seq` never falls on any socket
