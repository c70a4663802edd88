"""Pig in the tests for all games, with what always holds there. Imported only where the example can be."""

from __future__ import annotations

from typing import Any

from pig import PigGame

from schnapp.conformance import UnderTest

Event = dict[str, Any]


def check(position: Event, players: int, options: Event) -> None:
    """Whoever reaches the goal ends the game, and nobody else has reached it."""
    there = [points >= options["goal"] for points in position["points"]]
    assert len(there) == players
    assert (position["active"] is None) == any(there)
    assert sum(there) <= 1
    assert position["pot"] == 0 or position["active"] is not None


def check_step(before: Event, events: list[Event], after: Event) -> None:
    """A throw adds to the pot or ends the turn; holding moves the pot to the points."""
    (event,) = events
    player = event["player"]
    assert player == before["active"]
    gained = [new - old for new, old in zip(after["points"], before["points"], strict=True)]
    if event["type"] == "rolled":
        assert not any(gained)
        assert (after["pot"], after["active"] == player) == (
            (0, False) if event["pips"] == 1 else (before["pot"] + event["pips"], True)
        )
    else:
        assert gained == [before["pot"] * (seat == player) for seat in range(len(gained))]
        assert event["points"] == after["points"][player]
        assert after["pot"] == 0


TESTED = UnderTest(
    PigGame(),
    tables=((2, {}), (10, {"goal": 30}), (4, {"goal": 10})),
    positions=((2, {}, {"active": 1, "pot": 12, "points": [40, 20]}),),
    events=frozenset({"rolled", "held"}),
    check=check,
    check_step=check_step,
)
