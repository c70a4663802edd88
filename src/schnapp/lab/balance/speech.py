"""What a report says, in one language: its own messages (texts/), the game's words, and figures as people read them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from schnapp.games import GAMES
from schnapp.table import texts
from schnapp.table.texts import Argument, Texts, texts_of

from .figure import Figure, Unit

Language = Literal["de", "en"]
OWN = Texts(Path(__file__).with_name("texts"))
POINTS: tuple[Unit, ...] = ("points", "margin")  # told in percentage points
SWAPPED = str.maketrans(".,", ",.")  # what German writes the other way round


@dataclass(frozen=True, slots=True)
class Speech:
    """Texts for people about one game. Programs read keys, which are the same in every language."""

    language: Language
    game: str = ""

    def text(self, message: str, /, **arguments: Argument) -> str:
        """A message of the lab. Raises LookupError if there is none."""
        return OWN.text(self.language, message, **arguments)

    @property
    def known(self) -> Texts:
        """The game's words; what it does not say in this language it says in another one."""
        return _words_of(self.game)

    def has(self, message: str) -> bool:
        """Has the game a word for it?"""
        return self.known.has(self.language, message)

    def word(self, message: str) -> str:
        """One of the game's words."""
        return self.known.text(self.language, message)

    def word_for(self, name: str, *messages: str) -> str:
        """The game's word for what records call by this name: the first of these messages that it has, else that name."""
        return next((self.word(message) for message in messages if self.has(message)), name.replace("_", " "))

    @property
    def title(self) -> str:
        """What people call the game."""
        return self.word("game-title") if self.has("game-title") else self.game

    def joined(self, items: Sequence[str]) -> str:
        return texts.joined(self.language, OWN, items)

    # ---- figures -------------------------------------------------------------------------------------------------

    def number(self, value: float, unit: Unit, *, short: bool = False) -> str:
        """With as many digits as mean something; `short` leaves out what the figure beside it says."""
        number = self._digits(value, unit, short).replace("-", "−")
        return self.text("unit-points", number=number) if unit in POINTS and not short else number

    def count(self, number: int) -> str:
        return self.spoken(f"{number:,}")

    def range(self, figure: Figure) -> str:
        """The interval; nothing where there is none."""
        if figure.low is None or figure.high is None:
            return ""
        low, high = (self.number(end, figure.unit, short=True) for end in (figure.low, figure.high))
        return self.text("range", low=low, high=high)

    def figure(self, figure: Figure) -> str:
        """A figure with its interval, for a sentence."""
        value, reach = self.number(figure.value, figure.unit), self.range(figure)
        return self.text("figure", value=value, range=reach) if reach else value

    def _digits(self, value: float, unit: Unit, short: bool) -> str:
        return self.spoken(_digits(value, unit, short))

    def spoken(self, digits: str) -> str:
        """As this language writes a number: German has a comma, and a space before the sign of a percentage."""
        return digits.translate(SWAPPED) if self.language == "de" else digits.replace(" %", "%")


def _digits(value: float, unit: Unit, short: bool) -> str:
    if unit in ("share", "chance"):
        return f"{100 * value:.1f}{'' if short else ' %'}"
    if unit in POINTS:
        return f"{round(100 * value, 1) + 0.0:{'+' if unit == 'points' else ''}.1f}"  # + 0.0: -0.0 is shown as +0.0
    if unit == "rating":
        return f"{value:.0f}"
    if unit == "ratio":
        return f"{value:.2f}" if short else f"×{value:.2f}"
    size, sign = abs(value), "+" if unit == "more" else ""
    return f"{value:{sign},.0f}" if size >= 100 else f"{value:{sign}.1f}" if size >= 10 else f"{value:{sign}.2f}"


@cache
def _words_of(game: str) -> Texts:
    return texts_of(GAMES[game])
