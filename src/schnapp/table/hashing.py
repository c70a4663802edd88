# cython: annotation_typing=False
# pyright: reportMissingTypeStubs=false, reportUntypedFunctionDecorator=false
"""Numbers to one number: a fingerprint of what somebody sees, 64 bits, the same compiled and uncompiled."""

from __future__ import annotations

import cython

MASK = 0xFFFF_FFFF_FFFF_FFFF
LOW = 0xFFFF_FFFF  # the lower half of 64 bits
BLANK = 0x243F_6A88_85A3_08D3  # a fingerprint of nothing
PRIME = 0x9E37_79B9_7F4A_7C15


@cython.overflowcheck(False)
def hash_combine(print_: int, value: int) -> int:
    """The fingerprint of all that this one stands for and of one more number, 32 bits, which may be negative."""
    mixed = ((print_ ^ value & LOW) * PRIME) & MASK
    return mixed ^ mixed >> 29
