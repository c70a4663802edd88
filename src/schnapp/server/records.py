"""Records and replays of finished games: each is made once, in a worker, and kept compressed as long as there is room. And what
somebody may look back at in a running game, which is made for each who asks."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from schnapp.bots.analysis import Steps
from schnapp.games import GAMES
from schnapp.table.canonical import Act, Entry
from schnapp.table.columns import ALL_EYES
from schnapp.table.events import visible_of
from schnapp.table.match import Match
from schnapp.table.options import Value
from schnapp.table.record import Recorder

from .beside import beside
from .changes import changes_of
from .messages import Frame, Moment, Past, Replay
from .played import Differs, Played, Step, begun, follow
from .refusal import Refusal
from .shelf import Shelf
from .turns import Asker
from .viewer import encode

if TYPE_CHECKING:
    from .thinkers import Thinkers


class Replayable(NamedTuple):
    """A game as far as it has gone: all that is needed to play it again, in any process."""

    game: str
    players: list[str]
    options: Mapping[str, Value]
    steps: list[PackedStep]


Finding = Callable[[], Awaitable[Played]]  # of a game that may have left memory
Eyes = int | Literal["all"]  # a seat at the table
PackedStep = tuple[Act | None, bytes]  # an act (None: the deal) and what followed from it, as JSON


def replayable(played: Played) -> Replayable:
    """Of a game that was not broken off."""
    match = played.match
    assert match is not None
    steps = [(step.act, step.packed) for step in played.steps]
    return Replayable(match.game.name, match.players, dict(match.options), steps)


def unpacked(steps: list[PackedStep]) -> Steps:
    return [(act, msgspec.json.decode(entries)) for act, entries in steps]


class Records:
    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._making: dict[tuple[str, str, int], asyncio.Task[bytes]] = {}

    async def record(self, thinkers: Thinkers, asker: Asker, number: int, played: Finding) -> bytes:
        """The record of a table's game, compressed by gzip. Raises what thinkers and `played` raise."""

        async def made() -> bytes:
            found = await played()
            if found.match is not None:
                with contextlib.suppress(Differs):
                    return await thinkers.record(asker, replayable(found))
            # nobody can play it again: what the log says of it, as it stands there
            return await beside(lambda: compressed(found.as_logged().encode()))

        return await self._once("record", asker.table, number, made)

    async def replay(self, thinkers: Thinkers, asker: Asker, number: int, eyes: Eyes, played: Finding) -> bytes:
        """A table's game with these eyes, JSON that is compressed by gzip. Raises the same, and Refusal."""

        async def made() -> bytes:
            found = await played()
            if found.match is None:
                raise Refusal("not_found")
            if eyes != "all" and not 0 <= eyes < len(found.persons):
                raise Refusal("no_such_seat", field="eyes")
            viewer = ALL_EYES if eyes == "all" else found.seat_in_match(eyes)
            try:
                return await thinkers.replay(asker, replayable(found), viewer)
            except Differs:
                raise Refusal("not_found") from None

        return await self._once(f"replay {eyes}", asker.table, number, made)

    async def past(
        self, thinkers: Thinkers, asker: Asker, played: Played, viewer: int | None, since: list[Step]
    ) -> bytes:
        """What the last steps of a game looked like from a seat in it (None: to spectators), JSON that is compressed by gzip.
        Raises what thinkers raise."""
        return await thinkers.past(asker, replayable(played), viewer, [step.seq for step in since])

    async def _once(self, what: str, table: str, number: int, make: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        """Whoever asks while it is made waits for the same one."""
        if (kept := self.shelf.get(what, table, number)) is not None:
            return kept
        key = (what, table, number)
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.create_task(make())
            making.add_done_callback(lambda made: self._made(key, made))
        return await asyncio.shield(making)

    def _made(self, key: tuple[str, str, int], made: asyncio.Task[bytes]) -> None:
        del self._making[key]
        if not made.cancelled() and made.exception() is None:
            self.shelf.keep(made.result(), *key)


def packed(game: str, players: list[str], options: Mapping[str, Value], steps: list[PackedStep]) -> bytes:
    """Runs in a worker: play it again, write it down and compress it."""
    return compressed(written(game, players, options, unpacked(steps)).encode())


def packed_replay(
    game: str, players: list[str], options: Mapping[str, Value], steps: list[PackedStep], viewer: int
) -> bytes:
    """Runs in a worker: play it again, look at every step with these eyes, and compress what they see."""
    again = played_again(game, players, options, unpacked(steps))
    return compressed(encode(Replay(players, list(looked_at(again, viewer)))))


def packed_past(
    game: str,
    players: list[str],
    options: Mapping[str, Value],
    steps: list[PackedStep],
    viewer: int | None,
    numbers: list[int],
) -> bytes:
    """Runs in a worker: the last steps, likewise; they have these numbers in the log."""
    again = islice(played_again(game, players, options, unpacked(steps)), len(steps) - len(numbers), None)
    frames = zip(looked_at(again, viewer), numbers, strict=True)
    moments = [Moment(each.events, each.view, each.changes, seq=seq) for each, seq in frames]
    return compressed(encode(Past(moments)))


def looked_at(again: Iterable[tuple[Match, Act | None, list[Entry]]], viewer: int | None) -> Iterator[Frame]:
    """What had just happened, and how things stood, with these eyes."""
    for match, _, entries in again:
        view = match.view(viewer)
        yield Frame(visible_of(entries, match.called(viewer)), view, changes_of(match, viewer, view))


def compressed(text: bytes) -> bytes:
    return gzip.compress(text, compresslevel=6, mtime=0)


def written(game: str, players: list[str], options: Mapping[str, Value], steps: Steps) -> str:
    """The verbose record."""
    again = played_again(game, players, options, steps)
    recorder = Recorder(next(again)[0], verbose=True)
    for _, act, entries in again:
        assert act is not None
        recorder.act(act, entries)
    return recorder.text()


def played_again(
    game: str, players: list[str], options: Mapping[str, Value], steps: Steps
) -> Iterator[tuple[Match, Act | None, list[Entry]]]:
    """The match as it stood after each of these steps, and the step. Raises Differs."""
    match = begun(GAMES[game], GAMES[game].ruleset, players, options, steps[0][1])
    yield match, *steps[0]
    for act, entries in steps[1:]:
        assert act is not None
        follow(match, act, entries)
        yield match, act, entries
