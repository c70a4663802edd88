"""What could be done otherwise in a game: watched games tell which rules would ever bite, and which come to the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import quantiles
from typing import Any
from zlib import crc32

from schnapp.lab.simulation import Plan, acts, dealt
from schnapp.table.acting import WAIT
from schnapp.table.seating import acting_seat

from .deviants import choices_of
from .deviation import Mood, Rule, When, readings
from .traits import OF_LISTS, Place

SELDOM = 0.2  # of the games: what bites in fewer is not worth a try
MANY = 16  # values of an option: more are names or places, and not something to choose from
MOODS: tuple[Mood, Mood] = ("never", "always")
FIRST = ("act:", "card:", *OF_LISTS)  # what is tried before the single options of acts


@dataclass(slots=True)
class Sighting:
    """Of one game: by rule, as "never act:toss", how often it would have bitten and a number that tells rules apart which
    leave different choices; by reading of a view its quartiles."""

    bites: dict[str, int] = field(default_factory=dict[str, int])
    prints: dict[str, int] = field(default_factory=dict[str, int])
    readings: dict[str, list[float]] = field(default_factory=dict[str, list[float]])


def sighted(plan: Plan, number: int) -> Sighting:
    """Play game `number` of a plan and look at every decision."""
    match = dealt(plan, number)
    game = match.game
    found = Sighting()
    seen: dict[str, list[int]] = {}
    for decision, act in enumerate(acts(plan, number, match)):
        seat = acting_seat(game, act)
        if seat is not None and seat < plan.players:
            choices = choices_of(game, match.choices(seat))
            if len(choices) > 1 or Place(game, plan.players, seat).is_open(choices[0]):
                _look(found, Place(game, plan.players, seat), choices, decision)
                for name, value in readings(game, match.view(seat), plan.players).items():
                    seen.setdefault(name, []).append(value)
        match.act(act)
    found.readings = {name: quantiles(values, n=4) for name, values in sorted(seen.items()) if len(set(values)) > 1}
    return found


def _look(found: Sighting, place: Place, choices: list[dict[str, Any]], decision: int) -> None:
    for trait in sorted(place.available(choices)):
        for mood in MOODS:
            left = place.kept(choices, trait, mood == "always")
            if left is not choices and not (mood == "never" and trait in OF_LISTS):
                rule = f"{mood} {trait}"
                found.bites[rule] = found.bites.get(rule, 0) + 1
                found.prints[rule] = crc32(f"{decision} {left}".encode(), found.prints.get(rule, 0))


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The rules that are worth a try, and the readings on which they may depend: name → thresholds."""

    rules: list[Rule]
    whens: list[When]


def catalogue(sightings: Sequence[Sighting], most: int) -> Catalogue:
    """Of rules that come to the same the plainest one; acts, cards and places first, then what bites most."""
    bites: dict[str, int] = {}
    games: dict[str, int] = {}
    for sighting in sightings:
        for rule, count in sighting.bites.items():
            bites[rule] = bites.get(rule, 0) + count
            games[rule] = games.get(rule, 0) + 1
    usual = [rule for rule, count in games.items() if count >= SELDOM * len(sightings)]
    values: dict[str, set[str]] = {}
    for rule in bites:
        if not _comes_first(rule):
            values.setdefault(_option(rule), set()).add(rule.partition("=")[2])
    usual = [rule for rule in usual if _comes_first(rule) or len(values[_option(rule)]) <= MANY]
    usual.sort(key=lambda rule: (not _comes_first(rule), -bites[rule], rule))
    known: dict[tuple[int | None, ...], str] = {}
    for rule in sorted(usual, key=_plainness):
        known.setdefault(tuple(sighting.prints.get(rule) for sighting in sightings), rule)
    chosen = [rule for rule in usual if rule in known.values()][:most]
    return Catalogue([_read(rule) for rule in chosen], list(_whens(sightings)))


def _whens(sightings: Iterable[Sighting]) -> Iterable[When]:
    """Thresholds at the quartiles of what is mostly read."""
    known: dict[str, list[list[float]]] = {}
    for sighting in sightings:
        for name, found in sighting.readings.items():
            known.setdefault(name, []).append(found)
    for name, found in sorted(known.items()):
        middles = {round(sum(each) / len(found)) for each in zip(*found, strict=True)}
        for least in sorted(middles):
            yield When(name, least)
            yield When(name, least, below=True)


def _comes_first(rule: str) -> bool:
    return rule.partition(" ")[2].startswith(FIRST)


def _option(rule: str) -> str:
    return rule.partition(" ")[2].partition("=")[0]


def _plainness(rule: str) -> tuple[int, str]:
    mood, _, trait = rule.partition(" ")
    place = next((at for at, start in enumerate(FIRST) if trait.startswith(start)), len(FIRST))
    waits = trait == f"act:{WAIT['type']}"  # "never draws" says more than "leaves what may be left"
    return (2 * place + waits, f"{mood != 'never'} {trait}")


def _read(rule: str) -> Rule:
    mood, _, trait = rule.partition(" ")
    return Rule("never" if mood == "never" else "always", trait)
