"""The words that only Snails has; those of every game are checked in tests/games/test_words.py."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from schnapp.games.snails import box, cards, speaking
from schnapp.games.snails.acts import ACTS
from schnapp.table.texts import LANGUAGES, setting
from tests.games.snails.told import TALE
from tests.games.telling import NAMES
from tests.games.test_words import booklet

WORDS = TALE.words
PAGE = Path(__file__).parents[3] / "web/src/games/snails/guide.ts"
GUIDE = re.findall(r'id: "(\w+)"', PAGE.read_text("utf-8"))  # the steps that the page knows
NAMED: dict[str, tuple[str, ...]] = {
    "role": box.ROLES,
    "faction": box.FACTIONS,
    "ability": tuple(box.ABILITIES.values()),
    "terrain": box.TERRAINS,
    "marker": ("damage", *box.MARKERS),
    "back": box.BACKS,
    "half": box.HALVES,
    "skip": box.SKIPS,
    "face": box.FACES,
    "glyph": box.FACES,
    "target": cards.TARGETS,
    "effect": tuple(cards.OPS),
    "asked": ACTS.types,
}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("step", GUIDE)
def test_every_step_of_the_guide_has_words(step: str, language: str) -> None:
    assert WORDS.has(language, f"guide-{step}")
    assert WORDS.has(language, f"guide-{step}-title")


@pytest.mark.parametrize("what", NAMED)
def test_everything_has_a_name(what: str, language: str) -> None:
    missing = [word for word in NAMED[what] if not WORDS.has(language, f"{what}-{word}")]
    assert not missing
    if what in ("role", "faction", "half"):
        assert all(WORDS.has(language, f"{what}-{word}-help") for word in NAMED[what])


@pytest.mark.parametrize("target", ["snail", "area"])
def test_whose_snails_a_card_aims_at_is_said(target: str, language: str) -> None:
    sides = cards.SIDES[1:]
    assert len({WORDS.text(language, f"target-{target}", side=side) for side in sides}) == len(sides)


@pytest.mark.parametrize("kind", cards.BOX.kinds, ids=lambda kind: kind.id)
def test_cards_are_called_as_in_the_card_file(kind: cards.Card, language: str) -> None:
    assert WORDS.text(language, f"kind-{kind.id}") == kind.names[language]


@pytest.mark.parametrize("kind", cards.BOX.kinds, ids=lambda kind: kind.id)
def test_every_outcome_can_be_said(kind: cards.Card, language: str) -> None:
    for outcome in kind.outcomes:
        said = speaking.effects(outcome, language, WORDS)
        assert said
        assert not re.search(r"[{}_]", said)
        assert all(str(effect.number) in said for effect in outcome.effects if effect.op == "damage")


def test_an_outcome_in_words() -> None:
    rocket = next(kind for kind in cards.BOX.kinds if kind.id == "rocket")
    said = [speaking.effects(outcome, "de", WORDS) for outcome in rocket.outcomes]
    assert said[:2] == [
        "es trifft ein Nachbarfeld: Plättchen beschädigen",
        "15 Schaden, Plättchen zerstören und schubsen",
    ]


def test_a_card_is_explained_by_the_beginning_of_its_name() -> None:
    assert [said.split(" (")[0] for said in speaking.explained("ma", "de", WORDS)] == ["Magnet"]
    told = next(speaking.explained("crawl or d", "en", WORDS))
    assert told.startswith("Crawl or dig. Crawl: You have 2 points")
    assert " Dig: Draw a card" in told
    assert not list(speaking.explained("zzz", "en", WORDS))


@pytest.mark.parametrize(
    ("act", "said"),
    [
        ({"type": "step", "to": "0,-3"}, "Wiese: Annas Späher und dein Anführer"),
        ({"type": "choose_target", "field": "-1,-3"}, "Berg"),
        ({"type": "push", "snail": "p1.scout", "to": "-2,-3"}, "Wasser"),
        ({"type": "choose_enemy", "snail": "p1.scout"}, "A3, ♥15"),
        ({"type": "keep"}, ""),
    ],
)
def test_what_is_said_beside_a_choice(act: dict[str, str], said: str) -> None:
    view = {
        "viewer": "p2",
        "board": {"0,-3": {"stack": 2}, "-1,-3": {"stack": 3}},
        "snails": {
            "p1.scout": {"field": "0,-3", "health": 15, "shell": False},
            "p2.leader": {"field": "0,-3", "health": 30, "shell": False},
        },
    }
    assert speaking.aside(act, view, NAMES, "de", WORDS) == said


PLAN = {
    "type": "program",
    "active": ["p1.infantry", "p1.leader", "p1.scout"],
    "inactive": ["p1.infantry", "p1.leader", "p1.scout"],
    "cards": ["axe#1", "basic_1#p1", "basic_2#p1", "basic_3#p1", "basic_4#p1", "basic_5#p1"],
    "count": 4320,
}


def test_a_plan_is_typed_as_numbers() -> None:
    assert speaking.plan("3 1, 1 6 2 3 4", PLAN) == {
        "type": "program",
        "active": "p1.scout",
        "inactive": "p1.infantry",
        "slots": ["axe#1", "basic_5#p1", "basic_1#p1", "basic_2#p1", "basic_3#p1"],
    }
    alone = PLAN | {"active": ["p1.scout"], "inactive": [None]}
    planned = speaking.plan("1 6 5 4 3 2", alone)
    assert planned is not None
    assert planned["inactive"] is None


@pytest.mark.parametrize("typed", ["", "1 2", "1 1 1 2 3 4 5", "1 2 1 2 3 4 4", "4 1 1 2 3 4 5", "1 2 1 2 3 4 7", "q"])
def test_what_is_no_plan(typed: str) -> None:
    assert speaking.plan(typed, PLAN) is None


def test_options_in_words() -> None:
    options = {option.name: option for option in TALE.game.options}
    track = setting("de", WORDS, options["contamination_track"], [5, 10, 20], NAMES)
    assert track == "5, 10 und 20"
    assert setting("en", WORDS, options["start_player"], "p2", NAMES) == "Bert"
    assert setting("en", WORDS, options["start_player"], "random", NAMES) == "left to chance"
    assert setting("en", WORDS, options["board.allow_partial_tiles"], True, NAMES) == "yes, there may be fewer"


def test_the_booklet_tells_every_card(language: str) -> None:
    listed = booklet(TALE, language).split("### 6.7")[1].split("### 6.8")[0]
    lines = [line for line in listed.splitlines() if line.startswith("- ")]
    assert lines == [f"- **{kind.count}** {kind.names[language]}: {kind.texts[language]}" for kind in cards.BOX.kinds]


def test_the_booklet_has_the_numbers_of_the_box(language: str) -> None:
    text = booklet(TALE, language)
    for number in (box.HEALTH, box.SHELLS, *map(len, box.PILES.values()), cards.ARSENAL, *cards.TOTALS.values()):
        assert re.search(rf"\*\*{number}\b", text), number
    for damage in (box.TRAP, box.MINE, box.DYNAMITE):
        assert re.search(rf"\b{damage} (Schaden|damage)\b", text), damage
    steps = text.split("### 7.7")[1].split("###")[0]
    track = re.findall(r"\d+", re.split(r"Die Stufen sind|The steps are", steps)[1].split(". ")[0])
    assert tuple(map(int, track)) == box.TRACK
