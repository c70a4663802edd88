"""What was typed after a command: understood, or answered with one sentence that says what is meant to stand there."""

from __future__ import annotations

import json
import math
import os
import re
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from schnapp.table.errors import SchnappError, Unknown, not_installed

if TYPE_CHECKING:
    from schnapp.table.game import Game


class BadInput(SchnappError):
    """Something on the command line that cannot be meant."""


# ---- games, seats, bots ------------------------------------------------------------------------------------------


def known_games() -> dict[str, Game]:
    """All games, with a sentence about each that another package brought along and that cannot be played."""
    from schnapp.games import GAMES, LEFT_OUT

    for complaint in LEFT_OUT:
        print(f"schnapp: {complaint}", file=sys.stderr)
    return GAMES


def game_called(name: str) -> Game:
    """The game of this name. Raises Unknown."""
    games = known_games()
    if name not in games:
        raise Unknown("game", name, list(games))
    return games[name]


def seats(game: Game, players: int | None) -> int:
    """How many play."""
    from schnapp.table.game import usual_players

    return usual_players(game) if players is None else players


def specifications(
    bots: str, game: Game, bot: Callable[[str, str], object], most: int | None = None
) -> tuple[str, ...]:
    """The specifications, each known to this registry of bots. Raises UnknownBot, and BadInput for more than `most`."""
    specs = tuple(spec.strip() for spec in bots.split(","))
    for spec in specs:
        bot(spec, game.name)
    if most is not None and len(specs) > most:
        raise BadInput(f"--bots names {len(specs)} bots, and {counted(most, 'seat is', 'seats are')} there for them")
    return specs


def numpy_installed() -> None:
    """Figures that say how sure they are need NumPy. Raises BadInput."""
    if find_spec("numpy") is None:
        raise BadInput(not_installed("NumPy", "lab"))


# ---- databases ---------------------------------------------------------------------------------------------------


def database(name: str, typed: str) -> Path | str:
    """sqlite:///relative.db or sqlite:////absolute.db, a plain path is a file too; or the address of a PostgreSQL.

    Raises BadInput.
    """
    from schnapp.server.store import is_postgres

    if is_postgres(typed):
        if find_spec("asyncpg") is None:
            raise BadInput("PostgreSQL needs the package asyncpg (in a checkout: pip install -e '.[postgres]')")
        return typed
    scheme, separator, path = typed.partition(":///")
    if scheme == "sqlite" and path:
        return Path(path)
    if separator or re.match(r"[A-Za-z][A-Za-z0-9+.-]+:", typed) or not typed:  # one letter is a drive
        raise BadInput(f"{name} {typed}: only sqlite:///FILE and postgresql://USER@HOST/NAME are known")
    return Path(typed)


def existing_database(name: str, typed: str) -> Path | str:
    """One that is there already; of a PostgreSQL one hears that later. Raises BadInput, OSError."""
    found = database(name, typed)
    return existing(found) if isinstance(found, Path) else found


# ---- numbers, JSON, files ----------------------------------------------------------------------------------------


def counted(number: int, one: str, several: str) -> str:
    """So many of a thing: "1 table is", "1,000 tables are"."""
    return f"{number:,} {one if number == 1 else several}"


def at_least_one(**numbers: int | None) -> None:
    """Raises BadInput for a number that was typed and is less."""
    for name, number in numbers.items():
        if number is not None and number < 1:
            raise BadInput(f"--{name} must be at least 1, not {number}")


def seconds(name: str, number: float) -> float:
    """A time somebody can wait for. Raises BadInput."""
    if not (math.isfinite(number) and 0 <= number <= 60):
        raise BadInput(f"--{name} must be 0 to 60 seconds, not {number:g}")
    return number


def options(typed: str) -> dict[str, Any]:
    """The options of a game. Raises BadInput."""
    return _object("--options", typed, 'must be a JSON object, for example {"consolation":"must"}')


def sweep(typed: str) -> dict[str, list[Any]]:
    """Option values to try. Raises BadInput."""
    from schnapp.table.canonical import is_array

    wanted = 'must be a JSON object of lists, none of them empty, for example {"chips":[5,20]}'
    given = _object("--sweep", typed, wanted)
    if not all(is_array(each) and each for each in given.values()):
        raise BadInput(f"--sweep {wanted}")
    return given


def _object(name: str, typed: str, wanted: str) -> dict[str, Any]:
    """The JSON object that was typed for an option of the command."""
    from schnapp.table.canonical import is_object

    try:
        given = json.loads(typed)
    except ValueError as error:
        raise BadInput(f"{name} is not JSON: {error}; it {wanted}") from None
    except RecursionError:
        raise BadInput(f"{name} {wanted}, and not nested so deeply") from None
    if not is_object(given):
        raise BadInput(f"{name} {wanted}")
    return given


def warn(processes: int) -> None:
    """Whoever is measured shall not have less time than was said without anybody knowing of it."""
    from schnapp.lab.workers import cores

    if processes > cores():
        print(f"{processes} processes on {cores()} cores: bots with a time limit get less of it.", file=sys.stderr)


ENDINGS = frozenset(
    ".csv .db .doc .docx .gif .gz .htm .html .jpeg .jpg .json .jsonl .md .odt .parquet .pdf .png .sql .sqlite .svg .tar .tsv .txt .xls "
    ".xlsx .xml .yaml .yml .zip".split()
)
"""What the names of files end in that say what is in them."""


def called(place: str, file: Path, what: str, *endings: str) -> Path:
    """A file whose name says that `what` is in it, or nothing of the kind. Raises BadInput."""
    if file.suffix.lower() in ENDINGS.difference(endings):
        raise BadInput(f"{place} {file}: {what} written there, so call it {_bare(file)}{endings[0]}")
    return file


def folder(place: str, named: Path) -> Path:
    """Raises BadInput for what is called as a file."""
    if named.suffix.lower() in ENDINGS and not named.is_dir():
        raise BadInput(f"{place} {named}: files are written into a folder, so call it {_bare(named)}")
    return named


def _bare(named: Path) -> Path:
    """Without its endings."""
    while named.suffix.lower() in ENDINGS:
        named = named.with_suffix("")
    return named


def existing(file: Path) -> Path:
    """A file that somebody has named must be there. Raises OSError."""
    file.stat()
    return file


def writable(file: Path) -> Path:
    """Before long work: what it makes can be written there; what is there stays. Raises OSError."""
    new = not file.exists()
    with file.open("ab"):
        pass
    if new:
        file.unlink()
    return file


def unwritten(file: Path) -> Path:
    """Before long work: what it makes can be written there, and takes the place of nothing. Raises BadInput, OSError."""
    if file.is_file() and file.stat().st_size:
        raise BadInput(f"{file} is there already, and is left as it is: name another file")
    return writable(file)


def language() -> Literal["de", "en"]:
    """German where the system speaks German, English everywhere else."""
    spoken = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "de" if spoken.startswith("de") else "en"
