"""What lies on the table of Snatch It!, in the order of docs/records.md, and who sees what of it."""

from __future__ import annotations

from typing import Annotated, Any

from schnapp.table.declaration import (
    DERIVED,
    ONLY_COUNT,
    ONLY_OWNER,
    BySeat,
    Cards,
    Chain,
    Owned,
    Pile,
    Seat,
    Seats,
    Struct,
    between,
    cases,
    hidden_as,
    names,
    numbered,
    open_to,
    own,
    seen_as,
    shown,
    stored,
    when,
)
from schnapp.table.schema import Schema
from schnapp.table.seeing import UNOBSERVED, observed

from . import box
from .rules import SnatchIt

Kind = Annotated[str, names(box.KINDS, copies=box.COPIES)]
InDeck = Annotated[str, names((*box.KINDS, box.LAST_BITE))]
DEPTHS = tuple(box.DEPTHS)
StackId = Annotated[str, numbered("s")]
Active = Annotated[Seat, stored("active"), DERIVED]
Stalked = Annotated[Kind, stored("stalked")]
IN_DECK = Annotated[int, stored("deck_count"), between(0, box.CREATURES + 1)]
STOLEN = Annotated[int | None, stored("stolen"), between(0, box.CREATURES // 2 - 1)]
Victim = Annotated[Seat, stored("victim")]


def creatures(table: SnatchIt, viewer: int) -> int:
    """7.1 Last Bite does not count among the cards of the deck."""
    return table.deck_count - (not table.last_bite_out)


def stock(table: SnatchIt, count: int) -> None:
    """So many creatures in a deck of which nobody knows more."""
    table.deck_count = count


def depth(table: SnatchIt) -> str | int | None:
    """7.1 How deep Last Bite is, as far as the option last_bite_visibility shows it."""
    if table.last_bite_out:
        return "out"
    match box.VISIBILITIES[table.visibility]:
        case "exact":
            return table.above_last_bite()
        case "coarse":
            return DEPTHS[table.depth()]
        case _:
            return None


def sink(table: SnatchIt, seen: str | int | None) -> None:
    """Last Bite where somebody sees it; as deep as it looks, or else at the bottom."""
    if seen != "out":
        above = table.deck_count if seen is None else seen if isinstance(seen, int) else box.DEPTHS[seen][0]
        table.put_in_last_bite(table.deck_count - above)


def stolen(table: SnatchIt) -> str:
    """5.3 The stack that changed patches."""
    return table.id_of(table.stolen)


def steal(table: SnatchIt, stack: str) -> None:
    """5.3 The same, when a position is loaded."""
    table.stolen = table.named(stack)


def highest(table: SnatchIt) -> list[str]:
    """6.5 The stacks among which somebody chooses."""
    found: list[str] = []
    while (stack := table.tied(table.victim, table.bait, len(found))) >= 0:
        found.append(table.id_of(stack))
    return found


def chooser(table: SnatchIt) -> int:
    """6.5 The right-hand neighbour."""
    return (table.victim - 1) % table.players


class Stack(Struct):
    """5.2 Cards that fit one upon the other, the lowest first."""

    id: Annotated[StackId, stored("stack_id")]
    cards: Annotated[Chain[Kind], stored("stack_slip", "slip_kind", "slip_under", "free_slip")]


class SeenStack(Struct):
    """Everybody sees the top card and how many there are; the option own_stack_view lets its owner look through it."""

    id: Annotated[StackId, stored("stack_id")]
    top: Annotated[Kind, stored("stack_top")]
    height: Annotated[
        int, stored("stack_height"), observed(Annotated[int, between(0, box.CREATURES), stored("stack_height")])
    ]
    cards: Annotated[
        Chain[Kind] | None,
        stored("stack_slip", "slip_kind", "slip_under", "free_slip"),
        open_to(owner=when("opens_stacks")),
        UNOBSERVED,
    ]


class SeenBelly(Struct):
    """7.3 At the end all bellies are open; before it the option own_belly_view lets their owners look."""

    count: Annotated[
        int, stored("belly_count"), observed(Annotated[int, between(0, box.CREATURES), stored("belly_count")])
    ]
    cards: Annotated[
        Cards[Kind] | None,
        stored("belly"),
        open_to(owner=when("opens_belly"), everybody=when("stage", box.STAGES.index("OVER"))),
    ]


class Reclaim(Struct):
    """5.4 Who was robbed may take the stack back."""

    stealer: Active
    owner: Victim
    stack: Annotated[str, own(stolen, steal), observed(STOLEN, means="its place")]


class Consolation(Struct):
    """5.5"""

    stealer: Active


class CallOut(Struct):
    """5.8 Who has not yet said whether they doubt it."""

    player: Active
    card: Stalked
    waiting: Annotated[Seats, stored("owing")]


class Forced(Struct):
    """5.8 A card that was called out and has come back."""

    player: Active
    card: Stalked


class StorkChoice(Struct):
    """6.5 Several stacks are the highest."""

    bait: Kind
    owner: Victim
    decider: Annotated[Seat, own(chooser), UNOBSERVED]
    stacks: Annotated[list[str], own(highest), UNOBSERVED]


PENDING = {
    "RECLAIM": Reclaim,
    "CONSOLATION": Consolation,
    "CALL_OUT": CallOut,
    "FORCED": Forced,
    "STORK_CHOICE": StorkChoice,
}


class Position(Struct):
    """A moment at which somebody owes a decision, or the end of the game."""

    state: Annotated[str, names(box.STAGES), stored("stage")]
    phase: Annotated[str, names(box.PHASES)]
    round: Annotated[int, between(0, 10_000)]
    first_leap: Seat
    active: Seat | None
    this_round_last: bool
    next_round_last: bool
    last_bite_out: bool
    deck: Annotated[
        Pile[InDeck],
        stored("deck", "deck_count"),
        shown(creatures, stock),
        observed(IN_DECK, means="Last Bite included"),
    ]
    discard: Annotated[Cards[Kind], ONLY_COUNT, observed(most=box.CREATURES, count="discard_count")]
    pond: Cards[Kind]
    hands: Annotated[BySeat[Cards[Kind]], stored("hand"), ONLY_OWNER, observed(most=box.CREATURES, count="hand_count")]
    patches: Annotated[Owned[Stack], stored("stacks", "stack_owner"), seen_as(SeenStack)]
    bellies: Annotated[BySeat[Cards[Kind]], stored("belly"), seen_as(SeenBelly)]
    laid: Annotated[BySeat[Kind | None], ONLY_OWNER, hidden_as("?")]
    next_stack: Annotated[int, between(1, 32_000), UNOBSERVED]
    pending: Annotated[dict[str, Any] | None, cases("stage", box.STAGES, PENDING)]


class Beside(Struct):
    """What views show besides."""

    last_bite: Annotated[str | int | None, own(depth, sink), UNOBSERVED]


SCHEMA = Schema(Position, SnatchIt, Beside)
