"""Reports of contests that are kept in the repository: their table in docs/strength.md, and whether they still hold."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from schnapp.games import GAMES
from schnapp.lab.arena.contest import Contest
from schnapp.table.errors import SchnappError

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "strength.md"

Report = dict[str, Any]  # as docs/arena.md explains


@dataclass(frozen=True, slots=True)
class Place:
    """Where on the page a program writes its table."""

    name: str
    program: str

    @property
    def begin(self) -> str:
        return f"<!-- {self.name}, made by {self.program} -->\n"

    @property
    def end(self) -> str:
        return f"<!-- end of {self.name} -->\n"

    def filled(self, page: str, table: str) -> str:
        """The page with this table."""
        before, _, rest = page.partition(self.begin)
        _, _, after = rest.partition(self.end)
        assert rest and after, f"{PAGE.name} has no place for {self.name}: {self.begin}{self.end}"
        return f"{before}{self.begin}{table}\n{self.end}{after}"

    def write(self, table: str) -> None:
        PAGE.write_text(self.filled(PAGE.read_text("utf-8"), table), "utf-8")

    def holds(self, table: str) -> bool:
        page = PAGE.read_text("utf-8")
        return self.filled(page, table) == page


def unfit(contest: Contest) -> list[str]:
    """Why a contest cannot be held."""
    if contest.game not in GAMES:
        return [f"there is no game {contest.game}"]
    try:
        contest.check()
    except SchnappError as error:
        return [str(error)]
    return []


def stale(contest: Contest, report: Report) -> list[str]:
    """Where a report is not that of this contest and of today's rules."""
    wanted = {
        "games": contest.games,
        "players": contest.players,
        "seed": contest.seed,
        "ruleset": GAMES[contest.game].ruleset,
        "options": contest.options,
    }
    bots = sorted(standing["bot"] for standing in report["bots"])
    why = [f"{key} is {report[key]}, not {value}" for key, value in wanted.items() if report[key] != value]
    return [*why, *([f"bots are {bots}"] if bots != sorted(contest.bots) else [])]


def with_options(options: dict[str, Any]) -> str:
    """The options that differ from the default, behind the name of a game."""
    return "".join(f", `{name}: {value}`" for name, value in options.items())


def percent(share: float) -> str:
    return f"{share:.1%}".replace("%", " %")


def span(interval: list[float] | None) -> str:
    """An interval in brackets, with a blank before it."""
    return f" ({100 * interval[0]:.1f} to {percent(interval[1])})" if interval else ""
