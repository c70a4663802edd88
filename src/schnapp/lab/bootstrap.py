"""The block bootstrap: how the sums of a contest would differ if other deals had been drawn.

Games of one block share their deal, so whole blocks are drawn, with replacement. Source: Efron and Tibshirani, An
Introduction to the Bootstrap (1993), chapter 13 (percentile intervals); Künsch, Annals of Statistics 17 (1989).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from schnapp.table.dealer import stream

RESAMPLES = 2000
SURE = (0.025, 0.975)  # the quantiles of a 95% interval

Floats = NDArray[np.float64]


def resampled(blocks: Floats, seed: str, count: int = RESAMPLES) -> Floats:
    """From one row of counts a block to one row of sums a resample: (blocks, columns) → (count, columns)."""
    generator = np.random.default_rng(int.from_bytes(stream(seed, "bootstrap"), "little"))
    number = len(blocks)
    sums = np.empty((count, blocks.shape[1]))
    for at in range(count):
        drawn = np.bincount(generator.integers(number, size=number), minlength=number)
        sums[at] = drawn @ blocks
    return sums


def redrawn(values: Floats, seed: str, count: int = RESAMPLES) -> Floats:
    """Independent values drawn again with replacement: (values,) → (count, values)."""
    generator = np.random.default_rng(int.from_bytes(stream(seed, "bootstrap"), "little"))
    return values[generator.integers(len(values), size=(count, len(values)))]


def interval(values: Floats) -> tuple[float, float] | None:
    """The 95% interval of a figure from its values in the resamples.

    None where they are all the same, or there are none: then the bootstrap sees nothing.
    """
    known = values[~np.isnan(values)]
    if known.size == 0 or np.ptp(known) < 1e-12:
        return None
    low, high = np.quantile(known, SURE)
    return float(low), float(high)
