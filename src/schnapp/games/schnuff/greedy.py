"""A sensible player of Schnuff in one page: every card gets a worth in chips, the best one is played.

What it costs me now, what it will probably cost the next player (a trap: a count from which he has no safe card), and
what the card could still save me later. All from the view: no hidden card is used, and nobody's forgetting is counted on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, cast

from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer
from schnapp.table.game import WAIT
from schnapp.table.options import Value

from . import box

KEPT = {"pass": 0.55, "reverse": 0.5, "snap": 0.5, "risk": 0.25, "schnuff": 0.6}  # chips a card will save me later
ROLLS = [sum(dice) for dice in product(range(1, 7), repeat=2)]


def choose(view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value], chance: Dealer) -> Act:
    """Draw at once; else the legal card of the highest worth; among equals chance decides.

    Who has no card left and drops out for nothing does not draw: he cannot lose a chip in this round any more (R31).
    """
    draw = next((act for act in legal if act["type"] == "draw"), None)
    if draw is not None:
        leaves = WAIT in legal and not view["hands"][view["viewer"]] and options["drop_out_toll"] == "none"
        return WAIT if leaves else draw
    table = _Table(view, options)
    worths = [table.worth(act["card"]) for act in legal]
    highest = max(worths)
    best = [act for act, worth in zip(legal, worths, strict=True) if worth == highest]
    return best[chance.below(len(best))]


class _Table:
    """What the seat sees, and what it makes of it."""

    def __init__(self, view: Mapping[str, Any], options: Mapping[str, Value]) -> None:
        self.view = view
        self.me: int = view["viewer"]
        self.hand: list[str] = view["hands"][self.me]
        self.count: int = view["count"]
        self.chips: list[int] = view["chips"]
        self.rivals = [seat for seat, inside in enumerate(view["in_round"]) if inside and seat != self.me]
        self.short = options["short_game"] is True
        self.floor = options["count_floor"] == "zero"
        unseen = dict(cast("dict[str, int]", options["deck"]))
        for card in self.hand + ([view["discard"]["top"]] if view["discard"]["top"] else []):
            unseen[card] -= 1
        self.share = {card: max(0, left) / max(1, sum(unseen.values())) for card, left in unseen.items()}

    def worth(self, card: str) -> float:
        """Chips that I gain or lose by a card on average, all in all."""
        direction = -self.view["direction"] if card == "reverse" else self.view["direction"]
        if card == "schnuff":
            return self.sniffed() - self.reserve(card)
        ends = list(self.counts(card))
        now = sum(self.crossed(end) + self.trap(end, direction) for end in ends) / len(ends)
        return now - self.reserve(card)

    def counts(self, card: str) -> Iterator[int]:
        """The counts that a card may lead to, equally likely."""
        if card in box.NUMBERS:
            yield self.count + 1 + box.NUMBERS.index(card)
        elif card == "snap":
            yield box.limit_at(self.count)
        elif card == "risk":
            for roll in ROLLS:
                low = self.count - roll
                yield self.count + roll if roll >= box.HIGH_ROLL else max(0, low) if self.floor else low
        else:
            yield self.count

    def crossed(self, end: int) -> float:
        """What the way to this count costs me."""
        limit = box.limit_at(self.count)
        if end <= limit or self.view["immune"] == {"player": self.me, "limit": limit}:
            return 0.0
        return -self.loss(self.me, box.FEES[limit])

    def trap(self, end: int, direction: int) -> float:
        """What I gain because the next player stands before this count."""
        if end > 90:
            return 0.0
        seat = self.next(direction)
        limit = box.limit_at(end)
        caught = (1 - self.safe(limit - end)) ** self.view["hands"][seat]
        return self.gain(seat, box.FEES[limit]) * caught

    def safe(self, distance: int) -> float:
        """How likely an unseen card brings the count over no limit."""
        numbers = sum(self.share[card] for value, card in enumerate(box.NUMBERS, 1) if value <= distance)
        wild = self.share["pass"] + self.share["reverse"] + self.share["snap"] + 0.45 * self.share["risk"]
        return numbers + wild + (self.share["schnuff"] if distance == 0 else 0.0)

    def sniffed(self) -> float:
        """A Schnuff card: one rival is spared, or a single one by a low roll."""
        paying = 21 / 36 if len(self.rivals) == 1 else (len(self.rivals) - 1) / len(self.rivals)
        return paying * sum(self.gain(seat, box.FEES[self.count]) for seat in self.rivals)

    def loss(self, seat: int, fee: int) -> float:
        """How much it hurts a seat to pay a fee: the last chips are dearest."""
        return fee + 0.5 if fee < self.chips[seat] else self.chips[seat] + 3.0

    def gain(self, seat: int, fee: int) -> float:
        """What it is worth to me that another pays: he is one of many, but near his end everybody is pleased."""
        if self.short and fee >= self.chips[seat] and self.chips[self.me] < max(self.chips):
            return -2.0  # the game would end, and I would not have won
        return self.loss(seat, fee) / max(1, len(self.rivals))

    def reserve(self, card: str) -> float:
        """What a card could still save me: low numbers and wild cards are precious before a limit."""
        if card in KEPT:
            return KEPT[card] * (0.6 if self.hand.count(card) > 1 else 1.0)
        return 0.05 * (4 - box.NUMBERS.index(card))

    def next(self, direction: int) -> int:
        """Whose turn follows."""
        players = len(self.chips)
        seat = (self.me + direction) % players
        while seat not in self.rivals:
            seat = (seat + direction) % players
        return seat
