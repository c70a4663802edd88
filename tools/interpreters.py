"""Which Python is taken, where a machine has several of the version that was called: the quickest that has all it takes.

One that was compiled without having watched itself at work, as pyenv does it unless it is told to, needs a fifth more time for
everything than the one that comes with a system. Whoever wants a certain one makes `.venv` with it first.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

WORTH = 0.95  # of the time that the called one takes: what is hardly quicker is not worth a surprise
# Work of the kind that a server has. Needed besides are the module that makes environments and the headers to compile with.
ASK = """
import importlib.util, os, sys, sysconfig, time
class Deck:
    def __init__(self):
        self.cards = {n: str(n) for n in range(50)}
    def draw(self, n):
        return self.cards.get(n, "")
def work():
    deck, begun = Deck(), time.perf_counter()
    for n in range(60_000):
        len(deck.draw(n % 64)) + sum(x for x in (1, 2, 3))
    return time.perf_counter() - begun
headers = os.path.exists(os.path.join(sysconfig.get_paths()["include"], "Python.h"))
if headers and importlib.util.find_spec("venv"):
    print(min(work() for _ in range(5)))
"""


def quickest(called: str = sys.executable, folders: list[str] | None = None) -> str:
    """The one to take instead of the called one; mostly that itself."""
    own = seconds(called)
    name = f"python{sys.version_info.major}.{sys.version_info.minor}"
    found = [str(Path(folder, name)) for folder in (os.get_exec_path() if folders is None else folders)]
    took = {path: time for path in found if (time := seconds(path)) is not None}
    best = min(took, key=lambda path: took[path], default=None)
    if best is None or (own is not None and took[best] > WORTH * own):
        return called
    why = (
        f"{called} lacks headers or venv" if own is None else f"it needs {took[best] / own:.0%} of the time of {called}"
    )
    print(f"{best} is taken: {why}.", flush=True)
    return best


def seconds(python: str) -> float | None:
    """That it takes for the work; None if it is not there, or lacks something."""
    try:
        told = subprocess.run([python, "-I", "-S", "-c", ASK], capture_output=True, text=True, check=True, timeout=20)
        return float(told.stdout)
    except (OSError, ValueError, subprocess.SubprocessError):
        return None
