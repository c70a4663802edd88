"""What the drawings of all games have in common: a table as text, made from a view and its words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from rich.console import Console, Group, RenderableType
from rich.text import Text

from .canonical import Act, View
from .dealer import Dealer, stream
from .game import Game
from .match import Match
from .protocols import places
from .rng import Rng
from .texts import Texts, folder_of, in_folder

Picture = Callable[[View, Sequence[str], str, Texts], RenderableType]
"""A view, the names of the seats, the language and the words of the game, as something to print."""

NAMES = ("Anna", "Bert", "Cleo", "Dora")
ACTS = 60
SEATS = ("active", "dealer")  # fields of a view that name a seat, where a game draws nothing itself


def as_it_is(view: View, names: Sequence[str], language: str, words: Texts) -> RenderableType:
    """The picture of a game that brings none along: its view, field by field."""
    fields = {field: value for field, value in view.items() if field != "viewer"}
    widest = max(map(len, fields))
    rows: list[RenderableType] = []
    for field, value in fields.items():
        said = names[value] if field in SEATS and isinstance(value, int) else value
        row = Text(field.replace("_", " ").ljust(widest + 2), style="dim")
        rows.append(row.append(_worded(said, names), style="not dim"))
    return Group(*rows)


def _worded(value: Any, names: Sequence[str]) -> str:
    """A value in a few words; what every seat has, with the names."""
    if isinstance(value, list) and _is_by_seat(cast("list[Any]", value), names):
        of_seats = zip(names, cast("list[Any]", value), strict=True)
        return " · ".join(f"{name}: {_short(one)}" for name, one in of_seats)
    return _short(value)


def _is_by_seat(values: list[Any], names: Sequence[str]) -> bool:
    """Are these what every seat has? Names of cards are a pile."""
    return len(values) == len(names) and not all(isinstance(value, str) for value in values)


def _short(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(map(str, cast("list[Any]", value))) or "–"
    return "–" if value is None else str(value)


def facts(said: Sequence[str]) -> Text:
    """How the game stands, in one line."""
    return Text(" · ".join(said), style="dim")


def labelled(label: str, cards: Sequence[Text]) -> Text:
    """Cards in a row with what they are."""
    drawn = Text(f"{label}: ", style="bold")
    for card in cards:
        drawn.append_text(card).append(" ")
    return drawn


def show(game: Game, picture: Picture, language: str) -> None:
    """A table in the middle of a game, always the same one, printed."""
    chance = Rng(stream("a table", "chance"))
    names = NAMES[: game.seats[-1]]
    match = Match.start(game, names, {}, Dealer(stream("a table", "deal")))
    for _ in range(ACTS):
        act = _timed(match, chance) if match.clock is not None else match.random_act(match.state.next_seat(), chance)
        if match.refusal(act) is None:
            match.act(act)
    words = in_folder(folder_of(game)).placed(places(game, match.options))
    Console().print(picture(match.view(match.owed()[0]), names, language, words))


def _timed(match: Match, chance: Rng) -> Act:
    """What somebody does in a game with a clock, or the tick that comes before."""
    owed = match.owed()
    act = match.random_act(owed[chance.below(len(owed))], chance) if owed else None
    if act is not None and not match.due(act):
        return act
    assert match.deadline is not None
    return match.tick(match.deadline)
