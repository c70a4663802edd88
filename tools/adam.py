"""Networks that learn by going downhill: Adam (Kingma and Ba, 2015)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


class Weights(NamedTuple):
    """By feature and hidden unit; by hidden unit; by hidden unit."""

    first: Floats
    threshold: Floats
    second: Floats

    @classmethod
    def random(cls, inputs: int, hidden: int, draw: np.random.Generator) -> Weights:
        return cls(
            draw.normal(0, inputs**-0.5, (inputs, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            draw.normal(0, hidden**-0.5, hidden).astype(np.float32),
        )

    def write(self, to: Path, features: Sequence[str]) -> None:
        """As `table/learned.py` reads them."""
        numbers = b"".join(weights.astype("<f4").tobytes() for weights in self)
        to.write_bytes(json.dumps(list(features)).encode() + b"\n" + numbers)

    def units(self, features: Floats) -> Floats:
        """What the hidden units say; features last."""
        return np.maximum(features @ self.first + self.threshold, 0)

    def gradients(
        self, features: Floats, units: Floats, error: NDArray[Any]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        """How what shall become small grows with each weight, if `error` is how it grows with each answer."""
        passed = error[..., None] * self.second * (units > 0)
        over = tuple(range(error.ndim))
        return (
            np.tensordot(features, passed, (over, over)),
            passed.sum(axis=over),
            np.tensordot(error, units, (over, over)),
        )


class Adam:
    """Changes a network in place."""

    def __init__(self, network: Weights) -> None:
        self.network = network
        self.steps = 0
        self.means = [np.zeros_like(weights) for weights in network]
        self.squares = [np.zeros_like(weights) for weights in network]

    def step(self, gradients: Sequence[NDArray[Any]], rate: float) -> None:
        """`gradients`: how what shall become small grows with each weight."""
        self.steps += 1
        for weights, gradient, mean, square in zip(self.network, gradients, self.means, self.squares, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            weights -= rate * (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
