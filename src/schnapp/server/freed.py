"""Memory that was freed goes back to the system. By itself the C library keeps most of it for the next time."""

from __future__ import annotations

import sys


def give_back() -> None:
    """Takes microseconds if there is nothing, some milliseconds for some ten MB. Does nothing but with glibc."""
    if sys.platform != "linux":
        return
    import ctypes  # here: a browser has none

    if (trim := getattr(ctypes.CDLL(None), "malloc_trim", None)) is not None:
        trim(0)
