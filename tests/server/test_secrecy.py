"""Two tables that a viewer cannot tell apart send that viewer the same bytes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from schnapp.server import scene
from schnapp.server.entries import encode as written
from schnapp.server.fold import Step, TableState, on_copy
from schnapp.server.log import Row
from schnapp.server.messages import NewTable, Play
from schnapp.server.orders import acted, entries_for, opened
from schnapp.server.viewer import encode
from schnapp.table.dealer import Dealer
from schnapp.table.fair import FairDealer

VIEWERS = (0, 1, 2, 3, None)  # person = seat + 1


def rows_after(acts: int, seed: int, **options: Any) -> list[Row]:
    """The log of a table of four after so many random acts."""
    order = NewTable("snatch-it", ["Anna", "Bert", "Cleo", "Dora"], 4, options=options, start=True)
    rows: list[Row] = []
    state = TableState("table")

    def write(entries: list[Any]) -> None:
        for entry in entries:
            rows.append(Row(len(rows) + 1, written(entry), None))
            state.read(rows[-1])

    write(opened(order, ["a", "b", "c", "d"]))
    chance = random.Random(seed)
    for _ in range(acts):
        if state.stage != "playing":
            break
        assert state.match is not None
        seat = chance.choice(state.owed)
        write(acted(state, {"player": seat, **chance.choice(state.match.legal(seat))}))
    return rows


def twins(rows: list[Row], viewer: int | None, seed: int) -> tuple[TableState, TableState]:
    """The table, and another whose hidden cards are dealt anew as far as this viewer knows."""
    one, other = TableState.of("table", rows), TableState.of("table", rows)
    match = other.games[-1].match
    chance = Dealer(bytes([seed % 256]) * 32)
    match.state = match.game.redeal(match.view(viewer), len(match.players), match.options, chance)
    return one, other


def sent(state: TableState, viewer: int | None) -> bytes:
    person = None if viewer is None else viewer + 1
    return encode(scene.scene(state, scene.table(state, {1, 2}, 1), person, None))


@pytest.mark.parametrize("acts", [0, 2, 5, 9, 30, 60])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_scenes_of_twins_are_equal(acts: int, viewer: int | None) -> None:
    rows = rows_after(acts, seed=acts, stalk_enforcement="call_out" if acts % 2 else "strict")
    differing = 0
    for seed in range(5):
        one, other = twins(rows, viewer, seed)
        assert sent(one, viewer) == sent(other, viewer)
        differing += one.games[-1].match.position() != other.games[-1].match.position()
    assert differing > 0, "the twins hide nothing: the test is blind"


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_what_another_lays_makes_no_difference(viewer: int | None) -> None:
    """Anna lays her first card here, her last one there: the others hear the same."""
    rows = rows_after(0, seed=1)
    one, other = twins(rows, viewer, seed=3)
    heard: list[bytes] = []
    laid: list[str] = []
    for state, choose in ((one, min), (other, max)):
        match = on_copy(state.games[-1].match, FairDealer(bytes(32)))
        state.games[-1].match = match
        card = choose(match.legal(0), key=lambda act: act["card"])
        laid.append(card["card"])
        entries = match.act({"player": 0, **card})
        heard.append(encode(scene.happened(state, Step(99, {"player": 0, **card}, entries), viewer, None)))
    assert laid[0] != laid[1]
    assert heard[0] == heard[1]


@pytest.mark.parametrize("viewer", [1, 2])
def test_refusals_do_not_depend_on_what_others_hold(viewer: int) -> None:
    rows = rows_after(7, seed=4)
    one, other = twins(rows, viewer, seed=5)
    kinds = one.games[-1].match.game.kinds
    acts: list[dict[str, Any]] = [{"type": "toss", "pond": kind} for kind in kinds]
    acts += [{"type": "steal", "card": kind, "owner": owner, "stack": "s1"} for kind in kinds for owner in range(4)]
    acts += [{"type": t, "card": kind} for kind in kinds for t in ("lay", "bait", "stalk", "reclaim")]
    for act in acts:
        told = []
        for state in (one, other):
            try:
                entries_for(state, viewer + 1, Play("command-1", act, 1))
                told.append("done")
            except Exception as refusal:
                told.append(repr((type(refusal), refusal, getattr(refusal, "rule", None))))
        assert told[0] == told[1], act


def test_the_past_is_as_short_as_the_option_says() -> None:
    rows = rows_after(40, seed=6)
    state = TableState.of("table", rows)
    steps = state.games[-1].steps
    for viewer in VIEWERS:
        seen = [happening.seq for happening in scene.past(state, viewer)]
        own = [step.seq for step in steps if step.act is not None and step.act["player"] == viewer]
        assert seen == [step.seq for step in steps][-len(seen) :]
        assert len(seen) >= 4
        if viewer is None:
            assert len(seen) == 4
        elif len(seen) > 4:
            assert seen[0] > own[-1]
            assert not any(seq in seen for seq in own)
        elif own:
            assert own[-1] + 1 >= seen[0]
    full = TableState.of("table", rows_after(40, seed=6, history_view="full"))
    assert len(scene.past(full, None)) == len(full.games[-1].steps)


def test_after_the_end_everything_is_told() -> None:
    state = TableState.of("table", rows_after(2000, seed=7))
    assert state.stage == "over"
    assert len(scene.past(state, 0)) == len(scene.past(state, None)) == len(state.games[-1].steps)


def test_a_fold_read_again_is_the_same_table() -> None:
    """The cache and the log agree, entry by entry."""
    rows = rows_after(50, seed=8)
    live = TableState("table")
    for count, row in enumerate(rows, 1):
        live.read(row)
        if live.match is not None and count % 7 == 0:
            again = TableState.of("table", rows[:count])
            assert again.match is not None
            assert again.match.position() == live.match.position()
            assert all(sent(again, viewer) == sent(live, viewer) for viewer in VIEWERS)
