"""A board of places in plain rules: declared, loaded, told, drawn as text, learned."""

from __future__ import annotations

from io import StringIO
from typing import Annotated, Any

import pytest
from rich.console import Console

from schnapp.author import (
    Act,
    Acts,
    BadPosition,
    BySeat,
    Events,
    PlainGame,
    PlainState,
    Seat,
    Slots,
    Struct,
    at,
    between,
    grid,
)
from schnapp.conformance import UnderTest, conformance
from schnapp.table.dealer import Dealer, stream
from schnapp.table.declared import declared
from schnapp.table.drawing import drawn, texts_at
from schnapp.table.match import Match
from schnapp.table.observer import observer_of
from schnapp.table.wording import Wording

from .morris import Man, MorrisGame

NOBODY = [None] * 9

test_conformance = conformance(UnderTest(MorrisGame()))


def table(board: list[str | None]) -> Match:
    position = {"active": 0, "moves": 6, "board": board}
    return Match.resume(MorrisGame(), ["Anna", "Bert"], {}, position, Dealer(stream(1, "deal")))


MIDDLE = table(["red", "red", None, "blue", None, "blue", "red", None, "blue"])


def test_a_man_goes_from_place_to_place() -> None:
    match = table(["red", "red", None, "blue", None, "blue", None, "red", "blue"])
    assert len(match.legal(0)) == 9
    match.act({"player": 0, "type": "move", "start": 7, "to": 2})
    assert match.position()["board"] == ["red", "red", "red", "blue", None, "blue", None, None, "blue"]
    assert match.result() == {"ranks": [1, 2], "scores": [1, 0]}


def test_places_are_called_as_on_a_chess_board_whatever_their_fields_are_called() -> None:
    words = Wording(MorrisGame(), texts_at(MorrisGame(), {}), "en", ["Anna", "Bert"], None)
    assert words.line({"type": "moved", "player": 1, "start": 6, "to": 1}) == "Bert moves from A1 to B3."
    assert words.phrase({"type": "set", "to": 0}) == "A man on A3"
    assert grid(30, 2).name(57) == "AB1"


def test_its_picture_is_a_board() -> None:
    console = Console(width=60, record=True, file=StringIO())
    console.print(drawn(MIDDLE, 0, "en", texts_at(MorrisGame(), {})))
    said = [line.split() for line in console.export_text().splitlines()]
    assert ["│", "│", "A", "│", "B", "│", "C", "│"] in said
    assert ["│", "1", "│", "red", "│", "│", "blue", "│"] in said


@pytest.mark.parametrize(("board", "wrong"), [(NOBODY[1:], "9 places"), ([*NOBODY[1:], "green"], "'green' is unknown")])
def test_a_board_of_another_size_or_with_strange_men_is_refused(board: list[str | None], wrong: str) -> None:
    with pytest.raises(BadPosition, match=wrong):
        table(board)


def test_learners_see_every_place() -> None:
    observer = observer_of(MorrisGame(), 2, MorrisGame().resolve(2, {}))
    assert observer is not None
    seen = {field.name: field for field in observer.fields}["board"]
    assert seen.meaning == "for each place, row by row, one 1 for red, blue"
    assert seen.shape == (18,)


def test_its_declaration_says_how_its_places_lie_and_which_numbers_are_some() -> None:
    said = declared(MorrisGame())
    board = next(field for field in said["view"] if field["name"] == "board")
    assert (board["kind"], board["across"], board["down"]) == ("slots", 3, 3)
    assert {field["place_in"] for act in said["acts"] for field in act["fields"]} == {"board"}


@pytest.mark.parametrize(
    "hint",
    [
        Slots[Man],
        Annotated[BySeat[Slots[Man]], grid(3, 3)],
        Annotated[Slots[Any], grid(3, 3)],
        Annotated[list[Man], grid(3, 3)],
    ],
)
def test_what_is_no_board_is_said_when_a_game_is_defined(hint: Any) -> None:
    Position = type("Position", (Struct,), {"__annotations__": {"active": Seat, "board": hint}})

    class Rules(PlainState):
        position = Position
        acts = Acts()
        events = Events({})

    with pytest.raises(TypeError, match="board"):
        type("Wrong", (PlainGame,), {"name": "wrong", "seats": range(2, 3), "rules": Rules})


def test_a_place_of_no_board_is_said() -> None:
    class Put(Act):
        place: Annotated[int, between(0, 8), at("bord")]

    game = MorrisGame()
    game.acts = Acts(Put)
    with pytest.raises(TypeError, match="'bord'"):
        Wording(game, texts_at(game, {}), "en", [], None).phrase({"type": "put", "place": 0})
