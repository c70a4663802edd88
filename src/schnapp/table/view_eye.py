"""Where a seat stands, told by the text of its view: for rules in plain Python, and for declarations that have no numbers for learners."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from .canonical import canonical_bytes
from .declaration import Form, Said, Seen, card_names

if TYPE_CHECKING:
    from .schema import Schema
    from .state import State


class ViewEye:
    """Sees what a view shows, but for the viewer's own hand: of that it counts the cards, as others do."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        self.hands = tuple(name for name, hint in schema.hints.items() if _is_hand(hint))

    def fingerprint(self, state: State, viewer: int, blank: int) -> int:
        """A hash of what a seat sees, but for its hand."""
        view = self.schema.seen(state, viewer)
        for name in self.hands:
            view[name][viewer] = len(view[name][viewer])
        return _hashed(view) ^ blank


def _is_hand(hint: Any) -> bool:
    """Cards of each seat that only their owner sees?"""
    said = Said.of(hint)
    of_seats = said.remark(Form) is Form.BY_SEAT and said.remark(Seen) is Seen.ONLY_OWNER
    return of_seats and card_names(hint, lists=True) is not None


def _hashed(view: Mapping[str, Any]) -> int:
    return int.from_bytes(blake2b(canonical_bytes(view), digest_size=8).digest(), "big")
