"""The same chance in every run: the deals at the tables of the tests, and what bots there make of theirs. What has failed fails again.

`CHANCE=anything ./check browser` plays other games.
"""

from __future__ import annotations

import hashlib
import os
from functools import partial
from typing import TYPE_CHECKING, Any

from schnapp.server import commands, registry, thinking
from schnapp.server.entries import Sealed
from schnapp.server.jobs import advise, think
from schnapp.table.fair import commitment
from schnapp.table.search_request import SearchRequest

if TYPE_CHECKING:
    from collections.abc import Callable

CHANCE = os.environ.get("CHANCE", "")


def drawn(*what_for: object) -> bytes:
    return hashlib.sha256(repr((CHANCE, *what_for)).encode()).digest()


def hold(put: Callable[[Any, str, object], None], test: str = "") -> None:
    """From now on the first game of a table has the same deal at every table, the second another one; and bots draw by what they
    see. So it makes no difference who was served first. `put` is `setattr`, or one that takes it back."""

    def sealed(match: int) -> Sealed:
        seed, salt = drawn("seed", match, test), drawn("salt", match, test)[:16]
        return Sealed(match, seed.hex(), salt.hex(), commitment(seed, salt))

    def job(do: Callable[..., Any], *args: Any) -> partial[Any]:
        if do in (think, advise):
            (asked,) = (arg for arg in args if isinstance(arg, SearchRequest))
            args = tuple(drawn(do.__name__, asked.view) if isinstance(arg, bytes) else arg for arg in args)
        return partial(do, *args)

    for module in (commands, registry):
        put(module, "new_seal", sealed)
    put(thinking, "partial", job)
