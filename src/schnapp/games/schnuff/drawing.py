"""A table of Schnuff drawn as text, from a view: what a player may see, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from schnapp.table.canonical import View
from schnapp.table.drawing import facts, labelled
from schnapp.table.texts import Texts

from . import box

STYLES = {
    "number": "bold black on wheat1",
    "pass": "bold white on dark_green",
    "reverse": "bold white on blue",
    "snap": "bold white on red3",
    "risk": "bold black on orange1",
    "schnuff": "bold white on purple4",
}
STEPS = 2  # that one character of the road stands for
CART, GATE, WAY = "●", "┃", "─"


def picture(view: View, names: Sequence[str], language: str, words: Texts) -> RenderableType:
    """The whole table: where the game stands, the road, the piles, every player, the viewer's hand."""
    parts: list[RenderableType] = [_standing(view, words, language), _road(view["count"])]
    parts += [_piles(view, words, language), _seats(view, names, words, language)]
    if view["viewer"] is not None:
        cards = [_card(kind, words, language) for kind in view["hands"][view["viewer"]]]
        parts.append(labelled(words.text(language, "zone-hand"), cards))
    if view["draw_right"] is not None:  # only where the table was asked to remind its players
        parts.append(Text(words.text(language, "drawing-may_draw"), style="bold"))
    return Group(*parts)


def _standing(view: View, words: Texts, language: str) -> Text:
    count: int = view["count"]
    said = [
        words.text(language, "drawing-round", round=view["round"]),
        words.text(language, "drawing-count", count=count),
        words.text(language, "drawing-direction", direction=view["direction"]),
    ]
    if count <= box.LIMITS[-1]:
        limit = box.limit_at(count)
        said.insert(2, words.text(language, "drawing-limit", steps=limit - count, limit=limit))
    return facts(said)


def _road(count: int) -> Text:
    """The way from 0 past the gates; on the limit itself the cart is still before the gate."""
    end = box.LIMITS[-1] // STEPS + 1
    cart = min(max(0, -(-count // STEPS)), end)
    road = Text()
    for place in range(end + 1):
        road.append(CART if place == cart else WAY, style="bold" if place == cart else "dim")
        if place * STEPS in box.LIMITS:
            road.append(GATE, style="bold red").append(str(place * STEPS), style="dim")
    return road


def _piles(view: View, words: Texts, language: str) -> Text:
    drawn = Text(words.text(language, "drawing-pile", count=view["draw_pile"]))
    drawn.append(f" · {words.text(language, 'drawing-discard', count=view['discard']['count'])}")
    if view["discard"]["top"] is not None:
        drawn.append(" ").append_text(_card(view["discard"]["top"], words, language))
    if view["aside"]:
        drawn.append(f" · {words.text(language, 'drawing-aside', count=view['aside'])}")
    return drawn.append(f" · {words.text(language, 'drawing-chest', count=view['bank'])}")


def _seats(view: View, names: Sequence[str], words: Texts, language: str) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for seat, name in enumerate(names):
        turn = "▶" if seat == view["active"] else " "
        hand = view["hands"][seat]
        table.add_row(
            Text(f"{turn} {name}", style="bold" if seat == view["viewer"] else ""),
            words.text(language, "score-points", count=view["chips"][seat]),
            words.text(language, "drawing-hand", count=hand if isinstance(hand, int) else len(hand)),
            facts(_remarks(view, seat, words, language)),
        )
    return table


def _remarks(view: View, seat: int, words: Texts, language: str) -> list[str]:
    """What else is to be said of a player."""
    said: list[str] = []
    if view["chips"][seat] == 0:
        said.append(words.text(language, "drawing-eliminated"))
    elif not view["in_round"][seat]:
        said.append(words.text(language, "drawing-dropped"))
    if seat == view["dealer"]:
        said.append(words.text(language, "drawing-dealer"))
    if view["immune"] is not None and view["immune"]["player"] == seat:
        said.append(words.text(language, "drawing-free", limit=view["immune"]["limit"]))
    return said


def _card(kind: str, words: Texts, language: str) -> Text:
    """A card by its name, which a group may have chosen; the colour only repeats it."""
    return Text(f" {words.text(language, f'kind-{kind}')} ", style=STYLES[kind.split("_")[0]])
