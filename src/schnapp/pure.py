"""Run uncompiled: modules of this package, and of games in packages of their own, are imported from their `.py` even where
a compiled one lies beside it."""

from __future__ import annotations

import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

HERE = Path(__file__).parent
PAGE = "rules.pxd"  # every game has one


def prefer_source() -> None:
    """From now on, for this process."""
    sys.path_hooks.insert(0, _finder)
    sys.path_importer_cache.clear()


def _finder(path: str) -> FileFinder:
    if not Path(path).is_relative_to(HERE) and not (Path(path) / PAGE).exists():
        raise ImportError("neither a folder of this package nor one of a game", path=path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))
