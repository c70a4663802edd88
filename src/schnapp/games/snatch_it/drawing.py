"""A table of Snatch It! drawn as text, from a view: what a player may see, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from schnapp.table.canonical import View
from schnapp.table.drawing import facts, held, labelled, named, people
from schnapp.table.texts import Spoken, Texts

STYLES = {"crawler": "bold black on orange1", "flyer": "bold white on purple4", "swarm": "bold white on blue"}


def picture(view: View, names: Sequence[str], language: str, words: Texts) -> RenderableType:
    """The whole table: where the game stands, the pond, every patch, the viewer's hand and bait."""
    say = Spoken(words, language)
    parts: list[RenderableType] = [_standing(view, say), _pond(view, say)]
    parts.append(people(_seat(view, seat, name, say) for seat, name in enumerate(names)))
    if view["viewer"] is not None:
        hand = _cards(view["hands"][view["viewer"]], say)
        parts.append(labelled(say("zone-hand"), hand))
    return Group(*parts)


def _standing(view: View, say: Spoken) -> Text:
    said = [say(f"phase-{view['phase']}")]
    if view["round"]:
        said.insert(0, say("drawing-round", round=view["round"]))
    said.append(say("deck-count", count=view["deck"]))
    said.append(say("depth", depth=_depth(view["last_bite"], say)))
    said.append(say("discard-count", count=view["discard"]))
    return facts(said)


def _depth(depth: str | int | None, say: Spoken) -> str:
    if isinstance(depth, int):
        return say("depth-exact", count=depth)
    return say(f"depth-{depth or 'hidden'}")


def _pond(view: View, say: Spoken) -> Text:
    if not view["pond"]:
        return Text(say("pond-empty"))
    return labelled(say("zone-pond"), _cards(view["pond"], say))


def _seat(view: View, seat: int, name: str, say: Spoken) -> list[RenderableType]:
    signs = ("▶" if seat == view["active"] else " ") + ("★" if seat == view["first_leap"] else " ")
    return [
        named(signs, name, own=seat == view["viewer"]),
        held(view["hands"][seat], say),
        say("belly-count", count=view["bellies"][seat]["count"]),
        _patch(view["patches"][seat], say),
        _laid(view["laid"][seat], say),
    ]


def _patch(patch: Sequence[Mapping[str, Any]], say: Spoken) -> Text:
    drawn = Text()
    for stack in patch:
        if stack["cards"] is None:  # only the top and the height are for everybody's eyes
            drawn.append("▒" * (stack["height"] - 1))
            drawn.append_text(_card(stack["top"], say))
        else:
            for card in stack["cards"]:
                drawn.append_text(_card(card, say))
        drawn.append("  ")
    return drawn


def _laid(card: str | None, say: Spoken) -> Text:
    if card is None:
        return Text()
    return Text("▒") if card == "?" else _card(card, say)


def _cards(kinds: Sequence[str], say: Spoken) -> list[Text]:
    return [_card(kind, say) for kind in kinds]


def _card(kind: str, say: Spoken) -> Text:
    """A card by the letter and number in its corner; the colour only repeats what the letter says."""
    return Text(f" {say(f'kind-{kind}-short')} ", style=STYLES[kind.split("_")[0]])
