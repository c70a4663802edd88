"""What the lab sees of a game is what happened in it."""

from __future__ import annotations

import json

import pytest

from schnapp.bots.policies import POLICIES
from schnapp.games import GAMES
from schnapp.lab.balance.course import Course, watched
from schnapp.lab.balance.deviants import Deviant
from schnapp.lab.balance.deviation import Rule
from schnapp.lab.balance.features import called, features
from schnapp.lab.balance.measures import MEASURES
from schnapp.lab.balance.speech import Language, Speech
from schnapp.lab.balance.stakes import Stake, stake
from schnapp.lab.cheating import bot
from schnapp.lab.simulation import Plan, acts, dealt, play
from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer, stream
from schnapp.table.game import usual_players
from schnapp.table.rng import Rng
from schnapp.table.seating import acting_seat
from schnapp.table.state import State
from schnapp.table.texts import LANGUAGES


def candidate_of(game: str, bot: str = "greedy") -> Plan:
    return Plan(game, usual_players(GAMES[game]), "seed", (bot,))


@pytest.fixture(scope="module")
def courses() -> dict[str, list[Course]]:
    return {game: [watched(candidate_of(game), number, 4) for number in (1, 2)] for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_a_watched_game_is_the_simulated_one(game: str, courses: dict[str, list[Course]]) -> None:
    for number, course in enumerate(courses[game], 1):
        played = play(candidate_of(game), number)
        assert (len(course.seats), tuple(course.ranks), tuple(course.scores)) == (
            played.decisions,
            played.ranks,
            played.scores,
        )


@pytest.mark.parametrize("game", GAMES)
def test_a_course_is_whole(game: str, courses: dict[str, list[Course]]) -> None:
    for course in courses[game]:
        assert len(course.chances) == len(course.seats) + 1 == len(course.options) + 1
        assert all(sum(chances) == pytest.approx(1, abs=0.005) for chances in course.chances)
        assert course.chances[-1] == [course.share(seat) for seat in range(course.players)]
        assert min(course.options) >= 1
        counted = sum(count for uses in course.uses for feature, count in uses.items() if feature.startswith("act:"))
        assert counted == len(course.seats)
        assert course.exact == (game in POLICIES)
        assert all(course.options[each.at] > 1 for each in course.stakes)
        assert Course.read(json.loads(json.dumps(course.figures()))) == course


def test_the_same_game_is_watched_alike(courses: dict[str, list[Course]]) -> None:
    assert watched(candidate_of("snatch-it"), 1, 4) == courses["snatch-it"][0]
    assert watched(candidate_of("schnapp-land-fluss"), 2, 4) == courses["schnapp-land-fluss"][1]


def test_sides_and_beginners_are_known(courses: dict[str, list[Course]]) -> None:
    for course in courses["snails"]:
        assert len(set(course.sides) - {None}) == course.players  # every faction once
    assert all(course.sides == [None] * course.players for course in courses["snatch-it"])
    assert all(course.first is not None for each in courses.values() for course in each)


def test_a_play_leader_is_no_player_who_begins() -> None:
    """They sit beside the players, and are the first that the table waits for."""
    led = watched(Plan("schnapp-land-fluss", 2, "seed", ("greedy",), {"leader": "Lea"}), 1, 0, 1)
    assert led.first is None
    assert all(measure.of(led) is None for measure in MEASURES if measure.key == "first_wins")


def test_cards_are_counted_with_the_acts(courses: dict[str, list[Course]]) -> None:
    seen = {
        game: {feature for course in each for uses in course.uses for feature in uses} for game, each in courses.items()
    }
    assert {"act:swallow", "card:swarm"} <= seen["snatch-it"]
    assert {"act:draw", "card:number_1"} <= seen["schnuff"]
    assert {"act:program", "card:basic_1"} <= seen["snails"]
    assert any(feature.startswith("card:letter_") for feature in seen["schnapp-land-fluss"])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_a_name(game: str, language: Language, courses: dict[str, list[Course]]) -> None:
    speech = Speech(language, game)
    for course in courses[game]:
        for uses in course.uses:
            assert all(called(feature, speech) and ":" not in called(feature, speech) for feature in uses)


def test_copies_of_a_card_are_one_thing() -> None:
    act = {"type": "program", "slots": [{"card": "sword#1"}, {"card": "sword#2"}, {"card": None}], "active": "p1.a"}
    assert list(features(act, ("sword#1", "sword#2"))) == ["act:program", "card:sword"]


class Table:
    """Prospects out of a table: by option the chances of every seat."""

    exact = True

    def __init__(self, chances: list[list[float]]) -> None:
        self.chances = chances

    def of(self, state: State, chance: Rng) -> list[float]:
        return [0.2, 0.5, 0.3]

    def options(self, state: State, seat: int, legal: list[Act], chance: Rng) -> list[list[int]]:
        return [[option] for option in range(len(self.chances))]

    def after(self, state: State, seat: int, actions: list[int], chance: Rng) -> list[float]:
        return self.chances[actions[0]]


def test_what_hangs_on_a_decision() -> None:
    table = Table([[0.1, 0.5, 0.4], [0.4, 0.4, 0.2], [0.1, 0.8, 0.1]])
    found = stake(State(), 0, [], table, Dealer(stream("seed", "lab")), 7)  # pyright: ignore[reportArgumentType]
    assert found == Stake(7, 0.2, pytest.approx(0.2), pytest.approx(0.4))  # 0.4 less 0.2; seat 1: 0.8 less 0.4


@pytest.mark.parametrize("spec", ["greedy", "flat:16"])
@pytest.mark.parametrize(
    ("game", "feature"),
    [
        ("snatch-it", "act:steal"),
        ("schnuff", "card:snap"),
        ("schnuff", "act:draw"),
        ("snails", "act:step"),
        ("snails", "card:fan"),
    ],
)
def test_what_is_forbidden_is_done_only_where_nothing_else_is_allowed(game: str, feature: str, spec: str) -> None:
    plan = candidate_of(game)
    banned = Deviant(bot(spec, game), (Rule("never", feature),), plan.players)
    bots = [bot("greedy", game), banned, *(bot("greedy", game) for _ in range(plan.players - 2))]
    for number in range(1, 4):
        match = dealt(plan, number)
        for act in acts(plan, number, match, bots):
            if acting_seat(match.game, act) == 1:
                kinds = match.game.kinds
                choices = match.choices(1)
                assert feature not in features(act, kinds) or all(feature in features(each, kinds) for each in choices)
            match.act(act)
    assert banned.bites > 0


def test_a_ban_on_nothing_changes_nothing() -> None:
    plan = candidate_of("snatch-it")
    bots = [
        Deviant(bot("greedy", "snatch-it"), (Rule("never", "card:unicorn"),), plan.players) for _ in range(plan.players)
    ]
    assert play(plan, 1, bots) == play(plan, 1)
