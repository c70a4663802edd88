"""Timed games at a live table: who was first, what the clock does, and what nobody is told. The clock is moved by hand."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from schnapp.server import snapshots
from schnapp.server.commands import joined, played
from schnapp.server.entries import Acted
from schnapp.server.messages import Configure, Play, Start
from schnapp.server.names import tidy_act
from schnapp.server.race import FRAME, SLUGGISH
from schnapp.server.refusal import Refusal
from schnapp.server.registry import TableRegistry
from schnapp.server.stamping import Stamp
from schnapp.server.table_state import TableState
from schnapp.server.viewer import encode
from schnapp.server.vote_file import VoteFile
from schnapp.table.dealer import Dealer
from schnapp.table.match import Match
from schnapp.words import suggestions
from schnapp.words.ledger import Ledger
from schnapp.words.overlay import Voted

from .client import command_id
from .lines import Far, Races, pass_ms
from .registry import HandClock, Phone, fold, open_table, perform, registry_at, settle, sit

# ---- who was first -----------------------------------------------------------------------------------------------


async def test_the_quicker_hand_wins_though_its_line_is_longer(tmp_path: Path) -> None:
    """90 ms away against 8: by arrival Anna would have been first by 114 ms."""
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 8, 90, options={"tie_window_ms": 0})
        await races.turn()
        ids = await races.react(anna=1000, bert=960)
        await races.rest()
        assert [player for player, _ in races.strikes] == [1]
        assert races.strikes[0][1] == pytest.approx(960, abs=25)
        assert races.phones[1].answers(ids["bert"])[0]["t"] == "done"
        assert races.phones[0].answers(ids["anna"])[0]["reason"] in ("too_late", "wrong_state")


async def test_within_the_window_both_contend(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 8, 35, 90)
        await races.turn()
        await races.react(anna=1100, bert=1220, cleo=1000)
        await races.rest()
        assert [player for player, _ in races.strikes] == [2, 0]  # Bert is 220 ms behind, the window is 150
        assert races.strikes[1][1] - races.strikes[0][1] == pytest.approx(100, abs=25)


async def test_a_claim_is_believed_as_far_as_the_line_explains_it(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 8, 8)
        estimate = races.table.viewers[1].round_trip.estimate
        races.table.flow.sequencer._credits[2] = 0
        await races.turn()
        await pass_ms(clock, 1000)
        races.phones[1].act("strike", claimed=0, slot="t1")
        await races.rest()
        assert races.strikes[0][1] >= 1000 - estimate.spread - FRAME


async def test_a_page_that_echoes_late_is_no_farther_away_than_its_browser(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 8, 8, start=False)
        races.phones[1].late = 0.1
        for _ in range(21):  # what it echoed before is forgotten after a minute
            await clock.go(3)
            await pass_ms(clock, 130)
        estimate = races.table.viewers[1].round_trip.estimate
        assert min(round_trip for _, round_trip in estimate.echoes) > 100
        assert estimate.least == pytest.approx(16 + SLUGGISH, abs=1)


async def test_a_proxy_can_say_how_far_away_a_player_is(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 8, 90, start=False)
        races.phones[1].told_ms = 20.5  # a program of its own that delays whatever it is asked
        await clock.go(30)  # before the game
        await pass_ms(clock, 300)
        assert races.table.viewers[1].round_trip.estimate.least == 20.5


async def test_a_device_that_claims_nothing_gets_its_shortest_way(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 8, 60)
        await races.turn()
        phone = races.phones[1]
        await pass_ms(clock, 1000)
        phone.shown = None
        phone.act("strike", slot="t1")
        await races.rest()
        assert races.strikes[0][1] == pytest.approx(1000, abs=40)


async def test_a_strike_that_counts_is_paid_for_and_a_refused_one_is_not(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 8, 8)
        anna, bert = (viewer.round_trip.estimate for viewer in races.table.viewers)
        races.table.flow.sequencer._credits.update({1: 100, 2: 100})
        await races.turn()
        await races.react(anna=700, bert=1100)  # too late by more than the window
        await races.rest()
        assert [player for player, _ in races.strikes] == [0]
        assert bert.credit == 100
        assert anna.credit == pytest.approx(100 + anna.income, abs=30) and anna.credit != 100
        await races.phones[0].hang_up()
        again = Far(registry, races.table.state.id, races.secrets[0], clock, 8)
        await pass_ms(clock, 300)
        assert races.table.viewers[-1].round_trip.estimate is not anna
        again.act("strike", slot="t3")  # refused, and looked at all the same
        await races.rest()
        assert races.table.viewers[-1].round_trip.estimate.credit == anna.credit  # not a new one with each socket


async def test_a_second_socket_hides_no_line(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 8, 90)
        Phone(registry, races.table.state.id, races.secrets[1])  # echoes nothing
        await settle()
        assert len(races.table.viewers) == 3
        assert races.table.flow.sequencer._estimates()[2] is races.table.viewers[1].round_trip.estimate


async def test_races_that_a_bot_has_won_tell_nothing_of_the_people(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 0, 90, bots=["greedy"], seats=3, pace_ms=10_000)
        sequencer = races.table.flow.sequencer
        counted: list[tuple[set[int], set[int]]] = []
        sequencer.doubt.count = lambda struck, racers: counted.append((set(struck), set(racers)))  # type: ignore[method-assign]
        await races.turn()
        await races.react(bert=500)
        await races.rest()
        sequencer._begin_race()
        assert counted[-1] == ({2}, {1, 2})
        sequencer._struck(bot=True)
        sequencer._begin_race()
        assert counted[-1] == (set(), set())


async def test_every_strike_can_be_reckoned_again_from_the_log_and_nobody_is_told(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 8, 35, 90)
        await races.turn()
        await races.react(anna=1100, bert=1050, cleo=1000)
        await races.rest()
        struck = [entry for entry in await races.logged() if isinstance(entry, Acted) and entry.act["type"] == "strike"]
        assert len(struck) == 3
        for entry in struck:
            found = entry.measured
            assert found is not None and found["reaction"] == pytest.approx(
                found["apparent"] - min(found["apparent"] - found["claimed"], found["believed"]) + found["cut"], abs=0.2
            )
            assert entry.act["t"] >= round(found["received"] - found["apparent"] + found["reaction"]) - 1
        words = ("measured", "apparent", "received", "spread", "believed", "cut", "credit")
        assert not any(word in text for phone in races.phones for text in phone.raw for word in words)


async def test_what_a_client_must_not_say_is_thrown_away(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 8, 8)
        await races.turn()
        await pass_ms(clock, 700)
        forged = {"t": 1, "actor": 0, "player": 0, "by": "clock", "listed": True}
        phone = races.phones[1]
        id = phone.say("play", act={"type": "strike", "slot": "t2", **forged}, match=1)
        await races.rest(200)
        assert phone.answers(id)[0]["t"] == "done"
        assert [player for player, _ in races.strikes] == [1]
        letter = races.phones[0].view["table"][1].removeprefix("letter_")[0]
        phone.say("play", act={"type": "say", "word": f"{letter}qwertz", **forged}, match=1)
        await races.rest(200)
        said = next(act for act in races.acts if act["type"] == "say")
        assert said["listed"] is False and said["actor"] == 1 and "by" not in said and said["t"] > 700


async def test_a_listed_word_is_listed(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 8, 8)
        await races.turn()
        view = races.phones[1].view
        found = ((f"t{at}", words[0]) for at, card in enumerate(view["table"], 1)
                 if (words := suggestions(view["category"], "de", card.removeprefix("letter_").upper())))  # fmt: skip
        slot, word = next(found)
        races.phones[1].act("strike", slot=slot)
        await races.rest(200)
        races.phones[1].act("say", word=word)
        await races.rest(200)
        assert next(act for act in races.acts if act["type"] == "say")["listed"] is True
        assert any(event["type"] == "won" and event["player"] == 1 for event in races.phones[0].events)
        assert "listed" not in races.phones[0].raw[-1]


async def test_a_strike_that_is_sent_twice_is_one(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 8, 90)
        await races.turn()
        phone = races.phones[0]
        for _ in range(2):
            phone.say("play", id="the-same-command", act={"type": "strike", "slot": "t1"}, match=1)
        await races.rest()
        assert [answer["t"] for answer in phone.answers("the-same-command")] == ["done", "done"]
        assert len(races.strikes) == 1


async def test_acts_that_wait_and_are_sent_again_are_answered_and_keep_their_time(tmp_path: Path) -> None:
    """The socket breaks while four of them wait: as many as may. A fifth stays one too many."""
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 0, 90)
        await races.turn()
        acts = [{"type": "strike", "slot": "t1"}, *[{"type": "pass"}] * 3]
        ids = [races.phones[0].say("play", act=act, match=1) for act in acts]
        await settle()
        struck = races.table.flow.sequencer.row[0].stamp
        await races.phones[0].hang_up()
        await pass_ms(clock, 20)
        again = Far(registry, races.table.state.id, races.secrets[0], clock)
        await settle()
        for id, act in zip(ids, acts, strict=True):
            again.say("play", id=id, act=act, match=1)
        fifth = again.say("play", act={"type": "pass"}, match=1)
        await settle()
        assert again.answers(fifth)[0]["reason"] == "too_many_messages"
        await races.rest()
        assert [answer["t"] for id in ids for answer in again.answers(id)] == ["done", *["refused"] * 3]
        assert [act["t"] for act in races.acts if act["type"] == "strike"] == [struck.t]
        again.say("play", id=ids[0], act=acts[0], match=1)
        await settle()
        assert [answer["t"] for answer in again.answers(ids[0])] == ["done", "done"], (
            "it is in the log: no need to wait"
        )


async def test_an_act_that_is_sent_again_as_another_one_has_a_time_of_its_own(tmp_path: Path) -> None:
    """Nobody strikes first and chooses the letter afterwards."""
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 0, 90)
        await races.turn()
        phone = races.phones[0]
        for slot in ("t1", "t2"):
            phone.say("play", id="the-same-command", act={"type": "strike", "slot": slot}, match=1)
            await settle()
        await races.rest()
        assert [act["slot"] for act in races.acts if act["type"] == "strike"] == ["t1"]


async def test_only_so_many_acts_of_one_seat_wait(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 0, 90)
        await races.turn()
        phone = races.phones[0]
        ids = [phone.say("play", act={"type": "strike", "slot": f"t{n}"}, match=1) for n in range(1, 7)]
        await settle()
        assert [phone.answers(id)[0]["reason"] for id in ids[4:]] == ["too_many_messages"] * 2
        await races.rest()
        assert [phone.answers(id)[0]["t"] for id in ids[:4]] == ["done", "refused", "refused", "refused"]


# ---- the clock ---------------------------------------------------------------------------------------------------


async def test_timers_fire_at_their_own_time_and_ticks_that_fire_nothing_are_not_written(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 8, 90, options={"word_ms": 2000, "think_ms": 6000})
        await races.turn()
        await races.react(bert=500)
        await races.rest()
        await clock.go(1.5)
        await clock.go(3)
        await clock.go(3)
        ticks = [step for step in races.table.state.games[-1].steps if step.act and step.act["actor"] == "clock"]
        struck = next(event["t"] for event in races.events if event["type"] == "struck")
        assert [step.act["t"] for step in ticks if step.act][:2] == [struck + 150, struck + 2000]
        assert [entry["event"]["type"] for entry in ticks[1].entries][:3] == ["word_timeout", "words", "judged"]
        reopened = next(event for event in races.events if event["type"] in ("reopened", "missed"))
        assert reopened["t"] == struck + 2000
        assert len(ticks) == 3 and ticks[2].act is not None
        assert ticks[2].act["t"] == reopened["t"] + reopened["think_left"]


async def test_a_word_that_was_sent_in_time_is_in_time(tmp_path: Path) -> None:
    """It comes 60 ms after the end, and was on its way for 90."""
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 8, 90, options={"word_ms": 2000})
        await races.turn()
        await races.react(bert=500)
        await races.rest()
        struck = next(event["t"] for event in races.events if event["type"] == "struck")
        end = races.table.flow.sequencer.time.moment(struck + 2000)
        await pass_ms(clock, (end - clock.now()) * 1000 - 30)
        letter = races.phones[1].view["table"][1].removeprefix("letter_")[0]
        id = races.phones[1].act("say", word=f"{letter}abc")
        await races.rest()
        assert races.phones[1].answers(id)[0]["t"] == "done"
        assert not any(event["type"] == "word_timeout" for event in races.events)


async def test_the_time_that_is_told_is_the_time_of_the_timers(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 0, 0)
        await races.turn()
        told = races.phones[0].now
        assert told["view"]["timers"]["think"] - told["now_ms"] == pytest.approx(45_000, abs=20)
        await pass_ms(clock, 2000)
        late = Phone(registry, races.table.state.id)
        await settle()
        assert late.now["view"]["timers"]["think"] - late.now["now_ms"] == pytest.approx(43_000, abs=100)
        assert late.now["deadline_ms"] is None
        assert not any(message["t"] == "probe" for message in late.heard)  # a spectator has nothing to race for


async def test_a_restart_costs_nobody_time(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 0, 0)
        await races.turn()
        await clock.go(30)
        t = races.table.state.games[-1].match.now
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await registry.table(races.table.state.id)
        watcher = Phone(registry, table.state.id)
        await settle()
        assert watcher.now["now_ms"] == t
        await clock.go(44)
        assert watcher.now["view"]["state"] == "OPEN"
        await clock.go(2)
        assert watcher.now["view"]["misses"] == 1


@pytest.mark.parametrize("stood", [3, 46, 60])
async def test_a_standstill_costs_nobody_time_and_the_clock_is_told_anew(tmp_path: Path, stood: float) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 0, 0)
        await races.turn()
        await clock.stand_still(stood)
        await pass_ms(clock, 8)
        assert races.phones[0].view["state"] == "OPEN"
        told = races.phones[0].now
        assert told["t"] == "scene"
        assert told["view"]["timers"]["think"] - told["now_ms"] == pytest.approx(45_000, abs=30)


# ---- secrets -----------------------------------------------------------------------------------------------------


async def test_a_word_that_is_not_shown_yet_makes_no_difference(tmp_path: Path) -> None:
    """Anna and Bert contend. What Anna says, long or short, listed or not, changes no byte of what others are sent."""
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 0, 0, 0)
        await races.turn()
        for phone in races.phones[:2]:
            phone.act("strike", slot="t1")
        await races.rest(200)
        rows = await registry.log.read(races.table.state.id)
        letter = races.phones[0].view["table"][0].removeprefix("letter_")[0]
        sent: list[list[bytes]] = []
        for word in (f"{letter}u", f"{letter}xyz und noch vieles mehr", "?1a"):
            state = TableState.of("table", rows)
            for entry in played(state, 0, Play("command-1", {"type": "say", "word": word}, 1), Stamp(0)):
                state.apply(state.seq + 1, entry)
            step = state.games[-1].steps[-1]
            assert step.act is not None and step.act["word"] == word
            table_view = snapshots.table_view(state, {1}, 0)
            sent.append(
                [encode(snapshots.News(state, step, 9000).to(seat, None)) for seat in (1, 2, None)]
                + [encode(snapshots.scene(state, table_view, person, None, 9000)) for person in (2, 3, None)]
            )
            assert word.encode() in encode(snapshots.News(state, step, 9000).to(0, None))
        assert sent[0] == sent[1] == sent[2]


async def test_nobody_hears_how_anybody_voted_before_the_end(tmp_path: Path) -> None:
    clock = HandClock()
    texts: list[str] = []
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 0, 0, 0)
        await races.turn()
        races.phones[0].act("strike", slot="t1")
        await races.rest(200)
        letter = races.phones[0].view["table"][0].removeprefix("letter_")[0]
        races.phones[0].act("say", word=f"{letter}qqqq")
        await races.rest(100)
        assert races.phones[1].view["state"] == "VOTE"
        races.phones[1].act("vote", claim="c1", vote="reject")
        await races.rest(50)
        for phone in (races.phones[0], races.phones[2]):
            texts.append(phone.raw[-1])
            assert '"reject"' not in phone.raw[-1].split('"legal"')[0]
        assert '"vote":"reject"' in races.phones[1].raw[-2] + races.phones[1].raw[-1]


# ---- one device for two, a line that breaks --------------------------------------------------------------------------


async def test_a_strike_stays_when_its_socket_goes(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 0, 90)
        await races.turn()
        races.phones[0].act("strike", slot="t1")
        await settle()
        await races.phones[0].hang_up()
        await races.rest()
        assert [player for player, _ in races.strikes] == [0]


async def test_probes_go_on_while_a_game_is_played(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 5, 90)
        estimate = races.table.viewers[1].round_trip.estimate
        assert races.phones[1].probed >= 5
        assert estimate.least == pytest.approx(180, abs=10)
        before = races.phones[1].probed
        for _ in range(3):
            await clock.go(3)
        assert races.phones[1].probed >= before + 2
        assert isinstance(races.phones[1], Far)


async def test_a_table_at_which_nothing_is_played_hardly_probes(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await open_table(registry, game="schnapp-land-fluss", names=["Anna", "Bert"], seats=2, start=False)
        await sit(table, 1)
        (ear,) = table.viewers
        await clock.go(30)
        before = ear.round_trip._number
        await clock.go(120)
        assert 3 <= ear.round_trip._number - before <= 5
        idle = ear.round_trip._number
        await perform(table, 1, Start(command_id()))
        await clock.go(7)
        assert ear.round_trip._number - idle >= 2  # as often as a race needs it


# ---- bots --------------------------------------------------------------------------------------------------------


async def play_on(races: Races, seconds: float) -> None:
    for _ in range(round(seconds / 0.5)):
        await races.clock.go(0.5)


async def test_bots_race_like_people_and_never_before_they_can_have_read(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 0, seats=4, bots=["greedy", "greedy", "greedy"], pace_ms=0)
        begun = 0
        for _ in range(6):
            if races.phones[0].view["state"] == "W_TURN" and races.phones[0].view["revealer"] == 0:
                races.phones[0].act("turn_category")
            await play_on(races, 3)
        struck: list[tuple[int, int]] = []
        for event in races.events:
            if event["type"] == "category":
                begun = event["t"]
            if event["type"] == "struck":
                struck.append((event["player"], event["t"] - begun))
        assert struck and min(t for _, t in struck) >= 600
        assert all(act["by"] == "bot" for act in races.acts if act["actor"] in (1, 2, 3))
        assert races.phones[0].view["t"] <= races.phones[0].now["now_ms"]
        said = {event["player"] for event in races.events if event["type"] == "said"}
        assert said <= {1, 2, 3} and said


async def test_what_a_bot_had_in_mind_goes_with_the_category(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 0, 0, bots=["greedy"], seats=3, pace_ms=10_000)
        await races.turn()
        first = races.table.flow.reactions.held[2]
        await settle()
        for phone in races.phones:
            phone.act("strike", slot="t1")
        await races.rest(300)
        assert 2 not in races.table.flow.reactions.held or races.table.flow.reactions.held[2] is not first
        await clock.go(9)  # nobody says a word: both are locked out, and the bot may search on
        assert races.phones[0].view["state"] in ("OPEN", "W_TURN")
        if races.phones[0].view["state"] == "OPEN":
            assert races.table.flow.reactions.held[2] is not first


async def test_a_whole_game_with_bots_by_hand(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(
            registry, clock, 0, seats=3, bots=["greedy", "greedy"], pace_ms=0,
            options={"reveal_ms": 500, "think_ms": 6000, "misses_to_end": 1, "judge": "lexicon"},
        )  # fmt: skip
        for _ in range(1200):
            if races.table.state.stage == "over":
                break
            clock.tick(0.5)
            await asyncio.sleep(0.01)
        assert races.table.state.stage == "over"
        await settle()
        assert races.phones[0].heard[-1]["table"]["stage"] == "over"
        assert races.phones[0].now["now_ms"] is None
        assert not any(act["type"] == "strike" and "by" not in act for act in races.acts)


# ---- the play leader -------------------------------------------------------------------------------------------------


async def led(registry: TableRegistry, clock: HandClock, leader: int = 1, **options: Any) -> Races:
    """Anna is the host, and somebody leads."""
    races = await Races.begin(registry, clock, 0, 0, 0, start=False, options=options)
    anna = races.phones[0]
    anna.say("configure", leader=leader)
    anna.say("start")
    await pass_ms(clock, 60)
    return races


async def test_the_leader_sees_the_categories_and_does_not_play(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await led(registry, clock)
        anna, bert, cleo = races.phones
        assert [anna.now["seat"], bert.now["seat"], cleo.now["seat"]] == [0, 2, 1]
        assert [seat["leader"] for seat in anna.now["table"]["seats"]] == [False, False, True]
        assert anna.now["table"]["options"]["leader"] == "Bert" and anna.now["table"]["options"]["judge"] == "leader"
        assert [phone.view["viewer"] for phone in races.phones] == [0, "leader", 1]
        assert bert.now["owed"] == anna.now["owed"] == [2]
        assert len(bert.view["category_deck"]) == 33 and anna.view["category_deck"] == 33
        assert races.table.state.games[-1].match.players == ["Anna", "Cleo"]
        id = bert.act("announce_category", id="river")
        await races.rest(60)
        assert bert.answers(id)[0]["t"] == "done"
        assert anna.view["category"] == "river"
        id = bert.act("strike", slot="t1")
        await races.rest(150)
        assert bert.answers(id)[0]["reason"] == "not_your_decision"
        anna.act("strike", slot="t1")
        await races.rest(300)
        letter = anna.view["table"][0].removeprefix("letter_")[0]
        anna.act("say", word=f"{letter}qqqq")
        await races.rest(60)
        assert bert.now["legal"][0]["type"] == "verdict"
        bert.act("verdict", claim="c1", verdict="valid")
        await races.rest(60)
        assert anna.view["piles"][0] != []


async def test_a_leader_who_is_away_is_stood_in_for_and_comes_back(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await led(registry, clock)
        table = races.table
        secret = next(place.secrets[0] for place in table.state.places if place.leader)
        assert secret
        await races.phones[1].hang_up()
        await play_on(races, 61)
        assert table.state.places[2].standin
        await play_on(races, 12)
        assert any(act["actor"] == "leader" and act["by"] == "bot" for act in races.acts)


async def test_a_leader_who_leaves_is_played_by_a_bot_and_the_rematch_has_the_same_seats(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await led(registry, clock, judge="lexicon")
        anna, bert, cleo = races.phones
        bert.say("leave")
        await races.rest(60)
        seats = anna.heard[-1]["table"]["seats"]
        assert [(seat["kind"], seat["leader"]) for seat in seats] == [
            ("person", False),
            ("person", False),
            ("bot", True),
        ]
        for _ in range(40):
            for phone in (anna, cleo):
                if any(act["type"] == "pass" for act in phone.now["legal"]):
                    phone.act("pass")
            await clock.go(2)
            if races.table.state.stage == "over":
                break
        assert races.table.state.stage == "over"
        anna.say("rematch")
        cleo.say("rematch")
        await races.rest(60)
        assert anna.now["table"]["match"] == 2
        assert [phone.view["viewer"] for phone in (anna, cleo)] == [0, 1]


async def test_only_the_host_makes_a_leader_and_only_where_the_game_has_one(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 0, 0, 0, start=False)
        anna, bert, _ = races.phones
        asked = {
            bert.say("configure", leader=0): ("not_host", None),
            anna.say("configure", leader=5): ("no_such_seat", "leader"),
            anna.say("configure", options={"leader": "Anna"}): ("bad_option", "leader"),
            anna.say("configure", options={"judge": "leader"}): ("bad_option", "judge"),
            anna.say("configure", leader=1, seats=2): ("bad_seats", "seats"),
        }
        await races.rest(20)
        for id, expected in asked.items():
            answer = next(phone.answers(id)[0] for phone in races.phones if phone.answers(id))
            assert (answer["reason"], answer["field"]) == expected
        anna.say("configure", leader=2)
        anna.say("configure", options={"judge": "leader", "leader_free_categories": True})
        await races.rest(20)
        assert anna.last("people")["table"]["options"]["judge"] == "leader"
        anna.say("configure", leader=-1)
        await races.rest(20)
        options = anna.last("people")["table"]["options"]
        assert (options["judge"], options["leader"], options["leader_free_categories"]) == ("lexicon_vote", None, False)
        with pytest.raises(Refusal, match="bad_option"):  # a name is no seat
            await open_table(registry, game="schnapp-land-fluss", start=True, options={"leader": "Zoe"})
        other = await open_table(registry, start=False)
        (ear,) = await sit(other, 1)
        with pytest.raises(Refusal) as refused:
            await perform(other, 1, Configure(command_id(), leader=0))
        assert refused.value.field == "leader" and not ear.closed


async def test_six_can_play_under_a_leader(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        table = await open_table(
            registry, game="schnapp-land-fluss", names=["A", "B", "C", "D", "E", "F"], seats=6, start=False
        )
        await perform(table, 1, Configure(command_id(), leader=0, seats=7))
        await table.commit(lambda state: joined(state, "G", "hash"))
        await perform(table, 1, Start(command_id()))
        match = table.state.games[-1].match
        assert match.players == ["B", "C", "D", "E", "F", "G"] and match.options["leader"] == "A"
        assert table.state.viewer_of(1) == 6 and table.state.viewer_of(7) == 5
        again = await fold(registry.log, table.state.id)
        assert again.match is not None and again.match.position() == match.position()


# ---- words that people type ------------------------------------------------------------------------------------------

UNSEEN = "\u202e\x1b\x07\u200b\u2066\r\n\t"  # right to left, what a terminal obeys, another row


@pytest.mark.parametrize(
    "word", ["Löwenzahn", "L’Aquila", "Côte d’Azur", "O'Neill", "Rhein-Main", "B\u0308", "🐻‍❄️", "\U0001fae9", "a\\x1b"]
)
def test_what_can_be_seen_of_a_word_stays(word: str) -> None:
    assert tidy_act({"type": "say", "word": word}) == {"type": "say", "word": word}


def test_a_word_of_nothing_but_accents_keeps_nobody_waiting() -> None:
    """Those of a whole message took 35 ms to be put in order, fifteen times a second for each player."""
    word = "a" + "".join(accent * 1330 for accent in "\u0345\u0300\u0323")
    begun = time.thread_time()
    long = tidy_act({"type": "say", "word": word})["word"]
    assert time.thread_time() - begun < 0.02 and len(long) > 1000, "it stays too long for the rules"
    assert tidy_act({"type": "say", "word": "Lo\u0308we"})["word"] == "Löwe"


async def test_a_word_is_said_without_signs_that_nobody_should_see(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await Races.begin(registry, clock, 0, 0)
        await races.turn()
        anna, bert = races.phones
        word = anna.view["table"][0].removeprefix("letter_")[0] + "qqqq"
        await races.react(anna=100)
        await races.rest(200)
        nothing = anna.act("say", word=UNSEEN + "\u200d")
        await races.rest(60)
        assert anna.answers(nothing)[0]["reason"] == "bad_params"
        forged = anna.act("say", word=UNSEEN + word + UNSEEN)
        await races.rest(400)
        assert anna.answers(forged)[0]["t"] == "done"
        said = [acted.act["word"] for acted in await races.logged() if isinstance(acted, Acted) and "word" in acted.act]
        assert said == [word]
        shown = [event["words"] for event in bert.events if event["type"] == "words"]
        assert [each["word"] for each in shown[-1]] == [word]
        bert.act("vote", claim="c1", vote="accept")
        await races.rest(60)
        assert [voted.word for voted in registry.votes.overlay.words()] == [word]


async def test_so_is_a_category_that_the_leader_makes_up(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await led(registry, clock, leader_free_categories=True)
        anna, bert, _ = races.phones
        nothing = bert.act("announce_free", text=UNSEEN + "\u200d")
        await races.rest(60)
        assert bert.answers(nothing)[0]["reason"] == "bad_params"
        bert.act("announce_free", text=f"Trinkt{UNSEEN} aus!")
        await races.rest(60)
        assert [event["text"] for event in anna.events if event["type"] == "category"] == ["Trinkt aus!"]


# ---- words that people vote on -----------------------------------------------------------------------------------


async def test_what_people_vote_is_remembered_and_counts_when_the_host_accepts_it(tmp_path: Path) -> None:
    clock = HandClock()
    file = tmp_path / "t.voted.jsonl"
    async with registry_at(tmp_path / "t.db", clock) as registry:
        registry.votes = VoteFile(file)
        races = await Races.begin(registry, clock, 0, 0, 0)
        await races.turn()
        view = races.phones[0].view
        word = view["table"][0].removeprefix("letter_")[0].upper() + "qqqq"
        races.phones[0].act("strike", slot="t1")
        await races.rest(200)
        races.phones[0].act("say", word=word)
        await races.rest(100)
        assert not file.exists()
        for phone in races.phones[1:]:
            phone.act("vote", claim="c1", vote="accept")
        await races.rest(60)
        await registry.votes.look()
        (known,) = VoteFile(file).overlay.words()
        assert (known.category, known.language, known.word) == (view["category"], "de", word)
        assert (known.yes, known.no, known.accepted) == (2, 0, False)
        match = races.table.state.games[-1].match
        act = {"type": "say", "word": word, "listed": False}
        assert races.table.state.votes.listed(match, act)["listed"] is False
        Ledger(file).accept(view["category"], "de", word)
        await registry.votes.look()
        await races.turn()
        position = match.position()
        same = {"category": view["category"], "category_used": [position["category"]]}
        match = Match.resume(match.game, match.players, match.options, position | same, Dealer(bytes(32)))
        assert races.table.state.votes.listed(match, act)["listed"] is True


async def test_a_broken_file_of_votes_stops_no_game_and_no_start(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "t.voted.jsonl"
    good = Voted("de", "animal", "Okapizorkel", 2, 1, True)
    file.write_text(f"{good.line()}\n")
    async with VoteFile(file) as votes:
        file.write_text(f"nonsense\n{good.line()}\n")
        votes.remember(TableState("table"), Acted({"t": 0, "actor": "clock", "type": "tick"}, []))
        await votes.look()
        await votes.look()
        assert [record.message for record in caplog.records] == [
            f"the words that were voted on cannot be read: {file}:1: not JSON: Expecting value: line 1 column 1 (char 0)"
        ]
        assert votes.overlay.words() == [good]  # what was known is known
    caplog.clear()
    assert VoteFile(file).overlay.words() == [good]
    assert "t.voted.jsonl.broken, and the server goes on with the 1 words" in caplog.text
    file.write_text(f'{good.line()}\n{{"accepted":fal')
    caplog.clear()
    assert VoteFile(file).overlay.words() == [good]
    assert "ends in the middle of a line" in caplog.text
    file.unlink()
    file.mkdir()
    caplog.clear()
    assert VoteFile(file).overlay.words() == []
    assert "new ones are not kept" in caplog.text


async def test_votes_are_written_beside_the_loop_and_all_of_them(tmp_path: Path) -> None:
    """The queue is written before the server closes; the loop is not held up by it."""
    clock = HandClock()
    file = tmp_path / "t.voted.jsonl"
    many = [Voted("de", "animal", f"Zorkel{number}", 1, 0) for number in range(300)]
    async with registry_at(tmp_path / "t.db", clock) as registry, VoteFile(file) as votes:
        registry.votes = votes
        races = await Races.begin(registry, clock, 0, 0)
        await races.turn()
        for voted in many:
            votes._keep(voted)  # pyright: ignore[reportPrivateUsage]
    assert len(file.read_text("utf-8").splitlines()) == 300
    assert len(VoteFile(file).overlay) == 300
