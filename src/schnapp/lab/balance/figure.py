"""A number of a report with its interval and what it was found in; and how such numbers are found in watched games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from schnapp.lab import bootstrap, wilson

from .noise import chance_of

Floats = NDArray[np.float64]
Unit = Literal["share", "chance", "margin", "number", "minutes", "rating", "ratio", "points", "more"]
"""share: part of a whole, 0 … 1. chance: chance to win, 0 … 1; margin: so much of it is won, lost or moved. ratio: 1 means
equal. points: a difference of shares or chances between two tables; more: a difference of anything else."""

DIGITS = 5
FEWEST = 5  # games or deals: the interval of fewer says nothing about noise


@dataclass(frozen=True, slots=True)
class Figure:
    """`low` and `high`: the 95% interval, None where it cannot be told. `n`: the games (or blocks of games on one deal)
    that count. `fair`: what it would be if nothing favoured anybody, where there is such a number."""

    value: float
    low: float | None
    high: float | None
    n: int
    unit: Unit
    fair: float | None = None

    @property
    def expected(self) -> float | None:
        """What it would be if nothing made a difference; None where nobody can say."""
        return 0.0 if self.fair is None and self.unit in ("points", "more") else self.fair

    @property
    def error(self) -> float | None:
        """The standard error, from the width of the interval."""
        if self.low is None or self.high is None:
            return None
        return (self.high - self.low) / (2 * wilson.SURE)

    @property
    def chance(self) -> float | None:
        """How likely it is to see so much if nothing made a difference; None where nobody can say."""
        return None if self.expected is None else self.chance_if(self.expected)

    def chance_if(self, true: float) -> float | None:
        """How likely it is to see so much if this is the true figure, by the end of the interval that is nearer to it. 1 where
        the interval holds it: no test contradicts what stands beside the figure. None where nobody can say."""
        if self.low is None or self.high is None or self.n < FEWEST:
            return None
        if self.low <= true <= self.high:
            return 1.0
        reach = self.value - self.low if true < self.low else self.high - self.value
        return chance_of(self.value - true, reach / wilson.SURE)

    def said(self) -> dict[str, Any]:
        """For JSON, rounded to digits that mean something."""
        found: dict[str, Any] = {"value": _rounded(self.value), "interval": None, "n": self.n, "unit": self.unit}
        if self.low is not None and self.high is not None:
            found["interval"] = [_rounded(self.low), _rounded(self.high)]
        return found if self.fair is None else found | {"fair": _rounded(self.fair)}

    @classmethod
    def read(cls, said: Mapping[str, Any]) -> Figure:
        """What `said` gave. Raises KeyError, TypeError, ValueError."""
        low, high = said["interval"] or (None, None)
        fair = said.get("fair")
        return cls(
            float(said["value"]),
            None if low is None else float(low),
            None if high is None else float(high),
            int(said["n"]),
            said["unit"],
            None if fair is None else float(fair),
        )


class Sample:
    """Rows of numbers, one row a game (or a block of games on one deal), and the same rows drawn again and again.

    Every figure is a quotient of two columns added up; columns are named.
    """

    def __init__(self, columns: Sequence[str], rows: Sequence[Sequence[float]], seed: str) -> None:
        self.at = {name: at for at, name in enumerate(columns)}
        self.rows: Floats = np.asarray(rows, dtype=float).reshape(len(rows), len(columns))
        self.sums = self.rows.sum(axis=0)
        self.drawn = bootstrap.resampled(self.rows, seed) if len(rows) else np.zeros((1, len(columns)))

    def quotient(
        self, above: str, below: str, unit: Unit, fair: float | None = None, less: tuple[str, str] | None = None
    ) -> Figure | None:
        """The one column over the other one, minus the quotient of two more columns if there are any (`less`).

        None if nothing was counted. `n` is the number of rows that count.
        """
        if less is not None:
            unit = unit_of_change(unit)
        counted = self.rows[:, self.at[below]] != 0
        value, drawn = self._over(above, below)
        if less is not None:
            other, redrawn = self._over(*less)
            counted |= self.rows[:, self.at[less[1]]] != 0
            value, drawn = value - other, drawn - redrawn
        if np.isnan(value):
            return None
        n = int(counted.sum())
        low, high = self._interval(value, drawn, n, unit)
        return Figure(float(value), low, high, n, unit, fair)

    def ratio(self, one: tuple[str, str], other: tuple[str, str]) -> Figure | None:
        """How many times one quotient is the other one; None where the other is 0, or nothing was counted."""
        (value, drawn), (base, redrawn) = self._over(*one), self._over(*other)
        if np.isnan(value) or np.isnan(base) or base == 0:
            return None
        with np.errstate(divide="ignore", invalid="ignore"):
            ratios = drawn / redrawn
        found = bootstrap.interval(ratios[np.isfinite(ratios)])
        low, high = found or (None, None)
        return Figure(float(value / base), low, high, len(self.rows), "ratio", 1.0)

    def _over(self, above: str, below: str) -> tuple[float, Floats]:
        up, down = self.at[above], self.at[below]
        with np.errstate(divide="ignore", invalid="ignore"):
            return float(np.divide(self.sums[up], self.sums[down])), self.drawn[:, up] / self.drawn[:, down]

    def _interval(self, value: float, drawn: Floats, n: int, unit: Unit) -> tuple[float | None, float | None]:
        """The bootstrap's; where it sees only equal values, Wilson's for a share, and else none."""
        found = bootstrap.interval(drawn)
        if found is None and unit == "share" and 0 <= value <= 1:
            found = wilson.interval(value, n)
        return found or (None, None)


def unit_of_change(unit: Unit) -> Unit:
    """Of the difference of two figures with this unit."""
    return "points" if unit in ("share", "chance", "margin", "points") else "more"


def means(values: Mapping[str, Sequence[float | None]], units: Mapping[str, Unit], seed: str) -> dict[str, Figure]:
    """The mean of every measure over games; games of which it is None do not count."""
    names = list(values)
    number = len(next(iter(values.values()))) if values else 0
    rows = [[part for name in names for part in _counted(values[name][at])] for at in range(number)]
    sample = Sample([part for name in names for part in (name, f"{name} n")], rows, seed)
    found = {name: sample.quotient(name, f"{name} n", units[name]) for name in names}
    return {name: figure for name, figure in found.items() if figure is not None}


def quantiles(values: Sequence[float], parts: Sequence[float], unit: Unit, seed: str) -> list[Figure]:
    """So much of the values lies below; each value is from a game of its own. Empty if there are none."""
    if not values:
        return []
    known: Floats = np.asarray(values, dtype=float)
    found = np.quantile(known, parts)
    drawn = np.quantile(bootstrap.redrawn(known, seed), parts, axis=1)
    figures: list[Figure] = []
    for value, again in zip(found, drawn, strict=True):
        low, high = bootstrap.interval(again) or (None, None)
        figures.append(Figure(float(value), low, high, len(values), unit))
    return figures


def _counted(value: float | None) -> tuple[float, float]:
    return (0.0, 0.0) if value is None else (value, 1.0)


def _rounded(value: float) -> float:
    return round(value, DIGITS)
