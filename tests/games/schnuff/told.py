"""Every event of Schnuff in every way it can be told, for `told.json`.

After a change of words or of the rule: python -m tests.games.schnuff.told
"""

from __future__ import annotations

from schnapp.games.schnuff import box
from tests.games.telling import Event, Tale

HANDS = {"0": {"hand": ["number_1", "pass"]}, "1": {"hand": ["risk", "schnuff"]}}

EVENTS: tuple[Event, ...] = (
    {"type": "dealer_roll", "player": 0, "dice": [4, 5]},
    {"type": "dealer_roll", "player": 1, "dice": [1, 1]},
    {"type": "round_started", "round": 1, "dealer": 1, "private": HANDS},
    {"type": "lead_skipped", "player": 2},
    {"type": "redeal"},
    {"type": "draw_forfeited", "player": 0},
    {"type": "dropped_out", "player": 0},
    *({"type": "played", "player": 0, "card": kind, "count": 33, "direction": 1} for kind in box.NUMBERS),
    {"type": "played", "player": 1, "card": "number_1", "count": -2, "direction": -1},
    {"type": "played", "player": 0, "card": "pass", "count": 30, "direction": 1},
    {"type": "played", "player": 0, "card": "pass", "count": 0, "direction": -1},
    {"type": "played", "player": 0, "card": "reverse", "count": 59, "direction": -1},
    {"type": "played", "player": 0, "card": "reverse", "count": 59, "direction": 1},
    {"type": "played", "player": 0, "card": "snap", "count": 90, "direction": 1},
    {"type": "played", "player": 0, "card": "risk", "count": 39, "direction": 1},
    {"type": "played", "player": 0, "card": "risk", "count": -12, "direction": 1},
    {"type": "played", "player": 0, "card": "schnuff", "count": 60, "direction": -1},
    *({"type": "risk_roll", "player": 0, "dice": [1, pips]} for pips in range(1, 7)),
    {"type": "risk_roll", "player": 0, "dice": [6, 6]},
    {"type": "schnuff_roll", "player": 0, "dice": [4, 2]},
    {"type": "spared", "player": 0},
    *({"type": "paid", "player": 0, "chips": fee, "limit": limit} for limit, fee in box.FEES.items()),
    {"type": "immunity_used", "player": 0, "limit": 30},
    {"type": "eliminated", "player": 0},
    {"type": "drew", "player": 0, "private": {"0": {"card": "number_3"}}},
    {"type": "drew", "player": 0, "private": {"0": {"card": "snap"}}},
    {"type": "pile_turned", "player": 0, "count": 42},
    {"type": "pile_turned", "player": 0, "count": 1},
    {"type": "immunity", "player": 0, "limit": 60},
    {"type": "cannot_play", "player": 0},
    *({"type": "round_ended", "reason": reason} for reason in box.ENDINGS),
    {"type": "game_ended", "ranking": [2, 3, 1], "chips": [4, 0, 7]},
    {"type": "game_ended", "ranking": [1, 3, 1], "chips": [7, 0, 7]},
)

TALE = Tale(
    name=box.NAME,
    acts=("play", "draw"),
    events=EVENTS,
    tables=(
        {},
        {"draw_mode": "auto", "schnuff_tie": "all_exempt", "count_floor": "zero", "immunity": "until_crossed"},
        {"short_game": True, "shuffle_discards": True},
        {"max_rounds": 3, "chips": 30, "card_names": {"pass": {"de": "Weiter!", "en": "Next!"}}},
    ),
    raw=r"number_|over_90|one_left",
)

if __name__ == "__main__":
    TALE.write()
