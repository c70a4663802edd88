"""The runner of scenarios must fail where the engine and the expectation part: a test that our tests can fail."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from schnapp.games import GAMES
from schnapp.games.schnapp_land_fluss.box import CATEGORIES, LETTER_DECK, LETTERS
from schnapp.table.dealer import Dealer, stream
from schnapp.table.errors import BadRecord
from schnapp.table.match import Match
from schnapp.table.scenario import run, run_file
from tests.games.snatch_it.pictures import position

GAME = GAMES["snatch-it"]
STEAL = {"player": 0, "type": "steal", "card": "flyer_4", "owner": 1, "stack": "s4"}
GOOD: dict[str, Any] = {
    "id": "T-1",
    "title": "A steal, and what comes of it",
    "players": ["A", "B", "C"],
    "position": position("f4 c1 | f5 c5 | f1", pond="c1", patches="B s4[f2 f3]", deck="c2 ... LB"),
    "steps": [
        {"expect": {"owed": [0], "view": {"viewer": None, "hands": [2, 2, 1]}}},
        {
            "act": STEAL,
            "expect": {
                "events": [{"type": "stolen", "card": "flyer_4"}],
                "events_include": [{"type": "stolen"}],
                "events_exclude": ["snatched"],
                "owed": [1],
                "legal": {"0": [], "1": [{"type": "reclaim", "card": "flyer_5"}, {"type": "decline"}]},
                "position": {"state": "RECLAIM", "hands": {"0": ["crawler_1"]}, "pending": {"stealer": 0}},
                "view": {"viewer": 1, "patches": {"0": {"0": {"height": 3, "cards": None}}}},
            },
        },
        {"act": {"player": 2, "type": "decline"}, "expect": {"rejected": "not_your_decision"}},
        {"act": STEAL, "reset": True, "expect": {"owed": [1]}},
    ],
}


def altered(*path: str | int, value: Any) -> dict[str, Any]:
    """The good scenario with one thing in it changed."""
    scenario = deepcopy(GOOD)
    place: Any = scenario
    for part in path[:-1]:
        place = place[part]
    place[path[-1]] = value
    return scenario


def why(scenario: Any) -> str:
    outcome = run(GAME, scenario)
    assert outcome.why is not None, "this scenario should fail"
    return outcome.why


def test_a_good_scenario_passes() -> None:
    assert run(GAME, GOOD).why is None


def test_a_refused_act_may_say_that_nothing_is_drawn() -> None:
    assert run(GAME, altered("steps", 2, "chance", value=[])).why is None


def race(*steps: dict[str, Any]) -> dict[str, Any]:
    """Two games of the race, each over at the first miss; the clock turns no category."""
    return {
        "id": "T-2",
        "title": "A timer, and what comes after it",
        "players": ["A", "B"],
        "options": {"games": 2, "misses_to_end": 1, "reveal_ms": 0},
        "chance": DEALT,
        "steps": [{"act": {"t": 0, "actor": 0, "type": "turn_category"}}, *steps],
    }


RACE = GAMES["schnapp-land-fluss"]
DEALT = [
    {"step": "shuffle_letters", "result": [kind for kind in LETTERS for _ in range(LETTER_DECK[kind])]},
    {"step": "shuffle_categories", "result": [*CATEGORIES]},
]
ANEW = {"events_include": [{"type": "game_started", "game_no": 2}]}


def test_what_a_due_timer_draws_belongs_to_the_step_whose_act_is_refused() -> None:
    """FORMAT A6. The time to think is over at 45,000, and with it the game."""
    step = {"act": {"t": 99_000, "actor": 1, "type": "pass"}, "expect": {"rejected": "wrong_state", **ANEW}}
    assert run(RACE, race(step | {"chance": DEALT})).why is None
    assert "shuffle_letters happens, but no result is given" in str(run(RACE, race(step)).why)
    assert "did not happen" in str(run(RACE, race(step | {"chance": [*DEALT, DEALT[0]]})).why)


def test_what_is_left_by_a_due_timer_is_the_acts() -> None:
    """FORMAT A6. The time for a word is over at 8,010: A is locked out, and as soon as B passes the game is over."""
    struck = {"act": {"t": 10, "actor": 0, "type": "strike", "slot": "t1"}}
    step = {"act": {"t": 9000, "actor": 1, "type": "pass"}, "expect": ANEW}
    assert run(RACE, race(struck, step | {"chance": DEALT})).why is None
    assert "did not happen" in str(run(RACE, race(struck, step | {"chance": [*DEALT, DEALT[0]]})).why)


WRONG: list[tuple[tuple[str | int, ...], Any, str]] = [
    (("steps", 0, "expect", "owed"), [1], "step 1: owed[0]: expected 1, found 0"),
    (("steps", 0, "expect", "owed"), [], "step 1: owed[0]: expected the end"),
    (("steps", 0, "expect", "view", "hands"), [2, 2, 2], "step 1: view.hands[2]: expected 2, found 1"),
    (("steps", 0, "expect", "view", "hand"), 1, "step 1: view.hand: expected 1, found nothing"),
    (("steps", 1, "expect", "events", 0, "card"), "swarm", 'event 1.card: expected "swarm", found "flyer_4"'),
    (("steps", 1, "expect", "events"), [], "event 1: expected no more events"),
    (("steps", 1, "expect", "events"), [{"type": "stolen"}, {"type": "snatched"}], "there are 1 events"),
    (("steps", 1, "expect", "events_include"), [{"type": "reclaimed"}], "does not occur"),
    (("steps", 1, "expect", "events_include"), [{"type": "stolen"}, {"type": "stolen"}], "does not occur"),
    (("steps", 1, "expect", "events_exclude"), ["stolen"], "stolen must not occur"),
    (("steps", 1, "expect", "legal", "0"), [{"type": "decline"}], "legal of seat 0[0]"),
    (
        ("steps", 1, "expect", "legal", "1"),
        [{"type": "decline"}],
        'legal of seat 1[0].type: expected "decline", found "reclaim"',
    ),
    (("steps", 1, "expect", "legal", "7"), [], '"7" is no seat'),
    (("steps", 1, "expect", "position", "state"), "TURN", 'position.state: expected "TURN", found "RECLAIM"'),
    (("steps", 1, "expect", "position", "hands", "0"), [], "position.hands[0][0]"),
    (("steps", 1, "expect", "position", "hands", "9"), [], "the list has 3 entries"),
    (("steps", 1, "expect", "position", "pending"), None, "position.pending"),
    (("steps", 1, "expect", "position", "round"), True, "position.round: expected true, found 2"),
    (("steps", 1, "expect", "view", "viewer"), 8, "8 is no seat"),
    (("steps", 1, "expect", "rejected"), "does_not_fit", "accepted, expected rejected for does_not_fit"),
    (("steps", 1, "expect", "result"), {"ranks": [1, 2, 3]}, "result: expected"),
    (("steps", 2, "expect", "rejected"), "wrong_state", "rejected for not_your_decision, expected wrong_state"),
    (("steps", 2, "expect"), {}, "rejected for not_your_decision, expected an accepted act"),
    (("steps", 2, "chance"), [{"step": "x", "result": 1}], 'the random step {"result":1,"step":"x"} did not happen'),
    (("steps", 3, "reset"), False, "rejected for wrong_state"),
    (("steps", 1, "chance"), [{"step": "bait_shuffle_pick", "result": "swarm"}], "did not happen"),
    (("steps", 1, "expect", "event"), [], "expect has the unknown field event"),
    (("steps", 1, "expects"), {}, "the step has the unknown field expects"),
    (("steps", 1, "expect", "owed"), 1, "the field owed of expect has a value of the wrong kind"),
    (("notes",), "", "the scenario has the unknown field notes"),
    (("options",), {"consolation": "never"}, "option consolation"),
    (("position", "round"), "two", "position, field round"),
    (("players",), ["A"], "players"),
    (("players",), ["A", "B", []], "players must be names"),
    (("steps", 1, "expect", "legal_include"), {"0": 5}, "step 2: 5 is no list of acts"),
    (("steps", 1, "expect", "legal_exclude"), {"0": None}, "step 2: null is no list of acts"),
    (("steps", 0, "expect", "view", "hands"), {"1" * 5000: 1}, "the list has 3 entries"),
    (("steps", 0, "expect", "view", "hands"), {"²": 1}, "the list has 3 entries"),
    (("steps",), "none", "steps of the scenario"),
]


@pytest.mark.parametrize(("path", "value", "said"), WRONG, ids=[said for _, _, said in WRONG])
def test_a_wrong_expectation_fails(path: tuple[str | int, ...], value: Any, said: str) -> None:
    assert said in why(altered(*path, value=value))


@pytest.mark.parametrize("turn", [5, [1], {"slot": "x"}, {"slot": 10**30}], ids=str)
def test_what_is_no_boundary_fails(turn: Any) -> None:
    position = Match.start(GAMES["snails"], ["A", "B"], {}, Dealer(stream("x", "deal"))).position()
    step = {"run": {"at": "turn", "turn": turn}}
    outcome = run(
        GAMES["snails"], {"id": "T-3", "title": "", "players": ["A", "B"], "position": position, "steps": [step]}
    )
    assert outcome.why is not None and "cannot be run" in outcome.why


@pytest.mark.parametrize("scenario", [None, [], {}, {"id": "x", "players": [], "steps": []}], ids=str)
def test_what_is_no_scenario_fails(scenario: Any) -> None:
    why(scenario)


def test_the_setup_is_checked() -> None:
    start = {name: value for name, value in GOOD.items() if name not in ("position", "steps")}
    start |= {"chance": [], "steps": [], "setup_expect": {"owed": [0, 1, 2]}}
    assert "shuffle_deck happens, but no result is given" in why(start)
    deck = sorted(GAME.kinds * 9)
    start["chance"] = [
        {"step": "shuffle_deck", "result": deck},
        {"step": "last_bite_jitter", "result": 0},
        {"step": "first_player", "result": 2},
    ]
    assert run(GAME, start).why is None
    start["setup_expect"] = {"events": [{"type": "game_started", "first": 1}]}
    assert why(start) == "setup: event 1.first: expected 1, found 2"


def test_a_file_of_scenarios(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    bad = altered("steps", 0, "expect", "owed", value=[2])
    path.write_text(json.dumps({"schnapp": 1, "game": "snatch-it", "scenarios": [GOOD, bad]}))
    assert [outcome.why is None for outcome in run_file(path, GAMES)] == [True, False]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("[]", "no scenario file"),
        ("{", "not JSON"),
        ('{"schnapp":2,"game":"snatch-it","scenarios":[]}', "no scenario file"),
        ('{"schnapp":1,"game":"chess","scenarios":[]}', '"chess" is unknown'),
        ('{"schnapp":1,"game":"snatch-it","scenarios":{}}', "must be a list"),
        ('{"schnapp":1,"game":{},"scenarios":[]}', "the game {} is unknown"),
        ('{"schnapp":1,"scenarios":[]}', "the game null is unknown"),
        (
            r'{"schnapp":1,"game":"snatch-it","scenarios":[{"title":"\ud800"}]}',
            r"'.ud800' is half of a sign, and no text",
        ),
    ],
)
def test_what_is_no_scenario_file(tmp_path: Path, content: str, said: str) -> None:
    path = tmp_path / "file.json"
    path.write_text(content)
    with pytest.raises(BadRecord, match=said):
        list(run_file(path, GAMES))
