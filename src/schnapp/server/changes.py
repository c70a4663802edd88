"""What each event of an act has changed in the view of a guest, whose board knows no rules."""

from __future__ import annotations

import logging
from functools import cache
from typing import Any

from msgspec import UNSET, UnsetType

from schnapp.table.match import Match

logger = logging.getLogger("schnapp.server")


def changes_of(match: Match, viewer: int | None, view: dict[str, Any]) -> list[dict[str, Any]] | UnsetType:
    """Of the newest act, of which `view` came. Where a guest's table cannot be looked at while it tells something, nobody is shown
    it, and the log says why."""
    if match.course is None:
        return UNSET
    try:
        return match.course.changes(viewer, view) or UNSET
    except Exception as fault:  # whatever a stranger's declaration does
        _complain(match.game.name, f"{type(fault).__name__}: {fault}")
        return UNSET


@cache
def _complain(game: str, why: str) -> None:
    """Once is enough."""
    logger.warning("the table of the game %s cannot be looked at while it tells what happens: %s", game, why)
