"""From the result of a random step, as it stands in a record, to the draws that lead a dealer to it.

The rules shuffle cards that were laid out by kind (`Dealer.shuffle`), so every order has its draws.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .canonical import Json, is_array
from .cards import shuffled
from .dealer import Dealer
from .errors import BadRecord

PIPS = 6  # of a die
CHANCE = 100  # the result of random step n stands in the journal as CHANCE + n


def cards(step: str, result: Json, kinds: Mapping[str, int]) -> list[int]:
    """A list of cards by their numbers. Raises BadRecord."""
    if not is_array(result) or not all(isinstance(card, str) and card in kinds for card in result):
        raise BadRecord(f"{step}: not a list of this game's cards")
    return [kinds[card] for card in result]


def integer(step: str, result: Json) -> int:
    """Raises BadRecord."""
    if not isinstance(result, int) or isinstance(result, bool):
        raise BadRecord(f"{step}: {result!r} is not an integer")
    return result


def shuffle(pile: list[int]) -> list[int]:
    """The draws of `Dealer.shuffle` that end in this pile, top card first."""
    lying = sorted(pile)
    draws: list[int] = []
    for at in range(len(pile) - 1, 0, -1):
        other = lying.index(pile[len(pile) - 1 - at], 0, at + 1)
        lying[at], lying[other] = lying[other], lying[at]
        draws.append(other)
    return draws


class Dice:
    """A random step that rolls dice: their pips, as a list."""

    def __init__(self, count: int = 2) -> None:
        self.count = count

    def read(self, state: Any, numbers: list[int]) -> list[int]:
        return numbers[: self.count]

    def happen(self, dealer: Dealer, number: int) -> list[int]:
        """Their pips."""
        dealer.begin(number)
        pips = [dealer.below(PIPS) + 1 for _ in range(self.count)]
        dealer.write(CHANCE + number, pips, [])
        return pips

    def draws(self, state: Any, step: str, result: Json) -> list[int]:
        """Raises BadRecord."""
        if not is_array(result) or len(result) != self.count:
            raise BadRecord(f"{step}: {result!r} is not what {self.count} dice show")
        draws = [integer(step, die) - 1 for die in result]
        if not all(0 <= draw < PIPS for draw in draws):
            raise BadRecord(f"{step}: a die shows 1 to {PIPS}, not {result!r}")
        return draws


class Shuffle:
    """A random step that shuffles cards which were laid out by kind: the pile, top card first; in the journal as notes."""

    def __init__(self, kinds: Sequence[str]) -> None:
        self.kinds = tuple(kinds)
        self.numbers = {kind: number for number, kind in enumerate(kinds)}

    def read(self, state: Any, numbers: list[int]) -> list[str]:
        return [self.kinds[card] for card in numbers[4:]]

    def happen(self, dealer: Dealer, number: int, cards: Sequence[Any]) -> list[Any]:
        """These cards, shuffled, top card first: names, or numbers. Before that they lie by kind."""
        named = any(isinstance(card, str) for card in cards)
        lying: list[int] = sorted(self.numbers[card] for card in cards) if named else sorted(cards)
        dealer.begin(number)
        pile = shuffled(lying, dealer)[::-1]
        dealer.write(CHANCE + number, [], pile)
        return [self.kinds[card] for card in pile] if named else pile

    def draws(self, state: Any, step: str, result: Json) -> list[int]:
        """Raises BadRecord."""
        return shuffle(cards(step, result, self.numbers))


class Integer:
    """A random step that draws an integer, from `least` on."""

    def __init__(self, least: Callable[[Any], int] = lambda state: 0) -> None:
        self.least = least

    def read(self, state: Any, numbers: list[int]) -> int:
        return numbers[0]

    def draws(self, state: Any, step: str, result: Json) -> list[int]:
        """Raises BadRecord."""
        return [integer(step, result) - self.least(state)]


class OneEach:
    """A random step that gives every player one of some names, each time one of those that are left; in the journal as notes."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.numbers = {name: number for number, name in enumerate(names)}

    def read(self, state: Any, numbers: list[int]) -> list[str]:
        return [self.names[name] for name in numbers[4:]]

    def draws(self, state: Any, step: str, result: Json) -> list[int]:
        """Raises BadRecord."""
        left = list(range(len(self.names)))
        draws: list[int] = []
        for name in cards(step, result, self.numbers):
            if name not in left:
                raise BadRecord(f"{step}: {self.names[name]} stands twice")
            draws.append(left.index(name))
            left.remove(name)
        return draws


class Pick:
    """A random step that picks one of the cards that lie somewhere, in their order."""

    def __init__(self, kinds: Sequence[str], lying: Callable[[Any], Sequence[str]]) -> None:
        self.kinds = tuple(kinds)
        self.lying = lying

    def read(self, state: Any, numbers: list[int]) -> str:
        return self.kinds[numbers[0]]

    def draws(self, state: Any, step: str, result: Json) -> list[int]:
        """Raises BadRecord."""
        lying = self.lying(state)
        if result not in lying:
            raise BadRecord(f"{step}: {result!r} does not lie there")
        return [lying.index(result)]
