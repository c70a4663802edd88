"""The rules of Snails, in chapters in the order of the specification; all of them together are the class in `state.py`."""

from .state import Snails as Snails
