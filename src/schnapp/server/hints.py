"""What would a bot do in my place? Told to the socket that asked, and to nobody else: nothing is written, nothing sent to
others, and the processes that find it are not those of the bots at the table."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from itertools import accumulate

from schnapp.bots import bot as bots
from schnapp.bots.roster import can_advise
from schnapp.table.match import Match
from schnapp.table.search_request import SearchRequest

from .buckets import Bucket
from .floor import Floor
from .messages import Advice, Advise, Advised, Refused
from .refusal import Refusal
from .turns import Asker, Full
from .viewer import Viewer

logger = logging.getLogger("schnapp.server")

TOLD = 3  # acts


@dataclass(frozen=True, slots=True, eq=False)
class HintRequest:
    """Who asks what, and in which position."""

    viewer: Viewer
    command: Advise
    match: Match
    request: SearchRequest


class Hints:
    """Seats are numbered as the game does."""

    def __init__(self, floor: Floor) -> None:
        self.floor = floor
        self._buckets: dict[int, Bucket] = {}  # seat → how often it may still ask
        self._running: dict[HintRequest, asyncio.Task[None]] = {}

    def ask(self, viewer: Viewer, command: Advise) -> None:
        """The answer comes when it is found. Raises Refusal."""
        match, seat = self._asked(viewer, command)
        if not self._bucket(seat).take():
            raise Refusal("too_many_messages")
        hint = HintRequest(viewer, command, match, match.request(seat).recalled())
        self._running[hint] = asyncio.create_task(self._answer(hint))

    def _asked(self, viewer: Viewer, command: Advise) -> tuple[Match, int]:
        """The match and the seat that is to decide in it. Raises Refusal."""
        state = self.floor.state
        place = state.seat_of(viewer.person)
        if place is None:
            raise Refusal("not_playing")
        if not can_advise(state.game):
            raise Refusal("no_adviser")
        if not state.hints_allowed:
            raise Refusal("hints_off")
        if state.match is None or state.match.over:
            raise Refusal("game_not_running")
        if command.match != len(state.games):
            raise Refusal("wrong_match")
        if place not in state.owed:
            raise Refusal("not_asked")
        return state.match, state.games[-1].seat_in_match(place)

    def _bucket(self, seat: int) -> Bucket:
        limits = self.floor.limits
        return self._buckets.setdefault(seat, Bucket(limits.hints, limits.hints_per_second, self.floor.clock))

    async def _answer(self, hint: HintRequest) -> None:
        asker = Asker(hint.viewer.address, self.floor.state.id)
        try:
            found = await self.floor.thinkers.advise(asker, hint.request)
        except Full:
            hint.viewer.send(Refused(hint.command.id, "too_many_messages"))
        except Exception:
            logger.exception("no hint at table %s", self.floor.state.id)
            hint.viewer.send(Refused(hint.command.id, "internal"))
        else:
            trials = sum(one.trials for one in found)
            hint.viewer.send(Advised(hint.command.id, self.floor.state.seq, best_of(found), trials))
        del self._running[hint]

    def revise(self) -> None:
        """Something has happened: what was asked about may be over."""
        for hint in list(self._running):
            if (reason := self._lapsed(hint)) is not None:
                self._running.pop(hint).cancel()
                hint.viewer.send(Refused(hint.command.id, reason))

    def _lapsed(self, hint: HintRequest) -> str | None:
        try:
            match, seat = self._asked(hint.viewer, hint.command)
        except Refusal as refusal:
            return refusal.reason
        return None if match is hint.match and match.choices(seat) == hint.request.legal else "not_asked"

    def drop(self, viewer: Viewer) -> None:
        """The socket has gone: nobody hears its answers."""
        for hint in [hint for hint in self._running if hint.viewer is viewer]:
            self._running.pop(hint).cancel()

    def close(self) -> None:
        for answer in self._running.values():
            answer.cancel()


def best_of(found: list[bots.Advice]) -> list[Advice]:
    """The best as they are told. What was dropped early was tried less often and is known less well: it counts at most
    as much as those before it."""
    worths = accumulate((min(1.0, max(0.0, one.value)) for one in found[:TOLD]), min)
    return [Advice(one.act, round(worth, 3), one.trials) for one, worth in zip(found, worths, strict=False)]
