"""The command `schnapp lab`."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Annotated, Literal

from cyclopts import Parameter

from . import arguments as typed
from . import completion
from .arguments import BadInput
from .parameters import GameName, Json
from .screen import screen, watched_stage


def lab(
    game: GameName | None = None,
    /,
    *,
    setting: Literal["quick", "standard", "thorough"] = "quick",
    players: int | None = None,
    bot: Annotated[str | None, Parameter(completer=completion.offered_bots)] = None,
    seed: str = "lab",
    options: str = "{}",
    sweep: str = "{}",
    forbid: str = "",
    out: Path | None = None,
    jobs: int | None = None,
    compare: Annotated[tuple[Path, Path] | None, Parameter(negative=())] = None,
    language: Literal["de", "en"] | None = None,
    as_json: Json = False,
) -> None:
    """Write a balance report on a game: one HTML file for people and one JSON file for programs.

    Bots play hundreds of games while the lab is watching: is the game fair, how long is it, do choices matter, what do
    winners do, when is a game decided, who can make somebody else win, how much is skill worth, and what would other
    option values change? docs/lab.md explains the figures.

    Started again with the same file after an interruption, it goes on where it was.

    Parameters
    ----------
    game
        Which game: snatch-it, schnuff, snails or schnapp-land-fluss.
    setting
        How many games: quick takes a few minutes, standard most of an hour, thorough a night or more.
    players
        The number of players that most games are played with; without it four, or as near as the game comes to it.
    bot
        Who plays; without it the level medium.
    seed
        The same seed gives the same games.
    options
        Options of the game that differ from the default, as JSON.
    sweep
        Option values to try, as JSON: {"chips":[5,20]}. Without it all options of the rules.
    forbid
        Acts and cards to forbid one player, with commas: act:steal,card:swarm. Without it those that are used most.
    out
        The HTML file; JSON and finished games are kept beside it. Without it lab-GAME.html.
    jobs
        Processes; without it one for each core.
    compare
        Two JSON files of reports: shows what differs between them by more than noise.
    language
        Of the report; without it that of the system. Started again in another one, the lab plays no game twice.
    as_json
        With --compare: figures for programs.
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
    files = Files.beside(out or Path(f"lab-{found.name}.html"))
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
