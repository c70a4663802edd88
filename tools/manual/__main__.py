"""Builds the manual into the package, where `schnapp serve` and `schnapp site` find it.

    python -m tools.manual              into src/schnapp/docs
    python -m tools.manual --to FOLDER  somewhere else

Exit code 1, with the page and the line, if a link leads nowhere. It is made by Zensical (zensical.toml): the one of this
Python, or else one that is fetched into build/manual.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tools import bootstrap

from . import pages, site

ROOT = bootstrap.ROOT
MADE = ROOT / "build" / "manual"


def interpreter() -> Path:
    """A Python that has Zensical."""
    if find_spec("zensical"):
        return Path(sys.executable)
    environment = MADE / "environment"
    python = environment / bootstrap.PYTHON.relative_to(bootstrap.VENV)
    os.environ.pop("PYTHONPATH", None)  # pip, where it builds a wheel, hides its own packages in this way
    if not python.exists():
        bootstrap.run(
            sys.executable, "-m", "venv", environment, *([] if find_spec("pip") is None else ["--without-pip"])
        )
    wanted = ["-q", "-r", ROOT / "requirements" / "docs.txt"]
    if find_spec("pip") is None:
        bootstrap.run(python, "-m", "pip", "install", "--disable-pip-version-check", *wanted)
    else:
        bootstrap.run(*bootstrap.installer(python), *wanted)
    return python


def built(target: Path) -> int:
    pages.lay_out(MADE / "pages")
    command = [interpreter(), "-m", "zensical", "build", "--clean", "--strict", "-f", ROOT / "zensical.toml"]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True, encoding="utf-8")
    if done.returncode:
        print(site.readable(done.stdout + done.stderr), file=sys.stderr)
        return 1
    site.finish(MADE / "site")
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(MADE / "site", target)
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--to", type=Path, default=bootstrap.MANUAL, metavar="FOLDER")
    return built(parser.parse_args().to)


if __name__ == "__main__":
    sys.exit(main())
