"""What a page offers to the server inside it: its ear, and a place where rows are kept."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Protocol


class Ear(Protocol):
    """Hears answers and messages. `id`: the number of the request or the socket, as the page gave it."""

    def head(self, id: int, status: int, headers: str) -> None:
        """An answer begins; `headers`: JSON, pairs of name and value."""
        ...

    def body(self, id: int, part: object) -> None:
        """More of the answer, bytes as the page understands them."""
        ...

    def end(self, id: int) -> None: ...

    def opened(self, id: int) -> None: ...

    def said(self, id: int, text: str) -> None: ...

    def closed(self, id: int, code: int) -> None: ...


class AppendResult(Protocol):
    """What came of an append: the name of a class of `schnapp.server.log` in small letters, and a number of an entry."""

    @property
    def kind(self) -> str: ...

    @property
    def seq(self) -> int: ...


class KeptRow(Protocol):
    @property
    def seq(self) -> int: ...

    @property
    def body(self) -> str: ...

    @property
    def command(self) -> str | None: ...


class Rows(Protocol):
    """Rows of tables in the browser's own database; each call is one transaction. Each raises what the browser raises."""

    def append(
        self, table: str, expected: int, bodies: object, command: str | None, day: int
    ) -> Awaitable[AppendResult]: ...

    def read(self, table: str, after: int, before: int | None) -> Awaitable[Sequence[KeptRow]]: ...

    def idle(self, before: int) -> Awaitable[Sequence[str]]: ...

    def lastDay(self, before: int) -> Awaitable[int | None]: ...

    def remove(self, table: str, before: int) -> Awaitable[bool]: ...
