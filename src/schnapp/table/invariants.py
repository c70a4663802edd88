"""What must hold of a position beyond its shape: what a game says of its own, and, out of its declaration, that no card is lost.

A game says it as a list, of which the first that is broken refuses a position:

    yield table.count < 0, "count", "must be 0 or more at this table"
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, get_args, get_origin

from .canonical import is_object
from .declaration import Form, Said, Struct, cases, fields, names
from .errors import BadPosition

Invariant = tuple[object, str, str]
"""Whether it is broken, the field that is wrong then, and what must hold."""

_Steps = tuple[str | None, ...]  # from a position to a value in it: names of fields, and None for each of many


def hold(invariants: Iterable[Invariant]) -> None:
    """Raises BadPosition where one is broken. The next one is not looked at before: it may rely on those that stand before it."""
    for broken, field, why in invariants:
        if broken:
            raise BadPosition(field, why)


class Conserved:
    """The cards of a declaration of which it says how many there are (`copies` of `names`), and where they lie. What a field says
    of a decision (`cases`) is no such place: the card that is meant there lies somewhere else."""

    def __init__(self, position: type[Struct]) -> None:
        found = [*_found(position)]
        self.decks = [*{id(deck): deck for deck, _, _ in found if deck.copies is not None}.values()]
        self.places: list[_Steps] = []
        self.fields: dict[str, str] = {}
        """Which field is named if there are too few or too many of a card: its pile, or else where it lies first."""
        for some, steps, in_pile in found:
            if not any(_overlap(some.known, deck.known) for deck in self.decks):
                continue
            self.places.append(steps)
            for card in some.known:
                if in_pile or card not in self.fields:
                    self.fields[card] = str(steps[0])

    def invariants(self, state: Any, position: dict[str, Any]) -> Iterator[Invariant]:
        """Every card lies somewhere, as often as it is there."""
        for card, wrong in self.miscounted(state, position):
            yield True, self.fields[card], wrong

    def miscounted(self, state: Any, position: dict[str, Any]) -> Iterator[tuple[str, str]]:
        """The cards of which too few or too many lie there, each with a sentence about it."""
        lying = Counter(card for steps in self.places for card in _at(position, steps))
        for deck in self.decks:
            for number, card in enumerate(deck.known):
                copies = int(deck.copies(state, number)) if callable(deck.copies) else deck.copies
                if lying[card] != copies:
                    yield card, f"{lying[card]} cards {card} lie on the table, not {copies}"


def _found(hint: Any, steps: _Steps = (), in_pile: bool = False) -> Iterator[tuple[names, _Steps, bool]]:
    """The names that a declaration holds, how to come to them, and whether they lie in a pile."""
    said = Said.of(hint)
    if said.remark(cases):
        return
    if struct := said.struct():
        for field in fields(struct):
            yield from _found(field.type, (*steps, field.encode_name))
    elif get_origin(said.type) in (list, dict):
        yield from _found(get_args(said.type)[-1], (*steps, None), said.remark(Form) is Form.PILE)
    elif known := said.remark(names):
        yield known, steps, in_pile


def _overlap(some: Iterable[str], others: Iterable[str]) -> bool:
    """Are they cards of one deck: is one list a part of the other?"""
    return set(some) <= set(others) or set(some) >= set(others)


def _at(value: Any, steps: _Steps) -> list[str]:
    """What stands at the end of these steps."""
    found: list[Any] = [value]
    for step in steps:
        if step is not None:
            parts = (each.get(step) for each in found)
        else:
            parts = (part for each in found for part in (each.values() if is_object(each) else each))
        found = [part for part in parts if part is not None]
    return found
