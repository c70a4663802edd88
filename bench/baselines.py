"""Baselines for the environments: how much different players get on the learner's seat of `SoloEnv`, against bots.

    python bench/baselines.py                     all tables (or name some: snails schnuff); takes an hour or two on two cores
    python bench/baselines.py --steps 20000 --games 100 --trial    shorter, nothing is kept
    python bench/baselines.py --docs              play nothing, write the table of the kept results into docs/rl.md
    python bench/baselines.py --check             exit 1 if that table is not the one of the kept results

Players: `random` and `greedy`, the levels that do not look at the clock (the master does: its figure would be one of the
machine), and a learner off the shelf, MaskablePPO of sb3-contrib, which `pip install -r requirements/baselines.txt` brings.
All get the same deals. Results go to bench/baselines/TABLE.json.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from schnapp.bots.levels import LEVELS, milliseconds, spec_of  # noqa: E402
from schnapp.bots.roster import bot  # noqa: E402
from schnapp.lab.provenance import commit  # noqa: E402
from schnapp.rl.solo import SoloEnv  # noqa: E402

RESULTS = ROOT / "bench" / "baselines"
PAGE = ROOT / "docs" / "rl.md"
BEGIN, END = "<!-- the baselines, made by bench/baselines.py -->\n", "<!-- end of the baselines -->\n"
MISSING = "sb3-contrib is not installed here; pip install -r requirements/baselines.txt brings it"
LEARNER = "MaskablePPO"
DEALS = 1_000_000  # seed of the games that count; learners train on others
SURE = 1.96  # standard errors of a 95% interval
TABLES_AT_ONCE = 8  # environments that a learner plays side by side
SETTINGS: dict[str, Any] = {  # of MaskablePPO; else its defaults. A reward at the end only is not discounted
    "n_steps": 512,
    "batch_size": 512,
    "gamma": 1.0,
    "ent_coef": 0.01,
}
LAYERS = [128, 128]


@dataclass(frozen=True, slots=True)
class Table:
    """Where the baselines are played; the learner sits on seat 0, the same bot on all others."""

    title: str
    game: str
    players: int
    opponent: str = "greedy"
    options: dict[str, Any] = field(default_factory=dict[str, Any])

    def seated(self) -> SoloEnv:
        return SoloEnv(self.game, self.players, (self.opponent,), options=self.options)

    def __str__(self) -> str:
        return f"{self.title}, {self.players} players, against `{self.opponent}`"


TABLES = {
    "snatch-it": Table("Snatch It!", "snatch-it", 4),
    "schnuff": Table("Schnuff, `drop_out_toll: next_limit`", "schnuff", 4, options={"drop_out_toll": "next_limit"}),
    "schnuff-without-toll": Table("Schnuff, `drop_out_toll: none`", "schnuff", 4, options={"drop_out_toll": "none"}),
    "snails": Table(
        "Snails", "snails", 2, "random"
    ),  # against `greedy` who begins at random never wins, and learns nothing
    "schnapp-land-fluss": Table("Schnapp, Land, Fluss!", "schnapp-land-fluss", 4),
}


@dataclass(frozen=True, slots=True)
class Row:
    """What a player got."""

    player: str
    games: int
    mean: float
    low: float
    high: float
    waits: float | None = None  # of its decisions in which it could wait, the part in which it did
    seed: int | None = None  # of a learner …
    steps: int | None = None  # … what it has trained …
    minutes: float | None = None  # … and how long that took

    @classmethod
    def of(cls, player: str, rewards: list[float], **more: Any) -> Row:
        mean, wide = float(np.mean(rewards)), SURE * float(np.std(rewards, ddof=1)) / len(rewards) ** 0.5
        return cls(player, len(rewards), round(mean, 4), round(mean - wide, 4), round(mean + wide, 4), **more)

    def __str__(self) -> str:
        waits = "–" if self.waits is None else f"{self.waits:.0%}".replace("%", " %")
        trained = "–" if self.steps is None else f"{self.steps:,} in {self.minutes:.0f} min, seed {self.seed}"
        return (
            f"| {self.player} | {self.mean:+.3f} ({self.low:+.3f} … {self.high:+.3f}) | {self.games:,} | {waits} "
            f"| {trained} |"
        ).replace("-", "−")


# ---- bots --------------------------------------------------------------------------------------------------------


class Seated(SoloEnv):
    """A bot on the learner's seat."""

    def __init__(self, table: Table, spec: str) -> None:
        super().__init__(table.game, table.players, (table.opponent,), options=table.options)
        self.place, self.seat = self.seat, -1
        self.bots[self.place] = bot(spec, table.game)
        self.seed = DEALS

    def play(self) -> float:
        """One game; what the bot got."""
        self._begin()
        return self.observer.rewards(self._swift())[self.place]


def bots(table: Table, games: int, thinking: int) -> Iterator[Row]:
    """Those that do not search play `games`, the others `thinking`."""
    for level in ("random", "greedy", *LEVELS):
        spec = spec_of(level, table.game) if level in LEVELS else level
        if milliseconds(spec):
            continue
        env = Seated(table, spec)
        count = thinking if level in LEVELS else games
        yield Row.of(level if spec == level else f"{level} (`{spec}`)", [env.play() for _ in range(count)])


# ---- a learner ---------------------------------------------------------------------------------------------------


def learner(table: Table, games: int, steps: int, seed: int) -> Row:
    """Train with one seed, then play greedily what has been learned: always the likeliest action."""
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv, VecNormalize

    torch.set_num_threads(1)  # the networks are small: more threads only wait for each other
    envs = VecNormalize(DummyVecEnv([table.seated] * TABLES_AT_ONCE), norm_reward=False)
    model = MaskablePPO("MlpPolicy", envs, seed=seed, policy_kwargs={"net_arch": LAYERS}, device="cpu", **SETTINGS)
    began = perf_counter()
    model.learn(steps)
    minutes = (perf_counter() - began) / 60
    env, rewards = table.seated(), list[float]()
    could = did = 0
    observation, _ = env.reset(seed=DEALS)
    while len(rewards) < games:
        mask = env.action_masks()
        chosen, _ = model.predict(envs.normalize_obs(observation), action_masks=mask, deterministic=True)
        could += bool(mask[0])
        did += int(chosen) == 0
        observation, reward, over, _, _ = env.step(int(chosen))
        if over:
            rewards.append(reward)
            observation, _ = env.reset()
    waits = round(did / could, 4) if could else None
    return Row.of(LEARNER, rewards, waits=waits, seed=seed, steps=model.num_timesteps, minutes=round(minutes, 1))


# ---- telling -----------------------------------------------------------------------------------------------------


def results() -> dict[str, dict[str, Any]]:
    """Of the tables that have been played."""
    files = {name: RESULTS / f"{name}.json" for name in TABLES}
    return {name: json.loads(file.read_text("utf-8")) for name, file in files.items() if file.exists()}


def written(page: str) -> str:
    """The page with the table of the kept results."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    assert rest and after, f"{PAGE.name} has no place for the baselines"
    return f"{before}{BEGIN}{''.join(lines(results()))}{END}{after}"


def lines(kept: dict[str, dict[str, Any]]) -> Iterator[str]:
    for name, result in kept.items():
        table = TABLES[name]
        yield f"\n{table} (commit {result['commit']}):\n\n"
        yield "| player | mean reward (95%) | games | waits | trained |\n| --- | --- | --- | --- | --- |\n"
        for row in result["rows"]:
            yield f"{Row(**row)}\n"


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("tables", nargs="*", metavar="TABLE", help=f"{', '.join(TABLES)}; without any all of them")
    asked.add_argument("--games", type=int, default=2000, help="for each of those that do not search")
    asked.add_argument("--thinking", type=int, default=200, metavar="GAMES", help="for each that searches")
    asked.add_argument("--steps", type=int, default=300_000, help="of the learner, in training")
    asked.add_argument("--seeds", type=int, nargs="*", default=[1], help="of the learner; none: no learner")
    asked.add_argument("--trial", action="store_true", help="keep nothing")
    asked.add_argument("--docs", action="store_true")
    asked.add_argument("--check", action="store_true")
    given = asked.parse_args()
    page = PAGE.read_text("utf-8")
    if given.docs or given.check:
        if given.docs:
            PAGE.write_text(written(page), "utf-8")
        return int(given.check and written(page) != page)
    if unknown := set(given.tables) - set(TABLES):
        asked.error(f"there is no table {', '.join(sorted(unknown))}; known are {', '.join(TABLES)}")
    if given.seeds:
        try:
            import sb3_contrib  # noqa: F401
        except ImportError:
            asked.error(MISSING)
    here = commit()
    if here.endswith("+") and not given.trial:
        asked.error("the source has changes that are not committed: the results would name the wrong commit")
    for name in given.tables or TABLES:
        table, rows = TABLES[name], list[Row]()
        print(table, flush=True)
        for row in played(table, given.games, given.thinking, given.steps, given.seeds):
            rows.append(row)
            print(row, flush=True)
        if not given.trial:
            RESULTS.mkdir(exist_ok=True)
            kept = {"commit": here, "options": table.options, "rows": [asdict(row) for row in rows]}
            (RESULTS / f"{name}.json").write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    return 0


def played(table: Table, games: int, thinking: int, steps: int, seeds: list[int]) -> Iterator[Row]:
    yield from bots(table, games, thinking)
    for seed in seeds:
        yield learner(table, games, steps, seed)


if __name__ == "__main__":
    sys.exit(main())
