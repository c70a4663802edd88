"""From a position to a state, with every field checked; and between cards by name and bit masks."""

from __future__ import annotations

from collections.abc import Iterable

from schnapp.table import reading
from schnapp.table.canonical import Json
from schnapp.table.errors import BadPosition

from . import box
from .rules import CrazyEights

FIELDS = frozenset("state dealer active top suit draws passes pile discard hands".split())


def cards(mask: int) -> list[str]:
    """The names of the cards in a bit mask, in their order."""
    return [kind for card, kind in enumerate(box.KINDS) if mask >> card & 1]


def mask(kinds: Iterable[str]) -> int:
    """Cards as a bit mask."""
    return sum(1 << box.KINDS.index(kind) for kind in kinds)


def load(table: CrazyEights, position: Json) -> CrazyEights:
    """Put a position on an empty table. Raises BadPosition with the field that is wrong."""
    position = reading.fields(position, FIELDS)
    stage = reading.one_of("state", position["state"], box.STAGES)
    table.stage = box.STAGES.index(stage)
    table.dealer = reading.seat("dealer", position["dealer"], 2)
    table.draws = reading.number("draws", position["draws"], 0, table.max_draws)
    table.passes = reading.number("passes", position["passes"], 0, box.PASSES)
    pile = reading.names("pile", position["pile"], box.KINDS)
    discard = reading.names("discard", position["discard"], box.KINDS)
    hands = [reading.names("hands", hand, box.KINDS) for hand in reading.by_seat("hands", position["hands"], 2)]
    top = reading.one_of("top", position["top"], box.KINDS)
    if sorted([top, *pile, *discard, *hands[0], *hands[1]]) != sorted(box.KINDS):
        raise BadPosition("pile", "every card must lie in exactly one place")
    table.top = box.KINDS.index(top)
    table.suit = box.SUITS.index(reading.one_of("suit", position["suit"], box.SUITS))
    table.lay_out(mask(pile), len(pile), mask(hands[0]), mask(hands[1]))
    if stage == "OVER":
        table.active = -1
        if position["active"] is not None:
            raise BadPosition("active", "must be null when the game is over")
    else:
        table.active = reading.seat("active", position["active"], 2)
        table.settle_owing()
    _check(table, stage, ended=table.passes == box.PASSES or not all(hands))
    return table


def _check(table: CrazyEights, stage: str, *, ended: bool) -> None:
    """What the rules never lead to."""
    eight = table.top // len(box.SUITS) == box.EIGHT
    if ended != (stage == "OVER"):
        raise BadPosition("state", "the game is over when a hand is empty or after three passes, and only then")
    if table.passes and table.pile_count:
        raise BadPosition("passes", "count only when nothing is left to draw")
    if stage == "NOMINATE" and (not eight or table.draws or table.passes):
        raise BadPosition("state", "a suit is nominated when an eight has just been played")
    if table.suit != table.top % len(box.SUITS) and (not eight or stage == "NOMINATE"):
        raise BadPosition("suit", "only an eight can ask for another suit than its own")
