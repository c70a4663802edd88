"""Record, proof and analysis of a finished game, asked for again and again."""

from __future__ import annotations

import asyncio
from collections import Counter

from .attack import Attack, Given, Ready
from .pages import ask_on
from .people import Company
from .served import Served

CONNECTIONS = 8
KINDS = ("record", "proof", "record", "analysis")


class Finished(Attack):
    name = "finished"
    number = 3
    about = f"record, proof and analysis of a finished game, over {CONNECTIONS} connections"

    async def prepare(self, served: Served) -> Given:
        table = await Company.sit(served.port, number=4, first=20)
        await table.play_until(lambda: table.over)
        await table.go()
        return {"table": table.table}

    async def attack(self, port: int, given: Given, counts: Counter[str], ready: Ready) -> None:
        await ready()
        paths = [f"/api/tables/{given['table']}/{kind}" for kind in KINDS]
        rounds = [paths[at % 4 :] + paths[: at % 4] for at in range(CONNECTIONS)]
        await asyncio.gather(*(ask_on(port, each, counts) for each in rounds))
