"""Work spread over a Ray cluster: called like `workers.spread`, for more than one machine.

Ray is an extra (in a checkout: `pip install -e '.[ray]'`). The environment variable RAY_ADDRESS names the cluster, whose machines
need the same Schnapp; without it a cluster is started on this machine and stopped afterwards.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, TypeVar

from schnapp.table.errors import SchnappError, not_installed

Item = TypeVar("Item")
Done = TypeVar("Done")
CHUNK = 8  # items a worker is sent at once: sending costs about a millisecond


class NoRay(SchnappError):
    """Ray is not installed, or its cluster does not answer."""


def spread(work: Callable[[Item], Done], items: Sequence[Item], jobs: int) -> Iterator[Done]:
    """What `work` makes of every item, in order. `jobs` are the processes of a cluster started here.

    Raises NoRay.
    """
    ray = _ray()
    begun = _join(ray, jobs)
    try:

        def worked(share: Sequence[Item]) -> list[Done]:
            return [work(item) for item in share]

        remote = ray.remote(num_cpus=1)(worked)
        waiting = [remote.remote(items[start : start + CHUNK]) for start in range(0, len(items), CHUNK)]
        waiting.reverse()
        while waiting:
            yield from ray.get(waiting.pop())
    finally:
        if begun:
            ray.shutdown()


def _ray() -> Any:
    """Imported only here, because it takes seconds and few have it."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        return import_module("ray")
    except ImportError:
        raise NoRay(not_installed("Ray", "ray")) from None


def _join(ray: Any, jobs: int) -> bool:
    """Join the cluster, unless that has been done; True if we have to leave it again."""
    if ray.is_initialized():
        return False
    address = os.environ.get("RAY_ADDRESS")
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    try:
        if address:
            ray.init(address=address, **quiet)
        else:
            ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoRay(
            f"the Ray cluster {address or 'of this machine'} does not answer: {error}".splitlines()[0]
        ) from None
    return True
