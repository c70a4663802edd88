"""Who owns a table: one node at a time, as long as it lives. One port, so that another database can stand behind it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Owned:
    """By this node. What it writes names `epoch`, and is refused as Fenced if somebody else claims the table."""

    epoch: int


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """By another node, which can be reached at `address`."""

    node: str
    address: str


class Ownership(Protocol):
    """The claims of one node."""

    @property
    def away(self) -> bool:
        """The database has not heard this node for so long that others may have all its tables: it lets nobody in."""
        ...

    async def claim(self, table: str) -> Owned | Elsewhere:
        """From now on until release, or until this node dies. Claimed again it keeps its epoch. Raises LogDown."""
        ...

    async def release(self, table: str) -> None:
        """Whoever asks next owns it. Raises LogDown."""
        ...

    async def leave(self) -> None:
        """Release everything: this node goes. Raises LogDown."""
        ...


class SoleOwner:
    """The server whose database is a file: that is locked for it (see `opened`), and with it every table."""

    away = False

    async def claim(self, table: str) -> Owned | Elsewhere:
        return Owned(0)

    async def release(self, table: str) -> None:
        pass

    async def leave(self) -> None:
        pass
