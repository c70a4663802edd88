"""A race and the words that were said in it: the rules know words only by their numbers."""

from __future__ import annotations

from typing import Self

from schnapp.table.dealer import Dealer
from schnapp.table.state import State

from . import box, spelling
from .rules import Race


class Talk(State):
    """The state that the rest of the program sees. `race` is all there is of it but for the words."""

    def __init__(self) -> None:
        super().__init__()
        self.race = Race()
        self.words: dict[int, str] = {}  # number → as it was sent
        self.names: tuple[str, ...] = ()  # of the players, for who turns the first category

    def text(self, number: int) -> str:
        """A word as it was sent."""
        return self.words[number]

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
        """What follows from a position that was put in place: how the words of the claims are, and who may act."""
        race = self.race
        used = self.used()
        for at in range(race.claims):
            _, _, slot, _, word, listed, status, _, card, _, _ = race.claim_of(at)
            letter = card if card >= 0 else race.letter_at(slot)
            if word >= 0 and letter >= 0:
                reused = box.STATUSES[status] == "said" and spelling.norm(self.words[word]) in used
                fits = spelling.fits(self.words[word], box.LETTERS[letter])
                race.put_word(at, word, fits | (listed > 0) << 1 | reused << 2)
        race.settle()
        self.follow()

    def follow(self) -> None:
        """Who may act is known from the race; the clock is asked otherwise."""
        self.owing = self.race.owing & ~(1 << box.CLOCK)

    def deal(self, dealer: Dealer) -> None:
        self.race.deal(dealer)
        self.follow()

    def actions(self, seat: int) -> list[int]:
        return self.race.actions(seat)

    def next_seat(self) -> int:
        return self.race.next_seat()

    def returns(self, seat: int) -> int:
        return self.race.returns(seat)

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        """`race.now` and `race.word` are set before."""
        self.race.apply(seat, action, dealer)
        self.follow()

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Talk)
        self.race.copy_from(other.race)
        self.players = self.race.players
        self.words = dict(other.words)
        self.names = other.names
        self.follow()

    def copy(self) -> Self:
        twin = type(self)()
        twin.copy_from(self)
        return twin

    def key(self) -> bytes:
        return self.race.key() + repr(sorted(self.words.items())).encode()
