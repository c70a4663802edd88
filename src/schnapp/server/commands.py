"""What each command of a seated person writes into the log: looks at the table as it stands, changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import structs

from schnapp.bots.levels import USUAL
from schnapp.bots.roster import can_advise, offered
from schnapp.games import BUILT_IN, GAMES
from schnapp.table import errors
from schnapp.table.acting import rule_of
from schnapp.table.errors import BadOptions
from schnapp.table.options import in_language
from schnapp.table.protocols import Raced, names_of, raced, settled
from schnapp.table.seating import seat_of

from . import refusal
from .deal import dealt, new_seal
from .entries import Acted, BotSat, Configured, Entry, Joined, Returned, Spoke, TableOpened, Taken, Vacated
from .messages import (
    PHRASES,
    AddBot,
    Configure,
    Leave,
    NewTable,
    Play,
    Rematch,
    RemoveSeat,
    Say,
    Start,
)
from .names import bot_name, tidy, tidy_act, tidy_name
from .offer import offered as offered_games
from .refusal import Refusal
from .stamping import Stamp
from .table_state import TableState

TableCommand = Play | Say | Start | Rematch | AddBot | RemoveSeat | Configure | Leave
STANDIN = USUAL  # the bot that plays for an absent person
ALONE = ("pace_ms", "away_s", "forget_percent", "calm", "hints")  # settings that no other one has a say in
NOT_OURS_TO_SAY = ("player", "actor", "t", "listed", "by")  # of an act, by a client


def entries_for(
    state: TableState, person: int | None, command: TableCommand, name: str = "", stamp: Stamp | None = None
) -> list[Entry]:
    """The entries of a command. Raises Refusal. `name` is a spectator's, `stamp` the time of an act of a timed game."""
    if isinstance(command, Say):
        return spoken(state, state.seat_of(person), name, command)
    seat = state.seat_of(person)
    if seat is None:
        raise Refusal("not_playing")
    if isinstance(command, Play):
        return played(state, seat, command, stamp)
    return COMMANDS[type(command)](state, seat, command)


def spoken(state: TableState, seat: int | None, name: str, command: Say) -> list[Entry]:
    if (command.phrase is None) == (command.text is None):
        raise Refusal("bad_text")
    if command.phrase is not None and command.phrase not in PHRASES:
        raise Refusal("bad_text", field="phrase")
    text = None if command.text is None else tidy(command.text)
    if text == "":
        raise Refusal("bad_text", field="text")
    return [Spoke(seat, name if seat is None else state.places[seat].name, command.phrase, text)]


# ---- playing -----------------------------------------------------------------------------------------------------


def played(state: TableState, seat: int, command: Play, stamp: Stamp | None = None) -> list[Entry]:
    if state.match is None:
        raise Refusal("game_not_running")
    if command.match != len(state.games):
        raise Refusal("wrong_match")
    if state.stage == "over" and seat >= len(state.games[-1].persons):
        raise Refusal("game_not_running")
    given = {key: value for key, value in command.act.items() if key not in NOT_OURS_TO_SAY}
    if state.calm and command.type in raced(state.match.game):
        raise Refusal("wrong_state", rule=rule_of(state.match.game, "wrong_state", given))  # nobody races here
    return acted(state, signed(state, state.games[-1].seat_in_match(seat), given, stamp), stamp=stamp)


def signed(state: TableState, seat: int, act: dict[str, Any], stamp: Stamp | None) -> dict[str, Any]:
    """An act with all that only the server adds to it: who, when, and what the game says of its words."""
    match = state.match
    assert match is not None
    if match.clock is None:
        return match.signed(seat, act)
    t = match.now if stamp is None else max(match.now, stamp.t)  # time never goes back
    return state.votes.listed(match, match.judged(match.signed(seat, tidy_act(act), t)))


def acted(state: TableState, *acts: dict[str, Any], stamp: Stamp | None = None) -> list[Entry]:
    """What whoever plays a seat does, behind the timers that are due before it; the last act of a game brings the seal of
    the next."""
    rehearsal = state.rehearsal()
    measured = None if stamp is None else stamp.measured
    tried: list[Acted] = []
    try:
        for act in acts:
            if (tick := rehearsal.due(act)) is not None:
                tried.append(Acted(tick, rehearsal.act(tick)))
            tried.append(Acted(ordered(act), rehearsal.act(act), measured))
            measured = None
    except errors.Refused as refused:
        raise Refusal(refused.reason, rule=refused.rule) from refused
    if len(tried) == 1 and state.game in BUILT_IN:  # whether a guest's game can repeat its log is seen at each act
        state.tried = tried[0], rehearsal
    return [*tried, new_seal(len(state.games) + 1)] if rehearsal.over else [*tried]


def ticked(state: TableState, t: int) -> list[Entry]:
    """The clock of a timed game: nothing if no timer is due by now."""
    match = state.match
    if match is None or match.over or match.deadline is None or match.deadline > t:
        return []
    return acted(state, match.tick(match.deadline))


def ordered(act: dict[str, Any]) -> dict[str, Any]:
    """Fields in the order of records: time, who, type, parameters, by."""
    first = {key: act[key] for key in ("t", "actor", "player", "type") if key in act}
    found = first | act  # what stands there already stays in its place
    if "by" in found:
        found["by"] = found.pop("by")
    return found


def started(state: TableState, seat: int, command: Start) -> list[Entry]:
    _host_only(state, seat)
    if state.stage != "lobby":
        raise Refusal("game_running")
    return dealt(state)


def again(state: TableState, seat: int, command: Rematch) -> list[Entry]:
    if state.stage != "over":
        raise Refusal("game_not_over")
    return dealt(state)


# ---- the lobby ---------------------------------------------------------------------------------------------------


def bot_added(state: TableState, seat: int, command: AddBot) -> list[Entry]:
    _host_only(state, seat)
    _not_while_playing(state)
    if command.level not in offered(state.game):
        raise Refusal("bad_level", field="level")
    place = _bot_seat(state) if command.seat is None else _named_bot_seat(state, command.seat)
    sitting = state.places[place].name if place < len(state.places) else ""
    return [BotSat(place, sitting or bot_name(state.game, state.language, names(state)), command.level)]


def _bot_seat(state: TableState) -> int:
    """The first open seat; a new one if there is none."""
    place = first_open(state)
    if place is None:
        if state.players >= GAMES[state.game].seats[-1]:
            raise Refusal("table_full")
        place = len(state.places)
    return place


def _named_bot_seat(state: TableState, seat: int) -> int:
    if seat >= len(state.places) or state.places[seat].kind == "person":
        raise Refusal("no_such_seat", field="seat")
    return seat


def removed(state: TableState, seat: int, command: RemoveSeat) -> list[Entry]:
    _host_only(state, seat)
    _not_while_playing(state)
    if command.seat >= len(state.places) or state.places[command.seat].kind == "open":
        raise Refusal("no_such_seat")
    return [Vacated(command.seat)]


def configured(state: TableState, seat: int, command: Configure) -> list[Entry]:
    _host_only(state, seat)
    if command != Configure(command.id, pace_ms=command.pace_ms):  # how long bots take may change at any time
        _not_while_playing(state)
    seats = len(state.places) if command.seats is None else command.seats
    taken = sum(place.kind != "open" for place in state.places)
    leader = led(state, command.leader)
    players = seats - (leader is not None)
    if players not in GAMES[state.game].seats or seats < taken:
        raise Refusal("bad_seats", field="seats")
    _unled(command.options or {})
    name = {} if leader is None else {"leader": state.places[leader].option}
    options = changed(state, players, command.options or {}, name)
    if command.options is not None or command.seats is not None or command.leader is not None:
        checked(state.game, players, options | name)
    before = _settings(state)
    wanted = {name: value for name in ALONE if (value := getattr(command, name)) is not None}
    made = structs.replace(before, options=options, seats=seats, leader=leader, **wanted)
    if made.calm and not isinstance(GAMES[state.game], Raced):
        raise Refusal("bad_option", field="calm")
    _advised(state.game, made.hints)
    return [] if made == before else [made]  # what changes nothing is not written


def _settings(state: TableState) -> Configured:
    return Configured(
        state.given,
        len(state.places),
        state.pace_ms,
        state.away_s,
        state.forget_percent,
        state.leader,
        state.calm,
        state.hints,
    )


def _unled(options: dict[str, Any]) -> None:
    if options.get("leader") is not None:
        raise Refusal("bad_option", field="leader")  # the leader holds a seat, and is named by it


def _advised(game: str, hints: bool | None) -> None:
    if hints and not can_advise(game):
        raise Refusal("bad_option", field="hints")


def led(state: TableState, wanted: int | None) -> int | None:
    """The seat that leads from now on: as it was, nobody, or this person's."""
    if wanted is None:
        return state.leader
    if wanted < 0:
        return None
    if seat_of(GAMES[state.game], "leader") is None:
        raise Refusal("bad_option", field="leader")
    if wanted >= len(state.places) or state.places[wanted].kind != "person":
        raise Refusal("no_such_seat", field="leader")
    return wanted


def changed(state: TableState, players: int, options: dict[str, Any], beside: dict[str, Any]) -> dict[str, Any]:
    """What was chosen before, as far as it still goes with the options `beside` it, with these over it; null takes it back."""
    game = GAMES[state.game]
    known = names_of(game)
    chosen = {name: value for name, value in (state.given | options).items() if value is not None or name not in known}
    kept = settled(game, players, chosen | beside)
    return {name: value for name, value in chosen.items() if name in options or name in kept}


def left(state: TableState, seat: int, command: Leave) -> list[Entry]:
    return [Vacated(seat, STANDIN if state.stage == "playing" else None)]


def _host_only(state: TableState, seat: int) -> None:
    if state.places[seat].person != state.host:
        raise Refusal("not_host")


def _not_while_playing(state: TableState) -> None:
    if state.stage == "playing":
        raise Refusal("game_running")


def first_open(state: TableState) -> int | None:
    return next((seat for seat, place in enumerate(state.places) if place.kind == "open"), None)


def names(state: TableState) -> set[str]:
    return {place.name for place in state.places}


def checked(game: str, seats: int, options: dict[str, Any]) -> None:
    try:
        GAMES[game].resolve(seats, options)
    except BadOptions as bad:
        raise refusal.of_options(bad, names_of(GAMES[game])) from bad


COMMANDS: dict[type, Callable[[TableState, int, Any], list[Entry]]] = {
    Start: started,
    Rematch: again,
    AddBot: bot_added,
    RemoveSeat: removed,
    Configure: configured,
    Leave: left,
}


# ---- coming in ---------------------------------------------------------------------------------------------------


def opened(new_table: NewTable, hashes: list[str]) -> list[Entry]:
    """A new table; `hashes` are the secrets of the people who sit down at once."""
    game = offered_games().get(new_table.game)
    if game is None:
        raise Refusal("unknown_game", field="game")
    if new_table.seats not in game.seats or len(new_table.names) + len(new_table.bots) > new_table.seats:
        raise Refusal("bad_seats", field="seats")
    if any(level not in offered(new_table.game) for level in new_table.bots):
        raise Refusal("bad_level", field="bots")
    _unled(new_table.options)
    options = in_language(GAMES[new_table.game].options, new_table.language, new_table.options)
    checked(new_table.game, new_table.seats, options)
    seats: list[Taken] = []
    for person, (name, secret) in enumerate(zip(new_table.names, hashes, strict=True), 1):
        seats.append(Taken(tidy_name(name, {seat.name for seat in seats}), person, secret))
    for level in new_table.bots:
        name = bot_name(new_table.game, new_table.language, {seat.name for seat in seats})
        seats.append(Taken(name, level=level))
    seats += [Taken() for _ in range(new_table.seats - len(seats))]
    if new_table.calm and not isinstance(game, Raced):
        raise Refusal("bad_option", field="calm")
    _advised(new_table.game, new_table.hints)
    table = TableOpened(
        new_table.game,
        seats,
        options,
        new_table.pace_ms,
        new_table.away_s,
        new_table.forget_percent,
        new_table.language,
        new_table.calm,
        new_table.hints,
    )
    first: list[Entry] = [table, new_seal(1)]
    return first + _at_once(first) if new_table.start else first


def _at_once(first: list[Entry]) -> list[Entry]:
    state = TableState("")
    for seq, entry in enumerate(first, 1):
        state.apply(seq, entry)
    return dealt(state)


def returned(state: TableState, person: int | None) -> list[Entry]:
    """Whoever comes back gets the seat back from the bot that stood in."""
    seat = state.seat_of(person)
    return [Returned(seat)] if seat is not None and state.places[seat].standin else []


def joined(state: TableState, name: str, hashed_secret: str) -> list[Entry]:
    _not_while_playing(state)
    seat = first_open(state)
    if seat is None:
        raise Refusal("table_full")
    return [Joined(seat, tidy_name(name, names(state)), state.persons + 1, hashed_secret)]
