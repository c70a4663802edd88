"""A table as its log tells it: a pure fold. What stands here can be thrown away and read again at any moment."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

from schnapp.bots.roster import can_advise
from schnapp.games import GAMES
from schnapp.table.errors import BadOptions, SchnappError
from schnapp.table.fair import FairDealer
from schnapp.table.match import Match
from schnapp.table.options import Value
from schnapp.table.protocols import beside_bots, settled

from .entries import (
    Acted,
    BotSat,
    BrokenOff,
    Configured,
    Dealt,
    Entry,
    Joined,
    Lent,
    Returned,
    Sealed,
    Spoke,
    StoodIn,
    TableOpened,
    Taken,
    Vacated,
    decode,
    kind_of,
)
from .games import Games, Past
from .log import Row
from .played import Played, header_of
from .votes import Votes

Stage = Literal["lobby", "playing", "over"]
SECRETS = 4  # devices that hold one seat
CHAT = 50  # lines that are kept

# bytes of memory, roughly: bench/memory.py
TABLE = 20_000
STEP = 900
COMMAND = 150


@dataclass(slots=True)
class Place:
    """A seat: open if nobody is there."""

    name: str = ""
    person: int | None = None  # persons are numbered as they come; numbers are never used again
    secrets: list[str] = field(default_factory=list[str])  # hashed
    level: str | None = None  # of a bot
    standin: bool = False
    leader: bool = False  # leads the game and does not play

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        if self.person is not None:
            return "person"
        return "open" if self.level is None else "bot"

    @property
    def option(self) -> str:
        """The name as an option's value: without joiners, which are in no printable text."""
        return self.name.replace("\u200d", "")

    @property
    def played_by_bot(self) -> bool:
        return self.standin or (self.person is None and self.level is not None)


class TableState:
    """Everything the log says about one table."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0
        self.game = ""
        self.places: list[Place] = []
        self.persons = 0
        self.given: dict[str, Any] = {}  # the options that were chosen; the others have their defaults
        self.pace_ms = 0
        self.away_s = 0
        self.forget_percent = 0
        self.calm = False  # nobody races
        self.hints: bool | None = None  # allowed by the host; None: they have not said
        self.language = "de"
        self.seal: Sealed | None = None  # of the next game
        self.games = Games()
        self.played: Played | None = None  # the newest game
        self.chat: deque[Spoke] = deque(maxlen=CHAT)
        self.commands: dict[str, int] = {}
        self.broken_off: BrokenOff | None = None  # the newest game, if that is not written yet
        self.tried: tuple[Acted, Match] | None = None  # the newest act to be written, and the match after it
        self.votes = Votes()  # of this server: asked before an act is written, never when one is read

    # ---- questions -------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match | None:
        """The newest game as it stands; None before the first deal, and if it was broken off."""
        return None if self.played is None else self.played.match

    @property
    def stage(self) -> Stage:
        if self.played is None:
            return "lobby"
        return "over" if self.played.over else "playing"

    @property
    def weight(self) -> int:
        """Bytes of memory that this takes, roughly: for the registry, which has room for so many."""
        steps = 0 if self.played is None else len(self.played.steps)
        return TABLE + STEP * steps + COMMAND * len(self.commands)

    @property
    def commitment(self) -> str | None:
        """Of the game that is played, else of the next one."""
        seal = self.games[-1].seal if self.stage == "playing" else self.seal
        return seal.commitment if seal is not None else None

    @property
    def host(self) -> int | None:
        """The person who has been here longest."""
        return min(self.sitting, default=None)

    @property
    def leader(self) -> int | None:
        """The seat of the play leader."""
        return next((seat for seat, place in enumerate(self.places) if place.leader), None)

    @property
    def hints_allowed(self) -> bool:
        """May whoever is to decide ask what a bot would do? Unless the host has said so, only whoever plays against bots alone."""
        if not can_advise(self.game):
            return False
        return len(self.sitting) == 1 if self.hints is None else self.hints

    @property
    def sitting(self) -> list[int]:
        """The persons who hold a seat."""
        return [place.person for place in self.places if place.person is not None]

    @property
    def players(self) -> int:
        """How many seats play."""
        return len(self.places) - (self.leader is not None)

    @property
    def beside_bots(self) -> dict[str, Value]:
        """Options whose default is another one here, because a bot sits at the table. Never part of the log: what they
        come to stands in each deal, and older deals, which know nothing of an option, keep what it then was."""
        sits = any(place.kind == "bot" for place in self.places)
        return dict(beside_bots(GAMES[self.game], self.given)) if sits else {}

    @property
    def agreed(self) -> dict[str, Any]:
        """The chosen options, over what is usual beside bots; who leads is one of them."""
        leads = {} if self.leader is None else {"leader": self.places[self.leader].option}
        return self.beside_bots | self.given | leads

    @property
    def owed(self) -> list[int]:
        """The seats that may act now. Told to nobody: whoever is not awaited must think of it themselves."""
        return [] if self.match is None else self._seats_at_table(self.match.owed())

    @property
    def to_act(self) -> list[int]:
        """The seats that the table waits for."""
        return [] if self.match is None else self._seats_at_table(self.match.to_act())

    def _seats_at_table(self, seats: Iterable[int]) -> list[int]:
        """Seats of the newest game as the table numbers them: see `seat_in_match`."""
        assert self.match is not None
        players = len(self.match.players)
        return [min(seat, players) for seat in seats]

    def seat_at_table(self, seat: int) -> int:
        """One of them."""
        (found,) = self._seats_at_table([seat])
        return found

    def seat_of(self, person: int | None) -> int | None:
        if person is not None:
            for seat, place in enumerate(self.places):
                if place.person == person:
                    return seat
        return None

    @property
    def seats_in_match(self) -> dict[int | None, int]:
        """Person → the seat from which they see the newest game, as the game numbers it. Nobody (None) has none."""
        if self.match is None:
            return {}
        played = self.games[-1]
        persons = [place.person for place in self.places] if self.stage == "playing" else played.persons
        return {person: played.seat_in_match(seat) for seat, person in enumerate(persons) if person is not None}

    def viewer_of(self, person: int | None) -> int | None:
        """The seat from which this person sees the newest game."""
        return self.seats_in_match.get(person)

    def holder(self, hashed_secret: str) -> int | None:
        """The person whose secret this is."""
        return next((place.person for place in self.places if hashed_secret in place.secrets), None)

    def shown_options(self) -> dict[str, Value]:
        """Of the game that is played, else as they will be dealt. What is drawn for fewer is shown nevertheless."""
        if self.stage == "playing" and self.match is not None:
            return self.match.options
        game = GAMES[self.game]
        players = max(self.players, game.seats[0])
        try:
            return self.resolved(players)
        except BadOptions:
            return self.resolved(game.seats[0])

    def resolved(self, players: int) -> dict[str, Value]:
        """All options as so many would play by them. Raises BadOptions."""
        game = GAMES[self.game]
        return game.resolve(players, settled(game, players, self.agreed))

    def rehearsal(self) -> Match:
        """A copy of the match on which an act can be tried, with the fair dealer standing where the log ends."""
        played = self.games[-1]
        assert played.match is not None
        return played.match.twin(fair_dealer(played.seal, played.drawn))

    def after(self, entry: Entry) -> Match | None:
        """The match as it stands after this entry, if that was tried just now."""
        return self.tried[1] if self.tried is not None and self.tried[0] is entry else None

    # ---- the fold --------------------------------------------------------------------------------------------

    @classmethod
    def of(cls, id: str, rows: Iterable[Row]) -> TableState:
        state = cls(id)
        for row in rows:
            state.read(row)
        return state

    def read(self, row: Row) -> Entry:
        """Take the next entry of the log."""
        entry = decode(row.body)
        self.apply(row.seq, entry, row.command)
        return entry

    def apply(self, seq: int, entry: Entry, command: str | None = None) -> None:
        self._follows(seq)
        APPLY[type(entry)](self, seq, entry)
        self._took(seq, command)

    def pass_over(self, row: Row) -> None:
        """Take the next entry of a game that is over by now: nobody asks how it stood, so its acts are not carried out."""
        self._follows(row.seq)
        match kind_of(row.body):
            case "acted":
                self.games.extend_past(row.seq)
            case "dealt":
                persons, seal = _seated(self)
                self.games.append_past(Past(row.seq, row.seq, seal, persons))
                self.played = None
            case _:
                entry = decode(row.body)
                APPLY[type(entry)](self, row.seq, entry)
        self._took(row.seq, row.command)

    def _follows(self, seq: int) -> None:
        assert seq == self.seq + 1, f"entry {seq} follows {self.seq}"

    def _took(self, seq: int, command: str | None) -> None:
        self.seq = seq
        if command is not None:
            self.commands[command] = seq


def fair_dealer(seal: Sealed, drawn: int = 0) -> FairDealer:
    """The dealer of a sealed game after so many random steps."""
    return FairDealer(bytes.fromhex(seal.seed), drawn)


# ---- what each entry does ----------------------------------------------------------------------------------------


class NoSuchGame(SchnappError):
    """The package of a table's game is gone."""


def _opened(state: TableState, seq: int, entry: TableOpened) -> None:
    if entry.game not in GAMES:
        raise NoSuchGame(f"there is no game {entry.game} here any more")
    state.game = entry.game
    state.places = [_place(taken) for taken in entry.seats]
    state.persons = sum(place.person is not None for place in state.places)
    state.given = entry.options
    state.pace_ms = entry.pace_ms
    state.away_s = entry.away_s
    state.forget_percent = entry.forget_percent
    state.language = entry.language
    state.calm = entry.calm
    state.hints = entry.hints


def _place(taken: Taken) -> Place:
    return Place(taken.name, taken.person, [taken.secret] if taken.secret else [], taken.level)


def _sealed(state: TableState, seq: int, entry: Sealed) -> None:
    state.seal = entry
    if entry.match > len(state.games):
        state.broken_off = None  # the log says that the game before was over


def _joined(state: TableState, seq: int, entry: Joined) -> None:
    state.places[entry.seat] = Place(entry.name, entry.person, [entry.secret])
    state.persons = max(state.persons, entry.person)


def _bot_sat(state: TableState, seq: int, entry: BotSat) -> None:
    if entry.seat == len(state.places):
        state.places.append(Place())
    state.places[entry.seat] = Place(entry.name, level=entry.level, leader=state.places[entry.seat].leader)


def _vacated(state: TableState, seq: int, entry: Vacated) -> None:
    gone = state.places[entry.seat]
    state.places[entry.seat] = (
        Place() if entry.level is None else Place(gone.name, level=entry.level, leader=gone.leader)
    )


def _configured(state: TableState, seq: int, entry: Configured) -> None:
    state.given = entry.options
    state.pace_ms = entry.pace_ms
    state.away_s = entry.away_s
    state.forget_percent = entry.forget_percent
    state.calm = entry.calm
    state.hints = entry.hints
    for seat, place in enumerate(state.places):
        place.leader = seat == entry.leader
    while len(state.places) < entry.seats:
        state.places.append(Place())
    for seat in reversed(range(len(state.places))):
        if len(state.places) > entry.seats and state.places[seat].kind == "open":
            del state.places[seat]


def _dealt(state: TableState, seq: int, entry: Dealt) -> None:
    persons, seal = _seated(state)
    game = GAMES[state.game]
    state.played = Played(header_of(game, entry), None, seal, persons, [])
    state.games.append(state.played)
    _went(state, seq, state.played.dealt(game, seq, entry))


def _seated(state: TableState) -> tuple[list[int | None], Sealed]:
    """A deal: open seats are gone. Who sits where, and the game's chance."""
    assert state.seal is not None
    state.broken_off = None
    state.places = sorted((place for place in state.places if place.kind != "open"), key=lambda place: place.leader)
    return [place.person for place in state.places], state.seal


def _acted(state: TableState, seq: int, entry: Acted) -> None:
    after = state.after(entry)
    state.tried = None
    _went(state, seq, state.games[-1].acted(seq, entry, after))


def _went(state: TableState, seq: int, why: str | None) -> None:
    """Nobody plays on in another position than the one that was shown. The steps stay: they are its record."""
    if why is not None:
        state.broken_off = BrokenOff(len(state.games), seq, why)


def _broken_off(state: TableState, seq: int, entry: BrokenOff) -> None:
    if entry.match == len(state.games):
        state.games.break_off()
    state.broken_off = None


def _spoke(state: TableState, seq: int, entry: Spoke) -> None:
    state.chat.append(entry)


def _lent(state: TableState, seq: int, entry: Lent) -> None:
    seat = state.seat_of(entry.person)
    if seat is not None:
        place = state.places[seat]
        place.secrets = [*place.secrets, entry.secret][-SECRETS:]


def _stood_in(state: TableState, seq: int, entry: StoodIn) -> None:
    state.places[entry.seat].standin = True


def _returned(state: TableState, seq: int, entry: Returned) -> None:
    state.places[entry.seat].standin = False


APPLY: dict[type, Callable[[TableState, int, Any], None]] = {
    TableOpened: _opened,
    Sealed: _sealed,
    Joined: _joined,
    BotSat: _bot_sat,
    Vacated: _vacated,
    Configured: _configured,
    Dealt: _dealt,
    Acted: _acted,
    BrokenOff: _broken_off,
    Spoke: _spoke,
    Lent: _lent,
    StoodIn: _stood_in,
    Returned: _returned,
}
