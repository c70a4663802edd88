"""Loopholes by the options that matter: the lab's hunt, without the rest of a report, at one table after the other.

    python bench/hunts.py                       all tables of bench/hunts.toml, about two minutes each on two cores
    python bench/hunts.py schnuff snails        of these games
    python bench/hunts.py --setting standard    more deals; takes a night

For each table the best of all deviants, judged on deals that the search has not seen: its share of the wins, what is fair, and
whether it wins more than that beyond noise (false discoveries controlled over all that are judged at a table). How it is
looked for: docs/lab.md. Where there is a finding, `schnapp lab` with the same options shows a game to replay.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from schnapp.bots.levels import USUAL
from schnapp.games import GAMES
from schnapp.lab.balance import hunting
from schnapp.lab.balance.loopholes import Verdict, verdicts
from schnapp.lab.balance.rule_words import phrase
from schnapp.lab.balance.speech import Speech
from schnapp.lab.balance.study import SETTINGS, Study
from schnapp.lab.balance.trials import Part, Trials
from schnapp.lab.provenance import commit
from schnapp.lab.workers import cores, spread

TABLES = Path(__file__).with_suffix(".toml")
HEAD = "| table | the best of all deviants | wins (95%) | fair | finding | tried | minutes |\n|---|---|---|---|---|---|---|"


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(GAMES)}; without any all of them")
    asked.add_argument("--setting", choices=list(SETTINGS), default="quick")
    asked.add_argument("--seed", default="hunts")
    asked.add_argument("--jobs", type=int, default=cores(), help="processes; without it one for each core")
    given = asked.parse_args()
    tables: dict[str, list[dict[str, Any]]] = tomllib.loads(TABLES.read_text("utf-8"))
    if unknown := set(given.games) - set(tables):
        asked.error(f"there is no table of {', '.join(sorted(unknown))}; known are {', '.join(tables)}")
    print(f"Commit {commit()}, setting {given.setting}, seed {given.seed}\n\n{HEAD}", flush=True)
    studies = [
        Study(game, table["players"], USUAL, given.seed, table.get("options", {}), SETTINGS[given.setting])
        for game in given.games or tables
        for table in tables[game]
    ]
    for study in studies:
        study.check()  # all of them, before hours are spent on the first
    for study in studies:
        print(row(study, given.jobs), flush=True)
    return 0


def row(study: Study, jobs: int) -> str:
    """What the hunt at one table has found."""
    began = perf_counter()
    trials = hunted(study, jobs)
    best, *_ = verdicts(trials, study.players, study.seed)
    where = f"{study.game}, {study.players} players{', ' + json.dumps(study.options) if study.options else ''}"
    share, tried = Speech("en", study.game).figure(best.share), len(trials.texts("deviant"))
    said = [where, phrase(best.deviation, Speech("en", study.game)), share, f"{1 / study.players:.1%}", found(best)]
    return f"| {' | '.join([*said, str(tried), f'{(perf_counter() - began) / 60:.1f}'])} |"


def found(best: Verdict) -> str:
    return "**yes**" if best.is_finding else "–"


def hunted(study: Study, jobs: int) -> Trials:
    """All that a report would try for its loopholes."""
    trials = Trials()
    for asked in hunting.hunted(study, trials):
        for (text, number), done in zip(
            asked.trials, spread(partial(trial, study, asked.part), asked.trials, jobs), strict=True
        ):
            trials.add(asked.part, text, number, done)
    return trials


def trial(study: Study, part: Part, asked: tuple[str, int]) -> dict[str, Any]:
    """One of them, in any process."""
    return hunting.done(study, part, *asked)


if __name__ == "__main__":
    sys.exit(main())
