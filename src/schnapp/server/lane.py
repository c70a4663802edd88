"""Jobs of one kind and the processes that do them: everybody's turn comes, nothing waits without bound or for nobody."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from .turns import Asker, Full, Turns

logger = logging.getLogger("schnapp.server")

T = TypeVar("T")


class Hand(Protocol):
    """Something that does jobs, one at a time: see Worker."""

    async def run(self, seconds: float, job: Callable[[], T]) -> T: ...

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True, eq=False)
class Job:
    """`prepared` says what is to be done when its turn comes, given how many jobs each process has now."""

    seconds: float
    prepared: Callable[[float], Callable[[], Any]]
    answer: asyncio.Future[Any]


class Lane:
    def __init__(self, name: str, hands: Sequence[Hand]) -> None:
        self.name = name
        self.hands = hands
        self._idle = list(reversed(hands))  # the first one is taken first: others are started only if they are needed
        self._turns: Turns[Job] = Turns()
        self._running: set[asyncio.Task[None]] = set()
        self._crowded = False
        self.done = 0  # jobs so far …
        self.spent = 0.0  # … and the seconds that they took

    @property
    def waiting(self) -> int:
        """Jobs whose turn has not come."""
        return len(self._turns)

    async def run(self, asker: Asker, seconds: float, prepared: Callable[[float], Callable[[], T]]) -> T:
        """Wait for the job's turn and for what it finds, `seconds` at most from when it begins. A job that has
        not begun is dropped when its caller is cancelled. Raises Full, and what a hand raises."""
        loop = asyncio.get_running_loop()
        job = Job(seconds, prepared, loop.create_future())
        self._admit(asker, job)
        loop.call_soon(self._go_on)  # those who ask at the same time share the time that they have
        try:
            return await job.answer
        finally:
            self._turns.drop(asker, job)

    def _admit(self, asker: Asker, job: Job) -> None:
        try:
            self._turns.put(asker, job)
        except Full:
            if not self._crowded:
                logger.warning("too much waits for the %s; what comes now is refused", self.name)
            self._crowded = True
            raise

    def _go_on(self) -> None:
        while self._idle and len(self._turns):
            crowd = 1 + (len(self._turns) - 1) / len(self.hands)
            doing = asyncio.create_task(self._do(self._idle.pop(), self._turns.take(), crowd))
            self._running.add(doing)
            doing.add_done_callback(self._running.discard)
        self._crowded = self._crowded and bool(len(self._turns))

    async def _do(self, hand: Hand, job: Job, crowd: float) -> None:
        begun = time.perf_counter()
        try:
            found = await hand.run(job.seconds, job.prepared(crowd))
        except Exception as error:
            if not job.answer.done():
                job.answer.set_exception(error)
        else:
            if not job.answer.done():
                job.answer.set_result(found)
        finally:
            self.done += 1
            self.spent += time.perf_counter() - begun
            job.answer.cancel()  # nothing, unless the lane was closed
            self._idle.append(hand)
            self._go_on()

    def close(self) -> None:
        while len(self._turns):
            self._turns.take().answer.cancel()
        for doing in self._running:
            doing.cancel()
        for hand in self.hands:
            hand.close()
