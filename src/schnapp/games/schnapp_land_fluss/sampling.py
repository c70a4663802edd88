"""Random acts of Schnapp, Land, Fluss!, and words for them: those that an entry of a legal list stands for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from schnapp.table.canonical import Act, is_array
from schnapp.table.dealer import Dealer

from . import box, spelling, vocabulary
from .acts import FITS, LISTED, REUSED, SLOT, WORD_KINDS

_KNOWN = 0.8  # of the words of random play are words of the category
_LETTERS_IN_VAIN = "aeioulmnrst"


def random_choice(choices: list[Act], view: Mapping[str, Any], language: str, chance: Dealer) -> Act:
    """One of all actions that the entries of a legal list stand for, words by their kind; a word says that it is of this kind."""
    actions = [_actions_in(entry) for entry in choices]
    place = chance.below(sum(actions))
    for entry, count in zip(choices, actions, strict=True):
        if place < count:
            return _any_of(entry, view, language, chance)
        place -= count
    raise AssertionError("every place is in one of the entries")


def _actions_in(entry: Act) -> int:
    count = len(WORD_KINDS) if entry.get("word") == "*" else 1
    for value in entry.values():
        if isinstance(value, list):
            count *= len(cast("list[str]", value))
    return count


def _any_of(entry: Act, view: Mapping[str, Any], language: str, chance: Dealer) -> Act:
    if entry.get("word") != "*":
        return sample(entry, view, language, chance)
    how = WORD_KINDS[chance.below(len(WORD_KINDS))]
    found = {name: value[chance.below(len(value))] if is_array(value) else value for name, value in entry.items()}
    letter = _struck(view, found)
    known = vocabulary.fitting(view["category"], language, letter) if isinstance(view["category"], str) else ()
    found["word"] = word_of(how, letter, view["used_words"], known, chance)
    return found | {"listed": bool(how & LISTED)}


def word_of(how: int, letter: str, used: Iterable[str], known: Sequence[str], chance: Dealer) -> str:
    """A word for a letter card that is `how` (FITS, LISTED, REUSED). Where there is none of the kind, one that nobody has
    ever heard; `used` are normal forms."""
    if how & REUSED:
        if again := sorted(word for word in used if spelling.fits(word, letter)):
            return again[0]
    if how & LISTED:
        if fresh := [word for word in known if spelling.norm(word) not in used]:
            return fresh[chance.below(len(fresh))]
    initial = box.initials(letter)[0]
    first = initial if how & FITS else "B" if initial == "A" else "A"
    return first + "".join(_LETTERS_IN_VAIN[chance.below(len(_LETTERS_IN_VAIN))] for _ in range(9))


def sample(act: Act, view: Mapping[str, Any], language: str, chance: Dealer) -> Act:
    """One of the acts that an entry of a legal list stands for. Words are mostly such that fit."""
    found: Act = {}
    for name, value in act.items():
        found[name] = value[chance.below(len(value))] if is_array(value) else value
    if found.get("text") == "*":
        found["text"] = f"Nr. {chance.below(1000)}"
    if found.get("word") == "*":
        found["word"] = _some_word(view, _struck(view, found), language, chance)
        found["listed"] = chance.below(3) > 0
    return found


def _struck(view: Mapping[str, Any], act: Act) -> str:
    """The letter that the word is for."""
    slot = act.get("slot")
    if slot is None:
        own = (claim for claim in view["claims"] if claim["player"] == view["viewer"] and claim["status"] == "open")
        slot = next(own)["slot"]
    return view["table"][SLOT[slot]]


def _some_word(view: Mapping[str, Any], letter: str, language: str, chance: Dealer) -> str:
    """A common word of the category, or one that nobody has ever heard."""
    if isinstance(view["category"], str) and chance.below(100) < 100 * _KNOWN:
        if known := vocabulary.fitting(view["category"], language, letter):
            return known[chance.below(len(known))]
    first = box.initials(letter)[0] if chance.below(10) else "E"
    return first + "".join(_LETTERS_IN_VAIN[chance.below(len(_LETTERS_IN_VAIN))] for _ in range(4))
