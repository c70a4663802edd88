"""What a bot is asked: its memory is found when it asks, and it is that of the moment at which it was asked."""

from __future__ import annotations

import pickle

import pytest

from schnapp.bots.roster import bot
from schnapp.conformance.tables import until_over
from schnapp.games import GAMES
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.memory import Memory
from schnapp.table.rng import Rng


def started(game: str = "snatch-it") -> Match:
    return Match.start(GAMES[game], ["A", "B", "C"], {}, Dealer(stream("request", "deal")))


def go_on(match: Match, acts: int = 1) -> None:
    chance = Rng(stream("request", "acts"))
    for _ in range(acts):
        match.act(match.random_act(match.to_act()[0], chance))


@pytest.mark.parametrize("spec", ["random", "greedy"])
@pytest.mark.parametrize("game", ["snatch-it", "schnuff"])
def test_bots_that_never_ask_cost_nothing(monkeypatch: pytest.MonkeyPatch, game: str, spec: str) -> None:
    match, player, chance = started(game), bot(spec, game), Rng(stream("request", "thoughts"))
    memory = GAMES[game].memory(3, match.options)
    assert memory is not None

    def asked(self: Memory) -> None:
        raise AssertionError("nobody has asked for it")

    for name in ("see", "recall"):
        monkeypatch.setattr(type(memory), name, asked)
    for _ in until_over(match):
        seat = match.to_act()[0]
        match.act(match.signed(seat, player.choose(match.request(seat), chance)))


def test_it_says_who_is_asked_and_what_they_know() -> None:
    match = started()
    go_on(match, 30)
    request = match.request(match.to_act()[0])
    assert (request.seat, request.players) == (match.to_act()[0], 3)
    assert match.memory is not None and request.memory == match.memory.recall()
    assert request.known == {**request.view, "memory": request.memory}
    assert request.among([]).legal == [] and request.among([]).memory == request.memory


def test_what_was_recalled_stays_as_it_was() -> None:
    match = started()
    go_on(match, 30)
    now, later, never = (match.request(match.to_act()[0]) for _ in range(3))
    before, recalled = now.memory, later.recalled()
    go_on(match)
    assert now.memory == recalled.memory == before
    with pytest.raises(AssertionError, match="too late"):
        _ = never.memory


def test_to_another_process_it_goes_with_its_memory() -> None:
    match = started()
    go_on(match, 30)
    request = match.request(match.to_act()[0])
    there = pickle.loads(pickle.dumps(request))
    go_on(match)
    assert (there.view, there.legal, there.options) == (request.view, request.legal, request.options)
    assert there.memory == request.memory is not None
