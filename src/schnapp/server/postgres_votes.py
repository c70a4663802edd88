"""The words that people voted on, in a database that several nodes share: what the host decides counts at the tables of all.

A node knows by heart what the host has accepted; votes are added up where they lie.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import deque
from collections.abc import AsyncGenerator, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from asyncpg import Connection, DataError, Record

from schnapp.words.overlay import WORDS, BadOverlay, NotRemembered, Overlay, Voted, place_of

from .database import BadDatabase
from .log import LogDown
from .migrations import POSTGRES, missing
from .postgres_session import Session, explained, name_of
from .votes import LOOK, WAITING, Votes

# None comes back for a word that would be one too many.
ADD = """
INSERT INTO voted (language, category, key, word, yes, no, accepted) SELECT $1, $2, $3, $4, $5, $6, $7
WHERE (SELECT count(*) FROM voted) < $8
    OR EXISTS (SELECT FROM voted WHERE language = $1 AND category = $2 AND key = $3)
ON CONFLICT (language, category, key) DO UPDATE SET
    yes = voted.yes + excluded.yes, no = voted.no + excluded.no, accepted = voted.accepted OR excluded.accepted
RETURNING word
"""
ALL = "SELECT language, category, word, yes, no, accepted FROM voted"
ACCEPTED = f"{ALL} WHERE accepted"
ACCEPT = "UPDATE voted SET accepted = true WHERE language = $1 AND category = $2 AND key = $3 RETURNING word"
FORGET = "DELETE FROM voted WHERE language = $1 AND category = $2 AND key = $3 RETURNING word"
TAKE = "INSERT INTO taken (digest) VALUES ($1) ON CONFLICT DO NOTHING RETURNING digest"  # None: somebody has taken it
DECISIONS = "SELECT decisions FROM schnapp"
DECIDED = "UPDATE schnapp SET decisions = decisions + 1"  # after it, so that whoever sees this sees what was decided


class PostgresVotes(Votes):
    """Used with `async with`. A database that does not answer is asked again each second; meanwhile nothing is lost but what
    goes beyond so many words."""

    def __init__(self, url: str, file: Path) -> None:
        """`file`: the words of a server that kept its tables in SQLite. They move here once."""
        super().__init__()
        self.file = file
        self._session = Session(url)
        self._waiting: deque[Voted] = deque()
        self._seen = -1  # so many decisions of the host

    async def __aenter__(self) -> Self:
        self._watch = asyncio.create_task(self._look_often())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._watch.cancel()
        await asyncio.gather(self._watch, return_exceptions=True)
        await self._try_to_look()
        await self._session.close()

    def _keep(self, voted: Voted) -> None:
        if len(self._waiting) < WAITING:
            self._waiting.append(voted)
        else:
            self._complain("the words that were voted on cannot be written: some are lost")

    async def look(self) -> None:
        """Everything is written, and what the host has decided is known. Raises LogDown."""
        async with self._session.turn():
            connection = await self._session.connection()
            batch = list(self._waiting)
            async with connection.transaction():  # all or nothing: no vote is added up twice
                for voted in batch:
                    await self._add(connection, voted)
            for _ in batch:
                self._waiting.popleft()
            decisions = await connection.fetchval(DECISIONS)
            if decisions != self._seen:
                self._in_memory = Overlay(words_in(await connection.fetch(ACCEPTED)))
                self._seen = decisions

    async def _add(self, connection: Connection, voted: Voted) -> None:
        try:
            async with connection.transaction():
                known = await add(connection, voted)
        except DataError as error:  # a sign that PostgreSQL has no place for: the others are kept
            self._complain(f"a word that was voted on cannot be written: {error}")
        else:
            if not known:
                self._complain(f"{WORDS:,} words that were voted on wait for your review; of new ones nothing is kept")

    async def _look_often(self) -> None:
        await self._take_over()
        while True:
            await self._try_to_look()
            await asyncio.sleep(LOOK)

    async def _try_to_look(self) -> None:
        try:
            await self.look()
        except LogDown as down:
            self._complain(f"the words that were voted on cannot be read and written: {down}")

    async def _take_over(self) -> None:
        """The file stays, under another name."""
        if not self.file.exists():
            return
        try:
            found = await asyncio.to_thread(Overlay.read, self.file)
            async with self._session.turn():
                await self._take(await self._session.connection(), found.words())
            with suppress(FileNotFoundError):  # another server of this folder was quicker
                self.file.rename(self.file.with_suffix(".taken"))
        except (BadOverlay, OSError, LogDown) as error:
            self._complain(f"{self.file} is not taken over into the database: {error}")

    async def _take(self, connection: Connection, words: list[Voted]) -> None:
        """What was taken is noted with the words: whoever is stopped before the file has its other name adds no vote up twice."""
        async with connection.transaction():
            if await connection.fetchval(TAKE, digest(words)) is None:
                return
            for voted in words:
                await self._add(connection, voted)
            await connection.execute(DECIDED)


def digest(words: Iterable[Voted]) -> bytes:
    return hashlib.sha256("\n".join(map(Voted.line, words)).encode("utf-8", "surrogatepass")).digest()


async def add(connection: Connection, voted: Voted) -> bool:
    """Add these votes up with those that are there. False: it would be one word too many."""
    place = place_of(voted.category, voted.language, voted.word)
    return await connection.fetchval(ADD, *place, voted.word, voted.yes, voted.no, voted.accepted, WORDS) is not None


def words_in(rows: Iterable[Record]) -> list[Voted]:
    """What rows of ALL say."""
    return [Voted(*row.values()) for row in rows]


# ---- what the host does ------------------------------------------------------------------------------------------


async def words(url: str) -> list[Voted]:
    """As Overlay.words. Raises BadDatabase."""
    async with _reviewed(url) as connection:
        return Overlay(words_in(await connection.fetch(ALL))).words()


async def decide(url: str, what: str, category: str, language: str, word: str) -> None:
    """`accept` or `forget` a word. Raises NotRemembered, BadDatabase."""
    async with _reviewed(url) as connection, connection.transaction():
        place = place_of(category, language, word)
        if await connection.fetchval(ACCEPT if what == "accept" else FORGET, *place) is None:
            raise NotRemembered.of(category, language, word)
        await connection.execute(DECIDED)


@asynccontextmanager
async def _reviewed(url: str) -> AsyncGenerator[Connection]:
    async with explained(url) as connection:
        if await connection.fetchval("SELECT to_regclass('schnapp') IS NULL"):
            raise BadDatabase(f"{name_of(url)} holds no tables of Schnapp")
        if missing(POSTGRES, await connection.fetchval("SELECT version FROM schnapp")):
            raise BadDatabase(f"{name_of(url)} is of an earlier release: start a server of this one first")
        yield connection
