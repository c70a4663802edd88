"""How a bot stands after a contest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from schnapp.lab import bootstrap, wilson

from .ratings import anchor, rated
from .tally import Sums, Tally

Interval = tuple[float, float] | None  # 95%
Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the table. A bot with several seats counts once for each, so that 1 / players is fair for everybody."""

    bot: str
    games: int
    seats: int
    wins: float
    share: float  # of wins, a seat
    share_interval: Interval
    of_decided: float | None  # of the games with one winner: how many it won; None if there is no such game
    of_decided_interval: Interval
    mean_rank: float  # tied ones have the mean of their ranks
    rating: float
    rating_interval: Interval  # None for the anchor, and where all blocks ended alike
    choices: int  # decisions with more than one legal act
    median_ms: float | None
    p99_ms: float | None
    longest_ms: float | None


def standings(tally: Tally, seed: str) -> list[Standing]:
    """Of every bot, the strongest first. The seed draws the blocks of the bootstrap."""
    blocks = tally.blocks()
    fields, at = tally.fields, tally.bots.index(anchor(tally.bots))
    found = tally.sums(blocks.sum(axis=0, keepdims=True))
    drawn = tally.sums(bootstrap.resampled(blocks, seed))
    ratings = rated(found.ahead, found.fields, fields, at)[0]
    redrawn = rated(drawn.ahead, drawn.fields, fields, at)
    table = [
        _standing(tally, bot, found, drawn, float(ratings[bot]), redrawn[:, bot]) for bot in range(len(tally.bots))
    ]
    return sorted(table, key=lambda standing: -standing.rating)


def drawn_shares(tally: Tally, bot: str, seed: str, of_decided: bool) -> Floats:
    """A bot's share of wins, or of the games with one winner, in every sample of the bootstrap."""
    drawn = tally.sums(bootstrap.resampled(tally.blocks(), seed))
    above, below = (drawn.alone, drawn.decided) if of_decided else (drawn.wins, drawn.seats)
    return _ratio(above, below, tally.bots.index(bot))


def _standing(tally: Tally, bot: int, found: Sums, drawn: Sums, rating: float, redrawn: Floats) -> Standing:
    name = tally.bots[bot]
    seats = found.seats[0, bot]
    a_game = seats / tally.played[name]
    share = _ratio(found.wins, found.seats, bot)[0]
    of_decided = _ratio(found.alone, found.decided, bot)[0]
    median, p99, longest = _times(tally.ms[name])
    return Standing(
        bot=name,
        games=tally.played[name],
        seats=int(seats),
        wins=float(found.wins[0, bot]),
        share=float(share),
        share_interval=_interval(float(share), _ratio(drawn.wins, drawn.seats, bot), tally.deals(name), a_game),
        of_decided=None if np.isnan(of_decided) else float(of_decided),
        of_decided_interval=_interval(
            float(of_decided), _ratio(drawn.alone, drawn.decided, bot), tally.decided_deals(name), a_game
        ),
        mean_rank=float(found.places[0, bot] / seats),
        rating=rating,
        rating_interval=None if name == anchor(tally.bots) else _around(rating, bootstrap.interval(redrawn)),
        choices=len(tally.ms[name]),
        median_ms=median,
        p99_ms=p99,
        longest_ms=longest,
    )


def _ratio(above: Floats, below: Floats, bot: int) -> Floats:
    """Of every sample; not a number where the bot did not play."""
    with np.errstate(invalid="ignore"):
        return above[:, bot] / below[:, bot]


def _interval(share: float, drawn: Floats, deals: int, seats: float) -> Interval:
    """The bootstrap's; where all blocks are alike it is blind, and Wilson's for so many deals stands in: of the games that the bot
    has won, in parts for each of its seats in a game."""
    if np.isnan(share):
        return None
    if seen := bootstrap.interval(drawn):
        return seen
    low, high = wilson.interval(share * seats, deals)
    return low / seats, high / seats


def _around(rating: float, interval: Interval) -> Interval:
    """Ratings are found but for a tiny step, so a sample like the contest itself can lie beside its rating."""
    return interval and (min(rating, interval[0]), max(rating, interval[1]))


def _times(ms: Sequence[float]) -> tuple[float | None, float | None, float | None]:
    """Median, 99% and longest; None where nothing was to be chosen."""
    if not ms:
        return None, None, None
    median, p99, longest = np.quantile(np.asarray(ms), (0.5, 0.99, 1.0))
    return float(median), float(p99), float(longest)
