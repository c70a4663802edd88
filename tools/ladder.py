"""The ladder of all bots: plays the contests of bench/ladder/plan.toml, keeps their reports beside it, and makes the table
in docs/strength.md out of them.

    python tools/ladder.py             play all games (or name some); what was interrupted goes on
    python tools/ladder.py --page      write the table
    python tools/ladder.py --check     exit 1 if plan, reports and table do not agree, or the rules have changed since
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from schnapp.bots.levels import LEVELS, spec_of
from schnapp.games import GAMES
from schnapp.lab.arena.contest import Contest, blocks
from schnapp.lab.arena.words import milliseconds
from schnapp.lab.provenance import commit
from schnapp.table.texts import of_game
from tools.reports import ROOT, Place, Report, percent, span, stale, unfit, with_options

LADDER = ROOT / "bench" / "ladder"
PLAN = LADDER / "plan.toml"
PROGRESS = ROOT / "build" / "ladder"  # games of contests that are not over
PLACE = Place("the ladder", "tools/ladder.py")
HEAD = """
| game | bot | rating (95%) | wins a seat (95%) | ms a choice: median (99%) |
| --- | --- | --- | --- | --- |
"""


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games", nargs="*", metavar="GAME", help="as in bench/ladder/plan.toml; without any all of them")
    asked.add_argument("--page", action="store_true")
    asked.add_argument("--check", action="store_true")
    given = asked.parse_args()
    if unknown := set(given.games) - set(plan()):
        asked.error(f"there is no ladder of {', '.join(sorted(unknown))}; known are {', '.join(plan())}")
    if given.check:
        said = complaints()
        print(*said, sep="\n", end="\n" if said else "")
        return 1 if said else 0
    if not given.page:
        here = commit()
        if here.endswith("+"):
            asked.error("the source has changes that are not committed: the ladder would name the wrong commit")
        for name in given.games or plan():
            play(name, here)
    PLACE.write(table(reports()))
    return 0


def plan() -> dict[str, dict[str, Any]]:
    """Name → bots, players, games, seed; `game` where it is not called like its game, `options` where some differ from the default."""
    return tomllib.loads(PLAN.read_text("utf-8"))


def file(name: str) -> Path:
    """Where the report of a ladder is."""
    return LADDER / f"{name}.json"


def reports() -> dict[str, Report]:
    """Of the ladders that have been played, in the order of the plan."""
    return {name: json.loads(file(name).read_text("utf-8")) for name in plan() if file(name).exists()}


def play(name: str, here: str) -> None:
    """Hold a contest and keep its report."""
    contest, progress = plan()[name], PROGRESS / f"{name}-{here}.jsonl"
    game, options = contest.get("game", name), json.dumps(contest.get("options", {}))
    progress.parent.mkdir(parents=True, exist_ok=True)
    print(f"{name}: {contest['games']} games of {', '.join(contest['bots'])}", file=sys.stderr, flush=True)
    asked = [game, "--bots", ",".join(contest["bots"]), "--seed", contest["seed"], "--out", str(progress), "--json"]
    asked += ["--players", str(contest["players"]), "--games", str(contest["games"]), "--options", options]
    ran = subprocess.run([sys.executable, "-m", "schnapp", "arena", *asked], stdout=subprocess.PIPE, text=True)
    if ran.returncode:
        sys.exit(ran.returncode)
    report = json.dumps(json.loads(ran.stdout), ensure_ascii=False, indent=1, sort_keys=True)
    file(name).write_text(report + "\n", "utf-8")
    progress.unlink()


# ---- the table in docs/strength.md ---------------------------------------------------------------------------------


def table(found: dict[str, Report]) -> str:
    rows = [row(report, standing) for report in found.values() for standing in report["bots"]]
    commits = sorted(
        {report["begun_at"] for report in found.values()} | {report["commit"] for report in found.values()}
    )
    return f"{HEAD}{''.join(rows)}\nPlayed at commit {', '.join(commits)}.\n"


def row(report: Report, standing: Report) -> str:
    first = standing is report["bots"][0]
    name = of_game(report["game"]).text("en", "game-title")
    head = f"**{name}**{with_options(report['options'])} {report['players']} players, {report['games']:,} games, fair {percent(report['fair_share'])}"
    rating, wins = f"{standing['rating']:.0f}", percent(standing["share"]) + span(standing["share_interval"])
    if standing["rating_interval"]:
        low, high = standing["rating_interval"]
        rating += f" ({low:.0f} to {high:.0f})"
    times = f"{milliseconds(standing['median_ms'])} ({milliseconds(standing['p99_ms'])})"
    bot = standing["bot"]
    behind = f" (`{spec_of(bot, report['game'])}`)" if bot in LEVELS else ""
    return f"| {head if first else ''} | `{bot}`{behind} | {rating} | {wins} | {times} |\n"


# ---- the check ---------------------------------------------------------------------------------------------------


def complaints() -> list[str]:
    """What does not agree, one sentence each."""
    planned, found = plan(), reports()
    said = [f"bench/ladder/plan.toml: {game} is missing" for game in GAMES if game not in planned]
    for name, contest in planned.items():
        held = Contest(
            contest.get("game", name),
            contest["players"],
            tuple(contest["bots"]),
            blocks(contest["games"], contest["players"]),
            contest["seed"],
            contest.get("options", {}),
        )
        said += [f"bench/ladder/plan.toml: {why}" for why in unfit(held)]
        if name not in found:
            said.append(f"{name} has not been played: python tools/ladder.py {name}")
        else:
            said += [f"bench/ladder/{name}.json: {why}" for why in stale(held, found[name])]
    if not PLACE.holds(table(found)):
        said.append("the table in docs/strength.md is not that of bench/ladder: python tools/ladder.py --page")
    return said


if __name__ == "__main__":
    sys.exit(main())
