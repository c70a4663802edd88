"""What the referee answers: three answers, and a closed list of reasons for them."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

Answer = Literal["accept", "unsure", "reject"]
Reason = Literal[
    # accepted
    "exact",  # as it stands in a list
    "spelling",  # but for umlauts or accents
    "surname",  # a listed person's surname
    "title",  # a listed title but for its article, subtitle or number
    "inflected",  # a plural, a case, a feminine form, a diminutive of a listed word
    "compound",  # its last part is listed
    "phrase",  # "playing the violin"
    "typo",  # one or two letters away
    "voted",  # the tables of this server agreed on it
    # unsure
    "weak_source",  # only in a list that is often wrong
    "ambiguous",  # fits only by a rule, and means something else as well
    "unknown_title",
    "unknown_person",
    "unknown_word",
    "open_category",  # a real word, in a category that no list exhausts
    # rejected
    "wrong_category",  # a real word that belongs elsewhere
    "not_a_word",
    "too_long",
]
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)


class Verdict(NamedTuple):
    """One word judged. `source` is the list it was found in, empty where none has it."""

    answer: Answer
    reason: Reason
    source: str = ""
