"""What learners see: in its ranges, readable, nothing that their seat may not know."""

from __future__ import annotations

import inspect
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from schnapp.conformance.tables import Table, moments
from schnapp.games import GAMES
from schnapp.games.snails import cards
from schnapp.rl.arrays import named, observed
from schnapp.rl.setting import Setting
from schnapp.table.dealer import stream
from schnapp.table.fields import is_compiled
from schnapp.table.observer import Observer, observer_of
from schnapp.table.outcomes import result_of
from schnapp.table.positions import core_of, view_of
from schnapp.table.protocols import Timed
from schnapp.table.rng import Rng
from schnapp.table.state import State
from tests.conformance.tables import TABLES

from .settings import every_table


def seen(observer: Observer, state: State, seat: int) -> np.ndarray[Any, np.dtype[np.int16]]:
    array = np.full(observer.size, 77, np.int16)
    observer.write(state, seat, array)
    return array


@every_table
def test_all_numbers_are_in_their_ranges_and_all_actions_have_names(
    game: str, players: int, options: dict[str, Any]
) -> None:
    setting = Setting(game, players, options)
    observer = setting.observer
    low = np.concatenate([np.full(part.size, part.low) for part in observer.fields])
    high = np.concatenate([np.full(part.size, part.high) for part in observer.fields])
    play = setting.play("ranges")
    chance = Rng(stream("ranges", "acts"))
    names = {observer.name(action) for action in range(observer.actions)}
    assert len(names) == observer.actions
    for _ in range(6):
        play.deal()
        while play.seat >= 0:
            for seat in range(players):
                array = seen(observer, play.state, seat)
                wrong = np.flatnonzero((array < low) | (array > high))
                assert not wrong.size, (wrong, array[wrong])
            legal = play.legal()
            assert legal
            assert len(set(legal)) == len(legal)
            assert 0 <= min(legal) <= max(legal) < observer.actions
            play.step(legal[chance.below(len(legal))])


@every_table
def test_what_is_compiled_shows_what_is_declared(game: str, players: int, options: dict[str, Any]) -> None:
    """`tools/eyes.py` has written it; where it fits no more, compiled games see slowly what is declared: here no `Eye` helps."""
    setting = Setting(game, players, options)
    observer = setting.observer
    page = Path(inspect.getfile(type(setting.game))).with_name("rules") / "eye.pxd"
    assert f"MARK = {observer.mark:#x}" in page.read_text("utf-8")
    eye = observer.eye
    if is_compiled(type(setting.empty)):
        observer.eye = None
    play = setting.play("compiled")
    chance = Rng(stream("compiled", "acts"))
    play.deal()
    for _ in range(150):
        for seat in range(players):
            declared = eye.observe(play.state, seat)
            assert seen(observer, play.state, seat)[: len(declared)].tolist() == declared
        legal = play.legal()
        if play.step(legal[chance.below(len(legal))]) < 0:
            play.deal()


@every_table
def test_rewards_follow_the_ranks(game: str, players: int, options: dict[str, Any]) -> None:
    setting = Setting(game, players, options)
    if isinstance(setting.game, Timed):
        pytest.skip("its result is that of a match with words; see test_faces")
    play = setting.play("rewards")
    chance = Rng(stream("rewards", "acts"))
    for _ in range(10):
        play.deal()
        while play.seat >= 0:
            legal = play.legal()
            play.step(legal[chance.below(len(legal))])
        result = result_of(setting.game, play.state)
        assert result is not None
        ranks = result["ranks"]
        wanted = [sum((one < other) - (one > other) for other in ranks) / (players - 1) for one in ranks]
        assert setting.observer.rewards(play.state) == pytest.approx(wanted)
        assert sum(wanted) == pytest.approx(0)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_is_seen_that_the_seat_does_not_know(table: Table) -> None:
    """In another world that a seat cannot tell from this one it sees the same numbers and may do the same. (In strict
    Schnuff a seat's own draw right does not show in its view, and its legal actions say more.)"""
    observer = observer_of(table.tested.game, table.players, table.options)
    if observer is None:
        pytest.skip("a play leader has no place among learners")
    others = 0  # worlds that are really others: without them the test is blind
    for number, match in enumerate(moments(table, "learners")):
        if number % table.tested.sparsely:
            continue
        state = core_of(match.game, match.state)
        for seat in range(table.players):
            other = core_of(match.game, table.determinization(match, seat, f"{number}").state)
            others += state.key() != other.key()
            assert np.array_equal(seen(observer, state, seat), seen(observer, other, seat))
            if state.owing >> seat & 1 and other.owing >> seat & 1 and not table.tested.hidden_acts:
                assert list(observer.choices(state, seat)) == list(observer.choices(other, seat))
    assert others > 0


@pytest.mark.parametrize("game", ["snatch-it", "schnuff", "snails"])
def test_the_own_hand_can_be_read_and_no_other(game: str) -> None:
    setting = Setting(game, 4, {})
    play = setting.play("hands")
    chance = Rng(stream("hands", "acts"))
    kinds: list[str] = [*GAMES[game].kinds]
    if game == "snails":
        kinds = [kind.id for kind in cards.BOX.kinds] + [f"basic_{number}" for number in range(1, 6)]
    play.deal()
    while play.seat >= 0:
        for seat in range(4):
            view = view_of(setting.game, play.state, seat)
            hands = [view["players"][f"p{one + 1}"]["hand"] for one in range(4)] if game == "snails" else view["hands"]
            parts = named(setting.observer, observed(play.observer, play.state, seat))
            held = Counter(card.partition("#")[0] for card in hands[seat])
            field = "players.hand" if game == "snails" else "hands"
            assert parts[f"{field}.own"].tolist() == [held[kind] for kind in kinds]
            others = [hands[(seat + shift) % 4] for shift in range(1, 4)]
            assert parts[f"{field}.count"][1:4].tolist() == others
        legal = play.legal()
        play.step(legal[chance.below(len(legal))])


def test_seats_are_counted_from_the_observer() -> None:
    """Everybody lies in the same place for who looks from the same side."""
    setting = Setting("snatch-it", 5, {})
    play = setting.play("sides")
    play.deal()
    for seat in range(5):
        first = named(setting.observer, observed(play.observer, play.state, seat))["first_leap"]
        assert int(first.argmax()) == (play.state.first_leap - seat) % 5  # type: ignore[attr-defined]
