"""`python -m schnapp.games.snatch_it [de|en]`: a table in the middle of a game, drawn as text."""

from schnapp.table.drawing import show

from .game import SnatchItGame

show(SnatchItGame())
