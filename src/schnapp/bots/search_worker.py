"""A second process that thinks about the same decisions, one at a time.

It is told by a pipe what the bot was told, thinks by the same clock and answers. It ends when the pipe does, however the
first process ended.
"""

from __future__ import annotations

import signal
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from multiprocessing.connection import Connection

from schnapp.table.candidate import Candidate
from schnapp.table.rng import Rng
from schnapp.table.search_request import SearchRequest

from .budget import Budget, Clock
from .flat import FlatBot
from .policies import POLICIES
from .search_result import SearchResult


@dataclass(frozen=True, slots=True)
class SearchJob:
    """What is asked of a worker: the request, the candidates to compare, and by when; it has a chance of its own."""

    number: int
    request: SearchRequest
    candidates: list[Candidate]
    usual: int
    budget: Budget
    begun: float
    seed: bytes


class SearchWorker:
    """The first process's side. Several jobs never overlap: an answer that comes too late is left unread."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.number = 0
        self._begin()

    def _begin(self) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(self.game, theirs), daemon=True)
        self.process.start()
        theirs.close()  # or the end of their process would not end the pipe
        self.pipe.recv()  # until then it could not keep any time

    def ask(
        self, request: SearchRequest, candidates: list[Candidate], usual: int, clock: Clock, budget: Budget, seed: bytes
    ) -> None:
        """Set it thinking. If it has died, another one takes its place."""
        self.number += 1
        job = SearchJob(self.number, request, candidates, usual, budget, clock.begun, seed)
        try:
            self.pipe.send(job)
        except OSError:
            self._begin()
            self.pipe.send(job)

    def answer(self, clock: Clock) -> SearchResult | None:
        """What it thinks; None if it is not ready in time, or has died."""
        try:
            while self.pipe.poll(clock.left()):
                number, result = self.pipe.recv()
                if number == self.number:
                    return result
        except (EOFError, OSError):
            return None
        return None


@cache
def search_worker(game: str) -> SearchWorker:
    """One for each game is enough: a process makes one decision at a time."""
    return SearchWorker(game)


def work(game: str, pipe: Connection) -> None:
    """The second process's side."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the first one
    bot = FlatBot(POLICIES[game], Budget())  # every job brings a budget of its own
    pipe.send(None)
    while True:
        try:
            job: SearchJob = pipe.recv()
        except (EOFError, OSError):
            return
        request, chance = job.request, Rng(job.seed)
        first = bot.determinization(request, chance)
        search = bot.searching(request.seat, job.candidates, first)
        search.usual = job.usual
        clock = Clock(job.budget, job.begun)
        pipe.send((job.number, bot.weigh(request, job.candidates, search, first, clock, chance)))
