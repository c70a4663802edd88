"""The command `schnapp simulate`."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

from . import arguments as typed
from .arguments import BadInput, warn
from .parameters import Bots, GameName, Json, Players
from .screen import watched


def simulate(
    game: GameName,
    /,
    *,
    games: int,
    players: Players = None,
    seed: str = "1",
    bots: Bots = "random",
    options: str = "{}",
    records: Path | None = None,
    verbose: bool = False,
    jobs: int | None = None,
    forget: int = 0,
    as_json: Json = False,
) -> None:
    """Play many games and say what they were like.

    Parameters
    ----------
    game
        Which game: snatch-it or another one; an unknown name is answered with all of them.
    games
        How many games.
    players
        How many seats; without it four, or as many as the game allows.
    seed
        The same seed plays the same games, whatever the number of processes.
    bots
        random or greedy, several with commas, going round the seats; an unknown one is answered with all that the
        game has.
    options
        Options of the game that differ from the default, as JSON.
    records
        Folder for one record a game.
    verbose
        Records tell every position and every legal act.
    jobs
        Processes to spread the games over; without it one for each core.
    forget
        How often, in percent, players leave undone what nobody waits for: drawing in Schnuff.
    as_json
        Figures for programs; docs/arena.md explains them.
    """
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
    specs = typed.specifications(bots, found, bot, seats)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    plan, thinking = Plan(found.name, seats, seed, specs, chosen, records, verbose, forget), max(map(processes, specs))
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
