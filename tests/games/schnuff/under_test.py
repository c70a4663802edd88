"""Schnuff in the tests for all games."""

from __future__ import annotations

from typing import Any

from schnapp.conformance import UnderTest
from schnapp.games.schnuff import box
from schnapp.games.schnuff.events import EVENTS

from . import invariants
from .pictures import AUTO, GAME, deck, position

WILD: dict[str, Any] = {"deck": deck(three=3, four=3, two=3, risk=8, sch=16, rev=6, snap=6, **{"pass": 6})}
SNIFFING: dict[str, Any] = {"deck": deck(sch=42)}  # as few number cards as there may be
NAMES: dict[str, Any] = {"card_names": {"pass": {"de": "Weiter!", "en": "Move on!"}, "schnuff": {"de": "Wuff!"}}}

SCHNUFF = UnderTest(
    game=GAME,
    tables=(
        (2, {}),
        (3, {}),
        (4, {"chips": 3}),
        (5, {"max_rounds": 6}),
        (6, {"draw_reminder": True, "immunity": "until_crossed", "chips": 2}),
        (4, AUTO | {"chips": 1, "count_floor": "zero"}),
        (3, AUTO | {"short_game": True, "schnuff_tie": "all_pay", "immunity": "until_crossed", "count_floor": "zero"}),
        (4, AUTO | {"chips": 30, "max_rounds": 4, "schnuff_tie": "all_exempt", "history_view": "full"}),
        (5, WILD | {"schnuff_tie": "all_exempt", "shuffle_discards": True, "draw_reminder": True, "max_rounds": 5}),
        (6, WILD | AUTO | {"schnuff_tie": "all_pay", "chips": 4, "shuffle_discards": True}),
        (2, SNIFFING | AUTO | {"max_rounds": 9, "chips": 5}),
        (4, {"drop_out_toll": "next_limit", "chips": 2}),
        (3, {"drop_out_toll": "ninety", "chips": 4, "short_game": True}),
        (3, SNIFFING | NAMES | {"max_rounds": 9, "draw_grace_ms": 0, "turn_seconds": 30}),
    ),
    positions=(
        # one card in the pile, short hands, negative count, somebody out of the game and somebody out of the round
        (
            3,
            {"chips": 2},
            position("1 | 2 sch | 3 4", {"chips": 2}, count=-7, pile="rev", discard="... 2", right="A", turn="B"),
        ),
        (
            6,
            AUTO | {"immunity": "until_crossed"},
            position(
                "1 2 3 4 | | 4 4 pass sch | | 1 2 snap risk | 1 1 2 rev",
                AUTO,
                count=60,
                way=-1,
                chips="1 0 2 0 3 1",
                gone="BD",
                turn="C",
                immune="A 60",
                aside="2 3 3",
                discard="... 4",
                pile="2 2 3",
            ),
        ),
        (
            5,
            {"max_rounds": 2},
            position("1 | | 3 | 4 | 2 2", count=29, out="B", right="C", turn="D", pile="3 3", discard="... 1"),
        ),
        # somebody may drop out with the last chips
        (
            4,
            {"drop_out_toll": "next_limit"},
            position(" | 4 4 risk | 2 3 3 4 | 1 2 rev snap", count=30, right="A", turn="B", chips="1 1 9 9"),
        ),
    ),
    stage="state",
    states=frozenset(box.STAGES),
    events=frozenset(EVENTS.types),
    reasons=frozenset({"over_90", "schnuff_90", "one_left", "stuck"}),
    revealing=invariants.REVEALING,
    shows_its_card=invariants.SHOWS_ITS_CARD,
    piles=frozenset({"draw_pile", "discard", "aside"}),
    check=invariants.check,
    check_step=invariants.check_step,
    all_acts=invariants.all_acts,
    cards_in_sight=invariants.cards_in_sight,
    cards_named=invariants.cards_named,
    determinizations=10,
    open_parameters=frozenset(),
    cheating=(AUTO | {"max_rounds": 1}, 75),
    holds=invariants.holds,
    sweeping=invariants.SWEEPING,
    hidden_acts=frozenset({"draw"}),
    without_hidden_act=invariants.without_right,
)
