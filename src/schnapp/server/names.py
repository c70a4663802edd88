"""Names people give themselves, and names for bots: messages `bot-name-1` … of the game."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from schnapp.games import GAMES
from schnapp.table.texts import Texts, texts_of

from .refusal import Refusal

LONGEST = 24
BOTS = 12


def tidy(text: str) -> str:
    """One line without control, direction or other invisible characters and without doubled blanks."""
    seen = "".join(
        sign for sign in unicodedata.normalize("NFC", text) if unicodedata.category(sign)[0] != "C" or sign in "\u200d"
    )
    return " ".join(seen.split())


def tidy_name(text: str, taken: Collection[str] = ()) -> str:
    """A name as it is shown; a second Anna is called Anna 2, so that the log says who did what."""
    name = tidy(text)[:LONGEST].rstrip()
    if not name.strip("\u200d"):
        raise Refusal("bad_name")
    return _unused(name, taken)


def bot_name(game: str, language: str, taken: Collection[str] = ()) -> str:
    names = [_bot_name(texts_of(GAMES[game]), language, number) for number in range(1, BOTS + 1)]
    return next((name for name in names if name not in taken), None) or _unused(names[0], taken)


def _bot_name(texts: Texts, language: str, number: int) -> str:
    name = f"bot-name-{number}"
    return tidy(texts.text(language, name)) if texts.has(language, name) else f"Bot {number}"


def _unused(name: str, taken: Collection[str]) -> str:
    number = 1
    candidate = name
    while candidate in taken:
        number += 1
        ending = f" {number}"
        candidate = name[: LONGEST - len(ending)] + ending
    return candidate
