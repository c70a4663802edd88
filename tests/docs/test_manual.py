"""How the pages become a site: each has its place, and what only GitHub understands is changed."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

from tests.conformance.rules import REPOSITORY
from tools.manual import files, look, pages, site

SITE = tomllib.loads((REPOSITORY / "zensical.toml").read_text("utf-8"))["project"]


def places(nav: Any) -> Iterator[str]:
    match nav:
        case str():
            yield nav
        case dict():
            for each in nav.values():
                yield from places(each)
        case _:
            for each in nav:
                yield from places(each)


def test_every_page_has_one_place_in_the_navigation() -> None:
    assert sorted([*places(SITE["nav"]), "conduct.md"]) == sorted(pages.sources().values())  # that one is linked to


def test_a_link_leads_to_what_the_site_has_of_it() -> None:
    linked: list[str] = []
    text = (
        "[a](wire.md#limits) [b](#here) [c](https://example.org/x.md) ![d](table.png) [e](../bench/README.md#batches) "
        "[f](../examples/pig) [g](../deploy/nginx.conf) `[h](../deploy)`\n\n```md\n[i](../deploy)\n```\n"
    )
    assert pages.translated(text, "docs/lab.md", linked.append) == (
        "[a](wire.md#limits) [b](#here) [c](https://example.org/x.md) ![d](table.png) [e](measurements.md#batches) "
        "[f](file-examples-pig.md) [g](file-deploy-nginx-conf.md) `[h](../deploy)`\n\n```md\n[i](../deploy)\n```\n"
    )
    assert linked == ["examples/pig", "deploy/nginx.conf"]
    assert pages.translated("[a](docs/lab.md)", "CONTRIBUTING.md", linked.append) == "[a](lab.md)"


def test_the_name_of_a_block_is_its_title() -> None:
    page = "```json Hello\n{}\n```\n```json\n[]\n```\n"
    assert pages.translated(page, "docs/wire.md", print) == '```json title="Hello"\n{}\n```\n```json\n[]\n```\n'


def test_docstrings_stand_where_the_page_says() -> None:
    assert pages.translated("<!-- docstrings: schnapp.rl.aec -->\n", "docs/rl.md", print) == "::: schnapp.rl.aec\n"


def test_a_folder_is_shown_with_what_people_wrote_there() -> None:
    page = files.page(REPOSITORY / "examples" / "crazy_eights")
    assert "# `examples/crazy_eights`" in page and "## `crazy_eights/rules.pxd`" in page
    assert "``````cython\n" in page and "__pycache__" not in page and ".so" not in page


def test_its_colours_are_those_of_the_table() -> None:
    found = look.colours()
    day, night = found["paper"]
    assert (
        day != night
        and f"--paper: {day};" in look.scheme("default", 0)
        and f"--paper: {night};" in look.scheme("slate", 1)
    )
    used = {name.split(")")[0] for name in (look.LOOK.read_text("utf-8")).split("var(--")[1:]}
    assert {name for name in used if not name.startswith("md-")} <= set(found)
    assert all(icon.is_file() for icon in (look.ICON, look.STYLES))


def test_what_zensical_complains_of_can_be_read() -> None:
    said = "\x1b[33mWarning:\x1b[0m page does not exist\nTraceback (most recent call last):\n  …"
    assert site.readable(said) == "Warning: page does not exist"
