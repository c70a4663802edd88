"""What happens in Snatch It!, in the order of the codes of `rules`."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from schnapp.table import chances
from schnapp.table.canonical import Json, is_object
from schnapp.table.cards import multiset, multisets
from schnapp.table.chances import Integer, Pick, Shuffle
from schnapp.table.declaration import BySeat, Cards, Seat, Struct, defined, names, own
from schnapp.table.errors import BadRecord
from schnapp.table.events import PRIVATE, Event, Events
from schnapp.table.outcomes import ranking
from schnapp.table.state import State

from . import box
from .acts import KIND
from .position import SCHEMA, Kind, StackId
from .rules import SnatchIt


class _OfPlayer(Event):
    """Of one player."""

    player: Seat


class LastBite(Event):
    """7.1"""

    phase: Annotated[str, names(box.PHASES)]


class DeckReshuffled(Event):
    """8.4 The discard is the new deck, of so many cards."""

    count: int


class GameStarted(Event):
    """3.2 and 3.3 Everybody has a hand: `hand`, which only its owner is told."""

    first: Seat
    hand_size: int

    @classmethod
    def read(cls, state: State, numbers: list[int]) -> dict[str, Any]:
        first, size, _, _, *copies = numbers
        hands = {str(seat): {"hand": hand} for seat, hand in enumerate(multisets(box.KINDS, copies))}
        return {"first": first, "hand_size": size, "private": hands}


class Laid(_OfPlayer):
    """3.4"""

    card: Annotated[Kind, PRIVATE]


class LaidCard(Struct):
    """3.4 What a seat has laid."""

    player: Seat
    card: Kind


class PondRevealed(Event):
    """3.4"""

    cards: list[LaidCard]

    @classmethod
    def read(cls, state: State, numbers: list[int]) -> dict[str, Any]:
        laid = numbers[4:]
        return {"cards": [{"player": seat, "card": box.KINDS[card]} for seat, card in enumerate(laid)]}


class PondFilled(Event):
    """3.5 and 6.6"""

    cards: list[Kind]


class RoundStarted(Event):
    """5.1"""

    round: int
    first: Seat
    last: bool


class Snatched(_OfPlayer):
    """5.2"""

    card: Kind
    pond: Kind
    stack: StackId


class Stolen(_OfPlayer):
    """5.3"""

    owner: Seat
    stack: StackId
    card: Kind


class Reclaimed(_OfPlayer):
    """5.4"""

    stack: StackId
    card: Kind
    stealer: Seat = msgspec.field(name="from")


class ReclaimDeclined(_OfPlayer):
    """5.4"""


class Consolation(_OfPlayer):
    """5.5 One card, or none, where there is none any more."""

    drawn: int
    card: Annotated[Kind | None, PRIVATE]


class ConsolationSkipped(_OfPlayer):
    """5.5"""


class Swallowed(_OfPlayer):
    """5.6 `size`: the stack and the card from the pond."""

    stack: StackId
    pond: Kind
    size: int


class Stalked(_OfPlayer):
    """5.7"""

    card: Kind


class LetPass(_OfPlayer):
    """5.8"""


class CalledOut(Event):
    """5.8 `right`: the card could have acted."""

    by: Seat
    player: Seat
    right: bool


class Tossed(_OfPlayer):
    """5.9"""

    pond: Kind


class SnatchingEnded(Event):
    """5.10"""

    reason: Annotated[str, names(("pond_empty", "hands_empty"))]


class FirstLeapPassed(Event):
    """6.1"""

    to: Seat


class Refilled(_OfPlayer):
    """6.2"""

    count: int
    cards: Annotated[Cards[Kind], PRIVATE]

    @classmethod
    def read(cls, state: State, numbers: list[int]) -> dict[str, Any]:
        """Noted are the copies of each kind."""
        player, cards = numbers[0], multiset(box.KINDS, numbers[4:])
        return {"player": player, "count": len(cards)} | ({"private": {str(player): {"cards": cards}}} if cards else {})


class RareCase(Event):
    """6.3 Everybody has `k` cards: seat (as text) → how many were discarded and drawn for it; which ones, only the seat is told."""

    k: int
    discarded: dict[str, int]
    drawn: dict[str, int]

    @classmethod
    def read(cls, state: State, numbers: list[int]) -> dict[str, Any]:
        """Noted are the copies of each kind, seat after seat; below zero those that were discarded."""
        keep, _, _, _, *copies = numbers
        told: dict[str, Any] = {"k": keep, "discarded": {}, "drawn": {}}
        private: dict[str, dict[str, list[str]]] = {}
        for word, sign in (("discarded", -1), ("drawn", 1)):
            for seat, cards in enumerate(multisets(box.KINDS, [max(0, sign * count) for count in copies])):
                if cards:
                    told[word][str(seat)] = len(cards)
                    private.setdefault(str(seat), {})[word] = cards
        return told | ({"private": dict(sorted(private.items()))} if private else {})


class BaitLaid(_OfPlayer):
    """6.4"""

    card: Annotated[Kind, PRIVATE]


class BaitRevealed(Event):
    """6.4"""

    card: Kind


class StorkTook(Event):
    """6.5"""

    owner: Seat
    stack: StackId
    height: int
    top: Kind


class BaitToPond(Event):
    """6.6"""

    cards: Cards[Kind]


class FinalSwallow(_OfPlayer):
    """7.2 So many cards of stacks."""

    count: int


def _scores(table: SnatchIt) -> list[dict[str, int]]:
    return [
        {
            "player": seat,
            "points": table.points_of(seat),
            "swarms": belly.count("swarm"),
            "cards": len(belly),
            "rank": rank,
        }
        for seat, (belly, rank) in enumerate(zip(_bellies(table), ranking(table), strict=True))
    ]


def _bellies(table: SnatchIt) -> list[list[str]]:
    return SCHEMA.field(table, "bellies")


class Score(Struct):
    """7.3 and 7.4 How a player has done."""

    player: Seat
    points: int
    swarms: int
    cards: int
    rank: int


class GameEnded(Event):
    """7.3"""

    scores: Annotated[BySeat[Score], own(_scores)]
    bellies: Annotated[BySeat[Cards[Kind]], own(_bellies)]


class RareDiscard:
    """6.3 A random step: which cards a hand loses, seat and cards."""

    def read(self, state: Any, numbers: list[int]) -> Json:
        return {"player": numbers[0], "cards": [box.KINDS[card] for card in sorted(numbers[4:])]}

    def draws(self, state: Any, step: str, result: Json) -> list[int]:
        """Raises BadRecord."""
        if not is_object(result) or result.get("player") not in range(state.players):
            raise BadRecord(f"{step}: needs player and cards, not {result!r}")
        hand = [KIND[card] for card in SCHEMA.field(state, "hands")[result["player"]]]
        draws: list[int] = []
        for card in chances.cards(step, result.get("cards"), KIND):
            if card not in hand:
                raise BadRecord(f"{step}: the hand has no more {box.KINDS[card]}")
            draws.append(hand.index(card))
            hand.remove(card)
        return draws


def _least_jitter(table: SnatchIt) -> int:
    return -table.jitter


def _laid(table: SnatchIt) -> list[str]:
    return [card for card in SCHEMA.field(table, "laid") if card is not None]


EVENTS = Events(
    {
        "shuffle_deck": Shuffle(box.KINDS),
        "last_bite_jitter": Integer(_least_jitter),
        "first_player": Integer(),
        "reshuffle_discard": Shuffle(box.KINDS),
        "rare_discard": RareDiscard(),
        "bait_shuffle_pick": Pick(box.KINDS, _laid),
    },
    *defined(Event, globals()),
)
