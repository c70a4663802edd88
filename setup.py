"""Builds the compiled rules and, for a wheel, the web client. Everything else stands in pyproject.toml.

Every module with a `.pxd` page beside it is compiled. Without a C compiler the package still installs: the same text
then runs uncompiled, slower and with identical results.

Environment: SCHNAPP_PURE=1 compiles nothing; SCHNAPP_CHECKED=1 compiles with bounds and overflow checks, for tests;
SCHNAPP_SKIP_WEB=1 leaves the web client to ./play and ./check.
"""

from __future__ import annotations

import multiprocessing
import os
import shutil
import subprocess
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_py import build_py

SOURCE = Path("src")
CHECKED = bool(os.environ.get("SCHNAPP_CHECKED"))
OPTIMISED = "-O1" if CHECKED else "-O3"  # a build for tests shall be there soon
# several at a time, where that does not read this file once more for each
CORES = os.cpu_count() or 1 if multiprocessing.get_start_method() == "fork" else 0
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


def compiled() -> list[Extension]:
    """One extension for each module that has a page of C types."""
    if os.environ.get("SCHNAPP_PURE"):
        return []
    modules = sorted(page.with_suffix(".py") for page in SOURCE.rglob("*.pxd") if page.with_suffix(".py").exists())
    extensions: list[Extension] = cythonize(
        [
            Extension(
                ".".join(module.relative_to(SOURCE).with_suffix("").parts),
                [str(module)],
                extra_compile_args=[OPTIMISED, "-Wno-unused-function"] if os.name != "nt" else [],
            )
            for module in modules
        ],
        compiler_directives=DIRECTIVES,
        force=CHECKED,
        build_dir="build/cython",
        nthreads=CORES,
    )
    for extension in extensions:  # only now: cythonize does not hand this on
        extension.optional = not CHECKED
    return extensions


class BuildWithClient(build_py):
    """The Python files, and the browser client built into the package."""

    def run(self) -> None:
        client = SOURCE / "schnapp" / "web"
        if not os.environ.get("SCHNAPP_SKIP_WEB") and not self.editable_mode and not (client / "index.html").exists():
            npm = shutil.which("npm")
            if npm is None:
                raise SystemExit("building the web client needs Node.js 20.19 or newer (npm was not found)")
            subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd="web", check=True)
            subprocess.run([npm, "run", "build"], cwd="web", check=True)
        super().run()


setup(
    cmdclass={"build_py": BuildWithClient},
    ext_modules=compiled(),
)
