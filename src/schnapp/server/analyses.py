"""The turning points of finished games: judged act by act in a worker, once for each game, told as they are found, and
found only as long as somebody listens."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from typing import TYPE_CHECKING, Protocol

import msgspec

from schnapp.bots.roster import can_advise

from .log import LogDown
from .messages import Judging
from .played import Played
from .records import Replayable, replayable
from .refusal import Refusal
from .shelf import Shelf
from .turns import Asker, Full

if TYPE_CHECKING:
    from .thinkers import Thinkers

logger = logging.getLogger("schnapp.server")

encode = msgspec.json.Encoder().encode


class Analysis:
    """The judgement of one game, line by line; whoever asks while it is made hears the rest with the others."""

    def __init__(self, thinkers: Thinkers, asker: Asker, finished: Replayable, lines: list[bytes]) -> None:
        """`lines` are known already: it goes on behind them."""
        self.thinkers = thinkers
        self.asker = asker
        self.finished = finished
        self.lines = lines
        self.known = len(lines)
        self.listeners = 0
        self._work: asyncio.Task[None] | None = None
        self._grown = asyncio.Event()

    @property
    def is_whole(self) -> bool:
        """A line for the deal and for every act."""
        return len(self.lines) == len(self.finished.steps)

    async def told(self) -> AsyncGenerator[bytes]:
        """Every line, as soon as it is there. An answer that ends early has failed."""
        if self._work is None and not self.is_whole:
            self._work = asyncio.create_task(self._judge())
        at = 0
        while True:
            grown = self._grown
            if at < len(self.lines):
                yield b"".join(self.lines[at:])
                at = len(self.lines)
            elif self._work is None:
                return
            else:
                await grown.wait()

    async def _judge(self) -> None:
        try:
            chances, inquiries = await self.thinkers.course(self.asker, self.finished)
            if not self.lines:
                self._add([encode(Judging(chances))])
            together = self.thinkers.together
            for at in range(len(self.lines) - 1, len(inquiries), together):
                self._add(await self.thinkers.judge(self.asker, inquiries[at : at + together]))
        except Full:  # whoever listens may ask again
            pass
        except Exception:
            logger.exception("a game of table %s cannot be judged", self.asker.table)
        finally:  # whoever listens does not wait for ever, also when the server closes
            self._work = None
            self._wake()

    def _add(self, lines: list[bytes]) -> None:
        self.lines += [line + b"\n" for line in lines]
        self._wake()

    def _wake(self) -> None:
        grown, self._grown = self._grown, asyncio.Event()
        grown.set()

    def close(self) -> None:
        if self._work is not None:
            self._work.cancel()


class KeptAnalyses(Protocol):
    """Whole ones, for all who share a database."""

    async def find(self, table: str, number: int) -> bytes | None:
        """Of a table's game with this number. Raises LogDown."""
        ...

    async def keep(self, lines: bytes, table: str, number: int) -> None:
        """Raises LogDown."""
        ...


class Analyses:
    def __init__(self, shelf: Shelf, kept: KeptAnalyses | None = None) -> None:
        """`kept`: None where a server is alone, and its shelf is all there is."""
        self.shelf = shelf
        self.kept = kept
        self._heard: dict[tuple[str, int], Analysis] = {}  # those that somebody listens to
        self.keeping: set[asyncio.Task[None]] = set()
        self._closed = False

    def of(self, thinkers: Thinkers, asker: Asker, number: int, played: Played) -> AsyncGenerator[bytes]:
        """The analysis of a table's game that is over. Raises Refusal."""
        if played.match is None or not can_advise(played.match.game.name):
            raise Refusal("no_adviser")
        return self._told(thinkers, asker, number, played)

    async def _told(self, thinkers: Thinkers, asker: Asker, number: int, played: Played) -> AsyncGenerator[bytes]:
        key = (asker.table, number)
        if key not in self._heard:
            await self._fetch(*key)
        if self._closed:
            return
        if key not in self._heard:  # nobody else has come meanwhile
            known = self.shelf.get("analysis", *key) or b""
            self._heard[key] = Analysis(thinkers, asker, replayable(played), known.splitlines(keepends=True))
        heard = self._heard[key]
        heard.listeners += 1
        try:
            async for lines in heard.told():
                yield lines
        finally:
            heard.listeners -= 1
            if not heard.listeners:
                del self._heard[key]
                heard.close()
                self._put_away(heard, *key)

    async def _fetch(self, table: str, number: int) -> None:
        """What the database has comes onto the shelf, if nothing is there."""
        if self.kept is None or self.shelf.get("analysis", table, number) is not None:
            return
        try:
            found = await self.kept.find(table, number)
        except LogDown as down:
            logger.warning("what was found out about table %s is found out once more: %s", table, down)
        else:
            if found is not None and self.shelf.get("analysis", table, number) is None:
                self.shelf.keep(found, "analysis", table, number)

    def _put_away(self, heard: Analysis, table: str, number: int) -> None:
        lines = b"".join(heard.lines)
        self.shelf.keep(lines, "analysis", table, number)
        if self.kept is not None and not self._closed and heard.is_whole and heard.known < len(heard.lines):
            keeping = asyncio.create_task(self._keep(self.kept, lines, table, number))
            self.keeping.add(keeping)
            keeping.add_done_callback(self.keeping.discard)

    @staticmethod
    async def _keep(kept: KeptAnalyses, lines: bytes, table: str, number: int) -> None:
        try:
            await kept.keep(lines, table, number)
        except LogDown as down:
            logger.warning("other nodes are not told what was found out about table %s: %s", table, down)

    def close(self) -> None:
        self._closed = True
        for heard in self._heard.values():
            heard.close()
        for keeping in self.keeping:
            keeping.cancel()
