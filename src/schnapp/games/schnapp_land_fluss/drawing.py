"""A table of Schnapp, Land, Fluss! drawn as text, from a view: what a player may see, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

from schnapp.table.canonical import View
from schnapp.table.drawing import facts
from schnapp.table.texts import Texts

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
    parts: list[RenderableType] = [_standing(view, words, language), _category(view, words, language)]
    parts += [_letters(view, red, words, language), _seats(view, red, names, words, language)]
    return Group(*parts)


def _standing(view: View, words: Texts, language: str) -> Text:
    said = [
        words.text(language, "drawing-game", number=view["game_no"]),
        words.text(language, "drawing-deck", count=view["letter_deck"]),
    ]
    if view["misses"]:
        said.append(words.text(language, "drawing-misses", count=view["misses"]))
    return facts(said)


def _category(view: View, words: Texts, language: str) -> Text:
    if view["category"] is None:
        return Text(words.text(language, "drawing-hidden"), style="dim")
    name = category(view, language, words)
    return Text(words.text(language, "drawing-category", category=name), style="bold")


def _letters(view: View, red: Sequence[str], words: Texts, language: str) -> RenderableType:
    """Six cards in a row, fewer on a narrow screen, each with the number by which it is called."""
    held = {claim["slot"] for claim in view["claims"]}
    cards: list[Text] = []
    for number, (slot, letter) in enumerate(zip(box.SLOTS, view["table"], strict=True), 1):
        card = Text(f"{number:2} ", style="dim")
        if letter is None:
            card.append(f"{'·':^{WIDTH}}", style=GONE)
        else:
            double = letter in red
            name = words.text(language, f"kind-{letter}") + (STARS if double else "")
            card.append(f"{name:^{WIDTH}}", style=HELD if slot in held else RED if double else BLUE)
        cards.append(card)
    return Constrain(Columns(cards, padding=(0, GAP)), ROW * (3 + WIDTH + GAP))


def _seats(view: View, red: Sequence[str], names: Sequence[str], words: Texts, language: str) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for seat, pile in enumerate(view["piles"]):
        turn = "▶" if seat == view["revealer"] else " "
        points = sum(box.RED_POINTS if letter in red else box.BLUE_POINTS for letter in pile)
        cards = " ".join(words.text(language, f"kind-{letter}") for letter in pile)
        table.add_row(
            Text(f"{turn} {names[seat]}", style="bold" if seat == view["viewer"] else ""),
            words.text(language, "score-points", count=points),
            Text(cards or words.text(language, "drawing-bare")),
            facts(_remarks(view, seat, words, language)),
        )
    return table


def _remarks(view: View, seat: int, words: Texts, language: str) -> list[str]:
    """What else is to be said of a player."""
    said: list[str] = []
    if view["totals"][seat]:
        said.append(words.text(language, "drawing-total", count=view["totals"][seat]))
    if seat in view["locked_out"]:
        said.append(words.text(language, "drawing-locked"))
    if seat in view["passed"]:
        said.append(words.text(language, "drawing-passed"))
    if view["tiebreak"] and (slot := view["tiebreak"]["slots"].get(str(seat))):
        said.append(words.text(language, "drawing-tie", letter=_letter(view, slot, words, language)))
    for claim in view["claims"]:
        if claim["player"] == seat:
            said.append(_claim(view, claim, words, language))
    return said


def _claim(view: View, claim: Mapping[str, Any], words: Texts, language: str) -> str:
    card: str | None = claim["card"]
    letter = words.text(language, f"kind-{card}") if card else _letter(view, claim["slot"], words, language)
    if claim["word"] is None:
        return words.text(language, "drawing-struck", letter=letter)
    return words.text(language, "drawing-said", letter=letter, word=claim["word"])


def _letter(view: View, slot: str, words: Texts, language: str) -> str:
    return words.text(language, f"kind-{letter_in(view, slot)}")
