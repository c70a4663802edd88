"""What can be remembered of a match: public events, in their order, taken in when somebody asks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from schnapp.table import memory
from schnapp.table.canonical import Entry
from schnapp.table.memory import MatchMemory


class Numbers:
    """Remembers every event."""

    def __init__(self) -> None:
        self.seen: list[Mapping[str, Any]] = []

    def see(self, event: Mapping[str, Any]) -> None:
        self.seen.append(event)

    def recall(self) -> dict[str, Any]:
        return {"seen": list(self.seen)}


def entries(*numbers: int) -> list[Entry]:
    return [{"event": {"type": "drew", "number": number, "private": {"0": {"card": "a"}}}} for number in numbers]


def numbers(recalled: Mapping[str, Any]) -> list[int]:
    return [event["number"] for event in recalled["seen"]]


def test_what_is_private_and_what_chance_has_done_is_not_remembered() -> None:
    match = MatchMemory(Numbers())
    match.tell([{"chance": {"step": "shuffle", "result": ["a", "b"]}}, *entries(1)])
    assert match.recall() == {"seen": [{"type": "drew", "number": 1}]}


def test_it_is_taken_in_once_and_only_when_somebody_asks() -> None:
    own = Numbers()
    match = MatchMemory(own)
    match.tell(entries(1, 2))
    match.tell(entries(3))
    assert own.seen == []
    assert numbers(match.recall()) == numbers(match.recall()) == [1, 2, 3]
    match.tell(entries(4))
    assert numbers(match.recall()) == [1, 2, 3, 4]


def test_of_a_long_game_not_all_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "MANY", 5)
    own = Numbers()
    match = MatchMemory(own)
    for number in range(20):
        match.tell(entries(number))
    assert 20 - len(own.seen) <= 5
    assert numbers(match.recall()) == list(range(20))


def test_later_is_too_late() -> None:
    match = MatchMemory(Numbers())
    match.tell(entries(1))
    later = match.later()
    assert numbers(later()) == [1]
    match.tell(entries(2))
    with pytest.raises(AssertionError, match="too late"):
        later()
