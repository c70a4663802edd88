"""Votes on words, where people have voted on very many before."""

from __future__ import annotations

import asyncio
import random
import string
from collections import Counter
from pathlib import Path
from typing import Any

from schnapp.words.categories import CATEGORIES
from schnapp.words.overlay import Overlay, Voted

from .attack import Attack, Given, Ready
from .people import Company, Person, some_word

WORDS = 100_000
TABLES = 3
OPTIONS = {
    "reveal_ms": 0,
    "tie_window_ms": 0,
    "games": 10,
    "misses_to_end": 9,
    "wrong_lockout": "if_no_card",
}


def voted_before(database: Path, number: int = WORDS) -> None:
    """A file of so many words beside a database."""
    chance = random.Random(1)
    words = {"".join(chance.choices(string.ascii_lowercase, k=12)) for _ in range(number)}
    voted = (Voted("de", CATEGORIES[at % len(CATEGORIES)], word, 1, 1) for at, word in enumerate(sorted(words)))
    Overlay(voted).write(database.with_suffix(".voted.jsonl"))


class Votes(Attack):
    name = "votes"
    number = 6
    about = f"{TABLES} tables vote on words; {WORDS:,} were voted on before"

    def before(self, database: Path) -> None:
        voted_before(database)

    async def attack(self, port: int, given: Given, counts: Counter[str], ready: Ready) -> None:
        tables = [
            await Company.sit(port, game="schnapp-land-fluss", options=OPTIONS, first=30 + 3 * at)
            for at in range(TABLES)
        ]
        await ready()
        await asyncio.gather(*(self._play(table, person, counts) for table in tables for person in table.people))

    @staticmethod
    async def _play(table: Company, person: Person, counts: Counter[str]) -> None:
        """The first one strikes and says words that nobody knows, the others accept them."""
        first = person is table.people[0]
        while True:
            act = wanted(person, strikes=first)
            if person.table_view["stage"] == "over":
                await person.ask("rematch")
            elif act is None:
                await asyncio.sleep(0.005)
            elif (await person.play(act))["t"] == "done" and act["type"] == "vote":
                counts["votes"] += 1


def wanted(person: Person, strikes: bool) -> dict[str, Any] | None:
    """What brings the next vote about."""
    legal = {act["type"]: act for act in person.now["legal"]}
    if "vote" in legal:
        return {"type": "vote", "claim": legal["vote"]["claim"][0], "vote": "accept"}
    if "turn_category" in legal:
        return legal["turn_category"]
    if strikes and "say" in legal:
        view = person.now["view"]
        own = next(claim for claim in view["claims"] if claim["player"] == view["viewer"] and claim["status"] == "open")
        return {"type": "say", "word": some_word(view["table"][int(own["slot"][1:]) - 1])}
    if strikes and "strike" in legal:
        return {"type": "strike", "slot": legal["strike"]["slot"][0]}
    return None
