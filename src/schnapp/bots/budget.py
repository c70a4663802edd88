"""How long a bot may think about one decision."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from time import perf_counter

WRITTEN = r"[1-9][0-9]{0,6}(?:ms)?"  # a budget in the specification of a bot
HASTE = 4
FORGETS = 0.8  # the share of a slow round that is still reckoned with at the next


@dataclass(frozen=True, slots=True)
class Budget:
    """So many trials, or so many milliseconds; of both, what is gone first."""

    trials: int = 0
    ms: float = 0.0

    @classmethod
    def read(cls, written: str) -> Budget:
        """`800` are trials, `20ms` milliseconds."""
        number = int(written.removesuffix("ms"))
        return cls(ms=number) if written.endswith("ms") else cls(trials=number)

    def in_haste(self) -> Budget:
        """For a decision that nobody waits for: a hand that reaches for a card does not ponder."""
        return Budget(ceil(self.trials / HASTE), self.ms / HASTE)

    def at_most(self, ms: float) -> Budget:
        """Where others wait meanwhile, on a machine that may be slow."""
        return Budget(self.trials, min(self.ms, ms) if self.ms else ms)


class Clock:
    """Counts so that the next round still fits into the budget."""

    def __init__(self, budget: Budget, begun: float | None = None) -> None:
        """`begun`, s, on the clock that all processes of a machine share: now, if it is not said."""
        self.budget = budget
        self.begun = perf_counter() if begun is None else begun
        self.last = 0.0
        self.pace = 0.0  # how long rounds take; one that was held up is soon forgotten

    def spent(self, trials: int) -> float:
        """The share of the budget that will be gone after another round."""
        tried = trials / self.budget.trials if self.budget.trials else 0.0
        if not self.budget.ms:
            return tried
        now = (perf_counter() - self.begun) * 1000 / self.budget.ms
        if trials:
            self.pace = max(FORGETS * self.pace, now - self.last)
        self.last = now
        return max(tried, now + self.pace)

    def left(self) -> float | None:
        """Seconds that are left, none below zero; None if only trials count."""
        if not self.budget.ms:
            return None
        return max(0.0, self.begun + self.budget.ms / 1000 - perf_counter())
