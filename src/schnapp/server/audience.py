"""All who look at a table: each thing that they are shown is made and encoded once for those who see the same.

Spectators that come and go are told together, at most once in `TOGETHER` seconds.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from msgspec import Raw
from msgspec.structs import replace

from . import snapshots
from .messages import Scene, Table
from .viewer import Viewer, encode

if TYPE_CHECKING:
    from .table import LiveTable

TOGETHER = 0.5
LARGE = ("table", "chat", "view", "legal", "past")  # what is encoded once of a scene

Seats = tuple[int | None, int | None]  # at the table and in the game


class Audience:
    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.due: float | None = None  # when spectators are counted again
        self._watching = 0  # as it was told
        self._told = -math.inf
        self._scenes: dict[Seats, Scene] = {}
        self._as_of: object = None  # how things stood when these were made

    def table_view(self) -> Table:
        table = self.table
        return snapshots.table_view(
            table.state, table.presence.here, self._watching, table.answers.given, self._far(), table.rematch.wanted
        )

    def _far(self) -> frozenset[int]:
        """The persons at the end of a very long line."""
        return frozenset(
            viewer.person for viewer in self.table.viewers if viewer.person is not None and viewer.round_trip.is_far
        )

    # ---- seats, presence, options ----------------------------------------------------------------------------------

    def show_people(self, besides: Viewer | None = None) -> None:
        """To all, but for one who is shown it otherwise."""
        self._watching = sum(viewer.person is None for viewer in self.table.viewers)
        self._told, self.due = self.table.clock.now(), None
        state, table_view = self.table.state, _encoded(self.table_view())
        texts: dict[int | None, bytes] = {}
        for viewer in self.table.viewers:
            seat = state.seat_of(viewer.person)
            if seat not in texts:
                texts[seat] = encode(snapshots.people(state, table_view, viewer.person))
            if viewer is not besides:
                viewer.send_text(texts[seat])

    def crowd_changed(self, newcomer: Viewer | None = None) -> None:
        """A spectator came or went. It is told at once if nothing was told lately."""
        soonest = self._told + TOGETHER
        if soonest <= self.table.clock.now():
            self.show_people(besides=newcomer)
        else:
            self.due = soonest
            self.table.bell.set()

    def moments(self) -> Iterator[float]:
        if self.due is not None:
            yield self.due

    def release(self) -> None:
        if self.due is not None and self.due <= self.table.clock.now():
            self.show_people()

    # ---- the whole table -------------------------------------------------------------------------------------------

    def show_scenes(self) -> None:
        """To all, though nothing has happened: what they may do is different now."""
        for viewer in self.table.viewers:
            self.show_scene(viewer)

    def show_scene(self, viewer: Viewer) -> None:
        seat = self.table.state.viewer_of(viewer.person)
        viewer.send(
            replace(
                self._scene(viewer.person, seat),
                deadline_ms=self.table.decisions.left_ms(seat),
                now_ms=self.table.now_ms,
                answer=self.table.answers.of(seat),
            )
        )

    def _scene(self, person: int | None, seat: int | None) -> Scene:
        """What stays as it is until something happens."""
        table, state = self.table, self.table.state
        answers = table.answers
        besides = (frozenset(answers.given), answers.trying, frozenset(table.rematch.wanted.items()), self._far())
        as_of = (state.seq, frozenset(table.presence.here), self._watching, *besides)
        if as_of != self._as_of:
            self._scenes, self._as_of = {}, as_of
        seats = (state.seat_of(person), seat)
        if seats not in self._scenes:
            made = snapshots.scene(state, self.table_view(), person, None, trying=answers.trying)
            self._scenes[seats] = replace(made, **{name: _encoded(getattr(made, name)) for name in LARGE})
        return self._scenes[seats]

    def forget(self) -> None:
        """Nobody looks any more."""
        self._watching, self.due, self._scenes, self._as_of = 0, None, {}, None


def _encoded(part: object) -> Any:
    """In the place of a part: it is not encoded again with each message that holds it."""
    return Raw(encode(part))
