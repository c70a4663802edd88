"""Two tables that a viewer cannot tell apart send that viewer the same bytes.

One exception: whoever may still draw at Schnuff has the draw in their own `legal`, though their view is the same without.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from schnapp.server import snapshots
from schnapp.server.commands import acted, entries_for, opened
from schnapp.server.entries import encode as written
from schnapp.server.log import Row
from schnapp.server.messages import NewTable, Play
from schnapp.server.played import Step
from schnapp.server.refusal import Refusal
from schnapp.server.table_state import TableState
from schnapp.server.viewer import encode
from schnapp.table.dealer import Dealer
from schnapp.table.events import visible_of
from schnapp.table.fair import FairDealer
from schnapp.table.match import Match
from schnapp.table.positions import determinization
from schnapp.table.rng import Rng

VIEWERS = (0, 1, 2, 3, None)  # person = seat + 1


def rows_after(acts: int, seed: int, game: str = "snatch-it", **options: Any) -> list[Row]:
    """The log of a table of four after so many random acts."""
    new_table = NewTable(game, ["Anna", "Bert", "Cleo", "Dora"], 4, options=options, start=True)
    rows: list[Row] = []
    state = TableState("table")

    def write(entries: list[Any]) -> None:
        for entry in entries:
            rows.append(Row(len(rows) + 1, written(entry), None))
            state.read(rows[-1])

    write(opened(new_table, ["a", "b", "c", "d"]))
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
    chance = Rng(bytes([seed % 256]) * 32)
    match.state = determinization(match.game, match.view(viewer), len(match.players), match.options, chance)
    return one, other


def sent(state: TableState, viewer: int | None) -> bytes:
    person = None if viewer is None else viewer + 1
    return encode(snapshots.scene(state, snapshots.table_view(state, {1, 2}, 1), person, None))


def without_own_draw(scene: bytes) -> Any:
    """What a page may show."""
    told = json.loads(scene)
    return told | {"legal": [act for act in told["legal"] if act["type"] != "draw"]}


@pytest.mark.parametrize("acts", [0, 2, 5, 9, 30, 60])
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("game", ["snatch-it", "schnuff"])
def test_scenes_of_twins_are_equal(game: str, acts: int, viewer: int | None) -> None:
    options = {"stalk_enforcement": "call_out" if acts % 2 else "strict"} if game == "snatch-it" else {}
    rows = rows_after(acts, seed=acts, game=game, **options)
    differing = 0
    for seed in range(5):
        one, other = twins(rows, viewer, seed)
        if viewer in one.owed:  # also on the own turn, if all others were skipped
            assert without_own_draw(sent(one, viewer)) == without_own_draw(sent(other, viewer))
        else:
            assert sent(one, viewer) == sent(other, viewer)
        differing += one.games[-1].match.position() != other.games[-1].match.position()
    assert differing > 0, "the twins hide nothing: the test is blind"


@pytest.mark.parametrize("seed", range(8))
def test_nobody_is_told_who_may_still_draw(seed: int) -> None:
    """The table, and the same table without the right to draw: all others are sent the same bytes, also about the act
    that brought the right; its holder hears of it by their own legal acts alone."""
    for acts in range(1 + 3 * seed, 100):
        rows = rows_after(acts, seed, "schnuff")
        one, other = TableState.of("table", rows), TableState.of("table", rows)
        match = one.games[-1].match
        position = match.position()
        right = position["draw_right"]
        if right is not None and position["hands"][right]:
            break
    else:
        raise AssertionError("nobody may draw")
    bare = {**position, "draw_right": None}
    other.games[-1].match = Match.resume(match.game, match.players, match.options, bare, Dealer(bytes(32)))
    for viewer in VIEWERS:
        texts = [
            (sent(state, viewer), encode(snapshots.News(state, state.games[-1].steps[-1]).to(viewer, 1000)))
            for state in (one, other)
        ]
        if viewer != right:
            assert texts[0] == texts[1]
            continue
        may_draw = [[{"type": "draw"} in json.loads(text)["legal"] for text in pair] for pair in texts]
        assert may_draw == [[True] * 2, [False] * 2]
        assert list(map(without_own_draw, texts[0])) == list(map(without_own_draw, texts[1]))
    assert one.to_act == other.to_act == other.owed
    assert set(one.owed) == {*one.to_act, right}  # it may be their turn besides, if all others were skipped


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_what_another_lays_makes_no_difference(viewer: int | None) -> None:
    """Anna lays her first card here, her last one there: the others hear the same."""
    rows = rows_after(0, seed=1)
    one, other = twins(rows, viewer, seed=3)
    heard: list[bytes] = []
    laid: list[str] = []
    for state, choose in ((one, min), (other, max)):
        match = state.games[-1].match.twin(FairDealer(bytes(32)))
        state.games[-1].match = match
        card = choose(match.legal(0), key=lambda act: act["card"])
        laid.append(card["card"])
        entries = match.act({"player": 0, **card})
        heard.append(encode(snapshots.News(state, Step.of(99, {"player": 0, **card}, entries)).to(viewer, None)))
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


@pytest.mark.parametrize("viewer", [1, 2])
def test_a_refused_play_tells_nothing_of_others(viewer: int) -> None:
    rows = rows_after(7, 4, "schnuff")
    one, other = twins(rows, viewer, seed=5)
    acts: list[dict[str, Any]] = [{"type": "play", "card": kind} for kind in one.games[-1].match.game.kinds]
    for act in [*acts, {"type": "play"}, {"type": "peek"}]:
        told = []
        for state in (one, other):
            try:
                told.append(len(entries_for(state, viewer + 1, Play("command-1", act, 1))))
            except Refusal as refusal:
                told.append((refusal.reason, refusal.rule))
        assert told[0] == told[1], act


def test_the_short_past_goes_back_to_the_own_play_not_to_the_own_draw() -> None:
    state = TableState.of("table", rows_after(60, 1, "schnuff"))
    steps = state.games[-1].steps
    plays = [step for step in steps if step.act is None or step.act["type"] == "play"]
    for viewer in VIEWERS:
        seen = [happening.seq for happening in snapshots.past(state, viewer)]
        own = [step.seq for step in plays if step.act is not None and step.act["player"] == viewer]
        since = min(plays[-4].seq, own[-1] + 1 if own else plays[-4].seq)
        assert seen == [step.seq for step in steps if step.seq >= since]


def test_the_past_is_as_short_as_the_option_says() -> None:
    rows = rows_after(40, seed=6)
    state = TableState.of("table", rows)
    steps = state.games[-1].steps
    for viewer in VIEWERS:
        seen = [happening.seq for happening in snapshots.past(state, viewer)]
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
    assert len(snapshots.past(full, None)) == len(full.games[-1].steps)


@pytest.mark.parametrize("game", ["snatch-it", "schnuff"])
def test_after_the_end_everything_is_told(game: str) -> None:
    state = TableState.of("table", rows_after(4000, 7, game))
    assert state.stage == "over"
    assert len(snapshots.past(state, 0)) == len(snapshots.past(state, None)) == len(state.games[-1].steps)


@pytest.mark.parametrize("game", ["snatch-it", "schnuff"])
def test_the_end_tells_all_at_the_table_everything_at_once_and_keeps_nobody_else_waiting(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is the same for all of them, nearly everything, is not picked apart."""
    state = TableState.of("table", rows_after(4000, 7, game))
    steps = state.games[-1].steps
    looked: list[Any] = []

    def noted(entries: Any, viewer: Any) -> Any:
        looked.append(viewer)
        return visible_of(entries, viewer)

    monkeypatch.setattr(snapshots, "visible_of", noted)
    news = snapshots.News(state, steps[-1])
    for viewer in VIEWERS:
        told = [
            {"seq": step.seq, "events": visible_of(step.entries, viewer), "by": snapshots.by(step)} for step in steps
        ]
        assert encode(news.to(viewer, None).past) == encode(told)
    assert len(looked) < len(steps), "only where there is something private"


@pytest.mark.parametrize("game", ["snatch-it", "schnuff"])
def test_a_fold_read_again_is_the_same_table(game: str) -> None:
    """The cache and the log agree, entry by entry."""
    rows = rows_after(50, 8, game)
    live = TableState("table")
    for count, row in enumerate(rows, 1):
        live.read(row)
        if live.match is not None and count % 7 == 0:
            again = TableState.of("table", rows[:count])
            assert again.match is not None
            assert again.match.position() == live.match.position()
            assert all(sent(again, viewer) == sent(live, viewer) for viewer in VIEWERS)
