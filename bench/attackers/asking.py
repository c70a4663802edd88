"""Asks a metered server for everything it can do, one thing after the other, and writes down what that cost its loop."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from .frames import Frames, Pings
from .metered import Load, Metered
from .people import Company, Lost, Person
from .served import free_port
from .votes import OPTIONS as VOTING
from .votes import wanted
from .waking import copied, long_table
from .wire import Connection, enter, frame, opened

QUIET = 0.3  # ms of work in 4 ms: nothing but the server's own clocks
LIVE = 300
GAMES = {"snatch-it": 6, "schnuff": 6, "snails": 4, "schnapp-land-fluss": 6}
CUSTOM = {
    "id": "custom",
    "rows": [{"r": 0, "q_min": 0, "q_max": 4}, {"r": 1, "q_min": 0, "q_max": 3}],
    "I": [[0, 0], [4, 0], [0, 1], [3, 1]],
    "II": [[1, 0], [2, 1]],
    "III": [[1, 1]],
}

GAMES_JUDGED = 5
REST = 1.0  # seconds in which the pulse is taken
Action = Callable[[], Awaitable[Any]]


class Bench:
    """Asks and writes down. Requests come from one address after the other: no budget is in the way."""

    def __init__(self, folder: Path, times: int) -> None:
        self.database = folder / "schnapp.db"
        self.port = free_port()
        self.times = times
        self.found: dict[str, list[Load]] = {}
        self.visitors = 0
        self.pulse = 0.0  # ms of processor time a second that the loop takes when nobody asks
        self.server = Metered(self.port, self.database)

    async def begun(self) -> Load:
        """What it did until it could be asked. Raises RuntimeError."""
        for _ in range(600):
            with contextlib.suppress(OSError):
                (await Connection.open(self.port)).close()
                await self.get("/healthz")  # it listens before it is ready
                load = await self.quiet()
                await asyncio.sleep(REST)
                self.pulse = self.server.take().total / REST
                return load
            await asyncio.sleep(0.05)
        raise RuntimeError("the server did not start")

    async def again_with(self, table: Company, number: int) -> list[str]:
        """The server is started anew, with so many copies of a table in its log."""
        self.server.stop()
        tables = copied(self.database, table.table, number)
        self.server.start()
        await self.begun()
        return tables

    async def quiet(self) -> Load:
        """All that the loop does until it rests."""
        load = self.server.take()
        for _ in range(500):
            await asyncio.sleep(0.004)
            more = self.server.take()
            load += more
            if more.total < QUIET and not more.running:
                break
        return load

    async def once(self, kind: str, action: Action) -> Any:
        """The answer of the action; what it cost is noted, less what the loop does by itself meanwhile, unless it was refused for being too much."""
        await self.quiet()
        begun = time.monotonic()
        answer = await action()
        load = await self.quiet()
        load.total = max(load.longest, load.total - self.pulse * (time.monotonic() - begun))
        self.found.setdefault(kind, []).append(load)
        return answer

    async def often(self, kind: str, action: Action, times: int | None = None) -> None:
        for _ in range(times or self.times):
            await self.once(kind, action)

    def visitor(self) -> str:
        self.visitors += 1
        return f"127.0.{1 + self.visitors // 250 % 250}.{1 + self.visitors % 250}"

    async def line(self) -> Connection:
        return await Connection.open(self.port, self.visitor())

    async def get(self, path: str, body: Any = None, encoding: str = "gzip") -> tuple[int, bytes]:
        line = await self.line()
        try:
            return await line.request(path, body, encoding)
        finally:
            line.close()

    # ---- requests ----------------------------------------------------------------------------------------------

    async def rest(self) -> None:
        page = (await self.get("/", encoding="identity"))[1].decode()
        assets = sorted(set(re.findall(r'"\.?(/assets/[^"]+)"', page)))
        for path in ("/", *assets, "/sw.js", "/licences.txt", "/icon-512.png"):
            shown = re.sub(r"-[\w-]{8}\.", "-….", path)
            for encoding in ("gzip", "br", "identity"):
                await self.often(f"GET {shown} ({encoding})", lambda p=path, e=encoding: self.get(p, encoding=e))
        for path in ("/api/games", "/api/reach", "/schema/openapi.json", "/api/nothing", "/" + "x" * 4000):
            await self.often(f"GET {path[:24]}", lambda p=path: self.get(p))
        await self.often("POST nonsense of 16 kB", lambda: self.get("/api/tables", ["["] * 3_900))
        for game, seats in GAMES.items():
            names = [f"P{n}" for n in range(seats)]
            wanted = {"game": game, "names": names, "seats": seats, "start": True}
            await self.often(
                f"POST tables: {game}, dealt", lambda wanted=wanted: opened(self.port, self.visitor(), **wanted)
            )
        await self.often("POST tables: bots", lambda: opened(self.port, self.visitor(), seats=6, bots=["master"] * 5))
        for _ in range(self.times):
            told = await opened(self.port, self.visitor())
            table = f"/api/tables/{told['table']['id']}"
            await self.once("GET table", lambda t=table: self.get(t))
            await self.once("POST seats", lambda t=table: self.get(f"{t}/seats", {"name": "Bert"}))
            secret = told["held"][0]["secret"]
            _, code = await self.once("POST handover: a code", lambda t=table, s=secret: self.code(t, s))
            await self.once("POST handover: a seat", lambda c=code: self.get("/api/handover", json.loads(c)))
        finished = await self.finished()
        for kind in ("record", "proof"):
            await self.often(f"GET {kind}", lambda k=kind: self.get(f"/api/tables/{finished}/{k}"))
        for _ in range(GAMES_JUDGED):
            judged = f"/api/tables/{await self.finished()}/analysis"
            await self.often("GET analysis, the first time", lambda path=judged: self.get(path), 1)
            await self.often("GET analysis", lambda path=judged: self.get(path), 4)

    async def finished(self) -> str:
        """A table at which four people have played their game to the end."""
        company = await Company.sit(self.port, 4)
        await company.play_until(lambda: company.over)
        await company.go()
        return company.table

    async def code(self, table: str, secret: str) -> tuple[int, bytes]:
        line = await self.line()
        try:
            head = f"POST {table}/handover HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {secret}\r\ncontent-length: 0\r\n\r\n"
            await line.send(head.encode())
            return await line.answer()
        finally:
            line.close()

    # ---- commands ----------------------------------------------------------------------------------------------

    async def socket(self) -> None:
        told = await opened(self.port, self.visitor(), seats=6)
        table, secret = told["table"]["id"], told["held"][0]["secret"]
        await self.often("hello and goodbye", lambda: self.hello(table, secret))
        crowd = [await enter(self.port, table, self.visitor()) for _ in range(30)]
        hearing = [asyncio.create_task(line.discard()) for line in crowd if line is not None]
        await self.often("hello and goodbye, 30 watch", lambda: self.hello(table, secret))
        for each in hearing:
            each.cancel()
        for line in crowd:
            if line is not None:
                line.close()
        anna = await Person(self.port, table, secret, self.visitor()).come()
        for _ in range(self.times):
            await self.once("say", lambda: anna.ask("say", text="x" * 200))
            await self.once("configure", lambda: anna.ask("configure", options={"turn_seconds": 60}, pace_ms=0))
            await self.once("add_bot", lambda: anna.ask("add_bot", level="beginner"))
            await self.once("remove_seat", lambda: anna.ask("remove_seat", seat=1))
            await self.once("ping", lambda: self.told(anna, {"t": "ping"}))
            await self.once("echo", lambda: self.told(anna, {"t": "echo", "probe": 7}))
            await self.once("play in the lobby (refused)", lambda: anna.ask("play", act={"type": "x"}, match=0))
        await anna.go()
        for text in ("[" * 8_000, json.dumps({"t": "play", "id": "x" * 8, "act": {"a": [[]] * 2_000}, "match": 1})):
            kind = "8 kB of brackets" if text[1] == "[" else "8 kB of an act"
            for _ in range(self.times):
                line = await enter(self.port, table, self.visitor())
                if line is not None:
                    await self.once(kind, lambda s=line, t=text: s.send(frame(t.encode())))
                    line.close()
        for _ in range(self.times):
            told = await opened(self.port, self.visitor(), bots=["beginner"], seats=3, names=["A", "B"], away_s=0)
            anna, bert = [
                await Person(self.port, told["table"]["id"], held["secret"], self.visitor()).come()
                for held in told["held"]
            ]
            await self.once("start", lambda a=anna: a.ask("start"))
            await self.once("leave", lambda b=bert: left(b))
            await anna.go()
            await bert.go()
        told = await opened(self.port, self.visitor(), game="snails", seats=4, pace_ms=0)
        anna = await Person(self.port, told["table"]["id"], told["held"][0]["secret"], self.visitor()).come()
        drawn = {"layout": "custom", "board.allow_partial_tiles": True, "custom_layout": CUSTOM}
        await self.often("configure: a drawn board", lambda: anna.ask("configure", options=drawn))
        await anna.go()

    async def hello(self, table: str, secret: str) -> None:
        person = await Person(self.port, table, secret, self.visitor()).come()
        await person.go()

    @staticmethod
    async def told(person: Person, said: dict[str, Any]) -> None:
        await person.socket.send(json.dumps(said))

    # ---- games -------------------------------------------------------------------------------------------------

    async def play(self) -> None:
        """Acts of people, hints, and what bots and stand-ins do at pace 0."""
        for game in ("snatch-it", "schnuff", "snails"):
            options = {"draw_grace_ms": 0} if game == "schnuff" else {}
            table = await Company.sit(self.port, 4, game=game, options=options)
            await self.often(f"play {game}", table.act, self.times * 5)
            if game == "snatch-it":
                for _ in range(3):
                    await table.play_until(lambda t=table: t.over)
                    await self.once("rematch", lambda t=table: t.again())
            await table.go()
            await self.bots(game)
        alone = await Company.sit(self.port, 1, seats=3, bots=["beginner"] * 2, hints=True)
        (anna,) = alone.people
        for _ in range(self.times):
            await anna.wait(lambda: bool(anna.now["legal"]))
            await self.once("advise", lambda: anna.ask("advise", match=anna.table_view["match"]))
            await anna.play(anna.now["legal"][0])
        await alone.go()

    async def bots(self, game: str) -> None:
        """Everything that happens at a table of bots in two seconds; only the longest callback means something."""
        told = await opened(
            self.port, self.visitor(), game=game, seats=4, bots=["easy"] * 3, start=True, away_s=1, forget_percent=0
        )
        line = await enter(self.port, told["table"]["id"], self.visitor())
        assert line is not None
        hearing = asyncio.create_task(line.discard())
        await asyncio.sleep(2)  # somebody is away, the first bot wakes up
        for _ in range(self.times):
            self.server.take()
            await asyncio.sleep(0.1)
            self.found.setdefault(f"bots play {game}, 0.1 s", []).append(self.server.take())
        hearing.cancel()
        line.close()

    async def votes(self) -> None:
        """A word that nobody knows, and two votes; very many were voted on before."""
        table = await Company.sit(self.port, 3, game="schnapp-land-fluss", options=VOTING)
        voted, end = 0, time.monotonic() + 20
        while voted < self.times and time.monotonic() < end:
            for person in table.people:
                if person.table_view["stage"] == "over":
                    await person.ask("rematch")
                act = wanted(person, strikes=person is table.people[0])
                if act is None:
                    await asyncio.sleep(0.005)
                    continue
                voted += act["type"] == "vote"
                await self.once(f"race: {act['type']}", lambda p=person, a=act: p.play(a))
        await table.go()

    # ---- tables ------------------------------------------------------------------------------------------------

    async def waking(self) -> None:
        """Tables of 500 entries, woken by a request; then played on."""
        table = await long_table(self.port)
        tables = await self.again_with(table, self.times + 1)
        await self.get("/api/games")
        for id in tables[1:]:
            await self.once("waking 500 entries", lambda id=id: self.get(f"/api/tables/{id}"))
        await self.often("hello at a table of 500 entries", lambda: self.hello(tables[1], table.secrets[0]))
        again = await Company.come(self.port, tables[0], table.secrets, 20)
        await self.often("play after 500 entries", again.act, self.times * 2)
        await again.go()

    async def frames(self) -> None:
        """30 kB of frames in one go."""
        told = await opened(self.port, self.visitor())
        for flood in (Frames, Pings):
            for _ in range(self.times):
                line = await enter(self.port, told["table"]["id"], self.visitor())
                assert line is not None
                hearing = asyncio.create_task(line.discard())
                blob = flood.first + flood.each * 5_000
                with contextlib.suppress(OSError):
                    await self.once(f"5,000 {flood.name}", lambda s=line, b=blob: s.send(b))
                hearing.cancel()
                line.close()

    async def memory(self) -> None:
        """Collections while tables come to life and are played at."""
        table = await Company.sit(self.port, first=20)
        await table.play_until(lambda: table.seq >= 60)
        await table.go()
        tables = await self.again_with(table, LIVE)
        load = self.server.take()
        for id in tables:
            await self.get(f"/api/tables/{id}")
            load += self.server.take()
        played = await Company.come(self.port, tables[0], table.secrets, 20)
        for _ in range(300):
            await played.act()
            load += self.server.take()
        await played.go()
        for generation, ms in load.collections:
            kind = f"collection of generation {generation}, {LIVE} tables"
            self.found.setdefault(kind, []).append(Load(1, ms, ms))


async def left(person: Person) -> None:
    """The last words to whoever leaves are a goodbye."""
    with contextlib.suppress(Lost):
        await person.ask("leave")


PARTS: dict[str, Callable[[Bench], Awaitable[None]]] = {
    "rest": Bench.rest,
    "socket": Bench.socket,
    "play": Bench.play,
    "votes": Bench.votes,
    "waking": Bench.waking,
    "frames": Bench.frames,
    "memory": Bench.memory,
}
