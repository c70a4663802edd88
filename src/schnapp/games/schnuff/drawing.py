"""A table of Schnuff drawn as text, from a view: what a player may see, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from schnapp.table.canonical import View
from schnapp.table.drawing import facts, held, labelled, named, people
from schnapp.table.texts import Spoken, Texts

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
    say = Spoken(words, language)
    parts: list[RenderableType] = [_standing(view, say), _road(view["count"]), _piles(view, say)]
    parts.append(people(_seat(view, seat, name, say) for seat, name in enumerate(names)))
    if view["viewer"] is not None:
        cards = [_card(kind, say) for kind in view["hands"][view["viewer"]]]
        parts.append(labelled(say("zone-hand"), cards))
    if view["draw_right"] is not None:  # only where the table was asked to remind its players
        parts.append(Text(say("drawing-may_draw"), style="bold"))
    return Group(*parts)


def _standing(view: View, say: Spoken) -> Text:
    count: int = view["count"]
    said = [
        say("drawing-round", round=view["round"]),
        say("drawing-count", count=count),
        say("drawing-direction", direction=view["direction"]),
    ]
    if count <= box.LIMITS[-1]:
        limit = box.limit_at(count)
        said.insert(2, say("drawing-limit", steps=limit - count, limit=limit))
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


def _piles(view: View, say: Spoken) -> Text:
    drawn = Text(say("drawing-pile", count=view["draw_pile"]))
    drawn.append(f" · {say('drawing-discard', count=view['discard']['count'])}")
    if view["discard"]["top"] is not None:
        drawn.append(" ").append_text(_card(view["discard"]["top"], say))
    if view["aside"]:
        drawn.append(f" · {say('drawing-aside', count=view['aside'])}")
    return drawn.append(f" · {say('drawing-chest', count=view['bank'])}")


def _seat(view: View, seat: int, name: str, say: Spoken) -> list[RenderableType]:
    who = named("▶" if seat == view["active"] else " ", name, own=seat == view["viewer"])
    points = say("score-points", count=view["chips"][seat])
    return [who, points, held(view["hands"][seat], say), facts(_remarks(view, seat, say))]


def _remarks(view: View, seat: int, say: Spoken) -> list[str]:
    """What else is to be said of a player."""
    said: list[str] = []
    if view["chips"][seat] == 0:
        said.append(say("drawing-eliminated"))
    elif not view["in_round"][seat]:
        said.append(say("drawing-dropped"))
    if seat == view["dealer"]:
        said.append(say("drawing-dealer"))
    if view["immune"] is not None and view["immune"]["player"] == seat:
        said.append(say("drawing-free", limit=view["immune"]["limit"]))
    return said


def _card(kind: str, say: Spoken) -> Text:
    """A card by its name, which a group may have chosen; the colour only repeats it."""
    return Text(f" {say(f'kind-{kind}')} ", style=STYLES[kind.split("_")[0]])
