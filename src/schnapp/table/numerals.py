"""How each language writes numbers, and which form its words take beside them: what CLDR and the browser say of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


def one_or_other(value: float) -> str:
    """The plural categories of languages with a form for 1 and a form for everything else."""
    return "one" if abs(value) == 1 else "other"


@dataclass(frozen=True, slots=True)
class Numerals:
    """One language's: before a fraction, between thousands, and the plural category that a selector asks for."""

    point: str
    separator: str
    plural: Callable[[float], str]


NUMERALS = {"de": Numerals(",", ".", one_or_other), "en": Numerals(".", ",", one_or_other)}
