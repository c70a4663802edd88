"""Do bots' answer times tell what they hold? `python bench/telling.py [--seconds 4] [--games …] [--levels …]`.

Lets bots play on a real server (real clock, log on disk, worker processes) before a spectator, and compares how long each
answer took, from message to message, with what only the bot can know: how many legal acts it had to choose from. Exit code
1 if a time tells something.

What is measured
- Tables of four bots, at pace 0 and at the usual pace, some side by side. A time counts where the table waited for this bot
  alone: from the message by which it came to wait to the one with the answer, as they go to a spectator's socket.
- rho is Spearman's correlation of time and number of legal acts. What is public explains a part of it: how far the game is,
  what the act before was and brought about (dice and cards that people like to look at take `animation_ms`), what others did
  meanwhile unasked, which act the answer is and what comes of it. So beside it stands the partial rho: ranks of both, without
  what these explain (linear regression), its 95% interval, and p of a test that exchanges what is left (permutation test
  after Freedman and Lane, 1983).
- `forced` and `free`: median time where there was one legal act, and where there were more.
- `late`: answers at pace 0 that were not given at the moment that all are planned for, because the machine was busy.
- `sight`: rho of the number of legal acts and of what people look at before: it is why Snails at the usual pace has a rho below 0.
- A cell tells something if p, times the number of cells, is below 0.01 and rho is above 0.1 either way; smaller ones would need
  thousands of decisions of one bot to be of use, a game has a hundred.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.stats import rankdata

from schnapp.bots.levels import PACE_MS as USUAL
from schnapp.limits import Limits
from schnapp.server.messages import NewTable
from schnapp.server.registry import TableRegistry
from schnapp.server.sqlite import SqliteLog
from schnapp.server.table import LiveTable
from schnapp.server.thinking import Workers
from schnapp.server.viewer import Viewer
from schnapp.table.match import Match
from schnapp.table.protocols import animation_ms
from schnapp.table.recorded import RecordedDealer
from schnapp.table.seating import acting_seat

GAMES = ("snatch-it", "schnuff", "snails")
LEVELS = ("beginner", "strong", "master")
TABLES = {0: 4, USUAL: 40}  # pace → side by side …
MASTERS = {0: 1, USUAL: 12}  # … of bots that look at the clock: more would wait for each other
SURE, MATTERS = 0.01, 0.1
LATE = 0.05  # seconds after the quickest tenth
PERMUTATIONS = 2_000
SEQ = re.compile(r'^\{"t":"(?:happened|scene)","seq":(\d+)')

Column = NDArray[np.float64]


@dataclass(frozen=True)
class BotDecision:
    """One decision of a bot: what it took, what it could choose from, and what everybody knows of it."""

    seconds: float
    legal: int
    public: tuple[float, ...]
    types: tuple[str, ...]  # of the act before, and its own


class Spectator:
    """A socket that notes when each message went out."""

    def __init__(self, address: str) -> None:
        self.sent: dict[int, float] = {}
        self.viewer = Viewer(self, None, address=address)
        self.pump = asyncio.create_task(self.viewer.pump())

    def offer(self, text: bytes) -> bool:
        """Nothing is taken at once here."""
        return False

    async def send(self, text: str) -> None:
        if found := SEQ.match(text):
            self.sent.setdefault(int(found[1]), time.perf_counter())

    async def close(self) -> None:
        pass


async def watched(registry: TableRegistry, game: str, level: str, pace_ms: int, until: float) -> list[BotDecision]:
    """Tables of bots, one after the other, until the time is over."""
    found: list[BotDecision] = []
    while time.perf_counter() < until:
        new_table = NewTable(game, [], 4, bots=[level] * 4, start=True, pace_ms=pace_ms, forget_percent=0)
        table, _ = await registry.open(new_table)
        spectator = Spectator(table.state.id)
        await table.attach(spectator.viewer)
        while table.state.stage == "playing" and time.perf_counter() < until:
            await asyncio.wait({spectator.pump}, timeout=0.1)
        table.detach(spectator.viewer)
        spectator.pump.cancel()
        found += answers(table, spectator.sent)
    return found


def answers(table: LiveTable, sent: dict[int, float]) -> Iterator[BotDecision]:
    """Plays the game again: what could each bot choose from?"""
    played = table.state.games[-1]
    game = played.match.game
    dealer = RecordedDealer(game, chances(played.steps[0].entries))
    again = Match.start(game, played.match.players, played.match.options, dealer)
    since = dict.fromkeys(again.to_act(), 0)  # seat → the step from which on the table has waited for it
    for number, (before, step) in enumerate(pairwise(played.steps), 1):
        assert step.act is not None
        seat = acting_seat(game, step.act)
        assert seat is not None
        asked = played.steps[since.pop(seat, number)] if again.to_act() == [seat] else step
        if asked is not step and {asked.seq, before.seq, step.seq} <= sent.keys():
            meanwhile = sent[before.seq] - sent[asked.seq]  # others did what nobody waits for
            public = (number, animation_ms(game, asked.entries), len(before.entries), len(step.entries), meanwhile)
            types = ((before.act or {"type": "deal"})["type"], step.act["type"])
            yield BotDecision(sent[step.seq] - sent[asked.seq], len(again.legal(seat)), public, types)
        dealer.feed(chances(step.entries))
        again.act(step.act)
        since = {one: since.get(one, number) for one in again.to_act()}


def chances(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [entry["chance"] for entry in entries if "chance" in entry]


# ---- what it tells -------------------------------------------------------------------------------------------------------


def ranks(values: list[float]) -> Column:
    return np.asarray(rankdata(values), dtype=np.float64)


def left(of: Column, public: NDArray[np.float64]) -> Column:
    """What the public part does not explain."""
    return of - public @ np.linalg.lstsq(public, of, rcond=None)[0]


def correlation(one: Column, other: Column) -> float:
    spread = float(np.linalg.norm(one) * np.linalg.norm(other))
    return float(one @ other) / spread if spread > 1e-9 else 0.0


@dataclass(frozen=True)
class Telling:
    sight: float  # of legal acts and what people look at before
    raw: float
    rho: float
    low: float
    high: float
    p: float


def telling(found: list[BotDecision], seed: int) -> Telling:
    times, legal = ranks([a.seconds for a in found]), ranks([float(a.legal) for a in found])
    kinds = sorted({(at, type) for a in found for at, type in enumerate(a.types)})
    columns = [np.ones(len(found))]
    columns += [ranks([a.public[at] for a in found]) for at in range(len(found[0].public))]
    columns += [np.array([float(a.types[at] == type) for a in found]) for at, type in kinds]
    public = np.column_stack(columns)
    rest_of_times, rest_of_legal = left(times, public), left(legal, public)
    rho = correlation(rest_of_times, rest_of_legal)
    random = np.random.default_rng(seed)
    chance = [abs(correlation(random.permutation(rest_of_times), rest_of_legal)) for _ in range(PERMUTATIONS)]
    p = (1 + sum(one >= abs(rho) for one in chance)) / (1 + PERMUTATIONS)
    reach = 1.96 / max(1.0, len(found) - public.shape[1] - 3) ** 0.5  # Fisher's z
    low, high = np.tanh(np.arctanh(rho) + np.array([-reach, reach]))
    sight = ranks([a.public[1] for a in found])
    of_sight, raw = (correlation(of - of.mean(), legal - legal.mean()) for of in (sight, times))
    return Telling(of_sight, raw, rho, float(low), float(high), p)


def median_ms(found: list[BotDecision]) -> str:
    return f"{1000 * float(np.median([a.seconds for a in found])):7.1f}" if found else "      –"


async def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seconds", type=float, default=4, help="for each cell; four times that for masters at pace 0")
    asked.add_argument("--games", default=",".join(GAMES))
    asked.add_argument("--levels", default=",".join(LEVELS))
    asked.add_argument("--paces", default=",".join(map(str, TABLES)), help="ms")
    asked.add_argument("--seed", type=int, default=1, help="of the permutations")
    given = asked.parse_args()
    cells = [
        (game, level, pace)
        for pace in map(int, given.paces.split(","))
        for game in given.games.split(",")
        for level in given.levels.split(",")
    ]
    tells: list[str] = []
    print(
        f"{'':30} {'answers':>8} {'forced':>7} {'free ms':>7} {'late':>6} {'sight':>6} {'rho':>6} {'partial':>8}  95% interval       p"
    )
    with tempfile.TemporaryDirectory() as folder:
        workers = Workers()
        async with SqliteLog(Path(folder) / "t.db") as log:
            registry = TableRegistry(log, workers, Limits())
            for game, level, pace in cells:
                until = time.perf_counter() + given.seconds * (4 if level == "master" and pace == 0 else 1)
                number = (MASTERS if level == "master" else TABLES).get(pace, 1)
                tables = (watched(registry, game, level, pace, until) for _ in range(number))
                found = sum(await asyncio.gather(*tables), list[BotDecision]())
                name = f"{game}, {level}, pace {pace}"
                if len(found) < 30 or len({answer.legal for answer in found}) < 2:
                    print(f"{name:30} {len(found):8}  too few to tell")
                    continue
                said = telling(found, given.seed)
                alone = [answer.seconds for answer in found if answer.public[4] == 0]
                late = float(np.mean(np.array(alone) > np.quantile(alone, 0.1) + LATE)) if alone else 0.0
                forced = [answer for answer in found if answer.legal == 1]
                free = [answer for answer in found if answer.legal > 1]
                if said.p * len(cells) < SURE and abs(said.rho) > MATTERS:
                    tells.append(name)
                print(
                    f"{name:30} {len(found):8} {median_ms(forced)} {median_ms(free)} {f'{late:6.1%}' if pace == 0 else '     –'} "
                    f"{said.sight:+6.2f} {said.raw:+6.2f} {said.rho:+8.2f}  {said.low:+.2f} to {said.high:+.2f}  {said.p:8.4f}"
                )
            registry.close()
            await asyncio.sleep(0.1)
        workers.close()
    print(f"\n{'no time tells anything' if not tells else 'these tell something: ' + '; '.join(tells)}")
    return 1 if tells else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
