"""The fair race as arithmetic, and the goals that `bench/race.py` measures, on fewer races."""

from __future__ import annotations

import random
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from schnapp.server.race import (
    CREDIT,
    CREDIT_MOST,
    FRAME,
    LONGEST,
    PATIENCE,
    SLACK,
    SLUGGISH,
    UNEVEN,
    WINDOW,
    Doubt,
    RoundTripEstimate,
    Strike,
    lag,
    speaks,
)


def estimate(
    *round_trips: float, wire: float | None = None, pongs: tuple[float, ...] = (), credit: float = 0
) -> RoundTripEstimate:
    found = RoundTripEstimate(wire, credit=credit)
    for at, round_trip in enumerate(round_trips):
        found.hear(at * 1000, round_trip)
    for at, round_trip in enumerate(pongs):
        found.hear_pong(at * 1000, round_trip)
    return found


# ---- what is believed of a claim ---------------------------------------------------------------------------------


def test_a_claim_that_the_line_explains_is_believed_to_the_millisecond() -> None:
    far = estimate(180, 184, 188)
    assert far.reaction(1182, 1000).reaction == 1000
    assert far.reaction(1192, 1000).reaction == 1000  # half a frame and an uneven line later


def test_a_claim_that_is_too_short_is_cut_to_what_the_line_explains() -> None:
    near = estimate(16, 18, 20)
    assert near.spread == 2
    assert near.reaction(1000, 0).reaction == 1000 - 16 - (2 + FRAME / 2 + SLACK)
    assert near.reaction(1000, 5000).reaction == 1000  # nobody can be slower than their message


def test_without_a_claim_the_shortest_way_is_taken_off_and_unmeasured_nothing() -> None:
    assert estimate(40, 60).reaction(1000, None).reaction == 960
    assert RoundTripEstimate().reaction(1000, None).reaction == 1000
    assert RoundTripEstimate().reaction(1000, 900).reaction == 1000
    assert estimate(pongs=(50, 50)).reaction(1000, 900).reaction == 1000  # whoever answers no probe says nothing


def test_a_hiccup_is_believed_and_paid_out_of_the_credit() -> None:
    bad = estimate(30, 30, 30, credit=200)
    hiccup = bad.reaction(1200, 1000)
    assert hiccup.reaction == 1000
    bad.settle(hiccup)
    assert bad.credit == 200 + bad.income - 170
    bad.credit = CREDIT_MOST
    assert bad.reaction(5000, 1000).reaction == 5000 - 30 - CREDIT_MOST


def test_only_a_strike_that_has_counted_is_paid_for_and_pays_in() -> None:
    """Else whoever strikes at random, and is refused, would save up."""
    near = estimate(16, 16)
    for _ in range(50):
        assert near.reaction(900, 900).believed == 16 + near.income
    near.settle(near.reaction(916, 900))
    assert near.credit == near.income


def test_claim_after_claim_a_forger_gains_no_more_than_the_slack() -> None:
    """Whatever they claim, over many races they get what an honest player gets, and SLACK more for each race."""
    chance = random.Random("claims")
    for _ in range(50):
        near, races = estimate(*(chance.uniform(16, 40) for _ in range(12)), credit=CREDIT), 40
        granted = 0.0
        for _ in range(races):
            struck = near.reaction(1000, chance.choice([0, 0, 700, 960, 1000]))
            near.settle(struck)
            granted += struck.round_trip - struck.least
        assert granted <= CREDIT + races * (near.spread + FRAME / 2 + SLACK) + 1e-6


def test_an_honest_player_on_an_uneven_line_is_believed_in_most_races() -> None:
    chance = random.Random("honest")
    far, believed = estimate(credit=CREDIT), 0
    for race in range(200):
        for probe in range(4):
            far.hear(race * 12_000 + probe * 3000, 180 + chance.gammavariate(2, 4))
        late = chance.expovariate(1 / 100) if chance.random() < 1 / 25 else 0.0
        round_trip = 180 + chance.gammavariate(2, 4) + chance.uniform(0, FRAME) + late
        struck = far.reaction(900 + round_trip, 900)
        believed += struck.reaction < 905
        far.settle(struck)
    assert believed >= 185


# ---- what is measured --------------------------------------------------------------------------------------------


def test_a_line_forgets_what_is_older_than_a_minute_and_is_never_longer_than_the_table_waits() -> None:
    old = estimate(10)
    old.hear(WINDOW + 1, 90)
    assert old.least == 90
    assert estimate(400, 400).reach == LONGEST
    assert estimate(10, 400, 10, 400).spread == UNEVEN
    assert lag({}) == 0 and lag({1: RoundTripEstimate()}) == 0
    assert lag({1: estimate(10, 10), 2: estimate(100, 100)}) == 100 + FRAME / 2 + PATIENCE


def test_an_echo_that_is_later_than_browser_or_kernel_explain_is_the_pages_affair() -> None:
    assert estimate(200, 200, wire=16).least == 16 + SLUGGISH
    assert estimate(18, 20, wire=16).least == 18
    assert estimate(200, 200, pongs=(17, 16)).least == 16 + SLUGGISH
    assert estimate(18, 20, pongs=(17, 16)).least == 18
    assert estimate(200, 200, wire=30, pongs=(16, 16)).least == 16 + SLUGGISH
    told = estimate(200, 200, pongs=(200, 200))
    told.learn(told.wire, 16)
    assert told.least == 16
    assert estimate(wire=16).least == 0  # whoever echoes nothing is granted nothing


def test_a_page_that_answers_now_late_and_now_at_once_has_no_uneven_line() -> None:
    assert estimate(16, 66, 16, 66, pongs=(16, 18, 16, 18)).spread == 1


# ---- doubt -------------------------------------------------------------------------------------------------------


def races(doubt: Doubt, estimates: dict[int, RoundTripEstimate], number: int, **reactions: float) -> None:
    """Each player's reaction as it is when the whole round trip is believed."""
    for _ in range(number):
        times = {player: reactions[f"p{player}"] for player in estimates if f"p{player}" in reactions}
        doubt.count(
            {player: Strike(time + doubt.cut(player, estimates), time) for player, time in times.items()}, estimates
        )


def test_who_often_wins_by_more_than_their_line_is_longer_only_pretends_it() -> None:
    doubt, estimates = Doubt(), {1: estimate(150, 150), 2: estimate(20, 20), 3: estimate(40, 40)}
    races(doubt, estimates, 6, p1=800, p2=1000, p3=1100)
    assert doubt.cut(1, estimates) == doubt.longer(1, estimates) > 120
    assert doubt.cut(2, estimates) == doubt.cut(3, estimates) == 0
    cut = estimates[1].reaction(1200, 1050, doubt.cut(1, estimates))
    assert cut.reaction == pytest.approx(1200 - 150 + cut.cut)
    races(doubt, estimates, 20, p1=800, p2=1000, p3=1100)  # cut, and so behind: they are judged as if nothing was cut
    assert doubt.cut(1, estimates) > 0


def test_who_wins_their_share_by_less_than_the_line_is_longer_is_not_doubted() -> None:
    doubt, estimates = Doubt(), {1: estimate(150, 150), 2: estimate(20, 20), 3: estimate(40, 40)}
    for _ in range(15):
        races(doubt, estimates, 1, p1=900, p2=960, p3=1100)
        races(doubt, estimates, 1, p1=1000, p2=900, p3=960)
        races(doubt, estimates, 1, p1=1000, p2=960, p3=900)
        assert doubt.cut(1, estimates) == 0


def test_losing_as_the_far_do_allays_a_doubt() -> None:
    doubt, estimates = Doubt(), {1: estimate(150, 150), 2: estimate(20, 20), 3: estimate(40, 40)}
    races(doubt, estimates, 5, p1=800, p2=1000, p3=1100)
    assert doubt.cut(1, estimates) > 0
    races(doubt, estimates, 20, p1=1100, p2=1000, p3=1200)
    assert doubt.cut(1, estimates) == 0


def test_what_the_kernel_confirms_and_the_short_lines_are_never_doubted() -> None:
    doubt, estimates = Doubt(), {1: estimate(150, 150, wire=148), 2: estimate(20, 20), 3: estimate(30, 30)}
    races(doubt, estimates, 30, p1=800, p2=1000, p3=1100)
    assert doubt.cut(1, estimates) == 0
    races(doubt, estimates, 30, p2=800)  # nobody else strikes
    assert doubt.cut(2, estimates) == 0
    doubt.count({}, estimates)
    doubt.count({}, {})
    assert Doubt().cut(1, {1: estimate(400, 400)}) == 0  # alone


def test_leads_speak_as_they_are_likelier_with_a_pretended_line() -> None:
    """Four players, 100 ms pretended, leads of 100 ms on average: the mean of the odds is 1 when all are honest."""
    chance = random.Random("speaks")
    honest, pretending = [], []
    for _ in range(40_000):
        mine, *others = (chance.expovariate(1 / 300) for _ in range(4))
        honest.append(speaks(min(others) - mine, 100, 100, 4))
        pretending.append(speaks(min(others) - mine + 100, 100, 100, 4))
    assert sum(honest) < 0 < sum(pretending)
    assert speaks(100, 100, 100, 4) == 1
    assert speaks(-1, 100, 100, 4) == pytest.approx(-1 / 3)


# ---- the goals of the bench --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def bench() -> Iterator[Any]:
    """The bench as a module: its data classes want to be found."""
    path = Path(__file__).resolve().parents[2] / "bench" / "race.py"
    name = "bench_race"
    sys.modules[name] = SimpleNamespace()  # type: ignore[assignment]
    yield SimpleNamespace(**runpy.run_path(str(path), run_name=name))
    del sys.modules[name]


@pytest.mark.parametrize("seen", [False, True])
def test_the_right_one_wins_and_the_far_one_has_a_fair_share(bench: Any, seen: bool) -> None:
    arrival, ours = bench.play(bench.Model(seen=seen), 60, 40, "test")
    assert arrival.right / arrival.races < 0.75 and arrival.share(bench.FAR) < 0.08
    assert ours.right / ours.races > 0.965
    assert abs(ours.share(bench.FAR) - ours.deserved(bench.FAR)) < 0.02


@pytest.mark.parametrize("late", [0.0, 100.0, 240.0])
def test_a_changed_page_gains_little_from_the_first_race_on(bench: Any, late: float) -> None:
    _, ours = bench.play(bench.Model(forger=bench.Forger(bench.NEAR, late)), 40, 40, "test")
    deserved = ours.deserved(bench.NEAR)
    assert ours.share(bench.NEAR, 15) - deserved < 0.07  # 600 races: give or take 0.035
    assert ours.share(bench.NEAR) - deserved < 0.05


def test_a_program_behind_a_proxy_is_found_out(bench: Any) -> None:
    model = bench.Model(forger=bench.Forger(bench.NEAR, 150.0, program=True))
    _, ours = bench.play(model, 20, 40, "test")
    early, late = ours.wins(bench.NEAR, 15), ours.wins(bench.NEAR, 40)
    assert (late[0] - early[0]) / (late[1] - early[1]) < early[0] / early[1] - 0.05
