# pyright: reportUnknownVariableType=false
# (what the compiler's build parts give has no types)
"""How rules are compiled: for Schnapp's own `setup.py`, and for that of every game in a package of its own.

    from schnapp.building import compiled
    setup(ext_modules=compiled())

Every module with a `.pxd` page beside it is compiled, with its chapters (`chapters.py`). Without a C compiler the package still installs: the same text
then runs uncompiled, slower and with identical results. Environment: SCHNAPP_PURE=1 compiles nothing; SCHNAPP_CHECKED=1
compiles with bounds and overflow checks, for tests, in a copy of the sources (tools/checked.py).
"""

from __future__ import annotations

import multiprocessing
import os
from pathlib import Path
from typing import TYPE_CHECKING

from schnapp.chapters import chapters, compiled_modules, joined
from schnapp.table.fields import check_page

if TYPE_CHECKING:
    from setuptools import Extension

CHECKED = bool(os.environ.get("SCHNAPP_CHECKED"))
OPTIMISED = "-O1" if CHECKED else "-O3"  # a build for tests shall be there soon
# several at a time, where that does not read setup.py once more for each
CORES = os.cpu_count() or 1 if multiprocessing.get_start_method() == "fork" else 0
PAGES = str(Path(__file__).resolve().parents[1])  # where the pages of schnapp.table are found
DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "boundscheck": CHECKED,
    "overflowcheck": CHECKED,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "auto_pickle": False,
}


JOINED = Path("build/joined")  # packages in which the chapters of a module are one text


def _text(module: Path, source: Path) -> Path:
    """What is compiled: the module, or all its chapters, with the page beside them, so that a change of either is seen."""
    parts = list(chapters(module))
    if len(parts) == 1:
        return module
    path = JOINED / module.relative_to(source)
    for package in path.relative_to(JOINED).parents[:-1]:
        _write(JOINED / package / "__init__.py", "")
    _write(path.with_suffix(".pxd"), module.with_suffix(".pxd").read_text(encoding="utf-8"))
    _write(path, joined(parts, source))
    return path


def _write(path: Path, text: str) -> None:
    """What has not changed keeps its date."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def compiled(source: str = ".") -> list[Extension]:
    """One extension for each module that has a page of C types, below the folder in which the packages lie.

    Raises OpenArray where a page offers an array to Python.
    """
    if os.environ.get("SCHNAPP_PURE"):
        return []
    from Cython.Build import cythonize  # here: the package itself never needs them
    from setuptools import Extension

    pages = sorted(Path(source).rglob("*.pxd"))
    for page in pages:
        check_page(page)
    extensions: list[Extension] = cythonize(
        [
            Extension(
                ".".join(module.relative_to(source).with_suffix("").parts),
                [str(_text(module, Path(source)))],
                extra_compile_args=[OPTIMISED, "-Wno-unused-function"] if os.name != "nt" else [],
            )
            for module in compiled_modules(Path(source))
        ],
        compiler_directives=DIRECTIVES,
        include_path=[PAGES, source],
        build_dir="build/cython",
        nthreads=CORES,
    )
    for extension in extensions:  # only now: cythonize does not hand this on
        extension.optional = not CHECKED
    return extensions
