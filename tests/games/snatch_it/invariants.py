"""What holds in Snatch It! at every moment: section 9 of the specification, and all acts one could try."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from schnapp.games.snatch_it import box

KIND = {name: number for number, name in enumerate(box.KINDS)}
REVEALING = frozenset(
    "pond_revealed pond_filled bait_revealed bait_to_pond stork_took last_bite deck_reshuffled consolation refilled"
    " rare_case game_ended".split()
)
SHOWS_ITS_CARD = frozenset("snatched stolen reclaimed stalked swallowed tossed".split())
WORD = re.compile(r'"((?:crawler|flyer)_\d|swarm|last_bite)"')


def check(position: dict[str, Any], players: int, options: dict[str, Any]) -> None:
    """Invariants 1 to 5, 8 and 10."""
    everywhere: Counter[str] = Counter(position["deck"] + position["discard"] + position["pond"])
    for cards in position["hands"] + position["bellies"]:
        everywhere.update(cards)
        assert cards == sorted(cards)
    stacks = [stack for patch in position["patches"] for stack in patch]
    for stack in stacks:
        everywhere.update(stack["cards"])
    everywhere.update(card for card in position["laid"] if card is not None)
    assert {kind: everywhere[kind] for kind in box.KINDS} == dict.fromkeys(box.KINDS, 9)  # 1
    assert everywhere["last_bite"] == (not position["last_bite_out"])  # 2
    for stack in stacks:  # 3
        assert len(stack["cards"]) >= 2
        for under, upper in pairwise(stack["cards"]):
            assert box.fits(KIND[upper], KIND[under])
    full = box.hand_size(players)
    sizes = [len(hand) for hand in position["hands"]]
    assert max(sizes) <= full - (position["phase"] == "snatching")  # 4
    if position["state"] == "TURN":  # 5
        assert position["pond"]
        assert any(sizes)
    numbers = [int(stack["id"][1:]) for stack in stacks]
    assert len(set(numbers)) == len(numbers)
    assert all(number < position["next_stack"] for number in numbers)
    for patch in position["patches"]:
        assert patch == sorted(patch, key=lambda stack: int(stack["id"][1:]))
    points = sum(len(belly) + 4 * belly.count("swarm") for belly in position["bellies"])
    assert points <= 153  # 10
    if position["state"] == "OVER":
        assert not stacks
        assert not any(sizes)
        assert position["laid"] == [None] * players


def check_step(before: dict[str, Any], events: list[dict[str, Any]], after: dict[str, Any]) -> None:
    """Invariants 6 (every turn shortens the phase), 7 (a Stork phase draws cards) and 11 (bait goes to the pond)."""
    if before["state"] == after["state"] == "TURN" and before["round"] == after["round"]:
        assert _left(after) < _left(before)
    refilled = [event["count"] for event in events if event["type"] == "refilled"]
    if refilled and not after["last_bite_out"]:
        assert sum(refilled) >= 1
    if before["phase"] == "stork" and after["phase"] != "stork":
        (baits,) = (event["cards"] for event in events if event["type"] == "bait_to_pond")
        (filled,) = (event["cards"] for event in events if event["type"] == "pond_filled")
        assert len(baits) == sum(card is not None for card in before["laid"]) + (before["state"] == "BAIT")
        assert len(after["pond"]) == len(before["pond"]) + len(baits) + len(filled)


def _left(position: dict[str, Any]) -> int:
    return 2 * sum(map(len, position["hands"])) + len(position["pond"])


def all_acts(position: dict[str, Any], players: int) -> Iterator[dict[str, Any]]:
    """Every act whose parameters are of the right kind, and some that name what is not there."""
    stacks = [stack["id"] for patch in position["patches"] for stack in patch] + ["s0"]
    for kind in ("decline", "consolation_draw", "consolation_skip", "call_out", "let_pass"):
        yield {"type": kind}
    for card in box.KINDS:
        for kind in ("lay", "stalk", "reclaim", "bait"):
            yield {"type": kind, "card": card}
        yield {"type": "toss", "pond": card}
        for pond in box.KINDS:
            yield {"type": "snatch", "card": card, "pond": pond}
        for stack in stacks:
            yield {"type": "swallow", "stack": stack, "pond": card}
            for owner in range(players):
                yield {"type": "steal", "card": card, "owner": owner, "stack": stack}
    for stack in stacks:
        for owner in range(players):
            yield {"type": "stork_choose", "owner": owner, "stack": stack}


def cards_in_sight(position: dict[str, Any], viewer: int | None, options: dict[str, Any]) -> Counter[str]:
    """Invariant 9: the only cards that a view may name, each as often as it may."""
    sight = Counter(position["pond"])
    for seat, patch in enumerate(position["patches"]):
        for stack in patch:
            whole = seat == viewer and options["own_stack_view"]
            sight.update(stack["cards"] if whole else [])
            sight[stack["cards"][-1]] += 1  # the field `top`
    for seat, belly in enumerate(position["bellies"]):
        if position["state"] == "OVER" or (seat == viewer and options["own_belly_view"]):
            sight.update(belly)
    if viewer is not None:
        sight.update(position["hands"][viewer])
        sight.update([position["laid"][viewer]] if position["laid"][viewer] else [])
    pending = position["pending"] or {}
    sight.update(pending[field] for field in ("card", "bait") if field in pending)
    return sight


def cards_named(text: str) -> Counter[str]:
    """The cards that a message names."""
    return Counter(WORD.findall(text.replace('"last_bite":', "")))


def holds(memory: dict[str, Any], position: dict[str, Any]) -> None:
    """Stacks, bellies and discard are as the memory says; of the discard it may not know."""
    stacks = {stack["id"]: stack["cards"] for patch in position["patches"] for stack in patch}
    assert memory["stacks"] == stacks
    assert [sorted(cards) for cards in memory["bellies"]] == position["bellies"]
    if memory["discard"] is not None:
        assert sorted(memory["discard"]) == position["discard"]
