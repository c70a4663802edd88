"""Run uncompiled: modules of this package, and of games in packages of their own, are imported from their `.py` even where
a compiled one lies beside it."""

from __future__ import annotations

import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent
PAGES = "rules.pxd", "rules/state.pxd"  # every game has one of them


def prefer_source() -> None:
    """From now on, for this process. Raises ImportError where there is no Cython: it is not needed by what is compiled."""
    if find_spec("cython") is None:
        raise ImportError("uncompiled rules need Cython, which is not installed: pip install cython")
    sys.path_hooks.insert(0, _finder)
    sys.path_importer_cache.clear()


def _finder(path: str) -> FileFinder:
    here = Path(path)
    if not here.is_relative_to(HERE) and not any(
        (near / page).exists() for near in (here, here.parent) for page in PAGES
    ):
        raise ImportError("neither a folder of this package nor one of a game", path=path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))
