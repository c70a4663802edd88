"""Positions of Snatch It! that cannot be: refused with the field that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from schnapp.table.dealer import Dealer
from schnapp.table.errors import BadPosition
from schnapp.table.match import Match

from .pictures import GAME, position

GOOD = position("f4 c1 | f5 c5 | f1", pond="c1", patches="B s4[f2 f3]", bellies="c4 c4|f1|sw")
STACK = GOOD["patches"][1][0]

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"state": "DANCE"}, "state"),
    ({"phase": "stork"}, "phase"),
    ({"round": -1}, "round"),
    ({"round": True}, "round"),
    ({"first_leap": 3}, "first_leap"),
    ({"active": None}, "active"),
    ({"this_round_last": 1}, "this_round_last"),
    ({"deck": GOOD["deck"][1:]}, "deck"),
    ({"deck": [*GOOD["deck"], "last_bite"]}, "last_bite_out"),
    ({"last_bite_out": True}, "last_bite_out"),
    ({"deck": GOOD["deck"][:-1], "last_bite_out": True}, "last_bite_out"),  # such a game would never end
    ({"pond": ["crawler_7"]}, "pond"),
    ({"pond": "crawler_1"}, "pond"),
    ({"hands": [["crawler_1", "flyer_4"], ["crawler_5", "flyer_5"]]}, "hands"),
    ({"hands": [["flyer_4", "crawler_1"], ["crawler_5", "flyer_5"], ["flyer_1"]]}, "hands"),  # not sorted
    ({"patches": [[], [STACK | {"id": "s04"}], []]}, "patches"),
    ({"patches": [[], [STACK | {"id": "4"}], []]}, "patches"),
    ({"patches": [[], [STACK | {"id": "s9"}], []]}, "patches"),  # not below next_stack
    ({"patches": [[], [STACK | {"height": 2}], []]}, "patches"),
    ({"next_stack": 0}, "next_stack"),
    ({"laid": [None, None]}, "laid"),
    # 6.7: the next bait of A would lie in its place, and the swarm nowhere
    ({"laid": ["swarm", None, None], "bellies": [["crawler_4", "crawler_4"], ["flyer_1"], []]}, "laid"),
    ({"pending": {}}, "pending"),
    ({"state": "RECLAIM"}, "pending"),
    ({"state": "RECLAIM", "pending": {"stealer": 0, "owner": 1, "stack": "s9"}}, "pending"),
    ({"state": "CONSOLATION", "pending": {"stealer": 2}}, "pending"),
    ({"state": "FORCED", "pending": {"player": 0, "card": "swarm"}}, "pending"),
    ({"state": "OVER", "phase": "over", "active": None}, "hands"),
]


def load(given: Any) -> Match:
    return Match.resume(GAME, ["A", "B", "C"], {}, given, Dealer(bytes(32)))


def test_the_good_one_loads() -> None:
    assert load(GOOD).position() == GOOD


@pytest.mark.parametrize(("change", "field"), WRONG, ids=str)
def test_a_wrong_position_names_its_field(change: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as bad:
        load(GOOD | change)
    assert bad.value.field == field


@pytest.mark.parametrize("field", GOOD)
def test_a_field_that_is_missing_or_unknown(field: str) -> None:
    lacking = {name: value for name, value in GOOD.items() if name != field}
    for given, what in ((lacking, "missing"), (GOOD | {f"{field}_": 1}, "unknown")):
        with pytest.raises(BadPosition, match=f"is {what}"):
            load(given)


@pytest.mark.parametrize("given", [None, [], "position", 3], ids=str)
def test_what_is_no_position(given: Any) -> None:
    with pytest.raises(BadPosition):
        load(given)


def test_somebody_must_be_able_to_act() -> None:
    with pytest.raises(BadPosition, match="nobody has anything to decide"):
        load(position("| |", pond="c1", state="BAIT", turn=None, deck="", last="this"))
    with pytest.raises(BadPosition, match="no legal act"):
        load(position("| c1 | f1", pond=""))
