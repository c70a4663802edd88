"""Where the binding rules lie: worked scenarios and golden records, outside this repository."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, NamedTuple

import pytest

REPOSITORY = Path(__file__).parents[2]
RULES = Path(os.environ.get("SCHNAPP_RULES") or REPOSITORY.parent / "shared" / "rules")
needs_rules = pytest.mark.skipif(
    not RULES.is_dir(),
    reason=f"no rules at {RULES}: name their folder in SCHNAPP_RULES to run scenarios and golden records",
)


def scenarios(game: str) -> list[Path]:
    """Those that have always been there, and those of rules that came later."""
    return sorted([*RULES.glob(f"scenarios/{game}.json"), *RULES.glob(f"to-come/{game}-*.json")])


def records(game: str) -> list[Path]:
    return sorted(RULES.glob(f"records/{game}-*.jsonl"))


class Golden(NamedTuple):
    """A golden record, with its deal and each of its acts before what followed from them."""

    header: dict[str, Any]
    parts: list[list[dict[str, Any]]]
    last: dict[str, Any]


def golden(path: Path) -> Golden:
    header, *lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    starts = [0, *(number for number, line in enumerate(lines) if "act" in line)]
    parts = [lines[start:end] for start, end in zip(starts, [*starts[1:], len(lines)], strict=True)]
    return Golden(header, parts, lines[-1])
