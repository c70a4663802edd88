"""Plays random games and prints a fingerprint of every moment. A process does so with SCHNAPP_PURE=1, and another one without."""

from __future__ import annotations

import hashlib
import json
import sys
from importlib import import_module
from typing import Any

from schnapp.bots import random
from schnapp.games import BUILT_IN
from schnapp.table import dealer, state
from schnapp.table.canonical import canonical
from schnapp.table.match import Match
from schnapp.table.positions import core_of
from schnapp.table.protocols import Pending

from .tables import Table, random_game
from .under_test import UnderTest


def what(table: Table) -> dict[str, Any]:
    """A table as text can say it."""
    game = type(table.tested.game)
    return {"game": [game.__module__, game.__qualname__], "table": [table.players, table.given, table.start]}


def table_of(said: dict[str, Any]) -> Table:
    """The same table, in another process."""
    module, name = said["game"]
    return Table(UnderTest(getattr(import_module(module), name)()), *said["table"])


def tell(match: Match, entries: object) -> None:
    legal = [match.legal(seat) for seat in match.actors()]
    views = [match.view(seat) for seat in (*match.actors(), None)]
    asked = [match.owed(), match.to_act(), match.state.next_seat()]
    recalled = match.game.pending(match.state) if isinstance(match.game, Pending) else None
    course = None if match.course is None else match.course.views(None)
    moment = canonical([match.position(), asked, legal, views, entries, match.result(), recalled, course])
    print(hashlib.sha256(moment.encode()).hexdigest()[:16], match.owed())


def main() -> None:
    """What stands in the input as JSON: how many games, and at which tables."""
    games, said = json.load(sys.stdin)
    tables = list(map(table_of, said))
    states = [core_of(table.tested.game, table.match("kind").state) for table in tables]
    rules = [sys.modules[type(state).__module__] for state in states]
    kinds = {str(module.__file__).endswith(".py") for module in (*rules, dealer, state, random)}
    print({True: "uncompiled", False: "compiled"}[kinds.pop()] if len(kinds) == 1 else "mixed", file=sys.stderr)
    for table in tables:
        for number in range(games):
            match = table.match(f"twice {number}")
            match.tracing = match.game.name not in BUILT_IN  # whose boards are shown nothing in the middle of an act
            tell(match, match.entries_at_start)
            last = None
            for step in random_game(match, f"twice {number}"):
                tell(match, last.entries if last is not None else None)
                last = step
            assert last is not None
            tell(match, last.entries)
            dealt = table.tested.another(
                table.match(f"twice {number}"), 0, dealer.Dealer(dealer.stream("twice", "redeal"))
            )
            print(canonical(table.tested.game.schema.dump(dealt)))
