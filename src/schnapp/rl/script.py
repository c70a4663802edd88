"""A dealer whose draws are told to it beforehand: chance as a player of its own."""

from __future__ import annotations

from collections.abc import Sequence

from schnapp.table.dealer import Dealer


class Script(Dealer):
    """Gives the draws of a list. `wanted` is out of how many the first one that is missing would be drawn, 0: none is.

    The rules cannot be stopped in the middle of an act, so after the last draw of the list it goes on with any: what comes
    of that is to be thrown away. (Always the same draw would tie dice for ever.)
    """

    def __init__(self, draws: Sequence[int]) -> None:
        super().__init__(bytes(32))
        self._draws = iter(draws)
        self.wanted = 0

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self.wanted == 0:
            draw = next(self._draws, -1)
            if draw >= 0:
                return draw
            self.wanted = n
        return super().below(n)
