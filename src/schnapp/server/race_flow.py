"""Everybody at once: acts have their own time and go in its order, bots react, and the clock of the game runs."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from schnapp.table.seating import acting_seat

from .answers import Answers
from .entries import Acted, Dealt, Entry
from .floor import Floor
from .flow import CarryOut
from .game_time import GameTime
from .messages import Done, Play, Refused
from .reactions import Reactions
from .refusal import Refusal
from .sequencer import Sequencer
from .viewer import Viewer


class RaceFlow:
    """See Flow."""

    def __init__(self, floor: Floor) -> None:
        self.floor = floor
        time = GameTime(floor.clock)
        self.answers = Answers(floor, time)  # where nobody races
        self.reactions = Reactions(floor, time, self.answers)
        self.sequencer = Sequencer(floor, time, self.reactions, self.answers)

    async def play(self, viewer: Viewer, play: Play, command_id: str, carry_out: CarryOut) -> None:
        """An act has its time now, whenever its turn comes."""
        state = self.floor.state
        written = command_id in state.commands
        if written or state.stage != "playing" or state.seat_of(viewer.person) is None:
            await carry_out(None)
        elif self.sequencer.waits(viewer, play, command_id, carry_out):
            return
        elif self.sequencer.number(viewer) >= self.floor.limits.held:
            viewer.send(Refused(play.id, "too_many_messages"))
        elif state.calm and play.type == "answer":
            self._note(viewer, play)
        else:
            self.sequencer.line_up(viewer, play, command_id, carry_out)

    def _note(self, viewer: Viewer, play: Play) -> None:
        """Where nobody races: an answer waits until all have given theirs."""
        state = self.floor.state
        seat = state.viewer_of(viewer.person)
        assert seat is not None
        try:
            if play.match != len(state.games):
                raise Refusal("wrong_match")
            known = seat in self.answers.given
            self.answers.take(seat, play.act)
        except Refusal as refusal:
            return viewer.refuse(play.id, refusal)
        viewer.send(Done(play.id, state.seq))
        if not known:  # another answer instead of the first one is no news for others
            self.floor.show_people()
        self.floor.bell.set()

    def check(self, entries: Sequence[Entry], command_id: str | None) -> None:
        """What has its time is not held back once more."""

    def entered(self, viewer: Viewer) -> None:
        viewer.shown = self.sequencer.time.now

    def left(self, viewer: Viewer) -> None:
        """What was sent in time counts."""

    def taken(self, entry: Entry) -> None:
        match = self.floor.state.match
        if isinstance(entry, Acted):
            assert match is not None
            if (seat := acting_seat(match.game, entry.act)) is not None:
                self.reactions.drop(seat)  # it thinks anew for the next act
        if isinstance(entry, Dealt):
            self.reactions.clear()
        if isinstance(entry, Acted | Dealt):
            self.sequencer.taken(entry)
            self.answers.taken(entry)
        self.reactions.plan()

    def shown(self, entry: Entry) -> None:
        self.sequencer.shown(entry)

    def anew(self) -> None:
        self.reactions.clear()
        self.sequencer.anew()
        self.reactions.plan()

    def clear(self) -> None:
        self.reactions.clear()

    def moments(self) -> Iterator[float]:
        return self.sequencer.moments()

    async def release(self) -> None:
        await self.sequencer.release()

    def left_ms(self, seat: int | None) -> int | None:
        """The game tells its timers itself, in its own time."""
        return None

    @property
    def now_ms(self) -> int | None:
        return self.sequencer.now_ms

    @property
    def answered(self) -> Collection[int]:
        return self.answers.given

    @property
    def trying(self) -> bool:
        return self.answers.trying

    def answer_of(self, seat: int | None) -> dict[str, Any] | None:
        return self.answers.of(seat)
