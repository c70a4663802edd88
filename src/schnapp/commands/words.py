"""The commands `schnapp words` and `schnapp voted`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from . import arguments as typed
from . import parameters as given
from .arguments import BadInput

if TYPE_CHECKING:
    from schnapp.words.overlay import Voted


@click.command(epilog="\b\nExample: schnapp words en animal zebra table\n     or: schnapp words de river < words.txt")
@click.argument("language", help="de or en.")
@click.argument("category", help="What the words must be: animal, city, in_the_kitchen …")
@click.argument("asked", nargs=-1, metavar="[WORD]...", help="The words; without any, the lines of standard input.")
@click.option(
    "--overlay",
    type=given.FILE,
    help="File of the words that were voted on at the tables of a server; accepted ones count.",
)
def words(language: str, category: str, asked: tuple[str, ...], overlay: Path | None) -> None:
    """Ask the word referee: prints word, verdict (accept, unsure, reject) and reason, between tabs, one word a line."""
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


SQLITE = b"SQLite format 3\0"  # how each of its files begins


@click.command(epilog="Example: schnapp voted sqlite:///schnapp.db accept de animal Okapikalb")
@click.argument(
    "where",
    help="Where a server keeps its tables, sqlite:///FILE or postgresql://USER@HOST/NAME; or the file of these words itself.",
)
@click.argument(
    "what",
    type=click.Choice(("list", "accept", "forget")),
    default="list",
    help="list prints language, category, word, votes for it, votes against it, and whether it counts, between tabs; "
    "accept and forget need language, category and word.",
)
@click.argument("language", required=False, help="de or en.")
@click.argument("category", required=False, help="The category that the word was said in.")
@click.argument("word", required=False, help="The word.")
def voted(
    where: str,
    what: Literal["list", "accept", "forget"],
    language: str | None,
    category: str | None,
    word: str | None,
) -> None:
    """Review the words that were voted on at the tables of a server: only those that you accept count from then on."""
    from schnapp.words.overlay import BadOverlay, NotRemembered

    named = None if language is None or category is None or word is None else (category, language, word)
    if what == "list" and language is not None:
        raise BadInput("list shows all words; what else is to be done with one? accept and forget are known")
    if what != "list" and named is None:
        raise BadInput(f"{what} needs a language, a category and a word")
    kept = typed.database("the words", where)
    try:
        reviewed = _in_file(kept, what, named) if isinstance(kept, Path) else _in_database(kept, what, named)
    except (BadOverlay, NotRemembered) as error:
        raise BadInput(str(error)) from None
    for each in reviewed:
        state = "accepted" if each.accepted else "open"
        print(each.language, each.category, _harmless(each.word), each.yes, each.no, state, sep="\t")


def _harmless(word: str) -> str:
    """Signs that a terminal obeys, or that begin another row, are written out: \\x1b."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in word)


def _in_file(file: Path, what: str, named: tuple[str, str, str] | None) -> list[Voted]:
    from schnapp.words.ledger import Ledger

    known = Ledger(_words_at(file))
    known.read()
    if named is not None:
        (known.accept if what == "accept" else known.forget)(*named)
    return known.overlay.words()


def _words_at(file: Path) -> Path:
    """The file itself; of a server's database the one that lies beside it from the first vote on. Raises OSError."""
    from schnapp.server.database import VOTED

    with file.open("rb") as begun:
        return file.with_suffix(VOTED) if begun.read(len(SQLITE)) == SQLITE else file


def _in_database(url: str, what: str, named: tuple[str, str, str] | None) -> list[Voted]:
    import asyncio

    from schnapp.server.database import BadDatabase
    from schnapp.server.postgres_votes import decide, words

    try:
        if named is not None:
            asyncio.run(decide(url, what, *named))
        return asyncio.run(words(url))
    except BadDatabase as error:
        raise BadInput(str(error)) from None
