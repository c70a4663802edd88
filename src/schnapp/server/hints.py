"""What would a bot do in my place? Told to the socket that asked, and to nobody else: nothing is written, nothing sent to
others, and the processes that find it are not those of the bots at the table."""

from __future__ import annotations

import asyncio
import logging
from itertools import accumulate
from typing import TYPE_CHECKING

from schnapp.bots import bot as bots
from schnapp.bots.roster import can_advise
from schnapp.table.match import Match

from .limits import Bucket
from .messages import Advice, Advise, Advised, Refused
from .refusal import Refusal
from .viewer import Viewer

if TYPE_CHECKING:
    from .table import LiveTable

logger = logging.getLogger("schnapp.server")

TOLD = 3  # acts


class Hints:
    """Seats are numbered as the game does."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._buckets: dict[int, Bucket] = {}  # seat → how often it may still ask
        self._running: set[asyncio.Task[None]] = set()

    def ask(self, viewer: Viewer, order: Advise) -> None:
        """The answer comes when it is found. Raises Refusal."""
        match, seat = self._asked(viewer, order)
        if not self._bucket(seat).take():
            raise Refusal("too_many_messages")
        answer = asyncio.create_task(self._answer(viewer, order, match, seat))
        self._running.add(answer)
        answer.add_done_callback(self._running.discard)

    def _asked(self, viewer: Viewer, order: Advise) -> tuple[Match, int]:
        """The match and the seat that is to decide in it. Raises Refusal."""
        state = self.table.state
        place = state.seat_of(viewer.person)
        if place is None:
            raise Refusal("not_playing")
        if not can_advise(state.game):
            raise Refusal("no_adviser")
        if not state.hints_allowed:
            raise Refusal("hints_off")
        if state.match is None or state.match.over:
            raise Refusal("game_not_running")
        if order.match != len(state.games):
            raise Refusal("wrong_match")
        if place not in state.awaited:  # who may do something unasked shall think of it himself
            raise Refusal("not_asked")
        return state.match, state.seat_in_match(place)

    def _bucket(self, seat: int) -> Bucket:
        limits = self.table.limits
        return self._buckets.setdefault(seat, Bucket(limits.hints, limits.hints_per_second, self.table.clock))

    async def _answer(self, viewer: Viewer, order: Advise, match: Match, seat: int) -> None:
        view, legal = match.attentive(seat), match.legal(seat)
        try:
            found = await self.table.thinkers.advise(match.game.name, view, legal, dict(match.options))
            now, _ = self._asked(viewer, order)
            if now is not match or match.legal(seat) != legal:
                raise Refusal("not_asked")  # what was asked about is over
        except Refusal as refusal:
            return viewer.send(Refused(order.id, refusal.reason))
        except Exception:
            logger.exception("no hint at table %s", self.table.state.id)
            return viewer.send(Refused(order.id, "internal"))
        viewer.send(Advised(order.id, self.table.state.seq, best_of(found), sum(one.trials for one in found)))

    def close(self) -> None:
        for answer in self._running:
            answer.cancel()


def best_of(found: list[bots.Advice]) -> list[Advice]:
    """The best as they are told. What was dropped early was tried less often and is known less well: it counts at most
    as much as those before it."""
    worths = accumulate((min(1.0, max(0.0, one.worth)) for one in found[:TOLD]), min)
    return [Advice(one.act, round(worth, 3)) for one, worth in zip(found, worths, strict=False)]
