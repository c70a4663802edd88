"""`python -m schnapp.games.schnuff [de|en]`: a table in the middle of a game, drawn as text."""

from schnapp.table.drawing import show

from .game import SchnuffGame

show(SchnuffGame())
