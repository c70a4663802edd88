"""What thinkers do: functions of what they are given and of nothing else, so that they can be done anywhere."""

from __future__ import annotations

import os
import pickle
from collections.abc import Mapping
from functools import cache
from math import ceil
from typing import Any

from schnapp.bots import analysis
from schnapp.bots.analysis import CAREFUL, Care
from schnapp.bots.bot import Advice, Adviser, Bot
from schnapp.bots.flat import FlatBot
from schnapp.bots.levels import LEVELS, in_haste, milliseconds, spec_of
from schnapp.bots.roster import adviser, bot
from schnapp.table.dealer import Dealer
from schnapp.table.options import Value
from schnapp.table.search_request import SearchRequest

from .messages import Judged
from .records import PackedStep, unpacked
from .viewer import encode

Act = dict[str, Any]

HINT = "flat:150ms"  # how a hint is found: as the master plays


@cache
def _bot(spec: str, game: str, most_ms: int) -> Bot:
    """What a bot has learned is read once in every process."""
    found = bot(spec, game)
    if most_ms and isinstance(found, FlatBot):
        found.budget = found.budget.at_most(most_ms)
    return found


@cache
def _adviser(spec: str, game: str) -> Adviser:
    return adviser(spec, game)


def think(level: str, request: SearchRequest, seed: bytes, share: int = 1, most_ms: int = 0) -> Act:
    """A bot gets the request and chance of its own, and no more. `share`: so many decisions have to be
    made in the time of one. `most_ms`: a bot that counts its trials stops then, too; 0: it does not."""
    game = request.game.name
    return _bot(in_haste(spec(level, game), share), game, most_ms).choose(request, Dealer(seed))


def spec(level: str, game: str) -> str:
    """The bot behind a level; tables of older days name bots."""
    return spec_of(level, game) if level in LEVELS else level


def own_time(level: str, request: SearchRequest) -> float:
    """Seconds that a bot would like to think; 0: it does not look at the clock."""
    return milliseconds(spec(level, request.game.name)) / 1000


def share(wanted: float, left: float) -> int:
    """So many decisions have to be made in the time of one, where so many seconds are left for one."""
    return ceil(max(1, wanted / left))


def advise(request: SearchRequest, seed: bytes, spec: str = HINT) -> list[Advice]:
    """A hint comes from what the seat sees and has seen, and nothing else."""
    return _adviser(spec, request.game.name).advise(request, Dealer(seed))


def course(
    game: str, players: list[str], options: Mapping[str, Value], steps: list[PackedStep]
) -> tuple[Any, list[bytes]]:
    """The acts to be judged go from one job to another: the server need not read them."""
    found = analysis.course_of(game, players, options, unpacked(steps))
    return found.chances, [pickle.dumps(inquiry) for inquiry in found.inquiries]


def judged(inquiries: list[bytes], care: Care = CAREFUL) -> list[bytes]:
    """Each a line of an answer."""
    moments = (analysis.judged(pickle.loads(inquiry), care) for inquiry in inquiries)
    return [encode(Judged(one.step, one.seat, one.act, one.best, one.loss)) for one in moments]


def ready() -> int:
    """The first job of a process: this module is there by then."""
    return os.getpid()
