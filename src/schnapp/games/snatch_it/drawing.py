"""A table of Snatch It! drawn as text, from a view: what a player may see, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from schnapp.table.canonical import View
from schnapp.table.drawing import facts, labelled
from schnapp.table.texts import Texts

STYLES = {"crawler": "bold black on orange1", "flyer": "bold white on purple4", "swarm": "bold white on blue"}


def picture(view: View, names: Sequence[str], language: str, words: Texts) -> RenderableType:
    """The whole table: where the game stands, the pond, every patch, the viewer's hand and bait."""
    parts: list[RenderableType] = [_standing(view, words, language), _pond(view, words, language)]
    parts.append(_seats(view, names, words, language))
    if view["viewer"] is not None:
        hand = _cards(view["hands"][view["viewer"]], words, language)
        parts.append(labelled(words.text(language, "zone-hand"), hand))
    return Group(*parts)


def _standing(view: View, words: Texts, language: str) -> Text:
    said = [words.text(language, f"phase-{view['phase']}")]
    if view["round"]:
        said.insert(0, words.text(language, "drawing-round", round=view["round"]))
    said.append(words.text(language, "deck-count", count=view["deck"]))
    said.append(words.text(language, "depth", depth=_depth(view["last_bite"], words, language)))
    said.append(words.text(language, "discard-count", count=view["discard"]))
    return facts(said)


def _depth(depth: str | int | None, words: Texts, language: str) -> str:
    if isinstance(depth, int):
        return words.text(language, "depth-exact", count=depth)
    return words.text(language, f"depth-{depth or 'hidden'}")


def _pond(view: View, words: Texts, language: str) -> Text:
    if not view["pond"]:
        return Text(words.text(language, "pond-empty"))
    return labelled(words.text(language, "zone-pond"), _cards(view["pond"], words, language))


def _seats(view: View, names: Sequence[str], words: Texts, language: str) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for seat, name in enumerate(names):
        turn = "▶" if seat == view["active"] else " "
        first = "★" if seat == view["first_leap"] else " "
        hand = view["hands"][seat]
        table.add_row(
            Text(f"{turn}{first} {name}", style="bold" if seat == view["viewer"] else ""),
            words.text(language, "drawing-hand", count=hand if isinstance(hand, int) else len(hand)),
            words.text(language, "belly-count", count=view["bellies"][seat]["count"]),
            _patch(view["patches"][seat], words, language),
            _laid(view["laid"][seat], words, language),
        )
    return table


def _patch(patch: Sequence[Mapping[str, Any]], words: Texts, language: str) -> Text:
    drawn = Text()
    for stack in patch:
        if stack["cards"] is None:  # only the top and the height are for everybody's eyes
            drawn.append("▒" * (stack["height"] - 1))
            drawn.append_text(_card(stack["top"], words, language))
        else:
            for card in stack["cards"]:
                drawn.append_text(_card(card, words, language))
        drawn.append("  ")
    return drawn


def _laid(card: str | None, words: Texts, language: str) -> Text:
    if card is None:
        return Text()
    return Text("▒") if card == "?" else _card(card, words, language)


def _cards(kinds: Sequence[str], words: Texts, language: str) -> list[Text]:
    return [_card(kind, words, language) for kind in kinds]


def _card(kind: str, words: Texts, language: str) -> Text:
    """A card by the letter and number in its corner; the colour only repeats what the letter says."""
    return Text(f" {words.text(language, f'kind-{kind}-short')} ", style=STYLES[kind.split("_")[0]])
