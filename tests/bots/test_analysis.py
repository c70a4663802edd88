"""A finished game judged: the same game always the same way, from what each player saw, and blunders are found."""

from __future__ import annotations

from typing import Any

import pytest

from schnapp.bots import analysis
from schnapp.bots.analysis import Course, Moment, Steps
from schnapp.bots.roster import bot
from schnapp.games import GAMES
from schnapp.table.canonical import Act, Entry
from schnapp.table.dealer import stream
from schnapp.table.fair import FairDealer
from schnapp.table.match import Match
from schnapp.table.recorded import RecordedDealer
from schnapp.table.rng import Rng
from schnapp.table.search_request import SearchRequest

NAMES = ["A", "B", "C"]
GAME = GAMES["snatch-it"]


def played(*specs: str, seed: str = "analysis") -> tuple[Match, Steps]:
    match = Match.start(GAME, NAMES, {"last_bite_below": 60}, FairDealer(stream(seed, "deal")))
    bots, chance = [bot(spec, GAME.name) for spec in specs], Rng(stream(seed, "bots"))
    steps: list[tuple[Act | None, list[Entry]]] = [(None, match.entries_at_start)]
    while not match.over:
        seat = match.owed()[0]
        act = bots[seat].choose(SearchRequest(GAME, match.view(seat), match.legal(seat), match.options), chance)
        act = match.signed(seat, {**act, "by": "bot"})
        steps.append((act, match.act(act)))
    return match, steps


def course(match: Match, steps: Steps) -> Course:
    return analysis.course_of(match.game.name, match.players, match.options, steps)


def judged(match: Match, steps: Steps) -> list[Moment]:
    return [analysis.judged(inquiry) for inquiry in course(match, steps).inquiries]


@pytest.fixture(scope="module")
def short() -> tuple[Match, Steps]:
    """A plays well, B and C anything."""
    return played("flat:400", "random", "random")


@pytest.fixture(scope="module")
def moments(short: tuple[Match, Steps]) -> list[Moment]:
    return judged(*short)


def test_every_act_is_judged(short: tuple[Match, Steps], moments: list[Moment]) -> None:
    _, steps = short
    assert [moment.step for moment in moments] == list(range(1, len(steps)))
    for moment, (act, _) in zip(moments, steps[1:], strict=True):
        assert act is not None and act == {**act, "player": moment.seat, **moment.act}
        assert not {"player", "by"} & moment.act.keys()


def test_everybody_s_chances_lead_from_the_deal_to_the_result(short: tuple[Match, Steps]) -> None:
    match, steps = short
    chances = course(match, steps).chances
    assert len(chances) == len(steps)
    assert all(sum(seats) == pytest.approx(1, abs=0.001) for seats in chances)
    assert all(0.1 < chance < 0.6 for chance in chances[0])
    ranks = (match.result() or {})["ranks"]
    assert chances[-1] == [float(rank == 1) / ranks.count(1) for rank in ranks]


def test_the_same_game_is_judged_the_same_way(short: tuple[Match, Steps], moments: list[Moment]) -> None:
    match, steps = short
    assert judged(match, steps) == moments


def test_who_plays_anything_loses_more(moments: list[Moment]) -> None:
    def mean(*seats: int) -> float:
        losses = [moment.loss for moment in moments if moment.seat in seats]
        return sum(losses) / len(losses)

    assert mean(0) < mean(1, 2) / 3
    assert all(moment.loss >= 0 for moment in moments)
    assert any(moment.loss > 0.03 and moment.best != moment.act for moment in moments)


def test_an_act_is_judged_from_what_its_player_saw(short: tuple[Match, Steps]) -> None:
    """An inquiry holds the view and the legal acts of its seat, and nothing of the cards that it could not see."""
    match, steps = short
    again = Match.start(GAME, match.players, match.options, RecordedDealer(GAME, chances_of(steps[0][1])))
    for inquiry, (act, entries) in zip(course(match, steps).inquiries, steps[1:], strict=True):
        request = inquiry.request
        assert act is not None and request.seat == act["player"]
        assert request == again.request(request.seat).among(again.legal(request.seat)).recalled()
        assert isinstance(again.dealer, RecordedDealer)
        again.dealer.feed(chances_of(entries))
        again.act(act)


def chances_of(entries: list[Any]) -> list[Any]:
    return [entry["chance"] for entry in entries if "chance" in entry]


def test_plans_that_stand_for_many_acts_are_judged_as_well() -> None:
    """The planning of Snails: one legal entry, thousands of programmes."""
    game = GAMES["snails"]
    match = Match.start(game, ["A", "B"], {}, FairDealer(stream("plans", "deal")))
    steps: list[Any] = [(None, match.entries_at_start)]
    chance = Rng(stream("plans", "bots"))
    planned = 0
    while planned < 4 and not match.over:
        seat = match.owed()[0]
        act = match.signed(seat, bot("random", game.name).choose(match.request(seat), chance))
        steps.append((act, match.act(act)))
        planned += act["type"] == "program"
    found = course(match, steps)
    assert len(found.chances) == len(steps)
    plans = [analysis.judged(one) for one in found.inquiries if one.act["type"] == "program"]
    assert len(plans) == 4 and all(moment.best["type"] == "program" for moment in plans)
    assert any(moment.loss > 0.02 for moment in plans), "random plans cost something"
