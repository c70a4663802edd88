"""What people type, fit to be shown to others; their names, and names for bots: messages `bot-name-1` … of the game."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping
from typing import Any

from schnapp.games import GAMES
from schnapp.table.texts import Texts, texts_of

from .refusal import Refusal

LONGEST = 24
BOTS = 12
TYPED = ("word", "text")  # fields of an act in which a player may write anything
ORDERED = 400  # characters whose accents are put in order: that takes a time which grows with the square, and no rule takes so many
JOINER = "\u200d"  # holds the parts of an emoji together
ABOUT_OTHERS = re.compile("[\u034f\u17b4\u17b5\u180b-\u180d\u180f\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Joiners, and which variant of a sign is meant."""
FILLERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that are blank


def tidy(text: str) -> str:
    """One line without control, direction or other invisible characters and without doubled blanks."""
    line = " ".join("".join(filter(_is_shown, text)).split())
    if len(line) <= ORDERED:
        line = unicodedata.normalize("NFC", line)
    return line if seen(line).strip() else ""


def _is_shown(sign: str) -> bool:
    """Emoji that are newer than this Python's Unicode are of no category there."""
    other = unicodedata.category(sign)[0] == "C" and not "\U0001f000" <= sign < "\U0001fb00"
    return sign == JOINER or not (other or sign in FILLERS)


def seen(text: str) -> str:
    """Without what only says how its neighbours look."""
    return ABOUT_OTHERS.sub("", text)


def tidy_act(act: Mapping[str, Any]) -> dict[str, Any]:
    """An act with its words as they are shown. The rules refuse one of which nothing is left."""
    typed = {field: tidy(act[field]) for field in TYPED if isinstance(act.get(field), str)}
    return {**act, **typed}


def tidy_name(text: str, taken: Collection[str] = ()) -> str:
    """A name as it is shown; whoever would look like another Anna is called Anna 2, so that the log says who did what."""
    name = tidy(text)[:LONGEST].rstrip()
    if not seen(name):
        raise Refusal("bad_name")
    return _unused(name, taken)


def bot_name(game: str, language: str, taken: Collection[str] = ()) -> str:
    names = [_bot_name(texts_of(GAMES[game]), language, number) for number in range(1, BOTS + 1)]
    alike = set(map(seen, taken))
    return next((name for name in names if name not in alike), None) or _unused(names[0], taken)


def _bot_name(texts: Texts, language: str, number: int) -> str:
    name = f"bot-name-{number}"
    return tidy(texts.text(language, name)) if texts.has(language, name) else f"Bot {number}"


def _unused(name: str, taken: Collection[str]) -> str:
    number, alike = 1, set(map(seen, taken))
    candidate = name
    while seen(candidate) in alike:
        number += 1
        ending = f" {number}"
        candidate = name[: LONGEST - len(ending)] + ending
    return candidate
