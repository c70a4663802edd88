"""A contest: which bots meet at which table, how often, and on which deals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from schnapp.bots.roster import processes
from schnapp.games import GAMES
from schnapp.lab.cheating import bot
from schnapp.table.errors import SchnappError

from .lineup import line_ups, rotated


class BadContest(SchnappError):
    """A contest that cannot be held."""


@dataclass(frozen=True, slots=True)
class Bout:
    """One game of a contest. `block` counts from 1, `turn` from 0; `bots` are by seat."""

    block: int
    turn: int
    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Contest:
    """Blocks of games: in each the same deal is played once by every rotation of a line-up over the seats.

    So no bot profits from a seat or from good cards. Block n has the cards of game n of `schnapp simulate`, same seed.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    blocks: int
    seed: str
    options: dict[str, Any] = field(default_factory=dict[str, Any])

    @property
    def games(self) -> int:
        return self.blocks * self.players

    @property
    def processes(self) -> int:
        """How many processes think at the same time in a game."""
        return max(processes(spec) for spec in self.bots)

    def jobs(self, cores: int) -> int:
        """How many games at a time leave a core to each of those processes."""
        return max(1, cores // self.processes)

    def check(self) -> None:
        """Raises BadContest, BadOptions, UnknownBot."""
        GAMES[self.game].resolve(self.players, self.options)
        for spec in self.bots:
            bot(spec, self.game)
        if len(self.bots) < 2:
            raise BadContest("a contest needs at least two bots, the last one fills the seats that are left over")
        if twice := next((spec for spec in self.bots if self.bots.count(spec) > 1), None):
            raise BadContest(f"{twice} stands twice among the bots; the last one fills the seats that are left over")
        if self.blocks < 1:
            raise BadContest("a contest needs at least one game")
        if self.games < len(self.bots):
            least = blocks(len(self.bots), self.players) * self.players
            raise BadContest(f"with {self.games} games not all of {len(self.bots)} bots play; take {least} or more")

    def bouts(self) -> Iterator[Bout]:
        """All games in order. More blocks go on where fewer have ended."""
        drawn = islice(line_ups(self.bots, self.players, self.seed), self.blocks)
        for block, line_up in enumerate(drawn, 1):
            for turn in range(self.players):
                yield Bout(block, turn, rotated(line_up, turn))


def blocks(games: int, players: int) -> int:
    """How many whole blocks so many games need."""
    return -(-games // players)
