"""Writes the scale of the balance lab from reports of the games that come along. Of other games it stays as it is:

python -m tools.lab_scale lab-snatch-it.json lab-schnuff.json lab-snails.json lab-schnapp-land-fluss.json
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from schnapp.lab.balance.comparison import read
from schnapp.lab.balance.measures import UNITS
from schnapp.lab.balance.norms import SCALE

HEAD = """\
# What the lab has measured of the games that come along, with the usual number of players: the norms of norms.py.
# Written by tools/lab_scale.py from reports; for each game how many games, by which bot, with which program.
"""


def measured(report: dict[str, Any]) -> dict[str, float]:
    """The measures of a report with its usual number of players: the first column of their tables."""
    return {
        row["key"]: row["cells"][0]["value"]
        for section in report["sections"]
        for table in section["tables"]
        for row in table["rows"]
        if table["key"] in ("measures", "minutes") and row["key"] in UNITS and row["cells"][0] is not None
    }


def written(report: dict[str, Any]) -> str:
    """The part of a game."""
    games = report["games"][str(report["players"])]
    lines = [
        f"[{report['game']}]  # {games:,} games, {report['players']} players, {report['bot']}, commit {report['begun_at']}"
    ]
    return "\n".join(lines + [f"{key} = {value}" for key, value in measured(report).items()]) + "\n"


def standing() -> dict[str, str]:
    """The parts of the games of which the scale knows already."""
    parts = SCALE.read_text("utf-8").split("\n[")[1:]
    return {part.partition("]")[0]: f"[{part.rstrip()}\n" for part in parts}


def main(files: list[str]) -> None:
    reports = [read(Path(file)) for file in files]
    parts = standing() | {report["game"]: written(report) for report in reports}
    SCALE.write_text("\n".join([HEAD, *(parts[game] for game in sorted(parts))]), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
