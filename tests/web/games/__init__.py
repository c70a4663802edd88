"""What the browser tests know of each game."""

from __future__ import annotations

from .at_page import AtPage
from .schnapp_land_fluss import SCHNAPP_LAND_FLUSS
from .schnuff import SCHNUFF
from .snails import SNAILS
from .snatch_it import SNATCH_IT

__all__ = ["CARD_GAMES", "GAMES", "IN_TURNS", "AtPage"]
CARD_GAMES: tuple[AtPage, ...] = (SNATCH_IT, SCHNUFF)  # a card is taken up and goes where it lights up
IN_TURNS: tuple[AtPage, ...] = (*CARD_GAMES, SNAILS)
GAMES: tuple[AtPage, ...] = (*IN_TURNS, SCHNAPP_LAND_FLUSS)
