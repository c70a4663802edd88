"""The rules of Schnapp, Land, Fluss!, in chapters in the order of the specification; all of them together are the class in
`state.py`.
"""

from .state import Race as Race
