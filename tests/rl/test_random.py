"""One `random`: the bot and a learner that chooses among its actions with equal chances are the same player, in every face."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from schnapp.bots.random import play_out
from schnapp.bots.roster import bot
from schnapp.games.snails import acts as snails_acts
from schnapp.games.snails import cards
from schnapp.lab.simulation import Plan, play
from schnapp.rl.script import Script
from schnapp.rl.setting import Setting
from schnapp.rl.solo import SoloEnv
from schnapp.table.acting import WAIT, deal
from schnapp.table.canonical import Act, canonical
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.positions import core_of
from schnapp.table.protocols import Timed
from schnapp.table.rng import Rng

from .settings import every_table

WAIT_ACTION = 65_535  # state.WAIT, which the compiled module keeps to itself
Shares = dict[str, Fraction]
MOST = 60  # entries of a list of which every one is looked at
LOOKED_AT = 15  # positions of a game
SAMPLES = 600
WIDE = 3.0  # standard errors


def without_copy(act: Act) -> str:
    """An act as text; cards of one kind are the same, whichever copy it is."""
    plain = {name: sorted(value) if isinstance(value, list) else value for name, value in act.items()}
    return re.sub(r"#[0-9]+", "", canonical(plain))


def shares(chosen: Callable[[Dealer], Act]) -> Shares:
    """How likely each act is: every draw of chance is followed to its end."""
    found: Shares = {}

    def follow(draws: list[int], share: Fraction) -> None:
        script = Script(draws)
        act = chosen(script)
        if script.wanted == 0:
            told = without_copy(act)
            found[told] = found.get(told, Fraction(0)) + share
            return
        for draw in range(script.wanted):
            follow([*draws, draw], share / script.wanted)

    follow([], Fraction(1))
    return found


def positions(setting: Setting, seed: str) -> Iterator[tuple[Match, int]]:
    """The moments of a random match, each with a seat that may act."""
    players = [f"player {seat}" for seat in range(setting.players)]
    match = Match.start(setting.game, players, setting.options, Dealer(stream(seed, "deal")))
    chance = Rng(stream(seed, "acts"))
    while not match.over:
        owed = match.owed()
        seat = owed[chance.below(len(owed))]
        yield match, seat
        match.act(match.random_act(seat, chance))


@every_table
def test_the_bot_chooses_as_a_learner_does(game: str, players: int, options: dict[str, Any]) -> None:
    """In each position, all its chances followed: each action of the learner is as likely as any other."""
    setting = Setting(game, players, options)
    if isinstance(setting.game, Timed):
        pytest.skip("its words are too many to follow; see below")
    player = bot("random", game)
    looked_at = waits = 0
    for match, seat in positions(setting, "same"):
        choices = match.choices(seat)
        if len(choices) > MOST or choices[0]["type"] == "program":
            continue
        moves = setting.observer.choices(match.state, seat).values()
        acts = [WAIT if move == WAIT_ACTION else setting.game.acts.act_of(match.state, move) for move in moves]
        wanted = Counter(map(without_copy, acts))
        assert set(wanted.values()) == {1}  # no two actions are the same act
        request = match.request(seat)
        found = shares(lambda chance: player.choose(request, chance))  # noqa: B023
        assert found == {told: Fraction(1, len(acts)) for told in wanted}
        looked_at += 1
        waits += choices[-1] == WAIT
        if looked_at == LOOKED_AT:
            break
    assert looked_at >= 10
    assert waits > 0 or game != "schnuff" or options.get("draw_mode") == "auto"


def test_a_programme_is_drawn_piece_by_piece_and_kind_by_kind() -> None:
    doubled = next(name for name in cards.BOX.ids if name.endswith("#2")).removesuffix("#2")
    hand = [f"{doubled}#1", f"{doubled}#2", *(f"basic_{number}#p1" for number in (1, 2, 3, 4))]
    generator = {"type": "program", "active": ["p1:a", "p1:b"], "inactive": ["p1:a", "p1:b"], "cards": hand, "count": 0}

    def slots(left: list[str], laid: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Fraction]]:
        if len(laid) == 5:
            yield laid, Fraction(1)
            return
        kinds = {card.split("#")[0] for card in left}
        for kind in kinds:
            rest = list(left)
            rest.remove(next(card for card in left if card.split("#")[0] == kind))
            for whole, share in slots(rest, (*laid, kind)):
                yield whole, share / len(kinds)

    wanted: dict[tuple[str, ...], Fraction] = dict(slots(hand))
    found: dict[tuple[str, ...], Fraction] = {}

    def follow(draws: list[int], share: Fraction) -> None:
        script = Script(draws)
        act = snails_acts.sample(generator, script.below, snails_acts.kind)
        if script.wanted == 0:
            laid = tuple(card.split("#")[0] for card in act["slots"])
            assert act["active"] != act["inactive"]
            found[laid] = found.get(laid, Fraction(0)) + share
            return
        for draw in range(script.wanted):
            follow([*draws, draw], share / script.wanted)

    follow([], Fraction(1))
    assert found == wanted


@every_table
def test_every_copy_of_a_card_is_the_same_choice(game: str, players: int, options: dict[str, Any]) -> None:
    """Play-outs, batches and environments choose among the same: no two of the choices are the same action, and among them
    is every action that a legal one is."""
    setting = Setting(game, players, options)
    dealt = setting.play("copies")
    dealt.deal()
    chance = Rng(stream("copies", "acts"))
    for _ in range(300):
        legal = dealt.legal()
        assert len(set(legal)) == len(legal) == len(setting.observer.choices(dealt.state, dealt.seat))
        moves = {move for move in setting.observer.choices(dealt.state, dealt.seat).values() if move != WAIT_ACTION}
        everything = set(dealt.state.actions(dealt.seat))
        assert moves <= everything
        if game != "snails":
            assert moves == everything
        if dealt.step(legal[chance.below(len(legal))]) < 0:
            dealt.deal()


@pytest.mark.parametrize("options", [{}, {"variant": "grab_all", "judge": "vote"}, {"claim_mode": "typed"}])
def test_in_a_race_the_bot_chooses_as_a_learner_does(options: dict[str, Any]) -> None:
    """Words by their kinds, each of which is as likely as any other."""
    env = SoloEnv("schnapp-land-fluss", 3, ("random",), 0, options, illegal="raise")
    observer, game, player = env.observer, env.setting.game, bot("random", "schnapp-land-fluss")
    chance, rng = Rng(stream("race", "bot")), np.random.default_rng(1)
    _, info = env.reset(seed=5)
    misfit = freedom = 0.0
    stages: Counter[str] = Counter()
    for _ in range(300):
        match, seat = env.match, env.seat

        def move_of(act: Act, match: Match = match, seat: int = seat) -> int:
            return WAIT_ACTION if act == WAIT else game.acts.action_of(match.state, match.signed(seat, act))

        stage = match.position()["state"]
        if stages[stage] < 10:
            stages[stage] += 1
            wanted: Counter[int] = Counter()
            for action, move in observer.choices(core_of(game, match.state), seat).items():
                act = observer.act(game, match.state, seat, move, chance) if action else WAIT
                assert act is not None
                wanted[move_of(act)] += 1
            request = match.request(seat)
            found = Counter(move_of(player.choose(request, chance)) for _ in range(SAMPLES))
            assert found.keys() <= wanted.keys()
            for move, count in wanted.items():
                expected = SAMPLES * count / wanted.total()
                misfit += (found[move] - expected) ** 2 / expected
            freedom += len(wanted) - 1
        _, _, over, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        if over:
            _, info = env.reset()
    assert len(stages) >= 2
    assert abs(misfit - freedom) < 4 * (2 * freedom) ** 0.5  # chi-square


@pytest.mark.parametrize(
    ("game", "players", "options", "games"),
    [
        ("snatch-it", 3, {}, 1800),
        ("schnuff", 3, {"short_game": True}, 1800),
        ("snails", 2, {"rounds": 1}, 2500),
        ("schnapp-land-fluss", 4, {}, 1800),
    ],
)
def test_a_random_learner_is_one_of_the_random_bots(
    game: str, players: int, options: dict[str, Any], games: int
) -> None:
    """In Gymnasium it gets as much as they do: 0. A difference of 0.05 would be found."""
    env = SoloEnv(game, players, ("random",), 1, options, illegal="raise")
    rng = np.random.default_rng(7)
    rewards: list[float] = []
    _, info = env.reset(seed=7)
    while len(rewards) < games:
        _, reward, over, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        if over:
            rewards.append(reward)
            _, info = env.reset()
    error = float(np.std(rewards)) / games**0.5
    assert 2.5 * error < 0.05
    assert abs(np.mean(rewards)) < WIDE * error


def in_play(setting: Setting, number: int) -> tuple[int, int]:
    """Decisions of a random game of TurnEnv, Batch and the like: with those to wait, and without."""
    dealt = setting.play(f"play {number}")
    chance = Rng(stream(f"play {number}", "acts"))
    decisions = waits = 0
    dealt.deal()
    while dealt.seat >= 0:
        action = dealt.legal()[chance.below(dealt.count)]
        dealt.step(action)
        decisions += not dealt.state.between()
        waits += action == 0
    return decisions, decisions - waits


def in_playout(setting: Setting, number: int) -> int:
    state = setting.empty.copy()
    dealer = Dealer(stream(f"play-out {number}", "deal"))
    deal(state, dealer)
    return play_out(state, dealer, Dealer(stream(f"play-out {number}", "acts")))


@pytest.mark.parametrize(("game", "players"), [("snatch-it", 4), ("schnuff", 4), ("snails", 2)])
def test_random_games_are_as_long_everywhere(game: str, players: int) -> None:
    """Environments, play-outs and the lab's simulations; the lab does not count who leaves something undone."""
    setting = Setting(game, players, {})
    numbers = range(1, 301)
    environments = np.array([in_play(setting, number) for number in numbers])
    playouts = np.array([in_playout(setting, number) for number in numbers])
    plan = Plan(game, players, "long")
    simulated = np.array([play(plan, number).decisions for number in numbers])
    for one, other in ((environments[:, 0], playouts), (environments[:, 1], simulated)):
        error = (np.var(one) / len(one) + np.var(other) / len(other)) ** 0.5
        assert abs(one.mean() - other.mean()) < WIDE * error
