"""What lies on the table of Schnuff, in the order of docs/records.md, and who sees what of it."""

from __future__ import annotations

from typing import Annotated, Literal

from schnapp.table.declaration import (
    ONLY_COUNT,
    ONLY_OWNER,
    TOP_AND_COUNT,
    BySeat,
    Cards,
    Groups,
    Pile,
    Row,
    Seat,
    Struct,
    between,
    names,
    shown,
    stored,
)
from schnapp.table.schema import Schema
from schnapp.table.seeing import UNOBSERVED, observed

from . import box
from .rules import Schnuff

Kind = Annotated[str, names(box.KINDS, copies=Schnuff.copies_of)]
AT_MOST_ALL = observed(most=box.CARDS)


def reminded(table: Schnuff, viewer: int) -> int | None:
    """4.5 Nobody is told who may still draw; the option draw_reminder tells it to whoever may."""
    return viewer if table.reminds and table.draw_right == viewer >= 0 else None


class Immune(Struct):
    """6.4 Who may cross a limit for nothing."""

    player: Annotated[Seat, stored("immune")]
    limit: Annotated[Literal[30, 60], stored("immune_limit")]


class Position(Struct):
    """A round between two acts, or the end of the game."""

    state: Annotated[str, names(box.STAGES), stored("stage")]
    round: Annotated[int, between(1, 1_000_000), observed(Annotated[int, between(1, 30_000)])]
    dealer: Seat
    active: Seat | None
    count: Annotated[int, between(-999, 102), observed(means="below 0 after low risks, unless there is a floor")]
    direction: Annotated[Literal[1, -1], observed(means="1: to the left")]
    started: bool
    draw_pile: Annotated[Pile[Kind], stored("pile", "pile_count"), ONLY_COUNT, AT_MOST_ALL]
    discard: Annotated[Row[Kind], stored("discard", "discard_count"), TOP_AND_COUNT, AT_MOST_ALL]
    hands: Annotated[BySeat[Cards[Kind]], stored("hand"), ONLY_OWNER, observed(most=box.CARDS, count="hand_count")]
    aside: Annotated[
        Cards[Kind], ONLY_COUNT, observed(means="of eliminated players", most=box.CARDS, count="aside_count")
    ]
    chips: BySeat[Annotated[int, between(0, 30)]]
    bank: Annotated[int, between(0, 180)]
    in_round: BySeat[bool]
    draw_right: Annotated[Seat | None, shown(reminded), UNOBSERVED]  # their mask says so, to learners
    immune: Immune | None
    eliminated: Annotated[Groups, stored("group", "groups")]


class Remembered(Struct):
    """Cards that everybody has seen before they were covered (`memory.py`), where they lie."""

    discard: Annotated[Row[Kind], stored("discard", "discard_count")]
    pile: Annotated[Pile[Kind], stored("pile", "pile_count")]
    drawn: BySeat[Cards[Kind]]


SCHEMA = Schema(Position, Schnuff)
MEMORY = Schema(Remembered, Schnuff)
NOBODY = -1  # a viewer without a seat
