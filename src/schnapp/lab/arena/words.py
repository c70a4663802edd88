"""The report of a contest, for people: a table, and what one has to know to read it."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console

from schnapp.games import GAMES
from schnapp.lab import tables
from schnapp.lab.tables import Column
from schnapp.table.canonical import canonical

from .ratings import ANCHOR, anchor
from .report import Report
from .standing import Interval, Standing

FEW = 20  # blocks: with fewer, the intervals of a bootstrap are too narrow


def show(report: Report, console: Console) -> None:
    """Print everything; nothing is cut off, however narrow the terminal is."""
    whole = not console.is_terminal  # in a file, lines stay as they are
    console.print(*_title(report), sep="\n", soft_wrap=whole, markup=False)
    names = Column("bot", [standing.bot for standing in report.table])
    tables.show(names, list(_columns(report)), console)
    console.print(*_notes(report), sep="\n", soft_wrap=whole, markup=False)


def _title(report: Report) -> list[str]:
    contest, found = report.contest, report.provenance
    options = f", options {canonical(contest.options)}" if contest.options else ""
    load = "" if found.load is None else f", load {found.load:.1f} when it began"
    return [
        f"{contest.game} (ruleset {GAMES[contest.game].ruleset}), {contest.players} players, seed {contest.seed}{options}",
        f"{contest.games:,} games: {'1 deal,' if contest.blocks == 1 else f'{contest.blocks:,} deals, each'} played once by every rotation of a line-up over the seats",
        f"commit {found.commit}{'' if found.compiled else ', not compiled'}, {found.jobs} {'process' if found.jobs == 1 else 'processes'} on {found.cores} cores"
        f" ({found.engine}){load}, {found.date}",
    ]


def _columns(report: Report) -> Iterator[list[Column]]:
    """The figures of every bot: what tells most comes first, an interval stays beside its figure."""
    table = report.table
    yield [
        Column("rating", [f"{standing.rating:.0f}" for standing in table]),
        Column("95%", [_ratings(standing, report) for standing in table]),
    ]
    yield [
        Column("wins", [_percent(standing.share) for standing in table]),
        Column("95%", [_percents(standing.share_interval) for standing in table]),
    ]
    if report.tally.decided < report.tally.games:
        yield [
            Column("of decided", [_percent(standing.of_decided) for standing in table]),
            Column("95%", [_percents(standing.of_decided_interval) for standing in table]),
        ]
    yield [Column("mean rank", [f"{standing.mean_rank:.2f}" for standing in table])]
    yield [Column("seats", [f"{standing.seats:,}" for standing in table])]
    yield [Column("choices", [f"{standing.choices:,}" for standing in table])]
    yield [
        Column("median ms", [milliseconds(standing.median_ms) for standing in table]),
        Column("99% ms", [milliseconds(standing.p99_ms) for standing in table]),
    ]
    yield [Column("longest ms", [milliseconds(standing.longest_ms) for standing in table])]


def _notes(report: Report) -> list[str]:
    contest, found, fixed = report.contest, report.provenance, anchor(report.contest.bots)
    notes = [f"Fair share of wins: {1 / contest.players:.1%} a seat; a shared win counts in equal parts."]
    if report.tally.decided < report.tally.games:
        notes.append(f"Decided: {report.tally.decided:,} games have one winner.")
    notes.append(
        f"Rating: {fixed} has 1000{'' if fixed == ANCHOR else ', because greedy did not play'}; with 400 more a bot is "
        "ahead of it ten times as often as behind it."
    )
    if any(standing.rating_interval is None and standing.bot != fixed for standing in report.table):
        notes.append("A rating without an interval: all deals ended alike, so it only tells a direction.")
    fewest = min(report.tally.deals(bot) for bot in contest.bots)
    if fewest < FEW:
        deals = "1 deal is" if fewest == 1 else f"{fewest} deals are"
        of_bot = "" if fewest == contest.blocks else " for a bot"
        notes.append(f"{deals} few{of_bot}: the true intervals are wider.")
    if found.jobs * contest.processes > found.cores:
        notes.append("More processes than cores: bots with a time limit had less than their time.")
    if report.begun != found.commit:
        notes.append(f"Begun at commit {report.begun} and gone on with at {found.commit}.")
    return notes


def _ratings(standing: Standing, report: Report) -> str:
    if standing.bot == anchor(report.contest.bots):
        return "anchor"
    if standing.rating_interval is None:
        return "–"
    low, high = standing.rating_interval
    return f"{low:.0f} to {high:.0f}"


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{share:.1%}"


def _percents(interval: Interval) -> str:
    return "–" if interval is None else f"{100 * interval[0]:.1f} to {interval[1]:.1%}"


def milliseconds(ms: float | None) -> str:
    """With as many digits as mean something."""
    if ms is None:
        return "–"
    return "< 0.01" if ms < 0.01 else f"{ms:.2f}" if ms < 1 else f"{ms:.1f}" if ms < 100 else f"{ms:,.0f}"
