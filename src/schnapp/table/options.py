"""Options of a game: name, default, range, and the check that says in one sentence what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .errors import BadOptions

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """One option. `default` is a value, or a function of the number of players.

    `words` are the allowed strings; `low` and `high` bound an integer; `seat` also allows a seat number;
    with none of them the option is a boolean.
    """

    name: str
    default: Value | Callable[[int], Value]
    words: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    seat: bool = False

    def value(self, players: int) -> Value:
        """The default for so many players."""
        return self.default(players) if callable(self.default) else self.default

    def complaint(self, value: object, players: int) -> str | None:
        """Why this value is not allowed, or None."""
        if self.allows(value, players):
            return None
        return f"must be {self.range(players)}, not {value!r}"

    def allows(self, value: object, players: int) -> bool:
        if isinstance(value, bool):
            return self.is_boolean()
        if isinstance(value, int):
            if self.seat:
                return 0 <= value < players
            return self.low is not None and self.high is not None and self.low <= value <= self.high
        return isinstance(value, str) and value in self.words

    def is_boolean(self) -> bool:
        return not self.words and self.low is None and not self.seat

    def range(self, players: int) -> str:
        """The allowed values in words."""
        parts = [f'"{word}"' for word in self.words]
        if self.seat:
            parts.append(f"a seat 0 to {players - 1}")
        if self.low is not None:
            parts.append(f"an integer {self.low} to {self.high}")
        if self.is_boolean():
            parts.append("true or false")
        return " or ".join(parts)

    def describe(self, seats: Sequence[int]) -> dict[str, Any]:
        """For clients: name, default by number of players, allowed values."""
        return {
            "name": self.name,
            "default": {str(n): self.value(n) for n in seats},
            "words": list(self.words),
            "low": self.low,
            "high": self.high,
            "seat": self.seat,
        }


def resolve(options: Sequence[Option], players: int, given: Mapping[str, object]) -> dict[str, Value]:
    """Every option with its value. Raises BadOptions for an unknown name or a value outside its range."""
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            raise BadOptions(name, f"is unknown; known are {', '.join(known)}")
        if complaint := known[name].complaint(value, players):
            raise BadOptions(name, complaint)
    return {name: _value(given[name]) if name in given else option.value(players) for name, option in known.items()}


def _value(value: object) -> Value:
    assert isinstance(value, bool | int | str)
    return value
