"""Nodes and their database, and what can happen to them."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from bench.attackers.served import UNLIMITED, Served
from tools.lines import Line
from tools.postgres import Cluster


class Node(Served):
    """It is started again on the same port."""

    def __init__(self, name: str, database: Path | str, folder: Path) -> None:
        super().__init__(folder, "--node", name, *UNLIMITED, name=name, database=database, files=None)

    def signal(self, number: int) -> None:
        os.kill(self.process.pid, number)


Struck = Callable[[], object]
"""Is told when the blow has fallen: from then on all tables have to go on."""


class World(Protocol):
    """Some nodes over one database."""

    nodes: list[Node]

    def kinds(self) -> list[str]:
        """What can happen here, the frequent things more than once."""
        ...

    def happen(self, kind: str, struck: Struck) -> None:
        """It takes its time: at the end everything that can run runs again."""
        ...


def of_node(node: Node, kind: str, struck: Struck) -> None:
    match kind:
        case "node":
            node.kill()
            struck()
            time.sleep(random.random() * 0.5)
            node.start()
        case "worker":
            for worker in random.sample(workers := node.workers(), min(1, len(workers))):
                os.kill(worker, signal.SIGKILL)
            struck()
        case _:
            raise ValueError(kind)


class Alone:
    """One node, a file."""

    def __init__(self, folder: Path, pause: float) -> None:
        """`pause`: seconds that a stopped node stands still."""
        self.pause = pause
        self.database = folder / "tables.db"
        self.nodes = [Node("alone", self.database, folder)]

    def kinds(self) -> list[str]:
        return ["node"] * 6 + ["worker"] * 3 + ["stop"]

    def happen(self, kind: str, struck: Struck) -> None:
        node = self.nodes[0]
        if kind == "stop":
            node.signal(signal.SIGSTOP)
            time.sleep(self.pause)
            node.signal(signal.SIGCONT)
            struck()  # before that nobody can go on
        else:
            of_node(node, kind, struck)


class Pair:
    """Two nodes, PostgreSQL."""

    def __init__(self, folder: Path, pause: float, cluster: Cluster, lines: list[Line]) -> None:
        """`lines`: to the database, one for each node."""
        self.pause, self.cluster, self.lines = pause, cluster, lines
        self.nodes = [Node(name, line.url, folder) for name, line in zip(("ada", "bob"), lines, strict=True)]

    def kinds(self) -> list[str]:
        return ["node"] * 6 + ["database"] * 2 + ["line"] * 2 + ["worker"] * 2 + ["stop", "silence"]

    def happen(self, kind: str, struck: Struck) -> None:
        node = random.choice(self.nodes)
        match kind:
            case "database":
                self.cluster.stop()
                struck()
                self.cluster.start()
            case "line":
                subprocess.run(
                    [self.cluster.programs / "psql", "-q", "-d", self.cluster.url(), "-c", CUT],
                    check=True,
                    stdout=subprocess.DEVNULL,
                )
                struck()
            case "stop":
                node.signal(signal.SIGSTOP)
                struck()
                time.sleep(self.pause)
                node.signal(signal.SIGCONT)
            case "silence":
                line = random.choice(self.lines)
                line.dies()
                struck()
                time.sleep(self.pause)
                line.revives()
            case _:
                of_node(node, kind, struck)


CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'schnapp'"
