"""The page's editor knows the same rules for layouts as the server, and the same boards (web/src/games/snails/layout.test.ts)."""

from __future__ import annotations

import json
from pathlib import Path

from schnapp.games.snails import board

from . import layouts

PAGE = Path(__file__).parents[3] / "web/src/games/snails/layouts.json"


def test_the_judgements_are_written_down() -> None:
    assert layouts.FILE.read_text("utf-8") == layouts.written()


def test_every_rule_that_can_be_broken_is_broken_by_one() -> None:
    """V8 cannot be: a layout of this form has no other stacks."""
    found = {judgement["rule"] for one in layouts.judged() for judgement in one["judged"]}
    assert found == {None, *(f"V{number}" for number in (1, 2, 3, 4, 5, 6, 7, 9))}


def test_the_page_has_the_same_boards() -> None:
    for shown, id in zip(json.loads(PAGE.read_text("utf-8")), board.LAYOUTS, strict=True):
        assert shown["id"] == id
        mine = layouts.table(id)
        assert shown["rows"] == mine["rows"]
        assert all(sorted(shown[kind]) == sorted(mine[kind]) for kind in board.KINDS)
