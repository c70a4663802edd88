"""The application where there is next to nothing, as in the worker of a browser: no database, no threads, no processes, no sockets."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

CONFINED = """
import sys, threading

REFUSED = set('''
    sqlite3 multiprocessing concurrent.futures.process concurrent.futures.thread ssl lzma fcntl termios tty resource pwd
    asyncpg uvicorn uvloop httptools websockets numpy marisa_trie prometheus_client
'''.split())

class Lacking:
    def __init__(self, finder):
        self.finder = finder

    def __getattr__(self, name):
        return getattr(self.finder, name)

    def find_spec(self, name, path=None, target=None):
        refused = REFUSED & {name, name.partition(".")[0]}
        return None if refused else self.finder.find_spec(name, path, target)

def no_thread(thread):
    raise RuntimeError("there are no threads here")

sys.meta_path[:] = map(Lacking, sys.meta_path)
threading.Thread.start = no_thread
assert not REFUSED & set(sys.modules)
import asyncio
sys.platform = "emscripten"
"""

PLAYED = """
import itertools
from schnapp.pure import prefer_source
prefer_source()
from contextlib import asynccontextmanager
from schnapp.limits import Limits
from schnapp.server.asgi import Application
from schnapp.server.in_place import InPlace
from tests.server.log_in_memory import LogInMemory
from schnapp.server.registry import TableRegistry
from tests.server.asking import ask, running, talk

@asynccontextmanager
async def tables():
    yield TableRegistry(LogInMemory(), InPlace(), Limits())

async def main():
    async with running(Application(tables)) as application:
        games = (await ask(application, "GET", "/api/games")).json
        print(*[game["game"] for game in games])
        wanted = {"game": "snatch-it", "names": ["Anna"], "seats": 3, "bots": ["greedy", "beginner"], "start": True, "pace_ms": 0}
        opened = (await ask(application, "POST", "/api/tables", wanted)).json
        held = opened["held"][0]
        async with talk(application, held["table"], held["secret"]) as (say, hear):
            for number in itertools.count():
                message = await hear()
                if message["t"] == "people" and message["table"]["stage"] == "over":
                    break
                if message["t"] in ("scene", "happened") and message["legal"]:
                    await say({"t": "play", "id": f"act-{number:05d}", "act": message["legal"][0], "match": 1})
        table = held["table"]
        print((await ask(application, "GET", f"/api/tables/{table}")).json["stage"])
        record = await ask(application, "GET", f"/api/tables/{table}/record", headers={"accept-encoding": ""})
        replay = await ask(application, "GET", f"/api/tables/{table}/replay?eyes=0")
        print(record.status, len(record.body.splitlines()) > 10, replay.status, len(replay.json["frames"]) > 10)

asyncio.run(main())
assert not REFUSED & set(sys.modules)
"""


def test_a_game_with_bots_from_its_opening_to_its_record() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, "-c", CONFINED + PLAYED],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    games, stage, finished = done.stdout.splitlines()
    assert games.split()[:3] == ["snatch-it", "schnuff", "snails"]
    assert stage == "over"
    assert finished == "200 True 200 True"
