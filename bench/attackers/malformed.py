"""Acts that have no shape, said by one player of a race: the table must go on for the other one."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter

from .attack import Attack, Figure, Given, Ready
from .moves import Times
from .people import Lost, Person
from .served import Served
from .wire import HERE, opened

SHAPELESS = (
    {"type": "say"},
    {"type": "claim", "slot": "t1", "word": 1.5},
    {"type": "strike", "slot": ["t1"]},
    {"type": "claim", "slot": {"t1": 1}, "word": None},
    {"type": "vote", "claim": {}, "vote": []},
    {"type": ["say"]},
    {"type": {"say": 1}},
    {"type": None},
    {},
)
EVERY = 0.09  # seconds: below the limit of messages
OPTIONS = {"reveal_ms": 0, "games": 10, "misses_to_end": 9}


class Malformed(Attack):
    name = "malformed"
    number = 4
    about = "acts without shape at a race table; its other player wants to go on"
    other: Person | None = None

    async def prepare(self, served: Served) -> Given:
        wanted = {"game": "schnapp-land-fluss", "names": ["Mallory", "Bert"], "seats": 2, "options": OPTIONS}
        told = await opened(served.port, start=True, away_s=0, **wanted)
        mallory, bert = (held["secret"] for held in told["held"])
        return {"table": told["table"]["id"], "mallory": mallory, "bert": bert}

    async def attack(self, port: int, given: Given, counts: Counter[str], ready: Ready) -> None:
        """Mallory plays along, so that there is always a category, and says shapeless things between."""
        shapeless = itertools.cycle(SHAPELESS)
        mallory = await Person(port, given["table"], given["mallory"], HERE).come()
        attacking = asyncio.create_task(ready())
        while True:
            try:
                await asyncio.sleep(EVERY)
                if attacking.done():
                    await mallory.tell("play", act=next(shapeless), match=mallory.table_view["match"])
                    counts["shapeless acts"] += 1
                    await asyncio.sleep(EVERY)
                await _go_on(mallory, counts)
                if mallory.goodbye is not None:
                    raise Lost
            except Lost:
                counts["sockets broken"] += 1
                await mallory.go()
                mallory = await Person(port, given["table"], given["mallory"], HERE).come()

    async def observe(self, served: Served, given: Given, seconds: float) -> list[Figure]:
        """Bert turns categories and passes as soon as possible."""
        bert = await Person(served.port, given["table"], given["bert"], "127.0.0.5").come()
        times, stills, end = Times(), 0, time.perf_counter() + seconds

        def listen(message: dict[str, object]) -> None:
            nonlocal stills
            stills += message["t"] == "scene" and bert.table_view["stage"] == "playing"

        bert.on_message = listen
        begin = bert.table_view["match"]
        while time.perf_counter() < end:
            due = time.perf_counter()
            try:
                if await _go_on(bert, Counter()):
                    times.all.append(time.perf_counter() - due)
                else:
                    await asyncio.sleep(0.01)
            except Lost:
                times.lost += 1
                await bert.go()
                await bert.come()
        await bert.go()
        anew = stills - (bert.table_view["match"] - begin)
        return [
            Figure("acts of the other player", len(times.all) / seconds, "/s", least=3),
            Figure("their p99", times.quantile(0.99), "ms", most=500),
            Figure("clocks put back", anew, most=0),
            Figure("other player's socket lost", times.lost, most=0),
        ]


async def _go_on(person: Person, counts: Counter[str]) -> bool:
    """Turn a category, pass, or ask for another game, whatever may be done now."""
    if person.table_view["stage"] == "over":
        await person.ask("rematch")
        return False
    idle = [act for act in person.now["legal"] if act["type"] in ("turn_category", "pass")]
    if not idle:
        return False
    said = await person.play(idle[0])
    counts[said["t"]] += 1
    return bool(said["t"] == "done")
