"""The word referee: does a word belong to a category?

It goes from the sure to the unsure: as listed, inflected, a phrase, a compound, a small typing error. What it does not
find is unsure where lists cannot be complete, and wrong where they can.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from schnapp.words.categories import CATEGORIES, INCLUDES, LANGUAGES, NAMED, OPEN, PEOPLE, SOFT, TITLES
from schnapp.words.compound import heads, is_first_part
from schnapp.words.inflection import derived, forms
from schnapp.words.lexicon import Entry, Lexicon, lexicon
from schnapp.words.spelling import key, without_article, words
from schnapp.words.typo import corrected
from schnapp.words.verdict import Reason, Verdict

LONGEST: Final = 60
"""Characters of a word, as the rules have it."""

_HEADLESS: Final = TITLES | PEOPLE | NAMED | {"body_part"}
"""Where the last part of a compound says nothing: a Kohlkopf is no head."""

_NUMBER: Final = re.compile(r"\s+(?:teil |part |episode |staffel |season )?(?:\d{1,2}|[ivx]{1,4})$", re.IGNORECASE)
_PHRASES: Final = {
    "de": re.compile(r"^(.+?)[\s-](?:spielen|gehen|fahren|machen|lernen|sammeln)$|^spielen mit (.+)$", re.IGNORECASE),
    "en": re.compile(r"^(?:to |i )?(?:play(?:ing)?|go(?:ing)?|do(?:ing)?|learn(?:ing)?) (?:the |a |an )?(.+)$", re.I),
}
_PLAYED: Final = ("sport", "musical_instrument", "toy", "hobby")
_GENERIC: Final = {
    "river": {"de": (" fluss", "-fluss", "fluss "), "en": (" river", "river ")},
    "city": {"de": ("stadt ",), "en": (" city", "city of ")},
}
_VOWEL: Final = re.compile("[aeiouyäöü]")
_STAMMER: Final = re.compile(r"(.)\1\1")


class UnknownCategory(ValueError):
    """A category that is not in the box."""


class UnknownLanguage(ValueError):
    """A language without lists."""


def judge(word: str, category: str, language: str) -> Verdict:
    """Say whether a word belongs to a category, with the reason and the list that says so.

    Raises UnknownCategory or UnknownLanguage. Everything a person may type is judged, never an error.
    """
    if language not in LANGUAGES:
        raise UnknownLanguage(f'there is no language "{language}"; known are {", ".join(LANGUAGES)}')
    if category not in CATEGORIES:
        raise UnknownCategory(f'there is no category "{category}"; known are {", ".join(CATEGORIES)}')
    return Hearing(word, category, lexicon(language)).verdict()


class Hearing:
    """One word before the referee."""

    def __init__(self, word: str, category: str, known: Lexicon) -> None:
        self.word = word.strip()
        self.category = category
        self.known = known
        self.language = known.language
        self.keys = self._keys()

    def _keys(self) -> tuple[str, ...]:
        """The key with and without a leading article."""
        whole = key(self.word, self.language)
        short = key(without_article(self.word, self.language), self.language) if " " in self.word else whole
        return (whole,) if whole == short or not short else (whole, short)

    def verdict(self) -> Verdict:
        if len(self.word) > LONGEST:
            return Verdict("reject", "too_long")
        if not any(letter.isalpha() for letter in self.keys[0]):
            return Verdict("reject", "not_a_word")
        weak: Verdict | None = None
        for found in self._stages():
            if found.answer != "unsure":
                return found
            weak = weak or found
        return weak or self._miss()

    def _stages(self) -> Iterator[Verdict]:
        yield from self._listed(self.keys)
        if self.category in TITLES:
            yield from self._titles()
        elif self.category in NAMED:
            yield from self._names()
        elif self.category not in PEOPLE:
            yield from self._inflected()
            yield from self._phrases()
            yield from self._compounds()
        yield from self._typos()

    # ---- stages ---------------------------------------------------------------------------------------------

    def _find(self, candidate: str) -> Entry | None:
        """An entry of the category or of one that it includes; a strong one if there is any."""
        entry = self.known.find(self.category, candidate)
        if entry and not entry.is_weak:
            return entry
        for included in INCLUDES.get(self.category, ()):
            other = self.known.find(included, candidate)
            if other and not other.is_weak:
                return other
        return entry

    def _listed(self, keys: Iterable[str], reason: Reason | None = None) -> Iterator[Verdict]:
        for each in keys:
            entry = self._find(each)
            if entry is None:
                continue
            if entry.kind == "wrong_category":
                yield Verdict("reject", entry.kind, entry.source)
            elif entry.is_weak:
                yield Verdict("unsure", "weak_source", entry.source)
            elif entry.kind == "spelling" and self.known.is_word(each):
                yield Verdict("unsure", "ambiguous", entry.source)  # "Bar" may be a bear without dots
            else:
                yield Verdict("accept", reason or entry.kind, entry.source)

    def _titles(self) -> Iterator[Verdict]:
        unnumbered = _NUMBER.sub("", self.word)
        if unnumbered != self.word:
            shorter = (unnumbered, without_article(unnumbered, self.language))
            yield from self._listed((key(each, self.language) for each in shorter), "title")

    def _names(self) -> Iterator[Verdict]:
        """"River Thames", "Kansas City", "Stadt Wien"."""
        lowered = self.word.lower()
        for part in _GENERIC.get(self.category, {}).get(self.language, ()):
            if part in f" {lowered}" or part in f"{lowered} ":
                yield from self._listed([key(lowered.replace(part.strip(), " "), self.language)], "phrase")

    def _inflected(self) -> Iterator[Verdict]:
        for each in self.keys:
            if self.language == "de":
                yield from self._listed(derived(each), "inflected")
            if self.language == "en" or not self.known.is_lemma(each):  # "Rinde" is no form of "Rind"
                yield from self._listed(forms(each, self.language, self.category), "inflected")

    def _phrases(self) -> Iterator[Verdict]:
        if self.category != "hobby" or not (said := _PHRASES[self.language].match(self.word)):
            return
        thing = key(next(part for part in said.groups() if part), self.language)
        for category in _PLAYED:
            entry = self.known.find(category, thing)
            if entry and not entry.is_weak:
                yield Verdict("accept", "phrase", entry.source)

    def _compounds(self) -> Iterator[Verdict]:
        if self.category in _HEADLESS:
            return
        means_else = any(self.known.elsewhere(self.category, each) for each in self.keys)
        for found in self._listed(self._heads(), "compound"):
            if found.answer == "accept":
                yield Verdict("unsure", "ambiguous", found.source) if means_else else found

    def _heads(self) -> Iterator[str]:
        """Last parts of the compound, and what these are forms of."""
        if self.language == "de":
            for head in heads(self.keys[-1], self.known):
                yield head
                yield from derived(head)
                if not self.known.is_lemma(head):
                    yield from forms(head, self.language, self.category)
            return
        parts = [key(part, self.language) for part in words(self.word)]
        for cut in range(1, len(parts)):
            if all(is_first_part(part, self.known) for part in parts[:cut]):
                head = "".join(parts[cut:])
                yield head
                yield from forms(head, self.language, self.category)

    def _typos(self) -> Iterator[Verdict]:
        for each in self.keys:
            if self.known.is_word(each):
                return
            near = corrected(each, self.category, self.known)
            if near is not None:
                yield from self._listed([near], "typo")

    # ---- nothing found --------------------------------------------------------------------------------------

    def _miss(self) -> Verdict:
        plain = self.keys[-1]
        if not _is_pronounceable(plain):
            return Verdict("reject", "not_a_word")
        if self.category in TITLES:
            return Verdict("unsure", "unknown_title")
        elsewhere = any(self.known.elsewhere(self.category, each) for each in self.keys)
        if self.category in PEOPLE:
            return Verdict("reject", "wrong_category") if elsewhere else Verdict("unsure", "unknown_person")
        if elsewhere:
            return Verdict("reject", "wrong_category")
        if self.known.is_word(plain):
            is_open = self.category in SOFT
            return Verdict("unsure", "open_category") if is_open else Verdict("reject", "wrong_category")
        return Verdict("unsure", "unknown_word") if self.category in OPEN else Verdict("reject", "not_a_word")


def _is_pronounceable(plain: str) -> bool:
    """Could it be a name at all?"""
    return len(plain) > 1 and bool(_VOWEL.search(plain)) and not _STAMMER.search(plain)
