"""The build: the same lists give the same bytes, and every package stands in the licences."""

from __future__ import annotations

from pathlib import Path

import marisa_trie
import pytest

from schnapp.words import LANGUAGES
from schnapp.words.lexicon import DATA, RECORD, SOURCES
from tools.words import hand
from tools.words.__main__ import records
from tools.words.entry import Entry, keys
from tools.words.packages import PACKAGES, Package

ROOT = Path(__file__).resolve().parents[2]


def test_the_same_lists_give_the_same_bytes_in_whatever_order(tmp_path: Path) -> None:
    entries = [entry for entry in hand.entries("de") if entry.category in ("animal", "athlete", "tv_show")]
    files: list[bytes] = []
    for order in (entries, entries[::-1]):
        file = tmp_path / "lists.trie"
        marisa_trie.RecordTrie(RECORD, sorted(records(order, "de").items())).save(str(file))
        files.append(file.read_bytes())
    assert files[0] == files[1]


def test_the_data_is_small() -> None:
    assert sum(file.stat().st_size for file in DATA.iterdir()) < 10_000_000


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_every_package_stands_in_the_licences(package: Package) -> None:
    name, version = package.name, package.version
    for file in (DATA / "LICENCES.md", ROOT / "THIRD_PARTY.md"):
        assert f"| {name} | {version} |" in file.read_text("utf-8")
    assert f"## {name}\n" in (DATA / "LICENCES.md").read_text("utf-8")


def test_every_source_is_our_own_or_a_package() -> None:
    assert set(SOURCES) <= {"hand"} | {package.source for package in PACKAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_is_found_by_surname_and_both_orders(language: str) -> None:
    found = dict(keys(Entry("musician", "Beethoven, Ludwig van", "hand"), language))
    assert found["beethoven"] == "surname"
    assert {"ludwigvanbeethoven", "ludwigbeethoven", "beethovenludwig"} <= found.keys()
    assert "vanbeethoven" not in found


def test_a_title_is_found_without_article_and_subtitle() -> None:
    found = dict(keys(Entry("movie", "Die Eiskönigin – Völlig unverfroren", "hand"), "de"))
    assert {"dieeiskoenigin", "eiskoenigin", "eiskoeniginvoelligunverfroren"} <= found.keys()
    series = dict(keys(Entry("book", "Harry Potter und der Stein der Weisen", "hand"), "de"))
    assert series["harrypotter"] == "title"
