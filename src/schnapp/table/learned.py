"""What was learned from self-play: `value.weights` of a game, made by `tools/train.py`.

Such a file is a line of JSON, the names of the features, and then numbers of four bytes, little-endian: by feature the weights
to all hidden units, the threshold of each unit, and the weight of each unit (`table/network.py`).
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from struct import iter_unpack

from .features import Features, names
from .network import Network


@cache
def learned(package: str, features: type[Features], file: str = "value.weights") -> Network:
    """A network that lies in a game's folder: of positions, or `policy.weights`, of acts. The file says what its features are
    called: raises ValueError where they are not those of the page."""
    wanted = names(features)
    header, _, weights = (files(package) / file).read_bytes().partition(b"\n")
    known: list[str] = json.loads(header)
    if sorted(known) != sorted(wanted):
        raise ValueError(f"{file} knows other features than {features.__name__}: {set(known) ^ set(wanted)}")
    numbers = [number for (number,) in iter_unpack("<f", weights)]
    hidden = len(numbers) // (len(known) + 2)
    rows = [numbers[start : start + hidden] for start in range(0, len(numbers), hidden)]
    return Network([rows[known.index(name)] for name in wanted], rows[-2], rows[-1])
