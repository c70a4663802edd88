"""The engine and a second, plain one tell the same: every legal list, event, chance, position, view and result."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.recorded import chances
from schnapp.table.rng import Rng
from tests.conformance.rules import golden, needs_rules, records

from .pictures import GAME, PLAYERS, planning, started
from .referee import Asking, Referee
from .under_test import ATOLL, SHORE, TRACK

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"layout": "volcano", "start_hand": "advanced"}),
    (4, {"layout": "islets", "hand_limit": 7}),
    (4, {"layout": "volcano", "faction_choice": "random", "mulligan": "once", "rounds": 9}),
    (3, {"start_player": "p2", "mulligan": "off"}),
    (2, ATOLL | {"hand_limit": 6, "rounds": 12}),
    (4, ATOLL | TRACK | {"start_hand": "advanced"}),
    (3, SHORE | TRACK),
]
every_table = pytest.mark.parametrize(("players", "options"), TABLES, ids=range(len(TABLES)))


def compared(match: Match, referee: Referee, seed: str) -> int:
    """Both play the same random game to its end; the number of decisions."""
    chance = Rng(stream(seed, "acts"))
    story: Asking = referee.game()
    referee.chances = chances(match.entries_at_start)
    decisions = 0
    owed = next(story, None)
    told = match.entries_at_start
    while True:
        assert referee.log == told
        assert not referee.chances
        assert referee.pos == match.position()
        for viewer in (None, *range(len(referee.seats))):
            assert referee.view(None if viewer is None else PLAYERS[viewer]) == match.view(viewer)
        assert (owed or {}) == {PLAYERS[seat]: match.legal(seat) for seat in match.owed()}
        if owed is None:
            assert match.result() == {"ranks": referee.ranks(), "scores": referee.scores()}
            return decisions
        seat = match.owed()[chance.below(len(match.owed()))]
        act = match.random_act(seat, chance)
        told = match.act(act)
        referee.log = []
        referee.chances = chances(told)
        decisions += 1
        try:
            owed = story.send(act)
        except StopIteration:
            owed = None


@every_table
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_whole_games(players: int, options: dict[str, Any], seed: str) -> None:
    match = started(players, seed, options)
    assert compared(match, Referee(dict(match.options), players), seed) > 20


@every_table
@pytest.mark.parametrize("number", range(6))
def test_rounds_on_a_board_where_much_has_happened(players: int, options: dict[str, Any], number: int) -> None:
    """Markers everywhere, crowds, wounds: nested explosions, overflow chains, skips and eliminations come often."""
    position = planning(players, f"chaos {number}", options)
    match = Match.resume(GAME, PLAYERS[:players], options, position, Dealer(stream(f"chaos {number}", "deal")))
    assert compared(match, Referee(dict(match.options), players, position), f"chaos {number}") >= players


@needs_rules
@pytest.mark.parametrize("path", records("snails"), ids=lambda path: path.name)
def test_the_second_engine_agrees_with_the_golden_records(path: Path) -> None:
    """So the two are not wrong together."""
    header, parts, last = golden(path)
    referee = Referee(header["options"], len(header["players"]), header.get("position"))
    story: Asking = referee.game()
    for part in parts:
        referee.log = []
        referee.chances = chances(part)
        try:
            owed = story.send(part[0]["act"]) if "act" in part[0] else next(story)
        except StopIteration:
            owed = None
        assert referee.log == [line for line in part if "event" in line or "chance" in line]
        assert [referee.pos] == [line["position"] for line in part if "position" in line]
        told = [line["owed"] for line in part if "owed" in line]
        assert told == ([] if owed is None else [[{"player": one, "legal": owed[one]} for one in sorted(owed)]])
    assert last == {"result": {"ranks": referee.ranks(), "scores": referee.scores()}}
