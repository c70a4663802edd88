"""Messages are said as the reference implementations of Fluent say them: fluent.runtime here, the browser's in test_texts.py."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser

from schnapp.table.bundle import Bundle
from schnapp.table.texts import LANGUAGES

from .test_texts import FOLDERS, ROOT, calls, messages, titled

GUESTS = sorted(file.parent for file in (ROOT / "examples").glob("**/texts/en.ftl"))
NUMBERS = (-1234, -1, 0, 1, 2, 5, 11, 21, 999, 1000, 1_234_567, 0.5, 1.0, 1.5, 2.0005, 1234.5678)


def said(language: str, source: str, message: str, **arguments: str | int | float) -> str:
    """The same, whether all was read before or is read as it is said."""
    bundle, unread = Bundle(language), Bundle(language)
    bundle.add(FluentParser(with_spans=False).parse(dedent(source)))
    unread.add_unread(dedent(source))
    told = bundle.text(message, arguments)
    assert told == unread.text(message, arguments)
    return told


def referred(language: str, source: str, message: str, **arguments: str | int | float) -> str:
    """What fluent.runtime says."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(dedent(source)))
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, arguments)
    assert not errors, errors
    return str(text)


@pytest.mark.parametrize("folder", [*FOLDERS, *GUESTS], ids=titled)
def test_every_message_is_said_as_by_fluent_runtime(folder: Path) -> None:
    spoken = [language for language in LANGUAGES if (folder / f"{language}.ftl").exists()]
    assert spoken
    for language in spoken:
        source = (folder / f"{language}.ftl").read_text("utf-8")
        ours, unread, theirs = Bundle(language), Bundle(language), FluentBundle([language], use_isolating=False)
        ours.add(FluentParser(with_spans=False).parse(source))
        unread.add_unread(source)
        theirs.add_resource(FluentResource(source))
        asked = list(calls(messages(folder, language)))
        of_others = {key: value for _, values in asked for key, value in values.items()}  # of messages referred to
        for name, values in asked:
            arguments = of_others | values
            pattern = theirs.get_message(name).value
            assert pattern is not None
            told = ours.text(name, arguments)
            assert (told, []) == theirs.format_pattern(pattern, arguments), name
            assert told == unread.text(name, arguments), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_numbers(language: str, number: float) -> None:
    source = """
        plain = { $n } and { NUMBER($n) }
        ungrouped = { NUMBER($n, useGrouping: 0) }
        whole = { NUMBER($n, minimumIntegerDigits: 5, maximumFractionDigits: 0) }
        exact = { NUMBER($n, minimumFractionDigits: 2) }
        counted = { $n ->
            [0] none
            [1.5] one and a half
            [one] one card
           *[other] { $n } cards
        }
        styled = { NUMBER($n, minimumFractionDigits: 1) ->
            [one] one card
           *[other] cards
        }
    """
    for message in ("plain", "ungrouped", "whole", "exact", "counted", "styled"):
        assert said(language, source, message, n=number) == referred(language, source, message, n=number), message


SOURCE = """
    -brand = Schnapp
    -brand-of = { $case ->
        [genitive] Schnapps
       *[nominative] Schnapp
    }
        .gender = neuter
    -about = { $thing } of { NUMBER($n) }
    greeting = Hallo { $name }!
        .title = Zu { $name }
    escaped = { "{" }{ "\\u00e4" }{ "}" } { "" }
    nested = { { $name } }
    numbers = { 3 } { -3.14 } { 1234.5 }
    lines =
        first
            second

        third
    referring = { greeting } { greeting.title }
    branded = { -brand } { -brand-of(case: "genitive") } { -brand-of }
    gendered = { -brand-of.gender ->
        [neuter] das
       *[other] die
    }
    unknown = { -about } { -about(thing: "Half", n: 2) }
    text = { $name ->
        [Anna] yes
       *[other] { $name ->
            [Bert] perhaps
           *[nobody] no
        }
    }
    twice = { -brand } and { -brand }
"""


@pytest.mark.parametrize(
    "message",
    [
        "greeting",
        "escaped",
        "nested",
        "numbers",
        "lines",
        "referring",
        "branded",
        "gendered",
        "unknown",
        "text",
        "twice",
    ],
)
@pytest.mark.parametrize("name", ["Anna", "Bert", "{ $n }"])
def test_all_that_fluent_has(message: str, name: str) -> None:
    for language in LANGUAGES:
        assert said(language, SOURCE, message, name=name) == referred(language, SOURCE, message, name=name)


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("m = { $name }", r"no argument \$name"),
        ("m = { other }", "no message other"),
        ("m = { -other }", "no message -other"),
        ("m =\n    .only = this\n", "m has nothing but attributes"),
        ("m = { m.title }", r"no attribute m\.title"),
        ("m = { other }\nother = { m }", "refers to itself"),
        ("m = { -term(1) }\n-term = x", "-term takes arguments by name only"),
        ("m = { DATETIME($n) }", "the one function is NUMBER"),
        ("m = { NUMBER(1, 2) }", "the one function is NUMBER"),
        ('m = { NUMBER("1") }', "not a number"),
        ("m = { NUMBER(1, minimumFractionDigits: -1) }", "minimumFractionDigits: -1"),
        ('m = { NUMBER(1, style: "percent") }', "style: percent"),
    ],
)
def test_what_cannot_be_said_is_an_error(source: str, why: str) -> None:
    with pytest.raises(LookupError, match=why):
        said("en", source, "m", n=1)


def test_of_two_messages_the_first_counts() -> None:
    bundle = Bundle("en")
    for source in ("m = first", "m = second\nn = other"):
        bundle.add(FluentParser(with_spans=False).parse(source))
    assert (bundle.text("m", {}), bundle.text("n", {})) == ("first", "other")
    assert "n" in bundle
    assert "o" not in bundle
