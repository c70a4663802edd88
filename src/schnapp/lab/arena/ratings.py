"""Ratings by the model of Plackett and Luce: in a race, whoever is twice as strong comes first twice as often.

Fitted by Hunter's MM algorithm (D. R. Hunter, MM algorithms for generalized Bradley-Terry models, Annals of Statistics 32,
2004), for all resamples of the bootstrap at once. Libraries such as choix know no ties and fit one sample at a
time; with every order of a tie written out they find the same ratings (`tests/lab/test_references.py`).

Everybody has one more game with the anchor, a draw: half a game on either side takes most of the bias out of the logarithm
of odds (Haldane 1956, Anscombe 1956), and whoever has won or lost everything gets a rating, too.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from .stages import Field

ANCHOR = "greedy"
ANCHORED = 1000.0
SCALE = 400 / math.log(10)  # as in chess: 400 points more are ten times the strength
CLOSE = 1e-7  # the step of a logarithm of strength that no longer matters
MOST = 20_000  # steps

Floats = NDArray[np.float64]


def anchor(bots: tuple[str, ...]) -> str:
    """Who has 1000 points: greedy, or where it does not play the bot named first."""
    return ANCHOR if ANCHOR in bots else bots[0]


def rated(ahead: Floats, counts: Floats, fields: list[Field], at: int) -> Floats:
    """Ratings, (samples, bots), of which bot `at` has 1000.

    `ahead` (samples, bots) are races won; `counts` (samples, fields) how often each field has run.
    """
    bots = ahead.shape[1]
    others = [bot for bot in range(bots) if bot != at]
    drawn = [tuple(int(bot in (at, other)) for bot in range(bots)) for other in others]
    runners = np.array([*fields, *drawn], dtype=float)  # (fields, bots)
    counts = np.concatenate([counts, np.ones((len(counts), len(drawn)))], axis=1)
    won = ahead + 0.5
    won[:, at] += 0.5 * (len(others) - 1)
    return ANCHORED + SCALE * _fitted(won, counts, runners, at)


def _fitted(won: Floats, counts: Floats, runners: Floats, at: int) -> Floats:
    """Logarithms of the strengths that make these wins most likely, 0 for bot `at`."""
    logs = np.zeros_like(won)
    for _ in range(MOST):
        strength = np.exp(logs)
        new = np.log(won / ((counts / (strength @ runners.T)) @ runners))
        new -= new[:, [at]]
        step = float(np.max(np.abs(new - logs)))
        logs = new
        if step < CLOSE:
            return logs
    raise ArithmeticError("the ratings do not settle")
