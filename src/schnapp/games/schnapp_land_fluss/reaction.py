"""How long people take: the times of a player without hands, drawn from the spread of human ones, ms."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from statistics import NormalDist
from typing import cast

from schnapp.table.canonical import Act, View
from schnapp.table.options import Value
from schnapp.table.rng import Rng

from .looking import category_card, letter_in
from .skill import ADULT, Skill
from .vocabulary import fitting

QUICKEST = 600  # nobody reads a category and finds a word sooner
SEARCH = 1600  # for an easy letter, in the middle
SPREAD = 0.45  # of the logarithm
GIVES_UP = 7000  # who knows no word
TYPES = 140  # a letter
_NORMAL = NormalDist()
_FINE = 1 << 20


def pause_ms(view: View, act: Act, options: Mapping[str, Value], chance: Rng, skill: Skill = ADULT) -> int:
    """From now until somebody of this skill does this who begins to think now."""
    language = cast("str", options["language"])
    match act["type"]:
        case "strike":
            return QUICKEST + _around(skill.pace * _search(view, act["slot"], language), chance)
        case "claim":
            found = _around(skill.pace * _search(view, act["slot"], language), chance)
            return QUICKEST + found + _around(skill.pace * TYPES * len(act["word"]), chance)
        case "say":
            return 300 + _around(skill.pace * TYPES * len(act["word"]), chance)
        case "pass":
            return QUICKEST + _around(GIVES_UP, chance)
        case _:  # to turn a card, to vote, to judge
            return 500 + _around(1500, chance)


def _search(view: View, slot: str, language: str) -> int:
    """The fewer words a letter has, the longer one looks for one."""
    category = category_card(view)
    known = 5 if category is None else len(fitting(category, language, letter_in(view, slot)))
    return SEARCH + 6000 // (known + 2)


def _around(middle: float, chance: Rng) -> int:
    """Two of three lie between 0.64 and 1.57 of the middle."""
    at = (chance.below(_FINE) + 0.5) / _FINE
    return round(middle * exp(SPREAD * _NORMAL.inv_cdf(at)))
