"""Deviants among sensible players: one of them on every seat in turn, on the same deal, and what they won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal, Self

from schnapp.bots.bot import Bot
from schnapp.lab.cheating import bot
from schnapp.lab.simulation import Plan, play
from schnapp.table.cards import win_shares

from .deviants import Deviant
from .deviation import Deviation
from .examples import recorded
from .figure import Figure, Sample
from .sightings import Sighting

Part = Literal["sighting", "deviant", "verdict", "among", "won"]
"""A watched game; a game of the search; one that a verdict rests on, on a deal of its own; one among better players; and one
of the verdict once more, for its record."""


@dataclass(frozen=True, slots=True)
class Trial:
    """By seat of the deviant: the share of the win, and how many decisions the rules have narrowed."""

    wins: list[float]
    bites: list[int]

    @property
    def share(self) -> float:
        return sum(self.wins) / len(self.wins)

    def figures(self) -> dict[str, Any]:
        """For a line of a logbook."""
        return asdict(self)

    @classmethod
    def read(cls, said: dict[str, Any]) -> Self:
        """What `figures` gave. Raises KeyError, TypeError."""
        return cls(**said)


def tried(plan: Plan, number: int, deviation: Deviation) -> Trial:
    """Deal `number` of a plan, once for every seat of the deviant."""
    trial = Trial([], [])
    for seat in range(plan.players):
        won, bites = alone(plan, number, deviation, seat)
        trial.wins.append(won)
        trial.bites.append(bites)
    return trial


def alone(plan: Plan, number: int, deviation: Deviation, seat: int) -> tuple[float, int]:
    """One game with one deviant: its share of the win, and how often the rules bit."""
    bots, deviant = _seated(plan, deviation, seat)
    return win_shares(play(plan, number, bots).ranks)[seat], deviant.bites


def _seated(plan: Plan, deviation: Deviation, seat: int) -> tuple[list[Bot], Deviant]:
    bots: list[Bot] = [bot(spec, plan.game) for spec in plan.specs()]
    deviant = Deviant(bots[seat], deviation, plan.players)
    bots[seat] = deviant
    return bots, deviant


@dataclass(frozen=True, slots=True)
class Won:
    """A game that a deviant won alone, from this seat, by something that it did otherwise."""

    number: int
    seat: int
    record: str


def won(plan: Plan, number: int, deviation: Deviation) -> Won:
    """The first such game on this deal, played again; `example` has found the deal."""
    seat = next(seat for seat in range(plan.players) if _is_won(*alone(plan, number, deviation, seat)))
    return Won(number, seat, recorded(plan, number, _seated(plan, deviation, seat)[0]))


def _is_won(share: float, bites: int) -> bool:
    return share == 1.0 and bites > 0


def of_part(plan: Plan, part: Part) -> Plan:
    """The same plan with deals of its own, so that nobody is judged by the games that they were chosen for."""
    return replace(plan, seed=f"{plan.seed} {'verdict' if part == 'won' else part}")


class Trials:
    """All that has been tried in a hunt."""

    def __init__(self) -> None:
        self.sightings: dict[int, Sighting] = {}
        self.found: dict[tuple[Part, str], dict[int, Trial]] = {}
        self.won: dict[str, Won] = {}

    def add(self, part: Part, text: str, number: int, found: dict[str, Any]) -> None:
        """Raises KeyError, TypeError if this is not what `figures` gave."""
        if part == "sighting":
            self.sightings[number] = Sighting(**found)
        elif part == "won":
            self.won[text] = Won(**found)
        else:
            self.found.setdefault((part, text), {})[number] = Trial.read(found)

    def of(self, part: Part, text: str, numbers: Iterable[int] | None = None) -> Sequence[Trial]:
        """By the numbers of the deals; without numbers all that there are."""
        known = self.found.get((part, text), {})
        return [known[number] for number in (sorted(known) if numbers is None else numbers)]

    def share(self, part: Part, text: str, numbers: Iterable[int] | None = None) -> float:
        """Of the wins, on average."""
        trials = self.of(part, text, numbers)
        return sum(trial.share for trial in trials) / len(trials)

    def texts(self, part: Part) -> list[str]:
        """All deviants that were tried in this part."""
        return [text for each, text in self.found if each == part]


def example(trials: Trials, text: str) -> int | None:
    """The deal of a game of the verdict that the deviant has won alone, by something that it did otherwise; None: there is
    none."""
    for number, trial in sorted(trials.found.get(("verdict", text), {}).items()):
        if any(map(_is_won, trial.wins, trial.bites)):
            return number
    return None


def share_of(trials: Sequence[Trial], players: int, seed: str) -> Figure:
    """Of the wins, with its interval; deals are drawn again as a whole."""
    sample = Sample(["won", "n"], [[trial.share, 1.0] for trial in trials], seed)
    figure = sample.quotient("won", "n", "share", 1 / players)
    assert figure is not None
    return figure


def bites_of(trials: Sequence[Trial], seed: str) -> Figure:
    """Decisions in a game that the rules have narrowed."""
    rows = [[float(sum(trial.bites)), float(len(trial.bites))] for trial in trials]
    figure = Sample(["bites", "games"], rows, f"{seed} bites").quotient("bites", "games", "number")
    assert figure is not None
    return figure
