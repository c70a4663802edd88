"""Options of a game: name, default, range, and the check that says in one sentence what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, cast

from .canonical import Json, is_array, is_object
from .errors import BadOptions, meant
from .texts import LANGUAGES

Value = bool | int | str | dict[str, Any] | list[int] | None


@dataclass(frozen=True)
class Option:
    """One option. `default` is a value, or a function of the number of players.

    `words` are the allowed strings; `low` and `high` bound an integer, `or_zero` also allows 0; `seat` also allows a
    seat number; with none of them the option is a boolean. `came_later`: a record that lacks it is older than the option, and means the
    default. `stored`: the field of a compiled state in which it stands as a number. The classes below are options with a value of
    parts.
    """

    name: str
    default: Value | Callable[[int], Value]
    words: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    or_zero: bool = False
    seat: bool = False
    came_later: bool = False
    stored: str = ""

    @cached_property
    def _numbers(self) -> dict[str, int]:
        """Of its words. Found once: a search makes many a state, and puts all options into each."""
        seats = [self.named_seat(word) for word in self.words]
        names_seats = self.seat or any(seat >= 0 for seat in seats)
        return dict(zip(self.words, seats if names_seats else range(len(seats)), strict=True))

    def value(self, players: int) -> Value:
        """The default for so many players."""
        return self.default(players) if callable(self.default) else self.default

    def complaint(self, value: object, players: int) -> str | None:
        """Why this value is not allowed, or None."""
        return None if self._is_in_range(value, players) else f"must be {self.range(players)}, not {value!r}"

    def allows(self, value: object, players: int) -> bool:
        return self.complaint(value, players) is None

    def _is_in_range(self, value: object, players: int) -> bool:
        if isinstance(value, bool):
            return self.is_boolean()
        if isinstance(value, int):
            if self.seat:
                return 0 <= value < players
            within = self.low is not None and self.high is not None and self.low <= value <= self.high
            return within or (self.or_zero and value == 0)
        return value in self._words(players)

    def _words(self, players: int) -> list[str]:
        """Those that name no seat, or one of so many."""
        return [word for word in self.words if self.named_seat(word) < players]

    def named_seat(self, value: object) -> int:
        """The seat that this value names: a number, or `p1` … where players are called so; -1 if it names none."""
        if isinstance(value, str) and value in self.words and value[:1] == "p" and value[1:].isdecimal():
            return int(value[1:]) - 1
        return value if self.seat and isinstance(value, int) and not isinstance(value, bool) else -1

    def number(self, value: Value) -> int:
        """A value as it stands in a state: the place of a word (of a seat: the seat, and -1 for any word), 1 for true."""
        if isinstance(value, str):
            return self._numbers[value]
        assert isinstance(value, int)
        return int(value)

    def is_boolean(self) -> bool:
        return not self.words and self.low is None and not self.seat

    def range(self, players: int) -> str:
        """The allowed values in words."""
        parts = [f'"{word}"' for word in self._words(players)]
        if self.seat:
            parts.append(f"a seat 0 to {players - 1}")
        if self.low is not None:
            parts.append(f"{'0 or ' if self.or_zero else ''}an integer {self.low} to {self.high}")
        if self.is_boolean():
            parts.append("true or false")
        return " or ".join(parts)

    def taken(self, value: Json) -> Value:
        """An allowed value as it stands in records."""
        return value

    def listed(self, value: Value) -> Value:
        """What of a value is told in words."""
        return value

    def describe(self, seats: Sequence[int]) -> dict[str, Any]:
        """For clients: name, default by number of players, allowed values."""
        return {
            "name": self.name,
            "default": {str(n): self.value(n) for n in seats},
            "words": list(self.words),
            "low": self.low,
            "high": self.high,
            "or_zero": self.or_zero,
            "seat": self.seat,
            "counts": None,
            "names": None,
            "numbers": None,
            "text": None,
            "letters": None,
        }


@dataclass(frozen=True, slots=True)
class Counts(Option):
    """How many cards of each kind there are. A kind that is not named has none; the sum is that of the default.

    `enough` is the least number of cards of the kinds `needed`.
    """

    kinds: tuple[str, ...] = ()
    needed: tuple[str, ...] = ()
    enough: int = 0

    @property
    def total(self) -> int:
        return sum(self._usual().values())

    def _usual(self) -> dict[str, int]:
        return cast("dict[str, int]", self.default)

    def complaint(self, value: object, players: int) -> str | None:
        if not is_object(value):
            return f"must be an object of kinds and their numbers, not {value!r}"
        for kind, count in value.items():
            if kind not in self.kinds:
                return f"{kind!r} is no kind of card; there are {', '.join(self.kinds)}"
            if not _is_integer(count, 0, self.total):
                return f"{kind} must be an integer 0 to {self.total}, not {count!r}"
        if (total := sum(value.values())) != self.total:
            return f"must be {self.total} cards altogether, not {total}"
        if (count := sum(value.get(kind, 0) for kind in self.needed)) < self.enough:
            return f"must have at least {self.enough} cards of {', '.join(self.needed)}, not {count}"
        return None

    def taken(self, value: Json) -> Value:
        return {kind: value.get(kind, 0) for kind in self.kinds}

    def describe(self, seats: Sequence[int]) -> dict[str, Any]:
        shape = {"kinds": list(self.kinds), "total": self.total, "needed": list(self.needed), "enough": self.enough}
        return Option.describe(self, seats) | {"counts": shape}


@dataclass(frozen=True, slots=True)
class Names(Option):
    """A group's own names for cards: kind → language → text; what is missing keeps its usual name."""

    kinds: tuple[str, ...] = ()
    longest: int = 16

    def complaint(self, value: object, players: int) -> str | None:
        if not is_object(value):
            return f"must be an object of kinds and their names, not {value!r}"
        for kind, names in value.items():
            if kind not in self.kinds:
                return f"{kind!r} has no name of its own; there are {', '.join(self.kinds)}"
            if not is_object(names) or not set(names) <= set(LANGUAGES):
                return f"{kind} must be an object with texts in {' or '.join(LANGUAGES)}, not {names!r}"
            for text in names.values():
                if not _is_line(text, self.longest):
                    return f"{kind} must be one line of 1 to {self.longest} characters, not {text!r}"
        return None

    def describe(self, seats: Sequence[int]) -> dict[str, Any]:
        shape = {"kinds": list(self.kinds), "longest": self.longest}
        return Option.describe(self, seats) | {"names": shape}


@dataclass(frozen=True, slots=True)
class Numbers(Option):
    """A list of numbers that never fall, each from `low` to `high` in steps of `step`."""

    step: int = 1
    fewest: int = 1
    most: int = 1

    def complaint(self, value: object, players: int) -> str | None:
        if not is_array(value) or not self.fewest <= len(value) <= self.most:
            return f"must be a list of {self.fewest} to {self.most} numbers, not {value!r}"
        assert self.low is not None
        assert self.high is not None
        for number in value:
            if not _is_integer(number, self.low, self.high) or number % self.step:
                return f"must have numbers {self.low} to {self.high} in steps of {self.step}, not {number!r}"
        if value != sorted(value):
            return f"must never fall, not {value!r}"
        return None

    def taken(self, value: Json) -> Value:
        return list(value)

    def describe(self, seats: Sequence[int]) -> dict[str, Any]:
        shape = {"step": self.step, "fewest": self.fewest, "most": self.most}
        return Option.describe(self, seats) | {"numbers": shape}


@dataclass(frozen=True, slots=True)
class Text(Option):
    """One line of text, or null for none."""

    longest: int = 24

    def complaint(self, value: object, players: int) -> str | None:
        if value is None or _is_line(value, self.longest):
            return None
        return f"must be null or one line of 1 to {self.longest} characters, not {value!r}"

    def describe(self, seats: Sequence[int]) -> dict[str, Any]:
        return Option.describe(self, seats) | {"text": {"longest": self.longest}}


@dataclass(frozen=True, slots=True)
class Letters(Option):
    """A deck of letters: `counts`, how many copies there are of each, and `red`, which of them are worth more.

    A letter that is not named in the counts has none; `fewest` cards there must be altogether. `spoken` are decks for
    languages other than that of the default: a new table is offered the deck of its language, and has it as a value.
    """

    kinds: tuple[str, ...] = ()
    most: int = 9
    fewest: int = 1
    spoken: Mapping[str, Value] = field(default_factory=dict[str, Value])

    def complaint(self, value: object, players: int) -> str | None:
        if not is_object(value) or set(value) != {"counts", "red"}:
            return f"must be an object with counts and red, not {value!r}"
        counts, red = value["counts"], value["red"]
        if not is_object(counts) or not is_array(red):
            return "must have an object of counts and a list of red letters"
        for letter in [*counts, *red]:
            if letter not in self.kinds:
                return f"{letter!r} is no letter; there are {', '.join(self.kinds)}"
        for letter, count in counts.items():
            if not _is_integer(count, 0, self.most):
                return f"{letter} must be an integer 0 to {self.most}, not {count!r}"
        if len(set(red)) < len(red):
            return "red names a letter twice"
        if (total := sum(counts.values())) < self.fewest:
            return f"must have at least {self.fewest} cards, not {total}"
        return None

    def taken(self, value: Json) -> Value:
        return {"counts": {kind: value["counts"].get(kind, 0) for kind in self.kinds}, "red": sorted(value["red"])}

    def listed(self, value: Value) -> Value:
        return cast("dict[str, dict[str, Any]]", value)["counts"]

    def describe(self, seats: Sequence[int]) -> dict[str, Any]:
        spoken = {language: self.taken(cast("Json", deck)) for language, deck in self.spoken.items()}
        shape = {"kinds": list(self.kinds), "most": self.most, "fewest": self.fewest, "spoken": spoken}
        return Option.describe(self, seats) | {"letters": shape}


def _is_line(value: object, longest: int) -> bool:
    return isinstance(value, str) and 1 <= len(value) <= longest and value.isprintable() and value == value.strip()


def _is_integer(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def resolve(options: Sequence[Option], players: int, given: Mapping[str, object]) -> dict[str, Value]:
    """Every option with its value. Raises BadOptions for an unknown name or a value outside its range."""
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            raise BadOptions(name, f"is unknown; {meant(name, list(known)) if known else 'the game has no options'}")
        if complaint := known[name].complaint(value, players):
            raise BadOptions(name, complaint)
    return {
        name: option.taken(given[name] if name in given else option.value(players)) for name, option in known.items()
    }


def store(options: Sequence[Option], state: object, chosen: Mapping[str, Value]) -> None:
    """Put into a state what stands there in a field."""
    for option in options:
        if option.stored:
            number, is_flag = option.number(chosen[option.name]), isinstance(getattr(state, option.stored), bool)
            setattr(state, option.stored, bool(number) if is_flag else number)


def in_language(options: Sequence[Option], language: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a new table where this language is spoken: a game that is played in a language is played in this one, with
    its letters, as far as they are not given otherwise."""
    if not any(option.name == "language" for option in options):
        return {**given}
    spoken = {"language": language, **given}
    decks = (option for option in options if isinstance(option, Letters))
    return {deck.name: deck.spoken[own] for deck in decks if (own := str(spoken["language"])) in deck.spoken} | spoken


def integer(chosen: Mapping[str, Value], name: str) -> int:
    """A resolved option that is a number."""
    value = chosen[name]
    assert isinstance(value, int)
    return value
