"""Who is at the table at this moment, and since when the others are away. Never written down."""

from __future__ import annotations

from collections.abc import Iterable

GONE = 10.0  # seconds without a connection: a page that is loaded anew is back by then, and is still waited for


class Presence:
    """Persons by their number."""

    def __init__(self) -> None:
        self.here: set[int] = set()
        self._away: dict[int, float] = {}

    def start(self, persons: Iterable[int], now: float) -> None:
        """The table begins to run: whoever is not here counts as away from now on."""
        self._away = {person: now for person in persons if person not in self.here}

    def came(self, person: int) -> None:
        self.here.add(person)
        self._away.pop(person, None)

    def went(self, person: int, now: float) -> None:
        self.here.discard(person)
        self._away[person] = now

    def away_since(self, person: int, now: float) -> float:
        """Somebody who has never come counts from the first time we ask."""
        return self._away.setdefault(person, now)

    def gone_at(self, person: int, now: float) -> float:
        """When whoever is away is not waited for any more."""
        return self.away_since(person, now) + GONE

    def is_gone(self, person: int, now: float) -> bool:
        return person not in self.here and self.gone_at(person, now) <= now

    def forgive(self, seconds: float) -> None:
        self._away = {person: since + seconds for person, since in self._away.items()}
