"""Every event of Schnapp, Land, Fluss! in every way it can be told, for `told.json`.

After a change of words or of the rule: python -m tests.games.schnapp_land_fluss.told
"""

from __future__ import annotations

from schnapp.games.schnapp_land_fluss import box, speaking
from schnapp.games.schnapp_land_fluss.acts import ACTS
from tests.games.telling import Event, Tale

TABLE = [
    "letter_s", "letter_q", "letter_m", "letter_e", "letter_t", "letter_a", "letter_k", "letter_s", "letter_r",
    "letter_z", "letter_xy", "letter_h",
]  # fmt: skip
SAID = [
    {"player": 0, "claim": "c1", "slot": "t1", "word": "Schlange"},
    {"player": 2, "claim": "c2", "slot": "t3", "word": "Maus"},
]
WRONG: tuple[Event, ...] = tuple(
    {"type": "judged", "claim": "c3", "player": 0, "verdict": "wrong", "reason": reason} for reason in box.REASONS
)
VOTES = {"1": "reject", "2": "reject"}


def started(game: int, revealer: int | str) -> Event:
    return {"type": "game_started", "game_no": game, "table": TABLE, "letter_deck": 43, "revealer": revealer}


def penalty(reason: str, card: str | None, locked_out: bool) -> Event:
    return {"type": "penalty", "player": 1, "card": card, "reason": reason, "locked_out": locked_out}


def scored(reason: str, scores: list[int], ranks: list[int]) -> Event:
    return {"type": "game_scored", "game_no": 1, "reason": reason, "scores": scores, "ranks": ranks, "totals": scores}


UNTIMED: tuple[Event, ...] = (
    *(started(game, revealer) for game in (1, 2) for revealer in (1, "leader")),
    *({"type": "category", "id": category} for category in box.CATEGORIES),
    {"type": "category", "id": None, "text": "Was in Omas Keller steht"},
    {"type": "struck", "player": 0, "slot": "t3", "claim": "c1"},
    {"type": "said", "player": 0, "claim": "c1", "private": {"0": {"word": "Löwe"}}},
    {"type": "said", "player": 0, "claim": "c1", "word": "animal"},
    {"type": "word_timeout", "player": 0, "claim": "c1"},
    {"type": "passed", "player": 0},
    {"type": "words", "words": SAID[:1]},
    {"type": "words", "words": [*SAID, {"player": 1, "claim": "c4", "slot": "t1", "word": None}]},
    {"type": "judged", "claim": "c1", "player": 0, "verdict": "valid", "reason": None},
    {"type": "judged", "claim": "c1", "player": 0, "verdict": "valid", "reason": None, "votes": {"1": "accept"}},
    {"type": "judged", "claim": "c1", "player": 0, "verdict": "disputed", "reason": None, "votes": {}},
    *(wrong | ({"votes": VOTES} if wrong["reason"] == "voted" else {}) for wrong in WRONG),
    {"type": "vote_opened", "claims": ["c1", "c2"]},
    *({"type": "voted", "player": 1, "claim": "c1", "private": {"1": {"vote": vote}}} for vote in box.VOTES),
    {"type": "voted", "player": "leader", "claim": "c1"},
    *(penalty(reason, "letter_q", False) for reason in box.REASONS),
    penalty("initial", "letter_xy", True),
    penalty("no_word", None, True),
    penalty("conceded", None, False),
    {"type": "won", "player": 0, "card": "letter_l", "slot": "t3", "claim": "c1"},
    {"type": "won", "player": 0, "card": "letter_xy", "slot": "t3", "claim": None},
    {"type": "tie", "slots": {"0": "t4", "1": "t5"}},
    {"type": "tie", "slots": {"0": "t4", "1": "t4", "2": "t5"}},
    {"type": "disputed"},
    {"type": "reopened", "think_left": 44_000},
    {"type": "reopened", "think_left": None},
    {"type": "missed", "misses": 1},
    {"type": "missed", "misses": 2},
    {"type": "tiebreak_left", "player": 0},
    {"type": "tiebreak_missed", "misses": 1},
    {"type": "tiebreak_missed", "misses": 3},
    {"type": "tiebreak_ended"},
    {"type": "reserved", "player": 0, "claim": "c1", "slot": "t3", "card": "letter_l"},
    {"type": "returned", "player": 0, "claim": "c1", "slot": "t3", "card": "letter_l"},
    *({"type": "rush_ended", "reason": reason} for reason in box.RUSH_ENDS),
    {"type": "filled", "cards": []},
    {"type": "filled", "cards": [{"slot": "t1", "card": "letter_b"}]},
    {"type": "filled", "cards": [{"slot": "t1", "card": "letter_b"}, {"slot": "t2", "card": "letter_xy"}]},
    *(scored(reason, [4, 4, 3], [1, 1, 3]) for reason in box.GAME_ENDS),
    {"type": "match_ended", "totals": [4, 4, 3], "ranks": [1, 1, 3]},
    {"type": "match_ended", "totals": [5, 4, 3], "ranks": [1, 2, 3]},
)
EVENTS: tuple[Event, ...] = tuple({"type": event["type"], "t": 1000, **event} for event in UNTIMED)

TALE = Tale(
    name=box.NAME,
    acts=tuple(act for act in ACTS.types if act != "tick"),
    events=EVENTS,
    tables=(
        {},
        {"variant": "grab_all", "language": "en", "games": 2, "word_reuse": "game", "letter_deck": {
            "counts": dict.fromkeys(box.LETTERS, 1), "red": ["letter_a"]}},
        {"claim_mode": "typed", "judge": "vote", "remove_xy": True, "wrong_lockout": "always"},
        {"leader": "Opa", "leader_free_categories": True, "tie_window_ms": 1000},
        {"leader": "Opa", "variant": "grab_all", "think_ms": 10_000, "penalty_card": "latest"},
    ),
    raw=r"letter_|\bt\d|\bc\d|(?<!play )leader\b|no_word|not_listed|grab_all",
    more=speaking.more,
    bare=box.CATEGORIES,
)  # fmt: skip

if __name__ == "__main__":
    TALE.write()
