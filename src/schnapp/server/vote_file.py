"""The words that people voted on, in a file beside the database: `schnapp voted` reviews it.

The file is read and written in a thread of its own, so that no table waits for it.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from schnapp.words.ledger import Ledger
from schnapp.words.overlay import WORDS, BadOverlay, Overlay, Voted

from .votes import LOOK, WAITING, Votes

logger = logging.getLogger("schnapp.server")


class VoteFile(Votes):
    """One that cannot be read at all is left alone: then they are kept in memory only.

    Used with `async with`: what the host decides meanwhile is seen, and at the end everything is written.
    """

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._room = threading.BoundedSemaphore(WAITING)
        self._ledger = _opened(file)
        self._clerk = None if self._ledger is None else ThreadPoolExecutor(1, "votes")
        self._watch: asyncio.Task[None] | None = None

    @property
    def overlay(self) -> Overlay:
        return self._in_memory if self._ledger is None else self._ledger.overlay

    async def __aenter__(self) -> VoteFile:
        self._watch = asyncio.create_task(self._look_often())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._watch is not None:
            self._watch.cancel()
        if self._clerk is not None:
            await asyncio.to_thread(self._clerk.shutdown)

    def _keep(self, voted: Voted) -> None:
        if self._clerk is None:
            super()._keep(voted)
        elif self._room.acquire(blocking=False):
            self._clerk.submit(self._write, voted)
        else:
            logger.error("the words that were voted on are not written quickly enough: one is lost")

    # ---- the file, in the clerk's thread -----------------------------------------------------------------------------

    def _write(self, voted: Voted) -> None:
        """A disk that is full costs the memory of a word, not the game."""
        assert self._ledger is not None
        try:
            if not self._ledger.add(voted):
                self._complain(f"{WORDS:,} words that were voted on wait for your review; of new ones nothing is kept")
        except (BadOverlay, OSError) as error:
            self._complain(f"the words that were voted on cannot be written: {error}")
        finally:
            self._room.release()

    def _read(self) -> None:
        assert self._ledger is not None
        try:
            self._ledger.read()
        except (BadOverlay, OSError) as error:
            self._complain(f"the words that were voted on cannot be read: {error}")

    async def look(self) -> None:
        """Everything is written, and what the host has decided is known."""
        if self._clerk is not None:
            await asyncio.wrap_future(self._clerk.submit(self._read))

    async def _look_often(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except Exception:  # the next look may find more
                logger.exception("the words that were voted on cannot be looked through")


def _opened(file: Path) -> Ledger | None:
    """The ledger, put in order. A file that cannot be read never keeps the server from starting."""
    ledger = Ledger(file)
    try:
        try:
            ledger.read()
            if ledger.torn:
                logger.warning("%s ends in the middle of a line, which is left out", file)
            if file.exists():
                ledger.put_in_order()
        except BadOverlay as error:
            aside = ledger.set_aside()
            logger.error(
                "the words that were voted on cannot be read (%s): the broken file is now %s, and the server goes on with "
                "the %s words of it that can be read",
                error, aside, len(ledger.overlay),
            )  # fmt: skip
    except OSError as error:
        logger.error("the words that were voted on cannot be read, new ones are not kept: %s", error)
        return None
    return ledger
