"""The commands `schnapp words` and `schnapp voted`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal

import click

from . import arguments as typed
from . import parameters as given
from .arguments import BadInput


@click.command(epilog="Example: schnapp words en animal zebra table   or: schnapp words de river < words.txt")
@click.argument("language", help="de or en.")
@click.argument("category", help="What the words must be: animal, city, in_the_kitchen …")
@click.argument("asked", nargs=-1, help="The words; without any, the lines of standard input.")
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


@click.command(epilog="Example: schnapp voted voted.jsonl accept de animal Okapikalb")
@click.argument("overlay", type=given.FILE, help="File of these words.")
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
    overlay: Path,
    what: Literal["list", "accept", "forget"],
    language: str | None,
    category: str | None,
    word: str | None,
) -> None:
    """Review the words that were voted on at the tables of a server: only those that you accept count from then on."""
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
