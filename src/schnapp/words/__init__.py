"""The word referee: does a word belong to a category, in German or English?

>>> judge("Löwe", "animal", "de")
Verdict(answer='accept', reason='exact', source='hand')
>>> judge("Quittensaft", "drink", "de").reason
'compound'
>>> judge("hammers", "tool", "en").reason
'inflected'
"""

from schnapp.words.categories import CATEGORIES, LANGUAGES
from schnapp.words.referee import UnknownCategory, UnknownLanguage, judge
from schnapp.words.suggestions import suggestions
from schnapp.words.verdict import REASONS, Verdict

__all__ = [
    "CATEGORIES",
    "LANGUAGES",
    "REASONS",
    "UnknownCategory",
    "UnknownLanguage",
    "Verdict",
    "judge",
    "suggestions",
]
