"""What could lie on the table where a view is silent: the cards that nobody has seen, dealt anew to the places that are hidden."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, get_args, get_origin

from .canonical import is_array, is_object
from .cards import shuffled, taken
from .declaration import CARD_LISTS, Form, Said, card_names, decks
from .errors import BadRules
from .rng import Rng
from .schema import Schema


def resampled(schema: Schema, view: Mapping[str, Any], chance: Rng) -> dict[str, Any]:
    """A position that agrees with a view, of a game which has each card once, and hides nothing else. Where a view shows a list
    with null for some cards, these are dealt anew, too. Raises BadRules where other things are hidden."""
    decks_ = _decks(schema)
    of_cards = {field for _, places in decks_ for field in places}
    position = {
        field: view[field] if field in of_cards else _open(schema, field, hint, view[field])
        for field, hint in schema.hints.items()
    }
    for names, places in decks_:
        seen = {card for field in places for card in _seen(position[field])}
        unseen = shuffled([name for name in names if name not in seen], chance)
        hidden = sum(_hidden(schema.hints[field], position[field]) for field in places)
        if hidden > len(unseen):
            raise BadRules(
                schema.state,
                f"{hidden} cards are hidden, and {len(unseen)} have not been seen: where cards are there several times, or a field "
                "repeats what others say, it needs a method `resample`",
            )
        position |= {field: _filled(schema.hints[field], position[field], unseen) for field in places}
    return position


@cache
def _decks(schema: Schema) -> list[tuple[tuple[str, ...], list[str]]]:
    """The cards that lie in lists somewhere, and the fields that hold some of them."""
    hints = schema.hints
    return [(cards, [field for field in hints if card_names(hints[field]) == cards]) for cards in decks(hints.values())]


def _open(schema: Schema, field: str, hint: Any, value: Any) -> Any:
    """A field that holds no cards, of which a view may tell only that a list is empty."""
    said = Said.of(hint)
    if said.remark(Form) is Form.BY_SEAT:
        return [_open(schema, field, get_args(said.type)[0], part) for part in value]
    if get_origin(said.type) is not list or not isinstance(value, int):
        return value
    if value > 0:
        raise BadRules(schema.state, f"{field} hides what are no cards: it needs a method `resample`")
    return []


def _seen(value: Any) -> Iterator[str]:
    """The cards in a field of a view."""
    if isinstance(value, str):
        yield value
    elif is_object(value):
        yield from _seen(value["top"])
    elif is_array(value):
        for part in value:
            yield from _seen(part)


def _hidden(hint: Any, value: Any) -> int:
    """How many cards of it a view does not show."""
    said = Said.of(hint)
    if said.remark(Form) is Form.BY_SEAT:
        return sum(_hidden(get_args(said.type)[0], part) for part in value)
    if said.remark(Form) not in CARD_LISTS:
        return 0
    if is_object(value):
        return value["count"] - (value["top"] is not None)
    return value if isinstance(value, int) else value.count(None)


def _filled(hint: Any, value: Any, unseen: list[str]) -> Any:
    """A field with unseen cards where a view has but their number, or null."""
    said = Said.of(hint)
    if said.remark(Form) is Form.BY_SEAT:
        return [_filled(get_args(said.type)[0], part, unseen) for part in value]
    if said.remark(Form) not in CARD_LISTS:
        return value
    dealt = taken(unseen, _hidden(hint, value))
    if is_object(value):
        cards = dealt if value["top"] is None else [value["top"], *dealt]
    elif is_array(value):
        cards = [dealt.pop() if card is None else card for card in value]
    else:
        cards = dealt
    return sorted(cards) if said.remark(Form) is Form.CARDS else cards
