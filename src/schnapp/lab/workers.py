"""Work spread over the cores of this machine. Results come in the order of the work, whatever the number of processes."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from time import sleep
from typing import TypeVar

A_MOMENT = 2.0  # s

Item = TypeVar("Item")
Done = TypeVar("Done")


def spread(work: Callable[[Item], Done], items: Sequence[Item], jobs: int) -> Iterator[Done]:
    """What `work` makes of every item. Whoever stops listening stops the work, too."""
    if jobs == 1:
        yield from map(work, items)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_die_quietly) as workers:
        waiting: list[Future[Done]] = [workers.submit(work, item) for item in items]
        waiting.reverse()
        try:
            while waiting:
                yield waiting.pop().result()
        except BrokenProcessPool:
            sleep(A_MOMENT)  # Ctrl-C may have ended the workers first: then it interrupts this process here
            raise
        finally:
            workers.shutdown(cancel_futures=True)


def _die_quietly() -> None:
    """Ctrl-C reaches every process; only the first one has something to say about it. In the background all ignore it."""
    if signal.getsignal(signal.SIGINT) != signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
