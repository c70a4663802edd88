"""`python -m schnapp.games.schnapp_land_fluss [de|en]`: a table in the middle of a game, drawn as text."""

from schnapp.table.drawing import show

from .game import SchnappLandFlussGame

show(SchnappLandFlussGame())
