"""A page, as the server inside it knows one: rows in memory, and an ear that remembers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from schnapp.offline.page import AppendResult, KeptRow
from schnapp.server.log import Conflict, Duplicate, Row, Written
from tests.server.log_in_memory import LogInMemory


@dataclass(frozen=True)
class Told:
    kind: str
    seq: int


@dataclass(frozen=True)
class Text:
    seq: int
    body: str
    command: str | None


class RowsInMemory:
    """What web/src/offline/rows.ts does in a browser."""

    def __init__(self) -> None:
        self.log = LogInMemory()
        self.fault: Exception | None = None

    async def append(self, table: str, expected: int, bodies: Any, command: str | None, day: int) -> AppendResult:
        if self.fault is not None:
            raise self.fault
        answer = await self.log.append(table, expected, [body.encode() for body in bodies], command)
        assert isinstance(answer, Written | Conflict | Duplicate)
        return Told(type(answer).__name__.lower(), answer.seq)

    async def read(self, table: str, after: int, before: int | None) -> Sequence[KeptRow]:
        return [_text(row) for row in await self.log.read(table, after, before)]

    async def idle(self, before: int) -> Sequence[str]:
        return await self.log.idle(before)

    async def lastDay(self, before: int) -> int | None:
        return await self.log.last_day(before)

    async def remove(self, table: str, before: int) -> bool:
        return await self.log.remove(table, before)


def _text(row: Row) -> KeptRow:
    return Text(row.seq, row.body.decode(), row.command)


@dataclass
class Heard:
    """Of one request or socket."""

    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    parts: list[bytes] = field(default_factory=list)
    texts: asyncio.Queue[dict[str, Any]] = field(default_factory=asyncio.Queue)
    begun: asyncio.Event = field(default_factory=asyncio.Event)
    over: asyncio.Event = field(default_factory=asyncio.Event)
    is_open: bool = False
    code: int | None = None

    def json(self) -> Any:
        return json.loads(b"".join(self.parts))


class PageEar:
    def __init__(self) -> None:
        self.of: dict[int, Heard] = {}

    def expect(self) -> int:
        id = len(self.of)
        self.of[id] = Heard()
        return id

    def head(self, id: int, status: int, headers: str) -> None:
        self.of[id].status, self.of[id].headers = status, dict(json.loads(headers))

    def body(self, id: int, part: Any) -> None:
        self.of[id].parts.append(bytes(part))
        self.of[id].begun.set()

    def end(self, id: int) -> None:
        self.of[id].over.set()

    def opened(self, id: int) -> None:
        self.of[id].is_open = True

    def said(self, id: int, text: str) -> None:
        self.of[id].texts.put_nowait(json.loads(text))

    def closed(self, id: int, code: int) -> None:
        self.of[id].code = code
        self.of[id].over.set()
