"""As `tests.conformance.playing`, for the example: `python -m tests.examples.playing GAMES`, with it on the path."""

from __future__ import annotations

import sys

from tests.conformance.playing import main

from .eights import TABLES

if __name__ == "__main__":
    main(int(sys.argv[1]), TABLES)
