"""Holding a contest: what the logbook knows is taken from there, the rest is played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path

from schnapp.lab.provenance import Provenance

from .contest import Bout, Contest
from .logbook import Logbook
from .outcome import Outcome, held
from .report import Report, reported
from .tally import Tally

Spread = Callable[[Callable[[Bout], Outcome], Sequence[Bout], int], Iterator[Outcome]]
Watch = Callable[[Iterator[Outcome]], Iterable[Outcome]]


def hold(contest: Contest, out: Path | None, spread: Spread, provenance: Provenance, watch: Watch = iter) -> Report:
    """Hold a contest; `out` is its logbook, `watch` sees the games come in. Raises BadContest."""
    tally = Tally(contest)
    with Logbook(out, contest, provenance.commit) as logbook:
        for outcome in watch(outcomes(contest, logbook, spread, provenance.jobs)):
            tally.add(outcome)
    return reported(contest, tally, provenance, logbook.commit)


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
