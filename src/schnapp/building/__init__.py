# pyright: reportUnknownVariableType=false
# (what the compiler's build parts give has no types)
"""How rules are compiled: for Schnapp's own `setup.py`, and for that of every game in a package of its own.

    from schnapp.building import compiled
    setup(ext_modules=compiled())

Every module with a `.pxd` page beside it is compiled, with its chapters (`chapters.py`) and signatures (`signatures.py`). Where
the page gives no types the module is compiled as it stands: what a server does for each act runs a tenth quicker so.
Without a C compiler the package still installs: the same text then runs uncompiled, slower and with identical results.
Environment: SCHNAPP_PURE=1 compiles nothing; SCHNAPP_CHECKED=1 compiles with bounds and overflow checks, for tests, in a
copy of the sources (tools/checked.py).
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from schnapp.table.fields import check_page

from .chapters import chapters, compiled_modules, is_plain, joined, pages
from .compiler import compiles
from .eyes import with_eye
from .signatures import completed, for_compiler

if TYPE_CHECKING:
    from setuptools import Extension

CHECKED = bool(os.environ.get("SCHNAPP_CHECKED"))
OPTIMISED = "-O1" if CHECKED else "-O3"  # a build for tests shall be there soon
# What only a debugger of C would read is two thirds of a module. On ARM a compiler rounds a * b + c once where Python rounds
# twice, unless it is told not to: bots of the same text would think differently there.
COMPILED_WITH = [] if os.name == "nt" else [OPTIMISED, "-g0", "-Wno-unused-function", "-ffp-contract=off"]
LINKED_WITH = ["-s"] if sys.platform == "linux" else []
# several at a time, where that does not read setup.py once more for each
CORES = os.cpu_count() or 1 if multiprocessing.get_start_method() == "fork" else 0
PAGES = str(Path(__file__).resolve().parents[2])  # where the pages of schnapp.table are found
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # an annotated int is one of C by its signature; else it would be one of Python
    "infer_types": True,
    "boundscheck": CHECKED,
    "overflowcheck": CHECKED,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "auto_pickle": False,
}
AS_IT_STANDS = {"language_level": 3, "annotation_typing": False}

TEXTS = Path("build/texts")  # what the compiler reads: packages like those of the source


def _write_texts(source: Path) -> list[Path]:
    """Every module that is compiled, its chapters as one text, and beside it its page, with all signatures."""
    modules = compiled_modules(source)
    for page in pages(source):
        check_page(page)
        text, module = page.read_text(encoding="utf-8"), page.with_suffix(".py")
        if module in modules:
            parts = list(chapters(module))
            text, whole = with_eye(page, completed(text, parts), joined(parts, source))
            _write(TEXTS / module.relative_to(source), for_compiler(whole))
        _write(TEXTS / page.relative_to(source), text)
        for package in page.relative_to(source).parents[:-1]:
            _write(TEXTS / package / "__init__.py", "")
    return [module.relative_to(source) for module in modules]


def _write(path: Path, text: str) -> None:
    """What has not changed keeps its date."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def compiled(source: str = ".") -> list[Extension]:
    """One extension for each module that has a page, below the folder in which the packages lie.

    Raises OpenArray where a page offers an array to Python.
    """
    if not compiles():
        return []
    modules = _write_texts(Path(source))
    plain = [module for module in modules if is_plain(Path(source, module).with_suffix(".pxd"))]
    typed = [module for module in modules if module not in plain]
    # with checks there is nothing to be found where no type is one of C
    return _extensions(typed, DIRECTIVES) + ([] if CHECKED else _extensions(plain, AS_IT_STANDS))


def _extensions(modules: list[Path], directives: dict[str, int]) -> list[Extension]:
    from Cython.Build import cythonize  # here: the package itself never needs them
    from setuptools import Extension

    return cythonize(
        [
            Extension(
                ".".join(module.with_suffix("").parts),
                [str(TEXTS / module)],
                extra_compile_args=COMPILED_WITH,
                extra_link_args=LINKED_WITH,
            )
            for module in modules
        ],
        compiler_directives=directives,
        include_path=[PAGES],
        build_dir="build/cython",
        nthreads=CORES,
    )
