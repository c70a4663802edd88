"""A table of Schnapp, Land, Fluss! drawn as text, from a view: what a player may see, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.text import Text

from schnapp.table.canonical import View
from schnapp.table.drawing import facts, named, people
from schnapp.table.texts import Spoken, Texts

from . import box
from .looking import letter_in
from .speaking import category

BLUE, RED, HELD, GONE = "bold white on blue", "bold white on red3", "bold black on grey70", "dim"
STARS = "★★"  # on a card that counts double
ROW = 6
WIDTH = 5  # characters of a card, after three for its number
GAP = 2


def picture(
    view: View, names: Sequence[str], language: str, words: Texts, options: Mapping[str, Any]
) -> RenderableType:
    """The whole table: where the game stands, the category, the letters with their numbers, every player."""
    red: Sequence[str] = options["letter_deck"]["red"]
    say = Spoken(words, language)
    seats = people(_seat(view, seat, name, red, say) for seat, name in enumerate(names))
    return Group(_standing(view, say), _category(view, say), _letters(view, red, say), seats)


def _standing(view: View, say: Spoken) -> Text:
    said = [
        say("drawing-game", number=view["game_no"]),
        say("drawing-deck", count=view["letter_deck"]),
    ]
    if view["misses"]:
        said.append(say("drawing-misses", count=view["misses"]))
    return facts(said)


def _category(view: View, say: Spoken) -> Text:
    if view["category"] is None:
        return Text(say("drawing-hidden"), style="dim")
    name = category(view, say.language, say.words)
    return Text(say("drawing-category", category=name), style="bold")


def _letters(view: View, red: Sequence[str], say: Spoken) -> RenderableType:
    """Six cards in a row, fewer on a narrow screen, each with the number by which it is called."""
    held = {claim["slot"] for claim in view["claims"]}
    cards: list[Text] = []
    for number, (slot, letter) in enumerate(zip(box.SLOTS, view["table"], strict=True), 1):
        card = Text(f"{number:2} ", style="dim")
        if letter is None:
            card.append(f"{'·':^{WIDTH}}", style=GONE)
        else:
            double = letter in red
            name = say(f"kind-{letter}") + (STARS if double else "")
            card.append(f"{name:^{WIDTH}}", style=HELD if slot in held else RED if double else BLUE)
        cards.append(card)
    return Constrain(Columns(cards, padding=(0, GAP)), ROW * (3 + WIDTH + GAP))


def _seat(view: View, seat: int, name: str, red: Sequence[str], say: Spoken) -> list[RenderableType]:
    pile: list[str] = view["piles"][seat]
    points = sum(box.RED_POINTS if letter in red else box.BLUE_POINTS for letter in pile)
    cards = " ".join(say(f"kind-{letter}") for letter in pile)
    return [
        named("▶" if seat == view["revealer"] else " ", name, own=seat == view["viewer"]),
        say("score-points", count=points),
        Text(cards or say("drawing-bare")),
        facts(_remarks(view, seat, say)),
    ]


def _remarks(view: View, seat: int, say: Spoken) -> list[str]:
    """What else is to be said of a player."""
    said: list[str] = []
    if view["totals"][seat]:
        said.append(say("drawing-total", count=view["totals"][seat]))
    if seat in view["locked_out"]:
        said.append(say("drawing-locked"))
    if seat in view["passed"]:
        said.append(say("drawing-passed"))
    if view["tiebreak"] and (slot := view["tiebreak"]["slots"].get(str(seat))):
        said.append(say("drawing-tie", letter=_letter(view, slot, say)))
    for claim in view["claims"]:
        if claim["player"] == seat:
            said.append(_claim(view, claim, say))
    return said


def _claim(view: View, claim: Mapping[str, Any], say: Spoken) -> str:
    card: str | None = claim["card"]
    letter = say(f"kind-{card}") if card else _letter(view, claim["slot"], say)
    if claim["word"] is None:
        return say("drawing-struck", letter=letter)
    return say("drawing-said", letter=letter, word=claim["word"])


def _letter(view: View, slot: str, say: Spoken) -> str:
    return say(f"kind-{letter_in(view, slot)}")
