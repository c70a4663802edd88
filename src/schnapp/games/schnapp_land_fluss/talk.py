"""A race and the words that were said in it: the rules know words only by their numbers."""

from __future__ import annotations

from typing import Self

from schnapp.table.dealer import Dealer
from schnapp.table.state import State

from . import box, spelling
from .rules import Race

NO_WORD = -1


class Talk(State):
    """The state that the rest of the program sees. `race` is all there is of it but for the words."""

    def __init__(self) -> None:
        super().__init__()
        self.race = Race()
        self.words: dict[int, str] = {}  # number → as it was sent
        self.names: tuple[str, ...] = ()  # of the players, for who turns the first category

    def text(self, number: int) -> str | None:
        """A word as it was sent."""
        return self.words[number] if number >= 0 else None

    def keep(self, word: str) -> int:
        """The number of a word that is said now. Words that nothing refers to any more are forgotten."""
        race = self.race
        alive = {race.claim_of(at)[4] for at in range(race.claims)} | set(race.used_words())
        if race.category == box.FREE:
            alive.add(race.category_word)
        self.words = {number: text for number, text in self.words.items() if number in alive}
        number = next(number for number in range(len(self.words) + 1) if number not in self.words)
        self.words[number] = word
        return number

    def used(self) -> set[str]:
        """The normal forms of the words that count as used."""
        return {spelling.norm(self.words[number]) for number in self.race.used_words()}

    def settle(self) -> None:
        """Who may act; the clock is asked otherwise."""
        self.owing = self.race.owing & ~(1 << box.CLOCK)

    def actions(self, seat: int) -> list[int]:
        return self.race.actions(seat)

    def next_seat(self) -> int:
        return self.race.next_seat()

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        """`race.now` and `race.word` are set before."""
        self.race.apply(seat, action, dealer)
        self.settle()

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Talk)
        self.race.copy_from(other.race)
        self.words = dict(other.words)
        self.names = other.names
        self.settle()

    def copy(self) -> Self:
        twin = type(self)()
        twin.copy_from(self)
        return twin

    def key(self) -> bytes:
        return self.race.key() + repr(sorted(self.words.items())).encode()
