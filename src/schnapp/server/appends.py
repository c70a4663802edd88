"""Appends that wait for a writer, who writes several of them in one transaction and answers each."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from .log import AppendResult, LogDown

BATCH = 256  # transactions stay below 5 ms: what comes during one commit is the next one's batch


@dataclass(frozen=True, slots=True)
class Append:
    """What was asked for, and where its answer goes."""

    table: str
    expected_seq: int
    entries: Sequence[bytes]
    command: str | None
    epoch: int | None
    answer: asyncio.Future[AppendResult]


def settle(batch: Sequence[Append], outcome: Sequence[AppendResult] | LogDown) -> None:
    """Tell all who still wait: each its own answer, or that the database is down."""
    for at, append in enumerate(batch):
        if append.answer.done():
            continue
        if isinstance(outcome, LogDown):
            append.answer.set_exception(outcome)
        else:
            append.answer.set_result(outcome[at])
