"""Hand-over codes that every node knows."""

from __future__ import annotations

from .postgres_session import Session
from .secret import new_code

ISSUE = "INSERT INTO code (code, tbl, person, until) VALUES ($1, $2, $3, now() + make_interval(secs => $4))"
VOID = "DELETE FROM code WHERE until < now() OR (tbl = $1 AND person = $2 AND request IS NULL)"
WHERE_TO = "SELECT tbl FROM code WHERE code = $1 AND until > now()"
REDEEM = """
UPDATE code SET request = $2 WHERE code = $1 AND until > now() AND (request IS NULL OR request = $2) RETURNING tbl, person
"""


class PostgresCodes:
    """See Codes. The tables must be there: see `prepare`."""

    def __init__(self, url: str, seconds: float) -> None:
        self.seconds = seconds
        self._session = Session(url)

    async def issue(self, table: str, person: int) -> str:
        code = new_code()
        async with self._session.turn():
            connection = await self._session.connection()
            async with connection.transaction():
                await connection.execute(VOID, table, person)
                await connection.execute(ISSUE, code, table, person, self.seconds)
        return code

    async def table(self, code: str) -> str | None:
        if not code.isalnum():  # no code; and PostgreSQL has no place for some signs
            return None
        async with self._session.turn():
            connection = await self._session.connection()
            return await connection.fetchval(WHERE_TO, code.upper())

    async def redeem(self, code: str, request: str) -> tuple[str, int] | None:
        async with self._session.turn():
            connection = await self._session.connection()
            found = await connection.fetchrow(REDEEM, code.upper(), request)
        return None if found is None else (found["tbl"], found["person"])

    async def aclose(self) -> None:
        await self._session.close()
