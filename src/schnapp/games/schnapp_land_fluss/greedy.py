"""A sensible player of Schnapp, Land, Fluss!: strikes when he knows a word, prefers red letters, votes honestly.

He knows a part of the common words, another part in every category turn: `skill.py`. How long he takes: `reaction.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast
from zlib import crc32

from schnapp import words
from schnapp.table.acting import WAIT
from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer
from schnapp.table.options import Value

from . import box, spelling
from .skill import ADULT, Skill
from .vocabulary import fitting

TRUSTS = 60  # percent: how often he accepts a word that he cannot judge


def choose(
    view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value], chance: Dealer, skill: Skill = ADULT
) -> Act:
    """One of the legal acts of the seat that sees this view; WAIT if he knows no word and cannot pass."""
    offered = {act["type"]: act for act in legal}
    language = cast("str", options["language"])
    if "say" in offered:
        letter = view["table"][_struck(view)]
        known = known_words(view, letter, language, skill)
        return {"type": "say", "word": known[0]} if known else WAIT  # somebody took the word he had in mind
    if strike := offered.get("strike") or offered.get("claim"):
        found = _best_letter(view, strike["slot"], options, chance, skill)
        if found is not None:
            slot, word = found
            return strike | {"slot": slot} | ({"word": word} if "word" in strike else {})
    if vote := offered.get("vote"):
        claim = vote["claim"][0]
        believed = _believes(view, claim, language, chance)
        return {"type": "vote", "claim": claim, "vote": "accept" if believed else "reject"}
    if verdict := offered.get("verdict"):
        claim = verdict["claim"][0]
        believed = _believes(view, claim, language, chance)
        return {"type": "verdict", "claim": claim, "verdict": "valid" if believed else "wrong"}
    if announce := offered.get("announce_category"):
        return {"type": "announce_category", "id": announce["id"][chance.below(len(announce["id"]))]}
    return offered.get("turn_category") or offered.get("pass") or WAIT


def known_words(view: Mapping[str, Any], letter: str, language: str, skill: Skill) -> list[str]:
    """The words he knows for a letter in this category turn, best known first, but for those that are used."""
    category = view["category"]
    if not isinstance(category, str):
        return []
    turn = f"{view['viewer']}/{view['game_no']}/{len(view['category_used'])}/{category}"
    return [
        word
        for rank, word in enumerate(fitting(category, language, letter))
        if crc32(f"{turn}/{word}".encode()) / 2**32 < skill.share(rank)
        and spelling.norm(word) not in view["used_words"]
    ]


def _best_letter(
    view: Mapping[str, Any], slots: list[str], options: Mapping[str, Value], chance: Dealer, skill: Skill
) -> tuple[str, str] | None:
    """The slot and the word: mostly a red letter if he knows one, else the letter that comes to mind most easily."""
    red = cast("dict[str, list[str]]", options["letter_deck"])["red"]
    found: list[tuple[int, int, str, str]] = []
    for slot in slots:
        letter = view["table"][_place(slot)]
        if known := known_words(view, letter, cast("str", options["language"]), skill):
            prize = letter in red and view["tiebreak"] is None and chance.below(3) > 0
            found.append((prize, min(len(known), 5) + chance.below(4), slot, known[0]))
    if not found:
        return None
    _, _, slot, word = max(found)
    return slot, word


def _believes(view: Mapping[str, Any], id: str, language: str, chance: Dealer) -> bool:
    """Honest: what the referee accepts is right, what he cannot judge gets the benefit of the doubt, mostly."""
    word = next(claim["word"] for claim in view["claims"] if claim["id"] == id)
    if not isinstance(view["category"], str):
        return chance.below(100) < TRUSTS
    answer = words.judge(spelling.tidy(word), view["category"], language).answer
    return answer == "accept" or (answer == "unsure" and chance.below(100) < TRUSTS)


def _struck(view: Mapping[str, Any]) -> int:
    """The slot for which he owes a word."""
    own = (claim for claim in view["claims"] if claim["player"] == view["viewer"] and claim["status"] == "open")
    return _place(next(own)["slot"])


def _place(slot: str) -> int:
    return box.SLOTS.index(slot)
