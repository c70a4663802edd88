"""Bots at work: in processes of their own, never in the event loop.

Quick decisions, deep ones, hints, and what is found out about finished games each have a lane: a hint
keeps no table waiting, a master keeps no beginner waiting, and the analysis of a finished game nobody at all.
"""

from __future__ import annotations

import os
import pickle
import secrets
import time
from collections.abc import Mapping
from functools import cache, partial
from math import ceil
from typing import Any, Protocol

from schnapp.bots import analysis
from schnapp.bots.bot import Advice, Adviser, Bot
from schnapp.bots.levels import LEVELS, in_haste, milliseconds, spec_of
from schnapp.bots.roster import adviser, bot
from schnapp.table.dealer import Dealer
from schnapp.table.options import Value
from schnapp.table.search_request import SearchRequest

from .lane import Lane
from .messages import Judged
from .records import FinishedGame, PackedStep, packed, packed_replay, unpacked
from .turns import Asker
from .viewer import encode
from .worker import Worker

Act = dict[str, Any]

HINT = "flat:150ms"  # how a hint is found: as the master plays
DECISION = 2.0  # seconds that a job may take beyond what it was told to take, on a machine that has much to do …
ADVICE = 3.0
JUDGEMENT = 5.0
GAME = 15.0  # … a whole game


class Thinkers(Protocol):
    """Each may raise anything: turns.Full if too much waits, worker.Overdue, what a bot has raised."""

    async def choose(self, asker: Asker, level: str, request: SearchRequest, seconds: float) -> Act:
        """One of the legal acts; a bot that looks at the clock chooses within so many seconds if it is not kept from it. The
        request is such as can wait (`recalled`)."""
        ...

    async def advise(self, asker: Asker, request: SearchRequest) -> list[Advice]:
        """What a good bot thinks of these acts, the best first."""
        ...

    async def course(self, asker: Asker, finished: FinishedGame) -> tuple[list[list[float]], list[bytes]]:
        """How everybody's chance to win changed in a finished game, and the acts to be judged."""
        ...

    async def judge(self, asker: Asker, inquiries: list[bytes]) -> list[bytes]:
        """What it thinks of some of these acts: `Judged` of messages, as JSON."""
        ...

    async def record(self, asker: Asker, finished: FinishedGame) -> bytes:
        """The verbose record of a finished game, compressed by gzip."""
        ...

    async def replay(self, asker: Asker, finished: FinishedGame, viewer: int) -> bytes:
        """The same game as these eyes saw it: `Replay` of messages, as JSON, compressed by gzip."""
        ...


@cache
def _bot(spec: str, game: str) -> Bot:
    """What a bot has learned is read once in every process."""
    return bot(spec, game)


@cache
def _adviser(spec: str, game: str) -> Adviser:
    return adviser(spec, game)


def think(level: str, request: SearchRequest, seed: bytes, share: int = 1) -> Act:
    """Runs in a worker: a bot gets the request and chance of its own, and no more. `share`: so many decisions have to be
    made in the time of one."""
    game = request.game.name
    return _bot(in_haste(spec(level, game), share), game).choose(request, Dealer(seed))


def spec(level: str, game: str) -> str:
    """The bot behind a level; tables of older days name bots."""
    return spec_of(level, game) if level in LEVELS else level


def advise(request: SearchRequest, seed: bytes, spec: str = HINT) -> list[Advice]:
    """Runs in a worker: a hint comes from what the seat sees and has seen, and nothing else."""
    return _adviser(spec, request.game.name).advise(request, Dealer(seed))


def course(
    game: str, players: list[str], options: Mapping[str, Value], steps: list[PackedStep]
) -> tuple[Any, list[bytes]]:
    """Runs in a worker. The acts to be judged go from one worker to another: the server need not read them."""
    found = analysis.course_of(game, players, options, unpacked(steps))
    return found.chances, [pickle.dumps(inquiry) for inquiry in found.inquiries]


def judged(inquiries: list[bytes]) -> list[bytes]:
    """Runs in a worker: each a line of an answer."""
    moments = (analysis.judged(pickle.loads(inquiry)) for inquiry in inquiries)
    return [encode(Judged(one.step, one.seat, one.act, one.best, one.loss)) for one in moments]


def ready() -> int:
    """Runs in a worker, first of all: this module is there by then."""
    return os.getpid()


class Workers:
    """The processes of a server: `number` for each kind of decision, one for hints, one for finished games. Each is
    started when there is something to do for it."""

    def __init__(self, number: int | None = None) -> None:
        """Without `number`: one core is left to the server itself."""
        number = number or max(1, (os.cpu_count() or 2) - 1)
        self.quick = Lane("bots", [Worker(ready) for _ in range(number)])
        self.deep = Lane("masters", [Worker(ready) for _ in range(number)])
        self.advisers = Lane("hints", [Worker(ready)])
        self.judges = Lane("finished games", [Worker(ready, nice=10)])

    async def choose(self, asker: Asker, level: str, request: SearchRequest, seconds: float) -> Act:
        """The more bots think at once, the less time each takes: those that look at the clock share what there is."""
        ms, until = milliseconds(spec(level, request.game.name)), time.monotonic() + seconds

        def prepared(crowd: float) -> partial[Act]:
            left = max(0.001, until - time.monotonic()) * 1000 / crowd
            return partial(think, level, request, secrets.token_bytes(32), ceil(max(1, ms / left)))

        return await (self.deep if ms else self.quick).run(asker, ms / 1000 + DECISION, prepared)

    async def advise(self, asker: Asker, request: SearchRequest) -> list[Advice]:
        job = partial(advise, request, secrets.token_bytes(32))
        return await self.advisers.run(asker, ADVICE, lambda crowd: job)

    async def course(self, asker: Asker, finished: FinishedGame) -> tuple[list[list[float]], list[bytes]]:
        return await self.judges.run(asker, GAME, lambda crowd: partial(course, *finished))

    async def judge(self, asker: Asker, inquiries: list[bytes]) -> list[bytes]:
        return await self.judges.run(asker, JUDGEMENT * len(inquiries), lambda crowd: partial(judged, inquiries))

    async def record(self, asker: Asker, finished: FinishedGame) -> bytes:
        return await self.judges.run(asker, GAME, lambda crowd: partial(packed, *finished))

    async def replay(self, asker: Asker, finished: FinishedGame, viewer: int) -> bytes:
        return await self.judges.run(asker, GAME, lambda crowd: partial(packed_replay, *finished, viewer))

    def close(self) -> None:
        for lane in (self.quick, self.deep, self.advisers, self.judges):
            lane.close()
