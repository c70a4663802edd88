"""Two processes for one decision: what they find is put together, and no mishap of the second one stops the first."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from schnapp.bots.bot import Advice
from schnapp.bots.budget import Budget, Clock
from schnapp.bots.pair import PairBot
from schnapp.bots.policies import POLICIES
from schnapp.bots.roster import processes
from schnapp.bots.search_worker import SearchWorker
from schnapp.games import GAMES
from schnapp.table.candidate import Candidate
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.search_request import SearchRequest
from schnapp.table.seating import actor_of, title_of

GAME = "snatch-it"
TRIALS = 120


@pytest.fixture(scope="module")
def search_worker() -> Iterator[SearchWorker]:
    found = SearchWorker(GAME)
    yield found
    found.process.kill()


def asked() -> SearchRequest:
    """A request with several answers."""
    match = Match.start(GAMES[GAME], list("ABC"), {}, Dealer(stream("pair", "deal")))
    seat = match.to_act()[0]
    request = SearchRequest(match.game, match.view(seat), match.legal(seat), match.options)
    assert len(request.legal) > 2
    return request


def advice(bot: PairBot, request: SearchRequest) -> list[Advice]:
    return bot.advise(request, Dealer(stream("pair", "thoughts")))


def pair(search_worker: SearchWorker) -> PairBot:
    return PairBot(POLICIES[GAME], Budget(trials=TRIALS), 0.0, search_worker)


def test_both_think_and_the_same_again(search_worker: SearchWorker) -> None:
    found = advice(pair(search_worker), asked())
    assert 2 * TRIALS <= sum(one.trials for one in found) < 3 * TRIALS
    assert advice(pair(search_worker), asked()) == found


def test_if_the_other_dies_one_thinks_alone_and_then_with_another(search_worker: SearchWorker) -> None:
    bot = pair(search_worker)
    before = advice(bot, asked())
    search_worker.process.kill()
    search_worker.process.join()
    alone = advice(bot, asked())
    assert len(alone) == len(before) == len(asked().legal)
    assert advice(bot, asked()) == before


def test_an_answer_to_an_older_request_is_left_unread(search_worker: SearchWorker) -> None:
    request, budget, seed = asked(), Budget(trials=TRIALS), bytes(32)
    candidates = [Candidate(act, [number]) for act, number in zip(request.legal, numbers(request), strict=True)]
    clock = Clock(budget)
    search_worker.ask(request, candidates, 0, clock, budget, seed)
    search_worker.ask(request, candidates, 1, clock, budget, seed)
    newer = search_worker.answer(clock)
    assert newer is not None and newer.usual == 1


def numbers(request: SearchRequest) -> list[int]:
    world = POLICIES[GAME]().determinization(request, Dealer(bytes(32)))
    player = title_of(request.game, request.seat)
    return [request.game.acts.action_of(world, {actor_of(request.game): player, **act}) for act in request.legal]


def test_one_that_is_not_ready_in_time_is_not_waited_for(search_worker: SearchWorker) -> None:
    request, budget = asked(), Budget(ms=1)
    candidates = [Candidate(act, [number]) for act, number in zip(request.legal, numbers(request), strict=True)]
    search_worker.ask(request, candidates, 0, Clock(budget), Budget(trials=20_000), bytes(32))
    assert search_worker.answer(Clock(budget, begun=0.0)) is None  # its time was over long ago


def test_how_many_processes_a_bot_needs() -> None:
    assert processes("flat:2x20ms") == processes("flat:2x800~.05") == 2
    assert processes("flat:20ms") == processes("greedy") == 1
