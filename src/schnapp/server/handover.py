"""Hand-over codes: a few letters that carry a seat to another device."""

from __future__ import annotations

from .clock import Clock
from .secret import new_code


class Codes:
    """Valid once and for five minutes; kept in memory only, so a restart forgets them."""

    def __init__(self, seconds: float, clock: Clock) -> None:
        self.seconds = seconds
        self.clock = clock
        self._held: dict[str, tuple[str, int, float]] = {}

    def issue(self, table: str, person: int) -> str:
        """A new code; an older one of the same person is void."""
        now = self.clock.now()
        self._held = {code: held for code, held in self._held.items() if held[2] > now and held[:2] != (table, person)}
        code = new_code()
        self._held[code] = (table, person, now + self.seconds)
        return code

    def redeem(self, code: str) -> tuple[str, int] | None:
        """Table and person, if the code is valid; it is not any more afterwards."""
        table, person, until = self._held.pop(code.upper(), ("", 0, 0.0))
        return (table, person) if until > self.clock.now() else None
