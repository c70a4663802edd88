"""What a player of Snatch It! does, in the order of the act numbers in `rules`; the rest of an action depends on what lies
on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import product

from schnapp.table.acts import Act, ActKinds, Written, written
from schnapp.table.canonical import Act as Json
from schnapp.table.cards import by_number
from schnapp.table.declaration import Seat, defined
from schnapp.table.state import State

from . import box
from .position import Kind
from .rules import SnatchIt

KIND = by_number(box.KINDS)


class Lay(Act):
    """3.4 A card for the first pond, face down."""

    card: Kind


class Snatch(Act):
    """5.2 A hand card onto a card in the pond."""

    card: Kind
    pond: Kind


class Steal(Act):
    """5.3 A hand card onto another's stack."""

    card: Kind
    owner: Seat
    stack: str


class Swallow(Act):
    """5.6 An own stack and a card in the pond into the belly."""

    stack: str
    pond: Kind


class Stalk(Act):
    """5.7 A hand card into the pond."""

    card: Kind


class Toss(Act):
    """5.9 A card of the pond to the discard."""

    pond: Kind


class Reclaim(Act):
    """5.4 A hand card onto the stealer's card."""

    card: Kind


class Decline(Act):
    """5.4 The stolen stack is let go."""


class ConsolationDraw(Act):
    """5.5 A card for whoever was robbed."""


class ConsolationSkip(Act):
    """5.5 No card."""


class Bait(Act):
    """6.4 A hand card, face down."""

    card: Kind


class StorkChoose(Act):
    """6.5 One of the highest stacks of the left-hand neighbour."""

    owner: Seat
    stack: str


class CallOut(Act):
    """5.8 A stalked card is doubted."""


class LetPass(Act):
    """5.8 It is not."""


class SnatchItActs(ActKinds):
    """An action is its kind << 10 | stack or second card << 4 | card."""

    def __init__(self, *kinds: type[Act]) -> None:
        super().__init__(*kinds)
        self.numbers = by_number(self.types)
        self.known = dict(self._without_stack())
        self.placed: Callable[[int, int, str], Written] = lru_cache(1 << 13)(self._placed)

    def _without_stack(self) -> Iterator[tuple[int, Written]]:
        """The actions that are the same act whatever lies on the table."""
        for number, kind in enumerate(self.types):
            fields = self.fields[kind]
            if "stack" not in fields:
                for cards in product(range(len(box.KINDS)), repeat=len(fields)):
                    high, low = (0, 0, *cards)[-2:]
                    said = zip(fields, (box.KINDS[card] for card in cards), strict=True)
                    yield number << 10 | high << 4 | low, written({"type": kind, **dict(said)})

    def _placed(self, action: int, owner: int, stack: str) -> Written:
        """The act of an action with a stack that is called so and lies in the patch of this seat."""
        kind, card = self.types[action >> 10], box.KINDS[action & 15]
        if kind == "swallow":
            return written({"type": kind, "stack": stack, "pond": card})
        placed = {"owner": owner, "stack": stack}
        return written({"type": kind, **placed} if kind == "stork_choose" else {"type": kind, "card": card, **placed})

    def written(self, state: State, action: int) -> Written:
        if (known := self.known.get(action)) is not None:
            return known
        assert isinstance(state, SnatchIt)
        stack = action >> 4 & 63
        return self.placed(action, state.owner_of(stack), state.id_of(stack))

    def action_of(self, state: State, act: Json) -> int:
        assert isinstance(state, SnatchIt)
        kind = act["type"]
        low = KIND.get(act.get("pond") or act.get("card", ""), 0)
        high = KIND[act["card"]] if kind == "snatch" else state.named(act["stack"]) if "stack" in act else 0
        return self.numbers[kind] << 10 | high << 4 | low


ACTS = SnatchItActs(*defined(Act, globals()))
