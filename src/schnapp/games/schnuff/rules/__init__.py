"""The rules of Schnuff, in chapters in the order of a round; all of them together are the class in `state.py`."""

from .state import Schnuff as Schnuff
