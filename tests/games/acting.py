"""A match that begins with a picture of a table and goes on act by act; players are A, B, C …

Each game's `pictures.py` says how its positions and acts are written, and how its players are called if not so.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

import pytest

from schnapp.table.acting import rule_of
from schnapp.table.canonical import Entry
from schnapp.table.errors import Refused
from schnapp.table.events import visible
from schnapp.table.game import Game
from schnapp.table.match import Match
from schnapp.table.recorded import RecordedDealer

LETTERS = "ABCDEF"
Event = dict[str, Any]


def seat(letter: str) -> int:
    return LETTERS.index(letter)


def seats(numbers: Iterable[int]) -> str:
    return "".join(LETTERS[number] for number in numbers)


class Acting(ABC):
    """A match that starts from a position."""

    game: ClassVar[Game]
    names: ClassVar[Sequence[str]] = LETTERS

    def __init__(
        self, start: dict[str, Any], options: dict[str, Any] | None = None, players: int | None = None, **how: bool
    ) -> None:
        self.dealer = RecordedDealer(self.game)
        count = len(start["hands"]) if players is None else players
        self.match = Match.resume(self.game, self.names[:count], options or {}, start, self.dealer, **how)
        self.entries: list[Entry] = []  # of the newest act

    @staticmethod
    @abstractmethod
    def act_of(player: str, text: str) -> dict[str, Any]:
        """The act that a text of the picture means."""

    @staticmethod
    @abstractmethod
    def text_of(act: dict[str, Any]) -> str:
        """The act as it is written in these tests."""

    def does(self, player: str, text: str, *chances: tuple[str, Any]) -> list[Event]:
        """Carry out an act with these chance results; the events."""
        self.dealer.feed({"step": step, "result": result} for step, result in chances)
        self.entries = self.match.act(self.act_of(player, text))
        return [entry["event"] for entry in self.entries if "event" in entry]

    def plays(self, *moves: str) -> list[Event]:
        """Several acts without chances, "A: snatch c3 on c2"; the events of the last one."""
        events: list[Event] = []
        for move in moves:
            player, _, text = move.partition(": ")
            events = self.does(player, text)
        return events

    def refuses(self, player: str, text: str) -> str:
        """The reason why an act is refused; nothing may change."""
        return self.refuses_act(self.act_of(player, text))

    def refuses_act(self, act: Any) -> str:
        before = self.match.position()
        with pytest.raises(Refused) as refused:
            self.match.act(act)
        assert self.match.position() == before
        assert refused.value.rule == rule_of(self.game, refused.value.reason, act)
        return refused.value.reason

    def legal(self, player: str) -> set[str]:
        return {self.text_of(act) for act in self.match.legal(self.names.index(player))}

    def owed(self) -> str:
        return "".join(self.names[number] for number in self.match.owed())

    def to_act(self) -> str:
        return "".join(self.names[number] for number in self.match.to_act())

    @property
    def now(self) -> dict[str, Any]:
        return self.match.position()

    @property
    def state(self) -> str:
        return self.now["state"]

    @property
    def turn(self) -> str | None:
        return None if self.now["active"] is None else LETTERS[self.now["active"]]


def types(events: list[Event]) -> list[str]:
    return [event["type"] for event in events]


def one(events: list[Event], kind: str) -> Event:
    """The only event of this type."""
    (found,) = (event for event in events if event["type"] == kind)
    return found


def seen(event: Event, player: str | None) -> Event:
    return visible(event, None if player is None else seat(player))
