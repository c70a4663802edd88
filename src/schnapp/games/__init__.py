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
_LACKS = words.missing()
BUILT_IN: dict[str, Game] = {  # those that come along, and that the page in the browser has boards for
    game.name: game for game in (_HERE if _LACKS else (*_HERE, _RACE))
}
GUESTS, LEFT_OUT = invited(BUILT_IN)
if _LACKS:
    LEFT_OUT.append(f"the game {_RACE.name} is left out: there is no {' and no '.join(_LACKS)}")
GAMES: dict[str, Game] = BUILT_IN | GUESTS
