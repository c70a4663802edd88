"""`python -m schnapp.games.snails [de|en]`: a table in the middle of a game, drawn as text."""

from __future__ import annotations

import sys

from schnapp.table.drawing import show

from .drawing import picture
from .game import SnailsGame

show(SnailsGame(), picture, sys.argv[1] if len(sys.argv) > 1 else "en")
