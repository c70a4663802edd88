"""Turn by turn: whoever is to act takes their time, bots theirs, and some acts are held back for a moment."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from .decisions import Decisions
from .draw_window import DrawWindow, HeldAct
from .entries import Acted, Dealt, Entry
from .floor import Floor
from .flow import CarryOut, TooSoon
from .messages import Play, Refused
from .refusal import Refusal
from .viewer import Viewer


class TurnFlow:
    """See Flow."""

    now_ms: int | None = None
    answered: Collection[int] = ()
    trying = False

    def __init__(self, floor: Floor) -> None:
        self.floor = floor
        self.window = DrawWindow(floor)
        self.decisions = Decisions(floor, self.window)

    async def play(self, viewer: Viewer, play: Play, command_id: str, carry_out: CarryOut) -> None:
        if (held := self.window.held(command_id)) is not None:  # sent again while it waits
            return self.window.hold(HeldAct(viewer, command_id, held.act, carry_out))
        try:
            await carry_out(None)
        except TooSoon as early:
            if self.window.number(viewer) < self.floor.limits.held:
                self.window.hold(HeldAct(viewer, command_id, early.act, carry_out))
            else:
                viewer.send(Refused(play.id, "too_many_messages"))

    def check(self, entries: Sequence[Entry], command_id: str | None) -> None:
        self.window.check(entries, command_id)

    def entered(self, viewer: Viewer) -> None:
        """Whenever somebody looks first: it is nobody's loss."""

    def left(self, viewer: Viewer) -> None:
        self.window.drop(viewer)

    def taken(self, entry: Entry) -> None:
        if isinstance(entry, Acted):
            self.decisions.acted(entry.act)
        if isinstance(entry, Dealt):
            self.decisions.clear()
        if isinstance(entry, Acted | Dealt):
            self.window.begin()
        self.decisions.plan()

    def shown(self, entry: Entry) -> None:
        """Nobody races to see it."""

    def anew(self) -> None:
        self.decisions.clear()
        self.window.begin()
        self.decisions.plan()

    def clear(self) -> None:
        self.window.clear()
        self.decisions.clear()

    def moments(self) -> Iterator[float]:
        yield from self.window.moments()
        yield from self.decisions.moments()

    async def release(self) -> None:
        await self.window.release()
        for seat, decision in self.decisions.due(self.floor.clock.now()):
            try:
                await self.floor.commit(
                    lambda state, seat=seat, decision=decision: self.decisions.entries(state, seat, decision)
                )
            except Refusal:  # the position has changed since the bot looked
                self.decisions.made(seat)
            except TooSoon:  # somebody was quicker: the moment for this one is reckoned anew
                pass
        self.decisions.plan()

    def left_ms(self, seat: int | None) -> int | None:
        return self.decisions.left_ms(seat)

    def answer_of(self, seat: int | None) -> dict[str, Any] | None:
        return None
