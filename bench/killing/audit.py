"""The log against what robots were told: nothing acknowledged is missing, nothing stands there twice, no view was another."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from schnapp.server.entries import Acted
from schnapp.server.log import Row
from schnapp.server.table_state import TableState

from .robots import Heard, Sitting


@dataclass
class Found:
    acknowledged: int = 0
    views: int = 0
    lost: int = 0
    doubled: int = 0
    contradicted: int = 0

    @property
    def is_clean(self) -> bool:
        return not (self.lost or self.doubled or self.contradicted)


def audited(sitting: Sitting, rows: list[Row], found: Found) -> None:
    state = TableState(sitting.id)
    heard: dict[int, list[Heard]] = defaultdict(list)
    for seat in sitting.seats:
        for each in seat.heard:
            heard[each.seq].append(each)
    commands: dict[str, int] = defaultdict(int)
    by_people = 0
    for row in rows:
        entry = state.read(row)
        assert state.broken_off is None, state.broken_off
        if row.command is not None:
            commands[row.command] += 1
        if isinstance(entry, Acted):
            by_people += "by" not in entry.act and entry.act.get("actor") != "clock"
        for each in heard.pop(row.seq, ()):
            found.views += 1
            match = state.match
            shown = None if match is None else match.view(state.viewer_of(each.person))
            found.contradicted += shown != each.view
    found.contradicted += sum(map(len, heard.values()))  # told of entries that the log does not have
    found.acknowledged += len(sitting.acknowledged)
    found.lost += sum(command not in commands for command in sitting.acknowledged)
    found.doubled += sum(number - 1 for number in commands.values())
    found.doubled += max(0, by_people - sitting.begun)
