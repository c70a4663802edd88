"""A dealer that repeats the chance results of a record."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from .canonical import Entry, Json, is_object, same, shown
from .dealer import Dealer
from .errors import BadRecord

if TYPE_CHECKING:
    from .game import Game
    from .state import State


class RecordedDealer(Dealer):
    """Gives each random step its recorded result.

    The rules ask for draws and cannot be stopped in the middle of an act, so a result that is missing or impossible is
    noted and something else is dealt; `check`, called after every act, raises BadRecord. `state` is set by the match.
    """

    def __init__(self, game: Game, results: Iterable[Json] = ()) -> None:
        super().__init__(bytes(32))
        self.game = game
        self.state: State | None = None
        self._results: deque[Json] = deque(results)
        self._used: list[Json] = []
        self._draws: deque[int] = deque()
        self._fault: str | None = None
        self._taken = 0
        self.goes_on = False  # what is given is for more than the act that is carried out just now
        self.blamed = 0  # which of the act's results the fault lies with, 0 … ; behind the last one if one is missing

    def feed(self, results: Iterable[Json]) -> None:
        """Results for the next act: objects {"step", "result"}, in order."""
        self._results.extend(results)

    def begin(self, step: int) -> None:
        name = self.game.events.step_names[step]
        if self._draws:
            self._blame(f"the result before {name} is too long")
        self._draws.clear()
        if not self._results:
            self._taken += 1
            return self._blame(f"the random step {name} happens, but no result is given")
        given: Any = self._results.popleft()
        self._taken += 1
        if not is_object(given) or given.get("step") != name or "result" not in given:
            return self._blame(f"the random step {name} happens, but {shown(given)} is given")
        self._used.append(given)
        try:
            assert self.state is not None
            self._draws.extend(self.game.events.answers(self.state, name, given["result"]))
        except BadRecord as fault:
            self._blame(fault.why)

    def below(self, n: int) -> int:
        draw = self._draws.popleft() if self._draws else -1
        if 0 <= draw < n:
            return draw
        self._blame("a random step has an impossible result")
        return super().below(n)  # anything; always the same would roll equal dice for ever

    def _blame(self, why: str) -> None:
        if self._fault is None:
            self._fault = why
            self.blamed = self._taken - 1

    def check(self, entries: list[Entry]) -> None:
        """After an act: was everything that was given used, and did it lead to the same results?"""
        happened = chances(entries)
        if self._draws:
            self._blame("the last random step's result is too long")
        if self._results and not self.goes_on:
            self._taken += 1
            self._blame(f"the random step {shown(self._results[0])} did not happen")
        for at, (used, came) in enumerate(zip(self._used, happened, strict=False)):
            if not same(came["result"], used["result"]):
                self._taken = at + 1
                self._blame(f"the random step came out as {shown(came)}, not as {shown(used)}")
        if self._fault is not None:
            raise BadRecord(self._fault)
        self._used.clear()
        self._taken = 0


def chances(entries: Iterable[Entry]) -> list[Json]:
    """The results among these entries, as this dealer is fed with them."""
    return [entry["chance"] for entry in entries if "chance" in entry]
