"""Scenarios (docs/records.md): small situations with the rules' answer, one step after the other."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .canonical import Entry, Json, is_array, is_object, same, shown
from .errors import BadOptions, BadPosition, BadRecord, Refused
from .game import Game
from .match import Match
from .protocols import Scenarios
from .record import VERSION, value_of
from .recorded import RecordedDealer
from .replay import difference
from .seating import title_of

SCENARIO = {
    "id": str,
    "title": str,
    "options": dict,
    "players": list,
    "position": dict,
    "chance": list,
    "note": str,
    "not_conserving": bool,
    "setup_expect": dict,
    "steps": list,
}
STEP = {"act": object, "run": dict, "chance": list, "expect": dict, "reset": bool}
EXPECT = {
    "rejected": str,
    "events": list,
    "events_include": list,
    "events_exclude": list,
    "position": dict,
    "legal": dict,
    "owed": list,
    "view": dict,
    "result": dict,
    "legal_include": dict,
    "legal_exclude": dict,
    "turn_result": str,
    "absent": list,
}


class Unmet(Exception):
    """An expectation that the engine does not meet."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a scenario went; `why` is None if it passed."""

    id: str
    title: str
    why: str | None


def run_file(path: Path, games: Mapping[str, Game]) -> Iterator[Outcome]:
    """Run the scenarios of a file. Raises BadRecord for a file that is no scenario file."""
    content = value_of(path.read_bytes(), 1)
    if not is_object(content) or content.get("schnapp") != VERSION or "scenarios" not in content:
        raise BadRecord(f'is no scenario file: expected an object with "schnapp":{VERSION}, "game" and "scenarios"')
    named: Json = content.get("game")
    game = games.get(named) if isinstance(named, str) else None
    if game is None:
        raise BadRecord(f"the game {shown(named)} is unknown; known are {', '.join(games)}")
    scenarios: Json = content["scenarios"]
    if not is_array(scenarios):
        raise BadRecord("scenarios must be a list")
    return (run(game, scenario) for scenario in scenarios)


def run(game: Game, scenario: Json) -> Outcome:
    """Run one scenario."""
    named: dict[str, Any] = scenario if is_object(scenario) else {}
    name, title = str(named.get("id", "?")), str(named.get("title", ""))
    try:
        _follow(game, scenario)
    except (Unmet, BadOptions, BadPosition, BadRecord) as error:
        return Outcome(name, title, str(error))
    return Outcome(name, title, None)


def _follow(game: Game, scenario: dict[str, Any]) -> None:
    _fields(scenario, SCENARIO, "the scenario", ("id", "players", "steps"))
    match = _begin(game, scenario)
    if "setup_expect" in scenario:
        with _located("setup"):
            _check(match, match.entries_at_start, scenario["setup_expect"])
    for number, step in enumerate(scenario["steps"], 1):
        with _located(f"step {number}"):
            _fields(step, STEP, "the step")
            if step.get("reset"):
                match = _begin(game, scenario)
            _step(match, step)


@contextmanager
def _located(place: str) -> Generator[None]:
    try:
        yield
    except (Unmet, BadRecord) as error:
        raise Unmet(f"{place}: {error}") from None


def _begin(game: Game, scenario: dict[str, Any]) -> Match:
    players = scenario["players"]
    if not all(isinstance(name, str) for name in players):
        raise BadRecord("players must be names")
    options = game.resolve(len(players), scenario.get("options", {}))
    dealer = RecordedDealer(game, scenario.get("chance", []))
    if "position" in scenario:
        conserving = not scenario.get("not_conserving", False)
        match = Match.resume(
            game, players, options, scenario["position"], dealer, conserving=conserving, going_on=False
        )
    else:
        match = Match.start(game, players, options, dealer)
    if isinstance(game, Scenarios):
        game.halt(match.state)
    return match


def _step(match: Match, step: dict[str, Any]) -> None:
    expect = step.get("expect", {})
    assert isinstance(match.dealer, RecordedDealer)
    match.dealer.feed(step.get("chance", []))
    if "run" in step:
        _check(match, _run(match, step["run"]), expect)
        return
    if "act" not in step:
        _check(match, [], expect)
        return
    fired = _fire(match, match.dealer, step["act"])
    before = match.position()
    try:
        entries = [*fired, *match.act(step["act"])]
    except Refused as error:
        if error.reason != expect.get("rejected"):
            raise Unmet(f"rejected for {error.reason}, expected {expect.get('rejected', 'an accepted act')}") from None
        if not same(match.position(), before):
            raise Unmet(f"the rejected act changed position{difference(before, match.position())}") from None
        match.dealer.check([])  # what was given came before it, or not at all
        entries = fired
    else:
        if "rejected" in expect:
            raise Unmet(f"accepted, expected rejected for {expect['rejected']}")
    _check(match, entries, expect)


def _run(match: Match, boundary: dict[str, Any]) -> list[Entry]:
    """From a boundary of the game, of which the game alone knows what it has to be."""
    try:
        return match.run(boundary)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as fault:
        raise BadRecord(f"{shown(boundary)} cannot be run: {fault}") from None


def _fire(match: Match, dealer: RecordedDealer, act: dict[str, Any]) -> list[Entry]:
    """Let the timers fire that are due before an act; what they leave of the random steps is the act's."""
    if (tick := match.due(act)) is None:
        return []
    dealer.goes_on = True
    try:
        return match.act(tick)
    finally:
        dealer.goes_on = False


def _check(match: Match, entries: list[Entry], expect: dict[str, Any]) -> None:
    _fields(expect, EXPECT, "expect")
    events = [entry["event"] for entry in entries if "event" in entry]
    if "events" in expect:
        _same_events(events, expect["events"])
    if "events_include" in expect:
        _include(events, expect["events_include"])
    for event in events:
        if event["type"] in expect.get("events_exclude", []):
            raise Unmet(f"the event {event['type']} must not occur")
    if "position" in expect:
        _subset(expect["position"], match.position(), "position")
    if "owed" in expect:
        _equal(expect["owed"], [title_of(match.game, seat) for seat in match.owed()], "owed")
    _check_legal(match, expect)
    if "turn_result" in expect:
        became = match.game.turn_result(match.state) if isinstance(match.game, Scenarios) else None
        _equal(expect["turn_result"], became, "turn_result")
    for id in expect.get("absent", []):
        if any(is_object(field) and id in [*field] for field in match.position().values()):
            raise Unmet(f"{shown(id)} must not be there")
    if "view" in expect:
        viewer = expect["view"].get("viewer")
        _subset(expect["view"], match.view(None if viewer is None else _seat(match, viewer)), "view")
    if "result" in expect:
        _equal(expect["result"], match.result(), "result")


def _check_legal(match: Match, expect: dict[str, Any]) -> None:
    for seat, legal in expect.get("legal", {}).items():
        _equal(legal, match.legal(_seat(match, seat)), f"legal of seat {seat}")
    for seat, wanted in expect.get("legal_include", {}).items():
        for act in _acts(wanted):
            if act not in match.legal(_seat(match, seat)):
                raise Unmet(f"{shown(act)} must be legal")
    for seat, unwanted in expect.get("legal_exclude", {}).items():
        for act in _acts(unwanted):
            if act in match.legal(_seat(match, seat)):
                raise Unmet(f"{shown(act)} must not be legal")


def _acts(given: Json) -> list[Json]:
    if not is_array(given):
        raise BadRecord(f"{shown(given)} is no list of acts")
    return given


def _seat(match: Match, seat: Json) -> int:
    """A seat as the game calls it; as the key of an object it is a string."""
    for at in match.actors():
        if str(title_of(match.game, at)) == str(seat):
            return at
    raise BadRecord(f"{shown(seat)} is no seat")


def _same_events(found: list[Json], expected: list[Json]) -> None:
    for at, (one, other) in enumerate(zip(expected, found, strict=False)):
        _subset(one, other, f"event {at + 1}")
    if len(expected) > len(found):
        raise Unmet(f"event {len(found) + 1}: expected {shown(expected[len(found)])}, there are {len(found)} events")
    if len(found) > len(expected):
        raise Unmet(f"event {len(expected) + 1}: expected no more events, found {shown(found[len(expected)])}")


def _include(found: list[Json], expected: list[Json]) -> None:
    rest = iter(found)
    for one in expected:
        if not any(_matches(one, other) for other in rest):
            raise Unmet(f"the event {shown(one)} does not occur (in this order)")


def _matches(expected: Json, found: Json) -> bool:
    try:
        _subset(expected, found, "")
    except Unmet:
        return False
    return True


def _subset(expected: Json, found: Json, place: str) -> None:
    """Objects by their listed fields, objects beside an array by their indexes, everything else completely."""
    if is_object(expected) and is_object(found):
        for key, value in expected.items():
            if key not in found:
                raise Unmet(f"{place}.{key}: expected {shown(value)}, found nothing")
            _subset(value, found[key], f"{place}.{key}")
    elif is_object(expected) and is_array(found):
        for key, value in expected.items():
            if key not in map(str, range(len(found))):
                raise Unmet(f"{place}[{key}]: expected {shown(value)}, the list has {len(found)} entries")
            _subset(value, found[int(key)], f"{place}[{key}]")
    else:
        _equal(expected, found, place)


def _equal(expected: Json, found: Json, place: str) -> None:
    if not same(expected, found):
        raise Unmet(f"{place}{difference(expected, found)}")


def _fields(given: Json, fields: dict[str, type], place: str, needed: tuple[str, ...] = ()) -> None:
    """A misspelt expectation must never pass for one that is met."""
    if not is_object(given):
        raise BadRecord(f"{place} must be an object")
    for field, value in given.items():
        if field not in fields:
            raise BadRecord(f"{place} has the unknown field {field}")
        if not isinstance(value, fields[field]):
            raise BadRecord(f"the field {field} of {place} has a value of the wrong kind")
    for field in needed:
        if field not in given:
            raise BadRecord(f"{place} lacks the field {field}")
