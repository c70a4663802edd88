"""Whose job is next: addresses take turns, then the tables of an address. The jobs of one table stay in order."""

from __future__ import annotations

from collections import deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")

OF_TABLE = 8  # jobs that wait at once: as many as there are seats at the largest table
OF_ADDRESS = 128
OF_ALL = 2_000


class Asker(NamedTuple):
    """For whom something is done: a table, and the address of whoever watches it."""

    address: str
    table: str


class Full(Exception):
    """So much waits already that one more is refused."""


class Turns(Generic[T]):
    def __init__(self) -> None:
        self._of: dict[str, dict[str, deque[T]]] = {}  # address → table → jobs; whoever is next stands first
        self._all = 0  # also told to other threads

    def __len__(self) -> int:
        return self._all

    def _number(self, address: str) -> int:
        return sum(map(len, self._of.get(address, {}).values()))

    def put(self, asker: Asker, job: T) -> None:
        """Behind the others of this table. Raises Full."""
        jobs = self._of.get(asker.address, {}).get(asker.table, ())
        if len(jobs) >= OF_TABLE or self._number(asker.address) >= OF_ADDRESS or len(self) >= OF_ALL:
            raise Full
        self._of.setdefault(asker.address, {}).setdefault(asker.table, deque()).append(job)
        self._all += 1

    def take(self) -> T:
        """The next job; whoever has had a turn stands last."""
        address, tables = next(iter(self._of.items()))
        table, jobs = next(iter(tables.items()))
        job = jobs.popleft()
        self._all -= 1
        del self._of[address], tables[table]
        if jobs:
            tables[table] = jobs
        if tables:
            self._of[address] = tables
        return job

    def drop(self, asker: Asker, job: T) -> None:
        """Nobody waits for it any more, if it has not been taken."""
        tables = self._of.get(asker.address, {})
        jobs = tables.get(asker.table, deque())
        if job not in jobs:
            return
        jobs.remove(job)
        self._all -= 1
        if not jobs:
            del tables[asker.table]
        if not tables:
            del self._of[asker.address]
