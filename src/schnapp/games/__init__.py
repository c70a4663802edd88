"""The games that can be played here: a new one is a folder and a line."""

from __future__ import annotations

from schnapp.table.game import Game

from .schnapp_land_fluss.game import SchnappLandFlussGame
from .schnuff.game import SchnuffGame
from .snails.game import SnailsGame
from .snatch_it.game import SnatchItGame

GAMES: dict[str, Game] = {
    game.name: game for game in (SnatchItGame(), SchnuffGame(), SnailsGame(), SchnappLandFlussGame())
}
