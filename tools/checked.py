"""Runs tests on a build of the rules that checks every index and every overflow.

    python -m tools.checked tests/games …

The sources are copied to build/checked, so the ordinary build stays as it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from tools.bootstrap import ROOT, compiler

BUILD = ROOT / "build" / "checked"


def main(tests: list[str]) -> int:
    """Build, then run pytest on these paths; its exit code."""
    if compiler() is None:
        print("Left out: there is no C compiler, and the rules run uncompiled.")
        return 0
    shutil.rmtree(BUILD, ignore_errors=True)
    shutil.copytree(
        ROOT / "src", BUILD / "src", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web", "*.egg-info")
    )
    shutil.copy(ROOT / "setup.py", BUILD)
    (BUILD / "pyproject.toml").write_text('[project]\nname = "schnapp"\nversion = "0"\n', encoding="utf-8")
    checked = {**os.environ, "SCHNAPP_CHECKED": "1", "SCHNAPP_SKIP_WEB": "1"}
    built = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)],
        cwd=BUILD,
        env=checked,
        capture_output=True,
        text=True,
        check=False,
    )
    if built.returncode:
        print(built.stdout, built.stderr, sep="\n")
        return built.returncode
    # what a check finds in the rules cannot be raised out of them: pytest sees it as an unraisable exception
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-x",
        "-W",
        "error::pytest.PytestUnraisableExceptionWarning",
        *tests,
    ]
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(BUILD / "src")}, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
