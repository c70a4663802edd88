"""The command `schnapp lab`."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Literal

import click

from . import arguments as typed
from . import completion
from . import parameters as given
from .arguments import BadInput
from .screen import screen, watched_stage


@click.command(epilog="\b\nExample: schnapp lab snatch-it\n     or: schnapp lab --compare before.json after.json")
@click.argument(
    "game",
    required=False,
    shell_complete=completion.games,
    help="Which game: snatch-it or another one, also one of another package.",
)
@click.option(
    "--setting",
    type=click.Choice(("quick", "standard", "thorough")),
    default="quick",
    help="How many games: quick takes a few minutes, standard one to three hours, thorough a night or more.",
)
@click.option(
    "--players",
    type=int,
    help="The number of players that most games are played with; without it four, or as near as the game comes to it.",
)
@click.option("--bot", shell_complete=completion.bots, help="Who plays; without it the level medium.")
@given.seed("lab", "The same seed gives the same games.")
@given.options
@click.option(
    "--sweep",
    default="{}",
    help='Option values to try, as JSON: {"chips":[5,20]}. Without it all options of the rules.',
)
@click.option(
    "--forbid",
    default="",
    show_default=False,
    help="Acts and cards to forbid one player, with commas: act:steal,card:swarm. Without it those that are used most.",
)
@click.option(
    "--out",
    type=given.FILE,
    help="The HTML file; JSON and finished games are kept beside it. Without it lab-GAME.html.",
)
@given.jobs
@click.option(
    "--compare",
    type=given.FILE,
    nargs=2,
    metavar="BEFORE AFTER",
    help="Two JSON files of reports: shows what differs between them by more than noise.",
)
@given.language(
    "Of the report; without it that of the system. Started again in another one, the lab plays no game twice."
)
@given.as_json("With --compare: figures for programs.")
def lab(
    game: str | None,
    setting: Literal["quick", "standard", "thorough"],
    players: int | None,
    bot: str | None,
    seed: str,
    options: str,
    sweep: str,
    forbid: str,
    out: Path | None,
    jobs: int | None,
    compare: tuple[Path, Path] | None,
    language: Literal["de", "en"] | None,
    as_json: bool,
) -> None:
    """Write a balance report on a game: one HTML file for people and one JSON file for programs.

    Bots play hundreds of games while the lab is watching: is the game fair, how long is it, do choices matter, what do
    winners do, when is a game decided, who can make somebody else win, how much is skill worth, and what would other
    option values change? docs/lab.md explains the figures.

    Started again with the same file after an interruption, it goes on where it was.
    """
    typed.numpy_installed()
    if compare is not None:
        if game is not None:
            raise BadInput("--compare takes two files and no game")
        _compare(*compare, language or typed.language(), as_json=as_json)
        return
    if game is None:
        raise BadInput("name a game, or two reports with --compare")
    if as_json:
        raise BadInput("--json goes with --compare; of a game the figures for programs are written beside the page")
    from schnapp.lab import workers
    from schnapp.lab.balance.making import Files, make
    from schnapp.lab.balance.speech import Speech
    from schnapp.lab.balance.study import SETTINGS, Study, usual_bot
    from schnapp.lab.provenance import found as provenance

    found, chosen = typed.game_called(game), typed.options(options)
    typed.at_least_one(jobs=jobs)
    study = Study(
        found.name,
        typed.seats(found, players),
        bot or usual_bot(found.name),
        seed,
        chosen,
        SETTINGS[setting],
        typed.sweep(sweep),
        tuple(feature.strip() for feature in forbid.split(",") if feature.strip()),
    )
    study.check()
    page = out or Path(f"lab-{found.name}.html")
    files = Files.beside(typed.called("--out", page, "an HTML page is", ".html", ".htm"))
    for file in (files.logbook, files.figures, files.page):
        typed.writable(file)
    began, speech = perf_counter(), Speech(language or typed.language(), found.name)
    make(study, files, workers.spread, provenance("processes", jobs or workers.cores()), watched_stage, speech)
    seconds = speech.count(round(perf_counter() - began))
    print(speech.text("terminal-done", page=str(files.page), figures=str(files.figures), seconds=seconds))
    print(speech.text("terminal-kept", logbook=str(files.logbook)))


def _compare(first: Path, second: Path, language: Literal["de", "en"], *, as_json: bool) -> None:
    from schnapp.lab.balance.comparison import compared, read
    from schnapp.lab.balance.speech import Speech
    from schnapp.table.canonical import canonical

    comparison = compared(read(first), read(second))
    if as_json:
        print(canonical(comparison.said()))
        return
    from schnapp.lab.balance.words import show
    from schnapp.lab.tables import WIDE

    show(comparison, screen(WIDE), Speech(language))
