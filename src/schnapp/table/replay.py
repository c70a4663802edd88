"""Replay: play a record's acts and chances again and name the first line at which rules and record part."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from . import proof, record
from .canonical import Json, is_array, is_object, same, shown
from .errors import BadOptions, BadPosition, BadRecord, Refused, in_booklet
from .game import Game
from .match import Match
from .proof import Proof
from .record import Line, Record
from .recorded import RecordedDealer


@dataclass(frozen=True, slots=True)
class Divergence:
    """Where a record first departs from the rules, and how."""

    line: int
    why: str

    def __str__(self) -> str:
        return f"{self.line}: {self.why}"


def replay(path: Path, games: Mapping[str, Game], seal: Proof | None = None) -> Divergence | None:
    """Check a file, with an opened seal also its deal; None if the engine agrees with every line. May raise OSError."""
    try:
        found = record.read(path)
        divergence = check(found, games)
        if divergence is None and seal is not None:
            proof.check(found, seal, games)
        return divergence
    except BadRecord as error:
        return Divergence(error.line or 1, error.why)


def check(read: Record, games: Mapping[str, Game]) -> Divergence | None:
    """Check a record that is well formed."""
    try:
        follow(read, games)
    except BadRecord as error:
        return Divergence(error.line or 1, error.why)
    return None


def follow(read: Record, games: Mapping[str, Game]) -> Match:
    """Play a record to its end: the match as it then stands. Raises BadRecord at the first divergence."""
    parts = _parts(read.lines)
    dealer = RecordedDealer(_game(read, games))
    match = _begin(read, dealer, parts[0])
    _compare(parts[0], _opening(match, read), 1)
    for part in parts[1:]:
        act, rest = part[0], part[1:]
        if match.over:
            raise BadRecord(f"an act although the game is over: {shown(act.value)}", act.number)
        if (tick := match.due(act.value)) is not None:
            raise BadRecord(f"timers are due before it: expected {shown(tick)} first", act.number)
        if is_object(act.value) and match.refusal(act.value) is None and match.is_idle(act.value):
            raise BadRecord(f"no timer fires: {shown(act.value)}", act.number)
        dealer.feed(line.value for line in rest if line.key == "chance")
        try:
            entries = match.act(act.value)
        except Refused as error:
            raise BadRecord(
                f"refused for {error.reason}{in_booklet(error.rule)}: {shown(act.value)}", act.number
            ) from None
        except BadRecord as error:
            raise BadRecord(error.why, _blamed(dealer, rest, act.number)) from None
        _compare(rest, [*entries, *record.waiting(match, read.verbose)], act.number)
    return match


def _parts(lines: tuple[Line, ...]) -> list[list[Line]]:
    """The lines before the first act, then each act with what follows it."""
    parts: list[list[Line]] = [[]]
    for line in lines:
        if line.key == "act":
            parts.append([])
        parts[-1].append(line)
    return parts


def _blamed(dealer: RecordedDealer, lines: list[Line], before: int) -> int:
    """The line of the random step with which the dealer finds fault."""
    chances = [line.number for line in lines if line.key == "chance"]
    if dealer.blamed < len(chances):
        return chances[dealer.blamed]
    return lines[-1].number + 1 if lines else before + 1


def _game(read: Record, games: Mapping[str, Game]) -> Game:
    header = read.header
    game = games.get(header["game"])
    if game is None:
        raise BadRecord(f'the game "{header["game"]}" is unknown; known are {", ".join(games)}', 1)
    if header["ruleset"] != game.ruleset:
        raise BadRecord(f"ruleset {header['ruleset']} of {game.name} is unknown; known is {game.ruleset}", 1)
    return game


def _begin(read: Record, dealer: RecordedDealer, part: list[Line]) -> Match:
    game, players, given = dealer.game, read.header["players"], read.header["options"]
    dealer.feed(line.value for line in part if line.key == "chance")
    try:
        later = {option.name for option in game.options if option.came_later}
        for name in game.resolve(len(players), given):
            if name not in given and name not in later:
                raise BadRecord(f"the header lacks the option {name}", 1)
        if "position" in read.header:
            return Match.resume(game, players, given, read.header["position"], dealer, going_on=bool(read.lines))
        return Match.start(game, players, given, dealer)
    except (BadOptions, BadPosition) as error:
        raise BadRecord(str(error), 1) from None
    except BadRecord as error:
        raise BadRecord(error.why, error.line or _blamed(dealer, part, 1)) from None


def _opening(match: Match, read: Record) -> list[dict[str, Any]]:
    if "position" in read.header and not read.lines:
        return []  # a single position, the file form of A4
    return [*match.entries_at_start, *record.waiting(match, read.verbose)]


def _compare(lines: list[Line], expected: list[dict[str, Any]], before: int) -> None:
    """Line by line; `before` is the number of the line that stands before these."""
    for line, entry in zip(lines, expected, strict=False):
        ((key, value),) = entry.items()
        if line.key != key:
            raise BadRecord(f"expected {shown(entry)}, found {shown({line.key: line.value})}", line.number)
        if not same(value, line.value):
            raise BadRecord(f"{key}{difference(value, line.value)}", line.number)
    if len(lines) > len(expected):
        surplus = lines[len(expected)]
        raise BadRecord(f"expected nothing more here, found {shown({surplus.key: surplus.value})}", surplus.number)
    if len(lines) < len(expected):
        raise BadRecord(f"missing: {shown(expected[len(lines)])}", before + len(lines) + 1)


def difference(expected: Json, found: Json) -> str:
    """The first place at which two values differ, as a path and both values there, short."""
    if is_object(expected) and is_object(found):
        for key in expected:
            if key not in found:
                return f".{key}: expected {shown(expected[key])}, found nothing"
            if not same(expected[key], found[key]):
                return f".{key}{difference(expected[key], found[key])}"
        key = next(key for key in found if key not in expected)
        return f".{key}: expected nothing, found {shown(found[key])}"
    if is_array(expected) and is_array(found):
        for at, (one, other) in enumerate(zip(expected, found, strict=False)):
            if not same(one, other):
                return f"[{at}]{difference(one, other)}"
        if len(expected) > len(found):
            return f"[{len(found)}]: expected {shown(expected[len(found)])}, found the end of the list"
        return f"[{len(expected)}]: expected the end of the list, found {shown(found[len(expected)])}"
    return f": expected {shown(expected)}, found {shown(found)}"
