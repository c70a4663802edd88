"""Whoever reads a table from its log does not play the games again that are over; what they know is the same."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest

from schnapp.games import BUILT_IN
from schnapp.server import rest
from schnapp.server.commands import acted
from schnapp.server.entries import BrokenOff, decode, encode
from schnapp.server.log import Row, Spoiled
from schnapp.server.messages import Leave, Rematch, Say
from schnapp.server.reading import read_on
from schnapp.server.refusal import Refusal
from schnapp.server.retelling import told_again
from schnapp.server.table_state import TableState
from schnapp.server.turns import Asker
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match

from .client import command_id
from .registry import fold, open_table, perform, registry_at
from .releases import FILES, read, seen
from .test_analyses import SHORT, play_on
from .test_memory import record_of
from .test_replays import play_on as some_acts
from .test_surprises import alter


async def rows_of_three_games(file: Path) -> list[Row]:
    """Bert speaks and leaves in the first one, and the third goes on."""
    async with registry_at(file) as registry:
        table = await open_table(registry, options=SHORT)
        await perform(table, 2, Say(command_id(), phrase="gg"))
        await perform(table, 2, Leave(command_id()))
        await play_on(table)
        await perform(table, 1, Rematch(command_id()))
        await play_on(table)
        await perform(table, 1, Rematch(command_id()))
        await some_acts(table, "third", 7)
        return await registry.log.read(table.state.id)


def known(state: TableState) -> dict[str, Any]:
    """All of it; the games by what they consist of."""
    newest = state.games[-1]
    return vars(state) | {
        "votes": None,
        "played": None,
        "games": [state.games.past(number) for number in range(1, len(state.games) + 1)],
        "newest": (newest.header, newest.seal, newest.persons, newest.steps, newest.drawn, newest.touched),
        "seen": seen(state),
    }


@pytest.mark.parametrize("game", BUILT_IN)
async def test_a_table_stands_where_its_log_leads(tmp_path: Path, game: str) -> None:
    """An act that was tried is not carried out a second time where it is shown; whoever reads the log carries it out, and comes to
    the same."""
    chance = Dealer(stream(game, "acts"))
    options = {"draw_mode": "auto"} if game == "schnuff" else {}
    async with registry_at(tmp_path / "t.db") as registry:
        table = await open_table(registry, game=game, options=options)
        for _ in range(150):
            live = table.state.match
            assert live is not None
            if live.over:
                break
            seat = live.to_act()[0] if live.to_act() else live.actors()[0]
            act = live.random_act(seat, chance) if live.legal(seat) else live.tick(live.deadline or 0)
            await table.commit(lambda state, act=act: acted(state, act))
        state, told = table.state, await fold(registry.log, table.state.id)
        assert known(told) == known(state)
        live, match = state.match, told.match
        assert live is not None and match is not None and live is not match
        assert match.position() == live.position()
        assert (match.memory is None) == (live.memory is None)
        assert match.memory is None or live.memory is None or match.memory.recall() == live.memory.recall()
        assert match._moves == live._moves > 50


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
async def test_it_is_known_as_well(file: Path) -> None:
    rows, views = read(file)
    state = await read_on(TableState("one"), rows)
    assert seen(state) == views
    assert known(state) == known(TableState.of("one", rows))


async def test_it_is_known_as_well_from_wherever_it_was_known_before(tmp_path: Path) -> None:
    rows = await rows_of_three_games(tmp_path / "t.db")
    whole = known(TableState.of("one", rows))
    for cut in range(0, len(rows), 3):
        state = await read_on(await read_on(TableState("one"), rows[:cut]), rows[cut:])
        assert known(state) == whole, cut


async def test_acts_of_games_that_are_over_are_not_carried_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = await rows_of_three_games(tmp_path / "t.db")
    acts, carried_out = Match.act, list[Any]()

    def counted(match: Match, act: Any) -> Any:
        carried_out.append(act)
        return acts(match, act)

    monkeypatch.setattr(Match, "act", counted)
    state = await read_on(TableState("one"), rows)
    assert len(carried_out) == len(state.games[-1].steps) - 1 > 5


async def test_a_game_of_the_past_that_was_broken_off_is_known_as_such(tmp_path: Path) -> None:
    rows = await rows_of_three_games(tmp_path / "t.db")
    first = TableState("one")
    until = 0
    while len(first.games) == 0 or first.stage == "playing":
        first.read(rows[until])
        until += 1
    rest = [Row(row.seq + 1, row.body, row.command) for row in rows[until:]]
    rows = [*rows[:until], Row(until + 1, encode(BrokenOff(1, until, "why")), None), *rest]
    state = await read_on(TableState("one"), rows)
    assert known(state) == known(TableState.of("one", rows))
    pasts = [state.games.past(number) for number in (1, 2)]
    assert [past.broken_off for past in pasts if past is not None] == [True, False]
    again = await told_again("snatch-it", pasts[0], rows[pasts[0].first - 1 : pasts[0].last])
    assert again.match is None


async def test_an_entry_that_is_none_spoils_the_table_wherever_it_stands(tmp_path: Path) -> None:
    rows = await rows_of_three_games(tmp_path / "t.db")
    for at in range(0, len(rows) - 1, 5):
        with pytest.raises(Spoiled):
            await read_on(TableState("one"), [*rows[:at], Row(at + 1, b"{", None), *rows[at + 1 :]])
        with pytest.raises(Spoiled):
            await read_on(TableState("one"), [*rows[:at], *rows[at + 1 :]])


async def test_an_act_of_the_past_that_is_none_spoils_its_game_only(tmp_path: Path) -> None:
    rows = await rows_of_three_games(tmp_path / "t.db")
    state = await read_on(TableState("one"), rows)
    past = state.games.past(1)
    assert past is not None
    rows[past.last - 1] = Row(past.last, b'{"type":"acted"}', None)
    assert known(await read_on(TableState("one"), rows))["seen"] == seen(state)
    with pytest.raises(Spoiled):
        await told_again("snatch-it", past, rows[past.first - 1 : past.last])


@pytest.mark.parametrize("change", ["ruleset", "event", "illegal"])
async def test_a_game_of_the_past_that_nobody_can_follow_is_told_as_the_log_has_it(tmp_path: Path, change: str) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        table = await open_table(registry, options=SHORT)
        await play_on(table)
        record = record_of(table.state.games[-1])
        await perform(table, 1, Rematch(command_id()))
        assert record_of(await rest.told(registry, table.state, 1)) == record
    alter(tmp_path / "t.db", change, match=1)
    async with registry_at(tmp_path / "t.db") as registry:
        state = (await registry.table(table.state.id)).state
        assert (state.stage, state.broken_off) == ("playing", None)
        packed = await registry.records.record(
            registry.thinkers, Asker("", state.id), 1, lambda: rest.told(registry, state, 1)
        )
        logged = gzip.decompress(packed).decode()
        assert logged.count('{"act":') == record.count('{"act":')
        assert '"position"' not in logged, "the log's own words, not those of a verbose record"
        with pytest.raises(Refusal, match="not_found"):
            await registry.records.replay(
                registry.thinkers, Asker("", state.id), 1, "all", lambda: rest.told(registry, state, 1)
            )
        assert BrokenOff not in {type(decode(row.body)) for row in await registry.log.read(state.id)}
