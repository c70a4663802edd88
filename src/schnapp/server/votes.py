"""The words that people voted on at the tables of this server, in a file beside the database: `schnapp voted` reviews it.

A word counts as listed only when the host has accepted it there, from then on. The file is read and written in a thread of
its own, so that no table waits for it.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

from schnapp.table.match import Match
from schnapp.table.protocols import Raced
from schnapp.words.ledger import WORDS, Ledger
from schnapp.words.overlay import BadOverlay, Overlay, Voted

from .entries import Acted, Entry

if TYPE_CHECKING:
    from .table_state import TableState

logger = logging.getLogger("schnapp.server")

LOOK = 1.0  # seconds after which a decision of the host counts
WAITING = 1_000  # words that are not written yet; of more nothing is remembered


class Votes:
    """`file`: None keeps them in memory only, and so does one that cannot be read at all.

    Used with `async with`: what the host decides meanwhile is seen, and at the end everything is written.
    """

    def __init__(self, file: Path | None = None) -> None:
        self._in_memory = Overlay()
        self._room = threading.BoundedSemaphore(WAITING)
        self._ledger = None if file is None else _opened(file)
        self._clerk = None if self._ledger is None else ThreadPoolExecutor(1, "votes")
        self._complaint = ""
        self._watch: asyncio.Task[None] | None = None

    @property
    def overlay(self) -> Overlay:
        return self._in_memory if self._ledger is None else self._ledger.overlay

    async def __aenter__(self) -> Votes:
        self._watch = asyncio.create_task(self._look_often())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._watch is not None:
            self._watch.cancel()
        if self._clerk is not None:
            await asyncio.to_thread(self._clerk.shutdown)

    # ---- at the tables -----------------------------------------------------------------------------------------------

    def listed(self, match: Match, act: dict[str, Any]) -> dict[str, Any]:
        """An act with a word that the host has accepted is listed like any other."""
        category, language = match.view(None).get("category"), match.options.get("language")
        if act.get("listed") is not False or not isinstance(category, str) or not isinstance(language, str):
            return act
        return {**act, "listed": self.overlay.verdict(category, language, act["word"]) is not None}

    def remember(self, state: TableState, entry: Entry) -> None:
        """After an act was written: what people (not bots) have voted."""
        played = state.played
        if played is None or played.match is None or not isinstance(entry, Acted):
            return
        if not isinstance(played.match.game, Raced):
            return
        past = (each for step in played.steps[:-1] for each in step.entries)
        language = played.match.options.get("language")
        for ballot in played.match.game.ballots(past, entry.entries):
            votes = [vote for who, vote in ballot.votes.items() if not self._is_bot(state, who)]
            if votes and isinstance(language, str):
                rejects = votes.count("reject")
                self._keep(Voted(language, ballot.category, ballot.word.strip(), len(votes) - rejects, rejects))

    @staticmethod
    def _is_bot(state: TableState, who: str) -> bool:
        seat = state.leader if who == "leader" else int(who)
        return seat is None or state.places[seat].played_by_bot

    def _keep(self, voted: Voted) -> None:
        if self._clerk is None:
            if len(self._in_memory) < WORDS or self._in_memory.knows(voted):
                self._in_memory.take(voted)
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

    def _complain(self, complaint: str) -> None:
        """Once, not every second."""
        if complaint != self._complaint:
            logger.error("%s", complaint)
            self._complaint = complaint

    async def look(self) -> None:
        """Everything is written, and what the host has decided is known."""
        if self._clerk is not None:
            await asyncio.wrap_future(self._clerk.submit(self._read))

    async def _look_often(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            await self.look()


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
