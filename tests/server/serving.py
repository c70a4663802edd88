"""A real server in a process of its own, that can be killed and started again on the same file."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path


def free_port() -> int:
    """A port that the system gives to nobody else for a while: test runs beside this one have others."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`limits` are fields of schnapp.server.limits.Limits, `origins` and `proxies` as for `serve`."""

    def __init__(
        self, database: Path, origins: Sequence[str] = (), proxies: Sequence[str] = (), **limits: float
    ) -> None:
        self.database = database
        self.limits = limits
        self.around = {"origins": origins, "proxies": proxies}
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.spoken = database.with_suffix(".log")
        self.start()

    def start(self) -> None:
        with self.spoken.open("ab") as spoken:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, __file__, str(self.port), str(self.database)),
                    *(json.dumps(self.limits), json.dumps(self.around)),
                ],
                stdout=spoken,
                stderr=spoken,
                start_new_session=True,
            )
        for _ in range(400):
            try:
                socket.create_connection(("127.0.0.1", self.port), 0.2).close()
                return
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.05)
        raise RuntimeError(f"the server did not start: {self.spoken.read_text()}")

    def kill(self) -> None:
        """As a power cut does it: the server and its workers, at once."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        finally:
            if self.process.poll() is None:
                self.kill()

    def said(self) -> str:
        return self.spoken.read_text()


if __name__ == "__main__":
    from schnapp.server.limits import Limits
    from schnapp.server.serve import serve

    serve(
        port=int(sys.argv[1]), database=sys.argv[2], limits=Limits(**json.loads(sys.argv[3])), **json.loads(sys.argv[4])
    )
