"""How a table looked while an act was carried out, event by event: for boards that know no rules.

What a viewer sees there is a view like any other, of the state as it was when an event was told. Rules that pass a hidden card
through an open place while they tell something would show it; what gives a card away is therefore left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import dropwhile, pairwise
from typing import Any

from .canonical import Entry, Json, is_array, is_object
from .events import visible_of
from .game import Game
from .positions import view_of
from .seating import title_of
from .state import State

View = dict[str, Any]


class Course:
    """An act that has been carried out."""

    def __init__(self, game: Game, copies: Sequence[State], entries: list[Entry]) -> None:
        """`copies` of the state: before the act, and at each entry."""
        assert len(copies) == 1 + len(entries)
        self.game = game
        self.entries = entries
        before, *told = copies
        self.states = [before, *(copy for copy, entry in zip(told, entries, strict=True) if "event" in entry)]

    def views(self, viewer: int | None) -> list[View]:
        """Before the act, and at each event. Raises what a declaration raises when a state is unfinished as it tells something."""
        return [view_of(self.game, state, viewer) for state in self.states]

    def changes(self, viewer: int | None, after: View) -> list[View]:
        """What each event has changed: the fields that are different, null where one is gone. `after`: the view when all was done.
        Empty where one sees nothing but the view before the act and then the one after it."""
        seen = self.views(viewer)
        between = list(dropwhile(lambda view: view == seen[0], seen))
        if all(view == after for view in between) or self.given_away(viewer, seen, after):
            return []
        return [changed(one, next_) for one, next_ in pairwise(seen)]

    def given_away(self, viewer: int | None, seen: Sequence[View], after: View) -> Counter[str]:
        """Cards that a viewer would come to see in between alone: they stand neither in the view before the act nor in that after it,
        nor does an event tell them."""
        kinds = frozenset(self.game.kinds)
        told = visible_of(self.entries, None if viewer is None else title_of(self.game, viewer))
        known = named(seen[0], kinds) | named(after, kinds) | named(told, kinds)
        alone: Counter[str] = Counter()
        for view in seen:
            alone |= named(view, kinds) - known
        return alone


def changed(before: View, after: View) -> View:
    """The fields that are different."""
    gone = {field: None for field in before if field not in after}
    return gone | {field: value for field, value in after.items() if field not in before or before[field] != value}


def named(value: Json, kinds: Collection[str]) -> Counter[str]:
    """The cards that stand in a value."""
    return Counter(word for word in words(value) if word in kinds)


def words(value: Json) -> Iterator[str]:
    """All texts in it, names of fields aside."""
    if isinstance(value, str):
        yield value
    elif is_object(value) or is_array(value):
        for part in value.values() if is_object(value) else value:
            yield from words(part)
