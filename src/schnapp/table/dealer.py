# cython: annotation_typing=False
# pyright: reportMissingImports=false, reportMissingTypeStubs=false, reportUnknownVariableType=false, reportUnknownMemberType=false, reportUnknownArgumentType=false, reportUntypedFunctionDecorator=false
# (what the compiler's casts give, the compiler checks)
"""The dealer: shuffles, rolls and draws for a state, and keeps a journal of what has happened.

Chance and events are the two things a rule does to the world outside the state, so they are one argument. Three
kinds of dealer share this face: `Dealer` (a fast seeded generator), `FairDealer` (cryptographic, for the server) and
`RecordedDealer` (repeats the results of a record).
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:
    from cython.cimports.libc.stdlib import free, malloc

    from .state import State
if TYPE_CHECKING or not cython.compiled:
    from .rng import Rng

JOURNAL = 8192
MOST_COPIES = 64  # of a state that is traced


def stream(seed: int | str | bytes, purpose: str) -> bytes:
    """32 bytes for one purpose: streams of one seed with different purposes are independent of each other."""
    text = seed if isinstance(seed, bytes) else str(seed).encode()
    return hashlib.blake2b(
        text, digest_size=32, person=hashlib.blake2b(purpose.encode(), digest_size=16).digest()
    ).digest()


class Dealer(Rng):
    """A seeded dealer: equal seeds deal equal games, compiled or not. `seed` is 32 bytes (see `stream`)."""

    def __cinit__(self) -> None:
        """The compiled journal: a dealer is made for every act that is tried, and few acts fill more than its beginning."""
        self.journal = cython.cast(cython.p_short, malloc(JOURNAL * cython.sizeof(cython.short)))
        if self.journal == cython.NULL:
            raise MemoryError

    def __dealloc__(self) -> None:
        free(self.journal)

    def __init__(self, seed: bytes) -> None:
        Rng.__init__(self, seed)
        self.telling = False
        self.written = 0
        self.entry = 0
        self.traced = None
        self.copies = []
        if not cython.compiled:
            self.journal = [0] * JOURNAL

    def __reduce__(self) -> tuple[type[Dealer], tuple[bytes], tuple[int, ...]]:
        """Between two acts: all of its journal has been read."""
        if type(self) is not Dealer:
            raise TypeError(f"a {type(self).__name__} cannot be copied: its chance is nobody's to repeat")
        assert self.written == 0, "a dealer is copied in the middle of an act"
        return Dealer, (bytes(32),), (self.a, self.b, self.c, self.d, self.telling)

    def __setstate__(self, kept: tuple[int, ...]) -> None:
        self.a, self.b, self.c, self.d, self.telling = kept

    def trace(self, state: State) -> None:
        """From now on copy this state: as it is now, and as it stands at each entry of the journal."""
        self.traced = state
        self.copies = [state.copy()]

    def copied(self) -> list[State]:
        """Take the copies: nothing is traced any more. After very many entries some are missing."""
        copies = self.copies
        self.traced = None
        self.copies = []
        return copies

    def begin(self, step: int) -> None:
        """A random step of the spec begins; the draws that follow belong to it."""

    def tell(self, code: int, a: int, b: int, c: int, d: int) -> None:
        """Write an entry into the journal, if one is kept. What does not fit is counted, and `read` complains."""
        if not self.telling:
            return
        if self.written + 6 > JOURNAL:
            self.written = JOURNAL + 1
            return
        self.entry = self.written
        self.journal[self.written] = 6
        self.journal[self.written + 1] = code
        self.journal[self.written + 2] = a
        self.journal[self.written + 3] = b
        self.journal[self.written + 4] = c
        self.journal[self.written + 5] = d
        self.written += 6
        if self.traced is not None and len(self.copies) < MOST_COPIES:
            self.copies.append(self.traced.copy())

    def note(self, value: int) -> None:
        """Add a number to the newest entry: lists of cards."""
        if not self.telling:
            return
        if self.written >= JOURNAL:
            self.written = JOURNAL + 1
            return
        self.journal[self.written] = value
        self.journal[self.entry] += 1
        self.written += 1

    def write(self, code: int, single: list[int], notes: list[int]) -> None:
        """An entry from Python, if the journal is kept: single numbers (four; what is beyond stands among the notes), then notes."""
        if not self.telling:
            return
        first = single + [0] * (4 - len(single))
        self.tell(code, first[0], first[1], first[2], first[3])
        for value in first[4:] + notes:
            self.note(value)

    def read(self) -> list[list[int]]:
        """Take everything told since the last reading: a list of [code, a, b, c, d, notes …]."""
        if self.written > JOURNAL:
            raise OverflowError("the journal of one act was too short")
        entries: list[list[int]] = []
        at = 0
        while at < self.written:
            length = self.journal[at]
            entries.append([self.journal[i] for i in range(at + 1, at + length)])
            at += length
        self.written = 0
        return entries
