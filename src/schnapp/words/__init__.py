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

NEEDS = ("marisa_trie",)


def missing() -> list[str]:
    """The packages without which no word can be looked up, as far as they are not installed. A browser has none of them."""
    return [name for name in NEEDS if find_spec(name) is None]


__all__ = [
    "CATEGORIES",
    "LANGUAGES",
    "REASONS",
    "UnknownCategory",
    "UnknownLanguage",
    "Verdict",
    "judge",
    "missing",
    "suggestions",
]
