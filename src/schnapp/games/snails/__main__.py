"""`python -m schnapp.games.snails [de|en]`: a table in the middle of a game, drawn as text."""

from schnapp.table.drawing import show

from .game import SnailsGame

show(SnailsGame())
