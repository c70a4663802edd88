"""What a report is made of: which games are watched, who plays in them, and how many of each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from schnapp.bots import roster
from schnapp.bots.levels import LEVELS, USUAL, spec_of
from schnapp.games import GAMES
from schnapp.lab.arena.contest import Contest, blocks
from schnapp.lab.simulation import Plan
from schnapp.table.errors import SchnappError
from schnapp.table.options import Value

from .best_response import Hunt

Pace = Literal["quick", "standard", "thorough"]


class BadStudy(SchnappError):
    """A report that cannot be made."""


@dataclass(frozen=True, slots=True)
class Setting:
    """How much is played. `games`: with the usual number of players; `others`: with each other number; `ladder`: games of
    the contest of bots; `restricted`: deals for each feature of acts that somebody may not use; `features`: so many of
    these; `option_values`: games for each value of an option; `hunt`: how loopholes are looked for. Restrictions, option
    values and loopholes are tried by the bot `light`."""

    games: int
    others: int
    ladder: int
    restricted: int
    features: int
    option_values: int
    light: str
    every: int  # of one in so many real choices the stakes are found
    hunt: Hunt


QUICK = Hunt(
    sightings=12,
    rules=120,
    single=((4, 40), (10, 12), (24, 6)),
    pairs=((20, 2),),
    generations=2,
    population=30,
    response=((6, 10), (20, 5)),
    verdict=100,
    among=6,
)
STANDARD = Hunt(
    sightings=40,
    rules=200,
    single=((12, 80), (40, 24), (100, 10)),
    pairs=((80, 3),),
    generations=4,
    population=60,
    response=((15, 20), (60, 8)),
    verdict=500,
    among=50,
)
THOROUGH = Hunt(
    sightings=80,
    rules=300,
    single=((30, 120), (100, 30), (200, 12)),
    pairs=((150, 4),),
    generations=8,
    population=80,
    response=((25, 25), (100, 10)),
    verdict=1500,
    among=150,
)

SETTINGS: dict[Pace, Setting] = {
    "quick": Setting(160, 50, 100, 50, 14, 80, "greedy", 8, QUICK),
    "standard": Setting(1000, 400, 600, 300, 30, 600, "greedy", 6, STANDARD),
    "thorough": Setting(4000, 1500, 2400, 500, 60, 1500, "medium", 4, THOROUGH),
}


@dataclass(frozen=True, slots=True)
class Study:
    """A game with the options of a table. `players` is the number that most is played with; `bot` plays it."""

    game: str
    players: int
    bot: str
    seed: str
    options: dict[str, Any]
    setting: Setting
    sweep: dict[str, list[Any]] = field(default_factory=dict[str, list[Any]])
    """Values of options to try; {}: all that there are."""
    forbid: tuple[str, ...] = ()
    """Features that somebody may not use, "act:toss"; (): the most usual ones."""

    @property
    def head(self) -> dict[str, Any]:
        """What makes the games of a study what they are; how many there are and how often one looks closer does not."""
        return {
            "lab": 1,
            "game": self.game,
            "ruleset": GAMES[self.game].ruleset,
            "bot": self.bot,
            "light": self.setting.light,
            "seed": self.seed,
            "options": self.options,
        }

    @property
    def is_light(self) -> bool:
        """Does `bot` play as the bot does that tries what is forbidden?"""
        return spec(self.bot, self.game) == spec(self.setting.light, self.game)

    def check(self) -> None:
        """Raises BadOptions, BadStudy, UnknownBot."""
        game = GAMES[self.game]
        game.resolve(self.players, self.options)
        roster.bot(self.bot, self.game)
        for feature in self.forbid:
            self._check_feature(feature)
        for name, values in self.sweep.items():
            for value in values:
                game.resolve(self.players, {**self.options, name: value})

    def _check_feature(self, feature: str) -> None:
        kind, _, name = feature.partition(":")
        if kind not in ("act", "card") or not name:
            raise BadStudy(f"{feature!r} cannot be forbidden; name acts and cards such as act:toss or card:swarm")
        game = GAMES[self.game]
        known = {card.partition("#")[0] for card in game.kinds} if kind == "card" else game.acts.types
        if name not in known:
            raise BadStudy(f"there is no {kind} {name!r}; known are {', '.join(sorted(known)) or 'none'}")

    def counts(self) -> list[int]:
        """The numbers of players that the options allow, the usual one first."""
        return [self.players, *(players for players in GAMES[self.game].seats if self.allows(players))]

    def allows(self, players: int) -> bool:
        """Another number than the usual one, at which the options make sense."""
        if players == self.players:
            return False
        try:
            GAMES[self.game].resolve(players, self.options)
        except SchnappError:
            return False
        return True

    def plan(self, players: int, bot: str | None = None, values: Mapping[str, Value] | None = None) -> Plan:
        """Games of one kind. Equal numbers have equal deals, whatever the rules."""
        seats = tuple(f"Seat {seat}" for seat in range(1, players + 1))
        options = {**self.options, **(values or {})}
        return Plan(self.game, players, self.seed, (bot or self.bot,), options, called=seats)

    def ladder(self) -> Contest:
        """Bots from the weakest to a strong one."""
        bots = ["random", "greedy"]
        bots += [
            level for level in LEVELS[:-1] if spec_of(level, self.game) not in bots
        ]  # the last takes people's time
        count = max(self.setting.ladder, len(bots))
        return Contest(
            self.game, self.players, tuple(bots), blocks(count, self.players), f"{self.seed} ladder", self.options
        )


def spec(bot: str, game: str) -> str:
    """What a bot is made of: a level is another name for it."""
    return spec_of(bot, game) if bot in LEVELS else bot


def usual_bot(game: str) -> str:
    """The level that people are offered first."""
    return USUAL
