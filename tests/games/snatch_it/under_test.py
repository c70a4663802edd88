"""Snatch It! in the tests for all games."""

from __future__ import annotations

from schnapp.conformance import UnderTest
from schnapp.games import GAMES
from schnapp.games.snatch_it import box
from schnapp.games.snatch_it.events import EVENTS

from . import invariants
from .pictures import position

SNATCH_IT = UnderTest(
    game=GAMES["snatch-it"],
    tables=(
        (3, {}),
        (4, {}),
        (5, {}),
        (6, {}),
        (3, {"stalk_enforcement": "call_out", "last_bite_below": 102, "last_bite_jitter": 10}),
        (3, {"last_bite_below": 0, "last_bite_trigger": "uncovered", "last_bite_visibility": "exact"}),
        (4, {"consolation": "must", "own_stack_view": False, "own_belly_view": False}),
        (5, {"last_bite_below": 0, "last_bite_jitter": 0, "first_player": 1}),
        (6, {"stalk_enforcement": "call_out", "consolation": "must", "last_bite_visibility": "hidden"}),
        (6, {"last_bite_below": 117, "last_bite_trigger": "uncovered", "history_view": "full", "turn_seconds": 30}),
    ),
    positions=(
        # so few cards that the rare case comes: equal hands for all
        (3, {}, position("c1 c2 c3 f4 | f1 f2 sw | c5 c6", pond="c3 c4 f1 f5", deck="f3 f4 LB")),
        (4, {}, position("c1 f4 | f1 f2 sw | c5 c6 | f3", pond="c3 c4 f1", deck="LB f3", discard="c1")),
    ),
    stage="state",
    states=frozenset(box.STAGES),
    events=frozenset(EVENTS.types),
    reasons=frozenset({"pond_empty", "hands_empty"}),
    revealing=invariants.REVEALING,
    shows_its_card=invariants.SHOWS_ITS_CARD,
    piles=frozenset({"deck"}),
    check=invariants.check,
    check_step=invariants.check_step,
    all_acts=invariants.all_acts,
    cards_in_sight=invariants.cards_in_sight,
    cards_named=invariants.cards_named,
    determinizations=10,
    open_parameters=frozenset(),
    cheating=({}, 10),
    holds=invariants.holds,
)
