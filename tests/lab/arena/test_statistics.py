"""Intervals and ratings, on made-up contests of which the truth is known."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from schnapp.lab import bootstrap, wilson
from schnapp.lab.arena.contest import Contest
from schnapp.lab.arena.outcome import Outcome
from schnapp.lab.arena.ratings import rated
from schnapp.lab.arena.stages import stages
from schnapp.lab.arena.standing import Interval, Standing, standings
from schnapp.lab.arena.tally import Tally

Ranking = Callable[[Sequence[str], Random], list[int]]
FOUR = Contest("snatch-it", 4, ("weak", "greedy", "good", "best"), 300, "seed")
POINTS = {"weak": 700.0, "greedy": 1000.0, "good": 1100.0, "best": 1400.0, "new": 1200.0, "newer": 900.0}


def by_strength(bots: Sequence[str], chance: Random) -> list[int]:
    """Ranks as Plackett and Luce have them: whoever has the greatest logarithm of strength plus Gumbel noise is first."""
    merits = [POINTS[bot] * math.log(10) / 400 - math.log(-math.log(1 - chance.random())) for bot in bots]
    return [1 + sum(other > merit for other in merits) for merit in merits]


def made_up(contest: Contest, ranking: Ranking, seed: int = 1) -> dict[str, Standing]:
    chance, tally = Random(seed), Tally(contest)
    for bout in contest.bouts():
        ranks = tuple(ranking(bout.bots, chance))
        tally.add(Outcome(bout, ranks, (0,) * contest.players, ((1.0, 2.0, 9.0),) * contest.players))
    return {standing.bot: standing for standing in standings(tally, contest.seed)}


# ---- ratings -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "contest",
    [FOUR, replace(FOUR, players=6, blocks=200), replace(FOUR, bots=tuple(POINTS), blocks=450)],
    ids=["as many bots as seats", "fewer", "more"],
)
def test_ratings_find_known_strengths(contest: Contest) -> None:
    found = made_up(contest, by_strength)
    for bot, standing in found.items():
        assert abs(standing.rating - POINTS[bot]) < 50
        if bot == "greedy":
            assert (standing.rating, standing.rating_interval) == (1000.0, None)
        else:
            low, high = standing.rating_interval or (0, 0)
            assert low < standing.rating < high < low + 120
            assert low - 20 < POINTS[bot] < high + 20
    assert list(found) == sorted(contest.bots, key=lambda bot: -POINTS[bot])


def test_one_against_three() -> None:
    found = made_up(replace(FOUR, bots=("best", "greedy")), by_strength)
    assert abs(found["best"].rating - 1400) < 60
    assert (found["greedy"].seats, found["best"].seats, found["greedy"].games) == (3600, 1200, 1200)
    assert abs(found["best"].share - 10 / 13) < 0.04  # ten times as strong as each of three
    assert found["best"].share + 3 * found["greedy"].share == pytest.approx(1)


def test_without_greedy_the_first_bot_is_the_anchor() -> None:
    found = made_up(replace(FOUR, bots=("weak", "good", "best", "new")), by_strength)
    assert (found["weak"].rating, found["weak"].rating_interval) == (1000.0, None)
    assert abs(found["good"].rating - 1400) < 60


def test_ratings_make_the_rankings_most_likely() -> None:
    """At the summit the slope is zero: wins are as many as the strengths foretell (the drawn games included)."""
    chance = np.random.default_rng(1)
    fields = [(1, 1, 1), (2, 0, 1), (0, 1, 3), (1, 1, 0)]
    counts = np.array([[40.0, 30.0, 25.0, 20.0]])
    ahead = np.array([[55.0, 25.0, 35.0]])
    strength = 10 ** ((rated(ahead, counts, fields, 1)[0] - 1000) / 400)
    expected = np.zeros(3)
    for field, count in [*zip(fields, counts[0], strict=True), ((1, 1, 0), 1.0), ((0, 1, 1), 1.0)]:
        runners = np.array(field) * strength
        expected += count * runners / runners.sum()
    assert expected == pytest.approx(ahead[0] + (0.5, 1.0, 0.5), abs=1e-3)
    many = ahead + chance.integers(0, 9, size=(50, 3))
    alone = [rated(many[at : at + 1], counts, fields, 1)[0] for at in range(50)]
    assert rated(many, np.repeat(counts, 50, axis=0), fields, 1) == pytest.approx(np.array(alone), abs=0.01)


def test_who_wins_everything_has_a_rating_but_no_interval() -> None:
    found = made_up(
        replace(FOUR, bots=("best", "greedy"), blocks=10), lambda bots, _: [1 if bot == "best" else 2 for bot in bots]
    )
    assert 1400 < found["best"].rating < 2500
    assert found["best"].rating_interval is None
    assert found["best"].share == 1
    low, high = found["best"].share_interval or (0, 0)
    assert (round(low, 3), round(high, 3)) == (0.722, 1.0)  # Wilson's for ten of ten deals


@pytest.mark.parametrize("winner", ["best", "greedy"])
def test_what_one_bot_has_not_won_the_seats_of_the_other_share(winner: str) -> None:
    """Where all deals end alike: three seats can have a third of the wins each, and no more."""
    contest = replace(FOUR, bots=("best", "greedy"), blocks=10)
    found = made_up(contest, lambda bots, _: [1 if at == bots.index(winner) else 2 for at, _ in enumerate(bots)])
    for interval in ("share_interval", "of_decided_interval"):
        (low, high), others = (getattr(found[bot], interval) for bot in ("best", "greedy"))
        assert others == pytest.approx(((1 - high) / 3, (1 - low) / 3))
        assert others[0] <= found["greedy"].share <= others[1]


def test_with_more_bots_than_seats_only_the_deals_of_a_bot_count() -> None:
    """Four at a table for two: each sits down for ten of twenty deals. The best wins all of its games, others tie."""
    contest = replace(FOUR, bots=("best", "weak", "greedy", "good"), players=2, blocks=20)
    found = made_up(contest, lambda bots, _: [1 + (bot != "best") for bot in bots] if "best" in bots else [1, 1])
    best, weak = found["best"], found["weak"]
    assert (best.games, best.share, best.of_decided, weak.of_decided) == (20, 1, 1, 0)
    assert rounded(best.share_interval) == rounded(best.of_decided_interval) == (0.722, 1.0)  # Wilson's for ten of ten
    met = sum(bout.turn == 0 and {*bout.bots} == {"best", "weak"} for bout in contest.bouts())
    assert rounded(weak.of_decided_interval) == rounded(wilson.interval(0, met))  # three or four deals were decided


def rounded(interval: Interval) -> tuple[float, ...]:
    return tuple(round(each, 3) for each in interval or ())


def test_a_tie_counts_as_every_order_in_equal_parts() -> None:
    assert dict(((first, field), weight) for first, field, weight in stages((0, 1, 2), (1, 1, 3), 3)) == {
        (0, (1, 1, 1)): 0.5,
        (1, (1, 1, 1)): 0.5,
        (1, (0, 1, 1)): 0.5,
        (0, (1, 0, 1)): 0.5,
    }
    assert sum(weight for *_, weight in stages((0, 1, 2, 3), (1, 1, 1, 1), 4)) == pytest.approx(3)
    found = made_up(replace(FOUR, blocks=5), lambda bots, _: [1] * 4)
    assert [standing.rating for standing in found.values()] == [1000.0] * 4
    assert all(standing.mean_rank == 2.5 for standing in found.values())
    assert all(standing.of_decided is None for standing in found.values())


def test_a_bot_tells_nothing_against_itself() -> None:
    assert stages((1, 1, 0), (1, 2, 3), 2) == ((1, (1, 2), 1.0), (1, (1, 1), 1.0))
    assert stages((0, 1, 1), (1, 2, 3), 2) == ((0, (1, 2), 1.0),)


# ---- shares ------------------------------------------------------------------------------------------------------


def test_a_shared_win_counts_in_equal_parts_and_is_not_decided() -> None:
    half = replace(FOUR, bots=("a", "b"), players=2, blocks=2, game="snails")
    ranks = iter([[1, 2], [1, 2], [1, 1], [1, 1]])
    found = made_up(half, lambda bots, _: next(ranks))
    assert sum(standing.wins for standing in found.values()) == 4
    assert found["a"].wins == 2  # first on its seat once, and two halves
    assert (found["a"].share, found["a"].of_decided) == (0.5, 0.5)
    assert found["a"].mean_rank == 1.5


def test_about_95_of_100_intervals_cover_the_truth() -> None:
    """Blocks have a luck of their own, which an interval that took games for independent would miss."""
    contest = replace(FOUR, bots=("a", "b"), blocks=60)
    covered = naive = 0
    for seed in range(100):
        chance = Random(seed)
        lucky = {block: chance.random() < 0.5 for block in range(1, contest.blocks + 1)}
        tally = Tally(contest)
        for bout in contest.bouts():
            wins = chance.random() < (0.7 if lucky[bout.block] else 0.1)  # 0.4 on average
            ranks = tuple(1 if (bot == "a") == wins else 2 for bot in bout.bots)
            tally.add(Outcome(bout, ranks, (0,) * 4, ((),) * 4))
        blocks = tally.blocks()
        drawn = tally.sums(bootstrap.resampled(blocks, str(seed), 400))
        low, high = bootstrap.interval(drawn.wins[:, 0] / drawn.seats[:, 0]) or (0, 0)
        covered += low <= 0.4 <= high
        share = blocks[:, 2].sum() / 240
        naive += abs(share - 0.4) <= 1.96 * math.sqrt(0.24 / 240)
    assert 88 <= covered <= 99
    assert naive < covered


def test_the_bootstrap_is_repeatable() -> None:
    blocks = np.arange(20.0).reshape(10, 2)
    assert (bootstrap.resampled(blocks, "a", 50) == bootstrap.resampled(blocks, "a", 50)).all()
    assert (bootstrap.resampled(blocks, "a", 50) != bootstrap.resampled(blocks, "b", 50)).any()
    assert bootstrap.interval(np.full(50, 0.3)) is None
    assert bootstrap.interval(np.full(50, np.nan)) is None
    assert bootstrap.interval(np.array([0.0, np.nan, 1.0])) == pytest.approx((0.025, 0.975))


def test_times_are_told() -> None:
    best = made_up(replace(FOUR, blocks=4), by_strength)["best"]
    assert (best.choices, best.median_ms, best.p99_ms, best.longest_ms) == (48, 2.0, 9.0, 9.0)
