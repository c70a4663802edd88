"""Packages of strangers, installed as pip would: an entry point and a module in a folder on the path."""

from __future__ import annotations

import shutil
from pathlib import Path

PIG = Path(__file__).parents[2] / "examples" / "pig" / "pig.py"


def install(folder: Path, name: str, value: str) -> Path:
    """An entry point that a process finds which has this folder on its path."""
    made = folder / f"schnapp_{name.replace('-', '_')}-0.1.0.dist-info"
    made.mkdir(parents=True)
    (made / "METADATA").write_text(f"Metadata-Version: 2.1\nName: schnapp-{name}\nVersion: 0.1.0\n")
    (made / "entry_points.txt").write_text(f"[schnapp.games]\n{name} = {value}\n")
    return made


def install_pig(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(PIG, folder)
    return install(folder, "pig", "pig:PigGame")
