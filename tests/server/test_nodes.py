"""Two servers on one log: neither's cache is the authority, and nobody's act is in the way of another's."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from schnapp.server.messages import Play
from schnapp.server.refusal import Refusal

from .client import command_id
from .house import fold, house_at, open_table, order, settle, sit


async def test_acts_on_two_nodes_are_both_accepted_and_shown(tmp_path: Path) -> None:
    async with house_at(tmp_path / "t.db") as house, house_at(tmp_path / "t.db") as other:
        here = await open_table(house)
        there = await other.table(here.state.id)
        (anna,) = await sit(here, 1)
        (bert,) = await sit(there, 2)
        assert here.state.match is not None and there.state.match is not None
        plays = [Play(command_id(), here.state.match.legal(seat)[0], 1) for seat in range(3)]

        await asyncio.gather(order(here, 1, plays[0]), order(there, 2, plays[1]))
        await order(here, 3, plays[2])
        await settle()

        told = await fold(house.log, here.state.id)
        assert told.match is not None
        assert [step.act["player"] for step in told.games[0].steps if step.act] in ([0, 1, 2], [1, 0, 2])
        assert told.match.position() == here.state.match.position()
        assert sorted(
            e["player"] for m in anna.heard if m["t"] == "happened" for e in m["events"] if e["type"] == "laid"
        ) == [0, 1, 2]
        assert anna.now["view"]["state"] == "TURN"
        assert bert.now["seq"] < anna.now["seq"]  # the other node hears of it with its next command, at the latest

        with pytest.raises(Refusal, match="wrong_state"):  # judged by the log, not by the stale cache
            await order(there, 3, Play(command_id(), plays[2].act, 1))


async def test_a_command_known_to_the_log_alone_is_done_again(tmp_path: Path) -> None:
    """Carried out on one node, sent again to another that has not heard of it."""
    async with house_at(tmp_path / "t.db") as house, house_at(tmp_path / "t.db") as other:
        here = await open_table(house)
        there = await other.table(here.state.id)
        assert here.state.match is not None
        play = Play(command_id(), here.state.match.legal(0)[0], 1)
        seq = await order(here, 1, play)
        assert await order(there, 1, play) == seq
        assert there.state.seq == here.state.seq == seq
