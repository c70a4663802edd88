"""What the package of a game brings for the eyes: pictures of its cards, and a board of its own for the page."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from .texts import folder_of

if TYPE_CHECKING:
    from .game import Game

PICTURES = "pictures"
BOARD = "board.js"


def pictures_of(game: Game) -> dict[str, Path]:
    """Kind → the file `pictures/KIND.svg` beside the game, for the kinds that have one."""
    if not package_of(game):
        return {}
    files = {path.stem: path for path in (folder_of(game) / PICTURES).glob("*.svg")}
    kinds = dict.fromkeys(kind.partition("#")[0] for kind in game.kinds)
    return {kind: files[kind] for kind in kinds if kind in files}


def board_of(game: Game) -> Path | None:
    """The compiled module `board.js` beside the game; None: it has none."""
    file = folder_of(game) / BOARD
    return file if package_of(game) and file.is_file() else None


def package_of(game: Game) -> str:
    """The package in which a game lies, "" for a single module: what lies beside that may belong to anybody."""
    return sys.modules[type(game).__module__].__package__ or ""
