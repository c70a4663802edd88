"""What was learned from self-play: the arrays `weights.npz` of a game, made by `tools/train.py`."""

from __future__ import annotations

from importlib.resources import as_file, files

from .judgement import Judgement


def learned(package: str) -> Judgement:
    """The judgement that lies in a game's folder."""
    import numpy  # only who searches needs it

    with as_file(files(package) / "weights.npz") as path, numpy.load(path) as weights:
        return Judgement(weights["first"].tolist(), weights["threshold"].tolist(), weights["second"].tolist())
