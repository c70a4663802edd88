"""Run uncompiled: modules of this package are imported from their `.py` even where a compiled one lies beside it."""

from __future__ import annotations

import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

HERE = Path(__file__).parent


def prefer_source() -> None:
    """From now on, for this process."""
    sys.path_hooks.insert(0, _finder)
    sys.path_importer_cache.clear()


def _finder(path: str) -> FileFinder:
    if not Path(path).is_relative_to(HERE):
        raise ImportError("not a folder of this package", path=path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))
