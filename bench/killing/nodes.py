"""Nodes and their database, and what can happen to them."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Protocol

from bench.attackers.served import free_port
from bench.load import MUCH, UNLIMITED
from tools.postgres import Cluster


class Node:
    """`schnapp serve`, which is started again on the same port."""

    def __init__(self, name: str, database: str, folder: Path) -> None:
        self.name, self.database = name, database
        self.port = free_port()
        self.log = folder / f"{name}.log"
        self.start()

    def start(self) -> None:
        limits = [part for each in UNLIMITED for part in (f"--{each.replace('_', '-')}", MUCH)]
        where = ["--port", str(self.port), "--database", self.database, "--node", self.name]
        begun = self.welcomes()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "schnapp", "serve", *where, *limits],
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        until = time.monotonic() + 60
        while self.welcomes() == begun:
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"{self.name} did not start:\n{self.log.read_text()[-3000:]}")
            time.sleep(0.05)

    def welcomes(self) -> int:
        return self.log.read_text().count(f":{self.port}/") if self.log.exists() else 0

    def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def signal(self, number: int) -> None:
        os.kill(self.process.pid, number)

    def workers(self) -> list[int]:
        """The processes in which bots think."""
        found: list[int] = []
        for children in Path(f"/proc/{self.process.pid}/task").glob("*/children"):
            found += [int(child) for child in children.read_text().split()]
        return found

    def faults(self) -> int:
        return self.log.read_text(errors="replace").count("Traceback (most recent")


class World(Protocol):
    """Some nodes over one database."""

    nodes: list[Node]

    def kinds(self) -> list[str]:
        """What can happen here, the frequent things more than once."""
        ...

    def happen(self, kind: str) -> None:
        """It takes its time: at the end everything that can run runs again."""
        ...


def of_node(node: Node, kind: str, pause: float) -> None:
    """`pause`: seconds that a stopped node stands still."""
    match kind:
        case "node":
            node.kill()
            time.sleep(random.random() * 0.5)
            node.start()
        case "worker":
            for worker in random.sample(workers := node.workers(), min(1, len(workers))):
                os.kill(worker, signal.SIGKILL)
        case "stop":
            node.signal(signal.SIGSTOP)
            time.sleep(pause)
            node.signal(signal.SIGCONT)
        case _:
            raise ValueError(kind)


class Alone:
    """One node, a file."""

    def __init__(self, folder: Path, pause: float) -> None:
        self.pause = pause
        self.database = f"sqlite:///{folder}/tables.db"
        self.nodes = [Node("alone", self.database, folder)]

    def kinds(self) -> list[str]:
        return ["node"] * 6 + ["worker"] * 3 + ["stop"]

    def happen(self, kind: str) -> None:
        of_node(self.nodes[0], kind, self.pause)


class Pair:
    """Two nodes, PostgreSQL."""

    def __init__(self, folder: Path, pause: float, cluster: Cluster, database: str) -> None:
        self.pause, self.database, self.cluster = pause, database, cluster
        self.nodes = [Node(name, database, folder) for name in ("ada", "bob")]

    def kinds(self) -> list[str]:
        return ["node"] * 6 + ["database"] * 2 + ["line"] * 2 + ["worker"] * 2 + ["stop"]

    def happen(self, kind: str) -> None:
        if kind == "database":
            self.cluster.stop()
            self.cluster.start()
        elif kind == "line":
            subprocess.run(
                [self.cluster.programs / "psql", "-q", "-d", self.cluster.url(), "-c", CUT],
                check=True,
                stdout=subprocess.DEVNULL,
            )
        else:
            of_node(random.choice(self.nodes), kind, self.pause)


CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'schnapp'"
