"""First names and occupations, read from the text of a package's modules without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Protocol

from tools.words.entry import Entry
from tools.words.packages import FAKER

OWN = {"de": ("de_DE", "de_AT", "de_CH"), "en": ("en", "en_US", "en_GB", "en_IE", "en_NZ")}
OTHERS = ("fr_FR", "it_IT", "es_ES", "es_MX", "nl_NL", "sv_SE", "no_NO", "da_DK", "pl_PL", "tr_TR", "pt_BR", "hr_HR")
JOBS = {"de": ("de_DE", "de_AT"), "en": ("en_US",)}


class IsName(Protocol):
    def __call__(self, name: str, *, is_foreign: bool) -> bool: ...


def names(language: str, is_name: IsName) -> Iterator[Entry]:
    """First names; one that means something else here is weak."""
    for locale in dict.fromkeys((*OWN[language], *OWN["en"], *OWN["de"], *OTHERS)):
        for name in _strings(f"faker/providers/person/{locale}/__init__.py", "first_names"):
            yield Entry("name", name, "faker", is_weak=not is_name(name, is_foreign=locale not in OWN[language]))


def occupations(language: str) -> Iterator[Entry]:
    for locale in JOBS[language]:
        for job in _strings(f"faker/providers/job/{locale}/__init__.py", "jobs"):
            main, comma, special = job.partition(", ")
            if "/" not in job and "(" not in job:
                yield Entry("occupation", f"{special} {main}" if comma else job, "faker")


def _strings(module: str, name: str) -> Iterator[str]:
    """Every text in what is assigned to names that begin so."""
    for node in ast.walk(ast.parse(FAKER.text(module))):
        match node:
            case ast.Assign(targets=[ast.Name(id=assigned)]) if assigned.startswith(name):
                for part in ast.walk(node.value):
                    match part:
                        case ast.Constant(value=str(text)):
                            yield text
                        case _:
                            pass
            case _:
                pass
