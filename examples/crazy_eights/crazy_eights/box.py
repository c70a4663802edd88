"""What is in the box of Crazy Eights: the cards, and every number that is a rule.

Cards are numbered 0…51: the two of clubs, diamonds, hearts, spades, then the threes, and so on up to the aces.
"""

from __future__ import annotations

NAME = "crazy-eights"
RULESET = 1
SEATS = range(2, 3)  # for two

SUITS = "CDHS"  # clubs, diamonds, hearts, spades
RANKS = "23456789TJQKA"
KINDS = tuple(suit + rank for rank in RANKS for suit in SUITS)  # C2, D2, … SA
CARDS = len(KINDS)
EIGHT = RANKS.index("8")

HAND = 7  # cards that each player is dealt
DRAWS = 5  # cards that may be drawn in one turn
PASSES = 3  # in a row, with nothing left to draw: nobody can go on

DRAW, PASS, NOMINATE = range(CARDS, CARDS + 3)  # actions beside the cards; NOMINATE + suit
STAGES = ("PLAY", "NOMINATE", "OVER")
STEPS = ("dealer", "deal", "turn_up", "draw")
EVENTS = ("dealt", "turned_up", "put_back", "played", "nominated", "drew", "passed", "game_ended")


def penalty(card: int) -> int:
    """What a card costs who still holds it at the end: 50 for an eight, 10 for a jack, queen, king or ace; any other card
    its place in the box, counted from two. (So it is in the game that this one is tested against.)"""
    rank = card // len(SUITS)
    if rank == EIGHT:
        return 50
    return 10 if RANKS[rank] in "JQKA" else card + 2
