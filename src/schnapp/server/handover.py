"""Hand-over codes: a few letters that carry a seat to another device."""

from __future__ import annotations

from typing import Protocol

from .clock import Clock
from .secret import new_code


class Codes(Protocol):
    """Each is valid once, and for some minutes."""

    async def issue(self, table: str, person: int) -> str:
        """A new code; an older one of the same person is void. Raises LogDown."""
        ...

    async def table(self, code: str) -> str | None:
        """The table of a valid code, which stays valid. Raises LogDown."""
        ...

    async def redeem(self, code: str, request: str) -> tuple[str, int] | None:
        """Table and person, if the code is valid; afterwards it is so for the same request only, sent again. Raises LogDown."""
        ...


class CodesInMemory:
    """Of a server that is alone; a restart forgets them."""

    def __init__(self, seconds: float, clock: Clock) -> None:
        self.seconds = seconds
        self.clock = clock
        self._held: dict[str, tuple[str, int, float]] = {}
        self._redeemed: dict[str, tuple[str, tuple[str, int, float]]] = {}  # code → by which request, and what

    async def issue(self, table: str, person: int) -> str:
        now = self.clock.now()
        self._held = {code: held for code, held in self._held.items() if held[2] > now and held[:2] != (table, person)}
        code = new_code()
        self._held[code] = (table, person, now + self.seconds)
        return code

    async def table(self, code: str) -> str | None:
        code = code.upper()
        held = self._held.get(code) or self._redeemed.get(code, (None, None))[1]
        return held[0] if held is not None and held[2] > self.clock.now() else None

    async def redeem(self, code: str, request: str) -> tuple[str, int] | None:
        now, code = self.clock.now(), code.upper()
        self._redeemed = {known: it for known, it in self._redeemed.items() if it[1][2] > now}
        if code in self._held:
            self._redeemed[code] = (request, self._held.pop(code))
        by, (table, person, until) = self._redeemed.get(code, ("", ("", 0, 0.0)))
        return (table, person) if by == request and until > now else None
