"""Every word of a report stands in its texts, in both languages, and none is left over."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Literal

import pytest

from schnapp.lab import balance
from schnapp.lab.balance.plots import drawn
from schnapp.lab.balance.speech import OWN, Speech
from schnapp.table.texts import LANGUAGES

SOURCE = Path(balance.__file__).parent
CLI = SOURCE.parents[1] / "commands" / "lab.py"
ANY = "[a-z0-9_-]+"


@pytest.mark.parametrize(("language", "sign"), [("de", ","), ("en", ".")])
def test_numbers_on_axes_are_written_as_all_others(language: Literal["de", "en"], sign: str) -> None:
    figures = [{"value": value, "interval": None} for value in (0.15, 0.1625)]
    svg = drawn(
        {"kind": "shares", "title": "t", "labels": ["1.5 m", "b"], "figures": figures, "fair": 0.15}, Speech(language)
    )
    written = re.findall(r">(\d+[.,]\d+)</text>", svg)
    assert written and all(sign in number for number in written), written
    assert ">1.5 m</text>" in svg, "words stay as they are"


def asked() -> set[str]:
    """Patterns of the messages that the program asks for."""
    return {
        _pattern(node.args[0])
        for file in (*SOURCE.glob("*.py"), CLI)
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and node.args and _called(node.func) in ("text", "_text")
    } - {ANY}


def _called(function: ast.expr) -> str:
    return (
        function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""
    )


def _pattern(argument: ast.expr) -> str:
    """A constant as it is, parts of an f-string and choices as whatever may stand there."""
    if isinstance(argument, ast.Constant):
        return re.escape(str(argument.value))
    if isinstance(argument, ast.IfExp):
        return f"{_pattern(argument.body)}|{_pattern(argument.orelse)}"
    if isinstance(argument, ast.JoinedStr):
        return "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANY for part in argument.values
        )
    return ANY


def messages(language: str) -> list[str]:
    return re.findall(r"^([\w-]+) =", (SOURCE / f"texts/{language}.ftl").read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_for_is_there(language: str) -> None:
    said = messages(language)
    missing = {pattern for pattern in asked() if not any(re.fullmatch(pattern, message) for message in said)}
    assert not missing


def test_no_message_is_left_over() -> None:
    patterns = asked()
    for message in messages("en"):
        assert any(re.fullmatch(pattern, message) for pattern in patterns) or message in BY_NAME, message


BY_NAME = ("use-more", "use-less")  # in a table of the source


def test_a_message_that_is_missing_is_an_error() -> None:
    with pytest.raises(LookupError, match="no text measure-luck in de"):
        Speech("de").text("measure-luck")


def test_words_of_the_lab_go_before_those_of_the_table() -> None:
    assert OWN.text("de", "list-last", head="a", tail="b") == "a und b"
