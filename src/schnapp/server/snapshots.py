"""What a viewer is sent: the one place of the server where a table is turned into messages."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property
from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from schnapp.bots.roster import can_advise
from schnapp.table.canonical import Entry
from schnapp.table.events import visible_of
from schnapp.table.match import Match
from schnapp.table.protocols import forgettable
from schnapp.table.seating import actor_of

from . import answers
from .changes import changes_of
from .entries import Spoke
from .messages import ChatLine, Happened, Happening, Machine, People, Result, Scene, Seat, Table
from .played import Played, Step
from .table_state import TableState
from .viewer import encode

NOBODY: Mapping[int, bool] = {}
NOTHING: Mapping[str, Any] = {}
PRIVATE = b'"private"'  # as it stands in an event that has secrets


def table_view(
    state: TableState,
    here: Collection[int],
    spectators: int,
    answered: Collection[int] = (),
    far: Collection[int] = (),
    again: Mapping[int, bool] = NOBODY,
) -> Table:
    """The table as everybody sees it. `here` are the persons with a living connection, `far` those at the end of a very long one,
    `again` those who have said whether they want another game, `answered` seats."""
    return Table(
        id=state.id,
        game=state.game,
        stage=state.stage,
        match=len(state.games),
        seats=[
            Seat(
                kind=place.kind,
                name=place.name,
                level=place.level,
                here=place.person in here,
                standin=place.standin,
                host=place.person is not None and place.person == state.host,
                leader=place.leader,
                answered=seat in answered,
                far=place.person in far,
                again=None if place.person is None else again.get(place.person),
            )
            for seat, place in enumerate(state.places)
        ],
        options=dict(state.shown_options()),
        pace_ms=state.pace_ms,
        away_s=state.away_s,
        forget_percent=state.forget_percent,
        calm=state.calm,
        advises=can_advise(state.game),
        hints=state.hints_allowed,
        spectators=spectators,
        commitment=state.commitment,
        beside_bots=dict(state.beside_bots),
        broken_off=bool(state.games) and state.match is None,
        endless=state.played is not None and state.played.endless,
        result=None if state.match is None else result(state.match),
    )


def result(match: Match) -> Result | None:
    found = match.result()
    return None if found is None else Result(found["ranks"], found["scores"], list(match.players))


def scene(
    state: TableState,
    table_view: Table,
    person: int | None,
    deadline_ms: int | None,
    now_ms: int | None = None,
    answer: Machine | None = None,
    *,
    trying: bool = False,
) -> Scene:
    viewer = state.viewer_of(person)
    match = state.match
    return Scene(
        seq=state.seq,
        table=table_view,
        seat=state.seat_of(person),
        chat=[line(spoke) for spoke in state.chat],
        view=match.view(viewer) if match is not None else None,
        owed=state.to_act,
        legal=legal(state, viewer, trying=trying),
        past=past(state, viewer),
        deadline_ms=deadline_ms,
        now_ms=now_ms,
        answer=answer,
    )


class _Entry(msgspec.Struct):
    """A chance or an event of a step in which nothing is private."""

    event: Raw | UnsetType = UNSET


_entries = msgspec.json.Decoder(list[_Entry]).decode


class Told:
    """What a step tells. Those who are told nothing more than everybody are told the same: that is encoded once."""

    def __init__(self, step: Step) -> None:
        self.seq, self.by = step.seq, by(step)
        self._entries: list[Entry] = []
        self._more: set[str] = set()
        if PRIVATE in step.packed:
            self._entries = step.entries
            self._more = {seat for each in self._entries for seat in each.get("event", NOTHING).get("private", NOTHING)}
            public: list[Any] = visible_of(self._entries, None)
        else:  # most of them, and there may be thousands
            public = [each.event for each in _entries(step.packed) if each.event is not UNSET]
        self._public: Any = Raw(encode(public))

    def to(self, title: int | str | None) -> Any:
        """Its events with the eyes of a seat, as the game calls it."""
        return visible_of(self._entries, title) if self._is_more_for(title) else self._public

    def happening(self, title: int | str | None) -> Happening:
        """All of it, likewise."""
        return Happening(self.seq, self.to(title), self.by)

    def encoded(self, title: int | str | None) -> Any:
        """The same, to be told to more than one: encoded where that is done once for all of them."""
        return self.happening(title) if self._is_more_for(title) else self._encoded

    @cached_property
    def _encoded(self) -> Raw:
        return Raw(encode(self.happening(None)))

    def _is_more_for(self, title: int | str | None) -> bool:
        return bool(self._more) and str(title) in self._more


class News:
    """A step that has just been taken, for everybody who looks: what is the same for all of them is found out once."""

    def __init__(self, state: TableState, step: Step, now_ms: int | None = None, *, trying: bool = False) -> None:
        assert state.match is not None
        self.state, self.match, self.now_ms, self.trying = state, state.match, now_ms, trying
        self._told = Told(step)
        self._owed, self._awaited = state.to_act, self.match.owed()
        opens = self.match.over and _is_short(self.match)  # the whole game, of which less was shown till now
        self._past = list(map(Told, state.games[-1].steps)) if opens else None

    def to(self, viewer: int | None, deadline_ms: int | None) -> Happened:
        """For all who look from this seat (None: spectators)."""
        called, told, view = self.match.called(viewer), self._told, self.match.view(viewer)
        return Happened(
            seq=told.seq,
            events=told.to(called),
            view=view,
            owed=self._owed,
            legal=legal(self.state, viewer, trying=self.trying) if viewer in self._awaited else [],
            by=told.by,
            deadline_ms=deadline_ms,
            now_ms=self.now_ms,
            past=UNSET if self._past is None else [each.encoded(called) for each in self._past],
            changes=changes_of(self.match, viewer, view),
        )


def people(state: TableState, table_view: Table, person: int | None) -> People:
    return People(state.seq, table_view, state.seat_of(person))


def line(spoke: Spoke) -> ChatLine:
    return ChatLine(spoke.seat, spoke.name, spoke.phrase, spoke.text)


def legal(state: TableState, viewer: int | None, *, trying: bool = False) -> list[dict[str, Any]]:
    """`trying`: where nobody races, answers that were given are being tried, and no other is taken meanwhile."""
    match = state.match
    if match is None or viewer is None or viewer not in match.owed() or state.stage != "playing":
        return []
    acts = match.legal(viewer)
    return answers.legal(match, acts, trying=trying) if state.calm else acts


def past(state: TableState, viewer: int | None) -> list[Happening]:
    """All that may be looked back at."""
    if state.played is None or state.played.match is None:
        return []
    called = state.played.match.called(viewer)
    return [told.happening(called) for told in map(Told, past_steps(state.played, viewer))]


def past_steps(played: Played, viewer: int | None) -> list[Step]:
    """As the option `history_view` says: since the viewer's own last act and at least a round, or everything."""
    match, steps = played.match, played.steps
    assert match is not None
    if _is_short(match) and not match.over:
        return steps[_since(steps, match, match.called(viewer)) :]
    return steps


def _is_short(match: Match) -> bool:
    return match.options.get("history_view") == "table"


def _since(steps: list[Step], match: Match, viewer: int | str | None) -> int:
    """Where the short past begins. What is done beside the turns is nobody's last act and makes no round."""
    besides, players = forgettable(match.game), len(match.players)
    turns = [at for at, step in enumerate(steps) if step.act is None or step.act["type"] not in besides]
    own = [at + 1 for at in turns if (act := steps[at].act) is not None and act[actor_of(match.game)] == viewer]
    after_own = len(steps) if viewer is None else max(own, default=0)
    return min(after_own, turns[-players] if len(turns) >= players else 0)


def by(step: Step) -> Any:
    """The clock of a timed game acts for itself."""
    if step.act is None:
        return None
    return "clock" if step.act.get("actor") == "clock" else step.act.get("by")
