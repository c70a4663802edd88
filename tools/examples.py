"""Builds an example in a folder of its own, so that neither the checkout nor its environment changes.

python -m tools.examples crazy_eights FOLDER     then run with FOLDER in PYTHONPATH
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.bootstrap import ROOT


def build(example: str, folder: Path) -> Path:
    """A copy of the example in the folder, compiled if possible; what to put on the path."""
    source = ROOT / "examples" / example
    shutil.copytree(
        source, folder, ignore=shutil.ignore_patterns("build", "*.so", "*.pyd", "__pycache__", "*.egg-info")
    )
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"building {source} failed:\n{done.stdout}{done.stderr}")
    return folder


if __name__ == "__main__":
    print(build(sys.argv[1], Path(sys.argv[2])))
