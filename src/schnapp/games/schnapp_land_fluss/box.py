"""What is in the box of Schnapp, Land, Fluss!: categories, letters, and every number that is a rule.

Follows sections 2 and 3 of the specification. Categories are numbered 0 … 32, letters 0 … 24 in the orders given here.
"""

from __future__ import annotations

NAME = "schnapp-land-fluss"
SEATS = range(2, 7)
LEADER, CLOCK = 6, 7  # the numbers of those who act beside the seats 0 … 5
ACTORS = {LEADER: "leader", CLOCK: "clock"}

CATEGORIES = (
    "building",
    "at_the_doctors",
    "occupation",
    "book",
    "color",
    "river",
    "fruit",
    "drink",
    "hobby",
    "in_the_sea",
    "at_the_circus",
    "in_the_kitchen",
    "in_the_air",
    "at_school",
    "clothing",
    "body_part",
    "country",
    "food",
    "song",
    "musician",
    "musical_instrument",
    "name",
    "plant",
    "politician",
    "actor",
    "movie",
    "toy",
    "sport",
    "athlete",
    "city",
    "animal",
    "tv_show",
    "tool",
)
FREE = len(CATEGORIES)  # the number of a category that a play leader has invented
PLACES = ("at_the_doctors", "in_the_sea", "at_the_circus", "in_the_kitchen", "in_the_air", "at_school")
PEOPLE = ("musician", "politician", "actor", "athlete")  # the surname counts
TITLES = ("book", "song", "movie", "tv_show")  # the first word of the title counts

LETTER_DECK = {  # not printed: our default
    **dict.fromkeys(("letter_a", "letter_b", "letter_k", "letter_m", "letter_p", "letter_s", "letter_t"), 3),
    **dict.fromkeys(("letter_d", "letter_e", "letter_f", "letter_g", "letter_h", "letter_i"), 2),
    **dict.fromkeys(("letter_l", "letter_n", "letter_o", "letter_r", "letter_u", "letter_w"), 2),
    **dict.fromkeys(("letter_c", "letter_j", "letter_v", "letter_z"), 2),
    "letter_q": 1,
    "letter_xy": 1,
}
LETTERS = tuple(LETTER_DECK)
RED = ("letter_c", "letter_j", "letter_q", "letter_v", "letter_xy", "letter_z")
XY = "letter_xy"
ENGLISH_DECK = {  # not printed: our value for tables with English words, where C is common, K and U are rare
    **LETTER_DECK,
    **{"letter_c": 3, "letter_k": 2},
}
ENGLISH_RED = ("letter_j", "letter_q", "letter_u", "letter_v", "letter_xy", "letter_z")
BLUE_POINTS, RED_POINTS = 1, 2
MOST_COPIES = 9  # of one letter

SLOTS = tuple(f"t{number}" for number in range(1, 13))
LONGEST = 60  # characters of a word

VARIANTS = ("fastest", "grab_all")
JUDGES = ("lexicon_vote", "vote", "lexicon", "leader")
LOCKOUTS = ("if_no_card", "always", "never")
PENALTIES = ("lowest", "latest")
REUSES = ("category", "game", "allowed")
MODES = ("strike_then_word", "typed")

STAGES = ("W_TURN", "OPEN", "CONTEST", "RUSH", "VOTE", "OVER")
STATUSES = ("open", "said", "pending", "vote", "valid", "wrong", "disputed")
VERDICTS = ("valid", "wrong", "disputed")
REASONS = ("no_word", "initial", "reused", "not_listed", "voted", "conceded", "leader")
VOTES = ("accept", "reject")
RUSH_ENDS = ("empty", "passed", "time")
GAME_ENDS = ("letters", "misses")


def initials(letter: str) -> str:
    """The initials, in capitals, that a letter card matches."""
    return letter.removeprefix("letter_").upper()
