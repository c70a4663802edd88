"""What is counted over a contest, block by block: everything that is reported follows from these sums."""

from __future__ import annotations

from array import array
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .contest import Contest
from .outcome import Outcome
from .stages import Field, stages

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Sums:
    """Sums over blocks, for many samples of blocks at once: the first axis is the sample, the second the bot.

    `seats` counts a bot once for each seat it had; `wins` are shared in equal parts; `alone` are wins that were not
    shared, `decided` seats in games with such a winner; `places` adds up ranks, tied ones as their mean; `ahead` are the
    stages of rankings that a bot came out of first. `fields` (second axis: as in Tally.fields) counts these stages.
    """

    seats: Floats
    wins: Floats
    alone: Floats
    decided: Floats
    places: Floats
    ahead: Floats
    fields: Floats


class Tally:
    """The outcomes of a contest, counted."""

    def __init__(self, contest: Contest) -> None:
        self.bots = contest.bots
        self.games = 0
        self.decided = 0  # games with one winner
        self.played = dict.fromkeys(self.bots, 0)  # games that a bot took part in
        self.ms = {bot: array("d") for bot in self.bots}  # its choices
        self.fields: list[Field] = []  # who was left in a stage of a ranking: one column each, once `blocks` was asked
        self._counts = np.zeros((6, contest.blocks, len(self.bots)))
        self._stages: list[tuple[int, Field, float]] = []  # block, who was left, weight

    def add(self, outcome: Outcome) -> None:
        block, seated = outcome.bout.block - 1, [self.bots.index(bot) for bot in outcome.bout.bots]
        winners = outcome.ranks.count(1)
        self.games += 1
        self.decided += winners == 1
        for bot in set(outcome.bout.bots):
            self.played[bot] += 1
        for bot, rank, ms in zip(seated, outcome.ranks, outcome.ms, strict=True):
            tied = outcome.ranks.count(rank)
            won = rank == 1
            self._counts[:5, block, bot] += (
                1,
                won / winners,
                won and winners == 1,
                winners == 1,
                rank + (tied - 1) / 2,
            )
            self.ms[self.bots[bot]].extend(ms)
        for first, field, weight in stages(tuple(seated), outcome.ranks, len(self.bots)):
            self._counts[5, block, first] += weight
            self._stages.append((block, field, weight))

    def deals(self, bot: str) -> int:
        """The blocks that a bot sat down in; with more bots than seats it is not all of them."""
        return int(np.count_nonzero(self._counts[0, :, self.bots.index(bot)]))

    def decided_deals(self, bot: str) -> int:
        """Those among them in which at least one game had one winner."""
        return int(np.count_nonzero(self._counts[3, :, self.bots.index(bot)]))

    def blocks(self) -> Floats:
        """One row of counts a block; the columns stand in the same order whatever game came in first."""
        self.fields = sorted({field for _, field, _ in self._stages})
        column = {field: at for at, field in enumerate(self.fields)}
        fields = np.zeros((self._counts.shape[1], len(column)))
        for block, field, weight in self._stages:
            fields[block, column[field]] += weight
        return np.concatenate([*self._counts, fields], axis=1)

    def sums(self, rows: Floats) -> Sums:
        """Name the columns of `blocks`, added up."""
        width = len(self.bots)
        parts = [rows[:, at * width : (at + 1) * width] for at in range(6)]
        return Sums(*parts, fields=rows[:, 6 * width :])
