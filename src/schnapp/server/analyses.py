"""The turning points of finished games: judged act by act in a worker, once for each game, told as they are found."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from typing import TYPE_CHECKING

import msgspec

from schnapp.bots.roster import can_advise
from schnapp.table.match import Match

from .fold import Played
from .messages import Judged, Judging
from .refusal import Refusal

if TYPE_CHECKING:
    from .table import LiveTable

logger = logging.getLogger("schnapp.server")

encode = msgspec.json.Encoder().encode


class Analysis:
    """The judgement of one game, line by line; whoever asks while it is made hears the rest with the others."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.failed = False
        self.over = False
        self._grown = asyncio.Event()

    def add(self, line: Judging | Judged) -> None:
        self.lines.append(encode(line) + b"\n")
        self._wake()

    def end(self, failed: bool) -> None:
        self.over, self.failed = True, failed
        self._wake()

    def _wake(self) -> None:
        grown, self._grown = self._grown, asyncio.Event()
        grown.set()

    async def told(self) -> AsyncGenerator[bytes]:
        """Every line, as soon as it is there. An answer that ends early has failed."""
        at = 0
        while True:
            grown = self._grown
            if at < len(self.lines):
                yield b"".join(self.lines[at:])
                at = len(self.lines)
            elif self.over:
                return
            else:
                await grown.wait()


class Analyses:
    """Of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._of: dict[int, Analysis] = {}  # number of the game → its analysis
        self._running: set[asyncio.Task[None]] = set()

    def of(self, number: int, played: Played) -> Analysis:
        """The analysis of a game that is over; begins it if nobody has asked before. Raises Refusal."""
        if played.match is None or not can_advise(played.match.game.name):
            raise Refusal("no_adviser")
        if number not in self._of or self._of[number].failed:
            self._of[number] = Analysis()
            work = asyncio.create_task(self._judge(self._of[number], played, played.match))
            self._running.add(work)
            work.add_done_callback(self._running.discard)
        return self._of[number]

    async def _judge(self, found: Analysis, played: Played, match: Match) -> None:
        failed = True
        try:
            steps = [(step.act, step.entries) for step in played.steps]
            thinkers = self.table.thinkers
            course = await thinkers.course(match.game.name, match.players, dict(match.options), steps)
            found.add(Judging(course.chances))
            for inquiry in course.inquiries:
                moment = await thinkers.judge(inquiry)
                found.add(Judged(moment.step, moment.seat, moment.act, moment.best, moment.loss))
            failed = False
        except Exception:
            logger.exception("a game of table %s cannot be judged", self.table.state.id)
        finally:
            found.end(failed)  # whoever listens does not wait for ever, also when the house closes

    def close(self) -> None:
        for work in self._running:
            work.cancel()
