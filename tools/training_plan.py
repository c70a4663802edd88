"""What is learned, at which tables: `training_plan.toml`; and what the commands that learn are asked."""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Collection
from pathlib import Path
from typing import Any

PLAN = Path(__file__).with_name("training_plan.toml")


def training_plan() -> dict[str, Any]:
    """By game."""
    return tomllib.loads(PLAN.read_text("utf-8"))


def asked(about: str | None, games: Collection[str], parts: str) -> argparse.Namespace:
    """`game`, `part` (of the games or rounds, as `parts` says), `seed` and `to` of the command line."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(games))
    parser.add_argument("--part", type=float, default=1.0, help=f"of the {parts}, to try something out")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--to", type=Path, help="instead of the game's folder")
    return parser.parse_args()


def place(given: argparse.Namespace, file: str) -> Path:
    """Where the weights go."""
    return given.to or Path("src/schnapp/games") / str(given.game).replace("-", "_") / file
