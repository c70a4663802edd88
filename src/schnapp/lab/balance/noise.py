"""Which of many differences are more than noise.

Twenty tests at 95% find one difference where there is none; so the number of tests counts. Source: Benjamini and Hochberg,
Controlling the false discovery rate, Journal of the Royal Statistical Society B 57 (1995).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt

RATE = 0.05  # at most this part of the reported differences is chance, on average


def chance_of(difference: float, error: float) -> float:
    """How likely a difference at least so large is if there is none (both sides, normal)."""
    if error <= 0:
        return 1.0 if difference == 0 else 0.0
    return erfc(abs(difference) / error / sqrt(2))


def beyond(chances: Sequence[float], rate: float = RATE) -> list[bool]:
    """For every test: is it a difference? `chances` are those of `chance_of`."""
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    last = max((place for place, at in enumerate(order, 1) if chances[at] <= rate * place / len(chances)), default=0)
    found = [False] * len(chances)
    for at in order[:last]:
        found[at] = True
    return found
