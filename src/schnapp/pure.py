"""Run uncompiled: modules of this package, and of games in packages of their own, are imported from their `.py` even where
a compiled one lies beside it. They import `cython`, which a wheel brings along for where there is no Cython (setup.py)."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent
PAGES = "rules.pxd", "rules/state.pxd"  # every game has one of them
SHADOW = HERE / "shadow.py"


class Shadow:
    """The last to be asked for a module: `cython`, if nobody else has it."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        return spec_from_file_location(name, SHADOW) if name == "cython" and SHADOW.exists() else None


def bring_cython() -> None:
    """Once for this process: for whatever is uncompiled here, or in a game of another package."""
    if Shadow not in sys.meta_path:
        sys.meta_path.append(Shadow)


def prefer_source() -> None:
    """From now on, for this process. Raises ImportError in a checkout without Cython."""
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
