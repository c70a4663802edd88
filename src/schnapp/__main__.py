"""`python -m schnapp`: the same as the command `schnapp`."""

from __future__ import annotations

from .cli import main

if __name__ == "__main__":
    main()
