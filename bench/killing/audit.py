"""The log against what robots were told: nothing acknowledged is missing, nothing stands there twice, no view was another."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

from schnapp.server.entries import Acted, BrokenOff
from schnapp.server.log import Row
from schnapp.server.table_state import TableState

from .robots import Heard, Session, digest


@dataclass
class Found:
    acknowledged: int = 0
    views: int = 0
    lost: int = 0
    doubled: int = 0
    contradicted: int = 0
    ended: list[str] = field(default_factory=list[str])  # why games ended that could not go on

    @property
    def is_clean(self) -> bool:
        return not (self.lost or self.doubled or self.contradicted or self.ended)


def audited(session: Session, rows: list[Row], found: Found) -> None:
    state = TableState(session.id)
    heard: dict[int, list[Heard]] = defaultdict(list)
    for seat in session.seats:
        for each in seat.heard:
            heard[each.seq].append(each)
    commands: dict[str, int] = defaultdict(int)
    by_people = 0
    for row in rows:
        entry = state.read(row)
        if isinstance(entry, BrokenOff):
            found.ended.append(entry.why)
        if row.command is not None:
            commands[row.command] += 1
        if isinstance(entry, Acted):
            by_people += "by" not in entry.act and entry.act.get("actor") != "clock"
        for each in heard.pop(row.seq, ()):
            found.views += 1
            match = state.match
            shown = None if match is None else match.view(state.viewer_of(each.person))
            found.contradicted += digest(shown) != each.view
    if state.broken_off is not None:  # and nobody has written that yet
        found.ended.append(state.broken_off.why)
    found.contradicted += sum(map(len, heard.values()))  # told of entries that the log does not have
    found.acknowledged += len(session.acknowledged)
    found.lost += sum(command not in commands for command in session.acknowledged)
    found.doubled += sum(number - 1 for number in commands.values())
    found.doubled += max(0, by_people - session.begun)
