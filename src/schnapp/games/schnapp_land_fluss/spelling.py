"""How words are read: the normal form of a word and its initial (spec, 6.2)."""

from __future__ import annotations

import re
import unicodedata

from . import box

_HALF = re.compile("[\ud800-\udfff]")  # of a sign beyond the first 65,536: alone it is none

_LIGATURES = str.maketrans({"Æ": "ae", "æ": "ae", "Ø": "o", "ø": "o", "Œ": "oe", "œ": "oe"}) | str.maketrans(
    {"Ł": "l", "ł": "l", "Đ": "d", "đ": "d", "Þ": "th", "þ": "th"}
)


def tidy(word: str) -> str:
    """Without blanks around it, and with single ones inside."""
    return " ".join(word.split())


def norm(word: str) -> str:
    """The form in which words are compared: no accents, no capitals (6.2)."""
    if word.isascii():
        return tidy(word).lower()
    plain = unicodedata.normalize("NFKD", tidy(word))
    plain = "".join(sign for sign in plain if not unicodedata.category(sign).startswith("M"))
    return plain.translate(_LIGATURES).casefold()


def spelt(normal: str) -> str:
    """A word of which this is the normal form.

    An accent that stands alone becomes a blank there, when blanks were already trimmed; `norm` would trim this one.
    """
    return normal if norm(normal) == normal else normal.replace(" ", "\u00b4")


def is_word(word: str) -> bool:
    """Is it short enough, and has it a letter?"""
    return is_text(word) and any(map(str.isalpha, word))


def is_text(text: str) -> bool:
    """Is it short enough, and made of whole signs?"""
    return 1 <= len(tidy(text)) <= box.LONGEST and not _HALF.search(text)


def initial(word: str) -> str | None:
    """The initial in capitals, A … Z; None if the first letter or digit is something else."""
    normal = norm(word)
    if "a" <= normal[:1] <= "z":
        return normal[0].upper()
    for sign in normal:
        if unicodedata.category(sign)[0] in "LN":
            return sign.upper() if "a" <= sign <= "z" else None
    return None


def fits(word: str, letter: str) -> bool:
    """Does a word begin as a letter card wants it?"""
    first = initial(word)
    return first is not None and first in box.initials(letter)


def first_by_name(names: list[str]) -> int:
    """The seat of the player who turns the first category: the earliest initial, then the whole name, then the seat (F5)."""
    return min(range(len(names)), key=lambda seat: (initial(names[seat]) or "[", norm(names[seat]), seat))
