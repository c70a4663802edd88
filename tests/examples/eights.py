"""Crazy Eights in the tests for all games. Imported only once the example is built."""

from __future__ import annotations

from collections import Counter
from typing import Any

from crazy_eights.game import KINDS, STAGES, CrazyEightsGame

from schnapp.conformance import UnderTest

Event = dict[str, Any]


def check(position: Event, players: int, options: Event) -> None:
    """Every card lies in one place; an eight asks for any suit, every other card for its own."""
    hands, running = position["hands"], position["state"] != "OVER"
    everywhere = [position["top"], *position["pile"], *position["discard"], *hands[0], *hands[1]]
    assert Counter(everywhere) == Counter(KINDS)
    for cards in (position["pile"], position["discard"], *hands):
        assert cards == sorted(cards)
    assert position["suit"] == position["top"][0] or position["top"][1] == "8"
    assert position["passes"] == 0 or not position["pile"]
    assert position["draws"] <= options["max_draws"]
    assert (position["active"] in (0, 1)) == running
    assert running == (all(hands) and position["passes"] < 3)


def check_step(before: Event, events: list[Event], after: Event) -> None:
    """One thing happens at a time, and only the player's own hand changes by a card."""
    (event,) = events
    player = event["player"]
    assert player == before["active"]
    gone, come = (
        Counter(one["hands"][player]) - Counter(two["hands"][player]) for one, two in [(before, after), (after, before)]
    )
    assert before["hands"][1 - player] == after["hands"][1 - player]
    assert list(gone) == ([event["card"]] if event["type"] == "played" else [])
    assert list(come) == ([event["private"][str(player)]["card"]] if event["type"] == "drew" else [])
    if event["type"] == "played":
        assert event["card"][1] == "8" or event["card"][0] == before["suit"] or event["card"][1] == before["top"][1]
        assert (after["top"], after["draws"], after["passes"]) == (event["card"], 0, 0)
    same_turn = event["type"] == "drew" or after["state"] == "NOMINATE"
    assert after["active"] in (None, player if same_turn else 1 - player)


def cards_in_sight(position: Event, viewer: int | None, options: Event) -> Counter[str]:
    own = position["hands"][viewer] if viewer is not None else []
    return Counter([position["top"], *position["discard"], *own])


def _late(pile: str) -> Event:
    """A table at which nearly everything has been played."""
    mine, yours, left = ["C4", "D3", "S8"], ["C2", "C7", "DJ", "SK"], sorted(pile.split())
    played = sorted(set(KINDS) - {"H5", *mine, *yours, *left})
    return {
        "state": "PLAY",
        "active": 0,
        "top": "H5",
        "suit": "H",
        "draws": 0,
        "passes": 0,
        "pile": left,
        "discard": played,
        "hands": [mine, yours],
    }


TESTED = UnderTest(
    CrazyEightsGame(),
    tables=((2, {}), (2, {"max_draws": 1}), (2, {"max_draws": 10})),
    positions=((2, {}, _late("S2 D4 H6 C9 SJ DK")),),
    stage="state",
    states=frozenset(STAGES),
    events=frozenset({"played", "nominated", "drew", "passed"}),
    revealing=frozenset({"drew"}),
    shows_its_card=frozenset({"played"}),
    piles=frozenset({"pile"}),
    check=check,
    check_step=check_step,
    cards_in_sight=cards_in_sight,
    determinizations=10,
    open_parameters=frozenset(),
)
