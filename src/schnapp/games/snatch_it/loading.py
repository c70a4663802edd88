"""What must hold of a position of Snatch It! beyond its shape (invariants, section 9 of the specification)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from schnapp.table.errors import BadPosition

from . import box
from .rules import SnatchIt

_PHASE = {"LAY": "setup", "BAIT": "stork", "STORK_CHOICE": "stork", "OVER": "over"}
_HAS_ACTIVE = ("TURN", "RECLAIM", "CONSOLATION", "CALL_OUT", "FORCED")


def check(table: SnatchIt, position: dict[str, Any]) -> None:
    """Raises BadPosition with the field that is wrong; `table` stands as the position says."""
    _check_stage(position)
    _check_stacks(position)
    _check_cards(table, position)
    _check_pending(table, position["state"])
    _check_decision(table, position["state"])


def _check_stage(position: dict[str, Any]) -> None:
    stage: str = position["state"]
    if position["phase"] != _PHASE.get(stage, "snatching"):
        raise BadPosition("phase", f"must be {_PHASE.get(stage, 'snatching')} in state {stage}")
    if (position["active"] is not None) != (stage in _HAS_ACTIVE):
        raise BadPosition("active", f"must be {'a seat' if stage in _HAS_ACTIVE else 'null'} in state {stage}")


def _check_stacks(position: dict[str, Any]) -> None:
    for stack in (stack for patch in position["patches"] for stack in patch):
        if int(stack["id"][1:]) >= position["next_stack"]:
            raise BadPosition("patches", "the ids of stacks must be below next_stack")
        if not stack["cards"]:
            raise BadPosition("patches", f"stack {stack['id']} has no cards")


def _check_cards(table: SnatchIt, position: dict[str, Any]) -> None:
    """Invariants 1 and 2: every card is somewhere, once."""
    everywhere: Counter[str] = Counter(position["deck"] + position["discard"] + position["pond"])
    for hand in position["hands"] + position["bellies"]:
        everywhere.update(hand)
    for patch in position["patches"]:
        for stack in patch:
            everywhere.update(stack["cards"])
    everywhere.update(card for card in position["laid"] if card is not None)
    for kind in box.KINDS:
        if everywhere[kind] != box.COPIES:
            raise BadPosition("deck", f"{everywhere[kind]} cards {kind} lie on the table, not {box.COPIES}")
    if everywhere[box.LAST_BITE] != (not position["last_bite_out"]):
        raise BadPosition("last_bite_out", "last_bite must be in the deck or out, and only once")
    if position["last_bite_out"] and not (position["this_round_last"] or position["next_round_last"]):
        raise BadPosition("last_bite_out", "once Last Bite is out, this round or the next is the last")
    if any(len(hand) > table.full_hand for hand in position["hands"]):
        raise BadPosition("hands", f"a hand has at most {table.full_hand} cards")


def _check_pending(table: SnatchIt, stage: str) -> None:
    """Does the decision that is open fit what lies on the table?"""
    match stage:
        case "RECLAIM":
            if table.stolen < 0 or table.owner_of(table.stolen) != table.active:
                raise BadPosition("pending", "the stolen stack must lie in the stealer's patch")
        case "CALL_OUT":
            if not table.floats(table.stalked):
                raise BadPosition("pending", "the stalked card must lie in the pond")
        case "FORCED":
            if not table.holds(table.active, table.stalked):
                raise BadPosition("pending", "the stalked card must be back in the hand")
            if not table.can_act(table.active, table.stalked):
                raise BadPosition("pending", "the stalked card cannot act")
        case "STORK_CHOICE":
            if table.tied(table.victim, table.bait, 1) < 0:
                raise BadPosition("pending", "there is nothing to choose")
        case _:
            pass


def _check_decision(table: SnatchIt, stage: str) -> None:
    """A position is a moment when somebody can act, or the end."""
    if stage == "OVER":
        if table.stacks or table.in_hands:
            raise BadPosition("hands", "hands and patches must be empty when the game is over")
    elif not table.owing:
        raise BadPosition("state", f"nobody has anything to decide in state {stage}")
    elif not all(table.actions(seat) for seat in range(table.players) if table.owing >> seat & 1):
        raise BadPosition("state", f"a player has no legal act in state {stage}")
