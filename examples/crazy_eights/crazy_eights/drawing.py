"""A table of Crazy Eights drawn as text, from a view: what a player may see, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from schnapp.table.drawing import View, facts, labelled
from schnapp.table.texts import Texts

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def picture(view: View, names: Sequence[str], language: str, words: Texts) -> RenderableType:
    """The open card and the suit to follow, the pile, every player, the viewer's hand."""
    top = Text(f" {words.text(language, 'kind-' + view['top'])} ", style=_style(view["top"]))
    top.append(f" → {SIGNS[view['suit']]}", style="bold")
    parts: list[RenderableType] = [top, facts([words.text(language, "drawing-pile", count=view["pile"])])]
    for seat, (name, hand) in enumerate(zip(names, view["hands"], strict=True)):
        turn = "▶" if seat == view["active"] else " "
        held = hand if isinstance(hand, int) else len(hand)
        parts.append(Text(f"{turn} {name}: {words.text(language, 'drawing-hand', count=held)}"))
    if view["viewer"] is not None:
        hand = [
            Text(words.text(language, f"kind-{card}"), style=_style(card)) for card in view["hands"][view["viewer"]]
        ]
        parts.append(labelled(words.text(language, "zone-hand"), hand))
    return Group(*parts)


def _style(card: str) -> str:
    """Red cards are red; the sign says it as well."""
    return "bold red" if card[0] in "DH" else "bold"
