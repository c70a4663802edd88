"""Options whose default is another one as soon as a bot sits at the table: Schnuff's toll of dropping out (R31)."""

from __future__ import annotations

from typing import Any

import pytest

from schnapp.games import GAMES
from schnapp.games.schnuff.box import TOLL_BESIDE_BOTS
from schnapp.server import snapshots
from schnapp.server.commands import TableCommand, acted, entries_for, joined, opened
from schnapp.server.entries import Configured, Dealt, decode
from schnapp.server.entries import encode as written
from schnapp.server.log import Row
from schnapp.server.messages import AddBot, Configure, Leave, NewTable, Rematch, RemoveSeat, Start
from schnapp.server.table_state import TableState
from schnapp.table import record
from schnapp.table.record import Recorder
from schnapp.table.replay import check

from .client import command_id

TOLL = "drop_out_toll"


class Logged:
    """A table as commands write its log, without a network."""

    def __init__(self, seats: int = 3, bots: int = 0, game: str = "schnuff", **options: Any) -> None:
        self.rows: list[Row] = []
        self.state = TableState("table")
        new_table = NewTable(game, ["Anna"], seats, ["easy"] * bots, options=options)
        self.write(opened(new_table, ["secret of Anna"]))

    def write(self, entries: list[Any]) -> None:
        for entry in entries:
            self.rows.append(Row(len(self.rows) + 1, written(entry), None))
            self.state.read(self.rows[-1])

    def perform(self, command: TableCommand, person: int = 1) -> None:
        self.write(entries_for(self.state, person, command))

    def set(self, **options: Any) -> None:
        self.perform(Configure(command_id(), options=options))

    def bot_comes(self) -> None:
        self.perform(AddBot(command_id(), "easy"))

    def bot_goes(self) -> None:
        seat = next(seat for seat, place in enumerate(self.state.places) if place.kind == "bot")
        self.perform(RemoveSeat(command_id(), seat))

    def toll(self) -> str:
        """What is shown to everybody; whoever reads the log anew is shown the same."""
        again = TableState.of("table", self.rows)
        views = [snapshots.table_view(state, (), 0) for state in (self.state, again)]
        assert views[0] == views[1]
        return views[0].options[TOLL]

    def usual_beside_bots(self) -> dict[str, Any]:
        return snapshots.table_view(self.state, (), 0).beside_bots

    def dealt(self) -> Dealt:
        return [entry for row in self.rows if isinstance(entry := decode(row.body), Dealt)][-1]


def test_the_toll_comes_and_goes_with_the_bots() -> None:
    table = Logged(seats=4)
    assert (table.toll(), table.usual_beside_bots()) == ("none", {})
    table.write(joined(table.state, "Bert", "secret of Bert"))
    assert table.toll() == "none"
    table.bot_comes()
    assert (table.toll(), table.usual_beside_bots()) == (TOLL_BESIDE_BOTS, {TOLL: TOLL_BESIDE_BOTS})
    table.bot_comes()
    table.bot_goes()
    assert table.toll() == TOLL_BESIDE_BOTS
    table.bot_goes()
    assert (table.toll(), table.usual_beside_bots()) == ("none", {})


@pytest.mark.parametrize("value", ["none", "next_limit", "ninety"])
def test_what_was_set_by_hand_stays_when_bots_come_and_go(value: str) -> None:
    table = Logged()
    table.set(**{TOLL: value})
    for change in (table.bot_comes, table.bot_goes, table.bot_comes):
        assert table.toll() == value
        change()
    assert table.toll() == value
    table.set(chips=5)  # another option leaves it as it was
    assert table.toll() == value
    table.set(**{TOLL: None})  # as usual, which it is by who sits there
    assert table.toll() == TOLL_BESIDE_BOTS
    table.bot_goes()
    assert table.toll() == "none"


@pytest.mark.parametrize("value", ["none", "ninety"])
def test_it_can_be_set_as_long_as_a_bot_sits_there(value: str) -> None:
    table = Logged(bots=1)
    assert table.toll() == TOLL_BESIDE_BOTS
    table.set(**{TOLL: value})
    assert table.toll() == value
    table.bot_goes()
    assert table.toll() == value


def test_where_the_table_draws_nobody_drops_out_and_nothing_changes() -> None:
    table = Logged(bots=1)
    table.set(draw_mode="auto")
    assert (table.toll(), table.usual_beside_bots()) == ("none", {})
    table.set(draw_mode="strict")
    assert table.toll() == TOLL_BESIDE_BOTS


@pytest.mark.parametrize("game", [name for name in GAMES if name != "schnuff"])
def test_other_games_are_as_usual_beside_bots(game: str) -> None:
    players = GAMES[game].seats[0]
    table = Logged(seats=players, bots=players - 1, game=game)
    assert table.usual_beside_bots() == {}
    given = {name: value for name, value in table.state.given.items() if name == "language"}
    assert table.state.shown_options() == GAMES[game].resolve(players, given)


@pytest.mark.parametrize("bots", [0, 2])
def test_the_deal_says_what_was_in_force_and_the_record_replays(bots: int) -> None:
    table = Logged(bots=bots)
    if not bots:
        for name in ("Bert", "Cleo"):
            table.write(joined(table.state, name, f"secret of {name}"))
    table.perform(Start(command_id()))
    expected = TOLL_BESIDE_BOTS if bots else "none"
    assert table.dealt().options[TOLL] == expected
    match = table.state.match
    assert match is not None
    assert match.options[TOLL] == table.toll() == expected
    assert table.state.games[-1].header["options"][TOLL] == expected
    assert check(record.parsed(Recorder(match).text().encode()), GAMES) is None


def test_a_game_that_runs_keeps_its_rules_and_the_next_one_has_those_of_who_sits_there() -> None:
    """Bert leaves, and a bot plays on for him."""
    table = Logged(seats=2, chips=1)
    table.write(joined(table.state, "Bert", "secret of Bert"))
    table.perform(Start(command_id()))
    table.perform(Leave(command_id()), person=2)
    assert (table.state.places[1].kind, table.toll()) == ("bot", "none")
    for _ in range(2_000):
        match = table.state.match
        assert match is not None
        if match.over:
            break
        seat = match.to_act()[0]
        table.write(acted(table.state, match.signed(seat, match.legal(seat)[0])))
    assert table.state.stage == "over"
    table.perform(Rematch(command_id()))
    assert (table.dealt().match, table.dealt().options[TOLL]) == (2, TOLL_BESIDE_BOTS)


def test_an_old_deal_that_does_not_know_the_option_is_played_without_toll() -> None:
    """Though a bot sits at its table."""
    table = Logged(bots=2)
    table.set(**{TOLL: "none"})
    table.perform(Start(command_id()))
    for _ in range(40):
        match = table.state.match
        assert match is not None
        seat = match.to_act()[0]
        table.write(acted(table.state, match.signed(seat, match.legal(seat)[0])))
    assert any('"dropped_out"' in row.body.decode() for row in table.rows)
    older: list[Row] = []
    for row in table.rows:
        entry = decode(row.body)
        if isinstance(entry, Configured | Dealt):
            del entry.options[TOLL]
        older.append(Row(row.seq, written(entry), row.command))
    assert [row.body for row in older] != [row.body for row in table.rows]
    state = TableState.of("table", older)
    assert state.broken_off is None
    assert state.match is not None and table.state.match is not None
    assert state.match.options[TOLL] == "none"
    assert state.match.position() == table.state.match.position()
    assert TOLL not in state.games[-1].header["options"]  # its record says what its log says
    assert snapshots.table_view(state, (), 0).options[TOLL] == "none"
