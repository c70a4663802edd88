"""Views, written as what has changed since another one: paths with what stands there now, and paths that are gone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from schnapp.table.canonical import is_array, is_object

Patch = list[Any]


def patch(before: dict[str, Any], after: dict[str, Any]) -> Patch:
    """`[{path: value}, gone path …]`; the parts of a path stand between slashes. web/src/table/golden.ts puts it in place."""
    return [dict(_changed(before, after, "")), *_gone(before, after, "")]


def _changed(before: Any, after: Any, path: str) -> Iterator[tuple[str, Any]]:
    was = _parts(before)
    for key, value in _parts(after).items():
        if key in was and _go_together(was[key], value):
            yield from _changed(was[key], value, f"{path}{key}/")
        elif key not in was or was[key] != value:
            yield f"{path}{key}", value


def _gone(before: Any, after: Any, path: str) -> Iterator[str]:
    now = _parts(after)
    for key, was in _parts(before).items():
        if key not in now:
            yield f"{path}{key}"
        elif _go_together(was, now[key]):
            yield from _gone(was, now[key], f"{path}{key}/")


def _parts(whole: Any) -> dict[str, Any]:
    if is_object(whole):
        return whole
    return {str(at): part for at, part in enumerate(whole)}


def _go_together(one: Any, other: Any) -> bool:
    """Records, rows of as many records, and rows that have become longer."""
    if is_array(one) and is_array(other):
        alike = len(one) == len(other) > 0 and all(map(_go_together, one, other))
        return alike or other[: len(one)] == one
    return is_object(one) and is_object(other)
