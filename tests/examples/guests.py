"""Packages of strangers, installed as pip would: an entry point and a module in a folder on the path."""

from __future__ import annotations

import shutil
from pathlib import Path

from schnapp.commands.new import TEMPLATE
from tools.examples import build

EXAMPLES = Path(__file__).parents[2] / "examples"
PIG = TEMPLATE / "pig.py"
TRICKS = EXAMPLES / "tricks" / "tricks.py"
ZOO = Path(__file__).with_name("zoo.py")
MORRIS = Path(__file__).with_name("morris.py")
LANES = Path(__file__).with_name("lanes.py")
PAINTED = Path(__file__).with_name("painted")


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


def install_tricks(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(TRICKS, folder)
    return install(folder, "tricks", "tricks:TricksGame")


def install_zoo(folder: Path) -> Path:
    shutil.copy(ZOO, folder)
    return install(folder, "zoo", "zoo:ZooGame")


def install_morris(folder: Path) -> Path:
    shutil.copy(MORRIS, folder)
    return install(folder, "morris", "morris:MorrisGame")


def install_lanes(folder: Path) -> Path:
    shutil.copy(LANES, folder)
    return install(folder, "lanes", "lanes:LanesGame")


def install_crazy_eights(folder: Path) -> Path:
    """Built, as `pip install` does it."""
    built = build("crazy_eights", folder / "build")
    shutil.copytree(built / "crazy_eights", folder / "crazy_eights")
    return install(folder, "crazy-eights", "crazy_eights.game:CrazyEightsGame")


def install_painted(folder: Path, board: str | None = None) -> Path:
    """Over Tricks, which has to be there. `board`: the text of its board.js."""
    shutil.copytree(PAINTED, folder / "painted", ignore=shutil.ignore_patterns("__pycache__"))
    if board is not None:
        (folder / "painted" / "board.js").write_text(board, "utf-8")
    return install(folder, "painted", "painted.game:PaintedGame")
