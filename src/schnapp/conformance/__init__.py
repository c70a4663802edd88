"""What every game must keep, the four that come along and those of other packages alike. A test file needs a line:

    from pig import PigGame
    from schnapp.conformance import UnderTest, conformance

    test_conformance = conformance(UnderTest(PigGame(), tables=((2, {}), (10, {"goal": 30}))))

`cases` are the same tests without pytest, and `schnapp check pig` runs them, too. A test that fails says what it has found; what it cannot know of a game without its
author is a field of `UnderTest`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from schnapp.table.errors import SchnappError

if "pytest" in sys.modules:  # then a failed `assert` shows what it compares
    import pytest

    parts = (
        "bots",
        "broken_positions",
        "builds",
        "cheating",
        "choices",
        "games",
        "memory",
        "records",
        "secrecy",
        "tables",
    )
    pytest.register_assert_rewrite(*(f"{__name__}.{part}" for part in parts))

from .under_test import UnderTest, under_test

if TYPE_CHECKING:
    from .suite import Case, cases
    from .tables import Table

__all__ = ["Case", "Table", "UnderTest", "cases", "conformance", "under_test"]


def __getattr__(name: str) -> Any:
    """The tests ask bots and games; a game that only says how it is tested is itself one of those that are being loaded."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{'tables' if name == 'Table' else 'suite'}", __name__), name)


def conformance(*games: UnderTest) -> Callable[[Case], None]:
    """All tests of these games as a test of pytest, to be put under a name that begins with `test`."""
    from .suite import cases

    try:
        import pytest
    except ModuleNotFoundError:
        raise SchnappError("pytest is not installed, and runs these tests: pip install pytest") from None

    @pytest.mark.parametrize("case", [case for tested in games for case in cases(tested)], ids=str)
    def test_conformance(case: Case) -> None:
        case.test()

    return test_conformance
