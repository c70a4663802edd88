"""The numbers that words have in the rules: the places in box.STAGES, STATUSES, REASONS …, and in the list of events.py."""

from __future__ import annotations

from .. import box

W_TURN, OPEN, CONTEST, RUSH, VOTE, OVER = range(6)
SHUFFLE_LETTERS, SHUFFLE_CATEGORIES, RESHUFFLE_CATEGORIES = range(3)
WAITS, SAID, PENDING, UNDECIDED, VALID, WRONG, DISPUTED = range(7)
NO_WORD, INITIAL, REUSED_WORD, NOT_LISTED, VOTED_DOWN, CONCEDED, BY_LEADER = range(7)
LEXICON_VOTE, BY_VOTE, LEXICON, LEADER_JUDGES = range(4)
IF_NO_CARD, ALWAYS, NEVER = range(3)
PER_CATEGORY, PER_GAME, ALLOWED = range(3)
EMPTY, PASSED_ALL, TIME = range(3)
NO_LETTERS, MISSES = range(2)
(
    GAME_STARTED,
    CATEGORY,
    STRUCK,
    SPOKEN,
    WORD_TIMEOUT,
    PASSED,
    WORDS,
    JUDGED,
    VOTE_OPENED,
    VOTED,
    PENALTY,
    WON,
    TIE,
    DISPUTE,
    REOPENED,
    MISSED,
    TIEBREAK_LEFT,
    TIEBREAK_MISSED,
    TIEBREAK_ENDED,
    RESERVED,
    RETURNED,
    RUSH_ENDED,
    FILLED,
    GAME_SCORED,
    MATCH_ENDED,
) = range(25)
CHANCE = 100  # a random step's result stands in the journal as CHANCE + step

TURN, PASS, TICK, FREE, ANNOUNCE, STRIKE, SAY, CLAIM, VOTING, VERDICT, CONCEDE = (
    0,
    1,
    2,
    3,
    8,
    48,
    64,
    128,
    256,
    288,
    336,
)
FITS, LISTED, REUSED = 1, 2, 4

LEADER = box.LEADER
CLOCK = box.CLOCK
FREE_CATEGORY = box.FREE
CATEGORIES = len(box.CATEGORIES)
LETTERS = len(box.LETTERS)
TABLE = len(box.SLOTS)
NEVER_DUE = -1  # of a timer
USED = 512  # words that the rules know as used at a time; `Talk` keeps those of a game that accepts more
