"""What a viewer cannot know, dealt anew: any two decks, words, votes and opinions of the referee that look the same to them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from schnapp.conformance.tables import Table, random_game
from schnapp.games.schnapp_land_fluss import box, spelling
from schnapp.games.schnapp_land_fluss.vocabulary import fitting
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.positions import determinization, glimpsed, loaded, position_of, view_of
from schnapp.table.rng import Rng
from tests.builds import assert_both_tell
from tests.conformance.tables import TABLES

from .under_test import GAME, SCHNAPP_LAND_FLUSS, last_letter

OURS = [table for table in TABLES if table.tested is SCHNAPP_LAND_FLUSS]
MANY = 1200
SPREAD = 0.25  # of what is expected: how far a count may lie from it


@pytest.mark.parametrize("table", OURS, ids=str)
def test_a_state_is_dealt_anew_in_place_again_and_again(table: Table) -> None:
    """From the real state, from a glimpse, and from a world made before: legal positions that look the same to the viewer."""
    match = table.match("in place")
    chance = Rng(stream("in place", "worlds"))
    for number, _ in enumerate(random_game(match, "in place")):
        if number % 6:
            continue
        for viewer in (*match.actors(), None):
            view = match.view(viewer)
            seat = -1 if viewer is None else viewer
            for world in (match.state.copy(), glimpsed(GAME, view, table.players, match.options, chance)):
                for _ in range(2):
                    world.resample(seat, chance)
                    position = position_of(GAME, world)
                    assert view_of(GAME, world, viewer) == view
                    assert world.owing == match.state.owing
                    again = loaded(GAME, position, table.players, match.options)  # a legal position
                    assert position_of(GAME, again) == position
                    SCHNAPP_LAND_FLUSS.check(position, table.players, dict(match.options))


@pytest.mark.parametrize("table", OURS[::4], ids=str)
def test_a_world_goes_on_as_its_position_does(table: Table) -> None:
    """Nothing of how a word is, which no position tells, is missing in a world."""
    match = table.match("goes on")
    for number, _ in enumerate(random_game(match, "goes on")):
        if number % 5 or match.deadline is None:
            continue
        world = match.game.new(table.players, match.options)
        world.copy_from(
            determinization(GAME, match.view(0), table.players, match.options, Dealer(stream(number, "world")))
        )
        other = table.resumed(position_of(GAME, world), "goes on")
        GAME.introduce(world, other.players)
        here = Match.resume(GAME, other.players, match.options, other.position(), Dealer(stream("goes on", "on")))
        here.state = world
        tick = match.tick(match.deadline)
        assert here.act(tick) == other.act(tick)
        assert here.position() == other.position()


def test_the_rules_alone_deal_everything_but_words() -> None:
    match = contested()
    core = GAME.core(match.state)
    owing = core.owing
    core.resample(0, Dealer(stream("core", "deal")))
    claims = [core.claim_of(at) for at in range(core.claims)]
    assert [word >= 0 for _, _, _, _, word, *_ in claims] == [True, False, False]  # the own one
    assert core.owing == owing


# ---- how likely it is


def worlds(match: Match, viewer: int | None, number: int = MANY) -> list[dict[str, Any]]:
    """Positions that agree with a view."""
    view, chance = match.view(viewer), Rng(stream("worlds", str(viewer)))
    players = len(match.players)
    return [position_of(GAME, determinization(GAME, view, players, match.options, chance)) for _ in range(number)]


def assert_even(found: Counter[Any], possible: set[Any]) -> None:
    """Each that is possible, and equally often."""
    assert set(found) == possible
    mean = found.total() / len(possible)
    assert all(abs(count - mean) < SPREAD * mean for count in found.values()), found


def test_every_order_of_the_decks_is_as_likely_as_any() -> None:
    """Three letters, two of them alike, and three categories: 3 times 6 orders."""
    options: dict[str, Any] = {"letter_deck": {"counts": {"letter_e": 8, "letter_s": 7}, "red": []}}
    position = last_letter("OPEN", {}) | {"used_words": []}
    left = ["animal", "river", "song", "tool"]
    position |= {"category_deck": left[1:], "category_used": [one for one in box.CATEGORIES if one not in left]}
    position |= {"letter_deck": ["letter_e", "letter_e", "letter_s"], "table": ["letter_e"] * 6 + ["letter_s"] * 6}
    position |= {"piles": [[], []], "forfeited": []}
    match = Match.resume(GAME, ["A", "B"], options, position, Dealer(stream("decks", "on")))
    found = worlds(match, 0)
    letters = Counter(tuple(world["letter_deck"]) for world in found)
    categories = Counter(tuple(world["category_deck"]) for world in found)
    assert_even(letters, set(permutations(position["letter_deck"])))
    assert_even(categories, set(permutations(left[1:])))
    assert len({(*world["letter_deck"], *world["category_deck"]) for world in found}) == 18


def contested() -> Match:
    """Three hands on cards, and two words that the table has not heard; the third player was silent."""
    options = {"tie_window_ms": 1000, "word_ms": 1000}
    position = Match.start(GAME, ["A", "B", "C"], options, Dealer(stream("contested", "deal"))).position()
    category = position["category_deck"].pop(position["category_deck"].index("animal"))
    first = fitting("animal", "de", position["table"][0])[0]

    def claim(seat: int, word: str | None) -> dict[str, Any]:
        return {
            "id": f"c{seat + 1}", "player": seat, "slot": f"t{seat + 1}", "t": 1000, "word": word,
            "listed": None if word is None else True, "status": "said", "reason": None, "card": None, "votes": {},
        }  # fmt: skip

    position |= {
        "state": "CONTEST", "t": 1500, "category": category, "next_claim": 4, "think_left": 40_000,
        "claims": [claim(0, first), claim(1, "Xanthippe"), claim(2, None)],
        "timers": {"reveal": None, "think": None, "window": 2000, "vote": None},
    }  # fmt: skip
    return Match.resume(GAME, ["A", "B", "C"], options, position, Dealer(stream("contested", "on")))


def test_a_word_that_was_not_shown_may_be_any() -> None:
    """One of eight times the time was up; else it is listed or not, and mostly one that fits."""
    match = contested()
    own = match.position()["claims"][0]["word"]
    letters = match.position()["table"]
    said: Counter[bool | None] = Counter()
    fits = 0
    for world in worlds(match, 0):
        first, *others = world["claims"]
        assert first["word"] == own
        assert all((claim["word"] is None) == (claim["listed"] is None) for claim in others)
        said.update(claim["listed"] for claim in others)
        fits += sum(spelling.fits(claim["word"], letters[at]) for at, claim in enumerate(others, 1) if claim["word"])
    assert abs(said[None] / said.total() - 1 / 8) < 0.03
    assert abs(said[True] / (said[True] + said[False]) - 1 / 2) < 0.05
    assert fits / (said[True] + said[False]) > 0.9


def test_a_hidden_word_does_not_matter() -> None:
    """Whether it was said, and which one, makes no difference to what others could imagine."""
    match = contested()
    position = match.position()
    position["claims"][1] |= {"word": None, "listed": None}
    position["claims"][2] |= {"word": "Ypsilon", "listed": False}
    other = Match.resume(GAME, match.players, match.options, position, Dealer(stream("contested", "on")))
    assert worlds(other, 0, 50) == worlds(match, 0, 50)
    assert worlds(other, None, 50) == worlds(match, None, 50)
    for viewer in (-1, 0):
        here, there = match.state.copy(), other.state.copy()
        here.resample(viewer, Dealer(stream("matters", "deal")))
        there.resample(viewer, Dealer(stream("matters", "deal")))
        assert position_of(GAME, here) == position_of(GAME, there)


def test_votes_are_secret_but_for_the_own_one() -> None:
    """Others' votes are as often for a word as against it; a leader votes, too."""
    options: dict[str, Any] = {"judge": "vote", "leader": "Oma"}
    position = contested().position()
    for claim in position["claims"]:
        claim |= {"status": "vote", "word": claim["word"] or "Ypsilon", "listed": False}
    position["claims"][0] |= {"votes": {"1": "reject", "2": "accept", "leader": "reject"}}
    position |= {"state": "VOTE", "revealer": "leader"}
    position["timers"] |= {"window": None, "vote": 20_000}
    match = Match.resume(GAME, ["A", "B", "C"], options, position, Dealer(stream("votes", "on")))
    both = set(box.VOTES)
    for viewer, open in ((0, None), (1, "1"), (2, "2"), (box.LEADER, "leader"), (None, None)):
        found = worlds(match, viewer, 400)
        for voter, vote in position["claims"][0]["votes"].items():
            votes = Counter(world["claims"][0]["votes"][voter] for world in found)
            assert_even(votes, {vote} if voter == open else both)
        assert {tuple(world["claims"][1]["votes"]) for world in found} == {()}


STORY = """
from schnapp.table import columns
from tests.games.schnapp_land_fluss.test_hidden import contested, worlds
for viewer in (0, 1, None):
    for world in worlds(contested(), viewer, 20):
        print(world)
print(columns.__file__.endswith(".py"))
"""


def test_both_builds_deal_alike() -> None:
    assert len(assert_both_tell(STORY)) == 61
