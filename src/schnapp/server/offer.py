"""What this server offers: the built-in games, and guests of other packages that can say all a page needs to show them."""

from __future__ import annotations

import logging
from functools import cache
from typing import Literal

import msgspec

from schnapp.bots.levels import LEVELS
from schnapp.games import BUILT_IN, GAMES, LEFT_OUT
from schnapp.table.declared import booklet, declared, lacking
from schnapp.table.fields import is_compiled, page_of
from schnapp.table.game import Game
from schnapp.table.looks import board_of, pictures_of
from schnapp.table.positions import core_of
from schnapp.table.protocols import forgettable
from schnapp.table.texts import LANGUAGES, texts_of

from .messages import Declaration, GameInfo
from .sheet import Sheet
from .viewer import encode

logger = logging.getLogger("schnapp.server")

Language = Literal["de", "en"]
MANY = 6  # missing words that are named one by one


def offered() -> dict[str, Game]:
    """By name, the built-in ones first."""
    return BUILT_IN | {name: game for name, game in GAMES.items() if name not in BUILT_IN and flaw(game) is None}


@cache
def flaw(game: Game) -> str | None:
    """Why this guest cannot be offered; None: it can."""
    try:
        for language in LANGUAGES:
            told(game, language)
        info(game)
        texts_of(game).text("en", "phrase-hello")  # reads all its words
    except Exception as error:  # whatever a stranger's module does when it is asked
        return f"{type(error).__name__}: {(str(error) or 'without a word').splitlines()[0]}"
    return None


@cache
def listed(games: tuple[Game, ...]) -> Sheet:
    """The same answer for everybody, packed once."""
    return Sheet.packed("application/json", encode([info(game) for game in games]), cache="no-store")


def info(game: Game) -> GameInfo:
    options = [option.describe(game.seats) for option in game.options]
    titles = {language: title(game, language) for language in LANGUAGES}
    forgets, own = bool(forgettable(game)), game.name in BUILT_IN
    return GameInfo(game.name, list(game.seats), options, list(LEVELS), forgets, titles, teasers(game), own)


def title(game: Game, language: str) -> str:
    """What people call it."""
    texts = texts_of(game)
    return texts.text(language, "game-title") if texts.has(language, "game-title") else game.name


def teasers(game: Game) -> dict[str, str]:
    texts = texts_of(game)
    return {one: texts.text(one, "game-teaser") for one in LANGUAGES if texts.has(one, "game-teaser")}


@cache
def told(game: Game, language: Language) -> Sheet:
    """The declaration of a game with its words in this language, and where they are missing in another one."""
    order = sorted(LANGUAGES, key=lambda one: (one != language, one != "en"))
    sources = {one: source for one in order if (source := texts_of(game).source(one))}
    books = {one: text for one in order if (text := booklet(game, one)) is not None}
    spoken = {"language": next(iter(sources), "en"), "words": list(sources.values())}
    book = {"booklet": next(iter(books.values()), None), "booklet_language": next(iter(books), None)}
    declaration = msgspec.convert(declared(game) | spoken | book, Declaration)
    return Sheet.packed("application/json", encode(declaration), cache="no-cache")


DRAWN = {
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "x-content-type-options": "nosniff",
}
"""A picture that somebody opens by its address is nothing but a picture: no script in it runs, nothing is loaded."""


@cache
def drawn(game: Game) -> dict[str, Sheet]:
    """The pictures of its cards, by kind."""
    return {
        kind: Sheet.packed("image/svg+xml", path.read_bytes(), cache="no-cache", headers=DRAWN)
        for kind, path in pictures_of(game).items()
    }


@cache
def own_board(game: Game) -> Sheet | None:
    """The board that its package brings for the page."""
    file = board_of(game)
    return None if file is None else Sheet.packed("text/javascript", file.read_bytes(), cache="no-cache")


def look_at_guests() -> None:
    """Say once what is wrong with guests: those that are left out, and what the others have no words for."""
    for complaint in LEFT_OUT:
        logger.warning(complaint)
    for name, game in GAMES.items():
        if name in BUILT_IN:
            continue
        if (why := flaw(game)) is not None:
            logger.warning("the game %s cannot be shown in a browser and is left out: %s", name, why)
        elif missing := lacking(game):
            more = f" and {len(missing) - MANY} more" if len(missing) > MANY else ""
            logger.warning("the game %s has no words for %s%s", name, ", ".join(missing[:MANY]), more)


def slow() -> list[str]:
    """A note about each guest whose rules have a page for the compiler and are not compiled: plain Python is meant to be so."""
    return [
        f"The game {name} is not compiled: it plays some hundred times slower, and its bots look less far."
        for name, game in offered().items()
        if name not in BUILT_IN and _is_left_uncompiled(game)
    ]


def _is_left_uncompiled(game: Game) -> bool:
    players = game.seats[0]
    rules = type(core_of(game, game.new(players, game.resolve(players, {}))))
    return bool(page_of(rules)) and not is_compiled(rules)
