"""Which values of options a report tries: of every option of the rules a few beside the one that is played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from schnapp.games import GAMES
from schnapp.table.canonical import canonical
from schnapp.table.errors import SchnappError
from schnapp.table.options import Option, Value

from .study import Study

LESS, MORE = 0.5, 1.5  # of a number


def swept(study: Study) -> list[tuple[str, Value]]:
    """Name and value of every option that is tried, each once: those that were asked for, else all that there are."""
    if study.sweep:
        asked = ((name, value) for name, values in study.sweep.items() for value in values)
        return list({canonical(pair): pair for pair in asked}.values())
    return [
        (option.name, value)
        for option in GAMES[study.game].options
        for value in _values(option, study)
        if _allowed(study, option.name, value)
    ]


def _values(option: Option, study: Study) -> Iterator[Value]:
    """Other values than the one that is played. Which seat has a right is no value to try; what has parts (decks,
    names, lists) has to be asked for."""
    played: Any = GAMES[study.game].resolve(study.players, study.options).get(option.name)
    if type(option) is not Option or option.seat:
        return
    if option.is_boolean():
        yield not played
        return
    for word in option.words:
        if word != played and option.named_seat(word) < 0:
            yield word
    if option.low is not None and option.high is not None and isinstance(played, int) and played:
        for value in (max(option.low, round(played * LESS)), min(option.high, round(played * MORE))):
            if value != played:
                yield value


def _allowed(study: Study, name: str, value: Value) -> bool:
    """Does it go together with the other options?"""
    try:
        GAMES[study.game].resolve(study.players, {**study.options, name: value})
    except SchnappError:
        return False
    return True
