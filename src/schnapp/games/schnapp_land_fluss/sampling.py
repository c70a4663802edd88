"""Random acts of Schnapp, Land, Fluss!: those that an entry of a legal list stands for, and words for them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from itertools import accumulate
from typing import Any, cast

from schnapp.table.canonical import Act, View, is_array
from schnapp.table.options import Value
from schnapp.table.protocols import Generating
from schnapp.table.rng import Rng

from .looking import category_card, letter_in, letter_owed
from .rules.codes import LISTED
from .vocabulary import KINDS, some_word, word_like


class Sampling(Generating):
    """The game chooses at random."""

    def sample(self, act: Act, view: View, chosen: Mapping[str, Value], chance: Rng) -> Act:
        """One of the acts that an entry of a legal list stands for. Words are mostly such that fit."""
        act = _one_of(act, chance)
        if act.get("text") == "*":
            act["text"] = f"Nr. {chance.below(1000)}"
        if act.get("word") == "*":
            act["word"] = some_word(category_card(view), str(chosen["language"]), _letter(view, act), chance)
            act["listed"] = chance.below(3) > 0
        return act

    def random_choice(self, choices: list[Act], view: View, chosen: Mapping[str, Value], chance: Rng) -> Act:
        """One of all actions that the entries of a legal list stand for, words by their kind; a word says that it is of this kind."""
        ends = [*accumulate(map(_actions_in, choices))]
        entry = choices[bisect_right(ends, chance.below(ends[-1]))]
        if entry.get("word") != "*":
            return self.sample(entry, view, chosen, chance)
        how = KINDS[chance.below(len(KINDS))]
        act = _one_of(entry, chance)
        language, letter = str(chosen["language"]), _letter(view, act)
        act["word"] = word_like(how, category_card(view), language, letter, view["used_words"], chance)
        return act | {"listed": bool(how & LISTED)}


def _actions_in(entry: Act) -> int:
    count = len(KINDS) if entry.get("word") == "*" else 1
    for value in entry.values():
        if isinstance(value, list):
            count *= len(cast("list[str]", value))
    return count


def _one_of(entry: Act, chance: Rng) -> dict[str, Any]:
    """The entry with one value for each that may be one of several."""
    return {name: value[chance.below(len(value))] if is_array(value) else value for name, value in entry.items()}


def _letter(view: View, act: Act) -> str:
    """The letter that the word of an act is for."""
    return letter_in(view, act["slot"]) if "slot" in act else letter_owed(view)
