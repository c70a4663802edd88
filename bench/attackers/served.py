"""A real server in a process of its own, on a free port of this machine, with its database in a folder that goes with it."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

FILES = 1024  # open files of the server: what a session on Linux usually allows
MANY = (
    "messages messages-per-second tables tables-per-second requests requests-per-second handshakes handshakes-per-second "
    "hellos hellos-per-second connections connections-of-address frames-of-address frames-of-address-per-second "
    "arriving-of-address tables-in-memory"
).split()
UNLIMITED = [flag for name in MANY for flag in (f"--{name}", "1000000")]
"""Limits that a crowd of robots from one address would meet are lifted."""
TICKS = os.sysconf("SC_CLK_TCK")
TOLD = 3000  # characters of a fault
THINKS = b"spawn_main"  # stands in the command of such a process


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """`schnapp serve`, started as the README says, with these flags."""

    def __init__(
        self,
        folder: Path,
        *flags: str,
        name: str = "server",
        database: Path | str | None = None,
        files: int | None = FILES,
        core: int | None = None,
    ) -> None:
        """`database`: without it a file in the folder. `files`: None for as many as the system grants. `core`: of the processor,
        on which it is kept."""
        self.database = database or folder / "schnapp.db"
        self.said = folder / f"{name}.log"
        self.port = free_port()
        self.flags = flags
        self.prepare = partial(prepared, files, core)

    def start(self) -> None:
        """Until it answers, also once more. Raises RuntimeError with what it said."""
        where = ["--port", str(self.port), "--database", str(self.database)]
        welcomed = self._welcomes()
        with self.said.open("ab") as said:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "schnapp", "serve", *where, *self.flags],
                stdout=said,
                stderr=said,
                start_new_session=True,
                preexec_fn=self.prepare,
            )
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and self.process.poll() is None:
            if self._welcomes() > welcomed:
                return
            time.sleep(0.05)
        self.stop()
        raise RuntimeError(f"the server did not start:\n{self.said.read_text()}")

    def _welcomes(self) -> int:
        """How often it has said where it can be reached: when it answers, not when it listens."""
        return self.said.read_text().count(f":{self.port}/") if self.said.exists() else 0

    def kill(self) -> None:
        """As a power cut does it: the server and its workers, at once."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """The server and its workers, in order if it will, else at once."""
        self.process.terminate()
        try:
            self.process.wait(8)
        except subprocess.TimeoutExpired:
            pass
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def cpu(self) -> float:
        """Seconds of processor time so far, its workers left out; 0 where the system does not tell."""
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / TICKS
        return 0.0

    def step_back(self) -> None:
        """`chrt` knows no nice: workers that are nicer than the server go behind it, as they would without it."""
        if os.sched_getscheduler(0) != os.SCHED_RR:
            return
        own = os.getpriority(os.PRIO_PROCESS, self.process.pid)
        for worker in self.workers():
            with contextlib.suppress(OSError):
                for thread in map(int, os.listdir(f"/proc/{worker}/task")):
                    if os.getpriority(os.PRIO_PROCESS, thread) > own:
                        os.sched_setscheduler(thread, os.SCHED_RR, os.sched_param(2))

    def workers(self) -> list[int]:
        """The processes in which bots think. Python has one more, which keeps account of what they share."""
        found: list[int] = []
        for born in Path(f"/proc/{self.process.pid}/task").glob("*/children"):
            with contextlib.suppress(OSError):  # a thread that has ended meanwhile
                found += [int(child) for child in born.read_text().split()]
        return [child for child in found if THINKS in command_of(child)]

    def megabytes(self) -> float:
        """Of memory in use; 0 where the system does not tell."""
        with contextlib.suppress(OSError):
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
            return pages * resource.getpagesize() / 1e6
        return 0.0

    def traces(self) -> list[str]:
        """Faults of its own that it has told of: what stands in its log from there on."""
        _, *faults = self.said.read_text(errors="replace").split("Traceback (most recent")
        return [fault[:TOLD] for fault in faults]


def command_of(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:  # it has ended meanwhile
        return b""


def prepared(files: int | None, core: int | None = None) -> None:
    """This process may open so many files (None: as many as the system grants), and is kept on one core."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard if files is None else min(files, hard), hard))
    if core is not None:
        os.sched_setaffinity(0, {core})
