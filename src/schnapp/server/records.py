"""Records of finished games: each is made once, in a worker, and kept compressed as long as there is room."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from schnapp.bots.analysis import Steps
from schnapp.games import GAMES
from schnapp.table.canonical import Act
from schnapp.table.match import Match
from schnapp.table.options import Value
from schnapp.table.record import Recorder
from schnapp.table.recorded import RecordedDealer

from .shelf import Shelf
from .table_state import Played, chances
from .turns import Asker

if TYPE_CHECKING:
    from .thinking import Thinkers


class FinishedGame(NamedTuple):
    """A finished game: all that is needed to play it again, in any process."""

    game: str
    players: list[str]
    options: Mapping[str, Value]
    steps: list[PackedStep]


PackedStep = tuple[Act | None, bytes]  # an act (None: the deal) and what followed from it, as JSON


def finished_game(played: Played) -> FinishedGame:
    """Of a game that was not broken off."""
    match = played.match
    assert match is not None
    steps = [(step.act, step.packed) for step in played.steps]
    return FinishedGame(match.game.name, match.players, dict(match.options), steps)


def unpacked(steps: list[PackedStep]) -> Steps:
    return [(act, msgspec.json.decode(entries)) for act, entries in steps]


class Records:
    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._making: dict[tuple[str, int], asyncio.Task[bytes]] = {}

    async def of(self, thinkers: Thinkers, asker: Asker, number: int, played: Callable[[], Awaitable[Played]]) -> bytes:
        """The record of a table's game, compressed by gzip. Whoever asks while it is made waits for the same one. Raises
        what thinkers and `played` raise."""
        if (kept := self.shelf.get("record", asker.table, number)) is not None:
            return kept
        made = self._making.get((asker.table, number))
        if made is None:
            made = self._making[asker.table, number] = asyncio.create_task(self._make(thinkers, asker, played))
            made.add_done_callback(lambda made: self._made(asker.table, number, made))
        return await asyncio.shield(made)

    @staticmethod
    async def _make(thinkers: Thinkers, asker: Asker, played: Callable[[], Awaitable[Played]]) -> bytes:
        found = await played()
        if found.match is None:  # broken off: nobody can play it again
            return await asyncio.to_thread(lambda: compressed(found.as_logged()))
        return await thinkers.record(asker, finished_game(found))

    def _made(self, table: str, number: int, made: asyncio.Task[bytes]) -> None:
        del self._making[table, number]
        if not made.cancelled() and made.exception() is None:
            self.shelf.keep(made.result(), "record", table, number)


def packed(game: str, players: list[str], options: Mapping[str, Value], steps: list[PackedStep]) -> bytes:
    """Runs in a worker: play it again, write it down and compress it."""
    return compressed(written(game, players, options, unpacked(steps)))


def compressed(text: str) -> bytes:
    return gzip.compress(text.encode(), compresslevel=6, mtime=0)


def written(game: str, players: list[str], options: Mapping[str, Value], steps: Steps) -> str:
    """The verbose record."""
    dealer = RecordedDealer(GAMES[game], chances(steps[0][1]))
    again = Match.start(GAMES[game], players, options, dealer)
    recorder = Recorder(again, verbose=True)
    for act, entries in steps[1:]:
        assert act is not None
        dealer.feed(chances(entries))
        again.act(act)
        recorder.act(act, entries)
    return recorder.text()
