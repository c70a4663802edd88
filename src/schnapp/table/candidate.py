"""What a search compares: acts, each with the actions of which it is made."""

from __future__ import annotations

from dataclasses import dataclass

from .canonical import Act


@dataclass(frozen=True, slots=True)
class Candidate:
    """An act, and its number or the numbers of its pieces, at most eight."""

    act: Act
    actions: list[int]
