"""Where the binding rules lie: worked scenarios and golden records, outside this repository."""

from __future__ import annotations

import os
from pathlib import Path

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
