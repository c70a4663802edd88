"""Whole games in which who drops out of a round pays for it (R31): what holds in all of them, whoever forgets to draw."""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

import pytest

from schnapp.conformance.tables import until_over
from schnapp.games import GAMES
from schnapp.games.schnuff.rules import Schnuff
from schnapp.table.canonical import canonical
from schnapp.table.dealer import stream
from schnapp.table.match import Match
from schnapp.table.record import Recorder, parsed
from schnapp.table.replay import check as check_record
from schnapp.table.rng import Rng
from tests.builds import assert_both_tell

from .invariants import FEES, check, check_step
from .pictures import started

TOLLS = ("none", "next_limit", "ninety")
MATCHES = 12
every_toll = pytest.mark.parametrize("toll", TOLLS)
every_number = pytest.mark.parametrize("players", range(2, 7))


def forgetful_game(players: int, toll: str, number: int, **options: Any) -> tuple[Match, Counter[str]]:
    """A random game in which nobody but the last seat likes to draw; what happened in it. Invariants hold at every step."""
    match = started(players, f"toll {number}", {"drop_out_toll": toll, "max_rounds": 60, **options})
    chance, happened = Rng(stream(f"toll {number}", "acts")), Counter[str]()
    for _ in until_over(match):
        before = match.position()
        seat, right = before["active"], before["draw_right"]
        if right is not None and (right == players - 1 or chance.below(8) == 0):
            seat = right
        act = match.random_act(seat, chance)
        events: list[dict[str, Any]] = [entry["event"] for entry in match.act(act) if "event" in entry]
        check(match.position(), players, match.options)
        check_step(before, events, match.position())
        happened.update(event["type"] for event in events)
        happened["tolls"] += check_tolls(before, events, toll)
    return match, happened


def check_tolls(before: dict[str, Any], events: list[dict[str, Any]], toll: str) -> int:
    """6.3/2 Each dropping out and what is paid for it directly afterwards; how much that was."""
    types = [event["type"] for event in events]
    if "dropped_out" not in types:
        return 0
    at = types.index("dropped_out")
    assert types[: at + 1] == ["draw_forfeited", "dropped_out"]
    if toll == "none":
        assert types[at + 1] == "played"
        return 0
    limit = 90 if toll == "ninety" else next(limit for limit in FEES if limit >= before["count"])
    late: int = events[at]["player"]
    chips = min(FEES[limit], before["chips"][late])
    assert events[at + 1] == {"type": "paid", "player": late, "chips": chips, "limit": limit}
    assert types[at + 2] == "played"
    assert (before["chips"][late] == chips) == ({"type": "eliminated", "player": late} in events)
    return chips


@every_number
@every_toll
def test_whoever_forgets_to_draw_the_rules_hold_and_the_game_ends(toll: str, players: int) -> None:
    together = Counter[str]()
    for number in range(MATCHES):
        match, happened = forgetful_game(players, toll, number)
        assert match.over
        together += happened
    assert together["dropped_out"] > MATCHES
    assert (together["tolls"] > together["dropped_out"] / 2) == (toll != "none")


def test_the_toll_makes_games_shorter() -> None:
    """By the booklet nobody pays in a round in which all but one drop out."""
    rounds = {
        toll: sum(forgetful_game(4, toll, number)[1]["round_ended"] for number in range(MATCHES)) for toll in TOLLS
    }
    assert rounds["none"] > rounds["next_limit"] > rounds["ninety"]


def test_nobody_is_left_in_some_games_and_the_last_ones_share_the_first_rank() -> None:
    """6.3/7"""
    empty = 0
    for number in range(40):
        match, _ = forgetful_game(2, "ninety", number, chips=3)
        result, chips = match.result(), match.position()["chips"]
        assert result is not None
        assert sorted(result["ranks"]) == ([1, 2] if any(chips) else [1, 1])
        empty += not any(chips)
    assert empty > 0


@every_toll
def test_a_record_that_does_not_know_the_option_is_one_without_toll(toll: str) -> None:
    """Records that are older than the option say nothing of it."""
    match = started(3, "older", {"drop_out_toll": toll})
    chance, recorder = Rng(stream("older", "acts")), Recorder(match, verbose=True)
    for _ in until_over(match):  # nobody draws who need not
        act = match.random_act(match.to_act()[0], chance)
        recorder.act(act, match.act(act))
    header, *lines = recorder.text().encode().splitlines(keepends=True)
    assert check_record(parsed(b"".join([header, *lines])), GAMES) is None
    older = header.replace(f',"drop_out_toll":"{toll}"'.encode(), b"")
    assert older != header
    divergence = check_record(parsed(b"".join([older, *lines])), GAMES)
    assert (divergence is None) == (toll == "none")
    assert divergence is None or "paid" in divergence.why


def tell() -> None:
    """Games with each toll, for whoever compares builds."""
    for toll in TOLLS:
        for number in range(3):
            match, happened = forgetful_game(4, toll, number)
            print(canonical([match.position(), sorted(happened.items())]))
    print(str(sys.modules[Schnuff.__module__].__file__).endswith(".py"))


def test_compiled_and_uncompiled_the_toll_is_the_same() -> None:
    assert_both_tell("from tests.games.schnuff.test_toll import tell; tell()")
