"""What the drawings of all games have in common: a table as text, made from a view and its words."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from rich.box import SQUARE
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from .canonical import Act, View
from .dealer import Dealer, stream
from .declared import declared
from .game import Game
from .grid import column_name, grid
from .looks import package_of
from .match import Match
from .options import Value
from .protocols import Naming
from .rng import Rng
from .texts import Spoken, Texts, texts_of

NAMES = ("Anna", "Bert", "Cleo", "Dora")
ACTS = 60
NO_GRIDS: Mapping[str, grid] = {}


def texts_at(game: Game, options: Mapping[str, Value]) -> Texts:
    """The words of a game at a table with these options: people may have names of their own for its cards, and a board for its
    fields."""
    said = texts_of(game)
    return said.renamed(game.renamed(options)).placed(game.places(options)) if isinstance(game, Naming) else said


def drawn(match: Match, viewer: int | None, language: str, words: Texts) -> RenderableType:
    """A table as one viewer sees it, by the drawing that its game brings along. One with a clock is told the options, too."""
    drawing = module_of(match.game, "drawing")
    picture = drawing.picture if drawing else partial(as_it_is, seats=_seats(match.game), grids=match.game.schema.grids)
    more = () if match.clock is None else (match.options,)
    return picture(match.view(viewer), match.players, language, words, *more)


def module_of(game: Game, name: str) -> Any:
    """A module in the game's package; None: the game has no such part."""
    package = package_of(game)
    return import_module(f"{package}.{name}") if package and find_spec(f"{package}.{name}") else None


@cache
def _seats(game: Game) -> frozenset[str]:
    """The fields of a view that name a seat."""
    return frozenset(field["name"] for field in declared(game)["view"] if field["kind"] == "seat")


def as_it_is(
    view: View,
    names: Sequence[str],
    language: str,
    words: Texts,
    *,
    seats: Collection[str] = (),
    grids: Mapping[str, grid] = NO_GRIDS,
) -> RenderableType:
    """The picture of a game that brings none along: its view, field by field. `seats`: the fields that name one; `grids`: boards."""

    def said(message: str, otherwise: str) -> str:
        return words.text(language, message) if words.has(language, message) else otherwise

    def short(value: Any) -> str:
        if isinstance(value, list):
            return " ".join(map(short, cast("list[Any]", value))) or "–"
        return "–" if value is None else said(f"kind-{value}", value) if isinstance(value, str) else str(value)

    def worded(value: Any) -> str:
        """A value in a few words; what every seat has, with the names."""
        if isinstance(value, list) and _is_by_seat(cast("list[Any]", value), names):
            of_seats = zip(names, cast("list[Any]", value), strict=True)
            return " · ".join(f"{name}: {short(one)}" for name, one in of_seats)
        return short(value)

    fields = {field: said(f"field-{field}", field.replace("_", " ")) for field in view if field != "viewer"}
    widest = max(map(len, fields.values()))
    rows: list[RenderableType] = []
    for field, called in fields.items():
        value = view[field]
        row = Text(called.ljust(widest + 2), style="dim")
        if size := grids.get(field):
            rows += [row, _board(size, [" " if piece is None else short(piece) for piece in value])]
            continue
        told = names[value] if field in seats and isinstance(value, int) else worded(value)
        rows.append(row.append(told, style="not dim"))
    return Group(*rows)


def _board(size: grid, pieces: Sequence[str]) -> Table:
    """Places in rows, with their letters and numbers."""
    board = Table(show_lines=True, box=SQUARE, border_style="dim")
    board.add_column(style="dim")
    for column in range(size.across):
        board.add_column(column_name(column), justify="center", header_style="dim")
    for row in range(size.down):
        first = row * size.across
        board.add_row(str(size.down - row), *pieces[first : first + size.across])
    return board


def _is_by_seat(values: list[Any], names: Sequence[str]) -> bool:
    """Are these what every seat has? Names of cards are a pile."""
    return len(values) == len(names) and not all(isinstance(value, str) for value in values)


def facts(said: Sequence[str]) -> Text:
    """How the game stands, in one line."""
    return Text(" · ".join(said), style="dim")


def people(rows: Iterable[Sequence[RenderableType]]) -> Table:
    """The players, one below the other."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for row in rows:
        table.add_row(*row)
    return table


def named(signs: str, name: str, *, own: bool) -> Text:
    """A player behind the signs of a turn and the like."""
    return Text(f"{signs} {name}", style="bold" if own else "")


def held(hand: int | Sequence[str], say: Spoken) -> str:
    """How many cards are in a hand, seen or not."""
    return say("drawing-hand", count=hand if isinstance(hand, int) else len(hand))


def labelled(label: str, cards: Sequence[Text]) -> Text:
    """Cards in a row with what they are."""
    drawn = Text(f"{label}: ", style="bold")
    for card in cards:
        drawn.append_text(card).append(" ")
    return drawn


def show(game: Game) -> None:
    """A table in the middle of a game, always the same one, printed in the language that the command line names, else in English."""
    chance = Rng(stream("a table", "chance"))
    names = NAMES[: game.seats[-1]]
    match = Match.start(game, names, {}, Dealer(stream("a table", "deal")))
    for _ in range(ACTS):
        act = _timed(match, chance) if match.clock is not None else match.random_act(match.state.next_seat(), chance)
        if match.refusal(act) is None:
            match.act(act)
    language = sys.argv[1] if len(sys.argv) > 1 else "en"
    Console().print(drawn(match, match.owed()[0], language, texts_at(game, match.options)))


def _timed(match: Match, chance: Rng) -> Act:
    """What somebody does in a game with a clock, or the tick that comes before."""
    owed = match.owed()
    act = match.random_act(owed[chance.below(len(owed))], chance) if owed else None
    if act is not None and not match.due(act):
        return act
    assert match.deadline is not None
    return match.tick(match.deadline)
