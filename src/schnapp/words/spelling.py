"""Keys: the form in which words are compared, without capitals, accents, hyphens, apostrophes and blanks.

German keys write umlauts as ae, oe, ue, so that "Löwe" and "Loewe" are one word; `bare` leaves them out as the rules
do for initials, so that "Lowe" can be found as well.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "å": "a"})
_LETTERS: Final = str.maketrans(
    {"æ": "ae", "ø": "o", "œ": "oe", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "\u0131": "i"}
)
_AND: Final = {"de": "und", "en": "and"}
_ARTICLES: Final = {
    "de": re.compile(r"(?:der|die|das|den|dem|des|eine?r?|the|a|an)[\s]+(?=\S)", re.IGNORECASE),
    "en": re.compile(r"(?:the|an?|some|my|your)[\s]+(?=\S)", re.IGNORECASE),
}
_WORD: Final = re.compile(r"[^\s\-–—_/+]+")
_PUNCTUATION: Final = {code: None for code in range(128) if not chr(code).isalnum()}


def key(text: str, language: str) -> str:
    """The form of a word that lists and input share; empty if there is no letter or digit in it."""
    if text.isascii():
        lowered = text.lower()
        return lowered if lowered.isalnum() else _ascii(lowered, language)
    folded = unicodedata.normalize("NFKC", text).casefold()
    if language == "de":
        folded = folded.translate(_UMLAUTS)
    return _stripped(folded, language)


def bare(text: str, language: str) -> str:
    """The key without umlauts: the two dots left out."""
    if text.isascii():
        return key(text, language)
    return _stripped(unicodedata.normalize("NFKC", text).casefold(), language)


def broad(text: str) -> str:
    """The key with umlauts as two letters, in any language."""
    return _stripped(unicodedata.normalize("NFKC", text).casefold().translate(_UMLAUTS), "en")


def _ascii(lowered: str, language: str) -> str:
    if "&" in lowered:
        lowered = lowered.replace("&", _AND[language])
    return lowered.translate(_PUNCTUATION)


def _stripped(folded: str, language: str) -> str:
    plain = unicodedata.normalize("NFKD", folded.translate(_LETTERS).replace("&", _AND[language]))
    return "".join(letter for letter in plain if letter.isalnum())


def without_article(text: str, language: str) -> str:
    """The text after its leading article; the text itself if there is none."""
    return _ARTICLES[language].sub("", text.strip(), count=1) if " " in text.strip() else text


def words(text: str) -> list[str]:
    """The parts of a text between blanks and hyphens."""
    return _WORD.findall(text)


def undotted(stem: str) -> Iterator[str]:
    """German stems with the last umlaut taken back: "haeus" → "haus", "voegel" → "vogel"."""
    at = max(stem.rfind("ae"), stem.rfind("oe"), stem.rfind("ue"))
    if at >= 0:
        yield stem[: at + 1] + stem[at + 2 :]
