"""Runs tests on a build of the rules that checks every index and every overflow.

    python -m tools.checked tests/games …

The sources are copied to build/checked, so the ordinary build stays as it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.bootstrap import ROOT, obstacle

BUILD = ROOT / "build" / "checked"
LEFT_OUT = {"__pycache__", "web", "schnapp.egg-info"}  # of the sources


def renewed() -> None:
    """Bring the copy up to date. Files that have not changed keep their time, so only what has changed is compiled anew."""
    sources = {
        path.relative_to(ROOT)
        for path in (ROOT / "src").rglob("*")
        if path.is_file() and not path.match("*.so") and not path.match("*.pyd") and not LEFT_OUT & set(path.parts)
    } | {Path("setup.py")}
    for path in sources:
        copy = BUILD / path
        if not copy.exists() or copy.read_bytes() != (ROOT / path).read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / path, copy)
    for copy in [*(BUILD / "src").rglob("*.*")]:  # what has gone, and what was compiled of it
        source = copy.with_name(f"{copy.name.partition('.')[0]}.py") if copy.suffix in (".so", ".pyd") else copy
        if copy.suffix in (".py", ".pxd", ".so", ".pyd") and source.relative_to(BUILD) not in sources:
            copy.unlink()


def main(tests: list[str]) -> int:
    """Build, then run pytest on these paths; its exit code."""
    if lacking := obstacle():
        print(f"Left out: {lacking}, and the rules run uncompiled.")
        return 0
    renewed()
    page = '[project]\nname = "schnapp"\nversion = "0"\n'
    (BUILD / "pyproject.toml").write_text(page, encoding="utf-8")
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
