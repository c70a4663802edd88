"""A dealer whose draws are told to it beforehand: chance as a player of its own."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from schnapp.table.dealer import Dealer


class Script(Dealer):
    """Gives the draws of a list. `wanted` is out of how many the first one that is missing would be drawn, 0: none is; `certain` how
    many are missing whatever they are: of a shuffle those are all, each out of one less than the one before it.

    The rules cannot be stopped in the middle of an act, so after the last draw of the list it goes on with any: what comes
    of that is to be thrown away. (Always the same draw would tie dice for ever.)
    """

    def __init__(self, draws: Sequence[int], shuffles: Collection[int] = ()) -> None:
        """`shuffles`: the random steps that are some."""
        super().__init__(bytes(32))
        self._draws = iter(draws)
        self._shuffles = shuffles
        self._shuffling = False
        self.wanted = self.certain = 0

    def begin(self, step: int) -> None:
        self._shuffling = step in self._shuffles

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self.wanted == 0:
            draw = next(self._draws, -1)
            if draw >= 0:
                return draw
            self.wanted, self.certain = n, n - 1 if self._shuffling else 1
        return super().below(n)
