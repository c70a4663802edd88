"""Whose job is next."""

from __future__ import annotations

import pytest

from schnapp.server.turns import OF_ADDRESS, OF_ALL, OF_TABLE, Asker, Full, Turns


def taken(turns: Turns[str]) -> list[str]:
    return [turns.take() for _ in range(len(turns))]


def test_addresses_take_turns_and_then_the_tables_of_an_address() -> None:
    turns: Turns[str] = Turns()
    for number in (1, 2):
        for table in "abc":
            turns.put(Asker("crowd", table), f"{table}{number}")
    turns.put(Asker("alone", "x"), "x1")
    turns.put(Asker("alone", "x"), "x2")
    assert taken(turns) == ["a1", "x1", "b1", "x2", "c1", "a2", "b2", "c2"]


def test_a_newcomer_waits_for_one_job_of_every_address_at_most() -> None:
    turns: Turns[str] = Turns()
    for number in range(100):
        turns.put(Asker("crowd", str(number)), f"crowd {number}")
    turns.take()
    turns.put(Asker("alone", "x"), "alone")
    assert [turns.take(), turns.take()] == ["crowd 1", "alone"]


def test_what_is_dropped_is_never_taken() -> None:
    turns: Turns[str] = Turns()
    one, other = Asker("a", "1"), Asker("a", "2")
    for asker, job in ((one, "kept"), (one, "dropped"), (other, "dropped alone")):
        turns.put(asker, job)
    turns.drop(one, "dropped")
    turns.drop(other, "dropped alone")
    turns.drop(Asker("b", "1"), "never put")
    assert taken(turns) == ["kept"]


def test_a_table_an_address_and_all_together_have_only_so_many() -> None:
    turns: Turns[str] = Turns()
    for number in range(OF_TABLE):
        turns.put(Asker("a", "1"), str(number))
    with pytest.raises(Full):
        turns.put(Asker("a", "1"), "of a table")
    for number in range(OF_ADDRESS - OF_TABLE):
        turns.put(Asker("a", f"more {number}"), "")
    with pytest.raises(Full):
        turns.put(Asker("a", "2"), "of an address")
    for number in range(OF_ALL - OF_ADDRESS):
        turns.put(Asker(str(number), "1"), "")
    with pytest.raises(Full):
        turns.put(Asker("b", "1"), "of all")
    turns.take()
    turns.put(Asker("b", "1"), "now there is room")


def test_how_many_wait_is_known_without_counting() -> None:
    """Another thread asks for it while jobs come and go."""
    turns: Turns[str] = Turns()
    told: list[int] = []
    for number in range(6):
        turns.put(Asker(str(number % 2), str(number % 3)), str(number))
        told.append(len(turns))
    turns.take()
    turns.drop(Asker("1", "1"), "1")
    turns.drop(Asker("1", "1"), "1")  # it has gone
    turns.drop(Asker("nobody", "here"), "7")
    told.append(len(turns))
    assert told == [1, 2, 3, 4, 5, 6, 4]
    assert len(taken(turns)) == 4 and len(turns) == 0
