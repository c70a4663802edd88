"""The features of an act, for counting: its kind, and the cards that it names."""

from __future__ import annotations

from collections.abc import Iterator

from schnapp.table.canonical import Act, Json, is_array, is_object

from .speech import Speech


def features(act: Act, kinds: tuple[str, ...]) -> Iterator[str]:
    """The kind of an act, and every card that it names, once: "act:toss", "card:swarm"."""
    yield f"act:{act['type']}"
    named: dict[str, None] = {}
    for name, value in act.items():
        if name != "type":
            named.update(dict.fromkeys(_words(value)))
    cards = {word.partition("#")[0]: None for word in named if word in kinds}  # copies of a kind are one card here
    for card in cards:
        yield f"card:{card}"


def _words(value: Json) -> Iterator[str]:
    """The strings in a parameter, however deep."""
    if isinstance(value, str):
        yield value
    elif is_array(value):
        for part in value:
            yield from _words(part)
    elif is_object(value):
        for part in value.values():
            yield from _words(part)


def called(feature: str, speech: Speech) -> str:
    """What people call it, where the game has a word for it."""
    kind, _, name = feature.partition(":")
    return speech.word_for(name, f"act-{name}" if kind == "act" else f"kind-{name}")
