"""Programs that the tests need, as Debian's packages, where installing them needs nobody's word."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache

QUIETLY = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}  # servers are not to be started


def installs() -> bool:
    """Is it root who asks, on such a machine?"""
    return sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def knows(package: str) -> bool:
    _refresh()
    return subprocess.run(["apt-cache", "show", package], capture_output=True, check=False).returncode == 0


def install(*packages: str) -> None:
    """What cannot be installed says why, and is not there afterwards."""
    _refresh()
    _run("apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages)


@cache
def _refresh() -> None:
    """One source that does not answer is no reason to do without the others."""
    _run("apt-get", "update", "-qq")


def _run(*command: str) -> None:
    print("+", *command, flush=True)
    subprocess.run(command, env=QUIETLY, stdout=subprocess.DEVNULL, check=False)
