"""What values look like, put together from many of them: kinds, fields, and the words that occur."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

FIELD = re.compile(r"-?\d+,-?\d+")
KEY = re.compile(r"\d+|p\d(\.\w+)?|-?\d+,-?\d+|leader")  # keys that are seats, players, snails or fields of a board
HIDDEN = "?"  # what a view shows of a single hidden card
PLAIN = (f"`{HIDDEN}`", "integer", "true or false", "null")
FEW, OFTEN = 6, 3  # so few words, each so often: there are no others

Vocabulary = Mapping[str, Sequence[str]]


@dataclass
class Shape:
    """Everything that has stood in one place."""

    plain: set[str] = field(default_factory=set[str])  # kinds without parts
    words: Counter[str] = field(default_factory=Counter[str])
    items: Shape | None = None  # of lists
    values: Shape | None = None  # of objects whose keys are seats, snails, …
    fields: dict[str, Shape] = field(default_factory=dict[str, "Shape"])  # of other objects
    seen: int = 0  # how many values
    objects: int = 0  # how many of them had fields

    def see(self, value: Any) -> None:
        self.seen += 1
        if value is None:
            self.plain.add("null")
        elif isinstance(value, bool):
            self.plain.add("true or false")
        elif isinstance(value, int):
            self.plain.add("integer")
        elif value == HIDDEN:
            self.plain.add(f"`{HIDDEN}`")
        elif isinstance(value, str):
            self.words[value] += 1
        elif isinstance(value, list):
            self.items = self.items or Shape()
            for item in value:  # pyright: ignore[reportUnknownVariableType]
                self.items.see(item)
        elif all(KEY.fullmatch(key) for key in value):
            self.values = self.values or Shape()
            for part in value.values():
                self.values.see(part)
        else:
            self.objects += 1
            for name, part in value.items():
                self.fields.setdefault(name, Shape()).see(part)

    def told(self, known: Vocabulary, *, flat: bool = False) -> str:
        """In words; `flat`: without the fields of objects. `known`: words that belong together, under their name; those
        whose name is in capitals are listed."""
        parts: list[str] = []
        if self.fields:
            parts.append("object" if flat else "{" + ", ".join(self._fields(known)) + "}")
        if self.values is not None:
            parts.append("object" if flat or not self.values.seen else f"object of {self.values.told(known)}")
        if self.items is not None:
            inner = self.items.told(known, flat=flat)
            parts.append(f"list of {inner}" if inner else "list")
        if self.words:
            alone = len(self.words) == 1 and "integer" in self.plain  # a word that stands in for a number
            parts.append(_listed(list(self.words)) if alone else _words(self.words, known))
        return " or ".join(parts + sorted(self.plain, key=PLAIN.index))

    def _fields(self, known: Vocabulary) -> Iterator[str]:
        for name, part in self.fields.items():
            yield f"`{name}`{'' if part.seen == self.objects else '?'}: {part.told(known)}"

    def rows(self, path: str = "") -> Iterator[tuple[str, Shape]]:
        """This place and all places inside it; `[]` is an item of a list, `.*` a value of an object with such keys."""
        if path:
            yield path, self
        for name, part in self.fields.items():
            yield from part.rows(f"{path}.{name}" if path else name)
        if self.items is not None:
            yield from _inner(self.items, f"{path}[]")
        if self.values is not None:
            yield from _inner(self.values, f"{path}.*")


def _inner(part: Shape, path: str) -> Iterator[tuple[str, Shape]]:
    """Places inside an item; the item itself is told with the list."""
    return (row for row in part.rows(path) if row[0] != path)


def _words(words: Counter[str], known: Vocabulary) -> str:
    fitting = sorted(
        (name for name, all_words in known.items() if set(words) <= set(all_words)), key=lambda name: len(known[name])
    )
    if fitting:
        return _listed(known[fitting[0]]) if fitting[0].isupper() else fitting[0]
    if all(FIELD.fullmatch(word) for word in words):
        return "field"
    closed = len(words) <= FEW and all(
        re.fullmatch("[a-z_]+", word) and often >= OFTEN for word, often in words.items()
    )
    return _listed(sorted(words)) if closed else "string"


def _listed(words: Sequence[str]) -> str:
    return " · ".join(f"`{word}`" for word in words if word)
