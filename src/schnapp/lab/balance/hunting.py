"""The hunt for loopholes as the work of a study: what has to be played, step after step, and how each game is played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from .best_response import Asked, searched
from .deviation import read, written
from .loopholes import verdicts
from .sightings import sighted
from .study import Study
from .trials import Part, Trials, example, of_part, tried, won

MOST = 2  # findings that are tried among better players


def hunted(study: Study, trials: Trials) -> Iterator[Asked]:
    """Search, judge what was found on new deals, try what then wins among better players."""
    hunt = study.setting.hunt
    candidates = yield from searched(hunt, study.seed, trials)
    texts = [written(deviation) for deviation in candidates]
    yield Asked("loopholes: verdict", "verdict", texts, range(1, hunt.verdict + 1))
    found = [verdict for verdict in verdicts(trials, study.players, study.seed) if verdict.is_finding]
    for verdict in found:
        if (deal := example(trials, written(verdict.deviation))) is not None:
            yield Asked("a game with a loophole", "won", [written(verdict.deviation)], range(deal, deal + 1))
    if not study.is_light:
        texts = [written(verdict.deviation) for verdict in found[:MOST]]
        yield Asked(f"loopholes among {study.bot}", "among", texts, range(1, hunt.among + 1))


def done(study: Study, part: Part, text: str, number: int) -> dict[str, Any]:
    """Play it; for a logbook."""
    plan = of_part(study.plan(study.players, study.bot if part == "among" else study.setting.light), part)
    if part == "sighting":
        return asdict(sighted(plan, number))
    if part == "won":
        return asdict(won(plan, number, read(text)))
    return tried(plan, number, read(text)).figures()
