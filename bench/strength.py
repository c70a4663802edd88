"""Do the bots reach their goals? Plays the contests of bench/strength.toml and says how far the bots have come, also on the
way to a bot that sees all cards. Exit code 1 if a goal is missed.

    python bench/strength.py               all games (or name some); takes hours, what was interrupted goes on
    python bench/strength.py --games 20    a trial with fewer games; no result is kept
    python bench/strength.py --page        play nothing, write the table of the kept results into docs/strength.md
    python bench/strength.py --check       exit 1 if plan, results and table do not agree, or the rules have changed since

Results go to bench/strength/GAME.json. Bots with a time limit need a core each: measure on a quiet machine.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich.console import Console
from rich.progress import track
from rich.table import Table

from schnapp.lab.arena.contest import Contest
from schnapp.lab.arena.holding import Watch
from schnapp.lab.arena.outcome import Outcome
from schnapp.lab.arena.words import milliseconds
from schnapp.lab.goals import Goal, measure
from schnapp.lab.provenance import found
from schnapp.lab.tables import WIDE
from schnapp.lab.workers import cores, spread
from schnapp.table.errors import SchnappError
from schnapp.table.texts import of_game
from tools.reports import ROOT, Place, Report, percent, span, stale, unfit, with_options

PLAN = ROOT / "bench" / "strength.toml"
RESULTS = ROOT / "bench" / "strength"
RUNS = ROOT / "bench" / "runs"  # logbooks of contests, which git ignores
PLACE = Place("the goals", "bench/strength.py")
COLUMNS = ("game", "bot", "games", "figure (95%)", "goal", "sees all cards (95%)", "of the way (95%)")
ON_PAGE = "ms a choice: median (99%)"
IN_TERMINAL = ("median ms", "99%", "longest", "seed")


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games", nargs="*", metavar="GAME", help="as in bench/strength.toml; without any all of them")
    asked.add_argument(
        "--games", type=int, dest="at_most", metavar="N", help="at most so many in each contest: a trial"
    )
    asked.add_argument(
        "--jobs",
        type=int,
        default=cores(),
        metavar="J",
        help="processes that think at a time; without it one for each core",
    )
    asked.add_argument("--runs", type=Path, default=RUNS, metavar="FOLDER", help="logbooks (default: bench/runs)")
    asked.add_argument("--page", action="store_true")
    asked.add_argument("--check", action="store_true")
    given = asked.parse_args()
    try:
        planned = plan()
    except (SchnappError, TypeError) as error:
        asked.error(f"{PLAN.name}: {error}")
    if unknown := set(given.games) - set(planned):
        asked.error(f"there is no goal for {', '.join(sorted(unknown))}; known are {', '.join(planned)}")
    if given.jobs < 1 or (given.at_most is not None and given.at_most < 1):
        asked.error("--games and --jobs must be at least 1")
    if given.check:
        said = complaints(planned, results())
        print(*said, sep="\n", end="\n" if said else "")
        return 1 if said else 0
    if given.page:
        PLACE.write(table(planned, results()))
        return 0
    goals = [planned[game] for game in given.games or planned]
    return play(goals, given.at_most, given.jobs, given.runs, asked)


def plan() -> dict[str, Goal]:
    """All goals by name. Raises BadContest, TypeError."""
    return {name: Goal.read(name, said) for name, said in tomllib.loads(PLAN.read_text("utf-8")).items()}


def results() -> dict[str, Report]:
    """What has been measured, by the name of the goal."""
    return {file.stem: json.loads(file.read_text("utf-8")) for file in sorted(RESULTS.glob("*.json"))}


# ---- measuring ---------------------------------------------------------------------------------------------------


def play(goals: list[Goal], at_most: int | None, jobs: int, runs: Path, asked: argparse.ArgumentParser) -> int:
    """Measure, print, and keep it unless it is a trial; 1 if a goal was missed."""
    here = found("processes", jobs)  # before anything runs: the load shall be that of others
    changed = here.commit.endswith("+")
    if changed and at_most is None:
        asked.error("the source has changes that are not committed: the results would name the wrong commit")
    if at_most is not None:
        runs = runs / "trial"  # perhaps on a busy machine: its games shall not count later
    runs.mkdir(parents=True, exist_ok=True)
    if jobs > here.cores:
        print(f"{jobs} processes on {here.cores} cores: bots with a time limit get less of it.", file=sys.stderr)
    measured: dict[str, Report] = {}
    for goal in goals:
        asked_for = goal if at_most is None else goal.at_most(at_most)
        figures = measure(asked_for, None if changed else runs, spread, here, watch).figures()
        measured[goal.name] = figures
        if at_most is None:
            keep(figures)
    show(measured, Console(highlight=False, width=None if sys.stdout.isatty() else WIDE))
    return 0 if at_most is not None or all(figures["reached"] for figures in measured.values()) else 1


def watch(contest: Contest) -> Watch:
    """A bar on the terminal; elsewhere a line."""
    said = f"{contest.game}: {contest.games:,} games of {', '.join(contest.bots)}"
    if not sys.stderr.isatty():
        print(said, file=sys.stderr, flush=True)
        return iter

    def watched(outcomes: Iterator[Outcome]) -> Iterable[Outcome]:
        return track(outcomes, said, total=contest.games, console=Console(stderr=True), transient=True)

    return watched


def keep(figures: Report) -> None:
    RESULTS.mkdir(exist_ok=True)
    text = json.dumps(figures, ensure_ascii=False, indent=1, sort_keys=True)
    (RESULTS / f"{figures['name']}.json").write_text(text + "\n", "utf-8")


# ---- telling -----------------------------------------------------------------------------------------------------


def show(measured: Mapping[str, Report], console: Console) -> None:
    for figures in list(measured.values())[:1]:  # all have the same provenance
        here = figures["honest"]
        load = "" if here["load"] is None else f", load {here['load']} when it began"
        told = f"commit {here['commit']}, {here['jobs']} processes on {here['cores']} cores{load}, {here['date']}"
        console.print(told, soft_wrap=True)
    shown = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in (*COLUMNS, *IN_TERMINAL):
        shown.add_column(column)
    for game, figures in measured.items():
        bot = standing(figures)
        times = [milliseconds(bot[key]) for key in ("median_ms", "p99_ms", "longest_ms")]
        shown.add_row(game, *cells(figures), *times, figures["seed"])
    console.print(shown)


def table(planned: Mapping[str, Goal], measured: Mapping[str, Report]) -> str:
    """For the page."""
    lines = [f"| {' | '.join((*COLUMNS, ON_PAGE))} |", "|" + " --- |" * (len(COLUMNS) + 1)]
    for name, goal in planned.items():
        figures = measured.get(name)
        title = of_game(goal.game).text("en", "game-title")
        told = f"**{title}** one against {goal.players - 1} {goal.against}{with_options(goal.options)}"
        if figures is None:
            row = [f"`{goal.bot}`", "not measured yet", "", percent(goal.goal), "", "", ""]
        else:
            bot = standing(figures)
            row = [*cells(figures, code="`"), f"{milliseconds(bot['median_ms'])} ({milliseconds(bot['p99_ms'])})"]
        lines.append(f"| {' | '.join([told, *row])} |")
    text = "\n" + "\n".join(lines) + "\n"
    commits = sorted({figures[part]["commit"] for figures in measured.values() for part in ("honest", "cheater")})
    return f"{text}\nPlayed at commit {', '.join(commits)}.\n" if commits else text


def cells(figures: Report, code: str = "") -> list[str]:
    """What the columns after the game say."""
    decided = " of decided" if figures["measure"] == "of_decided" else ""
    return [
        f"{code}{figures['bot']}{code}",
        f"{figures['honest']['games']:,}",
        shared(figures["figure"], figures["interval"]) + decided,
        f"{percent(figures['goal'])}: {'reached' if figures['reached'] else 'missed'}",
        f"{code}{figures['cheating']}{code} {shared(figures['ceiling'], figures['ceiling_interval'])}",
        shared(figures["way"], figures["way_interval"]),
    ]


def shared(share: float | None, interval: list[float] | None) -> str:
    return "–" if share is None else percent(share) + span(interval)


def standing(figures: Report) -> dict[str, Any]:
    """The line of the bot in the report of its contest."""
    return next(line for line in figures["honest"]["bots"] if line["bot"] == figures["bot"])


# ---- the check ---------------------------------------------------------------------------------------------------


def complaints(planned: Mapping[str, Goal], measured: Mapping[str, Report]) -> list[str]:
    """What does not agree, one sentence each. What has not been measured yet is no fault: the table says so."""
    said: list[str] = []
    for game, goal in planned.items():
        contests = goal.contests()
        said += [f"bench/strength.toml: {why}" for contest in contests for why in unfit(contest)]
        if (figures := measured.get(game)) is not None:
            kept = zip(contests, (figures["honest"], figures["cheater"]), strict=True)
            why = [reason for contest, report in kept for reason in stale(contest, report)]
            why += [
                f"{key} is {figures.get(key)}, not {value}"
                for key, value in asdict(goal).items()
                if figures.get(key) != value
            ]
            said += [f"bench/strength/{game}.json: {reason}" for reason in why]
    said += [f"bench/strength/{game}.json: {game} has no goal" for game in measured if game not in planned]
    if not said and not PLACE.holds(table(planned, measured)):
        said.append("the goals in docs/strength.md are not those of bench/strength: python bench/strength.py --page")
    return said


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:  # the games so far are in their logbooks
        sys.exit(130)
