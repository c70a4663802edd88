"""The command `schnapp arena`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from . import arguments as typed
from . import parameters as given
from .arguments import warn
from .screen import screen, watched

if TYPE_CHECKING:
    from schnapp.lab.arena.contest import Contest
    from schnapp.lab.arena.report import Report


@click.command(epilog="Example: schnapp arena snatch-it --bots random,greedy --games 400 --seed 1")
@given.game
@given.bots(
    "Who plays: at least two, with commas. greedy has a rating of 1000; without greedy it is the one named first. "
    "Here and in simulate also cheat:2000 and cheat:20ms, which search as flat:2000 and flat:20ms do, but look at the cards, "
    "and bots of your own, FILE.py:NAME."
)
@click.option(
    "--games",
    type=int,
    required=True,
    help="How many games; rounded up, so that every deal is played by every rotation.",
)
@given.players
@given.seed("1")
@given.options
@click.option(
    "--out",
    type=given.FILE,
    help="File for every finished game. If it is there, its games are not played again: so one goes on after an "
    "interruption, or with more games.",
)
@given.jobs
@click.option(
    "--engine",
    type=click.Choice(("processes", "ray")),
    default="processes",
    help="processes, or ray: a Ray cluster, named by the environment variable RAY_ADDRESS "
    "(in a checkout: pip install -e '.[ray]').",
)
@given.as_json("Figures for programs; docs/arena.md explains them.")
def arena(
    game: str,
    bots: str,
    games: int,
    players: int | None,
    seed: str,
    options: str,
    out: Path | None,
    jobs: int | None,
    engine: str,
    as_json: bool,
) -> None:
    """Find out which bot is stronger, by how much, and how sure that is.

    As many bots as players: all against all. Fewer: the last one fills the seats that are left over, so that
    "--bots random,greedy --players 4" is one random against three greedy. More: they take turns, equally often.
    Every deal is played once by every rotation of its line-up over the seats, so that neither cards nor seats favour a bot.
    """
    typed.numpy_installed()
    from schnapp.lab.arena.contest import Contest, blocks
    from schnapp.lab.cheating import bot
    from schnapp.table.canonical import canonical

    found, chosen = typed.game_called(game), typed.options(options)
    typed.at_least_one(games=games, players=players, jobs=jobs)
    seats = typed.seats(found, players)
    specs = typed.specifications(bots, found, bot)
    contest = Contest(found.name, seats, specs, blocks(games, seats), seed, chosen)
    contest.check()
    if out is not None:
        typed.called("--out", out, "JSON lines are", ".jsonl", ".txt")
    report = _held(contest, out, jobs, engine)
    if as_json:
        print(canonical(report.figures()))
        return
    from schnapp.lab.arena.words import show
    from schnapp.lab.tables import WIDE

    show(report, screen(WIDE))


def _held(contest: Contest, out: Path | None, jobs: int | None, engine: str) -> Report:
    """Hold a contest, with a bar on the terminal."""
    from schnapp.lab import cluster, workers
    from schnapp.lab.arena.holding import hold
    from schnapp.lab.provenance import found

    jobs = jobs or contest.jobs(workers.cores())
    warn(jobs * contest.processes)
    spread = cluster.spread if engine == "ray" else workers.spread
    return hold(contest, out, spread, found(engine, jobs), lambda held: watched(held, contest.games, "games"))
