"""The numbers that words have in the rules: the places in box.STAGES, KINDS, TIES, TOLLS, STEPS, ENDINGS and EVENTS."""

from __future__ import annotations

from .. import box

CARDS = box.CARDS
HAND = box.HAND
HIGH_ROLL = box.HIGH_ROLL

LEAD, PLAY, OVER = range(3)
PASS, REVERSE, SNAP, RISK, SCHNUFF, DRAW = range(4, 10)
REROLL, ALL_EXEMPT, ALL_PAY = range(3)
NO_TOLL, NEXT_LIMIT, NINETY = range(3)
DEALER_ROLL, SHUFFLE, RISK_ROLL, SCHNUFF_ROLL, TURN_SHUFFLE = range(5)
OVER_90, SCHNUFF_90, ONE_LEFT, STUCK = range(4)
(
    DEALER_ROLLED,
    ROUND_STARTED,
    LEAD_SKIPPED,
    REDEAL,
    DRAW_FORFEITED,
    DROPPED_OUT,
    PLAYED,
    RISK_ROLLED,
    SCHNUFF_ROLLED,
    SPARED,
    PAID,
    IMMUNITY_USED,
    ELIMINATED,
    DREW,
    PILE_TURNED,
    IMMUNITY,
    CANNOT_PLAY,
    ROUND_ENDED,
    GAME_ENDED,
) = range(19)
CHANCE = 100  # a random step's result stands in the journal as CHANCE + step

NUMBER_CARDS = 0b1111  # kinds that may lead, as a bit mask
ALWAYS = 0b1111_1111  # kinds that may follow at any count: all but Schnuff …
ANY = 0b1_1111_1111  # … which goes at a limit
