"""Every measure of a game that was thought up, counted by hand."""

from __future__ import annotations

import pytest

from schnapp.lab.balance import measures
from schnapp.lab.balance.speech import Language, Speech
from schnapp.lab.balance.stakes import Stake
from schnapp.table.texts import LANGUAGES

from .playing import course

DUEL = course(
    chances=[[0.5, 0.5], [0.6, 0.4], [0.3, 0.7], [0.35, 0.65], [0.85, 0.15], [0.9, 0.1], [1.0, 0.0]],
    seats=[0, 1, 1, 0, 0, 1],
    ranks=[1, 2],
    options=[4, 1, 6, 1, 10, 1],
    first=0,
)
THREE = course(
    chances=[[0.4, 0.4, 0.2], [0.4, 0.2, 0.4], [0.05, 0.35, 0.6], [0.05, 0.0, 0.95], [0.0, 0.0, 1.0]],
    seats=[0, 1, 0, 2],
    ranks=[2, 2, 1],
    stakes=[Stake(0, 0.4, 0.1, 0.2), Stake(2, 0.05, 0.0, 0.3), Stake(3, 0.5, 0.2, 0.0)],
)
TIE = course([[0.5, 0.5], [0.5, 0.5]], [1], [1, 1])


def test_length_and_waits() -> None:
    assert measures.length(DUEL) == 6
    assert measures.wait(DUEL) == pytest.approx((2 + 2) / 2)  # 0 waits for two decisions, then 1 for two
    assert measures.longest_wait(THREE) == 1
    assert measures.wait(TIE) is None


def test_who_is_done_first_watches_the_rest() -> None:
    assert measures.watching(DUEL) == pytest.approx(1 - 5 / 6)
    assert measures.watching(THREE) == pytest.approx(1 - 2 / 4)
    assert measures.watching(TIE) == 1.0  # somebody never decided anything


def test_options_and_forced_moves() -> None:
    assert measures.options(DUEL) == 6
    assert measures.forced(DUEL) == 0.5


def test_the_lead_changes_when_somebody_is_clearly_ahead() -> None:
    assert measures.lead_changes(DUEL) == 2  # to 1, and back
    near = course([[0.5, 0.5], [0.52, 0.48], [0.47, 0.53], [0.54, 0.46], [1, 0]], [0, 1, 0, 1], [1, 2])
    assert measures.lead_changes(near) == 0


def test_decided_is_when_the_winner_is_safe_for_good() -> None:
    assert measures.decided(DUEL) == pytest.approx(4 / 6)
    assert measures.decided(course([[0.9, 0.1], [1, 0]], [0], [1, 2])) == 0.0
    assert measures.decided(TIE) is None


def test_a_comeback_is_a_winner_who_was_far_behind() -> None:
    assert measures.comeback(DUEL) == 0.0  # 0.3 is more than half of 0.5
    assert measures.comeback(course([[0.5, 0.5], [0.2, 0.8], [1, 0]], [0, 1], [1, 2])) == 1.0
    assert measures.comeback(TIE) is None


def test_the_favourite_of_half_time() -> None:
    assert measures.half_time(DUEL) == 0.0  # seat 1 leads with 0.65
    assert measures.half_time(THREE) == 1.0


def test_chance_that_changes_hands() -> None:
    assert measures.moved(THREE) == pytest.approx((0.2 + 0.35 + 0.35 + 0.05) / 4)


def test_what_goes_from_one_of_the_others_to_another() -> None:
    """The first act moves 0.2 from seat 1 to seat 2, though seat 0 did it; in the second seat 1 takes 0.15 and gives seat 2
    0.2 of seat 0's."""
    first = 0.2
    second = (abs(0.05 - 0.4 * 0.65 / 0.8) + abs(0.6 - 0.4 * 0.65 / 0.8)) / 2
    third = (abs(0.0 - 0.35) + abs(0.95 - 0.6)) / 2
    assert measures.between_others(THREE) == pytest.approx((first + second + third) / 0.95)
    assert measures.between_others(DUEL) is None


def test_who_only_gains_moves_nothing_between_others() -> None:
    alone = course([[0.4, 0.3, 0.3], [0.6, 0.2, 0.2], [0.2, 0.4, 0.4]], [0, 0], [2, 1, 1])
    assert measures.between_others(alone) == pytest.approx(0)


def test_chances_with_an_error_of_their_own_tell_nothing_of_what_moves() -> None:
    noisy = course(THREE.chances, THREE.seats, THREE.ranks, exact=False)
    assert measures.moved(noisy) is None
    assert measures.between_others(noisy) is None


def test_kingmaking_is_the_power_of_those_without_hope() -> None:
    assert measures.hopeless(THREE) == pytest.approx(1 / 4)  # seat 0 with 0.05 of a third
    assert measures.kingmaking(THREE) == 0.3
    assert measures.influence(THREE) == pytest.approx(0.1)
    assert measures.gain(THREE) == pytest.approx(0.1)


def test_who_begins_and_ties() -> None:
    assert measures.first_wins(DUEL) == 1.0
    assert measures.first_wins(THREE) is None
    assert measures.shared(TIE) == 1.0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_measure_is_explained(language: Language) -> None:
    keys = [measure.key for measure in measures.MEASURES]
    assert len(set(keys)) == len(keys)
    speech = Speech(language)
    assert all(speech.text(f"measure-{key}-help").endswith(".") and speech.text(f"measure-{key}") for key in keys)


def test_every_measure_is_found_in_every_game() -> None:
    keys = {measure.key for measure in measures.MEASURES}
    assert all(set(measures.measured([game])) == keys for game in (DUEL, THREE, TIE))
