"""What was learned from self-play: the arrays `value.npz` of a game, made by `tools/train.py`."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files

from .features import Features, names
from .network import Network


@cache
def learned(package: str, features: type[Features], file: str = "value.npz") -> Network:
    """A network that lies in a game's folder: of positions, or `policy.npz`, of acts. The file says what its features are
    called: raises ValueError where they are not those of the page."""
    import numpy  # only who searches needs it

    wanted = names(features)
    with as_file(files(package) / file) as path, numpy.load(path) as weights:
        known: list[str] = weights["features"].tolist()
        if sorted(known) != sorted(wanted):
            raise ValueError(f"{path.name} knows other features than {features.__name__}: {set(known) ^ set(wanted)}")
        first = weights["first"][[known.index(name) for name in wanted]]
        return Network(first.tolist(), weights["threshold"].tolist(), weights["second"].tolist())
