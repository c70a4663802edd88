"""The draw window between two acts: some acts are held back for a moment, so that a slow connection costs nobody a draw.

`Game.draw_window_ms` says which acts and how long. Those of people wait here in a row; bots and the clock wait by themselves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from schnapp.table.protocols import forgettable

from .entries import Acted, Entry
from .floor import Floor
from .flow import CarryOut, TooSoon
from .viewer import Viewer

Act = dict[str, Any]


@dataclass(frozen=True, slots=True, eq=False)
class HeldAct:
    """An act that waits: not written, not acknowledged, gone with its socket."""

    viewer: Viewer
    command_id: str
    act: Act
    carry_out: CarryOut  # raises TooSoon if it has to go on waiting


class DrawWindow:
    def __init__(self, floor: Floor) -> None:
        self.floor = floor
        self.row: list[HeldAct] = []  # in order of arrival
        self.begin()

    def begin(self) -> None:
        """The window begins here: an act was carried out, or shown for the first time, or the clocks begin anew."""
        self.since = self.floor.clock.now()

    def until(self, act: Act) -> float:
        """Before this moment the act is not carried out."""
        match = self.floor.state.match
        return self.since + (match.draw_window_ms(act) / 1000 if match is not None else 0)

    def held_ms(self, seat: int) -> int:
        """How long everything is held back that this seat may do now."""
        match = self.floor.state.match
        acts = match.legal(seat) if match is not None else []
        return max((match.draw_window_ms(match.signed(seat, act)) for act in acts if match is not None), default=0)

    def check(self, entries: Sequence[Entry], command_id: str | None) -> None:
        """Raises TooSoon for an act whose time has not come, or that would pass one that waits."""
        if not isinstance(entries[0], Acted):
            return
        act = entries[0].act
        if self.until(act) > self.floor.clock.now() or (command_id is not None and self._would_pass(command_id, act)):
            raise TooSoon(act)

    def _would_pass(self, command_id: str, act: Act) -> bool:
        """An act that nobody waits for is never behind others: it is what they wait for."""
        match = self.floor.state.match
        if not self.row or match is None or act["type"] in forgettable(match.game):
            return False
        return self.row[0].command_id != command_id

    # ---- the row of those who wait ---------------------------------------------------------------------------

    def held(self, command_id: str) -> HeldAct | None:
        """The command with this id, if it waits here."""
        return next((held for held in self.row if held.command_id == command_id), None)

    def number(self, viewer: Viewer) -> int:
        """How many acts of this person wait."""
        return sum(held.viewer.person == viewer.person for held in self.row)

    def hold(self, held: HeldAct) -> None:
        self.row.append(held)
        self.floor.bell.set()

    def drop(self, viewer: Viewer) -> None:
        self.row = [held for held in self.row if held.viewer is not viewer]

    def clear(self) -> None:
        self.row = []

    def moments(self) -> Iterator[float]:
        """When the first of the row will be answered."""
        if self.row:
            yield self._end(self.row[0])

    def _end(self, held: HeldAct) -> float:
        """At once if it is done already or not allowed any more: then nothing is left to wait for."""
        state = self.floor.state
        lapsed = held.command_id in state.commands or state.match is None or state.match.refusal(held.act) is not None
        return self.since if lapsed else self.until(held.act)

    async def release(self) -> None:
        """Carry out and answer, one after the other, those whose time has come."""
        while self.row and self._end(self.row[0]) <= self.floor.clock.now():
            first = self.row[0]
            try:
                await first.carry_out(None)
            except TooSoon:  # another act has opened a window meanwhile
                return
            self.row = [held for held in self.row if held is not first]
