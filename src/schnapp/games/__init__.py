"""The games that can be played here: a new one is a folder and a line, or a package of its own (docs/your-own-game.md)."""

from __future__ import annotations

from schnapp import words
from schnapp.table.game import Game

from .guests import invited
from .schnapp_land_fluss.game import SchnappLandFlussGame
from .schnuff.game import SchnuffGame
from .snails.game import SnailsGame
from .snatch_it.game import SnatchItGame

_HERE: tuple[Game, ...] = SnatchItGame(), SchnuffGame(), SnailsGame()
_RACE = SchnappLandFlussGame()
BUILT_IN: dict[str, Game] = {  # those that come along, and that the page in the browser has boards for
    game.name: game for game in (*_HERE, *([_RACE] if words.can_look_up() else []))
}
GUESTS, LEFT_OUT = invited(BUILT_IN)
if _RACE.name not in BUILT_IN:
    LEFT_OUT.append(f"the game {_RACE.name} is left out: there is no {words.NEEDS}")
GAMES: dict[str, Game] = BUILT_IN | GUESTS
