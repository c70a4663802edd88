"""The report: every number with n and interval, one file that needs nothing else, and comparisons that find what is there."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from functools import cache
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from schnapp.games import GAMES
from schnapp.lab import balance, workers
from schnapp.lab.balance.comparison import BadReport, compared, read
from schnapp.lab.balance.making import Files, make
from schnapp.lab.balance.measures import UNITS
from schnapp.lab.balance.page import page
from schnapp.lab.balance.speech import Language, Speech
from schnapp.lab.balance.study import Setting
from schnapp.table.texts import folder_of
from tools.lab_scale import written

from .playing import BRIEF, HERE, study, unwatched

SMALL = Setting(
    games=12, others=2, ladder=4, restricted=3, features=3, option_values=3, light="greedy", every=6, hunt=BRIEF
)
Made = tuple[dict[str, Any], str]
"""JSON and page."""
SECTIONS = [
    "loopholes", "fairness", "pace", "choices", "use", "story", "interaction", "skill", "restrictions", "houses",
]  # fmt: skip


@pytest.fixture(scope="module", params=list(GAMES))
def made(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[Language], Made]:
    """A small report in a language; its games are played once."""
    game, folder = request.param, tmp_path_factory.mktemp("report")
    few = {name: [value] for name, value in FEW_VALUES.get(game, ())}

    @cache
    def in_language(language: Language) -> Made:
        files = Files(folder / f"{language}.html", folder / f"{language}.json", folder / "report.jsonl")
        asked = replace(study(game, SMALL), sweep=few)
        make(asked, files, workers.spread, HERE, unwatched, Speech(language, game))
        return json.loads(files.figures.read_text("utf-8")), files.page.read_text("utf-8")

    return in_language


@pytest.fixture(scope="module")
def report(made: Callable[[Language], Made]) -> Made:
    return made("en")


FEW_VALUES: dict[str, tuple[tuple[str, Any], ...]] = {
    "snatch-it": (("consolation", "must"),),
    "schnuff": (("chips", 5),),
    "snails": (("rounds", 3),),
    "schnapp-land-fluss": (("misses_to_end", 1),),
}


def cells(report: dict[str, Any]) -> list[tuple[str, Any]]:
    return [
        (f"{section['key']}/{table['key']}/{row['key']}/{key}", cell)
        for section in report["sections"]
        for table in section["tables"]
        for row in table["rows"]
        for key, cell in zip(table["keys"], row["cells"], strict=True)
    ]


def test_everything_that_was_asked_for_is_there(report: Made) -> None:
    told, _ = report
    assert [section["key"] for section in told["sections"]] == SECTIONS
    names = {name for name, _ in cells(told)}
    players = told["players"]
    for name in (
        f"fairness/seat/seat_{players}/{players}p", f"pace/measures/length/{players}p", f"choices/measures/forced/{players}p",
        f"story/measures/decided/{players}p", f"story/measures/comeback/{players}p", "story/calibration/bin_0/won",
        f"story/measures/lead_changes/{players}p", f"interaction/measures/hopeless/{players}p", "skill/ladder/random/rating",
        "choices/time/part_1/options", "houses/values/played/length",
    ):  # fmt: skip
        assert name in names
    assert any(name.startswith("use/act/act:") for name in names)
    assert any(name.startswith("restrictions/forbidden/") for name in names)
    assert any(name.startswith("loopholes/tried/") for name in names)
    if told["game"] == "snails":
        assert "fairness/side/pirates/4p" in names


def test_every_number_has_n_and_an_interval(report: Made) -> None:
    """An interval is missing only where every game said the same, or by definition."""
    told, _ = report
    figures = [(name, cell) for name, cell in cells(told) if isinstance(cell, dict)]
    assert len(figures) > 80
    for _, figure in figures:
        assert figure["n"] > 0
        if figure["interval"] is not None:
            low, high = figure["interval"]
            assert low <= figure["value"] + 1e-4
            assert figure["value"] <= high + 1e-4
    with_interval = [name for name, figure in figures if figure["interval"] is not None]
    assert len(with_interval) > 0.6 * len(figures)  # here are few games: many are alike


def test_shares_of_wins_add_up(report: Made) -> None:
    told, _ = report
    found = dict(cells(told))
    players = told["players"]
    seats = [found[f"fairness/seat/seat_{seat}/{players}p"]["value"] for seat in range(1, players + 1)]
    assert sum(seats) == pytest.approx(1, abs=1e-3)
    assert sum(cell["value"] for name, cell in found.items() if re.fullmatch(r"skill/ladder/.*/wins", name)) > 0


class Reader(HTMLParser):
    """Keeps what a page refers to, and whether its tags are closed."""

    VOID = ("meta", "br", "path", "use", "line", "rect", "image")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.refers: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.VOID:
            self.open.append(tag)
        for name, value in attrs:
            if name in ("src", "href", "xlink:href", "action"):
                self.refers.append(value or "")
            if name == "id":
                self.ids.append(value or "")
        assert tag not in ("script", "link", "iframe")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


def test_the_page_is_one_file_that_needs_nothing_else(report: Made) -> None:
    _, html = report
    reader = Reader()
    reader.feed(html)
    assert reader.open == []
    inside = {place for place in reader.refers if not place.startswith("data:")}  # records to be saved
    assert all(place.startswith("#") for place in inside)
    assert {place[1:] for place in inside} <= set(reader.ids)
    assert len(set(reader.ids)) == len(reader.ids)
    assert "@import" not in html
    assert "url(http" not in html
    assert html.count("<svg ") >= 9
    assert html.count("aria-label") >= html.count("<svg ")


def test_the_page_comes_from_the_json_alone(report: Made) -> None:
    told, html = report
    assert page(told) == html


def test_findings_stand_first_and_lead_to_figures_and_games(report: Made) -> None:
    told, html = report
    assert html.index('<section id="highlights">') < html.index("<nav ") < html.index('<section id="glance">')
    names = {name.rpartition("/")[0] for name, _ in cells(told)}
    games = {example["key"] for example in told["examples"]}
    assert told["highlights"]["tested"] > 15
    assert len(told["highlights"]["found"]) <= 3
    for each in told["highlights"]["found"]:
        assert each["place"] in names
        assert each["example"] in games
        assert f'href="#example-{each["example"]}"' in html
    for example in told["examples"]:
        assert set(example["figures"]) & names or example["key"] == "typical"


def test_a_scale_can_be_made_of_a_report(report: Made) -> None:
    told, _ = report
    (measures,) = tomllib.loads(written(told)).values()
    found = dict(cells(told))
    assert measures["length"] == found[f"pace/measures/length/{told['players']}p"]["value"]
    assert measures["decided"] == found[f"story/measures/decided/{told['players']}p"]["value"]
    assert set(measures) <= set(UNITS)
    assert {"wait", "forced", "comeback", "hopeless", "shared"} <= set(measures)


def test_a_measure_says_what_is_usual(report: Made) -> None:
    told, html = report
    rows = {row["key"]: row for section in told["sections"] for table in section["tables"] for row in table["rows"]}
    why = "There is no comparison with the other games here: they were measured with 4 players and the bot medium."
    if told["game"] == "schnapp-land-fluss":  # there the level medium is the bot greedy
        assert rows["forced"]["norm"].startswith("The other games here, with 4 players: ")
        assert why not in html
    else:
        assert {row["norm"] for row in rows.values()} == {""}
        assert why in html
    assert "White wins 55% in chess" in html
    assert "This assumes " in rows["people"]["help"]


def fragments(game: str, language: Language) -> set[str]:
    """Of all messages of lab and game what stands there as it is, if it is three words or more."""
    found: set[str] = set()
    for folder in (Path(balance.__file__).parent, folder_of(GAMES[game])):
        for entry in FluentParser().parse((folder / f"texts/{language}.ftl").read_text("utf-8")).body:
            if isinstance(entry, fluent.Message) and entry.value is not None:
                for part in _texts(entry.value):
                    found |= {piece.strip() for piece in re.split(r"[.:;“”!?()]", part) if len(piece.split()) > 2}
    return found


def _texts(pattern: fluent.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            yield element.value
        elif isinstance(element.expression, fluent.SelectExpression):
            for variant in element.expression.variants:
                yield from _texts(variant.value)


def test_a_german_page_has_no_english_sentence(made: Callable[[Language], Made]) -> None:
    english, page_in_english = made("en")
    told, html = made("de")
    assert '<html lang="de">' in html
    known = fragments(english["game"], "en") - fragments(english["game"], "de")
    plain, other = (
        unescape(re.sub("<[^>]+>", "|", re.sub('data:[^"]+', "", each))) for each in (html, page_in_english)
    )
    assert len({task for task in known if task in other}) > 50  # the test would find them
    assert {task for task in known if task in plain} == set()
    assert [name for name, _ in cells(told)] == [name for name, _ in cells(english)]
    figures = [[cell for _, cell in cells(each) if isinstance(cell, dict)] for each in (told, english)]
    assert figures[0] == figures[1]


@pytest.mark.parametrize("language", ["de", "en"])
def test_percentages_are_written_as_the_language_writes_them(
    made: Callable[[Language], Made], language: Language
) -> None:
    html = made(language)[1].partition("</style>")[2]
    shown = unescape(re.sub("<[^>]+>", "|", html))
    wrong, right = (r"\d%", r"\d %") if language == "de" else (r"\d\s+%", r"\d%")
    assert re.findall(f".*{wrong}.*", shown) == []
    assert len(re.findall(right, shown)) > 50


def test_no_mark_contradicts_its_interval(report: Made) -> None:
    told, _ = report
    marked = [
        cell
        for section in told["sections"]
        for table in section["tables"]
        for row in table["rows"]
        for cell, out in zip(row["cells"], row["stands_out"] or [False] * len(row["cells"]), strict=True)
        if out
    ]
    for cell in marked:
        low, high = cell["interval"]
        assert not low <= cell.get("fair", 0) <= high


def test_a_report_differs_from_itself_in_nothing(report: Made) -> None:
    told, _ = report
    comparison = compared(told, told)
    assert comparison.differences == []
    assert comparison.compared > 40


def test_what_differs_is_found_and_nothing_else(report: Made) -> None:
    told, _ = report
    other = deepcopy(told)
    changed = next(
        row["cells"][0]
        for section in other["sections"]
        for table in section["tables"]
        for row in table["rows"]
        if (section["key"], table["key"]) == ("pace", "measures")
    )
    low, high = changed["interval"]
    width = high - low
    changed["value"] += 5 * width
    changed["interval"] = [low + 5 * width, high + 5 * width]
    (found,) = compared(told, other).differences
    assert found.key == f"pace/measures/length/{told['players']}p"
    assert found.change.value == pytest.approx(5 * width, rel=1e-3)
    assert found.change.low is not None
    assert found.change.low > 0
    assert compared(told, other).said()["differences"][0]["key"] == found.key


def test_a_file_that_is_no_report_is_named(tmp_path: Path) -> None:
    for text in ("diary", "[]", '{"lab":1}', '{"arena":1}'):
        file = tmp_path / "diary.json"
        file.write_text(text)
        with pytest.raises(BadReport, match=r"diary.json is not the JSON of a balance report"):
            read(file)


def test_a_spoilt_table_is_said(report: Made) -> None:
    told = deepcopy(report[0])
    tables = [table for section in told["sections"] for table in section["tables"] if table["rows"]]
    tables[0]["rows"][0]["cells"][0] = {"value": "many"}
    with pytest.raises(BadReport, match="cannot be read"):
        compared(told, told)
