"""The server in a process whose event loop is metered: processor time of every callback, and of every collection of garbage.

Processor time of the loop's thread, not time on the wall: what else runs on the machine hardly shows. uvloop cannot be
looked into, so the loop is that of asyncio, which needs a little more for the same.
"""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import signal
import sys
import threading
import time
from dataclasses import dataclass, field, fields
from multiprocessing.connection import Connection
from pathlib import Path
from types import FrameType
from typing import Any

TELLING = 0.005  # seconds: what takes longer is named
LOOKING = 0.002  # seconds between two looks at what the loop does
AMPLE = {
    "tables": 10_000,
    "requests": 100_000,
    "messages": 10_000,
    "messages_per_second": 10_000,
    "chat": 1_000,
    "sockets_of_address": 10_000,
}
"""Where the server has these limits: here one request comes after the other, and all have to be answered."""


@dataclass
class Load:
    """What the loop has done since it was asked last, in ms."""

    callbacks: int = 0
    total: float = 0.0
    longest: float = 0.0
    culprit: str = ""  # what the loop was seen at in it, if it was long
    collections: list[tuple[int, float]] = field(default_factory=list)  # generation, ms; on the loop's thread
    running: bool = False  # is a callback being carried out right now? It is not counted yet

    def __add__(self, other: Load) -> Load:
        worse = max(self, other, key=lambda load: load.longest)
        return Load(
            self.callbacks + other.callbacks,
            self.total + other.total,
            worse.longest,
            worse.culprit,
            self.collections + other.collections,
            other.running,
        )


class Metered:
    """The server's process, seen from the bench."""

    def __init__(self, port: int, database: Path) -> None:
        self.port = port
        self.database = database

    def start(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._line, there = spawn.Pipe()
        self._process = spawn.Process(target=_serve, args=(self.port, str(self.database), there))
        self._process.start()

    def take(self) -> Load:
        """Raises EOFError if the server has gone."""
        self._line.send("take")
        found: Load = self._line.recv()
        return found

    def stop(self) -> None:
        self._process.terminate()
        self._process.join(8)
        if self._process.is_alive():
            self._process.kill()
        self._process.join()


class Meter:
    def __init__(self) -> None:
        self.load = Load()
        self._began = 0.0  # the collection
        self._since = 0.0  # the callback; 0: none
        self._seen = ""

    def install(self) -> None:
        run = asyncio.events.Handle._run  # the only door to all callbacks

        def metered(handle: asyncio.Handle) -> None:
            self._since, self._seen = time.monotonic(), ""
            begin = time.thread_time()
            run(handle)
            self._count(time.thread_time() - begin)
            self._since = 0.0

        asyncio.events.Handle._run = metered  # type: ignore[method-assign]
        gc.callbacks.append(self._collected)

    def _count(self, seconds: float) -> None:
        load = self.load
        load.callbacks += 1
        load.total += seconds * 1000
        if seconds * 1000 > load.longest:
            load.longest = seconds * 1000
            load.culprit = self._seen if seconds > TELLING else ""

    def look(self) -> None:
        """Again and again, from another thread: what takes the loop so long?"""
        loop = threading.main_thread().ident
        assert loop is not None
        while True:
            time.sleep(LOOKING)
            if self._since and not self._seen and time.monotonic() - self._since > TELLING:
                self._seen = _told(sys._current_frames()[loop])

    def _collected(self, phase: str, told: dict[str, int]) -> None:
        if threading.current_thread() is not threading.main_thread():
            return
        if phase == "start":
            self._began = time.thread_time()
        else:
            self.load.collections.append((told["generation"], (time.thread_time() - self._began) * 1000))

    def answer(self, line: Connection) -> None:
        """Whoever asks gets what has been counted; ends the server when nobody asks any more."""
        try:
            while line.recv():
                load, self.load = self.load, Load()
                load.running = bool(self._since)
                line.send(load)
        except EOFError:
            os.kill(os.getpid(), signal.SIGTERM)


def _told(frame: FrameType | None) -> str:
    """The innermost function, and the innermost one of ours."""
    functions: list[str] = []
    while frame is not None:
        path = Path(frame.f_code.co_filename)
        ours = "schnapp" in path.parts and path.name != "serve.py"
        if ours or not functions:
            functions.append(f"{frame.f_code.co_name} ({path.parent.name}/{path.name}:{frame.f_lineno})")
        if ours:
            break
        frame = frame.f_back
    return " called by ".join(functions)


def _serve(port: int, database: str, line: Connection) -> None:
    import uvicorn

    from schnapp.limits import Limits
    from schnapp.server.serve import serve

    sys.stdout = sys.stderr  # the bench's own is for its figures
    meter = Meter()
    meter.install()
    uvicorn.Config.get_loop_factory = lambda self: asyncio.SelectorEventLoop  # type: ignore[method-assign]
    threading.Thread(target=meter.answer, args=(line,), daemon=True).start()
    threading.Thread(target=meter.look, daemon=True).start()
    known: set[str] = {each.name for each in fields(Limits)}
    ample: dict[str, Any] = {name: value for name, value in AMPLE.items() if name in known}
    serve(port=port, database=database, limits=Limits(**ample))
