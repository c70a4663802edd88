"""Acts whose number is made of what they say, for games in which it depends on the state what there is to say: a field of
the board, a card of the hand.

    class Push(Act):
        snail: Snail    # one of 16 names: four bits
        to: Field       # one of those fields that this table has: seven bits, and the lowest ones, as it stands last

    ACTS = Packed(11, Push, …)    # action: kind << 11 | snail << 7 | to
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, get_origin

import msgspec

from .acts import Act, ActKinds, Written, has_shape, written
from .canonical import Act as Json
from .cells import Cells
from .declaration import Said, fields, names
from .state import State

INTEGERS = 256  # an integer is less


@dataclass(frozen=True, slots=True)
class Packing:
    """How a field stands in an action."""

    name: str
    words: Sequence[Any]  # all that it can say …
    numbers: Mapping[Any, int]  # … and where that stands in the list
    used: Cells | None  # the field of the state that says which words of the list a table has
    shift: int
    mask: int


@dataclass(frozen=True, slots=True)
class Layout:
    """A kind of act, or one of the things that it can be."""

    type: str
    action: int  # where all its fields are 0
    fields: tuple[Packing, ...] | None  # None: the game knows
    used: Cells | None = None  # of the last field …
    mask: int = 0  # … and its bits

    def act(self, action: int, used: int) -> Json:
        """`used` is the place of the last word in the whole list, -1: as it stands in the action."""
        assert self.fields is not None
        act: Json = {"type": self.type}
        for field in self.fields:
            number = used if field.used is not None else action >> field.shift & field.mask
            act[field.name] = field.words[number]
        return act

    def number(self, state: State, act: Json) -> int | None:
        """The action of an act that has this layout."""
        assert self.fields is not None
        action = self.action
        for field in self.fields:
            number = field.numbers.get(act[field.name], -1)
            if field.used is not None and number >= 0:
                number = field.used.find(state, number)
            if number < 0:
                return None
            action |= number << field.shift
        return action


class OneOf(Act):
    """An act of which exactly one of the fields is given; the others are UNSET."""

    def __post_init__(self) -> None:
        if sum(getattr(self, name) is not msgspec.UNSET for name in self.__struct_fields__) != 1:
            raise ValueError("exactly one of the fields is given")


class Packed(ActKinds):
    """All acts of a game. An action is the place of the kind in the list, and below it so many bits in which the fields stand
    one behind the other, the last one lowest. Of an act that is one of several things the highest of these bits says whether
    it is the first of them.

    A kind with a list is not packed: `unpacked` and `packed` say what its actions are.
    """

    def __init__(self, bits: int, *kinds: type[Act]) -> None:
        super().__init__(*kinds)
        self.by_type = dict(zip(self.types, kinds, strict=True))
        self.half = bits - 1
        self.layouts = [layout for at, kind in enumerate(kinds) for layout in _layouts(kind, at << bits, 1 << bits - 1)]
        """Two of each kind, with the highest of its bits and without it."""
        self.layouts_of = {kind: self.layouts[2 * at : 2 * at + 2] for at, kind in enumerate(self.types)}
        self.made: Callable[[int, int], Written] = lru_cache(1 << 15)(self._made)

    def fits(self, act: Json, players: int) -> bool:
        """Has an act of one of these types its fields, and in each of them a value of the right type? What is not called so, or
        not at this table, it may name: then it has no number."""
        said = {name: act[name] for name in act if name not in self.common}
        return has_shape(said, self.by_type[act["type"]])

    def written(self, state: State, action: int) -> Written:
        layout = self.layouts[action >> self.half]
        if layout.used is not None:
            return self.made(action, layout.used.get(state, action & layout.mask))
        return self.made(action, -1) if layout.fields is not None else written(self.unpacked(state, action))

    def action_of(self, state: State, act: Json) -> int | None:
        """The action of an act that fits."""
        one, other = self.layouts_of[act["type"]]
        if one.fields is None:
            return self.packed(state, act)
        if one is other or all(field.name in act for field in one.fields):
            return one.number(state, act)
        return other.number(state, act)

    def unpacked(self, state: State, action: int) -> Json:
        """The act of an action of a kind with a list."""
        raise NotImplementedError

    def packed(self, state: State, act: Json) -> int | None:
        """The action of an act with a list."""
        raise NotImplementedError

    def _made(self, action: int, used: int) -> Written:
        return written(self.layouts[action >> self.half].act(action, used))


def _layouts(kind: type[Act], action: int, highest: int) -> list[Layout]:
    """What it is without the highest bit, and with it."""
    tag = str(kind.__struct_config__.tag)
    said = {field.encode_name: Said.of(field.type) for field in fields(kind)}
    if any(get_origin(one.type) is list for one in said.values()):
        return 2 * [Layout(tag, action, None)]
    if issubclass(kind, OneOf):
        (first, one), (second, other) = said.items()
        return [_layout(tag, action, {second: other}), _layout(tag, action | highest, {first: one})]
    return 2 * [_layout(tag, action, said)]


def _layout(tag: str, action: int, said: Mapping[str, Said]) -> Layout:
    fields: list[Packing] = []
    shift = 0
    for name, one in reversed([*said.items()]):
        words, used = _words(one)
        bits = ((len(words) if used is None else used.length) - 1).bit_length()
        numbers = {word: number for number, word in enumerate(words)}
        fields.insert(0, Packing(name, words, numbers, used, shift, (1 << bits) - 1))
        if used is not None and shift:
            raise TypeError(f"{tag}: {name} must be its last field")
        shift += bits
    if not fields:
        return Layout(tag, action, ())
    return Layout(tag, action, tuple(fields), fields[-1].used, fields[-1].mask)


def _words(said: Said) -> tuple[Sequence[Any], Cells | None]:
    """What a field can say, and of what a table may have but some."""
    if known := said.remark(names):
        return known.known, known.used
    if said.type is bool:
        return (False, True), None
    if said.type is int:
        return range(INTEGERS), None
    raise TypeError(f"a {said.type} cannot be packed")
