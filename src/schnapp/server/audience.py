"""All who look at a table, and what they are shown: each thing is made and encoded once for those who see the same.

Spectators that come and go are told together, at most once in `TOGETHER` seconds.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from . import snapshots
from .entries import Acted, Dealt, Entry, Lent, Spoke
from .floor import Floor
from .flow import Flow
from .messages import Said, Scene, Table
from .presence import Presence
from .rematch import RematchOffer
from .viewer import Viewer, encode

TOGETHER = 0.5
LARGE = ("table", "chat", "view", "legal", "past")  # what is encoded once of a scene
SOCKETS = 4  # of one seat

Seats = tuple[int | None, int | None]  # at the table and in the game


class Audience:
    def __init__(self, floor: Floor, flow: Flow, rematch: RematchOffer) -> None:
        self.floor = floor
        self.flow = flow
        self.rematch = rematch
        self.viewers: list[Viewer] = []
        self.presence = Presence()
        self.due: float | None = None  # when spectators are counted again
        self._watching = 0  # as it was told
        self._told = -math.inf
        self._scenes: dict[Seats, Scene] = {}
        self._as_of: object = None  # how things stood when these were made

    def table_view(self) -> Table:
        return snapshots.table_view(
            self.floor.state,
            self.presence.here,
            self._watching,
            self.flow.answered,
            self._far(),
            self.rematch.wanted,
        )

    def _far(self) -> frozenset[int]:
        """The persons at the end of a very long line."""
        return frozenset(
            viewer.person for viewer in self.viewers if viewer.person is not None and viewer.round_trip.is_far
        )

    # ---- coming and going ------------------------------------------------------------------------------------------

    def enter(self, viewer: Viewer) -> bool:
        """One socket more. Has somebody come by it who was away?"""
        self.viewers.append(viewer)
        if viewer.person is None:
            return False
        own = [each for each in self.viewers if each.person == viewer.person and not each.gone.done()]
        for oldest in sorted(own, key=lambda each: each.arrival)[:-SOCKETS]:
            oldest.part("replaced")
        comes = viewer.person not in self.presence.here
        self.presence.came(viewer.person)
        return comes

    def welcome(self, viewer: Viewer, comes: bool) -> None:
        """It is shown how things stand, the others who is here."""
        if comes:
            self.show_people(besides=viewer)
        elif viewer.person is None:
            self._crowd_changed(viewer)
        self.show_scene(viewer)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.remove(viewer)
        if self.floor.dropped:
            return
        if viewer.person is None:
            self._crowd_changed()
        elif all(other.person != viewer.person for other in self.viewers):
            self.presence.went(viewer.person, self.floor.clock.now())
            self.show_people()
        if not self.viewers:
            self._watching, self.due, self._scenes, self._as_of = 0, None, {}, None

    def part(self, person: int | None, reason: str) -> None:
        """Say goodbye to all sockets of a person."""
        for viewer in self.viewers:
            if viewer.person == person:
                viewer.part(reason)

    # ---- what happens ----------------------------------------------------------------------------------------------

    def show(self, entry: Entry) -> None:
        """One more entry of the log, which is in the state."""
        match entry:
            case Acted():
                self._show_step()
            case Dealt():
                self.show_scenes()
            case Spoke():
                text = encode(Said(self.floor.state.seq, snapshots.line(entry)))
                for viewer in self.viewers:
                    viewer.send_text(text)
            case Lent():
                pass  # between two devices of one person
            case _:
                self.show_people()

    def _show_step(self) -> None:
        state, flow = self.floor.state, self.flow
        news = snapshots.News(state, state.games[-1].steps[-1], flow.now_ms, trying=flow.trying)
        seats, texts = state.seats_in_match, dict[int | None, bytes]()
        for viewer in self.viewers:
            seat = seats.get(viewer.person)
            if seat not in texts:
                texts[seat] = encode(news.to(seat, flow.left_ms(seat)))
            viewer.send_text(texts[seat])

    # ---- seats, presence, options ----------------------------------------------------------------------------------

    def show_people(self, besides: Viewer | None = None) -> None:
        """To all, but for one who is shown it otherwise."""
        self._watching = sum(viewer.person is None for viewer in self.viewers)
        self._told, self.due = self.floor.clock.now(), None
        state, table_view = self.floor.state, _encoded(self.table_view())
        texts: dict[int | None, bytes] = {}
        for viewer in self.viewers:
            seat = state.seat_of(viewer.person)
            if seat not in texts:
                texts[seat] = encode(snapshots.people(state, table_view, viewer.person))
            if viewer is not besides:
                viewer.send_text(texts[seat])

    def _crowd_changed(self, newcomer: Viewer | None = None) -> None:
        """A spectator came or went. It is told at once if nothing was told lately."""
        soonest = self._told + TOGETHER
        if soonest <= self.floor.clock.now():
            self.show_people(besides=newcomer)
        else:
            self.due = soonest
            self.floor.bell.set()

    def moments(self) -> Iterator[float]:
        if self.due is not None:
            yield self.due

    def release(self) -> None:
        if self.due is not None and self.due <= self.floor.clock.now():
            self.show_people()

    # ---- the whole table -------------------------------------------------------------------------------------------

    def show_scenes(self) -> None:
        for viewer in self.viewers:
            self.show_scene(viewer)

    def show_scene(self, viewer: Viewer) -> None:
        seat, flow = self.floor.state.viewer_of(viewer.person), self.flow
        scene = self._scene(viewer.person, seat)
        left, answer = flow.left_ms(seat), flow.answer_of(seat)
        viewer.send(replace(scene, deadline_ms=left, now_ms=flow.now_ms, answer=answer))

    def _scene(self, person: int | None, seat: int | None) -> Scene:
        """What stays as it is until something happens."""
        state, trying = self.floor.state, self.flow.trying
        besides = (frozenset(self.flow.answered), trying, frozenset(self.rematch.wanted.items()), self._far())
        as_of = (state.seq, frozenset(self.presence.here), self._watching, *besides)
        if as_of != self._as_of:
            self._scenes, self._as_of = {}, as_of
        seats = (state.seat_of(person), seat)
        if seats not in self._scenes:
            made = snapshots.scene(state, self.table_view(), person, None, trying=trying)
            self._scenes[seats] = replace(made, **{name: _encoded(getattr(made, name)) for name in LARGE})
        return self._scenes[seats]


def _encoded(part: object) -> Any:
    """In the place of a part: it is not encoded again with each message that holds it."""
    return Raw(encode(part))
