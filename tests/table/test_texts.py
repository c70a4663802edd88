"""Every word in every language: same ids, same variables, no errors, the same text in Python and in the browser's Fluent.

And the rule that makes a log line from an event (docs/texts.md), row by row.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

from schnapp.games import GAMES
from schnapp.table import texts
from schnapp.table.texts import LANGUAGES, OPTIONAL, Texts, arguments, joined, line, of_game, refusal

ROOT = Path(__file__).parents[2]
TABLE = ROOT / "src/schnapp/table/texts"
PLAYED = {name: ROOT / "src/schnapp/games" / name.replace("-", "_") / "texts" for name in GAMES}
BROWSER = sorted(file.parent for file in (ROOT / "web/src").glob("**/texts/de.ftl"))
LAB = ROOT / "src/schnapp/lab/balance/texts"
FOLDERS = [TABLE, LAB, *PLAYED.values(), *BROWSER]


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    body = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, f"{folder / language}.ftl: {junk[0]}"
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    ids = [message.id.name for message in found]
    twice = {name for name in ids if ids.count(name) > 1}
    assert not twice, f"{folder / language}.ftl says twice: {twice}"
    return {message.id.name: message for message in found}


class Variables(visitor.Visitor):
    """The variables of a message, each with the values its selectors tell apart."""

    def __init__(self) -> None:
        self.values: dict[str, set[str | int]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            self.values[node.selector.id.name] |= {value_of(variant.key) for variant in node.variants}


def value_of(key: ast.Identifier | ast.NumberLiteral) -> str | int:
    if isinstance(key, ast.NumberLiteral):
        return int(key.value)
    return {"one": 1, "other": 1234}.get(key.name, key.name)


def variables(message: ast.Message) -> dict[str, set[str | int]]:
    seen = Variables()
    seen.visit(message)
    return seen.values


def calls(found: dict[str, ast.Message]) -> Iterator[tuple[str, dict[str, str | int]]]:
    """Every message with every combination of values that it tells apart."""
    for name, message in found.items():
        values = variables(message)
        choices = [sorted(values[key], key=str) or ["Änne & Co."] for key in values]
        for chosen in product(*choices):
            yield name, dict(zip(values, chosen, strict=True))


def titled(folder: Path) -> str:
    return str(folder.relative_to(ROOT))


@pytest.mark.parametrize("folder", FOLDERS, ids=titled)
def test_every_language_says_everything(folder: Path) -> None:
    german, *others = (messages(folder, language) for language in LANGUAGES)
    for other in others:
        assert german.keys() == other.keys()
        for name in german:
            assert variables(german[name]).keys() == variables(other[name]).keys(), name


@pytest.mark.parametrize("folder", FOLDERS, ids=titled)
def test_every_message_has_words(folder: Path) -> None:
    for language in LANGUAGES:
        for name, message in messages(folder, language).items():
            assert message.value is not None, name


@pytest.mark.parametrize("game", PLAYED)
def test_an_id_stands_in_one_file_only(game: str) -> None:
    seen: dict[str, Path] = {}
    for folder in (TABLE, PLAYED[game], *BROWSER):
        for name in messages(folder, "de"):
            assert name not in seen, f"{name} is in {folder} and in {seen[name]}"
            seen[name] = folder


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=titled)
def test_every_combination_can_be_said(folder: Path, language: str) -> None:
    words = Texts(folder)
    for name, values in calls(messages(folder, language)):
        said = words.text(language, name, **values)
        assert said.strip(), name
        assert "{" not in said, (name, said)


def library() -> Path | None:
    """A file beside which the browser's Fluent is installed."""
    package = ROOT / "web/package.json"
    return package if (package.parent / "node_modules/@fluent/bundle").is_dir() else None


def node() -> str | None:
    beside = ROOT / ".venv/bin/node"
    return str(beside) if beside.exists() else shutil.which("node")


@pytest.mark.skipif(library() is None or node() is None, reason="the browser client is not installed here")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=titled)
def test_the_browser_says_the_same(folder: Path, language: str) -> None:
    asked = list(calls(messages(folder, language)))
    order = {
        "library": str(library()),
        "sources": [(folder / f"{language}.ftl").read_text("utf-8")],
        "language": language,
        "calls": asked,
    }
    script = Path(__file__).with_name("format.mjs")
    ran = subprocess.run(
        [node() or "node", str(script)],
        input=json.dumps(order),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    words = Texts(folder)
    assert json.loads(ran.stdout) == [words.text(language, name, **values) for name, values in asked]


def test_unknown_words_are_an_error() -> None:
    with pytest.raises(LookupError, match="no text nonsense in de"):
        texts.text("de", "nonsense")
    with pytest.raises(LookupError, match="no texts in fr"):
        texts.text("fr", "list-none")
    with pytest.raises(LookupError, match="list-next"):
        texts.text("de", "list-next", head="Anna")


# ---- the rule, with the words of Snatch It! -------------------------------------------------------------------------

WORDS = of_game("snatch-it")
KINDS = GAMES["snatch-it"].kinds
NAMES = ["Anna", "Bert", "Cleo"]


def said(event: dict[str, Any], viewer: int | None = None, language: str = "de") -> dict[str, Any]:
    return arguments(language, WORDS, {"type": "any", **event}, NAMES, viewer, KINDS)


def test_a_seat_is_a_name_and_whether_it_is_you() -> None:
    for field in ("player", "owner", "from", "to", "by", "first", "dealer"):
        assert said({field: 1}, viewer=1) | {field: "Bert", f"{field}_you": "yes"} == said({field: 1}, viewer=1)
        assert said({field: 1}, viewer=0)[f"{field}_you"] == "no"
        assert said({field: 0}, viewer=None)[f"{field}_you"] == "no"


def test_plain_values() -> None:
    assert said({"last": True})["last"] == "yes"
    assert said({"right": False})["right"] == "no"
    assert said({"count": 0})["count"] == 0
    assert said({"reason": "pond_empty"})["reason"] == "pond_empty"
    assert said({"stack": "s7"})["stack"] == "s7"


def test_a_kind_is_its_name_and_its_type() -> None:
    assert said({"card": "flyer_3"}) | {"card": "Flieger 3", "card_type": "flyer"} == said({"card": "flyer_3"})
    assert said({"top": "swarm"}, language="en")["top"] == "Swarm"
    assert said({"top": "swarm"})["top_type"] == "swarm"


LACKING = dict.fromkeys((f"{field}_known" for field in OPTIONAL), "no")


def test_fields_that_may_be_missing_are_known_or_not() -> None:
    assert said({"card": "swarm"})["card_known"] == "yes"
    assert said({"inactive": None})["inactive_known"] == "no"
    assert said({"player": 0}) == {"player": "Anna", "player_you": "no", **LACKING}


def test_a_list_of_kinds_counts_equal_ones() -> None:
    cards = said({"cards": ["swarm", "flyer_1", "swarm", "crawler_2"]})
    assert cards["cards"] == "2× Schwarm, Flieger 1 und Krabbler 2"
    assert cards["count"] == 4
    assert said({"cards": []}, language="en")["cards"] == "nothing"
    assert said({"cards": ["swarm"], "count": 5})["count"] == 5
    assert said({"count": 5, "cards": ["swarm"]})["count"] == 5


def test_a_list_of_objects_follows_the_rule_again() -> None:
    laid = {"cards": [{"player": 0, "card": "crawler_1"}, {"player": 1, "card": "swarm"}]}
    assert said(laid, viewer=1)["cards"] == "Krabbler 1 von Anna und Schwarm von dir"
    assert said(laid, language="en")["cards"] == "Crawler 1 from Anna and Swarm from Bert"


def test_a_list_of_numbers_and_its_sum() -> None:
    dice = said({"dice": [4, 5]})
    assert (dice["dice"], dice["dice_sum"]) == ("4 und 5", 9)


def test_numbers_by_seat_follow_the_rule_again() -> None:
    ended = {"type": "any", "chips": [9, 0, 3]}
    assert arguments("de", texts.of_game("schnuff"), ended, NAMES, 1, ())["chips"] == "Anna 9, du 0 und Cleo 3"
    assert said({"chips": 2})["chips"] == 2


def test_what_has_no_words_gives_no_argument() -> None:
    assert said({"discarded": {"0": 2}, "bellies": [["swarm"], []], "level": None}) == LACKING


def test_winners() -> None:
    shared = {"scores": [{"player": seat, "points": 5, "rank": rank} for seat, rank in enumerate((1, 3, 1))]}
    assert said(shared, viewer=2) | {"winners": "Anna", "winners_you": "yes", "winners_count": 2} == said(
        shared, viewer=2
    )
    assert said(shared, viewer=1)["winners"] == "Anna und Cleo"
    assert said(shared, viewer=1)["winners_you"] == "no"


def test_winners_of_a_ranking_by_seat() -> None:
    shared = said({"ranking": [1, 3, 1]}, viewer=0)
    assert (shared["winners"], shared["winners_you"], shared["winners_count"]) == ("Cleo", "yes", 2)
    assert said({"ranking": [3, 1, 2]})["winners"] == "Bert"


# ---- the rule, with the words of Schnapp, Land, Fluss!: what somebody has said, points and cards by seat ------------

SCHNAPP = of_game("schnapp-land-fluss")


def heard(event: dict[str, Any], viewer: int | None = None) -> dict[str, Any]:
    kinds = GAMES["schnapp-land-fluss"].kinds
    return arguments("de", SCHNAPP, {"type": "any", **event}, ["Anna", "Bert", "Cleo"], viewer, kinds)


def test_a_word_is_what_somebody_has_said_even_if_a_card_is_called_so() -> None:
    assert heard({"id": "animal"})["id"] == "Tier"
    assert heard({"word": "animal", "text": "river"}) | {"word": "animal", "text": "river"} == heard(
        {"word": "animal", "text": "river"}
    )
    assert heard({"word": None})["word_known"] == "no"


def test_points_by_seat_are_listed_with_their_owners() -> None:
    points = heard({"scores": [4, 0, 3], "ranks": [1, 3, 2]}, viewer=2)
    assert points["scores"] == "Anna 4, Bert 0 und du 3"
    assert points["winners"] == "Anna"


def test_an_object_with_seats_as_keys_names_them() -> None:
    assert heard({"slots": {"0": "t4", "2": "t5"}})["slots"] == "Anna und Cleo"
    mine = heard({"slots": {"0": "t4", "2": "t5"}}, viewer=2)
    assert (mine["slots"], mine["slots_you"]) == ("Anna", "yes")


def test_an_option_may_have_no_value() -> None:
    leader = next(option for option in GAMES["schnapp-land-fluss"].options if option.name == "leader")
    assert texts.setting("de", SCHNAPP, leader, None, []) == "keine"
    assert texts.setting("de", SCHNAPP, leader, "Opa", []) == "Opa"


def test_a_deck_of_letters_is_listed() -> None:
    deck = next(option for option in GAMES["schnapp-land-fluss"].options if option.name == "letter_deck")
    value = {"counts": {"letter_a": 3, "letter_b": 0, "letter_xy": 1}, "red": ["letter_a"]}
    assert texts.setting("de", SCHNAPP, deck, value, []) == "3× A und 1× X/Y"


# ---- the rule, with the words of Snails: cards by number, players and snails by name, fields of a board -------------

SNAILS = of_game("snails").placed({"-1,-3": "A2", "0,-3": "A3"})


def told(event: dict[str, Any], viewer: int | None = None, language: str = "de") -> dict[str, Any]:
    return arguments(language, SNAILS, {"type": "any", **event}, ["Anna", "Max", "Änne"], viewer, GAMES["snails"].kinds)


def test_a_player_is_called_p1_in_any_field() -> None:
    for field in ("player", "start_player", "from"):
        assert told({field: "p2"}, viewer=1) | {field: "Max", f"{field}_you": "yes"} == told({field: "p2"}, viewer=1)
        assert told({field: "p2"})[f"{field}_you"] == "no"


@pytest.mark.parametrize(
    ("id", "viewer", "language", "said", "start"),
    [
        ("p1.scout", None, "de", "Annas Späher", "Annas Späher"),
        ("p1.scout", 0, "de", "dein Späher", "Dein Späher"),
        ("p2.medic", 0, "de", "Max’ Sanitäter", "Max’ Sanitäter"),
        ("p3.leader", 1, "en", "Änne’s leader", "Änne’s leader"),
        ("p3.leader", 2, "en", "your leader", "Your leader"),
    ],
)
def test_a_snail_belongs_to_somebody(id: str, viewer: int | None, language: str, said: str, start: str) -> None:
    spoken = told({"snail": id}, viewer, language)
    assert (spoken["snail"], spoken["snail_start"]) == (said, start)
    assert spoken["snail_you"] == ("yes" if said.startswith(("dein", "your")) else "no")


def test_a_field_has_the_name_that_people_see() -> None:
    assert told({"field": "-1,-3", "to": "7,7"}) | {"field": "A2", "to": "7,7"} == told({"field": "-1,-3", "to": "7,7"})


def test_a_card_is_told_without_its_number() -> None:
    assert told({"card": "rocket#2"})["card"] == "Rakete"
    assert told({"card": "basic_4#p1"}) | {"card_type": "basic"} == told({"card": "basic_4#p1"})
    assert told({"card": "lasso"})["card"] == "Lasso"
    assert told({"cards": ["fan#1", "mine#2", "fan#2"]})["cards"] == "2× Ventilator und Mine"


def test_a_plain_word_is_no_card() -> None:
    for field in ("kind", "source", "effect", "cause", "back"):
        assert told({field: "mine"})[field] == "mine"


def test_lists_of_snails_fields_and_words() -> None:
    assert told({"snails": ["p1.scout", "p2.leader"]}, viewer=1)["snails"] == "Annas Späher und dein Anführer"
    assert told({"fields": ["-1,-3", "0,-3"]})["fields"] == "A2 und A3"
    assert told({"faces": ["square", "square"]})["faces"] == "2× ■"
    assert told({"others": ["this", "that"]})["others"] == "this und that"


def test_winners_of_ranks() -> None:
    assert told({"ranks": [2, 1, 3]}, viewer=1)["winners_you"] == "yes"


def test_an_event_without_words_is_not_told() -> None:
    assert line("de", SNAILS, {"type": "turn_started", "player": "p1", "slot": 1}, NAMES, None, ()) == ""


def test_joining() -> None:
    assert joined("de", WORDS, []) == "nichts"
    assert joined("de", WORDS, ["A"]) == "A"
    assert joined("de", WORDS, ["A", "B"]) == "A und B"
    assert joined("en", WORDS, ["A", "B", "C", "D"]) == "A, B, C and D"


def test_a_line_speaks_to_whoever_reads_it() -> None:
    stolen = {"type": "stolen", "player": 0, "owner": 1, "stack": "s1", "card": "flyer_3"}
    assert line("de", WORDS, stolen, NAMES, 0, KINDS) == "Du klaust Bert mit einem Flieger 3 einen Stapel!"
    assert line("de", WORDS, stolen, NAMES, 1, KINDS) == "Anna klaut dir mit einem Flieger 3 einen Stapel!"
    assert line("en", WORDS, stolen, NAMES, None, KINDS) == "Anna steals a stack from Bert with a Flyer 3!"


def test_a_refusal_cites_the_rule() -> None:
    assert refusal("de", WORDS, "own_patch", "5.3").endswith("(Regel 5.3)")
    assert refusal("en", WORDS, "unknown_table") == texts.text("en", "refused-unknown_table")


# ---- names of a group's own -----------------------------------------------------------------------------------------

OWN = {"pass": {"de": "Öha, { $card }"}, "risk": {"de": "!? 7 Mal!", "en": "Slippery"}, "snap": {"en": "☃"}}


def test_a_renamed_card_is_called_so_everywhere() -> None:
    usual = of_game("schnuff")
    words = usual.renamed(OWN)
    assert words.text("de", "kind-pass") == "Öha, { $card }"  # what people type is never read as Fluent
    assert words.text("de", "guide-pass-title") == "„Öha, { $card }“"
    assert words.text("en", "kind-risk") == "Slippery"
    played = {"type": "played", "player": 0, "card": "pass", "count": 30, "direction": 1}
    kinds = ("pass", "risk", "snap")
    assert (
        line("de", words, played, NAMES, 0, kinds) == "Du spielst „Öha, { $card }“ und lässt den Karren bei 30 stehen."
    )
    assert usual.text("de", "kind-pass") == "Passe!"


def test_a_short_name_is_the_first_two_letters() -> None:
    words = of_game("schnuff").renamed(OWN)
    assert words.text("de", "kind-pass-short") == "Öh"
    assert words.text("de", "kind-risk-short") == "7M"
    assert words.text("en", "kind-snap-short") == "☃"


def test_a_language_without_a_name_says_the_usual_one() -> None:
    words = of_game("schnuff").renamed(OWN)
    assert words.text("en", "kind-pass") == "Pass!"
    assert words.text("de", "kind-snap-short") == "Sp"
    assert of_game("schnuff").renamed({}) is of_game("schnuff")


def test_reading_texts_is_left_until_needed() -> None:
    fresh = "import sys, schnapp.table.texts; sys.exit('fluent.runtime' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", fresh], check=False).returncode == 0
