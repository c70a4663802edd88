"""The words of Snatch It!: everything that can happen has a text in both languages, and the booklet says what is cited."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from schnapp.games import GAMES
from schnapp.games.snatch_it import box
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match, visible
from schnapp.table.texts import LANGUAGES, deed, line, of_game, refusal

from .told import EVENTS, FILE, VIEWERS, told

ROOT = Path(__file__).parents[3]
GAME = GAMES["snatch-it"]
WORDS = of_game("snatch-it")
HOME = ROOT / "src/schnapp/games/snatch_it"
NAMES = ["Anna", "Bert", "Cleo", "Dora"]

RULES = Path(os.environ.get("SCHNAPP_RULES", ROOT.parent / "shared/rules"))
SEEDS = sorted((RULES.parent / "seeds").glob("00[01]_*.txt"))


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


# ---- completeness ---------------------------------------------------------------------------------------------------


def test_every_card_has_a_long_and_a_short_name(language: str) -> None:
    cards = [*GAME.kinds, box.LAST_BITE, "first_leap"]
    long = [WORDS.text(language, f"kind-{kind}") for kind in cards]
    short = [WORDS.text(language, f"kind-{kind}-short") for kind in cards]
    assert len(set(long)) == len(set(short)) == len(cards)
    assert all(len(name) <= 2 for name in short)


@pytest.mark.parametrize(
    "message",
    [
        *(f"phase-{phase}" for phase in box.PHASES),
        *(f"state-{stage}" for stage in box.STAGES),
        *(f"act-{act}{form}" for act in box.ACTS for form in ("", "-help", "-line")),
        *(f"log-{event}" for event in box.EVENTS),
        *(f"refused-{reason.split(':')[-1]}" for reason in GAME.booklet),
        *(f"depth-{word}" for word in ("on_top", "very_near", "near", "middle", "far", "out", "hidden", "exact")),
        *(f"option-{option.name}{form}" for option in GAME.options for form in ("", "-help")),
        *(f"option-{option.name}-{word}" for option in GAME.options for word in option.words),
        *(f"option-{o.name}-{word}" for o in GAME.options if o.is_boolean() for word in ("true", "false")),
        *(f"option-{o.name}-value" for o in GAME.options if o.seat or o.low is not None),
    ],
)
def test_there_is_a_text_for(message: str, language: str) -> None:
    assert WORDS.has(language, message)


def test_every_depth_the_view_can_show_has_a_word(language: str) -> None:
    assert all(WORDS.has(language, f"depth-{box.depth_word(above)}") for above in range(118))


# ---- log lines of whole games ---------------------------------------------------------------------------------------


def chosen(options: dict[str, Any]) -> str:
    return ",".join(f"{name}={value}" for name, value in options.items()) or "usual"


GAMES_PLAYED: list[dict[str, Any]] = [
    {},
    {"consolation": "must", "last_bite_trigger": "uncovered"},
    {"stalk_enforcement": "call_out"},
    {"last_bite_below": 110},
]


each_game = pytest.mark.parametrize(
    "which", range(len(GAMES_PLAYED)), ids=[chosen(options) for options in GAMES_PLAYED]
)


@cache
def played(which: int) -> tuple[list[dict[str, Any]], list[tuple[dict[str, Any], dict[str, Any]]]]:
    """A random game: its events, and the acts that were offered with the position they were offered in."""
    chance = Dealer(stream(which, "words"))
    match = Match.start(GAME, NAMES, GAMES_PLAYED[which], Dealer(stream(which, "deal")))
    happened = list(match.entries_at_start)
    offered: list[tuple[dict[str, Any], dict[str, Any]]] = []
    while not match.over:
        owed = match.owed()
        seat = owed[chance.below(len(owed))]
        legal = match.legal(seat)
        position = match.position()
        offered += [({"player": seat, **act}, position) for act in legal]
        happened += match.act({"player": seat, **legal[chance.below(len(legal))]})
    return [entry["event"] for entry in happened if "event" in entry], offered


def lines(language: str, which: int) -> Iterator[tuple[dict[str, Any], int | None, str]]:
    for event in played(which)[0]:
        for viewer in (None, *range(len(NAMES))):
            yield event, viewer, line(language, WORDS, visible(event, viewer), NAMES, viewer, GAME.kinds)


@each_game
def test_a_whole_game_can_be_told_to_everyone(which: int, language: str) -> None:
    for _, viewer, said in lines(language, which):
        assert not re.search(r"[{}_]|yes\b|crawler|flyer|None", said), said
        assert said[0].isupper() or said[0] in "„“", said
        if viewer is not None:
            assert NAMES[viewer] not in said, f"{said!r} speaks of {NAMES[viewer]} who reads it"


@each_game
def test_only_the_owner_reads_a_secret_card(which: int, language: str) -> None:
    for event, viewer, said in lines(language, which):
        if event["type"] in ("laid", "bait_laid", "consolation", "refilled") and "private" in event:
            reads_own = str(viewer) in event["private"]
            assert reads_own == bool(re.search(r"(Krabbler|Flieger|Schwarm|Crawler|Flyer|Swarm)", said)), said


@each_game
def test_every_choice_can_be_read_and_told_apart(which: int, language: str) -> None:
    for act, position in played(which)[1]:
        stacks = {stack["id"]: stack["cards"] for patch in position["patches"] for stack in patch}
        more: dict[str, str | int] = {}
        if "stack" in act:
            cards = stacks[act["stack"]]
            more = {"height": len(cards), "top": WORDS.text(language, f"kind-{cards[-1]}")}
        said = deed(language, WORDS, act, NAMES, act["player"], GAME.kinds, **more)
        assert "{" not in said
        assert said[0].isupper() or said[0] == "„", said


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event["type"])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_whatever_happens_can_be_told(event: dict[str, Any], viewer: int | None, language: str) -> None:
    said = line(language, WORDS, visible(event, viewer), NAMES, viewer, GAME.kinds)
    assert "{" not in said
    if viewer is not None:
        assert NAMES[viewer] not in said


def test_it_is_told_as_written_down() -> None:
    """The browser is held to the same file (web/src/told.test.ts)."""
    assert {event["type"] for event in EVENTS} == set(box.EVENTS)
    assert json.loads(FILE.read_text("utf-8"))["told"] == told()


# ---- the booklet ----------------------------------------------------------------------------------------------------


def booklet(language: str) -> str:
    return (HOME / f"booklet.{language}.md").read_text("utf-8")


def numbers(language: str) -> list[str]:
    return re.findall(r"^##+ (\d+(?:\.\d+)?) \S", booklet(language), re.MULTILINE)


def test_booklets_have_the_same_numbers() -> None:
    german, english = numbers("de"), numbers("en")
    assert german == english
    assert german == sorted(german, key=lambda number: [int(part) for part in number.split(".")])
    assert len(set(german)) == len(german)


def test_no_number_is_left_out(language: str) -> None:
    parts = [[int(part) for part in number.split(".")] for number in numbers(language)]
    assert [part[0] for part in parts if len(part) == 1] == list(range(1, 9))
    for before, after in pairwise(parts):
        assert after in ([before[0] + 1], [before[0], 1 if len(before) == 1 else before[1] + 1])


def test_every_rule_a_refusal_cites_is_in_the_booklet(language: str) -> None:
    for reason, rule in GAME.booklet.items():
        assert rule in numbers(language)
        assert f" {rule})" in refusal(language, WORDS, reason.split(":")[-1], rule)


def test_rules_the_booklet_refers_to_are_in_it(language: str) -> None:
    cited = re.findall(r"\b([1-8]\.\d+)\b", booklet(language))
    assert set(cited) <= set(numbers(language))


def test_the_booklet_names_every_option_and_its_usual_value(language: str) -> None:
    house_rules = booklet(language).split("### 8.1")[1].split("### 8.2")[0]
    for option in GAME.options:
        assert f"**{WORDS.text(language, f'option-{option.name}')}**" in house_rules
        usual = option.value(4)
        if isinstance(usual, str):
            assert (
                WORDS.text(language, f"option-{option.name}-{usual}").removeprefix("das Spiel passt auf") in house_rules
            )
    assert str(box.LAST_BITE_BELOW[3]) in house_rules


def test_the_booklet_has_the_numbers_of_the_box(language: str) -> None:
    text = booklet(language)
    for number in (box.CREATURES, box.COPIES * len(box.CRAWLERS), box.hand_size(4), box.hand_size(6), box.SWARM_POINTS):
        assert re.search(rf"\b{number}\b", text)
    for below in set(box.LAST_BITE_BELOW.values()):
        assert re.search(rf"\b{below}\b", text.split("### 3.1")[1].split("### 3.2")[0])


# ---- our own words --------------------------------------------------------------------------------------------------


def words_of(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def runs(text: str, length: int = 8) -> set[tuple[str, ...]]:
    words = words_of(text)
    return {tuple(words[start : start + length]) for start in range(len(words) - length + 1)}


OWN = [
    *(HOME / f"booklet.{language}.md" for language in LANGUAGES),
    *(HOME / f"texts/{language}.ftl" for language in LANGUAGES),
    *sorted((ROOT / "web/src").glob("**/*.ftl")),
]


@pytest.mark.skipif(not SEEDS, reason="the original booklets are not here to compare with")
@pytest.mark.parametrize("file", OWN, ids=lambda file: str(file.relative_to(ROOT)))
def test_nothing_is_copied_from_the_original_booklets(file: Path) -> None:
    mine = runs(file.read_text("utf-8"))
    for seed in SEEDS:
        copied = mine & runs(seed.read_text("utf-8"))
        assert not copied, " / ".join(" ".join(run) for run in sorted(copied))
