"""Analyses of finished games that every node knows."""

from __future__ import annotations

from .deal import release
from .postgres_session import Session

FIND = "SELECT lines FROM analysis WHERE tbl = $1 AND game = $2 AND release = $3"
# The first entry is held meanwhile: whoever removes the table waits, and removes this, too (PostgresLog.remove).
KEEP = """
INSERT INTO analysis (tbl, game, lines, release)
SELECT tbl, $2, $3, $4 FROM entry WHERE tbl = $1 AND seq = 1 FOR KEY SHARE
ON CONFLICT (tbl, game) DO UPDATE SET lines = excluded.lines, release = excluded.release
"""


class PostgresAnalyses:
    """See KeptAnalyses. The tables must be there: see `prepare`."""

    def __init__(self, url: str) -> None:
        self._session = Session(url)

    async def find(self, table: str, number: int) -> bytes | None:
        async with self._session.turn():
            connection = await self._session.connection()
            return await connection.fetchval(FIND, table, number, release() or "")

    async def keep(self, lines: bytes, table: str, number: int) -> None:
        async with self._session.turn():
            connection = await self._session.connection()
            await connection.execute(KEEP, table, number, lines, release() or "")

    async def aclose(self) -> None:
        await self._session.close()
