"""Writes the golden files of the page, `web/src/games/<game>/golden/`.

python -m tools.golden           write
python -m tools.golden --check   exit 1 if one is out of date
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from functools import partial

from ..generated import ROOT, bring_up_to_date
from . import moments, schnuff_forecast, snails_odds, snails_reach

GAMES = ROOT / "web" / "src" / "games"
FILES: dict[str, Callable[[], Iterable[object]]] = {
    "snatch_it/golden/events.json": partial(moments.written, moments.SNATCH_IT),
    "snails/golden/events.json": partial(moments.written, moments.SNAILS),
    "snails/golden/reach.json": snails_reach.written,
    "snails/golden/odds.json": snails_odds.written,
    "schnuff/golden/events.json": partial(moments.written, moments.SCHNUFF),
    "schnuff/golden/forecast.json": schnuff_forecast.written,
}


def rows(all_of_them: Iterable[object]) -> str:
    """A list, one element a line."""
    return "[\n" + ",\n".join(json.dumps(row, separators=(",", ":")) for row in all_of_them) + "\n]\n"


def main() -> int:
    codes: list[int] = []
    for name, made in FILES.items():
        page = GAMES / name
        page.parent.mkdir(exist_ok=True)
        page.touch()
        codes.append(bring_up_to_date(page, lambda _, made=made: rows(made())))
    return max(codes)


if __name__ == "__main__":
    sys.exit(main())
