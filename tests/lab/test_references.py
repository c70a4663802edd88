"""What the lab computes is what libraries of this kind compute: ratings beside choix, intervals and tests beside scipy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import permutations, product
from math import log, prod
from random import Random

import choix
import numpy as np
import pytest
from scipy import stats

from schnapp.lab import bootstrap, wilson
from schnapp.lab.arena.contest import Contest
from schnapp.lab.arena.outcome import Outcome
from schnapp.lab.arena.ratings import rated
from schnapp.lab.arena.tally import Tally
from schnapp.lab.balance.noise import beyond, chance_of
from schnapp.table.dealer import stream

Ranking = tuple[int, ...]  # bots by seat, or their ranks
CONTEST = Contest("snatch-it", 4, ("weak", "greedy", "good", "best"), 60, "seed")
STRENGTH = {"weak": 0.4, "greedy": 1.0, "good": 1.6, "best": 8.0, "new": 2.5, "newer": 0.7}
WHOLE = 24  # every way to break a tie of four seats is counted in whole rankings of so many
ANCHOR = 1  # greedy
CONTESTS = pytest.mark.parametrize(
    "contest",
    [CONTEST, replace(CONTEST, bots=("weak", "greedy")), replace(CONTEST, bots=tuple(STRENGTH))],
    ids=["as many bots as seats", "fewer", "more"],
)


def by_strength(bots: Sequence[str], chance: Random) -> list[int]:
    """Ranks by Plackett and Luce's model."""
    arrivals = [chance.expovariate(STRENGTH[bot]) for bot in bots]
    return [1 + sum(other < arrival for other in arrivals) for arrival in arrivals]


def often_tied(bots: Sequence[str], chance: Random) -> list[int]:
    """As above, by a clock so coarse that many arrive together."""
    arrivals = [int(2 * chance.expovariate(STRENGTH[bot])) for bot in bots]
    return [1 + sum(other < arrival for other in arrivals) for arrival in arrivals]


def played(contest: Contest, ranking: Callable[[Sequence[str], Random], list[int]]) -> list[tuple[Ranking, Ranking]]:
    """Who sat where, and the ranks of a made-up contest."""
    chance, found = Random("references"), list[tuple[Ranking, Ranking]]()
    for bout in contest.bouts():
        found.append((tuple(map(contest.bots.index, bout.bots)), tuple(ranking(bout.bots, chance))))
    return found


def of_choix(bots: int, games: list[tuple[Ranking, Ranking]]) -> list[float]:
    """Ratings, with everybody's draw with the anchor. Choix knows no ties: each way to break one is a ranking."""
    rankings: list[list[int]] = []
    for seated, ranks in games:
        tied = [[bot for bot, rank in zip(seated, ranks, strict=True) if rank == place] for place in sorted(set(ranks))]
        ways = [list(permutations(group)) for group in tied]
        for way in product(*ways):
            rankings += [[bot for group in way for bot in group]] * (WHOLE // prod(map(len, ways)))
    for other in set(range(bots)) - {ANCHOR}:
        rankings += [[other, ANCHOR], [ANCHOR, other]] * (WHOLE // 2)
    found = choix.ilsr_rankings(bots, rankings)
    return [1000 + 400 * (logarithm - found[ANCHOR]) / log(10) for logarithm in found]


@CONTESTS
@pytest.mark.parametrize("ranking", [by_strength, often_tied])
def test_ratings_are_those_of_choix(contest: Contest, ranking: Callable[[Sequence[str], Random], list[int]]) -> None:
    games, tally = played(contest, ranking), Tally(contest)
    for bout, (_, ranks) in zip(contest.bouts(), games, strict=True):
        tally.add(Outcome(bout, ranks, (0,) * contest.players, ((),) * contest.players))
    assert any(len(set(ranks)) < len(ranks) for _, ranks in games) == (ranking is often_tied)
    sums = tally.sums(tally.blocks().sum(axis=0, keepdims=True))
    found = rated(sums.ahead, sums.fields, tally.fields, ANCHOR)[0]
    assert found == pytest.approx(np.array(of_choix(len(contest.bots), games)), abs=0.01)


@pytest.mark.parametrize("number", [1, 2, 7, 60, 10_000])
def test_wilsons_interval_is_that_of_scipy(number: int) -> None:
    for count in sorted({0, 1, number // 3, number // 2, number - 1, number}):
        low, high = wilson.interval(count / number, number)
        expected = stats.binomtest(count, number).proportion_ci(0.95, method="wilson")
        assert (low, high) == pytest.approx((expected.low, expected.high), abs=1e-7)
        assert 0 <= low <= count / number <= high <= 1


def test_the_interval_of_a_figure_is_scipys_percentile_bootstrap() -> None:
    """The same draws, hence the same numbers: of a quantile of single values …"""
    values = np.random.default_rng(1).lognormal(size=80)
    for seed, part in product("ab", (0.5, 0.9)):
        found = bootstrap.interval(np.quantile(bootstrap.redrawn(values, seed), part, axis=1))
        expected = percentile((values,), lambda sample, axis, part=part: np.quantile(sample, part, axis=axis), seed)
        assert found == pytest.approx(expected)


def test_the_interval_of_a_quotient_is_scipys_paired_bootstrap() -> None:
    """… and of one column over another where whole blocks are drawn."""
    generator = np.random.default_rng(2)
    blocks = np.stack([generator.integers(0, 5, 60), generator.integers(4, 9, 60)], axis=1).astype(float)
    for seed in "ab":
        drawn = bootstrap.resampled(blocks, seed)
        found = bootstrap.interval(drawn[:, 0] / drawn[:, 1])
        columns = (blocks[:, 0], blocks[:, 1])
        expected = percentile(columns, lambda up, down, axis: up.sum(axis=axis) / down.sum(axis=axis), seed)
        assert found == pytest.approx(expected)


def percentile(columns: tuple[np.ndarray, ...], figure: Callable[..., np.ndarray], seed: str) -> tuple[float, float]:
    found = stats.bootstrap(
        columns,
        figure,
        n_resamples=bootstrap.RESAMPLES,
        paired=len(columns) > 1,
        vectorized=True,
        method="percentile",
        rng=np.random.default_rng(int.from_bytes(stream(seed, "bootstrap"), "little")),
    ).confidence_interval
    return float(found.low), float(found.high)


def test_differences_beyond_noise_are_those_of_scipy() -> None:
    generator = np.random.default_rng(3)
    for many in (1, 15, 200):
        errors = generator.uniform(0.5, 2, many)
        changes = generator.normal(0, 1, many) * errors + generator.choice([0.0, 4.0], many)
        chances = [chance_of(change, error) for change, error in zip(changes, errors, strict=True)]
        assert chances == pytest.approx(2 * stats.norm.sf(abs(changes) / errors))
        assert beyond(chances) == [chance <= 0.05 for chance in stats.false_discovery_control(chances)]
