"""What it takes to install a wheel: `python bench/install.py WHEEL`, in an empty environment, over the network.

Prints the seconds of `pip install`, the MB that lie in the environment afterwards (without pip), the seconds of `schnapp --help`,
and those until `schnapp serve` answers (the middle one of five each).
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from urllib.request import urlopen

REPEATS = 5
NOT_OURS = re.compile(r"pip|setuptools|pkg_resources|wheel|_distutils_hack|distutils-precedence\.pth")


def taken(act: Callable[[], object]) -> float:
    """Seconds."""
    began = perf_counter()
    act()
    return perf_counter() - began


def megabytes(folder: Path) -> float:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6


def heaviest(packages: Path) -> list[tuple[float, str]]:
    """What lies there, the largest first."""
    there = [each for each in packages.iterdir() if not NOT_OURS.match(each.name)]
    return sorted(
        ((megabytes(each) if each.is_dir() else each.stat().st_size / 1e6, each.name) for each in there), reverse=True
    )


def answers(schnapp: Path, folder: Path) -> None:
    """Serve, fetch the page, stop."""
    serving = subprocess.Popen(
        [schnapp, "serve", "--port", "0"],
        cwd=folder,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )
    try:
        assert serving.stdout is not None
        address = serving.stdout.readline().split()[-1]
        assert urlopen(address).status == 200
    finally:
        serving.kill()
        serving.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("wheel", type=Path)
    wheel: Path = parser.parse_args().wheel.resolve()
    with TemporaryDirectory() as box:
        here = Path(box, "env")
        venv.create(here, with_pip=True)
        programs = here / ("Scripts" if os.name == "nt" else "bin")
        install = [
            programs / "python",
            "-m",
            "pip",
            "install",
            "-q",
            "--no-cache-dir",
            "--disable-pip-version-check",
            wheel,
        ]
        print(f"{'pip install':16} {taken(lambda: subprocess.run(install, check=True)):6.1f} s")
        found = heaviest(next(here.glob("[Ll]ib/**/site-packages")))
        print(f"{'packages':16} {sum(size for size, _ in found):6.1f} MB")
        for size, name in found[:12]:
            print(f"  {name:32} {size:6.1f} MB")
        schnapp = programs / "schnapp"

        def help() -> None:
            subprocess.run([schnapp, "--help"], check=True, stdout=subprocess.DEVNULL)

        for name, act in ("schnapp --help", help), ("schnapp serve", lambda: answers(schnapp, Path(box))):
            print(f"{name:16} {median(taken(act) for _ in range(REPEATS)):6.2f} s")


if __name__ == "__main__":
    sys.exit(main())
