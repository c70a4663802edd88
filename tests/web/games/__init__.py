"""What the browser tests know of each game."""

from __future__ import annotations

from .at_page import AtPage
from .schnuff import SCHNUFF
from .snatch_it import SNATCH_IT

__all__ = ["GAMES", "AtPage"]
GAMES: tuple[AtPage, ...] = (SNATCH_IT, SCHNUFF)
