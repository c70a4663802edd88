"""What is in the box of Schnuff: kinds of cards, their numbers, and every number that is a rule.

Follows sections 2 and 3 of the specification. Kinds are numbered 0…8 in the order of KINDS.
"""

from __future__ import annotations

NAME = "schnuff"
SEATS = range(2, 7)

NUMBERS = ("number_1", "number_2", "number_3", "number_4")  # a number card's kind is its value less one
WILD = ("pass", "reverse", "snap", "risk", "schnuff")
KINDS = (*NUMBERS, *WILD)

DECK = {  # not printed: our default
    **dict.fromkeys(NUMBERS, 8),
    "pass": 6,
    "reverse": 6,
    "snap": 4,
    "risk": 4,
    "schnuff": 2,
}
CARDS = sum(DECK.values())  # 54
ENOUGH_NUMBERS = 12  # number cards that a deck must have
HAND = 4  # cards in a full hand
CHIPS = 10  # for each player

LIMITS = (30, 60, 90)
FEES = {30: 1, 60: 2, 90: 3}
HIGH_ROLL = 7  # two dice that come to this count upwards, and cost the only opponent his chips

STAGES = ("LEAD", "PLAY", "OVER")
TIES = ("reroll", "all_exempt", "all_pay")
TOLLS = ("none", "next_limit", "ninety")  # what it costs to drop out of a round; not printed (R31)
TOLL_BESIDE_BOTS = "next_limit"  # not printed: our default as soon as a bot sits at the table
ENDINGS = ("over_90", "schnuff_90", "one_left", "stuck")


def limit_at(count: int) -> int:
    """The next limit at or above a count up to 90."""
    return next(limit for limit in LIMITS if limit >= count)
