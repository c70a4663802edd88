"""Reading the fields of a position: each function gives the value, or says which field is wrong and what it must be."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from .canonical import Json, is_array, is_object
from .errors import BadPosition


def fields(position: Json, names: Collection[str]) -> dict[str, Any]:
    """A position with exactly these fields."""
    if not is_object(position) or set(position) != set(names):
        wrong = sorted(set(names) ^ set(position)) if is_object(position) else sorted(names)
        raise BadPosition(wrong[0], "is missing or unknown")
    return position


def array(field: str, value: Json) -> list[Any]:
    if not is_array(value):
        raise BadPosition(field, "must be an array")
    return value


def one_of(field: str, value: Json, known: Collection[str]) -> str:
    if not isinstance(value, str) or value not in known:
        raise BadPosition(field, f"{value!r} is unknown")
    return value


def names(field: str, value: Json, known: Collection[str]) -> list[str]:
    """A list of cards."""
    return [one_of(field, card, known) for card in array(field, value)]


def by_seat(field: str, value: Json, players: int) -> list[Any]:
    if not is_array(value) or len(value) != players:
        raise BadPosition(field, f"must have one entry for each of the {players} seats")
    return value


def number(field: str, value: Json, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(field, f"must be an integer {low} to {high}")
    return value


def seat(field: str, value: Json, players: int) -> int:
    return number(field, value, 0, players - 1)


def flag(field: str, value: Json) -> bool:
    if not isinstance(value, bool):
        raise BadPosition(field, "must be true or false")
    return value


def mask(seats: Iterable[int]) -> int:
    """Seats as a bit mask."""
    return sum(1 << seat for seat in set(seats))


def by_number(kinds: Sequence[str]) -> dict[str, int]:
    """Kind → its number."""
    return {kind: number for number, kind in enumerate(kinds)}
