"""No card of a declaration is lost or doubled, wherever it lies; the first broken sentence of a list refuses a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any

import pytest

from schnapp.table.declaration import ByName, BySeat, Cards, Pile, Row, Several, Slots, Struct, cases, names
from schnapp.table.errors import BadPosition
from schnapp.table.invariants import Conserved, Invariant, hold

RED, BLACK, JOKER = "red", "black", "joker"
Kind = Annotated[str, names((RED, BLACK), copies=lambda state, kind: state["copies"][kind])]
InDeck = Annotated[str, names((RED, BLACK, JOKER))]
Mood = Annotated[str, names((RED, "blue"))]


class Trick(Struct):
    leader: str
    card: Kind | None


class Called(Struct):
    card: Kind


class Position(Struct):
    hands: BySeat[Cards[Kind]]
    deck: Pile[InDeck]
    tricks: Several[Trick]
    places: Slots[Kind]
    boxes: Annotated[ByName[Row[Kind]], names(("left", "right"))]
    mood: Mood
    pending: Annotated[dict[str, Any] | None, cases("stage", ("CALL",), {"CALL": Called})]


POSITION: dict[str, Any] = {
    "hands": [[RED], [RED, BLACK]],
    "deck": [BLACK, JOKER],
    "tricks": [{"leader": "x", "card": RED}, {"leader": "y", "card": None}],
    "places": [None, BLACK],
    "boxes": {"left": [], "right": [BLACK]},
    "mood": RED,
    "pending": {"card": RED},
}
COPIES = {"copies": (3, 4)}


def refused(position: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(BadPosition) as bad:
        hold(Conserved(Position).invariants(COPIES, position))
    return bad.value.field, bad.value.why


def test_cards_are_counted_wherever_they_lie() -> None:
    """Not where they are only spoken of (a pending decision), and not where a name means something else."""
    hold(Conserved(Position).invariants(COPIES, POSITION))
    for field, changed in {
        "hands": [[RED], [RED]],
        "deck": [JOKER],
        "places": [None, None],
        "boxes": {"left": [BLACK], "right": [BLACK]},
    }.items():
        number = 5 if field == "boxes" else 3
        assert refused(POSITION | {field: changed}) == ("deck", f"{number} cards black lie on the table, not 4")
    assert refused(POSITION | {"tricks": []}) == ("deck", "2 cards red lie on the table, not 3")


def test_who_does_not_say_how_many_there_are_may_lose_them() -> None:
    class Loose(Struct):
        deck: Pile[InDeck]

    hold(Conserved(Loose).invariants(None, {"deck": [JOKER, JOKER]}))


def test_what_stands_after_a_broken_sentence_is_not_looked_at() -> None:
    looked: Counter[int] = Counter()

    def invariants() -> Iterator[Invariant]:
        for number in range(3):
            looked[number] += 1
            yield number == 1, "count", f"{number} is too many"

    with pytest.raises(BadPosition, match="field count: 1 is too many"):
        hold(invariants())
    assert [*looked] == [0, 1]
