"""A race and the words that were said in it: the rules know words only by their numbers."""

from __future__ import annotations

from typing import Self

from schnapp.table.dealer import Dealer
from schnapp.table.rng import Rng
from schnapp.table.state import State

from . import box, spelling
from .rules import Race
from .rules.codes import FITS, LISTED, REUSED, SAID, USED
from .vocabulary import some_word


class Talk(State):
    """The state that the rest of the program sees. `race` is all there is of it but for the words."""

    __slots__ = ("earlier", "language", "race", "words")  # every field of a position is read through `race`

    def __init__(self) -> None:
        super().__init__()
        self.race = Race()
        self.words: dict[int, str] = {}  # number → as it was sent
        self.earlier: frozenset[str] = frozenset()  # used words, in their normal form, that the rules may forget
        self.language = ""  # of the words

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

    def used(self) -> frozenset[str]:
        """The normal forms of the words that count as used."""
        return self.earlier | {spelling.norm(self.words[number]) for number in self.race.used_words()}

    def how(self, word: str, slot: int, listed: bool) -> int:
        """What the rules want to know of a word for the letter in a slot."""
        fits = spelling.fits(word, box.LETTERS[self.race.letter_at(slot)])
        return FITS * fits | LISTED * listed | REUSED * (spelling.norm(word) in self.used())

    def settle(self) -> None:
        """What follows from a position that was put in place: how the words are that have not been judged, and who may act."""
        race = self.race
        for at in range(race.claims):
            _, _, slot, _, word, listed, status, *_ = race.claim_of(at)
            if status == SAID and word >= 0:
                race.put_word(at, word, self.how(self.words[word], slot, listed > 0))
        race.settle()
        self.follow()

    def resample(self, viewer: int, rng: Rng) -> None:
        """A word that only another player knows may be any, or the time was up."""
        race = self.race
        race.resample(viewer, rng)
        category = box.CATEGORIES[race.category] if 0 <= race.category < box.FREE else None
        for at in range(race.claims):
            _, player, slot, _, _, _, status, *_ = race.claim_of(at)
            if status == SAID and player != viewer and rng.below(8):
                word = some_word(category, self.language, box.LETTERS[race.letter_at(slot)], rng)
                how = self.how(word, slot, rng.below(2) > 0)
                race.put_word(at, self.keep(word), how)

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
        """`race.now` and `race.word` are set before. Words may be accepted without end: in ties nobody wins a card (6.7)."""
        race = self.race
        if race.used_count > USED - box.SEATS[-1] and not race.grab_all:
            self.earlier = self.used()
        race.apply(seat, action, dealer)
        if not race.used_count:
            self.earlier = frozenset()  # another game
        self.follow()

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Talk)
        self.race.copy_from(other.race)
        self.players = self.race.players
        self.words = dict(other.words)
        self.earlier = other.earlier
        self.language = other.language
        self.follow()

    def copy(self) -> Self:
        twin = type(self)()
        twin.copy_from(self)
        return twin

    def key(self) -> bytes:
        return self.race.key() + repr((sorted(self.words.items()), sorted(self.earlier))).encode()

    def __getstate__(self) -> tuple[Race, dict[int, str], frozenset[str], str]:
        return self.race, self.words, self.earlier, self.language

    def __setstate__(self, kept: tuple[Race, dict[int, str], frozenset[str], str]) -> None:
        race, self.words, self.earlier, self.language = kept
        self.race.copy_from(race)
        self.players = race.players
        self.follow()


def talk_of(state: State) -> Talk:
    """A state as this game knows it."""
    assert isinstance(state, Talk)
    return state


def race_of(state: State) -> Race:
    """The core of a state, or what already is one."""
    if isinstance(state, Talk):
        return state.race
    assert isinstance(state, Race)
    return state
