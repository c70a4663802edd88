"""`python -m schnapp.games.schnapp_land_fluss [de|en]`: a table in the middle of a game, drawn as text."""

from __future__ import annotations

import sys

from schnapp.table.drawing import show

from .drawing import picture
from .game import SchnappLandFlussGame

show(SchnappLandFlussGame(), picture, sys.argv[1] if len(sys.argv) > 1 else "en")
