"""Holding a contest: what the logbook knows is taken from there, the rest is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from .contest import Bout, Contest
from .logbook import Logbook
from .outcome import Outcome, held

Spread = Callable[[Callable[[Bout], Outcome], Sequence[Bout], int], Iterator[Outcome]]


def outcomes(contest: Contest, logbook: Logbook, spread: Spread, jobs: int) -> Iterator[Outcome]:
    """Of all games, those from the logbook first. Raises BadContest if it does not belong to the contest."""
    missing: list[Bout] = []
    for bout in contest.bouts():
        outcome = logbook.find(bout)
        if outcome is None:
            missing.append(bout)
        else:
            yield outcome
    for outcome in spread(partial(held, contest), missing, jobs) if missing else ():
        logbook.add(outcome)
        yield outcome
