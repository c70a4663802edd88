"""The rules of Snatch It!, in chapters in the order of the booklet; all of them together are the class in `state.py`."""

from .state import SnatchIt as SnatchIt
