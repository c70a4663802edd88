"""The word referee: does a word belong to a category, in German or English?

>>> judge("Löwe", "animal", "de")
Verdict(answer='accept', reason='exact', source='hand')
>>> judge("Quittensaft", "drink", "de").reason
'compound'
>>> judge("hammers", "tool", "en").reason
'inflected'
"""

from importlib.util import find_spec

from schnapp.words.categories import CATEGORIES, LANGUAGES
from schnapp.words.referee import UnknownCategory, UnknownLanguage, judge
from schnapp.words.suggestions import suggestions
from schnapp.words.verdict import REASONS, Verdict

NEEDS = "marisa_trie"
"""The package without which no word can be looked up. A browser has none."""


def can_look_up() -> bool:
    return find_spec(NEEDS) is not None


__all__ = [
    "CATEGORIES",
    "LANGUAGES",
    "NEEDS",
    "REASONS",
    "UnknownCategory",
    "UnknownLanguage",
    "Verdict",
    "can_look_up",
    "judge",
    "suggestions",
]
