"""Snails in the tests for all games."""

from __future__ import annotations

from typing import Any

from schnapp.conformance import UnderTest
from schnapp.games.snails import box
from schnapp.table.match import Match
from schnapp.table.rng import Rng
from schnapp.table.state import State

from . import invariants
from .pictures import GAME, brink, drawn, planning, unlucky

ATOLL: dict[str, Any] = {  # a small board full of heights, fewer tiles than there are
    "layout": "custom",
    "board.allow_partial_tiles": True,
    "custom_layout": drawn(
        """
        1 2 3 ~
         2 3 2 1
          ~ 2 3 2
           1 ~ 2 3
        """
    ).layout,
}
SHORE: dict[str, Any] = {  # all tiles in a long strip
    "layout": "custom",
    "custom_layout": drawn(
        """
        1 2 3 ~ 2 2 3 ~ 3 2
         ~ 2 3 1 ~ 1 2 3 2 ~
          1 ~ 2 2 3 1 ~ ~ ~ ~
        """
    ).layout,
}
TRACK = {"contamination_track": [0, 5, 30, 30, 95]}
LAST_ROUND = ATOLL | {"rounds": 1, "contamination_track": [30, 30]}


def resampled(match: Match, viewer: int | None, chance: Rng) -> State:
    """At any moment, also where no view tells what is being carried out."""
    state = match.state.copy()
    state.resample(-1 if viewer is None else viewer, chance)
    return state


SNAILS = UnderTest(
    game=GAME,
    tables=(
        (2, {}),
        (3, {"layout": "volcano"}),
        (4, {"layout": "islets", "faction_choice": "random", "rounds": 4}),
        (2, {"layout": "volcano", "start_hand": "advanced", "mulligan": "once", "rounds": 12, "hand_limit": 6}),
        (4, {"start_player": "p3", "mulligan": "off", "hand_limit": 8}),
        (4, ATOLL | {"start_hand": "advanced", "hand_limit": 7} | TRACK),
        (3, SHORE | {"start_player": "p2", "rounds": 9, "hand_limit": 20}),
        (2, {"rounds": 1, "faction_choice": "random"}),
    ),
    positions=(
        (2, {}, planning(2, "markers")),
        (3, {"layout": "volcano", "rounds": 3, "hand_limit": 9}, planning(3, "crowd", layout="volcano")),
        (4, {"rounds": 3} | TRACK, planning(4, "wounded", contamination=2)),
        (2, ATOLL, planning(2, "last ones", ATOLL)),
        (3, {"rounds": 4}, brink(3, "brink")),
        (4, {"start_player": "p1", "rounds": 2, "mulligan": "until_red"}, unlucky(4)),
    ),
    states=frozenset(box.STAGES) - frozenset({"draw_turn", "turn", "cleanup", "collect", "pass"}),
    events=frozenset(GAME.events.types),
    reasons=frozenset(box.SKIPS),
    revealing=invariants.REVEALING,
    shows_its_card=invariants.SHOWS_ITS_CARD,
    piles=frozenset({"deck"}),
    check=invariants.check,
    check_step=invariants.check_step,
    all_acts=invariants.all_acts,
    cards_in_sight=invariants.cards_in_sight,
    cards_named=invariants.cards_named,
    sweeping=invariants.SWEEPING,
    determinizations=10,
    open_parameters=frozenset(),
    cheating=(LAST_ROUND, 200),
    cheating_from=planning(3, "c", LAST_ROUND),
    stage="at",
    sparsely=12,
    over="over",
    longest_word=24,
    strange=(
        *box.STAGES,
        "p1",
        "p3",
        "p1.leader",
        "p4.medic",
        "0,0",
        "mine#1",
        "lasso",
        "basic_1#p1",
        "hidden",
        5,
        10,
        35,
    ),
    stands_for=invariants.stands_for,
    loadable=invariants.loadable,
    another=resampled,
)
