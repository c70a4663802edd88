"""English from WordNet: everything below the roots of a category, with how usual that sense of a word is."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from schnapp.words.categories import NAMED, PEOPLE
from tools.words.entry import Entry
from tools.words.packages import WORDNET

ROOTS = Path(__file__).with_name("wordnet_roots.toml")
BELOW, INSTANCE = "~", "~i"
USUAL = 0.75
"""Share of a word's counted uses from which on its first sense is the usual one."""
SINGLE = NAMED | PEOPLE
BOTH = {"building", "in_the_sea"}
"""Categories whose members have names of their own, and those where some have."""


@dataclass
class Net:
    """Nouns of WordNet: synsets by their offset."""

    words: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    below: dict[str, list[tuple[str, str]]] = field(default_factory=dict[str, list[tuple[str, str]]])
    senses: dict[str, list[str]] = field(default_factory=dict[str, list[str]])  # lemma → offsets, usual ones first
    uses: dict[tuple[str, str], int] = field(default_factory=dict[tuple[str, str], int])  # (lemma, offset) → count


@cache
def net() -> Net:
    found = Net()
    for line in _lines("data.noun"):
        _synset(found, line.partition(" | ")[0].split())
    for line in _lines("index.noun"):
        lemma, *rest = line.split()
        count = int(rest[1])
        found.senses[lemma] = rest[-count:]
    for line in WORDNET.text("dict/index.sense").splitlines():
        sense, offset, _, uses = line.split()
        lemma, _, code = sense.partition("%")
        if code.startswith("1:"):
            found.uses[lemma, offset] = int(uses)
    return found


def _lines(name: str) -> list[str]:
    return [line for line in WORDNET.text(f"dict/{name}").splitlines() if not line.startswith(" ")]


def _synset(found: Net, parts: list[str]) -> None:
    """offset lexfile type count(hex) (word id)… pointers (symbol offset type fields)…"""
    offset, count = parts[0], int(parts[3], 16)
    found.words[offset] = parts[4 : 4 + 2 * count : 2]
    rest = parts[4 + 2 * count + 1 :]
    pointers = zip(rest[::4], rest[1::4], rest[2::4], strict=False)
    found.below[offset] = [(symbol, other) for symbol, other, kind in pointers if kind == "n" and symbol[0] == BELOW]


def lemmas() -> list[str]:
    return list(net().senses)


def entries() -> Iterator[Entry]:
    roots: dict[str, str] = tomllib.loads(ROOTS.read_text(encoding="utf-8"))
    for category, text in roots.items():
        yield from _category(category, text.split())


def _category(category: str, roots: list[str]) -> Iterator[Entry]:
    left_out = _closure([_offset(root[1:]) for root in roots if root[0] == "-"], set())
    kinds, instances = _parted([_offset(root) for root in roots if root[0] != "-"], left_out)
    offsets = instances if category in SINGLE else kinds | instances if category in BOTH else kinds
    for offset in sorted(offsets):
        for word in net().words[offset]:
            yield Entry(category, word.replace("_", " "), "wordnet", is_weak=not _is_usual(word.lower(), offset))


def _offset(root: str) -> str:
    lemma, _, number = root.partition("#")
    senses = net().senses.get(lemma.lower(), [])
    if not 1 <= int(number) <= len(senses):
        raise SystemExit(f"{ROOTS.name}: WordNet has no {root}")
    return senses[int(number) - 1]


def _closure(roots: list[str], left_out: set[str]) -> set[str]:
    kinds, instances = _parted(roots, left_out)
    return kinds | instances


def _parted(roots: list[str], left_out: set[str]) -> tuple[set[str], set[str]]:
    """Everything below the roots: kinds of them, and single ones with a name."""
    kinds: set[str] = set()
    instances: set[str] = set()
    waiting = list(roots)
    while waiting:
        offset = waiting.pop()
        if offset in kinds or offset in left_out:
            continue
        kinds.add(offset)
        for symbol, other in net().below[offset]:
            if other in left_out:
                continue
            if symbol == INSTANCE:
                instances.add(other)
            else:
                waiting.append(other)
    return kinds, instances


def _is_usual(lemma: str, offset: str) -> bool:
    """Is this the only sense of the word, or the one that is nearly always meant?"""
    senses = net().senses.get(lemma.partition("(")[0], [])
    if offset not in senses[:1]:
        return False
    uses = [net().uses.get((lemma, each), 0) for each in senses]
    return len(senses) == 1 or uses[0] >= USUAL * sum(uses) > 0
