"""How a game of a contest ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from schnapp.lab.cheating import bot
from schnapp.lab.simulation import Plan, play
from schnapp.table.canonical import canonical

from .contest import Bout, Contest
from .stopwatch import Stopwatch


@dataclass(frozen=True, slots=True)
class Outcome:
    """By seat: rank (1 is best, equal ranks are ties), score, and the ms of every choice."""

    bout: Bout
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    ms: tuple[tuple[float, ...], ...]

    def line(self) -> str:
        """One line of a logbook."""
        bout = self.bout
        said = {"block": bout.block, "turn": bout.turn, "bots": bout.bots, "ranks": self.ranks, "scores": self.scores}
        return canonical(said | {"ms": self.ms})

    @classmethod
    def read(cls, said: dict[str, Any]) -> Outcome:
        """What `line` wrote. Raises KeyError, TypeError, ValueError."""
        bout = Bout(int(said["block"]), int(said["turn"]), tuple(map(str, said["bots"])))
        ranks, scores = tuple(map(int, said["ranks"])), tuple(map(int, said["scores"]))
        ms = tuple(tuple(map(float, seat)) for seat in said["ms"])
        if not len(bout.bots) == len(ranks) == len(scores) == len(ms) or 1 not in ranks:
            raise ValueError(said)
        return cls(bout, ranks, scores, ms)


def held(contest: Contest, bout: Bout) -> Outcome:
    """Play a game of a contest. All games of a block have the same deal and the same chance streams by seat."""
    watched = [Stopwatch(bot(spec, contest.game)) for spec in bout.bots]
    played = play(plan(contest, bout), bout.block, watched)
    return Outcome(bout, played.ranks, played.scores, tuple(tuple(watch.ms) for watch in watched))


def plan(contest: Contest, bout: Bout) -> Plan:
    """Seats have names, not bots: the first one in the alphabet begins a race for words."""
    seats = tuple(f"Seat {seat}" for seat in range(1, contest.players + 1))
    return Plan(contest.game, contest.players, contest.seed, bout.bots, contest.options, called=seats)
