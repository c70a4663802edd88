"""Who sees a field: what every seat has of it is veiled seat by seat, and a mark that would veil nothing is refused."""

from __future__ import annotations

from typing import Annotated

import pytest

from schnapp.author import ONLY_COUNT, TOP_AND_COUNT, BySeat, Cards, PlainState, Row, Schema, Struct, names

Kind = Annotated[str, names(("A", "B", "C", "D"))]


class Taken(Struct):
    taken: Annotated[BySeat[Cards[Kind]], ONLY_COUNT]
    laid: Annotated[BySeat[Row[Kind]], TOP_AND_COUNT]


class Inside(Struct):
    taken: BySeat[Annotated[Cards[Kind], ONLY_COUNT]]


def test_of_every_seat_its_own_count_is_seen() -> None:
    schema = Schema(Taken, PlainState)
    state = PlainState()
    state.players = 2
    for name, value in schema.blank(2).items():
        setattr(state, name, value)
    schema.load(state, {"taken": [["A", "B"], []], "laid": [["C"], []]})
    for viewer in (0, 1, None):
        seen = schema.seen(state, viewer)
        assert seen["taken"] == [2, 0]
        assert [laid["count"] for laid in seen["laid"]] == [1, 0]
    assert schema.dump(state) == {"taken": [["A", "B"], []], "laid": [["C"], []]}


def test_a_mark_on_a_part_is_refused() -> None:
    with pytest.raises(TypeError, match="taken: who sees it is said of all seats at once"):
        Schema(Inside, PlainState)
