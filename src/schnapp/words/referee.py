"""The word referee: does a word belong to a category?

It goes from the sure to the unsure: as listed, inflected, a phrase, a compound, a small typing error. What it does not
find is unsure where lists cannot be complete, and wrong where they can.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from schnapp.words import phrase
from schnapp.words.categories import CATEGORIES, INCLUDES, LANGUAGES, NAMED, OPEN, PEOPLE, PLACES, SOFT, TITLES
from schnapp.words.compound import HEADLESS, fits, parts
from schnapp.words.inflection import bases, derived, gerunds, plurals
from schnapp.words.lexicon import Entry, Lexicon, lexicon
from schnapp.words.spelling import key, without_article
from schnapp.words.typo import corrected
from schnapp.words.verdict import Reason, Verdict

LONGEST: Final = 60
"""Characters of a word, as the rules have it."""

_ANY_WORD: Final = TITLES | PEOPLE | {"name", "city", "river"}
"""Categories whose words may well be members of another one too."""
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
        """What the lists say about these keys; accepted ones for the given reason."""
        for each in keys:
            entry = self._find(each)
            if entry is None:
                continue
            if entry.kind == "wrong_category":
                yield Verdict("reject", entry.kind, entry.source)
            elif entry.is_weak:
                yield Verdict("unsure", "weak_source", entry.source)
            elif entry.kind in ("spelling", "title") and self._is_common_word(each):
                yield Verdict("unsure", "ambiguous", entry.source)  # "Bar" may be a bear without dots, "Boot" a film
            else:
                yield Verdict("accept", reason or entry.kind, entry.source)

    def _is_common_word(self, plain: str) -> bool:
        return " " not in self.word and self.known.is_word(plain)

    def _derived(self, said: str, bases: Iterable[str], reason: Reason) -> Iterator[Verdict]:
        """What follows from a listed base by a rule; unsure where the word as it is means something else.

        A form stays what its base is ("Lehrerin" is at school like "Lehrer"), a compound need not: "Eistee" is no plant.
        """
        for base in bases:
            for found in self._listed([base], reason):
                root = base if reason == "inflected" else ""
                if found.answer == "accept" and self.known.elsewhere(said, self._kin(said, base), root):
                    yield Verdict("unsure", "ambiguous", found.source)
                else:
                    yield found

    def _kin(self, said: str, base: str) -> frozenset[str]:
        """Categories that may list the word too without its meaning something else.

        What is found at a place is a thing as well; dogs may be a hobby, but "Reisen" is no plural of rice.
        """
        if base == f"{said}ing" or base == f"{said}{said[-1:]}ing":
            return frozenset({self.category})  # a boat is no boating
        single = TITLES if " " not in self.word else frozenset[str]()
        hobby = frozenset[str]() if said == f"{base}en" else {"hobby"}
        return single | PLACES | hobby | {self.category, *INCLUDES.get(self.category, ())}

    def _titles(self) -> Iterator[Verdict]:
        yield from self._listed(phrase.unnumbered(self.word, self.language), "title")

    def _names(self) -> Iterator[Verdict]:
        yield from self._listed(phrase.proper(self.word, self.category, self.language), "phrase")

    def _inflected(self) -> Iterator[Verdict]:
        for each in self.keys:
            if self.language == "de":
                yield from self._derived(each, derived(each), "inflected")
            if self.language == "en" or not self.known.is_lemma(each):  # "Rinde" is no form of "Rind"
                yield from self._derived(each, bases(each, self.language), "inflected")
                yield from self._derived(each, plurals(each, self.language), "inflected")
            if self.language == "en" and self.category in ("hobby", "sport"):
                yield from self._derived(each, gerunds(each), "inflected")

    def _phrases(self) -> Iterator[Verdict]:
        """What one plays may be a hobby: "playing the violin"."""
        thing = phrase.played(self.word, self.language) if self.category == "hobby" else ""
        for category in phrase.PLAYED if thing else ():
            entry = self.known.find(category, thing)
            if entry and not entry.is_weak:
                yield Verdict("accept", "phrase", entry.source)

    def _compounds(self) -> Iterator[Verdict]:
        if self.category in HEADLESS:
            return
        said = self.keys[-1]
        for first, head in parts(self.word, self.known):
            for found in self._derived(said, self._forms_of(head), "compound"):
                if found.answer != "accept":
                    continue
                is_sure = fits(first, head, self.category, self.known) and not self._is_other_plural(said)
                yield found if is_sure else Verdict("unsure", "ambiguous", found.source)

    def _forms_of(self, head: str) -> Iterator[str]:
        yield head
        if self.language == "de":
            yield from derived(head)
        if self.language == "en" or not self.known.is_lemma(head):
            yield from bases(head, self.language)

    def _is_other_plural(self, said: str) -> bool:
        """ "Sandalen" are a form of "Sandale", not ale of sand."""
        return any(self.known.elsewhere(base, self._kin(said, base)) for base in bases(said, self.language))

    def _typos(self) -> Iterator[Verdict]:
        for each in self.keys:
            if self.known.is_word(each) or self.known.elsewhere(each, (self.category,)):
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
        elsewhere = any(self.known.elsewhere(each, _ANY_WORD | {self.category}) for each in self.keys)
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
