"""A dealer nobody can foresee and everybody can check: for real games."""

from __future__ import annotations

import hashlib

from .dealer import Dealer


class FairDealer(Dealer):
    """Draws from SHA-256 in counter mode over a secret seed of 32 bytes.

    Whoever sees dealt cards learns nothing about the rest, unlike with a fast generator; whoever is given the seed
    afterwards can deal the game again. Every random step has numbers of its own, so `replay` needs only the acts.
    """

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        """Stands after so many random steps."""
        super().__init__(seed)
        self._seed = seed
        self._step = drawn
        self._block = 0

    def begin(self, step: int) -> None:
        self._step += 1
        self._block = 0

    def below(self, n: int) -> int:
        limit = (1 << 64) - (1 << 64) % n
        while True:
            draw = self._draw()
            if draw < limit:
                return draw % n

    def _draw(self) -> int:
        self._block += 1
        counter = self._step.to_bytes(8, "big") + self._block.to_bytes(8, "big")
        return int.from_bytes(hashlib.sha256(self._seed + counter).digest()[:8], "big")


def commitment(seed: bytes, salt: bytes) -> str:
    """The seal on a deal, published before it: SHA-256 of salt and seed in hexadecimal digits."""
    return hashlib.sha256(salt + seed).hexdigest()
