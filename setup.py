"""Builds the compiled rules (see src/schnapp/building) and, for a distribution, the web client and the manual. Everything else
stands in pyproject.toml. SCHNAPP_SKIP_WEB=1 in the environment leaves client and manual to ./play and ./check.

What is compiled here runs without Cython; where there is no compiler, or with SCHNAPP_PURE=1, the same text runs uncompiled and
imports `cython`. This one module, of the sixteen megabytes of Cython, comes along.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import Cython.Shadow
from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

SOURCE = Path("src")
sys.path.insert(0, str(SOURCE.resolve()))

from schnapp.building import compiled  # noqa: E402  (from this very source, which is not installed yet)

SHADOW = (
    "# The module `cython` of Cython, https://cython.org, under the Apache License 2.0: schnapp/web/licences.txt.\n"
)


def build_client() -> None:
    """The browser client, into the package, unless it is there already, as in a source distribution."""
    if os.environ.get("SCHNAPP_SKIP_WEB") or (SOURCE / "schnapp" / "web" / "index.html").exists():
        return
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("building the web client needs Node.js 20.19 or newer (npm was not found)")
    subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd="web", check=True)
    subprocess.run([npm, "run", "build"], cwd="web", check=True)
    if Path("web", "node_modules", "pyodide").exists():
        subprocess.run(
            [sys.executable, "-m", "tools.offline.build"], check=True
        )  # what the page needs to be its own server


def build_manual() -> None:
    """The manual, likewise: after the client, whose fonts it uses."""
    if not (os.environ.get("SCHNAPP_SKIP_WEB") or (SOURCE / "schnapp" / "docs" / "index.html").exists()):
        subprocess.run([sys.executable, "-m", "tools.manual"], check=True)


class SourceWithClient(sdist):
    """Everything that git keeps (see MANIFEST.in), and what is built of the client and the manual, so that nobody else needs Node.js."""

    def run(self) -> None:
        build_client()
        build_manual()
        super().run()


class BuildWithClient(build_py):
    """The Python files, the browser client and the manual."""

    def run(self) -> None:
        if not self.editable_mode:
            build_client()
            build_manual()
            shutil.rmtree(self.build_lib, ignore_errors=True)  # what is gone from the source must not come along
        super().run()
        if not self.editable_mode:
            text = Path(Cython.Shadow.__file__).read_text("utf-8")
            Path(self.build_lib, "schnapp", "shadow.py").write_text(SHADOW + text, "utf-8")


setup(
    cmdclass={"build_py": BuildWithClient, "sdist": SourceWithClient},
    ext_modules=compiled("src"),
    options={"build_ext": {"parallel": os.cpu_count()}},
)
