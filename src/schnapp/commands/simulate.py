"""The command `schnapp simulate`."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import click

from . import arguments as typed
from . import parameters as given
from .arguments import BadInput, warn
from .screen import watched


@click.command(epilog="Example: schnapp simulate snatch-it --games 2000 --seed 1 --records DIR")
@given.game
@click.option("--games", type=int, required=True, help="How many games.")
@given.players
@given.seed("1", "The same seed plays the same games, whatever the number of processes.")
@given.bots(
    "random or greedy, several with commas, going round the seats; an unknown one is answered with all that the game has.",
    default="random",
)
@given.options
@click.option("--records", type=given.FILE, help="Folder for one record a game, without records of this game yet.")
@click.option("--verbose", is_flag=True, help="With --records: they tell every position and every legal act.")
@given.jobs
@click.option(
    "--forget",
    type=int,
    default=0,
    help="How often, in percent, players leave undone what nobody waits for, as drawing in Schnuff: 0 to 50.",
)
@given.as_json("Figures for programs; docs/arena.md explains them.")
def simulate(
    game: str,
    games: int,
    players: int | None,
    seed: str,
    bots: str,
    options: str,
    records: Path | None,
    verbose: bool,
    jobs: int | None,
    forget: int,
    as_json: bool,
) -> None:
    """Play many games and say what they were like."""
    from schnapp.bots.roster import processes
    from schnapp.lab import summary as told
    from schnapp.lab.cheating import bot
    from schnapp.lab.provenance import found as provenance
    from schnapp.lab.simulation import Plan, Summary
    from schnapp.lab.simulation import simulate as run
    from schnapp.lab.workers import cores
    from schnapp.table.canonical import canonical

    found, chosen = typed.game_called(game), typed.options(options)
    seats = typed.seats(found, players)
    found.resolve(seats, chosen)
    typed.at_least_one(games=games, jobs=jobs)
    if not 0 <= forget <= 50:
        raise BadInput(f"--forget must be 0 to 50, not {forget}")
    if verbose and records is None:
        raise BadInput("--verbose is about records: say --records FOLDER, too")
    specs = typed.specifications(bots, found, bot, seats)
    plan, thinking = Plan(found.name, seats, seed, specs, chosen, records, verbose, forget), max(map(processes, specs))
    if records is not None:
        typed.folder("--records", records).mkdir(parents=True, exist_ok=True)
        if plan.recorded():
            raise BadInput(
                f"{records} has records of {found.name} already, and they are left as they are: name another folder"
            )
    jobs = min(games, jobs or max(1, cores() // thinking))
    warn(jobs * thinking)
    here, summary, began = provenance("processes", jobs), Summary(), perf_counter()
    for played in watched(run(plan, games, jobs), games, "games"):
        summary.add(played)
    took = perf_counter() - began
    if as_json:
        print(canonical(told.figures(plan, summary, took, here)))
    else:
        print(*told.lines(plan, summary, took), sep="\n")
