"""A sensible player of Schnapp, Land, Fluss!: strikes when they know a word, prefers red letters, votes honestly.

They know a part of the common words, another part in every category turn: `skill.py`. How long they take: `reaction.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast
from zlib import crc32

from schnapp import words
from schnapp.table.acting import WAIT
from schnapp.table.canonical import Act, View
from schnapp.table.options import Value
from schnapp.table.rng import Rng

from . import spelling
from .looking import category_card, letter_in, letter_owed, word_of
from .skill import ADULT, Skill
from .vocabulary import fitting

TRUSTS = 60  # percent: how often they accept a word that they cannot judge
_JUDGED = {"vote": ("reject", "accept"), "verdict": ("wrong", "valid")}  # if they do not believe a word, if they do


def choose(view: View, legal: list[Act], options: Mapping[str, Value], chance: Rng, skill: Skill = ADULT) -> Act:
    """One of the legal acts of the seat that sees this view; WAIT if they know no word and cannot pass."""
    offered = {act["type"]: act for act in legal}
    language = cast("str", options["language"])
    if "say" in offered:
        known = known_words(view, letter_owed(view), language, skill)
        return {"type": "say", "word": known[0]} if known else WAIT  # somebody took the word they had in mind
    if strike := offered.get("strike") or offered.get("claim"):
        found = _best_letter(view, strike["slot"], options, chance, skill)
        if found is not None:
            slot, word = found
            return strike | {"slot": slot} | ({"word": word} if "word" in strike else {})
    for kind, answers in _JUDGED.items():
        if kind in offered:
            claim = offered[kind]["claim"][0]
            return {"type": kind, "claim": claim, kind: answers[_believes(view, claim, language, chance)]}
    if announce := offered.get("announce_category"):
        return {"type": "announce_category", "id": announce["id"][chance.below(len(announce["id"]))]}
    return offered.get("turn_category") or offered.get("pass") or WAIT


def known_words(view: View, letter: str, language: str, skill: Skill) -> list[str]:
    """The words they know for a letter in this category turn, best known first, but for those that are used."""
    category = category_card(view)
    turn, used = f"{view['viewer']}/{view['game_no']}/{len(view['category_used'])}/{category}", view["used_words"]
    return [
        word
        for rank, word in enumerate(fitting(category, language, letter))
        if crc32(f"{turn}/{word}".encode()) / 2**32 < skill.share(rank) and not (used and spelling.norm(word) in used)
    ]


def _best_letter(
    view: View, slots: list[str], options: Mapping[str, Value], chance: Rng, skill: Skill
) -> tuple[str, str] | None:
    """The slot and the word: mostly a red letter if they know one, else the letter that comes to mind most easily."""
    red = cast("dict[str, list[str]]", options["letter_deck"])["red"]
    found: list[tuple[int, int, str, str]] = []
    for slot in slots:
        letter = letter_in(view, slot)
        if known := known_words(view, letter, cast("str", options["language"]), skill):
            prize = letter in red and view["tiebreak"] is None and chance.below(3) > 0
            found.append((prize, min(len(known), 5) + chance.below(4), slot, known[0]))
    return max(found)[2:] if found else None


def _believes(view: View, id: str, language: str, chance: Rng) -> bool:
    """Honest: what the referee accepts is right, what they cannot judge gets the benefit of the doubt, mostly."""
    category = category_card(view)
    answer = "unsure" if category is None else words.judge(spelling.tidy(word_of(view, id)), category, language).answer
    return answer == "accept" or (answer == "unsure" and chance.below(100) < TRUSTS)
