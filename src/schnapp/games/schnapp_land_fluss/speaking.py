"""What Schnapp, Land, Fluss! says of an act beyond its own fields: the letters it is about, and the words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from schnapp.table.canonical import Act
from schnapp.table.drawing import View
from schnapp.table.texts import Argument, Texts, joined

from . import box


def more(act: Act, view: View, language: str, words: Texts) -> dict[str, Argument]:
    """`$letter`: what lies on the slots of the act; `$words`: what was said in its claims."""
    said: dict[str, Argument] = {}
    if slots := _several(act.get("slot")):
        letters = [view["table"][box.SLOTS.index(slot)] for slot in slots]
        said["letter"] = joined(language, words, [words.text(language, f"kind-{letter}") for letter in letters])
    if claims := _several(act.get("claim")):
        spoken = [claim["word"] for claim in view["claims"] if claim["id"] in claims]
        said["words"] = joined(language, words, [words.text(language, "quoted", word=word) for word in spoken])
    return said


def _several(value: Any) -> Sequence[str]:
    """A parameter of an act: one value, or in a legal list all that are possible."""
    if isinstance(value, list):
        return cast("list[str]", value)
    return [] if value is None else [value]
