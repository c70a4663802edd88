"""What people type, fit to be shown to others; their names, and names for bots: messages `bot-name-1` … of the game."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Mapping
from typing import Any

from schnapp.games import GAMES
from schnapp.table.texts import Texts, texts_of

from .refusal import Refusal

LONGEST = 24
BOTS = 12
TYPED = ("word", "text")  # fields of an act in which a player may write anything
JOINER = "\u200d"  # holds the parts of an emoji together


def tidy(text: str) -> str:
    """One line without control, direction or other invisible characters and without doubled blanks."""
    line = " ".join("".join(filter(_is_seen, unicodedata.normalize("NFC", text))).split())
    return line if line.strip(f"{JOINER} ") else ""


def _is_seen(sign: str) -> bool:
    """Emoji that are newer than this Python's Unicode are of no category there."""
    return unicodedata.category(sign)[0] != "C" or sign == JOINER or "\U0001f000" <= sign < "\U0001fb00"


def tidy_act(act: Mapping[str, Any]) -> dict[str, Any]:
    """An act with its words as they are shown. The rules refuse one of which nothing is left."""
    typed = {field: tidy(act[field]) for field in TYPED if isinstance(act.get(field), str)}
    return {**act, **typed}


def tidy_name(text: str, taken: Collection[str] = ()) -> str:
    """A name as it is shown; a second Anna is called Anna 2, so that the log says who did what."""
    name = tidy(text)[:LONGEST].rstrip()
    if not name.strip(JOINER):
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
