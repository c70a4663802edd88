"""The ladder of all bots: plays the contests of bench/ladder/plan.toml, keeps their reports beside it, and makes the table
in the README out of them.

    python tools/ladder.py             play all games (or name some); what was interrupted goes on
    python tools/ladder.py --readme    write the table
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

from schnapp.bots.roster import bot
from schnapp.games import GAMES
from schnapp.lab.arena.circumstances import commit
from schnapp.lab.arena.contest import blocks
from schnapp.lab.arena.words import milliseconds
from schnapp.table.errors import SchnappError
from schnapp.table.texts import of_game

ROOT = Path(__file__).resolve().parent.parent
LADDER = ROOT / "bench" / "ladder"
PLAN = LADDER / "plan.toml"
README = ROOT / "README.md"
PROGRESS = ROOT / "build" / "ladder"  # games of contests that are not over
BEGIN, END = "<!-- the ladder, made by tools/ladder.py -->\n", "<!-- end of the ladder -->\n"
HEAD = """
| game | bot | rating (95 %) | wins a seat (95 %) | ms a choice: median (99 %) |
| --- | --- | --- | --- | --- |
"""

Report = dict[str, Any]  # as docs/arena.md explains


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games", nargs="*", metavar="GAME", help=f"one or more of {', '.join(GAMES)}")
    asked.add_argument("--readme", action="store_true")
    asked.add_argument("--check", action="store_true")
    given = asked.parse_args()
    if unknown := set(given.games) - set(GAMES):
        asked.error(f"there is no game {', '.join(sorted(unknown))}; known are {', '.join(GAMES)}")
    if given.check:
        said = complaints()
        print(*said, sep="\n", end="\n" if said else "")
        return 1 if said else 0
    if not given.readme:
        here = commit()
        if here.endswith("+"):
            asked.error("the source has changes that are not committed: the ladder would name the wrong commit")
        for game in given.games or GAMES:
            play(game, here)
    README.write_text(with_table(README.read_text("utf-8")), "utf-8")
    return 0


def plan() -> dict[str, dict[str, Any]]:
    """Game → bots, players, games, seed."""
    return tomllib.loads(PLAN.read_text("utf-8"))


def file(game: str) -> Path:
    """Where the report of a game is."""
    return LADDER / f"{game}.json"


def reports() -> dict[str, Report]:
    """Of the games that have been played, in the order of the games."""
    return {game: json.loads(file(game).read_text("utf-8")) for game in GAMES if file(game).exists()}


def play(game: str, here: str) -> None:
    """Hold the contest of a game and keep its report."""
    contest, progress = plan()[game], PROGRESS / f"{game}-{here}.jsonl"
    progress.parent.mkdir(parents=True, exist_ok=True)
    print(f"{game}: {contest['games']} games of {', '.join(contest['bots'])}", file=sys.stderr, flush=True)
    asked = [game, "--bots", ",".join(contest["bots"]), "--seed", contest["seed"], "--out", str(progress), "--json"]
    asked += ["--players", str(contest["players"]), "--games", str(contest["games"])]
    ran = subprocess.run([sys.executable, "-m", "schnapp", "arena", *asked], stdout=subprocess.PIPE, text=True)
    if ran.returncode:
        sys.exit(ran.returncode)
    report = json.dumps(json.loads(ran.stdout), ensure_ascii=False, indent=1, sort_keys=True)
    file(game).write_text(report + "\n", "utf-8")
    progress.unlink()


# ---- the table in the README -------------------------------------------------------------------------------------


def with_table(readme: str) -> str:
    """The README with the table of today."""
    before, _, rest = readme.partition(BEGIN)
    _, _, after = rest.partition(END)
    assert rest and after, f"{README.name} has no place for the ladder: {BEGIN}{END}"
    return f"{before}{BEGIN}{table(reports())}\n{END}{after}"


def table(found: dict[str, Report]) -> str:
    rows = [row(report, standing) for report in found.values() for standing in report["bots"]]
    commits = sorted(
        {report["begun_at"] for report in found.values()} | {report["commit"] for report in found.values()}
    )
    return f"{HEAD}{''.join(rows)}\nPlayed at commit {', '.join(commits)}.\n"


def row(report: Report, standing: Report) -> str:
    first = standing is report["bots"][0]
    name = of_game(report["game"]).text("en", "game-title")
    head = f"**{name}** {report['players']} players, {report['games']:,} games, fair {_percent(report['fair_share'])}"
    rating, wins = f"{standing['rating']:.0f}", _percent(standing["share"])
    if standing["rating_interval"]:
        low, high = standing["rating_interval"]
        rating += f" ({low:.0f} to {high:.0f})"
    low, high = standing["share_interval"]
    wins += f" ({100 * low:.1f} to {_percent(high)})"
    times = f"{milliseconds(standing['median_ms'])} ({milliseconds(standing['p99_ms'])})"
    return f"| {head if first else ''} | `{standing['bot']}` | {rating} | {wins} | {times} |\n"


def _percent(share: float) -> str:
    return f"{share:.1%}".replace("%", " %")


# ---- the check ---------------------------------------------------------------------------------------------------


def complaints() -> list[str]:
    """What does not agree, one sentence each."""
    planned, found = plan(), reports()
    said = [f"bench/ladder/plan.toml: {game} is missing" for game in GAMES if game not in planned]
    for game, contest in planned.items():
        said += [f"bench/ladder/plan.toml: {error}" for error in _unknown(game, contest)]
        if game not in found:
            said.append(f"{game} has not been played: python tools/ladder.py {game}")
        else:
            said += [f"bench/ladder/{game}.json: {why}" for why in _stale(contest, found[game])]
    if with_table(README.read_text("utf-8")) != README.read_text("utf-8"):
        said.append("the table in the README is not that of bench/ladder: python tools/ladder.py --readme")
    return said


def _unknown(game: str, contest: dict[str, Any]) -> list[str]:
    if game not in GAMES:
        return [f"there is no game {game}"]
    errors: list[str] = []
    for spec in contest["bots"]:
        try:
            bot(spec, game)
        except SchnappError as error:
            errors.append(str(error))
    return errors


def _stale(contest: dict[str, Any], report: Report) -> list[str]:
    """Where a report is not that of the plan and of today's rules."""
    games = blocks(contest["games"], contest["players"]) * contest["players"]
    wanted = {
        "games": games,
        "players": contest["players"],
        "seed": contest["seed"],
        "ruleset": GAMES[report["game"]].ruleset,
    }
    bots = sorted(standing["bot"] for standing in report["bots"])
    why = [f"{key} is {report[key]}, not {value}" for key, value in wanted.items() if report[key] != value]
    return [*why, *([f"bots are {bots}"] if bots != sorted(contest["bots"]) else [])]


if __name__ == "__main__":
    sys.exit(main())
