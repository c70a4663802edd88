"""The tables on which environments are tested: every game, with its fewest and most players and some between."""

from __future__ import annotations

from typing import Any

import pytest

from schnapp.games import GAMES

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *((name, players, {}) for name, game in GAMES.items() for players in game.seats),
    ("snatch-it", 4, {"stalk_enforcement": "call_out", "last_bite_visibility": "exact", "consolation": "must"}),
    ("snatch-it", 3, {"own_stack_view": False, "own_belly_view": False, "last_bite_visibility": "hidden"}),
    ("schnuff", 3, {"draw_reminder": True, "short_game": True, "immunity": "until_crossed"}),
    ("schnuff", 4, {"draw_mode": "auto", "max_rounds": 2, "count_floor": "zero"}),
    ("snails", 3, {"layout": "volcano", "start_hand": "advanced", "rounds": 3}),
    ("snails", 2, {"layout": "islets", "faction_choice": "random", "mulligan": "once"}),
    ("schnapp-land-fluss", 3, {"variant": "grab_all", "judge": "vote"}),
    ("schnapp-land-fluss", 4, {"claim_mode": "typed", "games": 2, "wrong_lockout": "always"}),
    ("schnapp-land-fluss", 3, {"think_ms": 0, "reveal_ms": 0, "judge": "lexicon"}),
]


def called(table: tuple[str, int, dict[str, Any]]) -> str:
    name, players, options = table
    return "-".join([name, str(players), *(f"{option}={value}" for option, value in options.items())])


every_table = pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=map(called, TABLES))
