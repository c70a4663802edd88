"""Exact look-ups take less than 20 µs, and nothing that a person can type takes long."""

from __future__ import annotations

from time import perf_counter

import pytest

from schnapp.words import judge

EXACT = [("Hund", "animal", "de"), ("Löwe", "animal", "de"), ("lion", "animal", "en"), ("Beckenbauer", "athlete", "de")]


def best(word: str, category: str, language: str, times: int) -> float:
    """Seconds for one judgement, the best of many short rounds: in some of them the machine does nothing else."""
    rounds: list[float] = []
    for _ in range(50):
        began = perf_counter()
        for _ in range(times):
            judge(word, category, language)
        rounds.append((perf_counter() - began) / times)
    return min(rounds)


@pytest.mark.parametrize(("word", "category", "language"), EXACT)
def test_an_exact_look_up_takes_less_than_20_microseconds(word: str, category: str, language: str) -> None:
    assert best(word, category, language, 50) < 20e-6


@pytest.mark.parametrize("word", ["Donaudampfschifffahrtskapitänsmütze", "s" * 60, "sa" * 30, "Schmetterlongsflagel"])
@pytest.mark.parametrize("category", ["animal", "city", "movie"])
def test_the_longest_way_takes_less_than_20_milliseconds(word: str, category: str) -> None:
    assert best(word, category, "de", 1) < 20e-3
