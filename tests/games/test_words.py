"""The words of every game: all that can happen has a text in every language, and the booklet says what is cited."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest

from schnapp.table.options import Option
from schnapp.table.protocols import Naming, beside_bots, forgettable, places
from schnapp.table.seating import title_of
from schnapp.table.texts import LANGUAGES, Texts, refusal, setting
from schnapp.table.wording import Wording

from .telling import NAMES, VIEWERS, Event, Tale, played, tales

ROOT = Path(__file__).parents[2]
TALES = tales()

RULES = Path(os.environ.get("SCHNAPP_RULES", ROOT.parent / "shared/rules"))
SEEDS = sorted((RULES.parent / "seeds").glob("*.txt"))


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=TALES)
def tale(request: pytest.FixtureRequest) -> Tale:
    return TALES[request.param]


# ---- completeness ---------------------------------------------------------------------------------------------------


def test_every_card_has_a_long_and_a_short_name(tale: Tale, language: str) -> None:
    kinds = {card.partition("#")[0] for card in tale.game.kinds}
    long = [tale.words.text(language, f"kind-{kind}") for kind in kinds]
    short = [tale.words.text(language, f"kind-{kind}-short") for kind in kinds - set(tale.bare)]
    assert len(set(long)) == len(kinds)
    assert len(set(short)) == len(short)
    assert all(len(name) <= 2 for name in short)


def messages(tale: Tale) -> Iterator[str]:
    yield from ("game-title", "game-teaser", "game-credit", "score-points")
    yield from (f"state-{stage}" for stage in tale.box.STAGES)
    yield from (f"act-{act}{form}" for act in tale.acts for form in ("", "-help", "-line"))
    yield from (f"act-{act}-key" for act in forgettable(tale.game))
    yield from (f"log-{event}" for event in tale.game.events.types if event not in tale.untold)
    yield from (f"refused-{reason.split(':')[-1]}" for reason in tale.game.booklet)
    for option in tale.game.options:
        message = titled(option)
        yield from (f"{message}{form}" for form in ("", "-help"))
        yield from (f"{message}-{word}" for word in option.words if option.named_seat(word) < 0)
        if isinstance(option.value(4), bool):
            yield from (f"{message}-{word}" for word in ("true", "false"))
        elif not option.words or option.seat or any(option.named_seat(word) >= 0 for word in option.words):
            yield f"{message}-value"


def titled(option: Option) -> str:
    return f"option-{option.name.replace('.', '_')}"


def test_there_is_a_text_for_everything(tale: Tale, language: str) -> None:
    asked_for = set(messages(tale))
    assert len(asked_for) > 90
    assert {message for message in asked_for if not tale.words.has(language, message)} == set()


def test_every_usual_value_can_be_said(tale: Tale, language: str) -> None:
    for option in tale.game.options:
        for players in tale.game.seats:
            assert setting(language, tale.words, option, option.value(players), NAMES)


# ---- log lines of whole games ---------------------------------------------------------------------------------------


def chosen(options: dict[str, Any]) -> str:
    return ",".join(f"{name}={value}" for name, value in options.items()) or "usual"


PLAYED = [(name, which) for name in TALES for which in range(len(TALES[name].tables))]
each_game = pytest.mark.parametrize(
    ("name", "which"), PLAYED, ids=[f"{name} {chosen(TALES[name].tables[which])}" for name, which in PLAYED]
)


def words_at(tale: Tale, which: int) -> Texts:
    """The words of a table, with the names that its people have given."""
    chosen = tale.game.resolve(4, tale.tables[which])
    own = tale.game.renamed(chosen) if isinstance(tale.game, Naming) else {}
    return tale.words.renamed(own).placed(places(tale.game, chosen))


def unquoted(said: str) -> str:
    """Without the words that somebody has said: they may be names, of people too."""
    return re.sub("„[^“]*“|“[^”]*”", "", said)


@cache
def lines(language: str, name: str, which: int) -> tuple[tuple[Event, int | None, str], ...]:
    """What everybody reads of a game."""
    tale, game = TALES[name], played(name, which)
    words = words_at(tale, which)
    return tuple(
        (event, viewer, Wording(tale.game, words, language, game.names, viewer).line(tale.seen(event, viewer)))
        for event in game.events
        for viewer in (None, *range(len(game.names)))
    )


@each_game
def test_a_whole_game_can_be_told_to_everyone(name: str, which: int, language: str) -> None:
    names = played(name, which).names
    for event, viewer, said in lines(language, name, which):
        if event["type"] in TALES[name].untold:
            assert said == ""
            continue
        assert not re.search(rf"[{{}}_]|\byes\b|None|{TALES[name].raw}", said), said
        assert said[0].isupper() or said[0] in "„“", said
        if viewer is not None:
            assert names[viewer] not in unquoted(said), f"{said!r} speaks of {names[viewer]} who reads it"


@each_game
def test_only_the_owner_reads_a_secret_card(name: str, which: int, language: str) -> None:
    words = words_at(TALES[name], which)
    for event, viewer, said in lines(language, name, which):
        told: dict[str, set[str]] = {str(owner): cards_in(part) for owner, part in event.get("private", {}).items()}
        own = told.get("" if viewer is None else str(title_of(TALES[name].game, viewer)), set())
        for kind in {kind for kinds in told.values() for kind in kinds}:
            assert (words.text(language, f"kind-{kind}") in said) == (kind in own), said


def cards_in(part: Event) -> set[str]:
    """The kinds of cards that this part of an event makes known to somebody."""
    cards = [part["card"]] if "card" in part else part.get("cards", [])
    return {card.partition("#")[0] for card in cards}


@each_game
def test_every_choice_can_be_read(name: str, which: int, language: str) -> None:
    tale, game = TALES[name], played(name, which)
    words = words_at(tale, which)
    for seat, act, position in game.offered:
        more = tale.more(act, position, language, words)
        said = Wording(tale.game, words, language, game.names, seat).phrase(act, **more)
        assert "{" not in said
        assert said[0].isupper() or said[0] == "„", said


TOLD = [(name, event) for name in TALES for event in TALES[name].events]


@pytest.mark.parametrize(("name", "event"), TOLD, ids=[f"{name} {event['type']}" for name, event in TOLD])
def test_whatever_happens_can_be_told(name: str, event: Event) -> None:
    """To everybody, in every language."""
    tale = TALES[name]
    words = tale.words
    for language, viewer in product(LANGUAGES, VIEWERS):
        said = Wording(tale.game, words, language, NAMES, viewer).line(tale.seen(event, viewer))
        assert (said == "") == (event["type"] in tale.untold), (language, viewer)
        assert "{" not in said
        if viewer is not None:
            assert NAMES[viewer] not in said


def test_it_is_told_as_written_down(tale: Tale) -> None:
    """The browser is held to the same file (web/src/log_lines.test.ts)."""
    assert {event["type"] for event in tale.events} == set(tale.game.events.types)
    assert json.loads(tale.file.read_text("utf-8"))["told"] == list(tale.told())


# ---- the booklets ---------------------------------------------------------------------------------------------------


def home(tale: Tale) -> Path:
    return ROOT / "src/schnapp/games" / tale.folder


def booklet(tale: Tale, language: str) -> str:
    return (home(tale) / f"booklet.{language}.md").read_text("utf-8")


def numbers(tale: Tale, language: str) -> list[str]:
    return re.findall(r"^##+ (\d+(?:\.\d+)?) \S", booklet(tale, language), re.MULTILINE)


def test_booklets_have_the_same_numbers(tale: Tale) -> None:
    german, english = numbers(tale, "de"), numbers(tale, "en")
    assert german == english
    assert german == sorted(german, key=lambda number: [int(part) for part in number.split(".")])
    assert len(set(german)) == len(german)


def test_no_number_is_left_out(tale: Tale, language: str) -> None:
    parts = [[int(part) for part in number.split(".")] for number in numbers(tale, language)]
    assert [part[0] for part in parts if len(part) == 1] == list(range(1, 9))
    for before, after in pairwise(parts):
        assert after in ([before[0] + 1], [before[0], 1 if len(before) == 1 else before[1] + 1])


def test_every_rule_a_refusal_cites_is_in_the_booklet(tale: Tale, language: str) -> None:
    for reason, rule in tale.game.booklet.items():
        assert rule in numbers(tale, language)
        assert f" {rule})" in refusal(language, tale.words, reason.split(":")[-1], rule)


def test_rules_the_booklet_refers_to_are_in_it(tale: Tale, language: str) -> None:
    cited = re.findall(r"\b([1-8]\.\d+)\b", booklet(tale, language))
    assert set(cited) <= set(numbers(tale, language))


def test_the_booklet_names_every_option_and_its_usual_value(tale: Tale, language: str) -> None:
    house_rules = booklet(tale, language).split("### 8.1")[1].split("### 8.2")[0]
    for option in tale.game.options:
        assert f"**{tale.words.text(language, titled(option))}**" in house_rules
        usual = option.value(4)
        if isinstance(usual, str):
            assert setting(language, tale.words, option, usual, NAMES) in house_rules


def test_what_is_usual_beside_bots_is_explained(tale: Tale, language: str) -> None:
    house_rules = booklet(tale, language).split("### 8.1")[1].split("### 8.2")[0]
    for name, usual in beside_bots(tale.game, {}).items():
        option = next(option for option in tale.game.options if option.name == name)
        assert option.allows(usual, 4)
        assert usual != option.value(4)
        assert tale.words.has(language, f"{titled(option)}-bots")
        assert setting(language, tale.words, option, usual, NAMES) in house_rules


# ---- our own words --------------------------------------------------------------------------------------------------


def runs(text: str, length: int = 8) -> set[tuple[str, ...]]:
    words = re.findall(r"\w+", text.casefold())
    return {tuple(words[start : start + length]) for start in range(len(words) - length + 1)}


OWN = [
    *sorted((ROOT / "src/schnapp").glob("games/*/booklet.*.md")),
    *sorted((ROOT / "src/schnapp").glob("**/texts/*.ftl")),
    *sorted((ROOT / "web/src").glob("**/*.ftl")),
]


@pytest.mark.skipif(not SEEDS, reason="the original booklets are not here to compare with")
@pytest.mark.parametrize("file", OWN, ids=lambda file: str(file.relative_to(ROOT)))
def test_nothing_is_copied_from_the_original_booklets(file: Path) -> None:
    mine = runs(file.read_text("utf-8"))
    for seed in SEEDS:
        copied = mine & runs(seed.read_text("utf-8"))
        assert not copied, " / ".join(" ".join(run) for run in sorted(copied))
