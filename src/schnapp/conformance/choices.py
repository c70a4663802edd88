"""What is chosen or moved in secret is told nobody else, and nobody else sees it: not the card, and nothing that follows from it.

Where two acts look alike to a viewer, all the time, and not to whoever does them, the choice between them is a secret. What is told up
to the first random step or the first event that brings hidden things to light has to be the same then, too.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, takewhile
from typing import Any

from schnapp.games import BUILT_IN
from schnapp.table.canonical import Act, Entry, canonical
from schnapp.table.course import changed, named
from schnapp.table.dealer import stream
from schnapp.table.events import visible, visible_of
from schnapp.table.match import Match
from schnapp.table.protocols import sampled
from schnapp.table.rng import Rng

from .secrecy import viewers, whose
from .tables import Step, Table, listed, places_of, random_game, some_moments
from .under_test import Event

EVERY = 5  # moments
MOST = 12  # acts of a seat that are compared
REMEDY = "if all may know it, name the event in `revealing`"
PART = f"{REMEDY}, or that part of the act in `open_parameters`"
View = dict[str, Any]


@dataclass(frozen=True)
class Outcome:
    """An act of a seat, tried out: what everybody sees and is told of it."""

    act: Act
    open_part: str  # of the act, as the author says
    said_openly: str  # the same as its only event says it, if this tells its player more; else ""
    views: dict[int | None, list[View]]  # of each viewer, from before the act to after it
    told: dict[int | None, list[Event]]

    def looks(self, viewer: int | None) -> str:
        return canonical(self.views[viewer])


def a_secret_choice_is_told_and_shown_to_nobody_else(table: Table) -> None:
    """Not even by a number, nor by what an open field makes of it."""
    for match, number in some_moments(table, "secret", EVERY):
        for seat in match.owed():
            outcomes = _outcomes(table, match, seat, number)
            for viewer in viewers(table):
                if viewer != seat:
                    _assert_told_alike(outcomes, seat, viewer)
                    _assert_seen_alike(outcomes, viewer)


def _assert_told_alike(outcomes: list[Outcome], seat: int, viewer: int | None) -> None:
    """Where a viewer sees the same, and the seat that has chosen does not."""
    alike: dict[tuple[str, str], list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        alike[outcome.looks(viewer), outcome.open_part].append(outcome)
    for group in alike.values():
        for one, other in combinations(group, 2):
            told, told_else = one.told[viewer], other.told[viewer]
            secret = one.looks(seat) != other.looks(seat)
            comparable = one.act["type"] == other.act["type"] or _types(told) == _types(told_else)
            assert not secret or not comparable or told == told_else, (
                f"{canonical(one.act)} and {canonical(other.act)} look the same to {whose(viewer)}, who is told which of them was "
                f"chosen: as {canonical(told)} or as {canonical(told_else)}; is that `PRIVATE`? {PART}"
            )


def _types(told: Iterable[Event]) -> list[str]:
    return [event["type"] for event in told]


def _assert_seen_alike(outcomes: list[Outcome], viewer: int | None) -> None:
    """Where nothing is told but an event that tells its player more."""
    usual: dict[tuple[str, str], Outcome] = {}
    for outcome in outcomes:
        if outcome.said_openly:
            other = usual.setdefault((outcome.said_openly, canonical(outcome.told[viewer])), outcome)
            assert outcome.looks(viewer) == other.looks(viewer), (
                f"{canonical(outcome.act)} and {canonical(other.act)} are told {whose(viewer)} in the same way, who sees which of them "
                f"was chosen in {listed(_different(outcome.views[viewer], other.views[viewer]))}; is that hidden? {PART}"
            )


def _different(views: list[View], others: list[View]) -> set[str]:
    """The fields in which the same viewer sees something else."""
    return {field for view, other in zip(views, others, strict=False) for field in changed(view, other)}


def _outcomes(table: Table, match: Match, seat: int, number: int) -> list[Outcome]:
    legal, chance = match.legal(seat), Rng(stream(f"{number}/{seat}", "secret"))
    some = [legal[at * len(legal) // MOST] for at in range(MOST)] if len(legal) > MOST else legal
    return [
        _outcome(table, match, seat, sampled(match.game, entry, match.view(seat), match.options, chance))
        for entry in some
    ]


def _outcome(table: Table, match: Match, seat: int, act: Act) -> Outcome:
    again = table.again(match, "secret")
    again.tracing = again.game.name not in BUILT_IN  # whose boards are shown nothing in the middle of an act
    entries = again.act(again.signed(seat, act))
    dark = list(_before_light(table, takewhile(lambda entry: "event" in entry, entries)))
    parameters = table.tested.open_parameters
    said = visible(entries[0]["event"], None) if _is_secret(entries) and parameters is None else parameters or ()
    openly = canonical([act["type"], {name: act[name] for name in act if name in said}])
    return Outcome(
        act,
        "" if parameters is None else openly,
        openly if _is_secret(entries) else "",
        {viewer: [match.view(viewer), *_changes(again, viewer), again.view(viewer)] for viewer in viewers(table)},
        {viewer: visible_of(dark, again.called(viewer)) for viewer in viewers(table)},
    )


def _is_secret(entries: Sequence[Entry]) -> bool:
    """Is it all that happens that somebody is told something in secret?"""
    return len(entries) == 1 and "private" in entries[0].get("event", {})


def _changes(match: Match, viewer: int | None) -> list[View]:
    """What a viewer is shown of the newest act while it is told; where the table cannot be looked at then, another test says so."""
    try:
        return [] if match.course is None else match.course.changes(viewer, match.view(viewer))
    except Exception:
        return []


def a_card_that_is_hidden_all_the_time_is_not_named(table: Table) -> None:
    """One that moves in an act, and lies open neither before it, nor while something is told, nor afterwards."""
    kinds = frozenset(table.tested.game.kinds)
    for match, step, view in _steps(table, "named"):
        told = visible_of(_after_chance(list(_before_light(table, step.entries)), step.entries), None)
        seen = named([view, *_changes(match, None), match.view(None)], kinds)
        for card in named(told, kinds).keys() - seen.keys():
            lay, lies = places_of(step.before, card), places_of(match.position(), card)
            assert lay == lies or not lies, (
                f"{canonical(told)} names {card} to everybody, which goes from {listed(lay)} to {listed(lies)}, and who watches sees "
                f"it nowhere: is it `PRIVATE`? {REMEDY}"
            )


def _before_light(table: Table, entries: Iterable[Entry]) -> Iterator[Entry]:
    """What is told before an event that brings something to light."""
    light = table.tested.revealing | table.tested.shows_its_card
    return takewhile(lambda entry: entry.get("event", {}).get("type") not in light, entries)


def _after_chance(told: list[Entry], entries: list[Entry]) -> list[Entry]:
    """What of it is told when chance moves nothing any more: until then a card may be shown, and dealt anew."""
    return told[max((at for at, entry in enumerate(entries, 1) if "event" not in entry), default=0) :]


def _steps(table: Table, seed: str) -> Iterator[tuple[Match, Step, View]]:
    """Each act of a random game when it has been carried out, and what everybody saw before it."""
    match = table.match(seed)
    match.tracing = match.game.name not in BUILT_IN
    last: tuple[Step, View] | None = None
    for step in random_game(match, seed):
        if last is not None:
            yield match, *last
        last = step, match.view(None)
    if last is not None:
        yield match, *last
