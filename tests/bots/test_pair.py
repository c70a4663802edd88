"""Two processes for one decision: what they find is put together, and no mishap of the second one stops the first."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from schnapp.bots.bot import Advice
from schnapp.bots.budget import Budget, Clock
from schnapp.bots.companion import Companion
from schnapp.bots.instincts import INSTINCTS
from schnapp.bots.pair import PairBot
from schnapp.bots.roster import minds
from schnapp.bots.thought import Question, Tally, Thought, together
from schnapp.games import GAMES
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.plan import Plan

GAME = "snatch-it"
TRIALS = 120


@pytest.fixture(scope="module")
def companion() -> Iterator[Companion]:
    found = Companion(GAME)
    yield found
    found.process.kill()


def asked() -> Question:
    """A question with several answers."""
    match = Match.start(GAMES[GAME], list("ABC"), {}, Dealer(stream("pair", "deal")))
    seat = match.awaited()[0]
    question = Question(match.game, match.view(seat), match.legal(seat), match.options)
    assert len(question.legal) > 2
    return question


def advice(bot: PairBot, question: Question) -> list[Advice]:
    chance = Dealer(stream("pair", "thoughts"))
    return bot.advise(question.game, question.view, question.legal, question.options, chance)


def pair(companion: Companion) -> PairBot:
    return PairBot(INSTINCTS[GAME], Budget(trials=TRIALS), 0.0, companion)


def test_both_think_and_the_same_again(companion: Companion) -> None:
    found = advice(pair(companion), asked())
    assert 2 * TRIALS <= sum(one.trials for one in found) < 3 * TRIALS
    assert advice(pair(companion), asked()) == found


def test_if_the_other_dies_one_thinks_alone_and_then_with_another(companion: Companion) -> None:
    bot = pair(companion)
    before = advice(bot, asked())
    companion.process.kill()
    companion.process.join()
    alone = advice(bot, asked())
    assert len(alone) == len(before) == len(asked().legal)
    assert advice(bot, asked()) == before


def test_an_answer_to_an_older_question_is_left_unread(companion: Companion) -> None:
    question, budget, seed = asked(), Budget(trials=TRIALS), bytes(32)
    plans = [Plan(act, [number]) for act, number in zip(question.legal, numbers(question), strict=True)]
    clock = Clock(budget)
    companion.ask(question, plans, 0, clock, budget, seed)
    companion.ask(question, plans, 1, clock, budget, seed)
    newer = companion.answer(clock)
    assert newer is not None and newer.usual == 1


def numbers(question: Question) -> list[int]:
    world = question.world(INSTINCTS[GAME](), Dealer(bytes(32)))
    assert world is not None
    player = question.game.player(question.seat)
    return [question.game.action_of(world, {question.game.actor: player, **act}) for act in question.legal]


def test_one_that_is_not_ready_in_time_is_not_waited_for(companion: Companion) -> None:
    question, budget = asked(), Budget(ms=1)
    plans = [Plan(act, [number]) for act, number in zip(question.legal, numbers(question), strict=True)]
    companion.ask(question, plans, 0, Clock(budget), Budget(trials=20_000), bytes(32))
    assert companion.answer(Clock(budget, begun=0.0)) is None  # its time was over long ago


def tally(name: str, live: bool, tried: int, worth: float, gain: float) -> Tally:
    return Tally(Plan({"type": name}, [0]), live, tried, worth, gain, 0.01)


def test_means_are_weighed_by_trials() -> None:
    one = Thought([tally("stay", True, 30, 0.4, 0.0), tally("go", False, 10, 0.5, 0.1)], 0)
    other = Thought([tally("stay", True, 10, 0.2, 0.0), tally("go", True, 30, 0.6, 0.3)], 0)
    stay, go = together(one, other).tallies
    assert (stay.tried, stay.worth) == (40, pytest.approx(0.35))
    assert (go.live, go.tried, go.worth, go.gain) == (True, 40, pytest.approx(0.575), pytest.approx(0.25))


def test_plans_that_only_one_has_found_are_kept() -> None:
    one = Thought([tally("stay", True, 9, 0.4, 0.0), tally("left", True, 9, 0.5, 0.1)], 0)
    other = Thought([tally("stay", True, 9, 0.4, 0.0), tally("right", True, 9, 0.7, 0.3)], 0)
    ranked = together(one, other).ranked()
    assert [advice.act["type"] for advice in ranked] == ["right", "left", "stay"]
    assert ranked[0].worth == pytest.approx(0.7)


def test_how_many_processes_a_bot_needs() -> None:
    assert minds("flat:2x20ms") == minds("flat:2x800~.05") == 2
    assert minds("flat:20ms") == minds("greedy") == 1
