"""All faces play the same game: with the same seed and the same actions the same comes of it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from schnapp.games import GAMES
from schnapp.rl.aec import TurnEnv
from schnapp.rl.batch import Batch
from schnapp.rl.errors import IllegalAction, NoLearning, NotBegun
from schnapp.rl.parallel import TogetherEnv
from schnapp.rl.setting import Setting
from schnapp.rl.solo import SoloEnv
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.outcomes import result_of
from schnapp.table.positions import position_of
from schnapp.table.protocols import Timed
from schnapp.table.rng import Rng

from .settings import every_table


@every_table
def test_a_batch_plays_as_environments_do(game: str, players: int, options: dict[str, Any]) -> None:
    batch = Batch(game, players, 3, 7, options)
    env = TurnEnv(game, players, options)
    env.reset(seed=7)
    rng = np.random.default_rng(1)
    for _ in range(600):
        seen = env.observe(env.agent_selection)
        assert env.possible_agents[batch.seats[0]] == env.agent_selection
        assert np.array_equal(seen["observation"], batch.observations[0])
        assert np.array_equal(seen["action_mask"], batch.mask[0])
        assert np.array_equal(batch.mask.sum(1), batch.counts)
        for number in range(3):
            legal = batch.legal[number, : batch.counts[number]]
            assert np.array_equal(np.sort(legal), np.flatnonzero(batch.mask[number]))
        actions = batch.legal[np.arange(3), (rng.random(3) * batch.counts).astype(int)]
        env.step(int(actions[0]))
        batch.step(actions)
        assert bool(batch.ended[0]) == all(env.terminations.values())
        if batch.ended[0]:
            assert batch.rewards[0] == pytest.approx([env.rewards[agent] for agent in env.possible_agents])
            env.reset()
        else:
            assert not batch.rewards[0].any()


@every_table
def test_whoever_writes_into_the_arrays_spoils_no_game(game: str, players: int, options: dict[str, Any]) -> None:
    one, other = (Batch(game, players, 2, 7, options) for _ in range(2))
    for _ in range(100):
        actions = one.legal[np.arange(2), one.counts - 1].copy()
        one.mask[...] = 0
        for array in (one.observations, one.legal, one.counts, one.seats, one.rewards, one.ended):
            array[...] = 7777 if array.itemsize > 1 else 77
        one.step(actions)
        other.step(actions)
        for name in ("observations", "mask", "counts", "seats", "rewards", "ended"):
            assert np.array_equal(getattr(one, name), getattr(other, name)), name


def test_without_a_seed_nobody_knows_what_comes() -> None:
    one, other = (Batch("schnuff", 3, 8, None) for _ in range(2))
    assert not np.array_equal(one.observations, other.observations)


@pytest.mark.parametrize("seed", [1.5, b"abc", [1]])
def test_a_seed_is_a_number_or_a_text(seed: Any) -> None:
    for begin in (
        lambda: Batch("schnuff", 3, 1, seed),
        lambda: TurnEnv("schnuff", 3).reset(seed=seed),
        lambda: TogetherEnv("schnuff", 3).reset(seed=seed),
    ):
        with pytest.raises(NoLearning, match="a seed is a whole number or a text, not"):
            begin()


@pytest.mark.parametrize("players", ["3", 3.0, None])
def test_players_and_games_are_counted_in_whole_numbers(players: Any) -> None:
    for make in (
        lambda: TurnEnv("schnuff", players),
        lambda: TogetherEnv("schnuff", players),
        lambda: Batch("schnuff", players, 1, 1),
    ):
        with pytest.raises(NoLearning, match=f"players is a whole number, not {players!r}"):
            make()
    with pytest.raises(NoLearning, match=r"count is a whole number, not 2\.5"):
        Batch("schnuff", 3, 2.5, 1)  # pyright: ignore[reportArgumentType]
    assert Batch("schnuff", np.int64(3), np.int64(2), 1).rewards.shape == (2, 3)  # pyright: ignore[reportArgumentType]


@every_table
def test_a_match_plays_as_environments_do(game: str, players: int, options: dict[str, Any]) -> None:
    """The moves of a random game as acts of a match: the same positions all the way, and the same result."""
    setting = Setting(game, players, options)
    if isinstance(setting.game, Timed):
        pytest.skip("in a match its acts have words and times; SoloEnv plays in one")
    play = setting.play("match")
    play.deal()
    match = Match.start(
        setting.game, [f"player {seat}" for seat in range(players)], options, Dealer(stream("match", "deal"))
    )
    chance = Rng(stream("match", "acts"))
    pieces: list[int] = []
    while play.seat >= 0:
        seat = play.seat
        legal = play.legal()
        action = legal[chance.below(len(legal))]
        move = setting.observer.choices(play.state, seat)[action]
        if action == 0:  # to wait is no act
            play.step(action)
            continue
        if game == "snails" and setting.observer.name(action).startswith("program"):
            pieces.append(move & 2047)
            lone = len(pieces) == 1 and bin(play.state.alive >> 4 * seat & 15).count("1") == 1  # type: ignore[attr-defined]
            play.step(action)
            pieces += [-1] * lone
            if len(pieces) == 7:
                match.act(match.signed(seat, programme(setting, pieces)))
                pieces = []
                assert position_of(setting.game, play.state) == match.position()
            continue
        match.act(match.signed(seat, setting.game.acts.act_of(play.state, move)))
        play.step(action)
        assert position_of(setting.game, play.state) == match.position()
    assert match.over
    assert result_of(setting.game, play.state) == match.result()


def programme(setting: Setting, pieces: list[int]) -> dict[str, Any]:
    from schnapp.games.snails import box, cards

    return {
        "type": "program",
        "active": box.SNAILS[pieces[0]],
        "inactive": box.SNAILS[pieces[1]] if pieces[1] >= 0 else None,
        "slots": [cards.BOX.ids[card] for card in pieces[2:]],
    }


@every_table
def test_all_together_whole_games(game: str, players: int, options: dict[str, Any]) -> None:
    """In each step everybody who owes a decision acts; games end, and rewards balance."""
    env = TogetherEnv(game, players, options)
    rng = np.random.default_rng(2)
    for seed in range(3):
        observations, _ = env.reset(seed=seed)
        rewards: dict[str, float] = {}
        while env.agents:
            actions = {
                agent: int(rng.choice(np.flatnonzero(seen["action_mask"]))) for agent, seen in observations.items()
            }
            observations, rewards, *_ = env.step(actions)
        assert sum(rewards.values()) == pytest.approx(0)


def test_cards_are_laid_by_all_at_once() -> None:
    env = TogetherEnv("snatch-it", 4)
    observations, _ = env.reset(seed=5)
    actions = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observations.items()}
    observations, *_ = env.step(actions)
    waiting = [agent for agent, seen in observations.items() if np.flatnonzero(seen["action_mask"]).tolist() == [0]]
    assert len(waiting) == 3  # now it is somebody's turn, the others can but wait


def test_an_illegal_step_of_a_batch_changes_nothing() -> None:
    batch = Batch("snatch-it", 3, 2, 1)
    before = [array.copy() for array in (batch.observations, batch.mask, batch.seats, batch.ended)]
    actions = batch.legal[:, 0].copy()
    actions[1] = 0
    with pytest.raises(IllegalAction, match=r"game 1: seat 0 may not wait \(action 0\) now; legal are lay\["):
        batch.step(actions)
    with pytest.raises(IllegalAction, match="action 387 does not exist; there are actions 0 to 386"):
        batch.step([387, 0])
    with pytest.raises(IllegalAction, match="needs 2 actions"):
        batch.step([1])
    legal = [int(action) for action in batch.legal[:, 0]]
    for wrong in (
        [float(action) for action in legal],
        [float("nan"), 1.0],
        [True, False],
        [None, 1],
        [legal[0], 2**70],
    ):
        with pytest.raises(IllegalAction, match="actions are whole numbers of at most 64 bits, not "):
            batch.step(wrong)
    with pytest.raises(IllegalAction, match=rf"action {legal[1] + 2**32} does not exist"):
        batch.step([legal[0], legal[1] + 2**32])
    for array, old in zip((batch.observations, batch.mask, batch.seats, batch.ended), before, strict=True):
        assert np.array_equal(array, old)


@pytest.mark.parametrize("game", ["snatch-it", "schnuff"])
def test_whatever_is_illegal_has_the_reason_of_the_rules(game: str) -> None:
    """Every action that could be an act and is not legal is refused by the rules, and the legal ones are not."""
    setting = Setting(game, 3, {"stalk_enforcement": "call_out"} if game == "snatch-it" else {})
    play = setting.play("reasons")
    chance = Rng(stream("reasons", "acts"))
    play.deal()
    while play.seat >= 0:
        legal = play.legal()
        for action in range(setting.observer.actions):
            if setting.observer.act_at(play.state, play.seat, action) is not None:
                assert (play.reason(play.seat, action) is None) == (action in legal)
        play.step(legal[chance.below(len(legal))])


def test_illegal_actions_are_named() -> None:
    env = TurnEnv("schnuff", 3)
    env.reset(seed=1)
    with pytest.raises(
        IllegalAction, match=r"seat \d may not draw \(action 10\) now \(no_draw_right\); legal are play\["
    ):
        env.step(10)
    together = TogetherEnv("schnuff", 3)
    together.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"may not draw|must choose"):
        together.step({"player_0": 10})
    with pytest.raises(NoLearning, match="raise or lose"):
        TogetherEnv("schnuff", 3, illegal="ignore")


def test_between_two_games_nobody_acts() -> None:
    env, together = TurnEnv("schnuff", 2), TogetherEnv("schnuff", 2)
    for _ in range(2):  # before the first game, and after its end
        with pytest.raises(IllegalAction, match=r"no game is going on, nobody can act; reset\(\) begins one"):
            env.step(1)
        with pytest.raises(IllegalAction, match="no game is going on"):
            together.step({"player_0": 0, "player_1": 0})
        assert together.step({}) == ({}, {}, {}, {}, {})  # as PettingZoo's own environments do
        env.reset(seed=1)
        while env.agents:
            seen, _, over, *_ = env.last()
            env.step(None if over or seen is None else int(np.flatnonzero(seen["action_mask"])[0]))
        together.reset(seed=1)
        while together.agents:
            together.step({agent: together.legal(seat)[-1] for seat, agent in enumerate(together.agents)})


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("made", "asked", "said"),
    [
        (TurnEnv, lambda env: env.observe("player_0"), "no observation before the first game; reset.. begins one"),
        (TurnEnv, lambda env: env.last(), "no agent_selection before the first game"),
        (TurnEnv, lambda env: env.rewards, "no rewards before"),
        (SoloEnv, lambda env: env.render(), "no match before the first game"),
    ],
)
def test_before_the_first_game_there_is_nothing_to_see(game: str, made: Any, asked: Any, said: str) -> None:
    env = made(game, 2 if 2 in GAMES[game].seats else 3, **({"render_mode": "ansi"} if made is SoloEnv else {}))
    with pytest.raises(NotBegun, match=said):
        asked(env)
    assert not hasattr(env, "rewards")  # and who asks whether it is there hears so
    env.reset(seed=1)
    asked(env)


def test_half_an_action_is_none() -> None:
    env, together = TurnEnv("schnuff", 2), TogetherEnv("schnuff", 2)
    env.reset(seed=1)
    together.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"an action is a whole number, not 1\.5"):
        env.step(1.5)  # pyright: ignore[reportArgumentType]
    with pytest.raises(IllegalAction, match=r"an action is a whole number, not 0\.5"):
        together.step({"player_0": 0.5, "player_1": 0})  # pyright: ignore[reportArgumentType]
    with pytest.raises(IllegalAction, match=f"action {2**70} does not exist"):
        env.step(2**70)


def outcome(setting: Setting, seed: str, wanted: tuple[str, ...]) -> tuple[int, list[float]]:
    """Everybody always does the first of these that is legal, or what is legal first: steps and rewards."""
    play = setting.play(seed)
    play.deal()
    steps = 0
    while play.seat >= 0:
        legal = {setting.observer.name(action): action for action in reversed(play.legal())}
        play.step(next((legal[name] for name in wanted if name in legal), min(legal.values())))
        steps += 1
        assert steps < 5000
    return steps, setting.observer.rewards(play.state)


@pytest.mark.parametrize("variant", ["fastest", "grab_all"])
def test_a_race_of_perfect_players_ends_and_favours_no_seat(variant: str) -> None:
    """All strike whenever they may and have a good word: who comes first decides, and ties do not go on for ever."""
    setting = Setting("schnapp-land-fluss", 3, {"variant": variant})
    wanted = ("say[2]", *(f"strike[{slot}]" for slot in range(12)))
    rewards = np.array([outcome(setting, f"race {number}", wanted)[1] for number in range(150)])
    assert np.abs(rewards.mean(0)).max() < 0.25


def test_a_race_in_which_all_wait_ends() -> None:
    steps, rewards = outcome(Setting("schnapp-land-fluss", 4, {}), "calm", ("wait",))
    assert steps < 50
    assert rewards == [0, 0, 0, 0]


def test_forgetting_to_draw_is_to_wait() -> None:
    """Who lets the card lie has one less, and the game goes on with the active seat."""
    setting = Setting("schnuff", 2, {})
    play = setting.play("forgetful")
    play.deal()
    play.step(play.legal()[0])
    assert [setting.observer.name(action) for action in play.legal()] == ["draw", "wait"]
    late, before = play.seat, position_of(setting.game, play.state)
    play.step(0)
    assert play.seat == 1 - late
    assert position_of(setting.game, play.state) == before
    play.step(play.legal()[0])
    assert len(position_of(setting.game, play.state)["hands"][late]) == 3
