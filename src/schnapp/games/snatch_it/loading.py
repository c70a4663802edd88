"""What must hold of a position of Snatch It! beyond its shape (invariants, section 9 of the specification)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from schnapp.table.invariants import Invariant

from . import box
from .rules import SnatchIt

_PHASE = {"LAY": "setup", "BAIT": "stork", "STORK_CHOICE": "stork", "OVER": "over"}
_HAS_ACTIVE = ("TURN", "RECLAIM", "CONSOLATION", "CALL_OUT", "FORCED")
_COMMITTING = ("LAY", "BAIT", "STORK_CHOICE")


def invariants(table: SnatchIt, position: dict[str, Any]) -> Iterator[Invariant]:
    """`table` stands as the position says."""
    stage: str = position["state"]
    phase = _PHASE.get(stage, "snatching")
    yield position["phase"] != phase, "phase", f"must be {phase} in state {stage}"
    acts = stage in _HAS_ACTIVE
    yield (position["active"] is not None) != acts, "active", f"must be {'a seat' if acts else 'null'} in state {stage}"
    for stack in (stack for patch in position["patches"] for stack in patch):
        given = int(stack["id"][1:]) < position["next_stack"]
        yield not given, "patches", "the ids of stacks must be below next_stack"
        yield not stack["cards"], "patches", f"stack {stack['id']} has no cards"
    yield from _cards(table, position)
    yield from _pending(table, stage)
    yield from _decision(table, stage)


def _cards(table: SnatchIt, position: dict[str, Any]) -> Iterator[Invariant]:
    bites, out = position["deck"].count(box.LAST_BITE), position["last_bite_out"]
    yield bites != (not out), "last_bite_out", "last_bite must be in the deck or out, and only once"
    stray = position["state"] not in _COMMITTING and any(position["laid"])
    yield stray, "laid", f"no card is committed in state {position['state']}"
    last = position["this_round_last"] or position["next_round_last"]
    yield out and not last, "last_bite_out", "once Last Bite is out, this round or the next is the last"
    most = max(map(len, position["hands"]))
    yield most > table.full_hand, "hands", f"a hand has at most {table.full_hand} cards"


def _pending(table: SnatchIt, stage: str) -> Iterator[Invariant]:
    """Does the decision that is open fit what lies on the table?"""
    active, stalked = table.active, table.stalked
    if stage == "RECLAIM":
        stolen = table.stolen >= 0 and table.owner_of(table.stolen) == active
        yield not stolen, "pending", "the stolen stack must lie in the stealer's patch"
    elif stage == "CALL_OUT":
        yield not table.floats(stalked), "pending", "the stalked card must lie in the pond"
    elif stage == "FORCED":
        yield not table.holds(active, stalked), "pending", "the stalked card must be back in the hand"
        yield not table.can_act(active, stalked), "pending", "the stalked card cannot act"
    elif stage == "STORK_CHOICE":
        yield table.tied(table.victim, table.bait, 1) < 0, "pending", "there is nothing to choose"


def _decision(table: SnatchIt, stage: str) -> Iterator[Invariant]:
    """A position is a moment when somebody can act, or the end."""
    if stage == "OVER":
        yield table.stacks or table.in_hands, "hands", "hands and patches must be empty when the game is over"
    else:
        yield not table.owing, "state", f"nobody has anything to decide in state {stage}"
        owing = [seat for seat in range(table.players) if table.owing >> seat & 1]
        yield not all(map(table.actions, owing)), "state", f"a player has no legal act in state {stage}"
