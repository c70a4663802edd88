"""The deal: sealed before it is asked for, opened when the game is over."""

from __future__ import annotations

import secrets
from functools import cache
from importlib import metadata

from schnapp.games import GAMES
from schnapp.table.errors import BadOptions
from schnapp.table.fair import commitment
from schnapp.table.match import Match
from schnapp.table.options import Value
from schnapp.table.protocols import names_of

from . import refusal
from .entries import Dealt, Entry, Sealed
from .refusal import Refusal
from .table_state import TableState, fair_dealer


def new_seal(match: int) -> Sealed:
    """A fresh seed from the operating system, and what is published of it."""
    seed, salt = secrets.token_bytes(32), secrets.token_bytes(16)
    return Sealed(match, seed.hex(), salt.hex(), commitment(seed, salt))


def dealt(state: TableState) -> list[Entry]:
    """Open seats go, everybody else gets cards."""
    assert state.seal is not None
    game = GAMES[state.game]
    players, options = arranged(state)
    match = Match.start(game, players, options, fair_dealer(state.seal))
    number = len(state.games) + 1
    return [Dealt(number, players, dict(match.options), match.entries_at_start, game.ruleset, release())]


def arranged(state: TableState) -> tuple[list[str], dict[str, Value]]:
    """Who would play and by which options, if a game began now. Raises Refusal with what stands in its way."""
    game = GAMES[state.game]
    players = [place.name for place in state.places if place.kind != "open" and not place.leader]
    if len(players) < game.seats[0]:
        raise Refusal("too_few_players")
    try:
        return players, state.resolved(len(players))
    except BadOptions as bad:
        raise refusal.of_options(bad, names_of(game)) from bad


@cache
def release() -> str | None:
    """Of Schnapp, as far as it is installed."""
    try:
        return metadata.version("schnapp")
    except metadata.PackageNotFoundError:
        return None
