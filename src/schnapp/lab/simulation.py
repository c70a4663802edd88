"""Many games: every game has chance streams of its own, made from the seed and its number, so that games do not depend
on how they are spread over processes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from schnapp.bots.bot import Bot
from schnapp.games import GAMES
from schnapp.table.acting import WAIT
from schnapp.table.canonical import Act, Entry, shown
from schnapp.table.cards import win_shares
from schnapp.table.dealer import Dealer, stream
from schnapp.table.errors import LONGEST, Endless, Refused
from schnapp.table.match import Match
from schnapp.table.record import Recorder
from schnapp.table.seating import acting_seat
from schnapp.whole import write_whole

from .cheating import Peeker, bot
from .own_bots import BadBot
from .timetable import Timetable
from .workers import spread

CHUNK = 50  # games a worker plays before it reports, at most
SHARES = 4  # a worker, at least: nobody waits long for the last one


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play. `bots` are specifications, going round the seats; `records` is a folder for one file a game.

    Whoever may act although nobody waits for them is asked before those the table waits for.
    """

    game: str
    players: int
    seed: str
    bots: tuple[str, ...] = ("random",)
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    records: Path | None = None
    verbose: bool = False
    forget: int = 0  # percent: how often a player leaves undone what nobody waits for
    called: tuple[str, ...] = ()  # the players' names by seat; without them bot and seat

    def specs(self) -> list[str]:
        """The bot of each seat."""
        return [self.bots[seat % len(self.bots)] for seat in range(self.players)]

    def names(self) -> list[str]:
        """The players' names, by seat."""
        return list(self.called) or [f"{spec} {seat + 1}" for seat, spec in enumerate(self.specs())]

    def stream(self, number: int) -> str:
        """The seed of a game."""
        return f"{self.seed}/{number}"

    def file(self, number: int) -> Path | None:
        """Where the record of a game goes."""
        return None if self.records is None else self.records / f"{self.game}-{number:06}.jsonl"

    def recorded(self) -> bool:
        """Records of earlier games lie where those of these ones go."""
        return self.records is not None and any(self.records.glob(f"{self.game}-{'[0-9]' * 6}*.jsonl"))


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game."""

    decisions: int
    ranks: tuple[int, ...]
    scores: tuple[int, ...]


class Turns:
    """The acts of a game without a clock, one after the other."""

    def __init__(
        self, match: Match, bots: Sequence[Bot | None], chances: Sequence[Dealer], order: Dealer, forget: int = 0
    ) -> None:
        """None in place of a bot: somebody else acts for this seat."""
        self.match = match
        self.bots = bots
        self.chances = chances
        self.order = order
        self.forget = forget
        self.peekers = [bot if isinstance(bot, Peeker) else None for bot in bots]
        self.by_themselves = None not in bots

    def next(self) -> Act | None:
        """The next act, ready to be given to the match: of those who may hurry, unless they forget or leave it, one after the
        other; else of those the table waits for. None: it waits for nobody here."""
        match = self.match
        to_act, owed = match.to_act(), match.owed()
        if owed != to_act and self.order.below(100) >= self.forget:
            hurrying = [seat for seat in owed if seat not in to_act and self.bots[seat] is not None]
            while hurrying:
                seat = self._one_of(hurrying)
                hurrying.remove(seat)
                if (choice := self._choice(seat)) != WAIT:
                    return match.signed(seat, choice)
        here = to_act if self.by_themselves else [seat for seat in to_act if self.bots[seat] is not None]
        if not here:
            return None
        seat = self._one_of(here)
        return match.signed(seat, self._choice(seat))

    def _one_of(self, seats: list[int]) -> int:
        return seats[self.order.below(len(seats))] if len(seats) > 1 else seats[0]

    def _choice(self, seat: int) -> Act:
        match, bot = self.match, self.bots[seat]
        assert bot is not None
        if (peeker := self.peekers[seat]) is not None:
            peeker.peek(match.state)
        return bot.choose(match.request(seat), self.chances[seat])


def play(plan: Plan, number: int, bots: Sequence[Bot] | None = None) -> Played:
    """Play game `number` of a plan, 1 … `bots` sit down in place of those that the plan names."""
    match = dealt(plan, number)
    file = plan.file(number)
    recorder = None if file is None else Recorder(match, plan.verbose)
    decisions = 0
    for act in acts(plan, number, match, bots):
        entries = _carried_out(plan, match, act)
        decisions += act[match.actor] != "clock"
        if recorder is not None:
            recorder.act(act, entries)
    if file is not None and recorder is not None:
        write_whole(file, recorder.text(), safe=False)  # the same seed writes it again
    result = match.result()
    assert result is not None
    return Played(decisions, tuple(result["ranks"]), tuple(result["scores"]))


def _carried_out(plan: Plan, match: Match, act: Act) -> list[Entry]:
    """An act of a bot. Raises BadBot where the rules do not allow it."""
    try:
        return match.act(act)
    except Refused as refused:
        seat = acting_seat(match.game, act)
        who = "the clock" if seat is None else plan.specs()[seat]
        raise BadBot(f"{who} does what the rules do not allow, {shown(act)}: {refused}") from None


def dealt(plan: Plan, number: int) -> Match:
    """Game `number` of a plan before its first act."""
    return Match.start(GAMES[plan.game], plan.names(), plan.options, Dealer(stream(plan.stream(number), "deal")))


def acts(plan: Plan, number: int, match: Match, bots: Sequence[Bot] | None = None) -> Iterator[Act]:
    """The acts of this game, one after the other, those of the clock too; whoever asks for the next has carried out the
    one before. Raises Endless."""
    seed = plan.stream(number)
    if bots is None:
        bots = [bot(spec, plan.game) for spec in plan.specs()]
    chances = [Dealer(stream(seed, f"seat {seat}")) for seat in range(plan.players)]
    order = Dealer(stream(seed, "order"))  # who is first where several owe a decision
    return moves(
        Timetable(match, bots, chances) if match.clock is not None else Turns(match, bots, chances, order, plan.forget)
    )


def moves(turns: Turns | Timetable) -> Iterator[Act]:
    """The acts up to the end of a match, or to one that it waits for in vain. Raises Endless."""
    match = turns.match
    for _ in range(LONGEST):
        if (act := turns.next()) is None:
            return
        yield act
    if not match.over:
        raise Endless(
            f"{match.game.name} is not over after {LONGEST:,} acts; a game must come to an end, whatever players do "
            "and whatever its options are"
        )


def play_chunk(plan: Plan, numbers: range) -> list[Played]:
    """The games of a worker's share, in order."""
    return [play(plan, number) for number in numbers]


def simulate(plan: Plan, games: int, jobs: int = 1) -> Iterator[Played]:
    """Play games 1 … `games`; they come in order, whatever the number of processes."""
    size = 1 if jobs == 1 else max(1, min(CHUNK, games // (SHARES * jobs)))
    shares = [range(start, min(start + size, games + 1)) for start in range(1, games + 1, size)]
    for share in spread(partial(play_chunk, plan), shares, jobs):
        yield from share


@dataclass(slots=True)
class Summary:
    """What the games were like, added up while they come in."""

    games: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    points: list[int] = field(default_factory=list[int])  # by seat, added up
    wins: list[float] = field(default_factory=list[float])  # by seat; a shared win counts in equal parts

    def add(self, played: Played) -> None:
        if self.games == 0:
            self.shortest = played.decisions
            self.points = [0] * len(played.scores)
            self.wins = [0.0] * len(played.scores)
        self.games += 1
        self.decisions += played.decisions
        self.shortest = min(self.shortest, played.decisions)
        self.longest = max(self.longest, played.decisions)
        for seat, (share, score) in enumerate(zip(win_shares(played.ranks), played.scores, strict=True)):
            self.points[seat] += score
            self.wins[seat] += share
