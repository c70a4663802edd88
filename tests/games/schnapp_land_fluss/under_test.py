"""Schnapp, Land, Fluss! in the tests for all games."""

from __future__ import annotations

from collections import Counter
from typing import Any

from schnapp.conformance import UnderTest
from schnapp.games.schnapp_land_fluss import box
from schnapp.games.schnapp_land_fluss.game import SchnappLandFlussGame
from schnapp.table.options import integer

from . import invariants

GAME = SchnappLandFlussGame()
GRAB: dict[str, Any] = {"variant": "grab_all"}
LED: dict[str, Any] = {"leader": "Oma"}
FEW: dict[str, Any] = {"letter_deck": {"counts": {"letter_e": 9, "letter_xy": 3, "letter_s": 9}, "red": ["letter_s"]}}

LAST: dict[str, Any] = {"word_reuse": "game", "think_ms": 5000}


def last_letter(state: str, options: dict[str, Any]) -> dict[str, Any]:
    """One letter is left on the table; the others were won, or lie aside."""
    resolved = GAME.resolve(2, options)
    deck = Counter(box.LETTER_DECK)
    won = ["letter_a", "letter_b", "letter_q", "letter_s", "letter_z", "letter_c"]
    forfeited = ["letter_e", "letter_k", "letter_m", "letter_t", "letter_t"]
    deck.subtract([*won, *forfeited, "letter_n"])
    held = {"id": "c39", "player": 1, "slot": "t8", "t": 89_000, "word": None, "listed": None, "status": "open"}
    held |= {"reason": None, "card": None, "votes": {}}
    return {
        "state": state,
        "t": 90_000,
        "game_no": 1,
        "totals": [0, 0],
        "revealer": 1,
        "misses": 0,
        "category": "animal",
        "category_deck": [id for id in box.CATEGORIES if id != "animal"],
        "category_used": [],
        "letter_deck": sorted(deck.elements()),
        "table": [None] * 7 + ["letter_n"] + [None] * 4,
        "piles": [won[:4], won[4:]],
        "forfeited": forfeited,
        "claims": [held] if state == "RUSH" else [],
        "next_claim": 40,
        "passed": [],
        "locked_out": [],
        "tiebreak": None,
        "timers": {"reveal": None, "think": 90_000 + integer(resolved, "think_ms"), "window": None, "vote": None},
        "think_left": None,
        "time_up": False,
        "used_words": ["nachtigall", "nashorn", "natter", "nerz", "nilpferd"] if state == "OPEN" else [],
        "last_win": None,
    }


SCHNAPP_LAND_FLUSS = UnderTest(
    game=GAME,
    tables=(
        (2, {}),
        (3, {"tie_window_ms": 1000}),
        (
            6,
            {
                "think_ms": 5000,
                "reveal_ms": 1000,
                "wrong_lockout": "never",
                "word_reuse": "allowed",
                "misses_to_end": 9,
            },
        ),
        (4, {"claim_mode": "typed", "judge": "lexicon", "wrong_lockout": "always", "penalty_card": "latest"}),
        (3, {"judge": "vote", "word_reuse": "game", "tie_window_ms": 1000, "vote_ms": 3000}),
        (4, LED | {"leader_free_categories": True, "games": 2, "tie_window_ms": 1000}),
        (3, {"think_ms": 0, "reveal_ms": 0, "tie_window_ms": 0, "misses_to_end": 1}),
        (3, GRAB),
        (5, GRAB | {"judge": "vote", "word_reuse": "game", "think_ms": 5000, "vote_ms": 3000, "games": 2}),
        (4, GRAB | LED | {"leader_free_categories": True, "wrong_lockout": "always"}),
        (2, GRAB | LED | {"judge": "lexicon_vote", "claim_mode": "typed", "remove_xy": True, "language": "en"}),
        (6, GRAB | FEW | {"misses_to_end": 9, "word_ms": 1000, "word_reuse": "game"}),
    ),
    positions=(
        (2, GRAB | {"judge": "vote"}, last_letter("RUSH", GRAB | {"judge": "vote"})),
        (2, LAST, last_letter("OPEN", LAST)),
    ),
    stage="state",
    states=frozenset(box.STAGES),
    events=frozenset(GAME.events.types),
    reasons=frozenset({*box.REASONS, *box.RUSH_ENDS, *box.GAME_ENDS, None}),
    revealing=invariants.REVEALING,
    shows_its_card=frozenset({"filled", "game_started"}),
    piles=frozenset({"letter_deck", "category_deck"}),
    check=invariants.check,
    check_step=invariants.check_step,
    all_acts=invariants.all_acts,
    cards_in_sight=invariants.cards_in_sight,
    cards_named=invariants.cards_named,
    determinizations=10,
    cheating=None,
    sweeping=frozenset({"game_scored"}),
    longest_word=60,
    longest_number=8,
    open_parameters=frozenset({"claim", "slot"}),
    unheeded=frozenset({"listed"}),
    strange=(*box.STAGES, "leader", "letter_a", "t1", "c1", "animal", {"free": "x"}, "accept", "open", "said", 15000),
    stands_for=invariants.stands_for,
)
