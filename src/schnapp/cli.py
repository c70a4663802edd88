"""The command `schnapp`. What a command needs is imported when it runs, so that `--help` answers at once."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Literal, NoReturn

from cyclopts import App, CycloptsError, Parameter, UnknownCommandError, UnusedCliTokensError

from schnapp import arguments as typed
from schnapp import completion
from schnapp.arguments import BadInput
from schnapp.bots.levels import USUAL
from schnapp.screen import flush, screen, watched, watched_stage
from schnapp.table.errors import SchnappError

if TYPE_CHECKING:
    from schnapp.lab.arena.contest import Contest
    from schnapp.lab.arena.report import Report
    from schnapp.table.game import Game

BAD_INPUT = 2
BROKEN_PIPE = 128 + 13  # what a shell sees of a program that SIGPIPE has ended
INTERRUPTED = 128 + 2

GameName = Annotated[str, Parameter(completer=completion.offered_games)]
Bots = Annotated[str, Parameter(completer=completion.offered_bots)]
Players = Annotated[int | None, Parameter(show_default=False)]
Json = Annotated[bool, Parameter("--json", negative=())]

app = App(
    name="schnapp",
    help="Schnapp: an open digital table for card games. Alone against bots, round one screen, or with friends by a link.",
    help_epilogue="Start here: schnapp serve   or, without a browser: schnapp play snatch-it",
)


def main(arguments: list[str] | None = None) -> None:
    """Run a command. Bad input is answered with one sentence and exit code 2; whoever stops reading is told nothing."""
    try:
        try:
            app(arguments, exit_on_error=False, print_error=False)
        finally:
            flush()
    except UnknownCommandError as error:
        (name, *_) = error.unused_tokens or ("",)
        _leave(str(typed.unknown("command", name, [each for each in app if not each.startswith("-")])))
    except UnusedCliTokensError as error:
        _leave(f"nothing is known to do with {' '.join(error.unused_tokens or ())}; --help says what stands where")
    except CycloptsError as error:
        _leave(str(error).strip().splitlines()[0])
    except SchnappError as error:
        _leave(str(error))
    except UnicodeError as error:
        _leave(typed.unreadable(error))
    except BrokenPipeError:
        sys.exit(BROKEN_PIPE)
    except OSError as error:
        _leave(f"{error.filename or 'the system'}: {error.strerror or error}")
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def _leave(sentence: str) -> NoReturn:
    print(f"schnapp: {sentence}", file=sys.stderr)
    sys.exit(BAD_INPUT)


# ---- the commands ------------------------------------------------------------------------------------------------


@app.command(help_epilogue="Example: schnapp serve --port 8000 --database sqlite:///schnapp.db")
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "sqlite:///schnapp.db",
    origin: Annotated[list[str] | None, Parameter(negative=())] = None,
    trusted_proxy: Annotated[list[str] | None, Parameter(negative=())] = None,
) -> None:
    """Serve the table to browsers.

    Parameters
    ----------
    host
        Address to listen on; 0.0.0.0 for everybody in the network.
    port
        Port to listen on; 0 for any that is free.
    database
        Where the tables are kept: sqlite:///FILE.
    origin
        What browsers reach this server by, such as https://play.example.org; may be given several times. IP addresses,
        localhost and this machine's own name need not be given; other names are refused.
    trusted_proxy
        Address or network of a proxy in front, such as 127.0.0.1 or 10.0.0.0/8; may be given several times. Only a
        trusted proxy is believed who asks (X-Forwarded-For); without it all behind a proxy share one visitor's limits.
    """
    from schnapp.server.serve import serve as run

    if not 0 <= port <= 65_535:
        raise BadInput(f"--port must be 0 to 65535, not {port}")
    run(host=host, port=port, database=_file(database), origins=origin or (), proxies=trusted_proxy or ())


def _file(database: str) -> Path:
    """sqlite:///relative.db or sqlite:////absolute.db; a plain path is a file too."""
    scheme, separator, path = database.partition(":///")
    if scheme == "sqlite" and path:
        return Path(path)
    if separator or re.match(r"[A-Za-z][A-Za-z0-9+.-]+:", database) or not database:  # one letter is a drive
        raise BadInput(f"--database {database}: only sqlite:///FILE is known")
    return Path(database)


@app.command(help_epilogue="Example: schnapp play snatch-it --players 4 --bots easy,strong --language en")
def play(
    game: GameName,
    /,
    *,
    players: Players = None,
    bots: Bots = USUAL,
    options: str = "{}",
    language: Literal["de", "en"] | None = None,
    seed: str | None = None,
    pace: Annotated[float | None, Parameter(show_default=False)] = None,
    record: Path | None = None,
) -> None:
    """Play a game in the terminal, against bots.

    Parameters
    ----------
    game
        Which game: snatch-it or another one; an unknown name is answered with all of them.
    players
        How many play, you included; without it four, or as many as the game allows.
    bots
        How good the others are: beginner, easy, medium, strong or master; several with commas, going round the seats.
    options
        Rules at this table, as JSON.
    language
        Without it that of the system; words of a word game are in this language, too.
    seed
        The same seed deals the same cards; without it nobody can foresee them.
    pace
        Seconds a bot takes for a move; without it 0.7 in a terminal. In a game with a clock it takes as long as people.
    record
        File for the record of the game.
    """
    from schnapp.bots.roster import bot
    from schnapp.terminal import Wish
    from schnapp.terminal import play as run

    found, chosen = typed.game_called(game), typed.options(options)
    seats = typed.seats(found, players)
    spoken = language or typed.language()
    if any(option.name == "language" for option in found.options):
        chosen = {"language": spoken, **chosen}
    found.resolve(seats, chosen)
    specs = typed.specifications(bots, found, bot, seats - 1)
    if pace is None:
        pace = 0.7 if sys.stdout.isatty() else 0.0
    if record is not None:
        typed.writable(record)
    wish = Wish(seats, specs, spoken, seed, typed.seconds("pace", pace), record, chosen)
    run(found, wish, screen(), input)


@app.command(
    help_epilogue="Example: schnapp simulate snatch-it --players 4 --games 2000 --seed 1 --records DIR --verbose"
)
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
    from schnapp.bots.roster import minds
    from schnapp.lab import summary as told
    from schnapp.lab.cheating import bot
    from schnapp.lab.circumstances import found as circumstances
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
    plan, thinking = Plan(found.name, seats, seed, specs, chosen, records, verbose, forget), max(map(minds, specs))
    jobs = min(games, jobs or max(1, cores() // thinking))
    _warn(jobs * thinking)
    here, summary, began = circumstances("processes", jobs), Summary(), perf_counter()
    for played in watched(run(plan, games, jobs), games, "games"):
        summary.add(played)
    took = perf_counter() - began
    if as_json:
        print(canonical(told.figures(plan, summary, took, here)))
    else:
        print(*told.lines(plan, summary, took), sep="\n")


@app.command(help_epilogue="Example: schnapp replay snatch-it-*.jsonl")
def replay(
    *files: Path,
    proof: Path | None = None,
    tell: Annotated[bool, Parameter(negative=())] = False,
    language: Literal["de", "en"] | None = None,
    as_json: Json = False,
) -> None:
    """Check records against the rules: ok, or FILE:LINE: where they first part. Exit code 1 if any part.

    Parameters
    ----------
    files
        Records, one game each.
    proof
        The opened seal of the game, as a server gives it: was this deal decided before the game?
    tell
        Tell the game, all cards face up: a line for everything that happened.
    language
        Of what is told; without it that of the system.
    as_json
        One JSON object a record: file, ok, line and why; the last two are null for a record that is ok.
    """
    from schnapp.table import proof as seal
    from schnapp.table.canonical import canonical
    from schnapp.table.errors import BadRecord
    from schnapp.table.replay import replay as check

    if not files:
        raise BadInput("name at least one file to replay")
    if tell and as_json:
        raise BadInput("--tell is for people and --json for programs: choose one")
    try:
        opened = seal.read(proof) if proof is not None else None
    except BadRecord as error:
        raise BadInput(f"{proof}: {error}") from None
    games, apart = typed.known_games(), 0
    for file in watched(files, len(files), "records"):
        divergence = check(file, games, opened)
        apart += divergence is not None
        if as_json:
            line, why = (None, None) if divergence is None else (divergence.line, divergence.why)
            print(canonical({"file": str(file), "ok": divergence is None, "line": line, "why": why}))
        else:
            print(f"{file}: ok" if divergence is None else f"{file}:{divergence}")
            if tell and divergence is None:
                print(*_told(file, games, language or typed.language()), sep="\n")
    sys.exit(1 if apart else 0)


def _told(file: Path, games: Mapping[str, Game], language: str) -> Iterator[str]:
    """The lines of a record that is ok."""
    from schnapp.table.record import read
    from schnapp.table.telling import told
    from schnapp.table.texts import Makeshift

    record = read(file)
    game = games[record.header["game"]]
    for moment in told(record, game, language, Makeshift(game.folder / "texts"), record.header["players"]):
        yield from moment.lines


@app.command(help_epilogue="Example: schnapp scenario scenarios/snatch-it.json")
def scenario(*files: Path, as_json: Json = False) -> None:
    """Run scenario files; ends with "N passed, N failed". Exit code 1 if any failed.

    Parameters
    ----------
    files
        Scenario files.
    as_json
        One JSON object a scenario: file, id, title, passed and why; why is null for one that passed.
    """
    from schnapp.table.canonical import canonical
    from schnapp.table.errors import BadRecord
    from schnapp.table.scenario import run_file

    if not files:
        raise BadInput("name at least one scenario file")
    games, passed, failed = typed.known_games(), 0, 0
    for file in files:
        try:
            for outcome in run_file(file, games):
                good = outcome.why is None
                passed, failed = passed + good, failed + (not good)
                if as_json:
                    said = {"id": outcome.id, "title": outcome.title, "passed": good, "why": outcome.why}
                    print(canonical({"file": str(file), **said}))
                elif not good:
                    print(f"{file}: {outcome.id} {outcome.title}: {outcome.why}")
        except BadRecord as error:
            raise BadInput(f"{file}: {error}") from None
    if not as_json:
        print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


@app.command(help_epilogue="Example: schnapp arena snatch-it --bots random,greedy --players 4 --games 400 --seed 1")
def arena(
    game: GameName,
    /,
    *,
    bots: Bots,
    games: int,
    players: Players = None,
    seed: str = "1",
    options: str = "{}",
    out: Path | None = None,
    jobs: int | None = None,
    engine: Literal["processes", "ray"] = "processes",
    as_json: Json = False,
) -> None:
    """Find out which bot is stronger, by how much, and how sure that is.

    As many bots as players: all against all. Fewer: the last one fills the seats that are left over, so that
    "--bots random,greedy --players 4" is one random against three greedy. More: they take turns, equally often.
    Every deal is played once by every rotation of its line-up over the seats, so that neither cards nor seats favour a bot.

    Parameters
    ----------
    game
        Which game: snatch-it or another one; an unknown name is answered with all of them.
    bots
        Who plays: at least two, with commas. greedy has a rating of 1000; without greedy it is the one named first.
        Here and in simulate also cheat:2000 and cheat:20ms, which search as flat:2000 and flat:20ms do, but look at the cards.
    games
        How many games; rounded up, so that every deal is played by every rotation.
    players
        How many seats; without it four, or as many as the game allows.
    seed
        The same seed deals the same games, whatever the number of processes.
    options
        Options of the game that differ from the default, as JSON.
    out
        File for every finished game. If it is there, its games are not played again: so one goes on after an
        interruption, or with more games.
    jobs
        Processes; without it one for each core.
    engine
        processes, or ray: a Ray cluster, named by the environment variable RAY_ADDRESS (in a checkout: pip install -e '.[ray]').
    as_json
        Figures for programs; docs/arena.md explains them.
    """
    from schnapp.lab.arena.contest import Contest, blocks
    from schnapp.lab.cheating import bot
    from schnapp.table.canonical import canonical

    found, chosen = typed.game_called(game), typed.options(options)
    typed.at_least_one(games=games, players=players, jobs=jobs)
    seats = typed.seats(found, players)
    specs = typed.specifications(bots, found, bot)
    contest = Contest(found.name, seats, specs, blocks(games, seats), seed, chosen)
    contest.check()
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
    from schnapp.lab.circumstances import found

    jobs = jobs or contest.jobs(workers.cores())
    _warn(jobs * contest.minds)
    spread = cluster.spread if engine == "ray" else workers.spread
    return hold(contest, out, spread, found(engine, jobs), lambda held: watched(held, contest.games, "games"))


@app.command(help_epilogue="Example: schnapp lab snatch-it   or: schnapp lab --compare before.json after.json")
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
    winners do, when is a game decided, who can make somebody else win, how much is skill worth, and what would other house
    values change? docs/lab.md explains the figures.

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
        House values to try, as JSON: {"chips":[5,20]}. Without it all options of the rules.
    forbid
        Things to forbid one player, with commas: act:steal,card:swarm. Without it those that are done most.
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
    from schnapp.lab.balance.study import SETTINGS, Study, usual_bot, usual_players
    from schnapp.lab.circumstances import found as circumstances

    found, chosen = typed.game_called(game), typed.options(options)
    typed.at_least_one(jobs=jobs)
    study = Study(
        found.name,
        usual_players(found.name) if players is None else players,
        bot or usual_bot(found.name),
        seed,
        chosen,
        SETTINGS[setting],
        typed.sweep(sweep),
        tuple(thing.strip() for thing in forbid.split(",") if thing.strip()),
    )
    study.check()
    files = Files.beside(out or Path(f"lab-{found.name}.html"))
    for file in (files.logbook, files.figures, files.page):
        typed.writable(file)
    began, speech = perf_counter(), Speech(language or typed.language(), found.name)
    make(study, files, workers.spread, circumstances("processes", jobs or workers.cores()), watched_stage, speech)
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


@app.command(help_epilogue="Example: schnapp bench snatch-it --json")
def bench(
    game: GameName = "snatch-it",
    /,
    *,
    players: Players = None,
    as_json: Json = False,
) -> None:
    """Measure the speed of the engine on this machine; takes some five seconds.

    Parameters
    ----------
    game
        Which game: snatch-it or another one; an unknown name is answered with all of them.
    players
        How many seats; without it four, or as many as the game allows.
    as_json
        Figures for programs.
    """
    from schnapp.lab.speed import measure

    found = typed.game_called(game)
    seats = typed.seats(found, players)
    found.resolve(seats, {})
    if not as_json and sys.stderr.isatty():
        print("measuring, some five seconds …", file=sys.stderr)
    speed = measure(found.name, seats)
    if as_json:
        print(json.dumps(speed.figures()))
    else:
        print(*speed.lines(), sep="\n")


@app.command(help_epilogue="Example: schnapp words en animal zebra table   or: schnapp words de river < words.txt")
def words(language: str, category: str, /, *asked: str, overlay: Path | None = None) -> None:
    """Ask the word referee: prints word, verdict (accept, unsure, reject) and reason, between tabs, one word a line.

    Parameters
    ----------
    language
        de or en.
    category
        What the words must be: animal, city, in_the_kitchen …
    asked
        The words; without any, the lines of standard input.
    overlay
        File of the words that were voted on at the tables of a server; accepted ones count.
    """
    from schnapp.words import UnknownCategory, UnknownLanguage
    from schnapp.words.overlay import BadOverlay, Overlay

    try:
        known = Overlay.read(typed.existing(overlay)) if overlay is not None else Overlay()
        known.judge("", category, language)  # a wrong category is an error even if there is no word
        for word in asked or (line.rstrip("\r\n") for line in sys.stdin):
            answer, reason, _ = known.judge(word, category, language)
            print(word, answer, reason, sep="\t")
    except (UnknownCategory, UnknownLanguage, BadOverlay) as error:
        raise BadInput(str(error)) from None


@app.command(help_epilogue="Example: schnapp voted voted.jsonl accept de animal Okapikalb")
def voted(
    overlay: Path,
    what: Literal["list", "accept", "forget"] = "list",
    language: str | None = None,
    category: str | None = None,
    word: str | None = None,
    /,
) -> None:
    """Review the words that were voted on at the tables of a server: only those that you accept count from then on.

    Parameters
    ----------
    overlay
        File of these words.
    what
        list prints language, category, word, votes for it, votes against it, and whether it counts, between tabs;
        accept and forget need language, category and word.
    language
        de or en.
    category
        The category that the word was said in.
    word
        The word.
    """
    from schnapp.words.ledger import Ledger
    from schnapp.words.overlay import BadOverlay, NotRemembered

    named = None if language is None or category is None or word is None else (category, language, word)
    if what == "list" and language is not None:
        raise BadInput("list shows all words; what else is to be done with one? accept and forget are known")
    if what != "list" and named is None:
        raise BadInput(f"{what} needs a language, a category and a word")
    known = Ledger(typed.existing(overlay))
    try:
        known.read()
        if named is not None:
            (known.accept if what == "accept" else known.forget)(*named)
        for each in known.overlay.words():
            state = "accepted" if each.accepted else "open"
            print(each.language, each.category, each.word, each.yes, each.no, state, sep="\t")
    except (BadOverlay, NotRemembered) as error:
        raise BadInput(str(error)) from None


# ---- what several commands need ----------------------------------------------------------------------------------


def _warn(processes: int) -> None:
    """Who is measured shall not have less time than was said, and nobody knows of it."""
    from schnapp.lab.workers import cores

    if processes > cores():
        print(f"{processes} processes on {cores()} cores: bots with a time limit get less of it.", file=sys.stderr)


completion.register(app)
