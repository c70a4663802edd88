"""What a bot does. If it fails, the greedy one decides, and if that one fails, too, the clock: to the end of the game if it fails
twice in a row, so that a bot that takes its time for nothing takes none from the bots of others."""

from __future__ import annotations

import logging
from typing import Any

from schnapp.table.acting import WAIT
from schnapp.table.match import Match

from .floor import Floor
from .thinkers import Overdue
from .turns import Asker, Full

Act = dict[str, Any]

FALLBACK = "greedy"  # a bot that every game has, and the least work
GIVEN_UP = 2  # failures in a row; one can be the fault of the machine

logger = logging.getLogger("schnapp.server")


class Nonsense(Exception):
    """A bot has answered an act that is not allowed."""


async def thought(floor: Floor, match: Match, seat: int, level: str, seconds: float) -> Act | None:
    """An act of a seat (as the game numbers it), if it can be within so many seconds; None: the clock acts, or the seat leaves
    what nobody waits for."""
    game = len(floor.state.games)
    for bot in dict.fromkeys((level, FALLBACK)):
        before = floor.failed.get((game, bot), 0)
        if before >= GIVEN_UP:
            continue
        try:
            act = await _chosen(floor, match, seat, bot, seconds)
        except Full:  # said by the lane
            continue
        except Exception as error:
            _report(floor, match, bot, error)
            floor.failed[game, bot] = before + 1  # those that fail together, for several seats, have failed once
        else:
            if before:
                floor.failed[game, bot] = 0
            return act
    return None


def _report(floor: Floor, match: Match, bot: str, error: Exception) -> None:
    """Once: it will hardly do better next time."""
    if not any(known == bot for _, known in floor.failed):
        trace = None if isinstance(error, Overdue) else error
        what = f"the bot {bot} of {match.game.name} failed at table {floor.state.id}"
        logger.error("%s: %r", what, error, exc_info=trace)


async def _chosen(floor: Floor, match: Match, seat: int, level: str, seconds: float) -> Act | None:
    request = match.request(seat).recalled()  # the match may go on while the request waits
    act = await floor.thinkers.choose(asker_of(floor), level, request, seconds)
    if act == WAIT and WAIT in request.legal:
        return None
    if match.clock is None and match.refusal(match.signed(seat, act)) is not None:
        raise Nonsense(act)
    return act


def asker_of(floor: Floor) -> Asker:
    """A table works for whoever has been there for longest: of those who hold a seat, if there is one of them, since others choose
    to watch it, and could have it wait behind all that they ask for elsewhere."""
    longest = min(floor.viewers, key=lambda viewer: viewer.person is None, default=None)
    return Asker("" if longest is None else longest.address, floor.state.id)
