"""What could lie on the table where a view is silent: the cards that nobody has seen, dealt anew to the places that are hidden."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args, get_origin

from .cards import shuffled, taken
from .dealer import Dealer
from .declaration import Form, Said, names
from .schema import Schema


def resampled(schema: Schema, kinds: Sequence[str], view: Mapping[str, Any], chance: Dealer) -> dict[str, Any]:
    """A position that agrees with a view, of a game which has each of these kinds of cards once, and hides nothing else."""
    position = {field: view[field] for field in schema.hints}
    places = [field for field, hint in schema.hints.items() if _holds(hint, kinds)]
    seen = {card for field in places for card in _seen(position[field])}
    unseen = shuffled([kind for kind in kinds if kind not in seen], chance)
    return position | {field: _filled(schema.hints[field], position[field], unseen) for field in places}


def _holds(hint: Any, kinds: Sequence[str]) -> bool:
    """Does a field hold cards?"""
    said = Said.of(hint)
    if get_origin(said.type) is list:
        return _holds(get_args(said.type)[0], kinds)
    known = said.remark(names)
    return known is not None and tuple(known.known) == tuple(kinds)


def _seen(value: Any) -> Iterator[str]:
    """The cards in a field of a view."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for part in value:  # pyright: ignore[reportUnknownVariableType]
            yield from _seen(part)


def _filled(hint: Any, value: Any, unseen: list[str]) -> Any:
    """A field with unseen cards where a view has but their number."""
    said = Said.of(hint)
    if isinstance(value, int):
        cards = taken(unseen, value)
        return sorted(cards) if said.remark(Form) is Form.CARDS else cards
    if said.remark(Form) is Form.BY_SEAT:
        return [_filled(get_args(said.type)[0], part, unseen) for part in value]
    return value
