"""The report of a contest, as data: what `schnapp arena --json` prints and the ladder keeps. docs/arena.md explains the keys."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from schnapp.games import GAMES
from schnapp.lab.bootstrap import RESAMPLES
from schnapp.lab.provenance import Provenance

from .contest import Contest
from .ratings import ANCHORED, anchor
from .standing import Standing, standings
from .tally import Tally

DIGITS = {
    "wins": 3,
    "share": 5,
    "of_decided": 5,
    "mean_rank": 4,
    "rating": 1,
    "median_ms": 4,
    "p99_ms": 4,
    "longest_ms": 4,
}


@dataclass(frozen=True, slots=True)
class Report:
    """A contest that has been held."""

    contest: Contest
    tally: Tally
    table: list[Standing]
    provenance: Provenance
    begun: str  # the commit that began the contest; another one where it was gone on with later

    def figures(self) -> dict[str, Any]:
        """Everything, for JSON."""
        contest = self.contest
        return {
            "arena": 1,
            "game": contest.game,
            "ruleset": GAMES[contest.game].ruleset,
            "players": contest.players,
            "games": contest.games,
            "blocks": contest.blocks,
            "decided": self.tally.decided,
            "seed": contest.seed,
            "options": contest.options,
            "fair_share": round(1 / contest.players, 5),
            "anchor": {"bot": anchor(contest.bots), "rating": ANCHORED},
            "resamples": RESAMPLES,
            "bots": [_figures(standing) for standing in self.table],
            "begun_at": self.begun,
            **self.provenance.figures(),
        }


def reported(contest: Contest, tally: Tally, provenance: Provenance, begun: str) -> Report:
    """The report of a contest of which all games have been counted."""
    return Report(contest, tally, standings(tally, contest.seed), provenance, begun)


def _figures(standing: Standing) -> dict[str, Any]:
    """Rounded to digits that mean something, and so alike on all machines."""
    return {key: _rounded(value, DIGITS.get(key.removesuffix("_interval"))) for key, value in asdict(standing).items()}


def _rounded(value: float | tuple[float, float] | str | None, digits: int | None) -> float | list[float] | str | None:
    if value is None or digits is None or isinstance(value, str):
        return list(value) if isinstance(value, tuple) else value
    return [round(each, digits) for each in value] if isinstance(value, tuple) else round(value, digits)
