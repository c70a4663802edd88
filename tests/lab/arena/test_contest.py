"""Who sits where on which deal."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import combinations, groupby
from pathlib import Path

import pytest

from schnapp.games import GAMES
from schnapp.lab.arena.contest import BadContest, Bout, Contest, blocks
from schnapp.lab.arena.lineup import rotated
from schnapp.lab.arena.outcome import Outcome, held, plan
from schnapp.lab.provenance import commit
from schnapp.lab.simulation import Plan, play, simulate

DUEL = Contest("snatch-it", 4, ("greedy", "random"), 6, "seed")
CROWD = Contest("snatch-it", 4, tuple("abcdefg"), 70, "seed")


def line_ups(contest: Contest) -> list[tuple[Bout, ...]]:
    """The games of every block."""
    return [tuple(group) for _, group in groupby(contest.bouts(), key=lambda bout: bout.block)]


@pytest.mark.parametrize("contest", [DUEL, replace(DUEL, bots=("a", "b", "c", "d")), CROWD], ids=str)
def test_everybody_sits_on_every_seat_of_every_deal(contest: Contest) -> None:
    for bouts in line_ups(contest):
        assert len(bouts) == contest.players
        line_up = Counter(bouts[0].bots)
        for seat in range(contest.players):
            assert Counter(bout.bots[seat] for bout in bouts) == line_up
        assert {rotated(bouts[0].bots, turn) for turn in range(4)} == {bout.bots for bout in bouts}


def test_the_last_bot_fills_the_seats_that_are_left_over() -> None:
    for bout in DUEL.bouts():
        assert sorted(bout.bots) == ["greedy", "random", "random", "random"]
    for bout in replace(DUEL, bots=("a", "b", "c"), players=6).bouts():
        assert sorted(bout.bots) == ["a", "b", "c", "c", "c", "c"]


def test_more_bots_than_seats_take_turns() -> None:
    played: Counter[str] = Counter()
    for bouts in line_ups(CROWD):
        assert len(set(bouts[0].bots)) == 4
        played.update(bouts[0].bots)
        counts = [played[bot] for bot in CROWD.bots]
        assert max(counts) - min(counts) <= 1
    met = Counter(pair for bouts in line_ups(CROWD) for pair in combinations(sorted(bouts[0].bots), 2))
    assert len(met) == 21
    assert max(met.values()) - min(met.values()) <= 2  # 20 times each


def test_neighbours_change() -> None:
    four = replace(DUEL, bots=("a", "b", "c", "d"), blocks=30)
    after_a = Counter(bouts[0].bots[(bouts[0].bots.index("a") + 1) % 4] for bouts in line_ups(four))
    assert set(after_a) == {"b", "c", "d"}


def test_a_longer_contest_goes_on_where_a_shorter_one_ends() -> None:
    assert list(replace(CROWD, blocks=90).bouts())[: CROWD.games] == list(CROWD.bouts())
    assert list(replace(CROWD, seed="other").bouts()) != list(CROWD.bouts())


@pytest.mark.parametrize("game", GAMES)
def test_a_block_is_one_deal(game: str, tmp_path: Path) -> None:
    """The table before the first act, deck order and who begins included, is the same for every rotation."""
    players = GAMES[game].seats[0] + 1
    contest = Contest(game, players, ("random", "greedy"), 2, "seed")
    deals: list[object] = []
    for bout in contest.bouts():
        recorded = replace(plan(contest, bout), records=tmp_path, verbose=True)
        play(recorded, bout.block)
        lines = (tmp_path / f"{game}-{bout.block:06}.jsonl").read_text("utf-8").splitlines()
        deals.append(next(said["position"] for line in lines if "position" in (said := json.loads(line))))
    assert all(deal == deals[0] for deal in deals[:players])
    assert all(deal == deals[players] for deal in deals[players:])
    assert deals[0] != deals[players]


def test_a_game_of_a_contest_is_a_game_of_a_simulation() -> None:
    """So its record can be had: the same seed, the bots as they sat, the number of the block."""
    bout = list(DUEL.bouts())[9]
    outcome = held(DUEL, bout)
    played = list(simulate(Plan("snatch-it", 4, "seed", bout.bots), bout.block))[-1]
    assert (outcome.ranks, outcome.scores) == (played.ranks, played.scores)
    assert all(len(ms) > 3 and min(ms) > 0 for ms in outcome.ms)


def test_an_outcome_can_be_written_down() -> None:
    outcome = Outcome(Bout(3, 1, ("a", "b")), (1, 2), (20, -10), ((0.25, 1.0), ()))
    line = '{"block":3,"bots":["a","b"],"ms":[[0.25,1.0],[]],"ranks":[1,2],"scores":[20,-10],"turn":1}'
    assert outcome.line() == line


def test_games_are_rounded_up_to_whole_blocks() -> None:
    assert [blocks(games, 4) for games in (1, 4, 5, 400)] == [1, 1, 2, 100]


def test_what_cannot_be_held_is_said() -> None:
    with pytest.raises(BadContest, match="with 3 games not all of 4 bots play; take 6 or more"):
        Contest("schnapp-land-fluss", 3, ("random", "greedy:child", "greedy", "greedy:expert"), 1, "seed").check()


def test_the_commit_is_known() -> None:
    assert len(commit()) >= 5
