"""Plays random games and prints a fingerprint of every moment: `python -m tests.conformance.playing GAMES`.

Run with and without SCHNAPP_PURE=1 and compare: compiled and uncompiled rules must tell the same story.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Sequence

from schnapp.bots import random
from schnapp.table import dealer, state
from schnapp.table.canonical import canonical
from schnapp.table.match import Match
from schnapp.table.positions import core_of

from .tables import TABLES, Table, random_game


def tell(match: Match, entries: object, stage: str) -> None:
    legal = [match.legal(seat) for seat in match.actors()]
    views = [match.view(seat) for seat in (*match.actors(), None)]
    asked = [match.owed(), match.awaited(), match.state.next_seat()]
    moment = canonical([match.position(), asked, legal, views, entries, match.result()])
    print(hashlib.sha256(moment.encode()).hexdigest()[:16], match.position()[stage])


def main(games: int, tables: Sequence[Table] = TABLES) -> None:
    states = [core_of(table.tested.game, table.match("kind").state) for table in tables]
    rules = [sys.modules[type(state).__module__] for state in states]
    kinds = {str(module.__file__).endswith(".py") for module in (*rules, dealer, state, random)}
    print({True: "uncompiled", False: "compiled"}[kinds.pop()] if len(kinds) == 1 else "mixed", file=sys.stderr)
    for table in tables:
        stage = table.tested.stage
        for number in range(games):
            match = table.match(f"twice {number}")
            tell(match, match.entries_at_start, stage)
            last = None
            for step in random_game(match, f"twice {number}"):
                tell(match, last.entries if last is not None else None, stage)
                last = step
            assert last is not None
            tell(match, last.entries, stage)
            redealt = table.redealt(table.match(f"twice {number}"), 0, "twice")
            print(canonical(redealt.position()))


if __name__ == "__main__":
    main(int(sys.argv[1]))
