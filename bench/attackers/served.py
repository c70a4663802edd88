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
from pathlib import Path

FILES = 1024  # open files of the server: what a session on Linux usually allows
TICKS = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """`schnapp serve`, started as the README says."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "schnapp.db"
        self.said = folder / "server.log"
        self.port = free_port()

    def start(self) -> None:
        """Until it answers. Raises RuntimeError with what it said."""
        with self.said.open("ab") as said:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "schnapp", "serve", "--port", str(self.port), "--database", str(self.database)],
                stdout=said,
                stderr=said,
                start_new_session=True,
                preexec_fn=_few_files,
            )
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline and self.process.poll() is None:
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", self.port), 0.5).close()
                return
            time.sleep(0.05)
        self.stop()
        raise RuntimeError(f"the server did not start:\n{self.said.read_text()}")

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
        for born in Path(f"/proc/{self.process.pid}/task").glob("*/children"):
            with contextlib.suppress(OSError):
                for child in born.read_text().split():
                    for thread in map(int, os.listdir(f"/proc/{child}/task")):
                        if os.getpriority(os.PRIO_PROCESS, thread) > own:
                            os.sched_setscheduler(thread, os.SCHED_RR, os.sched_param(2))

    def megabytes(self) -> float:
        """Of memory in use; 0 where the system does not tell."""
        with contextlib.suppress(OSError):
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
            return pages * resource.getpagesize() / 1e6
        return 0.0

    def traces(self) -> int:
        """Faults of its own that it has told of."""
        return self.said.read_text(errors="replace").count("Traceback (most recent")


def _few_files() -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard))
