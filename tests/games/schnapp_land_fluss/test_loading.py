"""Which positions are none: what the engine waits for lies ahead (spec, 6.0; record format, A4)."""

from __future__ import annotations

from typing import Any

import pytest

from schnapp.table.dealer import Dealer, stream
from schnapp.table.errors import BadPosition
from schnapp.table.match import Match
from schnapp.table.options import integer

from .under_test import GAME, GRAB

TURNED = {"t": 100, "actor": 0, "type": "turn_category"}
STRUCK = {"t": 200, "actor": 0, "type": "strike", "slot": "t1"}
SAID = {"t": 300, "actor": 0, "type": "say", "listed": False}


def resumed(match: Match, at: int) -> Match:
    """The same moment, said to be another."""
    dealer = Dealer(stream("late", "on"))
    return Match.resume(GAME, match.players, match.options, match.position() | {"t": at}, dealer)


@pytest.mark.parametrize(
    ("options", "acts", "timer"),
    [
        ({}, [], "reveal"),
        ({}, [TURNED], "think"),
        (GRAB, [TURNED], "think"),
        ({}, [TURNED, STRUCK], "window"),
        (GRAB | {"think_ms": 300_000}, [TURNED, STRUCK], "word"),
        (GRAB | {"judge": "vote"}, [TURNED, STRUCK, SAID], "vote"),
    ],
)
def test_no_timer_of_a_position_was_due_before(options: dict[str, Any], acts: list[dict[str, Any]], timer: str) -> None:
    match = Match.start(GAME, ["Anna", "Bert"], options, Dealer(stream("late", "deal")))
    for act in acts:
        match.act({**act, "word": match.position()["table"][0][-1] + "xx"} if act is SAID else act)
    if timer == "vote":  # both give up, and vote on the word
        for player in (0, 1):
            match.act({"t": 400, "actor": player, "type": "pass"})
    deadline = match.deadline
    assert deadline is not None
    timers = match.position()["timers"]
    assert deadline == timers.get(timer, 200 + integer(match.options, "word_ms"))
    assert resumed(match, deadline).deadline == deadline  # an act is still in time
    with pytest.raises(BadPosition, match="field t: the timers that were due before it have fired"):
        resumed(match, deadline + 1)
