"""What can be said of an act without knowing its game: its kind, the cards that it names, its options, its place and size.

A trait is a text: `act:steal`, `card:swarm`, `steal.owner=+1` (the next seat), `order:first`, `size:most`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from schnapp.table.acting import WAIT
from schnapp.table.canonical import Act, Json, is_array
from schnapp.table.game import Game
from schnapp.table.meanings import SEAT, meanings_of
from schnapp.table.protocols import Timed, generators
from schnapp.table.seating import seat_of

from .features import features

FIRST, LAST, LEAST, MOST = "order:first", "order:last", "size:least", "size:most"
OF_LISTS = (FIRST, LAST, LEAST, MOST)  # what an act has only among others
_NUMBERED = re.compile(r"_(\d+)$")


@dataclass(frozen=True, slots=True)
class Place:
    """A seat at a table: what is called `owner=+1` depends on who looks."""

    game: Game
    players: int
    seat: int

    def traits(self, act: Act) -> Iterator[str]:
        """All but those of `OF_LISTS`."""
        yield from features(act, self.game.kinds)
        kind = act["type"]
        for name, value in act.items():
            if name != "type" and (said := self.option(kind, name, value)) is not None:
                yield f"{kind}.{name}={said}"

    def option(self, kind: str, name: str, value: Json) -> str | None:
        """The value of a parameter of such an act as others could have it, too: seats as seen from here, cards without their number.
        None for what has parts."""
        if value is None or isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, int):
            return self._distance(value) if self._is_seat(kind, name) else str(value)
        if not isinstance(value, str):
            return None
        owner, dot, rest = value.partition(".")
        seat = seat_of(self.game, owner)
        if seat is None:
            return value.partition("#")[0]
        return f"{self._distance(seat)}{dot}{rest}"

    def _distance(self, seat: int) -> str:
        return f"+{(seat - self.seat) % self.players}"

    def _is_seat(self, kind: str, name: str) -> bool:
        return meanings_of(self.game).acts.get(kind, {}).get(name) == SEAT

    def is_open(self, entry: Act) -> bool:
        """Does an entry of a legal list stand for several acts? Then its lists are what can be chosen from."""
        return entry["type"] in generators(self.game) or (
            isinstance(self.game, Timed) and any(map(is_array, entry.values()))
        )

    def kept(self, choices: list[Act], trait: str, wanted: bool) -> list[Act]:
        """The choices that have a trait, or those that do not; of an entry that stands for several acts the part that does.
        All of them where none, or nothing else, is left: the very list that was given."""
        if trait in OF_LISTS:
            return self._extreme(choices, trait)
        kept: list[Act] = []
        changed = False
        for choice in choices:
            if not self.is_open(choice):
                fits = (trait in self.traits(choice)) == wanted
                changed |= not fits
                if fits:
                    kept.append(choice)
                continue
            part = self._part(choice, trait, wanted)
            changed |= part is not choice
            if part is not None:
                kept.append(part)
        return kept if kept and changed else choices

    def _part(self, entry: Act, trait: str, wanted: bool) -> Act | None:
        """What an open entry becomes; None if nothing of it is left."""
        if trait == f"act:{entry['type']}":
            return entry if wanted else None
        part = dict(entry)
        found = False
        for name, values in entry.items():
            if is_array(values):
                having = [trait in self._member(entry, name, value) for value in values]
                if any(having):
                    found = True
                    part[name] = [value for value, has in zip(values, having, strict=True) if has == wanted]
        if not found:
            return None if wanted else entry
        if wanted and trait.startswith("card:") and entry["type"] in generators(self.game):
            return entry  # an act takes several of its cards, and which ones is not for us to say
        return None if any(values == [] != entry[name] for name, values in part.items()) else part

    def _member(self, entry: Act, name: str, value: Json) -> set[str]:
        """The traits that an act has if it takes this out of a list of an open entry."""
        found = set(self.traits({"type": entry["type"], name: value})) - {f"act:{entry['type']}"}
        cards = {trait for trait in found if trait.startswith("card:")}
        return cards if cards and entry["type"] in generators(self.game) else found

    def available(self, choices: list[Act]) -> set[str]:
        """Every trait that one of the choices has."""
        found: set[str] = set(OF_LISTS)
        for choice in choices:
            if not self.is_open(choice):
                found |= set(self.traits(choice))
            else:
                found.add(f"act:{choice['type']}")
                for name, values in choice.items():
                    if is_array(values):
                        found = found.union(*(self._member(choice, name, value) for value in values))
        return found

    def _extreme(self, choices: list[Act], trait: str) -> list[Act]:
        legal = [choice for choice in choices if choice != WAIT]
        if len(legal) < 2:
            return choices
        if trait in (FIRST, LAST):
            return [legal[0 if trait == FIRST else -1]]
        pick: Callable[..., int] = min if trait == LEAST else max
        sizes = [self.size(choice) for choice in legal]
        best = {
            kind: pick(each for each, choice in zip(sizes, legal, strict=True) if choice["type"] == kind)
            for kind in {choice["type"] for choice in legal}
        }
        kept = [choice for each, choice in zip(sizes, legal, strict=True) if each == best[choice["type"]]]
        kept += [choice for choice in choices if choice == WAIT]
        return kept if len(kept) < len(choices) else choices

    def size(self, act: Act) -> int:
        """The numbers in an act, added up: those of its parameters, and those at the end of the names of its cards."""
        kind = act["type"]
        return sum(_number(value) for name, value in act.items() if name != "type" and not self._is_seat(kind, name))


def _number(value: Json) -> int:
    if isinstance(value, str):
        found = _NUMBERED.search(value.partition("#")[0])
        return int(found[1]) if found else 0
    if is_array(value):
        return sum(map(_number, value))
    return value if isinstance(value, int) else 0
