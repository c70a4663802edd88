"""How somebody plays who departs from sensible play: a few rules, each says what they never do or always do."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from schnapp.table.canonical import Json, canonical, is_array, is_object
from schnapp.table.game import Game
from schnapp.table.seating import seat_of

Mood = Literal["never", "always"]


@dataclass(frozen=True, slots=True)
class When:
    """A rule counts only while a reading of the view is at least so high, or below that."""

    reading: str
    least: int
    below: bool = False

    def holds(self, readings: Mapping[str, int]) -> bool:
        value = readings.get(self.reading)
        return value is not None and (value < self.least) == self.below


@dataclass(frozen=True, slots=True)
class Rule:
    """Never, or always, an act of this trait (traits.py), as far as there is a choice."""

    mood: Mood
    trait: str
    when: When | None = None


Deviation = tuple[Rule, ...]
"""The first rule counts most: the others choose among what it leaves."""


def written(deviation: Deviation) -> str:
    """As a logbook has it."""
    return canonical([_said(rule) for rule in deviation])


def read(text: str) -> Deviation:
    """What `written` gave. Raises ValueError, TypeError."""
    return tuple(Rule(mood, trait, When(*when) if when else None) for mood, trait, *when in json.loads(text))


def key(deviation: Deviation) -> str:
    """As programs find it in a report: never act:draw, always card:snap when count>=25."""
    return ", ".join(map(_key, deviation))


def _key(rule: Rule) -> str:
    when = rule.when
    said = f"{rule.mood} {rule.trait}"
    return said if when is None else f"{said} when {when.reading}{'<' if when.below else '>='}{when.least}"


def _said(rule: Rule) -> list[Json]:
    when = rule.when
    return [rule.mood, rule.trait] + ([] if when is None else [when.reading, when.least, when.below])


def readings(game: Game, view: Mapping[str, Any], players: int) -> dict[str, int]:
    """The numbers that a view shows: of what each player has the own part, and how far it is ahead of the others' best."""
    return dict(_numbers("", dict(view), _Viewer(game, view["viewer"], players)))


@dataclass(frozen=True, slots=True)
class _Viewer:
    game: Game
    called: int | str
    players: int

    @property
    def seat(self) -> int:
        seat = seat_of(self.game, self.called)
        assert seat is not None
        return seat

    def own(self, value: Json) -> dict[int, Json] | None:
        """The parts of all seats, if it has one for each. A list of words is a row of cards."""
        if is_array(value) and len(value) == self.players and not all(isinstance(part, str) for part in value):
            return dict(enumerate(value))
        if is_object(value) and value:
            seats = [seat_of(self.game, name) for name in value]
            if None not in seats:
                return {seat: part for seat, part in zip(seats, value.values(), strict=True) if seat is not None}
        return None


def _numbers(name: str, value: Json, viewer: _Viewer) -> Iterator[tuple[str, int]]:
    if (parts := viewer.own(value)) is not None:
        own = dict(_counted(name, parts.get(viewer.seat)))
        yield from own.items()
        others = [dict(_counted(name, part)) for seat, part in parts.items() if seat != viewer.seat]
        for each, number in own.items():
            known = [other[each] for other in others if each in other]
            if known:
                yield f"{each}.ahead", number - max(known)
    elif is_object(value) and not name:
        for key, part in value.items():
            if key != "viewer":
                yield from _numbers(key, part, viewer)
    else:
        yield from _counted(name, value)


def _counted(name: str, value: Json) -> Iterator[tuple[str, int]]:
    """A number, how many parts there are, and the numbers one step further down."""
    if isinstance(value, int):
        yield name, int(value)
    elif is_array(value):
        yield name, len(value)
    elif is_object(value):
        yield name, len(value)
        for key, part in value.items():
            if isinstance(part, int):
                yield f"{name}.{key}", int(part)
