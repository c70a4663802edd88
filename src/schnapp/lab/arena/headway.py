"""How far a bot has come: from the fair share, 0, to the share of a bot that sees all cards, 1."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from schnapp.lab import bootstrap

from .standing import Interval

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Headway:
    """`way` is None where the bot that sees everything wins no more than is fair; `interval`, 95%, where that could be."""

    way: float | None
    interval: Interval


def headway(fair: float, share: float, ceiling: float, shares: Floats, ceilings: Floats) -> Headway:
    """From the shares of two contests and from those in their resamples, which are drawn independently of each other.

    Where both contests have deals in common, the interval is rather too wide than too narrow.
    """
    if ceiling <= fair:
        return Headway(None, None)
    surely_above = np.quantile(ceilings, bootstrap.SURE[0]) > fair
    with np.errstate(divide="ignore", invalid="ignore"):
        drawn = (shares - fair) / (ceilings - fair)
    return Headway((share - fair) / (ceiling - fair), bootstrap.interval(drawn) if surely_above else None)
