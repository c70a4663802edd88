"""What plain rules can hold on the table, and whether they say who decides: looked at when a game is defined."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args, get_origin

from .declaration import CARD_LISTS, Form, Said, Struct, fields, own
from .plain import PlainState

if TYPE_CHECKING:
    from collections.abc import Iterator

BY_NAME = "one field for each name, or BySeat[…] for what every player has"
IN_ROWS = "one field for each row, or BySeat[…] for what every player has"
AS_LIST = "list[int] for numbers, as many as you like, Row[Kind] for cards in their order"
INSTEAD = {dict: BY_NAME, tuple: AS_LIST, list: AS_LIST, set: AS_LIST, frozenset: AS_LIST, float: "int"}


def check_position(position: type[Struct]) -> None:
    """Raises TypeError with the first field that plain rules cannot hold, and what there is instead."""
    for field in fields(position):
        for instead in _faults(Said.of(field.type)):
            said = position.__annotations__.get(field.name, field.type)
            raise TypeError(f"{position.__name__}.{field.name}: plain rules have no {said}; there is {instead}")


def _faults(said: Said) -> Iterator[str]:
    """What there is in place of a type that cannot be held; nothing, if it can."""
    form, kind = said.remark(Form), get_origin(said.type)
    if said.remark(own):
        return
    if form is Form.BY_SEAT:
        yield from _faults(Said.of(get_args(said.type)[0]))
    elif form is None or form in CARD_LISTS:
        if kind is list:
            yield from _faults_of_item(Said.of(get_args(said.type)[0]))
        elif (plain := _name_of(kind or said.type)) is not None:
            yield plain


def _faults_of_item(item: Said) -> Iterator[str]:
    if item.optional:
        yield "a board of places, Annotated[Slots[Kind], grid(7, 6)], or list[int] with -1 for nobody and nothing"
    elif get_origin(item.type) is list:
        yield IN_ROWS
    else:
        yield from _faults(item)


def _name_of(kind: Any) -> str | None:
    return INSTEAD.get(kind) if isinstance(kind, type) else None


def check_who_decides(rules: type[PlainState]) -> None:
    """Raises TypeError where neither a method nor a field says it."""
    if (
        rules.to_act is PlainState.to_act
        and "active" not in rules.position.__struct_fields__
        and not hasattr(rules, "active")
    ):
        raise TypeError(
            f"{rules.__name__}: who has to decide? Write a method `to_act`, or a field `active: Seat | None` of {rules.position.__name__}"
        )
