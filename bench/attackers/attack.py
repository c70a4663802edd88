"""What an attack is: something that one person can do to a server from one address, within a few seconds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .served import Served

Given = dict[str, Any]
"""What was prepared for the attacker: goes to its process."""
Ready = Callable[[], Awaitable[None]]
"""To be called once, when all is in place: returns when the attack may begin."""


@dataclass(frozen=True, slots=True)
class Figure:
    """Something else that matters in an attack, beside the moves of others. `most`: the goal, None for none."""

    name: str
    value: float
    unit: str = ""
    most: float | None = None
    least: float | None = None

    @property
    def reached(self) -> bool:
        return (self.most is None or self.value <= self.most) and (self.least is None or self.value >= self.least)


class Attack:
    """`name`, `number` (of the fault that it looks for) and `about` stand in each class."""

    name = ""
    number = 0
    about = ""
    seconds = 4.0

    def before(self, database: Path) -> None:
        """What lies beside the database when the server starts."""

    async def prepare(self, served: Served) -> Given:
        """Tables and games that have to be there; done by people, before anything is measured."""
        return {}

    async def attack(self, port: int, given: Given, counts: Counter[str], ready: Ready) -> None:
        """In a process of its own, until it is cancelled."""
        raise NotImplementedError

    async def observe(self, served: Served, given: Given, seconds: float) -> list[Figure]:
        """What others meet meanwhile; asked at rest, too."""
        return []
