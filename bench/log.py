"""How many appends a second does the log take? `python bench/log.py [--tables 200] [--seconds 5] [URL …]`.

So many tables append at once, each its next entry as soon as the last one is durable: 200 bytes, as an act has them. In one
run: a SQLite file in the temporary folder, and a PostgreSQL started for it, without and with an owner for each table; or
those databases that are named (sqlite files, postgresql:// addresses).
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from schnapp.server.log import Log, Written
from schnapp.server.ownership import Owned, Ownership, SoleOwner
from schnapp.server.postgres_ownership import PostgresOwnership
from schnapp.server.postgres_session import prepare
from schnapp.server.store import is_postgres, log_of
from tools import postgres

BODY = b"x" * 200


async def appending(log: Log, table: str, epoch: int | None, until: float, took: list[float]) -> None:
    rows = await log.read(table)
    seq = rows[-1].seq if rows else 0
    while (begun := time.perf_counter()) < until:
        answer = await log.append(table, seq, [BODY], f"1.{seq:08}", epoch)
        assert isinstance(answer, Written), answer
        seq = answer.seq
        took.append(time.perf_counter() - begun)


async def owned(ownership: Ownership, table: str) -> int:
    claimed = await ownership.claim(table)
    assert isinstance(claimed, Owned), claimed
    return claimed.epoch


async def measure(name: str, database: str, tables: int, seconds: float, ownership: Ownership | None = None) -> None:
    took: list[float] = []
    ids = [f"table {number}" for number in range(tables)]
    epochs = [None if ownership is None else await owned(ownership, id) for id in ids]
    async with log_of(database) as log:
        until = time.perf_counter() + seconds
        await asyncio.gather(*(appending(log, id, epoch, until, took) for id, epoch in zip(ids, epochs, strict=True)))
    took.sort()
    p50, p99 = (1000 * took[int(share * len(took))] for share in (0.5, 0.99))
    print(f"{name:32} {len(took) / seconds:9,.0f} appends/s   p50 {p50:6.1f} ms   p99 {p99:6.1f} ms", flush=True)


async def measure_postgres(url: str, tables: int, seconds: float) -> None:
    await prepare(url)
    await measure("PostgreSQL", url, tables, seconds)
    async with PostgresOwnership(url, "bench", "") as ownership:
        await measure("PostgreSQL, tables owned", url, tables, seconds, ownership)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("databases", nargs="*")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5.0)
    asked = parser.parse_args()
    for database in asked.databases:
        if is_postgres(database):
            asyncio.run(measure_postgres(database, asked.tables, asked.seconds))
        else:
            asyncio.run(measure("SQLite", database, asked.tables, asked.seconds, SoleOwner()))
    if asked.databases:
        return
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure("SQLite", f"{folder}/log.db", asked.tables, asked.seconds, SoleOwner()))
    programs = postgres.installed()
    if programs is None:
        sys.exit("there is no PostgreSQL here, and none could be installed")
    with postgres.Cluster(programs) as cluster:
        asyncio.run(measure_postgres(asyncio.run(cluster.new_database()), asked.tables, asked.seconds))


if __name__ == "__main__":
    main()
