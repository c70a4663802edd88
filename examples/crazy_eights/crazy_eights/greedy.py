"""A sensible player of Crazy Eights in one page: gets rid of what is dear, and keeps his eights for need."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer
from schnapp.table.options import Value

from . import box


def choose(view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value], chance: Dealer) -> Act:
    """The act of the highest worth; among equals chance decides."""
    hand: list[str] = view["hands"][view["viewer"]]
    worths = [worth(act, hand) for act in legal]
    best = [act for act, one in zip(legal, worths, strict=True) if one == max(worths)]
    return best[chance.below(len(best))]


def worth(act: Act, hand: list[str]) -> float:
    """Cards before eights, eights before drawing, drawing before passing; of suits the one that is held most."""
    if act["type"] == "nominate":
        return following(act["suit"], hand)
    if act["type"] != "play":
        return -100
    suit, rank = act["card"]
    if rank == "8":
        return 50 if len(hand) == 1 else -50
    return box.penalty(box.KINDS.index(act["card"])) + 3 * following(suit, hand)


def following(suit: str, hand: list[str]) -> int:
    """How many cards of a hand, eights aside, follow a suit."""
    return sum(card[0] == suit and card[1] != "8" for card in hand)
