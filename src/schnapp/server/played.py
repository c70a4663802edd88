"""One game at a table, as its part of the log tells it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from schnapp.games import BUILT_IN
from schnapp.table.errors import LONGEST, SchnappError
from schnapp.table.game import Game
from schnapp.table.match import Match
from schnapp.table.record import written
from schnapp.table.recorded import RecordedDealer, chances
from schnapp.table.replay import difference
from schnapp.table.seating import acting_seat, seat_of

from .entries import Acted, Dealt, Sealed


class Step(msgspec.Struct, frozen=True, gc=False):
    """Something that happened in a game: the deal (no act), or an act. There are many, and none is ever part of a cycle."""

    seq: int
    act: dict[str, Any] | None
    packed: bytes  # what followed, as JSON: it is looked at seldom

    @classmethod
    def of(cls, seq: int, act: dict[str, Any] | None, entries: list[dict[str, Any]]) -> Step:
        return cls(seq, act, msgspec.json.encode(entries))

    @property
    def entries(self) -> list[dict[str, Any]]:
        """Chances and events."""
        return msgspec.json.decode(self.packed)


@dataclass(slots=True)
class Played:
    """One game of this table, running or finished."""

    header: dict[str, Any]  # of its record
    match: Match | None  # None: it was broken off, and nobody knows how things stand
    seal: Sealed
    persons: list[int | None]  # who sat where when it was dealt, the leader last: later the seats at the table may move
    steps: list[Step]
    drawn: int = 0  # random steps so far
    touched: bool = False  # has a person acted in it?

    @property
    def over(self) -> bool:
        return self.match is None or self.match.over

    @property
    def endless(self) -> bool:
        """Has it gone on for longer than any game needs? Everything that it takes grows with it, so it is broken off."""
        return len(self.steps) > LONGEST and (self.match is None or not self.match.over)

    def seat_in_match(self, seat: int) -> int:
        """A seat at the table as this game numbers it: the leader sits behind the players there, apart here."""
        assert self.match is not None
        leader = seat_of(self.match.game, "leader")
        return leader if leader is not None and seat == len(self.match.players) else seat

    def dealt(self, game: Game, seq: int, entry: Dealt) -> str | None:
        """It begins. Returns why this release cannot follow, or None: then nobody knows how things stand."""
        why = None
        try:
            self.match = begun(game, self.header["ruleset"], entry.players, entry.options, entry.entries)
        except Differs as fault:
            why = str(fault)
        self._add(Step.of(seq, None, entry.entries), entry.entries)
        return why

    def acted(self, seq: int, entry: Acted, after: Match | None = None) -> str | None:
        """It goes on. Returns why this release cannot follow any more, or None. `after`: a twin of the match, by which the entry was
        made."""
        why = None
        if self.match is not None and after is not None:
            self.match.become(after, entry.entries)
        elif self.match is not None:
            try:
                follow(self.match, entry.act, entry.entries)
            except Differs as fault:
                self.match, why = None, str(fault)
        self._add(Step.of(seq, entry.act, entry.entries), entry.entries)
        if self.endless:
            self.match, why = None, why or f"no end after {LONGEST:,} acts"
        return why

    def _add(self, step: Step, entries: list[dict[str, Any]]) -> None:
        self.steps.append(step)
        self.drawn += sum("chance" in entry for entry in entries)
        if self.match is not None and step.act is not None and not self.touched:
            seat = acting_seat(self.match.game, step.act)
            self.touched = seat is not None and seat < len(self.match.players) and self.persons[seat] is not None

    def as_logged(self) -> str:
        """The record of a game that cannot be played again, as far as it went: the log's own words."""
        lines: list[dict[str, Any]] = [self.header]
        for step in self.steps:
            lines += ([] if step.act is None else [{"act": step.act}]) + step.entries
        return "".join(map(written, lines))


def header_of(game: Game, dealt: Dealt) -> dict[str, Any]:
    """The first line of the record of this game."""
    return {
        "schnapp": 1,
        "game": game.name,
        "ruleset": game.ruleset if dealt.ruleset is None else dealt.ruleset,
        "options": dealt.options,
        "players": dealt.players,
    }


class Differs(SchnappError):
    """What a log tells of a game, this release cannot follow."""


def begun(
    game: Game, ruleset: int, players: list[str], options: Mapping[str, Any], entries: list[dict[str, Any]]
) -> Match:
    """A match as its deal was logged. Raises Differs."""
    try:
        if ruleset != game.ruleset:
            raise Differs(f"dealt by ruleset {ruleset}, this is {game.ruleset}")
        match = Match.start(game, players, options, RecordedDealer(game, chances(entries)))
        match.tracing = game.name not in BUILT_IN  # the page's own boards know what each event changes
        _compare(entries, match.entries_at_start)
    except Exception as fault:  # whatever it is
        raise Differs(f"{type(fault).__name__}: {fault}") from fault
    return match


def follow(match: Match, act: dict[str, Any], entries: list[dict[str, Any]]) -> None:
    """Carry out an act as it was logged. Raises Differs."""
    try:
        assert isinstance(match.dealer, RecordedDealer)
        match.dealer.feed(chances(entries))
        _compare(entries, match.act(act))
    except Exception as fault:  # whatever it is
        raise Differs(f"{type(fault).__name__}: {fault}") from fault


def _compare(logged: list[dict[str, Any]], found: list[dict[str, Any]]) -> None:
    if logged != found:
        raise Differs(f"the log and the rules differ at{difference(found, logged)}")
