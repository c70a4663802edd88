"""Every error of the package goes from one process to another, and says there what it said here."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Sequence
from contextlib import suppress
from copy import deepcopy
from importlib import import_module
from inspect import Parameter, signature
from pkgutil import walk_packages
from typing import Any, get_type_hints

import pytest

import schnapp
from schnapp.table.errors import SchnappError

ELSEWHERE = ("__main__", "schnapp.template.")  # programs, and what becomes a package of somebody else


def modules() -> Iterator[Any]:
    for found in walk_packages(schnapp.__path__, "schnapp."):
        if not any(word in found.name for word in ELSEWHERE):
            with suppress(ImportError):  # of what needs an extra that is not installed here, or a browser
                yield import_module(found.name)


ERRORS = sorted(
    {
        thing
        for module in modules()
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Exception) and thing.__module__.startswith("schnapp.")
    },
    key=lambda kind: (kind.__module__, kind.__name__),
)


def made(kind: type[Exception]) -> Exception:
    """One of its kind; each field has a value of its own."""
    if "__init__" not in kind.__dict__:
        return kind("what is wrong")
    hints = get_type_hints(kind.__init__)
    given = {each.name: value(each, hints.get(each.name)) for each in signature(kind).parameters.values()}
    return kind(**given)


def value(field: Parameter, hint: Any) -> Any:
    if field.name == "game":
        return "schnuff"
    if hint in (int, int | None):
        return len(field.name)
    return [f"{field.name} 1", f"{field.name} 2"] if hint == Sequence[str] else f"this {field.name}"


@pytest.mark.parametrize("kind", ERRORS, ids=lambda kind: kind.__name__)
def test_it_is_the_same_in_another_process(kind: type[Exception]) -> None:
    error = made(kind)
    for again in (pickle.loads(pickle.dumps(error)), pickle.loads(pickle.dumps(error, 2)), deepcopy(error)):
        assert type(again) is kind
        assert str(again) == str(error)
        assert again.args == error.args
        assert vars(again) == vars(error)


def test_there_are_many_of_them() -> None:
    assert len([kind for kind in ERRORS if issubclass(kind, SchnappError)]) > 25
