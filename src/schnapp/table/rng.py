# cython: annotation_typing=False
# pyright: reportMissingTypeStubs=false, reportUnknownVariableType=false, reportUnknownMemberType=false, reportUnknownArgumentType=false, reportUntypedFunctionDecorator=false
# (what the compiler's casts give, the compiler checks)
"""Chance: equal seeds draw equal numbers, compiled or not. The generator is xoshiro256** by Blackman and Vigna, bounded by Lemire's
method."""

from __future__ import annotations

import cython

MASK = 0xFFFF_FFFF_FFFF_FFFF
LOW = 0xFFFF_FFFF  # the lower half of 64 bits
HALF = 1 << 32


class Rng:
    """Chance for whoever chooses: bots, samples. `seed` is 32 bytes (see `dealer.stream`)."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, not {len(seed)}")
        self.a = int.from_bytes(seed[0:8], "little") | 1  # never all zero
        self.b = int.from_bytes(seed[8:16], "little")
        self.c = int.from_bytes(seed[16:24], "little")
        self.d = int.from_bytes(seed[24:32], "little")

    def __reduce__(self) -> tuple[type[Rng], tuple[bytes], tuple[int, ...]]:
        """It goes on where it stands."""
        return type(self), (bytes(32),), (self.a, self.b, self.c, self.d)

    def __setstate__(self, kept: tuple[int, ...]) -> None:
        self.a, self.b, self.c, self.d = kept

    @cython.overflowcheck(False)
    def next(self) -> int:
        """The next 64 random bits."""
        x = (self.b * 5) & MASK
        result = (((x << 7) & MASK | x >> 57) * 9) & MASK
        t = (self.b << 17) & MASK
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= t
        self.d = (self.d << 45) & MASK | self.d >> 19
        return result

    @cython.overflowcheck(False)
    def below(self, n: int) -> int:
        """A uniform integer 0 … n - 1."""
        span = cython.cast(cython.ulonglong, n)
        product = (self.next() >> 32) * span
        if product & LOW < span:
            short = (HALF - span) % span
            while product & LOW < short:
                product = (self.next() >> 32) * span
        return cython.cast(cython.int, product >> 32)

    def shuffle(self, cards: list[int], count: int) -> None:
        """The first so many cards, in place (Fisher and Yates)."""
        at = count - 1
        while at > 0:
            other = self.below(at + 1)
            card = cards[at]
            cards[at] = cards[other]
            cards[other] = card
            at -= 1
