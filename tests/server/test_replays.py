"""Replays of finished games: every seat is shown what it was sent during play, `all` what any seat was, and nobody anything before
the end. In a running game everybody looks back at what they were sent, as far as the rules allow."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from schnapp.server.commands import acted, ticked
from schnapp.server.draw_window import TooSoon
from schnapp.server.refusal import Refusal
from schnapp.server.registry import TableRegistry
from schnapp.server.rest import finished, told
from schnapp.server.snapshots import past, past_steps
from schnapp.server.standstill import TableClock
from schnapp.server.table import LiveTable
from schnapp.server.turns import Asker
from schnapp.table.dealer import stream
from schnapp.table.match import Match
from schnapp.table.rng import Rng

from .client import Client, open_table, play_to_the_end, request
from .registry import HandClock, Listener, registry_at, settle, sit
from .registry import open_table as open_here
from .test_analyses import SHORT
from .test_timed import led

GAMES = {
    "snatch-it": SHORT,
    "schnuff": {"draw_reminder": True},
    "snails": {"rounds": 2},
    "schnapp-land-fluss": {"misses_to_end": 1},
}


async def play_on(table: LiveTable, seed: str, steps: int | None = None) -> None:
    """Any acts, to the end or until so many steps are there; where nobody may act any more, or may not yet, time goes on."""
    chance = Rng(stream(seed, "replay"))
    while table.state.stage == "playing" and (steps is None or len(table.state.games[-1].steps) < steps):
        match = table.state.match
        assert match is not None
        try:
            seats = match.owed()
            act = (
                match.random_act(seats[chance.below(len(seats))], chance) if seats else match.tick(match.deadline or 0)
            )
            await table.commit(lambda state, act=act: acted(state, act))
        except TooSoon:
            assert isinstance(table.clock, TableClock) and isinstance(table.clock.clock, HandClock)
            await table.clock.clock.go(1)
        except Refusal:
            await table.commit(lambda state, due=match.deadline or 0: ticked(state, due))
        await asyncio.sleep(0)
    await settle()


async def seen(registry: TableRegistry, table: LiveTable, eyes: Any) -> Any:
    state = table.state
    asker, number = Asker("", state.id), finished(state, None)
    packed = await registry.records.replay(
        registry.thinkers, asker, number, eyes, lambda: told(registry, state, number)
    )
    return json.loads(gzip.decompress(packed))


def sent(listener: Listener) -> list[dict[str, Any]]:
    """The steps of the newest game as somebody was sent them, from the deal on."""
    scene, *later = [message for message in listener.heard if message["t"] in ("scene", "happened")]
    (deal,) = scene["past"]
    told = ("events", "view", "changes")
    return [{key: step[key] for key in told if key in step} for step in (deal | {"view": scene["view"]}, *later)]


def text(value: Any) -> str:
    """Also the order of the fields counts."""
    return json.dumps(value)


def opened(everything: Any, watched: Any, by_seat: Iterable[Any]) -> bool:
    """Is a value, or a part of one, that only some seats see shown as they see it? What all see alike is shown as it is."""
    told = [value for value in by_seat if text(value) != text(watched)]
    if not told:
        return text(everything) == text(watched)
    if isinstance(watched, dict) and all(isinstance(value, dict) for value in (everything, *told)):
        return everything.keys() == watched.keys() and all(
            opened(everything[key], watched[key], [value[key] for value in told]) for key in watched
        )
    if isinstance(watched, list) and all(isinstance(value, list) for value in (everything, *told)):
        return len(everything) == len(watched) and all(
            opened(part, watched[at], [value[at] for value in told]) for at, part in enumerate(everything)
        )
    return text(everything) in map(text, told)


OWN = ("viewer", "own_vote", "draw_right")  # of whoever looks: there is none with all eyes


def without_own(view: Any) -> Any:
    if isinstance(view, dict):
        return {key: without_own(part) for key, part in view.items() if key not in OWN}
    return [without_own(part) for part in view] if isinstance(view, list) else view


async def is_told_again(
    registry: TableRegistry, table: LiveTable, listeners: list[Listener], watcher: Listener
) -> None:
    """What each of these seats was sent; `watcher` has no seat."""
    told = [await seen(registry, table, seat) for seat in range(len(listeners))]
    for replay, listener in zip(told, listeners, strict=True):
        assert text(replay["frames"]) == text(sent(listener))
        assert replay["players"] == table.state.match.players
    everything = (await seen(registry, table, "all"))["frames"]
    hidden = 0
    for at, (frame, watched) in enumerate(zip(everything, sent(watcher), strict=True)):
        assert frame["view"]["viewer"] is None
        by_seat = [without_own(replay["frames"][at]["view"]) for replay in told]
        assert opened(without_own(frame["view"]), without_own(watched["view"]), by_seat), (at, frame, watched, by_seat)
        for n, event in enumerate(frame["events"]):
            parts = [replay["frames"][at]["events"][n] for replay in told]
            assert event == watched["events"][n] | {key: value for part in parts for key, value in part.items()}
        hidden += frame != watched
    assert hidden > 0, "everybody sees everything: the test is blind"


@pytest.mark.parametrize("game", GAMES)
async def test_every_seat_is_shown_what_it_was_sent(tmp_path: Path, game: str) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        table = await open_here(registry, game=game, options=GAMES[game])
        *ears, watcher = await sit(table, 1, 2, 3, None)
        await play_on(table, game)
        await is_told_again(registry, table, ears, watcher)


async def test_who_leads_is_shown_what_they_were_sent(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        races = await led(registry, clock, misses_to_end=1)
        (watcher,) = await sit(races.table, None)
        leader = races.phones[1]
        await play_on(races.table, "led")
        last = len(races.table.state.places) - 1
        told = await seen(registry, races.table, last)
        assert told["frames"][-1]["view"] == leader.now["view"] != watcher.now["view"]
        with pytest.raises(Refusal, match="no_such_seat"):
            await seen(registry, races.table, last + 1)


async def test_eyes_are_kept_apart_and_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        table = await open_here(registry, options=SHORT)
        await play_on(table, "kept")
        made = [await seen(registry, table, eyes) for eyes in (0, 1, "all")]
        monkeypatch.setattr(Match, "view", lambda match, viewer: pytest.fail("it was made"))
        assert [await seen(registry, table, eyes) for eyes in (0, 1, "all")] == made
        assert len({text(replay) for replay in made}) == 3


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("history", ["table", "full"])
async def test_everybody_looks_back_at_what_they_were_sent(tmp_path: Path, game: str, history: str) -> None:
    options = {"history_view": history} if game in ("snatch-it", "schnuff") else {}
    async with registry_at(tmp_path / "t.db") as registry:
        table = await open_here(registry, game=game, options=GAMES[game] | options)
        listeners = await sit(table, 1, 2, 3, None)
        await play_on(table, game, steps=12)
        state = table.state
        assert state.stage == "playing"
        asker, played = Asker("", state.id), state.games[-1]
        for viewer, listener in zip((0, 1, 2, None), listeners, strict=True):
            since = past_steps(played, viewer)
            packed = await registry.records.past(registry.thinkers, asker, played, viewer, since)
            moments = json.loads(gzip.decompress(packed))["frames"]
            numbers = [moment.pop("seq") for moment in moments]
            assert numbers == [happening.seq for happening in past(state, viewer)]
            assert text(moments) == text(sent(listener)[-len(moments) :])
            assert (len(moments) < len(played.steps)) == (history == "table" and options != {})


@pytest.mark.parametrize("history", ["table", "full"])
async def test_with_the_end_comes_the_past_of_which_less_was_shown(tmp_path: Path, history: str) -> None:
    """Of everybody what they were sent, step by step; once."""
    async with registry_at(tmp_path / "t.db") as registry:
        table = await open_here(registry, options=SHORT | {"history_view": history})
        listeners = await sit(table, 1, 2, 3, None)
        await play_on(table, "end")
        for listener in listeners:
            scene, *later = [message for message in listener.heard if message["t"] in ("scene", "happened")]
            steps = [*scene["past"], *({field: step[field] for field in ("seq", "events", "by")} for step in later)]
            whole = [step["past"] for step in later if "past" in step]
            assert whole == ([steps] if history == "table" else [])
            assert ("past" in later[-1]) == (history == "table")


async def test_a_game_that_was_broken_off_cannot_be_shown(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        table = await open_here(registry, options=SHORT)
        table.state.games[-1].match = None
        with pytest.raises(Refusal, match="not_found"):
            await seen(registry, table, "all")


def test_over_the_network_after_the_end_and_to_whoever_may_have_the_record(base: str) -> None:
    opened = open_table(base, seats=3, bots=["beginner", "beginner"], options=SHORT, start=True)
    table, secret = opened["held"][0]["table"], opened["held"][0]["secret"]
    url = f"{base}/api/tables/{table}/replay"
    bearer = {"authorization": f"Bearer {secret}"}
    with Client(base, table, secret) as anna:
        anna.until("scene")
        for eyes in ("", "?eyes=all", "?eyes=0", "?eyes=1&match=1", "?eyes=9"):
            for headers in ({}, bearer):
                status, problem, _ = request(url + eyes, headers=headers)
                assert (status, problem["reason"]) == (409, "game_not_over")
        play_to_the_end([anna])
        status, everything, headers = request(url)
        assert status == 200 and headers["content-type"].startswith("application/json")
        assert request(f"{url}?match=1&eyes=all")[1] == everything
        assert (
            everything["frames"][0]["view"]["hands"][1] != request(f"{url}?eyes=0")[1]["frames"][0]["view"]["hands"][1]
        )
        for eyes in ("3", "-1", "999999999999999999999"):
            assert request(f"{url}?eyes={eyes}")[1]["reason"] == "no_such_seat"
        for eyes in ("1.5", "nobody", "null"):
            status, problem, _ = request(f"{url}?eyes={eyes}")
            assert (status, problem["reason"]) == (400, "malformed"), eyes
        assert request(f"{url}?match=2")[1]["reason"] == "wrong_match"
        assert anna.ask("rematch")["t"] == "done"
        anna.until(lambda m: m["t"] == "scene" and m["table"]["match"] == 2)
        assert request(url)[1]["reason"] == "game_not_over"
        assert request(f"{url}?match=1")[1] == everything


def test_over_the_network_a_running_game_is_looked_back_at_from_ones_own_seat(base: str) -> None:
    opened = open_table(base, names=["Anna", "Bert"], seats=3, bots=["beginner"], options=SHORT)
    table, secrets = opened["held"][0]["table"], [held["secret"] for held in opened["held"]]
    url = f"{base}/api/tables/{table}/past"
    bearer = [{"authorization": f"Bearer {secret}"} for secret in secrets]
    assert request(url, headers=bearer[0])[1]["reason"] == "game_not_running"
    with Client(base, table, secrets[0]) as anna, Client(base, table, secrets[1]) as bert:
        assert anna.ask("start")["t"] == "done"
        for player, headers in ((anna, bearer[0]), (bert, bearer[1])):
            scene = player.until(lambda m: m["t"] == "scene" and m["view"])
            status, told, _ = request(url, headers=headers)
            assert status == 200
            assert told["frames"][0]["view"] == scene["view"]
            assert told["frames"][0]["seq"] == scene["past"][0]["seq"]
        assert request(url)[1]["frames"][0]["view"]["viewer"] is None
        for wrong in ("nonsense", secrets[0][:-1], ""):
            status, problem, _ = request(url, headers={"authorization": f"Bearer {wrong}"})
            assert (status, problem["reason"]) == (403, "wrong_secret")
