"""What a machine that watches over servers asks for, in the format of Prometheus, at an address of its own.

Nobody who plays reaches that address, and nothing in it tells of a single table.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import contextmanager
from typing import get_args

from prometheus_client import (
    CollectorRegistry,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    start_http_server,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, SummaryMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from .deal import release
from .lane import Lane
from .listening import unusable
from .log import AppendResult, Log, Row
from .registry import TableRegistry
from .viewer import Viewer

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
DOWN = "down"  # the answer of a log that gives none


class MeasuredLog:
    """A log, and how long everybody waited until something was written."""

    def __init__(self, log: Log, took: Histogram) -> None:
        self.log = log
        self.took = took

    async def append(
        self,
        table: str,
        expected_seq: int,
        entries: Sequence[bytes],
        command_id: str | None = None,
        epoch: int | None = None,
    ) -> AppendResult:
        begun, told = time.perf_counter(), DOWN
        try:
            answer = await self.log.append(table, expected_seq, entries, command_id, epoch)
            told = type(answer).__name__.lower()
            return answer
        finally:
            self.took.labels(told).observe(time.perf_counter() - begun)

    async def check(self) -> None:
        await self.log.check()

    async def read(self, table: str, after: int = 0, before: int | None = None) -> list[Row]:
        return await self.log.read(table, after, before)

    async def idle(self, before: int) -> list[str]:
        return await self.log.idle(before)

    async def last_day(self, before: int) -> int | None:
        return await self.log.last_day(before)

    async def remove(self, table: str, before: int) -> bool:
        return await self.log.remove(table, before)


class Server(Collector):
    """How things stand at the moment of the question."""

    def __init__(self, registry: Callable[[], TableRegistry | None], lanes: Iterable[Lane]) -> None:
        self.registry = registry
        self.lanes = list(lanes)

    def collect(self) -> Generator[Metric]:
        if (registry := self.registry()) is None:
            return
        yield GaugeMetricFamily("schnapp_tables", "Tables in memory.", registry.number)
        yield GaugeMetricFamily("schnapp_tables_aside", "Tables that cannot be read.", len(registry.aside))
        yield GaugeMetricFamily("schnapp_sockets", "Sockets that look at a table.", registry.sockets)
        yield CounterMetricFamily("schnapp_heard", "Messages and requests.", registry.heard)
        refused = CounterMetricFamily("schnapp_refused", "Commands that were refused.", labels=["reason"])
        for reason, number in list(Viewer.refused.items()):
            refused.add_metric([reason], number)
        yield refused
        waiting = GaugeMetricFamily("schnapp_jobs_waiting", "Jobs that wait for a process.", labels=["lane"])
        took = SummaryMetricFamily("schnapp_job_seconds", "Jobs done in other processes.", labels=["lane"])
        for lane in self.lanes:
            waiting.add_metric([lane.name], lane.waiting)
            took.add_metric([lane.name], lane.done, lane.spent)
        yield waiting
        yield took


def measured(
    log: Log, registry: Callable[[], TableRegistry | None], lanes: Iterable[Lane], collected: CollectorRegistry
) -> Log:
    """The same log, measured: `collected` knows from now on how the server does."""
    took = Histogram(
        "schnapp_commit_seconds",
        "From the wish to write to its answer.",
        ["answer"],
        registry=collected,
        buckets=SECONDS,
    )
    # from 0 on: whoever asks for a rate does not see the first of a series that was not there before
    for answer in (*(kind.__name__.lower() for kind in get_args(AppendResult)), DOWN):
        took.labels(answer)
    collected.register(Server(registry, lanes))
    return MeasuredLog(log, took)


@contextmanager
def answering(host: str, port: int, node: str) -> Generator[CollectorRegistry]:
    """What is collected here is told at http://HOST:PORT/metrics, and which process tells it. Raises BadAddress."""
    disable_created_metrics()  # of this process: a time for each series, for which nobody asks
    collected = CollectorRegistry()
    ProcessCollector(registry=collected)
    build = Gauge("schnapp_build_info", "1, for this release at this node.", ["version", "node"], registry=collected)
    build.labels(release() or "", node).set(1)
    try:
        server, thread = start_http_server(port, host, collected)
    except OSError as error:
        raise unusable(host, port, error, "--metrics-port") from None
    try:
        yield collected
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
