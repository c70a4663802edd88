"""The provenance of a figure: which program measured it, on which machine, and how busy that was."""

from __future__ import annotations

import os
import subprocess
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

import schnapp
from schnapp.bots import random as random_play
from schnapp.lab.workers import cores

SOURCE = Path(schnapp.__file__).parent


@dataclass(frozen=True, slots=True)
class Provenance:
    """`load` is the system's load average of the last minute when it began, None where there is none."""

    commit: str
    version: str
    compiled: bool
    engine: str
    jobs: int
    cores: int
    load: float | None
    date: str

    def figures(self) -> dict[str, Any]:
        return asdict(self)


def found(engine: str, jobs: int) -> Provenance:
    """Here and now."""
    return Provenance(
        commit=commit(),
        version=version("schnapp"),
        compiled=not str(random_play.__file__).endswith(".py"),
        engine=engine,
        jobs=jobs,
        cores=cores(),
        load=round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        date=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
    )


def commit() -> str:
    """Of this program, with a + where its source has been changed since; without git its version."""
    if _git("ls-files", "--error-unmatch", "__init__.py") is None:  # perhaps inside somebody else's repository
        return version("schnapp")
    name = _git("rev-parse", "--short=12", "HEAD")
    return f"{name}{'+' if _git('status', '--porcelain', '--', '.') else ''}"


def _git(*command: str) -> str | None:
    try:
        ran = subprocess.run(["git", "-C", SOURCE, *command], capture_output=True, text=True, check=False)
    except OSError:
        return None
    return ran.stdout.strip() if ran.returncode == 0 else None
