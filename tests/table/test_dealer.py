"""Dealers: fair, repeatable, independent, and the recorded one that repeats what happened."""

from __future__ import annotations

from collections import Counter

import pytest

from schnapp.games import GAMES
from schnapp.table.dealer import Dealer, stream
from schnapp.table.errors import BadRecord
from schnapp.table.fair import FairDealer, commitment
from schnapp.table.match import Match
from schnapp.table.recorded import RecordedDealer

GAME = GAMES["snatch-it"]
KNOWN = [103, 51, 85, 52, 55, 45, 106, 36]
KNOWN_FAIR = [48, 87, 83, 89, 20, 75, 13, 35]
SEEDED = pytest.mark.parametrize("kind", [Dealer, FairDealer])


def numbers(dealer: Dealer, n: int, count: int) -> list[int]:
    return [dealer.below(n) for _ in range(count)]


@SEEDED
def test_equal_seeds_equal_numbers(kind: type[Dealer]) -> None:
    seed = stream("a seed", "deal")
    assert numbers(kind(seed), 1000, 50) == numbers(kind(seed), 1000, 50)
    assert numbers(kind(seed), 1000, 50) != numbers(kind(stream("another seed", "deal")), 1000, 50)
    assert numbers(kind(seed), 1000, 50) != numbers(kind(stream("a seed", "bots")), 1000, 50)


def test_known_numbers_for_ever() -> None:
    """Old seeds must deal the same games in every later version."""
    assert numbers(Dealer(stream("schnapp", "deal")), 117, 8) == KNOWN
    assert numbers(FairDealer(stream("schnapp", "deal")), 117, 8) == KNOWN_FAIR


def test_seeds_of_every_kind_of_name() -> None:
    assert stream(1, "deal") == stream("1", "deal") == stream(b"1", "deal")
    assert len(stream("", "")) == 32


@SEEDED
def test_a_seed_has_32_bytes(kind: type[Dealer]) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        kind(b"short")


@SEEDED
@pytest.mark.parametrize("n", [1, 2, 3, 7, 117])
def test_every_number_comes_equally_often(kind: type[Dealer], n: int) -> None:
    count = 400 * n
    seen = Counter(numbers(kind(stream("fair", f"{n}")), n, count))
    assert set(seen) == set(range(n))
    chi_square = sum((seen[value] - 400) ** 2 / 400 for value in range(n))
    freedom = n - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5 + 4


def test_every_kind_comes_to_the_top_of_the_deck_equally_often() -> None:
    """The shuffle itself, not only the numbers it asks for."""
    tops: Counter[str] = Counter()
    for number in range(1300):
        match = Match.start(GAME, ["A", "B", "C"], {}, Dealer(stream(f"top {number}", "deal")))
        tops[match.position()["deck"][0]] += 1
    assert max(tops.values()) < 100 + 5 * 10  # a hundred each, with a spread of ten
    assert min(tops[kind] for kind in GAME.kinds) > 100 - 5 * 10


def test_a_fair_dealers_seed_can_be_sealed() -> None:
    seed, salt = bytes(range(32)), b"salt"
    assert commitment(seed, salt) == commitment(seed, salt)
    assert commitment(seed, salt) != commitment(bytes(32), salt)
    assert seed.hex() not in commitment(seed, salt)


def test_a_fair_dealer_starts_every_step_anew() -> None:
    """So that a replay needs only the acts, however many numbers a step took."""
    one, other = FairDealer(bytes(32)), FairDealer(bytes(32))
    one.begin(0)
    other.begin(0)
    numbers(one, 10, 3)
    numbers(other, 10, 9)
    one.begin(1)
    other.begin(1)
    assert numbers(one, 1000, 5) == numbers(other, 1000, 5)


# ---- the recorded dealer -----------------------------------------------------------------------------------------


def chances(seed: str) -> list[dict[str, object]]:
    match = Match.start(GAME, ["A", "B", "C"], {}, Dealer(stream(seed, "deal")))
    return [entry["chance"] for entry in match.entries_at_start if "chance" in entry]


def start(results: list[dict[str, object]], **options: object) -> Match:
    return Match.start(GAME, ["A", "B", "C"], options, RecordedDealer(GAME, results))


def test_recorded_results_deal_the_same_game() -> None:
    original = Match.start(GAME, ["A", "B", "C"], {}, Dealer(stream("recorded", "deal")))
    again = start(chances("recorded"))
    assert again.position() == original.position()
    assert again.entries_at_start == original.entries_at_start


def test_a_missing_result_is_named() -> None:
    for at, step in enumerate(["shuffle_deck", "last_bite_jitter", "first_player"]):
        results = chances("missing")
        del results[at]
        with pytest.raises(BadRecord, match=step):
            start(results)
    with pytest.raises(BadRecord, match="first_player happens, but no result is given"):
        start(chances("missing")[:2])


def test_a_surplus_result_is_named() -> None:
    with pytest.raises(BadRecord, match="did not happen"):
        start([*chances("surplus"), {"step": "bait_shuffle_pick", "result": "swarm"}])
    with pytest.raises(BadRecord, match="did not happen"):
        start(chances("surplus"), first_player=1)


IMPOSSIBLE = [
    (1, 4),
    (1, -4),
    (1, True),
    (1, "0"),
    (1, None),
    (2, 3),
    (2, -1),
    (2, "A"),
    (0, []),
    (0, ["swarm"] * 117),
    (0, "swarm"),
    (0, None),
    (0, {"cards": 1}),
]


@pytest.mark.parametrize(("at", "result"), IMPOSSIBLE, ids=str)
def test_an_impossible_result_is_refused(at: int, result: object) -> None:
    results = chances("impossible")
    results[at] = results[at] | {"result": result}
    with pytest.raises(BadRecord):
        start(results)


def test_a_deck_with_a_foreign_card_is_refused() -> None:
    results = chances("foreign")
    deck = list(results[0]["result"])  # type: ignore[call-overload]
    for card in ("last_bite", "crawler_7", deck[0], 3, None):
        results[0] = {"step": "shuffle_deck", "result": [*deck[:-1], card]}
        if card == deck[-1]:
            continue
        with pytest.raises(BadRecord):
            start(results)


def test_results_that_never_come_to_an_end_are_refused() -> None:
    """Dice that tie for ever, or fewer dice than the ties need: an error, and no endless game."""
    for ties in (0, 1, 1000):
        dealer = RecordedDealer(GAMES["schnuff"], [{"step": "dealer_roll", "result": [3, 3]}] * 2 * ties)
        with pytest.raises(BadRecord):
            Match.start(GAMES["schnuff"], ["A", "B"], {}, dealer)
