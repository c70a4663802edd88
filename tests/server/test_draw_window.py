"""Strict drawing: a card that would take somebody's draw away is held back for a moment, and bots reach for the pile.

With a clock moved by hand.
"""

from __future__ import annotations

import statistics
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from schnapp.server import decisions, pace
from schnapp.server.log import LogDown
from schnapp.server.messages import NewTable
from schnapp.server.registry import TableRegistry
from schnapp.server.table import LiveTable

from .client import command_id
from .registry import ONES, HandClock, Phone, fold, registry_at, settle, until

NAMES = ["Anna", "Bert", "Cleo"]


class Round:
    """Anna, Bert and Cleo at a table of Schnuff, each with a phone; the seats from the lead on are `first`, `second`, …"""

    def __init__(self, registry: TableRegistry, table: LiveTable, secrets: list[str]) -> None:
        self.registry, self.table, self.secrets = registry, table, secrets
        self.phones = [Phone(registry, table.state.id, secret) for secret in secrets]

    @property
    def order(self) -> list[int]:
        (lead,) = self.table.state.to_act
        return [(lead + step) % len(self.phones) for step in range(len(self.phones))]

    def another(self, seat: int) -> Phone:
        return Phone(self.registry, self.table.state.id, self.secrets[seat])

    @property
    def acts(self) -> list[tuple[int, str]]:
        return [(s.act["player"], s.act["type"]) for s in self.table.state.games[-1].steps if s.act is not None]


async def sit_down(registry: TableRegistry, **fields: Any) -> Round:
    options = {"deck": ONES | {"schnuff": 0}, **fields.pop("options", {})}
    wanted = {"game": "schnuff", "names": NAMES, "seats": 3, "start": True, "options": options, **fields}
    round = Round(registry, *await registry.open(NewTable(**wanted)))
    await settle()
    return round


async def led(registry: TableRegistry, **fields: Any) -> tuple[Round, int, int, int]:
    """Somebody has led, may still draw, and the next one is asked. The seats in order of play."""
    round = await sit_down(registry, **fields)
    first, second, third = round.order
    round.phones[first].play()
    await settle()
    assert round.table.state.to_act == [second]
    assert round.table.state.owed == sorted([first, second])
    return round, first, second, third


# ---- how long a card waits ---------------------------------------------------------------------------------------


async def test_a_card_waits_until_the_draw_was_made_and_everything_else_goes_on(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        round, first, second, third = await led(registry)
        phone = round.phones[second]
        played = phone.play()
        said = phone.say("say", phrase="hurry")
        phone.say("ping")
        await clock.go(1.4)
        assert phone.answers(played) == []
        assert phone.answers(said)[0]["t"] == "done"
        assert phone.heard[-1]["t"] in ("pong", "said")
        assert round.acts == [(first, "play")]

        drawn = round.phones[first].play("draw")
        await until(lambda: len(round.acts) == 3)
        await settle()
        assert round.acts == [(first, "play"), (first, "draw"), (second, "play")]
        (answer,) = phone.answers(played)
        assert answer["t"] == "done"
        assert answer["seq"] == round.phones[first].answers(drawn)[0]["seq"] + 1
        kinds = [message["t"] for message in phone.heard]
        assert kinds[-2:] == ["happened", "done"]
        assert round.phones[third].now["view"]["hands"][first] == 4


async def test_a_card_waits_no_longer_than_the_window_and_then_the_draw_is_forfeited(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        round, first, second, _ = await led(registry)
        await clock.go(1)
        phone = round.phones[second]
        played = phone.play()
        await clock.go(0.4)
        assert phone.answers(played) == []
        await clock.go(0.2)
        await until(lambda: phone.answers(played) != [])
        assert phone.answers(played)[0]["t"] == "done"
        await settle()
        types = [event["type"] for event in phone.now["events"]]
        assert types == ["draw_forfeited", "played"]
        late = round.phones[first].play("draw")
        await settle()
        assert round.phones[first].answers(late)[0]["reason"] == "no_draw_right"


async def test_a_late_card_does_not_wait_at_all(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        round, _, second, _ = await led(registry)
        await clock.go(1.5)
        played = round.phones[second].play()
        await settle()
        assert round.phones[second].answers(played)[0]["t"] == "done"


@pytest.mark.parametrize("options", [{"draw_grace_ms": 0}, {"draw_mode": "auto"}])
async def test_without_a_window_nothing_waits(tmp_path: Path, options: dict[str, Any]) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        round = await sit_down(registry, options=options)
        for seat in round.order:
            played = round.phones[seat].play()
            await settle()
            assert round.phones[seat].answers(played)[0]["t"] == "done"


async def test_what_is_not_allowed_is_refused_at_once(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        round, first, second, third = await led(registry)
        asked = [
            (second, {"type": "play", "card": "snap"}, "card_not_in_hand"),
            (second, {"type": "draw"}, "no_draw_right"),
            (third, {"type": "play", "card": "number_1"}, "not_your_turn"),
            (first, {"type": "play", "card": "number_1"}, "not_your_turn"),
        ]
        ids = [round.phones[seat].say("play", act=act, match=1) for seat, act, _ in asked]
        await settle()
        for (seat, _, reason), id in zip(asked, ids, strict=True):
            (answer,) = round.phones[seat].answers(id)
            assert (answer["reason"], bool(answer["rule"])) == (reason, True)
        assert round.acts == [(first, "play")]


# ---- the row of those who wait -----------------------------------------------------------------------------------


async def test_the_same_command_sent_again_while_it_waits_is_done_once(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        round, first, second, _ = await led(registry)
        phone, other = round.phones[second], round.another(second)
        id = command_id()
        for _ in range(7):
            phone.play(id=id)
            other.play(id=id)
        phone.say("play", id=id, act={"type": "play", "card": "no such card"}, match=1)
        await settle()
        assert phone.answers(id) == other.answers(id) == []
        await clock.go(1.6)
        await until(lambda: len(phone.answers(id)) == 8 and len(other.answers(id)) == 7)
        assert round.acts == [(first, "play"), (second, "play")]
        done = {"t": "done", "id": id, "seq": round.table.state.seq}
        assert all(answer == done for answer in phone.answers(id) + other.answers(id))


async def test_a_few_of_one_seat_wait_in_order_and_more_are_refused(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        round, first, second, _ = await led(registry)
        phone, other = round.phones[second], round.another(second)
        ids = [phone.play(), phone.play()]
        await settle()
        ids += [other.play(), other.play(), other.play()]
        await settle()
        (refused,) = other.answers(ids[4])
        assert refused["reason"] == "too_many_messages"
        assert [phone.answers(id) + other.answers(id) for id in ids[:4]] == [[]] * 4
        await clock.go(1.6)
        await until(lambda: other.answers(ids[3]) != [])
        answers = [(phone.answers(id) + other.answers(id))[0] for id in ids[:4]]
        assert [answer.get("reason", "done") for answer in answers] == ["done"] + ["not_your_turn"] * 3
        assert round.acts == [(first, "play"), (second, "play")]


async def test_nobody_passes_one_who_waits(tmp_path: Path) -> None:
    """The second card comes when there is nothing to wait for any more, but the first was there before."""
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        round, first, second, _ = await led(registry)
        phone, other = round.phones[second], round.another(second)
        before = phone.play()
        await settle()
        clock.time += 2  # it is late, and the steward has not looked yet
        after = other.play()
        await until(lambda: other.answers(after) != [])
        assert round.acts == [(first, "play"), (second, "play")]
        assert phone.answers(before)[0]["t"] == "done"
        assert other.answers(after)[0]["reason"] == "not_your_turn"


async def test_a_card_goes_with_its_socket_and_comes_again(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        round, first, second, _ = await led(registry)
        phone = round.phones[second]
        id = phone.play()
        await settle()
        await phone.hang_up()
        await clock.go(3)
        assert phone.answers(id) == []
        assert round.acts == [(first, "play")]
        again = round.another(second)
        again.play(id=id)
        await until(lambda: again.answers(id) != [])
        assert again.answers(id)[0]["t"] == "done"
        assert round.acts == [(first, "play"), (second, "play")]


async def test_two_devices_send_it_and_one_of_them_goes(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        round, first, second, _ = await led(registry)
        phone, again = round.phones[second], round.another(second)
        id = phone.play()
        await settle()
        again.play(id=id)
        await settle()
        await phone.hang_up()
        await clock.go(1.6)
        await until(lambda: again.answers(id) != [])
        assert again.answers(id) == [{"t": "done", "id": id, "seq": round.table.state.seq}]
        assert round.acts == [(first, "play"), (second, "play")]


async def test_a_card_that_waits_is_looked_at_again(tmp_path: Path) -> None:
    """Meanwhile another device of the seat has left the table: the seat is nobody's any more."""
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        round, first, second, _ = await led(registry, pace_ms=10_000)
        phone, other = round.phones[second], round.another(second)
        id = phone.play()
        await settle()
        other.say("leave")
        await clock.go(2)
        assert phone.heard[-1] == {"t": "goodbye", "reason": "left"}
        assert phone.answers(id) == []
        assert round.acts == [(first, "play")]


async def test_a_log_that_is_down_says_so_to_whoever_waited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        round, _, second, _ = await led(registry)
        phone = round.phones[second]
        id = phone.play()
        await settle()
        with monkeypatch.context() as broken:

            async def fail(*arguments: Any) -> Any:
                raise LogDown("no disk")

            broken.setattr(registry.log, "append", fail)
            await clock.go(1.6)
            await until(lambda: phone.heard[-1]["t"] == "goodbye")
        assert phone.heard[-1]["reason"] == "restart"
        assert phone.answers(id) == []  # nobody knows whether it was written
        again = round.another(second)
        await settle()
        again.play(id=id)
        await clock.go(1.6)
        await until(lambda: again.answers(id) != [])
        assert again.answers(id)[0]["t"] == "done"


# ---- from when it counts -----------------------------------------------------------------------------------------


async def test_after_a_restart_it_counts_anew(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        round, first, second, _ = await led(registry)
        id = round.phones[second].play()
        await clock.go(1)
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await registry.table(round.table.state.id)
        phones = [Phone(registry, table.state.id, round.secrets[seat]) for seat in (first, second)]
        await settle()
        phones[1].play(id=id)
        await clock.go(1.4)
        assert phones[1].answers(id) == []
        phones[0].play("draw")
        await until(lambda: phones[1].answers(id) != [])
        assert phones[1].answers(id)[0]["t"] == "done"
        state = await fold(registry.log, table.state.id)
        assert [s.act["type"] for s in state.games[0].steps if s.act] == ["play", "draw", "play"]


async def test_an_outage_costs_nobody_a_card(tmp_path: Path) -> None:
    """The server stood still: whoever would have drawn gets the whole window again."""
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        round, first, second, _ = await led(registry)
        id = round.phones[second].play()
        await settle()
        await clock.stand_still(60)
        assert round.phones[second].answers(id) == []
        round.phones[first].play("draw")
        await until(lambda: round.phones[second].answers(id) != [])
        assert round.acts == [(first, "play"), (first, "draw"), (second, "play")]


# ---- the clock ---------------------------------------------------------------------------------------------------


async def test_the_clock_waits_like_everybody_and_plays_for_the_active_player_only(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        round, first, second, third = await led(registry, away_s=0, options={"turn_seconds": 2, "draw_grace_ms": 5000})
        assert [round.phones[seat].now["deadline_ms"] for seat in (first, second, third)] == [2000] * 3
        await clock.go(4.9)
        assert round.acts == [(first, "play")]
        await clock.go(0.2)
        await until(lambda: len(round.acts) == 2)
        await settle()
        assert round.acts[1] == (second, "play")
        assert round.phones[first].now["by"] == "clock"
        assert [e["type"] for e in round.phones[first].now["events"]] == ["draw_forfeited", "played"]
        await clock.go(3)
        round.phones[second].play("draw")
        await until(lambda: len(round.acts) == 4)
        assert round.acts[2:] == [(second, "draw"), (third, "play")]  # the time was up, only the hand was waited for


async def test_a_card_that_waits_goes_before_the_clock(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        round, first, second, _ = await led(registry, options={"turn_seconds": 2, "draw_grace_ms": 5000})
        await clock.go(1.9)
        id = round.phones[second].play()
        await clock.go(3.2)
        await until(lambda: len(round.acts) == 2)
        await settle()
        assert round.phones[second].answers(id)[0]["t"] == "done"
        assert round.phones[first].now["by"] is None
        assert round.acts == [(first, "play"), (second, "play")]


async def test_drawing_does_not_touch_a_clock(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        round, first, second, third = await led(registry, options={"turn_seconds": 20})
        await clock.go(1)
        round.phones[first].play("draw")
        await settle()
        assert [round.phones[seat].now["deadline_ms"] for seat in (first, second, third)] == [19_000] * 3


# ---- bots --------------------------------------------------------------------------------------------------------


async def with_bots(registry: TableRegistry, **fields: Any) -> Round:
    return await sit_down(registry, names=["Anna"], bots=["greedy", "greedy"], **{"forget_percent": 0, **fields})


def has_thought(decision: decisions.Decision) -> bool:
    return decision.is_chosen or decision.choice is None


async def until_a_bot_has_played(round: Round, clock: HandClock) -> int:
    """Anna plays until the last card is a bot's, who may still draw; the bot's seat."""
    for _ in range(400):
        before = len(round.acts)
        (asked,) = round.table.state.to_act
        if asked == 0:
            round.phones[0].play()
        else:  # its thoughts take real time
            await until(partial(has_thought, round.table.flow.decisions.open[asked]))
        await clock.go(0.1)
        if asked and round.acts[before:] == [(asked, "play")]:
            return asked
    raise AssertionError("no bot ever played")


async def test_a_bot_reaches_for_the_pile_well_inside_the_window(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        round = await with_bots(registry, pace_ms=1000)
        bot = await until_a_bot_has_played(round, clock)
        before = len(round.acts)
        decision = round.table.flow.decisions.open[bot]
        assert decision.deadline is None and decision.ready is not None
        assert 0 < decision.ready - round.table.flow.window.since <= 1.2001
        await clock.go(1.2)
        await until(lambda: len(round.acts) > before)
        assert round.acts[before] == (bot, "draw")
        assert round.phones[0].now["by"] == "bot"


async def test_a_bot_that_forgets_is_asked_once_and_loses_its_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = HandClock()
    percents: list[int] = []

    def forgets(percent: int) -> bool:
        percents.append(percent)
        return True

    monkeypatch.setattr(decisions, "forgets", forgets)
    async with registry_at(tmp_path / "t.db", clock) as registry:
        round = await with_bots(registry, forget_percent=20, pace_ms=1000, options={"draw_grace_ms": 10_000})
        bot = await until_a_bot_has_played(round, clock)
        seen = len(percents)
        assert percents == [20] * seen
        for _ in range(5):
            round.table.show_people()
            round.table.bell.set()
            await clock.go(1)
        assert len(percents) == seen
        await clock.go(6)
        if round.table.state.to_act == [0]:
            round.phones[0].play()
        await until(lambda: (bot, "play") in [act for act in round.acts if act[0] == bot] and len(round.acts) > 1)
        await settle()
        assert (bot, "draw") not in round.acts
        assert any(e["type"] == "draw_forfeited" and e["player"] == bot for e in round.phones[0].now["events"])


async def test_a_bot_waits_for_a_hand_that_could_draw(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        round = await with_bots(registry, pace_ms=100, options={"draw_grace_ms": 8000})
        while round.table.state.to_act != [0]:
            await clock.go(0.2)
        round.phones[0].play()
        while (0, "play") not in round.acts:
            await clock.go(0.1)
        before = len(round.acts)
        await clock.go(4)
        assert len(round.acts) == before
        round.phones[0].play("draw")
        await until(lambda: len(round.acts) >= before + 2)
        assert round.acts[before : before + 2] == [(0, "draw"), (1, "play")]


async def test_a_standin_draws_for_whoever_is_away(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        round, first, second, third = await led(
            registry, away_s=2, forget_percent=0, pace_ms=10_000, options={"draw_grace_ms": 10_000}
        )
        await round.phones[first].hang_up()
        await clock.go(2)
        await until(lambda: round.table.state.places[first].standin)
        await clock.go(3)
        await until(lambda: len(round.acts) == 2)
        assert round.acts == [(first, "play"), (first, "draw")]
        assert round.phones[third].now["owed"] == [second]


async def test_a_standin_that_reaches_for_the_pile_stops_when_its_person_is_back(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        round, first, _, _ = await led(registry, away_s=2, forget_percent=0, options={"draw_grace_ms": 10_000})
        await round.phones[first].hang_up()
        await clock.go(2)
        await until(lambda: round.table.state.places[first].standin)
        back = round.another(first)
        await settle()
        assert back.now["legal"] == [{"type": "draw"}]
        await clock.go(6)
        assert round.acts == [(first, "play")]


def test_a_reaction_is_a_hands_and_knows_no_cards() -> None:
    """The only arguments are the table's."""
    times = sorted(pace.reaction_seconds(1200, 1500, 0.03) for _ in range(2000))
    assert 0.6 < statistics.median(times) < 0.7
    assert times[0] > 0.1 and 1 < times[-1] <= 1.2001
    assert max(pace.reaction_seconds(1200, 300, 0.03) for _ in range(500)) <= 0.24
    assert 0.12 < statistics.median(pace.reaction_seconds(1200, 300, 0.03) for _ in range(500)) < 0.18
    assert 0.6 < statistics.median(pace.reaction_seconds(1200, 0, 0.03) for _ in range(2000)) < 0.7
    assert pace.reaction_seconds(0, 1500, 0.03) == 0.03


@pytest.mark.parametrize(("percent", "low", "high"), [(0, 0, 0), (5, 50, 160), (50, 900, 1100)])
def test_a_bot_forgets_as_often_as_the_table_says(percent: int, low: int, high: int) -> None:
    assert low <= sum(pace.forgets(percent) for _ in range(2000)) <= high
