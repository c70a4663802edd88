"""One game, watched by somebody who sees everything: who decided what among how many, and how the chances moved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any, Self

from schnapp.games import GAMES
from schnapp.lab.simulation import Plan, acts, dealt
from schnapp.table.canonical import Act, Entry
from schnapp.table.cards import win_shares
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.positions import core_of
from schnapp.table.protocols import Aimed, Begun, Sided, Timed, animation_ms, stands_for
from schnapp.table.seating import acting_seat

from .features import features
from .stakes import Stake, stake
from .win_probabilities import PLAYOUTS, WinProbabilities, win_probabilities_of

DIGITS = 3  # of a chance


@dataclass(slots=True)
class Course:
    """`seats` and `options` have one entry a decision; `chances` one more, the first is from after the deal.

    `uses` counts by seat what its acts were and which cards they named: "act:toss", "card:dragonfly"; `free` how often,
    by all together, something could have been done without that. `first` is the seat that began, if one did; `sides` what
    each seat played as, if they differ; `ms` the time on the game's own clock, `animation_ms` the time that people like to look at
    what has happened; `exact` is that of the chances (win_probabilities.py).
    """

    ranks: list[int]
    scores: list[int]
    first: int | None
    sides: list[str | None]
    ms: int | None
    animation_ms: int
    exact: bool
    seats: list[int] = field(default_factory=list[int])
    options: list[int] = field(default_factory=list[int])
    chances: list[list[float]] = field(default_factory=list[list[float]])
    uses: list[dict[str, int]] = field(default_factory=list[dict[str, int]])
    free: dict[str, int] = field(default_factory=dict[str, int])
    stakes: list[Stake] = field(default_factory=list[Stake])

    @property
    def players(self) -> int:
        return len(self.ranks)

    def share(self, seat: int) -> float:
        """This seat's part of the win, 0 … 1."""
        return win_shares(self.ranks)[seat]

    def figures(self) -> dict[str, Any]:
        """For a line of a logbook."""
        return asdict(self) | {"stakes": [stake.figures() for stake in self.stakes]}

    @classmethod
    def read(cls, said: dict[str, Any]) -> Self:
        """What `figures` gave. Raises KeyError, TypeError."""
        course = cls(**said)
        course.stakes = [Stake.read(each) for each in said["stakes"]]
        return course


def watched(plan: Plan, number: int, every: int, playouts: int = PLAYOUTS) -> Course:
    """Play game `number` of a plan and watch it; of one in so many real choices the stakes are found, 0: of none.
    `playouts` of each position, where chances are found by random play."""
    match = dealt(plan, number)
    chance = Dealer(stream(plan.stream(number), "lab"))
    watch = Watch(match, _judge(plan.game, playouts), every, chance)
    for act in acts(plan, number, match):
        watch.before(act)
        watch.after(match.act(act))
    return watch.over()


class Watch:
    """Somebody who looks on and takes notes: asked before and after every act, and when the game is over."""

    def __init__(self, match: Match, judge: WinProbabilities, every: int, chance: Dealer) -> None:
        self.match = match
        self.game = match.game
        self.judge = judge
        self.every = every
        self.chance = chance
        self.uses: list[Counter[str]] = [Counter() for _ in match.players]
        self.free: Counter[str] = Counter()
        self.course = Course([], [], beginner(self.match), [], None, 0, judge.exact)
        self.course.chances.append(self.chances())

    def chances(self) -> list[float]:
        found = self.judge.of(core_of(self.game, self.match.state), self.chance)
        return [round(chance, DIGITS) for chance in found]

    def before(self, act: Act) -> None:
        """Note what is about to be decided, unless the clock or the leader acts."""
        seat = acting_seat(self.game, act)
        if seat is None or seat >= len(self.match.players):
            return
        legal = self.match.legal(seat)
        options = sum(stands_for(self.game, each) for each in legal)
        self.course.seats.append(seat)
        self.course.options.append(options)
        self.count(seat, act, self.match.choices(seat))
        if self.every and options > 1 and self.chance.below(self.every) == 0:
            state = core_of(self.game, self.match.state)
            self.course.stakes.append(stake(state, seat, legal, self.judge, self.chance, len(self.course.seats) - 1))

    def count(self, seat: int, act: Act, choices: list[Act]) -> None:
        kinds = self.game.kinds
        done = list(features(act, kinds))
        self.uses[seat].update(done)
        if isinstance(self.game, Aimed):
            self.uses[seat].update(f"card:{card}" for card in self.game.cards_concerned(self.match.state, act))
        self.free.update(feature for feature in done if any(feature not in features(each, kinds) for each in choices))

    def after(self, entries: Sequence[Entry]) -> None:
        """Note what has come of a decision."""
        self.course.animation_ms += animation_ms(self.game, entries)
        if len(self.course.seats) == len(self.course.chances):
            self.course.chances.append(self.chances())

    def over(self) -> Course:
        """The course of the game, which is over."""
        course, state = self.course, self.match.state
        result = self.match.result()
        assert result is not None
        course.ranks, course.scores = result["ranks"], result["scores"]
        course.chances[-1] = [course.share(seat) for seat in range(course.players)]
        course.first = beginner(self.match) if course.first is None else course.first
        sided = self.game if isinstance(self.game, Sided) else None
        course.sides = [sided and sided.faction(state, seat) for seat in range(course.players)]
        course.ms = self.match.now if isinstance(self.game, Timed) else None
        course.uses = [dict(sorted(each.items())) for each in self.uses]
        course.free = dict(sorted(self.free.items()))
        return course


@cache
def _judge(game: str, playouts: int) -> WinProbabilities:
    return win_probabilities_of(GAMES[game], playouts)


def beginner(match: Match) -> int | None:
    """The seat that begins, as far as that is known; None where all begin together, or somebody who is no player."""
    if isinstance(match.game, Begun):
        return match.game.beginner(match.state)
    to_act = match.to_act()
    return to_act[0] if len(to_act) == 1 and to_act[0] < len(match.players) else None
