"""What is in the box of Snatch It!: kinds of cards, their numbers, and every number that is a rule.

Follows section 2 and 3 of the specification. Kinds are numbered 0…12 in the order of KINDS; 13 is Last Bite.
"""

from __future__ import annotations

NAME = "snatch-it"
SEATS = range(3, 7)

CRAWLERS = tuple(f"crawler_{number}" for number in range(1, 7))
FLYERS = tuple(f"flyer_{number}" for number in range(1, 7))
KINDS = (*CRAWLERS, *FLYERS, "swarm")
LAST_BITE = "last_bite"

COPIES = 9  # of each kind
CREATURES = COPIES * len(KINDS)  # 117
POND_SIZE = 6  # the pond is filled up to so many cards
SWARM_POINTS = 5
LAST_BITE_BELOW = {3: 30, 4: 28, 5: 18, 6: 18}  # not printed: our default; creature cards below Last Bite

TYPES = ("crawler", "flyer", "swarm")


def hand_size(players: int) -> int:
    """Cards in a full hand."""
    return 5 if players == 6 else 6


def type_of(kind: int) -> int:
    """0 crawler, 1 flyer, 2 swarm."""
    return kind // 6


def fits(card: int, target: int) -> bool:
    """May `card` be placed on `target`? Same type and same number or one higher; a swarm is 7 and 0 (booklet, 4)."""
    if type_of(card) == 2 or type_of(target) == 2:
        return type_of(card) != type_of(target) and (card in (0, 6) if type_of(target) == 2 else target in (5, 11))
    return type_of(card) == type_of(target) and card - target in (0, 1)


STAGES = ("LAY", "TURN", "RECLAIM", "CONSOLATION", "CALL_OUT", "FORCED", "BAIT", "STORK_CHOICE", "OVER")
PHASES = ("setup", "snatching", "stork", "over")


VISIBILITIES = ("coarse", "exact", "hidden")  # how well Last Bite can be seen in the deck
DEPTHS = {"on_top": (0, 0), "very_near": (1, 5), "near": (6, 15), "middle": (16, 30), "far": (31, CREATURES)}
