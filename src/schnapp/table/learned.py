"""What was learned from self-play: the arrays `weights.npz` of a game, made by `tools/train.py`."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files

from .judgement import Judgement


@cache
def learned(package: str, file: str = "weights.npz") -> Judgement:
    """A judgement that lies in a game's folder: of positions, or `craft.npz`, of acts."""
    import numpy  # only who searches needs it

    with as_file(files(package) / file) as path, numpy.load(path) as weights:
        return Judgement(weights["first"].tolist(), weights["threshold"].tolist(), weights["second"].tolist())
