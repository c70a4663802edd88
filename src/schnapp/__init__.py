"""Schnapp: an open digital game table.

>>> import schnapp
>>> table = schnapp.new("schnuff", players=3, seed=1)
>>> table.play("random")
>>> table.scores
[0, 2, 0]

The names below are promised to stay (docs/promises.md). They are loaded when they are first used.
With SCHNAPP_PURE=1 in the environment the rules run uncompiled, from the same text: slower, with identical results.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING

from . import pure

pure.bring_cython()
if os.environ.get("SCHNAPP_PURE"):
    pure.prefer_source()

if TYPE_CHECKING:
    from .api import Table, bot, load, new
    from .bots.bot import Bot
    from .games import GAMES
    from .table.errors import Refused, SchnappError

__all__ = ["GAMES", "Bot", "Refused", "SchnappError", "Table", "bot", "load", "new"]

_PLACES = {
    "GAMES": "games",
    "Bot": "bots.bot",
    "Refused": "table.errors",
    "SchnappError": "table.errors",
    "Table": "api",
    "bot": "api",
    "load": "api",
    "new": "api",
}


def __getattr__(name: str) -> object:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{_PLACES[name]}", __name__), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
