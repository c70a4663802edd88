"""Every word in every language: same ids, same variables, no errors, the same text in Python and in the browser's Fluent."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from schnapp.games import GAMES
from schnapp.table import texts
from schnapp.table.acting import REASONS
from schnapp.table.texts import LANGUAGES, Texts, joined, of_game, refusal
from schnapp.table.wording import Wording

ROOT = Path(__file__).parents[2]
TABLE = ROOT / "src/schnapp/table/texts"
PLAYED = {name: ROOT / "src/schnapp/games" / name.replace("-", "_") / "texts" for name in GAMES}
BROWSER = sorted(file.parent for file in (ROOT / "web/src").glob("**/texts/de.ftl"))
LAB = ROOT / "src/schnapp/lab/balance/texts"
FOLDERS = [TABLE, LAB, *PLAYED.values(), *BROWSER]


@cache
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
    """The variables of a message, and of those that it quotes, each with the values its selectors tell apart."""

    def __init__(self, others: dict[str, ast.Message]) -> None:
        self.others = others
        self.values: dict[str, set[str | int]] = {}

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(self.others[node.id.name])

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


def variables(name: str, found: dict[str, ast.Message]) -> dict[str, set[str | int]]:
    seen = Variables(found)
    seen.visit(found[name])
    return seen.values


def calls(found: dict[str, ast.Message]) -> Iterator[tuple[str, dict[str, str | int]]]:
    """Every message with every combination of values that it tells apart."""
    for name in found:
        values = variables(name, found)
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
            assert variables(name, german).keys() == variables(name, other).keys(), name


@pytest.mark.parametrize("folder", FOLDERS, ids=titled)
def test_every_message_has_words(folder: Path) -> None:
    for language in LANGUAGES:
        for name, message in messages(folder, language).items():
            assert message.value is not None, name


@pytest.mark.parametrize("game", PLAYED)
def test_an_id_stands_in_one_file_only(game: str) -> None:
    seen: dict[str, Path] = {}
    better = {f"refused-{reason}" for reason in REASONS}  # which a game may say
    for folder in (TABLE, PLAYED[game], *BROWSER):
        for name in messages(folder, "de").keys() - (better if folder == TABLE else set()):
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


def test_joining() -> None:
    assert joined("de", texts.TABLE, []) == "nichts"
    assert joined("de", texts.TABLE, ["A"]) == "A"
    assert joined("de", texts.TABLE, ["A", "B"]) == "A und B"
    assert joined("en", texts.TABLE, ["A", "B", "C", "D"]) == "A, B, C and D"


def test_an_option_may_have_no_value() -> None:
    leader = next(option for option in GAMES["schnapp-land-fluss"].options if option.name == "leader")
    words = of_game("schnapp-land-fluss")
    assert texts.setting("de", words, leader, None, []) == "keine"
    assert texts.setting("de", words, leader, "Opa", []) == "Opa"


def test_a_deck_of_letters_is_listed() -> None:
    deck = next(option for option in GAMES["schnapp-land-fluss"].options if option.name == "letter_deck")
    value = {"counts": {"letter_a": 3, "letter_b": 0, "letter_xy": 1}, "red": ["letter_a"]}
    assert texts.setting("de", of_game("schnapp-land-fluss"), deck, value, []) == "3× A und 1× X/Y"


@pytest.mark.parametrize(("language", "said"), [("de", "0,17 Sekunden Abstand"), ("en", "0.17 seconds apart")])
def test_a_span_is_told_in_seconds_as_the_language_writes_them(language: str, said: str) -> None:
    game = GAMES["schnapp-land-fluss"]
    (span,) = (option for option in game.options if option.name == "tie_window_ms")
    assert texts.setting(language, of_game(game.name), span, 170, []) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_a_reason_of_any_game_has_words(reason: str, language: str) -> None:
    """A game may say it better; the page reads the same file (`refused-<reason>`)."""
    assert f"refused-{reason}" in messages(TABLE, language)
    assert "refused-" not in refusal(language, texts.TABLE, reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_says_its_reasons_better(language: str) -> None:
    assert of_game("schnuff").text(language, "refused-bad_params") != texts.text(language, "refused-bad_params")


def test_a_refusal_cites_the_rule() -> None:
    words = of_game("snatch-it")
    assert refusal("de", words, "own_patch", "5.3").endswith("(Regel 5.3)")
    assert refusal("en", words, "unknown_table") == texts.text("en", "refused-unknown_table")


# ---- names of a group's own -----------------------------------------------------------------------------------------

OWN = {"pass": {"de": "Öha, { $card }"}, "risk": {"de": "!? 7 Mal!", "en": "Slippery"}, "snap": {"en": "☃"}}


def test_a_renamed_card_is_called_so_everywhere() -> None:
    usual = of_game("schnuff")
    words = usual.renamed(OWN)
    assert words.text("de", "kind-pass") == "Öha, { $card }"  # what people type is never read as Fluent
    assert words.text("de", "guide-pass-title") == "„Öha, { $card }“"
    assert words.text("en", "kind-risk") == "Slippery"
    played = {"type": "played", "player": 0, "card": "pass", "count": 30, "direction": 1}
    said = Wording(GAMES["schnuff"], words, "de", ["Anna", "Bert"], 0).line(played)
    assert said == "Du spielst „Öha, { $card }“ und lässt den Karren bei 30 stehen."
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
    fresh = "import sys, schnapp.table.texts; sys.exit('fluent.syntax' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", fresh], check=False).returncode == 0
