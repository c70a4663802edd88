"""What happens in Schnuff, in the order of the codes of `rules`."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

from schnapp.table.cards import multisets
from schnapp.table.chances import Dice, Shuffle
from schnapp.table.declaration import BySeat, Seat, defined, exactly, names, own
from schnapp.table.events import PRIVATE, Event, Events
from schnapp.table.outcomes import ranking
from schnapp.table.state import State

from . import box
from .position import SCHEMA, Kind

Limit = Literal[30, 60, 90]


class _OfPlayer(Event):
    """Of one player."""

    player: Seat


class _Rolled(_OfPlayer):
    """Two dice."""

    dice: Annotated[list[int], exactly(2)]

    @classmethod
    def read(cls, state: State, numbers: list[int]) -> dict[str, Any]:
        return {"player": numbers[0], "dice": numbers[1:3]}


class DealerRoll(_Rolled): ...


class RoundStarted(Event):
    """5.1 Everybody in the round has a hand: `hand`, which only its owner is told."""

    round: int
    dealer: Seat

    @classmethod
    def read(cls, state: State, numbers: list[int]) -> dict[str, Any]:
        """The round takes two numbers, the low bits first. Noted are the copies of each kind, seat after seat."""
        low, dealer, in_round, high, *copies = numbers
        hands = {
            str(seat): {"hand": hand} for seat, hand in enumerate(multisets(box.KINDS, copies)) if in_round >> seat & 1
        }
        return {"round": low + (high << 15), "dealer": dealer, "private": hands}


class LeadSkipped(_OfPlayer):
    """5.1 No number card to lead with."""


class Redeal(Event):
    """5.1 Nobody had a number card."""


class DrawForfeited(_OfPlayer):
    """4.5 The next card was played first."""


class DroppedOut(_OfPlayer):
    """6.1 An empty hand."""


class Played(_OfPlayer):
    """6.3 A card, the count after it, and which way it goes on."""

    card: Kind
    count: int
    direction: Literal[1, -1]


class RiskRoll(_Rolled): ...


class SchnuffRoll(_Rolled): ...


class Spared(_OfPlayer):
    """6.4 The lowest roll."""


class Paid(_OfPlayer):
    chips: int
    limit: Limit


class ImmunityUsed(_OfPlayer):
    limit: Limit


class Eliminated(_OfPlayer): ...


class Drew(_OfPlayer):
    card: Annotated[Kind, PRIVATE]


class PileTurned(_OfPlayer):
    """4.6 The discard is the new draw pile, of so many cards."""

    count: int


class Immunity(_OfPlayer):
    limit: Limit


class CannotPlay(_OfPlayer): ...


class RoundEnded(Event):
    reason: Annotated[str, names(box.ENDINGS)]


class GameEnded(Event):
    ranking: Annotated[BySeat[int], own(ranking)]
    chips: Annotated[BySeat[int], own(partial(SCHEMA.field, name="chips"))]


CARDS = Shuffle(box.KINDS)
EVENTS = Events(
    {"dealer_roll": Dice(), "shuffle": CARDS, "risk_roll": Dice(), "schnuff_roll": Dice(), "turn_shuffle": CARDS},
    *defined(Event, globals()),
)
