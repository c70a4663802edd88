"""Tables at which nobody races: everybody answers, and the best answer counts. The clock is moved by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from schnapp.server.messages import Configure
from schnapp.server.refusal import Refusal
from schnapp.words import suggestions
from schnapp.words.overlay import Voted

from .client import command_id
from .lines import Far, Races
from .registry import HandClock, open_table, perform, registry_at, settle


async def without_a_race(registry: Any, clock: HandClock, *delays: float, **fields: Any) -> Races:
    return await Races.begin(registry, clock, *delays, calm=True, **fields)


def known(phone: Far, red: bool | None = None) -> list[tuple[str, str]]:
    """Slots and words that are listed, one of each letter on the table."""
    view = phone.view
    reds = phone.heard[0]["table"]["options"]["letter_deck"]["red"]
    found: dict[str, tuple[str, str]] = {}
    for at, letter in enumerate(view["table"], 1):
        words = suggestions(view["category"], "de", letter.removeprefix("letter_").upper()) if letter else ()
        if words and letter not in found and (red is None or (letter in reds) is red):
            found[letter] = (f"t{at}", words[0])
    return list(found.values())


def wrong(phone: Far, slot: str) -> str:
    """A word that fits the letter and means nothing."""
    return phone.view["table"][int(slot[1:]) - 1].removeprefix("letter_")[0] + "qqqq"


async def test_answers_wait_for_each_other_and_nobody_sees_them(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await without_a_race(registry, clock, 0, 0, options={"judge": "lexicon"})
        await races.turn()
        anna, bert = races.phones
        slot, word = known(anna)[0]
        assert [act["type"] for act in bert.now["legal"]] == ["answer", "pass"]
        first = anna.act("answer", slot=slot, word=word)
        await settle()
        assert anna.answers(first)[0]["t"] == "done"
        assert [seat["answered"] for seat in bert.heard[-1]["table"]["seats"]] == [True, False]
        assert not any(word in text for text in bert.raw)
        heard = len(bert.heard)
        again = anna.act("answer", slot=slot, word=word)
        await settle()
        assert anna.answers(again)[0]["t"] == "done" and len(bert.heard) == heard  # nobody's news
        await clock.go(10)
        assert [act["type"] for act in races.acts] == ["turn_category"]
        bert.act("answer", slot="t1", word=wrong(bert, "t1"))
        await races.rest(800)
        assert [event["player"] for event in races.events if event["type"] == "won"] == [0]
        assert not any(seat.answered for seat in races.table.audience.table_view().seats)


@pytest.mark.parametrize("mode", ["strike_then_word", "typed"])
async def test_a_word_that_the_host_has_accepted_is_listed_here_too(tmp_path: Path, mode: str) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await without_a_race(registry, clock, 0, 0, options={"judge": "lexicon", "claim_mode": mode})
        await races.turn()
        anna, bert = races.phones
        word = wrong(anna, "t1")
        registry.votes.overlay.take(Voted("de", anna.view["category"], word, 2, 0, accepted=True))
        anna.act("answer", slot="t1", word=word)
        bert.act("pass")
        await races.rest(800)
        assert [event["verdict"] for event in races.events if event["type"] == "judged"] == ["valid"]


async def test_no_answer_is_taken_while_others_are_tried(tmp_path: Path) -> None:
    """Both words are wrong: after the first one nobody may answer yet, after the second one both may."""
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await without_a_race(registry, clock, 0, 0, options={"judge": "lexicon", "wrong_lockout": "never"})
        await races.turn()
        anna, bert = races.phones
        for phone, slot in ((anna, "t1"), (bert, "t2")):
            phone.act("answer", slot=slot, word=wrong(phone, slot))
        await races.rest(800)
        after = [
            [act["type"] for act in one["legal"]]
            for one in anna.heard
            if one["t"] == "happened" and any(event["type"] == "reopened" for event in one["events"])
        ]
        assert after == [["pass"], ["answer", "pass"]]


async def test_the_more_valuable_letter_goes_first_whoever_was_quicker(tmp_path: Path) -> None:
    """Tried until a table has a listed word for a red letter and one for a blue one."""
    for number in range(12):
        clock = HandClock()
        async with registry_at(tmp_path / f"{number}.db", clock) as registry:
            races = await without_a_race(registry, clock, 0, 0, options={"judge": "lexicon"})
            await races.turn()
            anna, bert = races.phones
            blue, red = known(anna, red=False), known(bert, red=True)
            if not (blue and red):
                continue
            anna.act("answer", slot=blue[0][0], word=blue[0][1])
            await settle()
            bert.act("answer", slot=red[0][0], word=red[0][1])
            await races.rest(400)
            assert [event["player"] for event in races.events if event["type"] == "struck"] == [1]
            assert [event["player"] for event in races.events if event["type"] == "won"] == [1]
            logged = [entry.measured for entry in (await races.logged())[1:] if entry.measured]  # type: ignore[union-attr]
            (row,) = [found["answers"] for found in logged if "answers" in found]
            assert [one["points"] for one in row] == [2, 1] and all(len(one["lot"]) == 16 for one in row)
            return
    raise AssertionError("no table had both")


async def test_the_next_one_is_tried_when_the_first_was_wrong(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await without_a_race(registry, clock, 0, 0, 0, options={"judge": "lexicon"})
        await races.turn()
        for phone, slot in zip(races.phones, ("t1", "t2", "t3"), strict=True):
            phone.act("answer", slot=slot, word=wrong(phone, slot))
        await races.rest(1200)
        judged = [event for event in races.events if event["type"] == "judged"]
        assert sorted(event["player"] for event in judged) == [0, 1, 2]
        assert {event["verdict"] for event in judged} == {"wrong"}
        assert races.phones[0].view["misses"] == 1  # all are locked out


async def test_when_the_time_is_over_those_who_have_answered_are_tried(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await without_a_race(registry, clock, 0, 0, options={"judge": "lexicon", "think_ms": 8000})
        await races.turn()
        anna, bert = races.phones
        slot, word = known(anna)[0]
        anna.act("answer", slot=slot, word=word)
        await clock.go(7)
        assert not any(event["type"] == "struck" for event in races.events)
        await clock.go(1.5)
        await races.rest(300)
        assert [event["player"] for event in races.events if event["type"] == "won"] == [0]
        assert bert.view["misses"] == 0


async def test_an_answer_can_be_changed_taken_back_and_is_checked_at_once(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await without_a_race(registry, clock, 0, 0)
        await races.turn()
        anna = races.phones[0]
        refused = {
            anna.act("answer", slot="t99", word="Affe"): "bad_params",
            anna.act("answer", slot="t1", word="123"): "bad_params",
            anna.act("answer", slot="t1", word="\u202e\x1b\u200d"): "bad_params",
            anna.act("answer", slot="t1"): "malformed",
            anna.act("answer", slot="t1", word=None): "malformed",
            anna.act("strike", slot="t1"): "wrong_state",
        }
        await races.rest(60)
        for id, reason in refused.items():
            assert anna.answers(id)[0]["reason"] == reason
        anna.act("answer", slot="t1", word="Aaaa")
        anna.act("answer", slot="t2", word="\u202eBb\x1bbb\n")
        await settle()
        assert races.table.flow.answers.of(0) == {"slot": "t2", "word": "Bbbb"}
        again = Far(registry, races.table.state.id, races.secrets[0], clock)
        await settle()
        assert again.now["answer"] == {"slot": "t2", "word": "Bbbb"}
        anna.act("pass")
        await races.rest(60)
        assert races.table.flow.answers.given == {}


async def test_bots_answer_too(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await without_a_race(
            registry, clock, 0, seats=3, bots=["greedy", "greedy"], pace_ms=0, options={"judge": "lexicon"}
        )
        for _ in range(20):
            anna = races.phones[0]
            if any(act["type"] == "turn_category" for act in anna.now["legal"]):
                anna.act("turn_category")
            elif any(act["type"] == "pass" for act in anna.now["legal"]) and anna.view["state"] == "OPEN":
                anna.act("pass")
            await clock.go(2)
        struck = [act for act in races.acts if act["type"] == "strike"]
        assert struck and all(act["by"] == "bot" for act in struck)
        assert any(event["type"] == "won" for event in races.events)


async def test_where_letters_are_grabbed_every_answer_has_its_turn(tmp_path: Path) -> None:
    for number in range(12):
        clock = HandClock()
        async with registry_at(tmp_path / f"{number}.db", clock) as registry:
            races = await without_a_race(registry, clock, 0, 0, options={"judge": "lexicon", "variant": "grab_all"})
            await races.turn()
            found = known(races.phones[0])
            if len(found) < 2:
                continue
            for phone, (slot, word) in zip(races.phones, found, strict=False):
                phone.act("answer", slot=slot, word=word)
            await races.rest(400)
            assert sorted(event["player"] for event in races.events if event["type"] == "won") == [0, 1]
            assert races.phones[0].view["state"] == "RUSH"
            return
    raise AssertionError("no table had two")


async def test_only_timed_games_have_a_race_to_do_without(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        with pytest.raises(Refusal) as refused:
            await open_table(registry, calm=True)
        assert refused.value.field == "calm"
        table = await open_table(registry, start=False)
        with pytest.raises(Refusal):
            await perform(table, 1, Configure(command_id(), calm=True))
        other = await open_table(registry, game="schnapp-land-fluss", start=False)
        await perform(other, 1, Configure(command_id(), calm=True))
        assert other.state.calm and other.audience.table_view().calm
        await perform(other, 1, Configure(command_id(), pace_ms=500))
        assert other.state.calm
