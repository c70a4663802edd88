"""A finished game judged: the same game always the same way, from what each player saw, and blunders are found."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from schnapp.bots import analysis
from schnapp.bots.analysis import Inquiry
from schnapp.bots.roster import bot
from schnapp.games import GAMES
from schnapp.table.dealer import Dealer, stream
from schnapp.table.fair import FairDealer
from schnapp.table.match import Match

NAMES = ["A", "B", "C"]
GAME = GAMES["snatch-it"]
Steps = list[tuple[dict[str, Any] | None, list[dict[str, Any]]]]


def played(*specs: str, seed: str = "analysis") -> tuple[Match, Steps]:
    match = Match.start(GAME, NAMES, {"last_bite_below": 60}, FairDealer(stream(seed, "deal")))
    bots, chance = [bot(spec, GAME.name) for spec in specs], Dealer(stream(seed, "bots"))
    steps: Steps = [(None, match.entries_at_start)]
    while not match.over:
        seat = match.owed()[0]
        act = bots[seat].choose(GAME, match.view(seat), match.legal(seat), match.options, chance)
        act = match.signed(seat, {**act, "by": "bot"})
        steps.append((act, match.act(act)))
    return match, steps


def judged(match: Match, steps: Steps) -> list[analysis.Moment]:
    return analysis.moments(GAME.name, match.players, match.options, steps)


@pytest.fixture(scope="module")
def short() -> tuple[Match, Steps]:
    """A plays well, B and C anything."""
    return played("flat:400", "random", "random")


@pytest.fixture(scope="module")
def moments(short: tuple[Match, Steps]) -> list[analysis.Moment]:
    return judged(*short)


def test_every_act_is_judged(short: tuple[Match, Steps], moments: list[analysis.Moment]) -> None:
    match, steps = short
    assert [moment.step for moment in moments] == list(range(1, len(steps)))
    for moment, (act, _) in zip(moments, steps[1:], strict=True):
        assert act is not None and act == {**act, "player": moment.seat, **moment.act}
        assert not {"player", "by"} & moment.act.keys()
        assert sum(moment.chances) == pytest.approx(1, abs=0.001)
    ranks = (match.result() or {})["ranks"]
    assert moments[-1].chances == [float(rank == 1) / ranks.count(1) for rank in ranks]


def test_the_same_game_is_judged_the_same_way(short: tuple[Match, Steps], moments: list[analysis.Moment]) -> None:
    match, steps = short
    assert judged(match, steps) == moments


def test_who_plays_anything_loses_more(moments: list[analysis.Moment]) -> None:
    def mean(*seats: int) -> float:
        losses = [moment.loss for moment in moments if moment.seat in seats]
        return sum(losses) / len(losses)

    assert mean(0) < mean(1, 2) / 3
    assert all(moment.loss >= 0 for moment in moments)
    assert any(moment.loss > 0.03 and moment.best != moment.act for moment in moments)


def test_an_act_is_judged_from_what_its_player_saw(short: tuple[Match, Steps]) -> None:
    """Other hidden cards change nothing of what is said of an act."""
    match, steps = short
    inquiries = list(analysis.inquiries(GAME.name, match.players, match.options, steps))[1:]
    inquiry = next(one for one in inquiries if len(one.legal) > 3)
    twin = replace(inquiry, chances=(1.0, 0.0, 0.0))  # all that comes from the open table
    assert inquiry.view is not None and not isinstance(inquiry.view["deck"], list)
    assert _of_the_act(twin) == _of_the_act(replace(inquiry))


def _of_the_act(inquiry: Inquiry) -> tuple[Any, ...]:
    moment = analysis.judged(inquiry)
    return moment.seat, moment.act, moment.best, moment.loss
