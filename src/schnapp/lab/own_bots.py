"""Bots of your own at the tables of the lab: a file of Python and what in it makes a bot, `my_bots.py:Careful`.

Nobody else runs such a file: the server and the page know the bots of `roster` only.
"""

from __future__ import annotations

import json
import re
import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from schnapp.bots.bot import Bot
from schnapp.table.canonical import Act, is_object, shown, text_of_anything
from schnapp.table.errors import SchnappError, place_of
from schnapp.table.game import Game
from schnapp.table.protocols import Timed
from schnapp.table.rng import Rng
from schnapp.table.search_request import SearchRequest
from schnapp.table.seating import actor_of

_SPEC = re.compile(r"(?P<file>.+\.py):(?P<name>\w+)")


class BadBot(SchnappError):
    """A bot of your own that cannot be made, or goes wrong while it plays."""


class OwnBot:
    """A stranger's bot. What goes wrong in it is one sentence with its place, and the contest is over."""

    def __init__(self, spec: str) -> None:
        """Raises BadBot."""
        file, name = _SPEC.fullmatch(spec).groups()  # type: ignore[union-attr]
        self.spec = spec
        try:
            make: Any = getattr(_loaded(file), name, None)
            made: Any = make() if callable(make) else None
        except Exception as fault:
            raise self._failed(fault) from fault
        if make is None:
            raise BadBot(f"{file} has no {name}")
        if not callable(getattr(made, "choose", None)):
            raise BadBot(f"{spec} makes no bot: it has to give an object with a method choose(request, chance)")
        self.bot: Bot = made

    def choose(self, request: SearchRequest, chance: Rng) -> Act:
        try:
            answer: Any = self.bot.choose(request, chance)
        except Exception as fault:
            raise self._failed(fault) from fault
        return self._act(answer, request.game)

    def _act(self, answer: Any, game: Game) -> Act:
        """An answer as a record would hold it. Who acts, and when, is not for a bot to say."""
        try:
            act = json.loads(text_of_anything(answer))
        except (TypeError, ValueError, RecursionError):
            act = None
        if not is_object(act):
            raise BadBot(f"{self.spec} answers {answer!r:.100}, and an answer is an act such as {{'type': 'draw'}}")
        if said := {actor_of(game), *(("t",) if isinstance(game, Timed) else ())} & act.keys():
            raise BadBot(f"{self.spec} answers {shown(act)}, and {min(said)} is not for a bot to say")
        return act

    def pause_ms(self, request: SearchRequest, act: Act, chance: Rng) -> int:
        try:
            return self.bot.pause_ms(request, act, chance)
        except Exception as fault:
            raise self._failed(fault) from fault

    def _failed(self, fault: Exception) -> BadBot:
        return BadBot(f"{self.spec} has failed: {type(fault).__name__}: {fault}{place_of(fault)}")


def is_own(spec: str) -> bool:
    """Does a specification name a file?"""
    return _SPEC.fullmatch(spec) is not None


@cache
def _loaded(file: str) -> ModuleType:
    """The module of a file, once in each process; what lies beside it can be imported, as in a program that is run."""
    found = spec_from_file_location(f"own bots of {file}", file)
    assert found is not None
    assert found.loader is not None
    module = sys.modules[found.name] = module_from_spec(found)
    if (folder := str(Path(file).resolve().parent)) not in sys.path:
        sys.path.append(folder)
    found.loader.exec_module(module)
    return module
