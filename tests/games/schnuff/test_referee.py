"""The engine and a second, plain one tell the same: legal acts, refusals, chances, events, positions, views and results."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from schnapp.table.canonical import canonical
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.recorded import chances
from schnapp.table.rng import Rng
from tests.conformance.rules import golden, needs_rules, records
from tests.games.acting import LETTERS

from .pictures import AUTO, GAME, KINDS, deck, position, started
from .referee import Referee

MOST_ACTS = 150  # who often forgets to draw may play on for ever
RISKY: dict[str, Any] = {"deck": deck(two=6, four=6, risk=14, snap=12, sch=16)}
STUCK: dict[str, Any] = {"deck": deck(sch=42)}  # nobody has anything else: redeals, skips, rounds without an end
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"chips": 2, "draw_reminder": True, "drop_out_toll": "next_limit"}),
    (4, {"chips": 3, "immunity": "until_crossed", "drop_out_toll": "ninety"}),
    (6, AUTO | {"chips": 1, "count_floor": "zero"}),
    (5, AUTO | RISKY | {"chips": 4, "schnuff_tie": "all_exempt", "count_floor": "zero", "max_rounds": 3}),
    (3, AUTO | RISKY | {"chips": 30, "schnuff_tie": "all_pay", "immunity": "until_crossed", "shuffle_discards": True}),
    (4, RISKY | {"short_game": True, "drop_out_toll": "next_limit", "immunity": "until_crossed", "chips": 2}),
    (2, STUCK | {"max_rounds": 4, "shuffle_discards": True}),
    (5, STUCK | AUTO | {"max_rounds": 2, "short_game": True}),
]
# few chips, one card in the pile, a limit at hand: much happens at once
NARROW: list[tuple[int, dict[str, Any], dict[str, Any]]] = [
    (
        4,
        {"drop_out_toll": "ninety", "immunity": "until_crossed"},
        position(
            " | 4 sch | 4 sch | 1",
            count=60,
            right="A",
            turn="B",
            immune="A 60",
            chips="3 2 1 2",
            pile="3",
            discard="... 2",
        ),
    ),
    (
        3,
        {"drop_out_toll": "next_limit", "short_game": True},
        position(" | 4 risk | 3 snap", count=30, right="A", turn="B", chips="1 1 9", way=-1),
    ),
    (2, STUCK, position("1 sch | sch sch", STUCK, count=29, turn="A", pile="sch", discard="...")),
]
every_table = pytest.mark.parametrize(("players", "options"), TABLES, ids=range(len(TABLES)))
every_narrow = pytest.mark.parametrize(("players", "options", "begun"), NARROW, ids=range(len(NARROW)))


def attempts(players: int) -> list[Any]:
    """What somebody may try at any time: every act there is, and what is none."""
    plays: list[Any] = [{"player": seat, "type": "play", "card": kind} for seat in range(players) for kind in KINDS]
    draws = [{"player": seat, "type": "draw", "by": "bot"} for seat in range(players)]
    strange = [{"player": seat, "type": "play", "card": "snap"} for seat in (-1, players, True, 0.0, "0", None)]
    kinds = [{"player": 0, "type": kind} for kind in ("play", "pass", "Draw", None, 1)]
    values = [{"player": 0, "type": "play", "card": card} for card in ("joker", None, 1, True, ["snap"])]
    extra = [{"player": 0, "type": "draw", "card": "snap"}, {"player": 0, "type": "play", "card": "snap", "x": 1}]
    return [*plays, *draws, *strange, *kinds, *values, *extra, {"type": "draw"}, {"player": 0}, None, [], "draw"]


def compare(match: Match, referee: Referee) -> None:
    """All that can be asked between two acts."""
    assert canonical(referee.position()) == canonical(match.position())
    assert referee.owed() == match.owed()
    for seat in range(referee.players):
        assert referee.legal(seat) == match.legal(seat)
    for viewer in (None, *range(referee.players)):
        assert canonical(referee.view(viewer)) == canonical(match.view(viewer))
    assert referee.result() == match.result()


def compared(match: Match, referee: Referee, seed: str) -> int:
    """Both play the same random game; the number of acts."""
    chance = Rng(stream(seed, "acts"))
    tried = attempts(referee.players)
    keen = chance.below(5)  # how many draws of four are not forgotten
    for acts in range(MOST_ACTS):
        compare(match, referee)
        for attempt in tried if match.over or chance.below(12) == 0 else ():
            assert referee.refusal(attempt) == match.refusal(attempt), attempt
        if match.over:
            return acts
        drawer = referee.draw_right
        draws = drawer is not None and chance.below(4) < keen
        act = {"player": drawer, "type": "draw"} if draws else match.random_act(match.to_act()[0], chance)
        told = match.act(act)
        assert canonical(referee.act(act, chances(told))) == canonical(told)
    return MOST_ACTS


@every_table
@pytest.mark.parametrize("number", range(12))
def test_whole_games(players: int, options: dict[str, Any], number: int) -> None:
    seed = f"referee {number}"
    match = started(players, seed, options)
    referee, told = Referee.start(players, match.options, chances(match.entries_at_start))
    assert canonical(told) == canonical(match.entries_at_start)
    assert compared(match, referee, seed) > 5


@every_narrow
@pytest.mark.parametrize("number", range(16))
def test_games_from_where_much_happens_at_once(
    players: int, options: dict[str, Any], begun: dict[str, Any], number: int
) -> None:
    seed = f"narrow {number}"
    match = Match.resume(GAME, LETTERS[:players], options, begun, Dealer(stream(seed, "deal")))
    assert compared(match, Referee.resume(players, match.options, begun), seed) > 0


@needs_rules
@pytest.mark.parametrize("path", records("schnuff"), ids=lambda path: path.name)
def test_the_referee_agrees_with_the_golden_records(path: Path) -> None:
    """So the two are not wrong together."""
    header, parts, last = golden(path)
    options, players = {"drop_out_toll": "none"} | header["options"], len(header["players"])
    referee, told = Referee.start(players, options, chances(parts[0]))
    for part in parts:
        told = referee.act(part[0]["act"], chances(part)) if "act" in part[0] else told
        assert told == [line for line in part if "chance" in line or "event" in line]
        assert [referee.position()] == [line["position"] for line in part if "position" in line]
        owed = [{"player": seat, "legal": referee.legal(seat)} for seat in referee.owed()]
        assert [owed] * bool(owed) == [line["owed"] for line in part if "owed" in line]
    assert last == {"result": referee.result()}
