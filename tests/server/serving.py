"""A real server in a process of its own, that can be killed and started again on the same file."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

PORTS = range(10_000, 32_768)  # below those that systems give away: one that is killed finds its own again


def free_port() -> int:
    """A port that nobody listens on. Test runs beside this one draw others."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """`limits` are fields of schnapp.limits.Limits, `origins` and `proxies` as for `serve`.

    It runs in `folder`, where it also leaves what it says: that of the database, if this is a file.
    """

    def __init__(
        self,
        database: Path | str,
        origins: Sequence[str] = (),
        proxies: Sequence[str] = (),
        folder: Path | None = None,
        metrics_port: int | None = None,
        log_level: str | None = None,
        **limits: float,
    ) -> None:
        self.database = database
        self.folder = folder or Path(database).parent
        self.limits = limits
        self.around = {"origins": origins, "proxies": proxies, "metrics_port": metrics_port, "log_level": log_level}
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.spoken = self.folder / f"{self.port}.log"
        self.start()

    def start(self) -> None:
        self.spoken.touch()
        welcomed = self.welcomes()
        with self.spoken.open("ab") as spoken:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, __file__, str(self.port), str(self.database)),
                    *(json.dumps(self.limits), json.dumps(self.around)),
                ],
                cwd=self.folder,
                stdout=spoken,
                stderr=spoken,
                start_new_session=True,
            )
        for _ in range(400):
            if self.welcomes() > welcomed:  # it says so when it answers, not when it listens
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise RuntimeError(f"the server did not start: {self.said()}")

    def kill(self) -> None:
        """As a power cut does it: the server and its workers, at once."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(10)

    def signal(self, number: int) -> None:
        """To the server alone, if it lives."""
        if self.process.poll() is None:
            os.kill(self.process.pid, number)

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        finally:
            if self.process.poll() is None:
                self.kill()

    def said(self) -> str:
        return self.spoken.read_text()

    def welcomes(self) -> int:
        """How often it has said where it can be reached."""
        return self.said().count(f":{self.port}/")


if __name__ == "__main__":
    from schnapp.limits import Limits
    from schnapp.server.serve import serve

    sys.path.insert(0, str(Path(__file__).parents[2]))
    from tests.chance import hold

    hold(setattr)
    serve(
        port=int(sys.argv[1]), database=sys.argv[2], limits=Limits(**json.loads(sys.argv[3])), **json.loads(sys.argv[4])
    )
