"""The canonical text of a value (docs/records.md): the order of legal lists and the measure of equality."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, TypeGuard

import msgspec

Json = Any  # a value of a record: integers, strings, booleans, null, arrays, objects
Act = dict[str, Any]  # an act in machine form
Entry = dict[str, Any]  # {"chance": …} or {"event": …}
View = Mapping[str, Any]  # what a seat sees

canonical_bytes = msgspec.json.Encoder(order="sorted").encode
"""The canonical text in UTF-8, whose order is that of code points."""
text_of_anything = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode
"""The same text, many times as slow, of what may be no JSON at all: raises TypeError, and a NaN is one in it."""


def is_object(value: Json) -> TypeGuard[dict[str, Any]]:
    """Is a value read from JSON an object?"""
    return isinstance(value, dict)


def is_array(value: Json) -> TypeGuard[list[Any]]:
    """Is a value read from JSON an array?"""
    return isinstance(value, list)


def canonical(value: Json) -> str:
    """JSON without blanks, keys sorted by code point, non-ASCII as it is."""
    try:
        return canonical_bytes(value).decode()
    except (TypeError, UnicodeEncodeError):  # a key that is no text, half of a sign
        return text_of_anything(value)


def same(one: Json, other: Json) -> bool:
    """Equal as JSON values. Python alone would take `true` for `1`."""
    return one == other and canonical(one) == canonical(other)


def sorted_acts(acts: Iterable[Act]) -> list[Act]:
    """Legal acts in the order of their canonical texts."""
    return sorted(acts, key=canonical_bytes)


def shown(value: Json, most: int = 160) -> str:
    """A value in a message, cut where it grows long."""
    text = canonical(value)
    return text if len(text) <= most else text[: most - 1] + "…"
