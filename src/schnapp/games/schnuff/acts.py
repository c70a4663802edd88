"""What a player of Schnuff does, in the order of the engine's actions: 0 … 8 play a card of this kind, 9 draws."""

from __future__ import annotations

from schnapp.table.acts import Act, Acts

from .position import Kind


class Play(Act):
    """4.1 A card from the hand onto the discard."""

    card: Kind


class Draw(Act):
    """4.5 The top card of the draw pile, as long as the right to it lasts."""


ACTS = Acts(Play, Draw)
