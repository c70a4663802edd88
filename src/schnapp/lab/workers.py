"""Work spread over the cores of this machine. Results come in the order of the work, whatever the number of processes."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import active_children, get_context
from typing import TypeVar

Item = TypeVar("Item")
Done = TypeVar("Done")


def spread(work: Callable[[Item], Done], items: Sequence[Item], jobs: int) -> Iterator[Done]:
    """What `work` makes of every item. Whoever stops listening stops the work, too."""
    if jobs == 1:
        yield from map(work, items)
        return
    others = active_children()
    workers = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=leave_control_c_to_the_first)
    try:
        waiting: list[Future[Done]] = [workers.submit(work, item) for item in items]
        waiting.reverse()
        while waiting:
            yield waiting.pop().result()
    except BaseException:
        for worker in active_children():
            if worker not in others:
                worker.terminate()  # in the middle of a game: nobody will ask for it
        raise
    finally:
        workers.shutdown(cancel_futures=True)


def leave_control_c_to_the_first() -> None:
    """Ctrl-C reaches every process; only the first one has something to say about it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
