"""Builds the compiled rules (see src/schnapp/building.py) and, for a wheel, the web client. Everything else stands in
pyproject.toml. SCHNAPP_SKIP_WEB=1 in the environment leaves the web client to ./play and ./check.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

SOURCE = Path("src")
sys.path.insert(0, str(SOURCE.resolve()))

from schnapp.building import compiled  # noqa: E402  (from this very source, which is not installed yet)


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
    ext_modules=compiled("src"),
)
