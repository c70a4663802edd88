"""What a player of Snatch It! does, in the order of the act numbers in `rules.py`; the rest of an action depends on what lies
on the table."""

from __future__ import annotations

from schnapp.table.acts import Act, ActKinds
from schnapp.table.declaration import Seat

from .position import Kind


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
    """5.4"""


class ConsolationDraw(Act):
    """5.5"""


class ConsolationSkip(Act):
    """5.5"""


class Bait(Act):
    """6.4 A hand card, face down."""

    card: Kind


class StorkChoose(Act):
    """6.5 One of the highest stacks of the left-hand neighbour."""

    owner: Seat
    stack: str


class CallOut(Act):
    """5.8"""


class LetPass(Act):
    """5.8"""


ACTS = ActKinds(
    Lay,
    Snatch,
    Steal,
    Swallow,
    Stalk,
    Toss,
    Reclaim,
    Decline,
    ConsolationDraw,
    ConsolationSkip,
    Bait,
    StorkChoose,
    CallOut,
    LetPass,
)
