"""Every event of Snatch It! in every way it can be told, for `told.json`.

After a change of words or of the rule: python -m tests.games.snatch_it.told
"""

from __future__ import annotations

from schnapp.games.snatch_it import box
from schnapp.games.snatch_it.acts import ACTS
from schnapp.games.snatch_it.speaking import more
from tests.games.telling import Event, Tale

EVENTS: tuple[Event, ...] = (
    {"type": "last_bite", "phase": "setup"},
    {"type": "last_bite", "phase": "snatching"},
    {"type": "last_bite", "phase": "stork"},
    {"type": "deck_reshuffled", "count": 1},
    {"type": "deck_reshuffled", "count": 20},
    {"type": "game_started", "first": 1, "hand_size": 6, "private": {"0": {"hand": ["crawler_1", "swarm"]}}},
    {"type": "laid", "player": 0, "private": {"0": {"card": "swarm"}}},
    {"type": "pond_revealed", "cards": [{"player": seat, "card": f"flyer_{seat + 1}"} for seat in range(3)]},
    {"type": "pond_filled", "cards": ["flyer_4", "swarm", "flyer_4"]},
    {"type": "pond_filled", "cards": []},
    {"type": "round_started", "round": 2, "first": 1, "last": False},
    {"type": "round_started", "round": 4, "first": 2, "last": True},
    {"type": "snatched", "player": 0, "card": "crawler_3", "pond": "crawler_2", "stack": "s1"},
    {"type": "stolen", "player": 0, "owner": 1, "stack": "s1", "card": "swarm"},
    {"type": "reclaimed", "player": 1, "stack": "s1", "card": "flyer_1", "from": 0},
    {"type": "reclaim_declined", "player": 1},
    {"type": "consolation", "player": 0, "drawn": 1, "private": {"0": {"card": "flyer_1"}}},
    {"type": "consolation", "player": 0, "drawn": 0},
    {"type": "consolation_skipped", "player": 0},
    {"type": "swallowed", "player": 0, "stack": "s1", "pond": "crawler_3", "size": 4},
    {"type": "stalked", "player": 0, "card": "crawler_5"},
    {"type": "let_pass", "player": 1},
    {"type": "called_out", "by": 0, "player": 1, "right": True},
    {"type": "called_out", "by": 0, "player": 1, "right": False},
    {"type": "tossed", "player": 0, "pond": "swarm"},
    {"type": "snatching_ended", "reason": "pond_empty"},
    {"type": "snatching_ended", "reason": "hands_empty"},
    {"type": "first_leap_passed", "to": 1},
    {"type": "refilled", "player": 0, "count": 0},
    {"type": "refilled", "player": 0, "count": 1, "private": {"0": {"cards": ["swarm"]}}},
    {"type": "refilled", "player": 0, "count": 3, "private": {"0": {"cards": ["crawler_2", "flyer_1", "flyer_1"]}}},
    {"type": "rare_case", "k": 0, "discarded": {"0": 2}, "drawn": {}},
    {"type": "rare_case", "k": 1, "discarded": {"0": 1}, "drawn": {}, "private": {"0": {"discarded": ["swarm"]}}},
    {"type": "rare_case", "k": 3, "discarded": {"0": 2}, "drawn": {"2": 1}},
    {"type": "bait_laid", "player": 0, "private": {"0": {"card": "crawler_1"}}},
    {"type": "bait_revealed", "card": "crawler_1"},
    {"type": "bait_revealed", "card": "flyer_5"},
    {"type": "bait_revealed", "card": "swarm"},
    {"type": "stork_took", "owner": 0, "stack": "s1", "height": 2, "top": "flyer_4"},
    {"type": "bait_to_pond", "cards": ["crawler_1", "flyer_5", "swarm"]},
    {"type": "bait_to_pond", "cards": []},
    {"type": "final_swallow", "player": 0, "count": 0},
    {"type": "final_swallow", "player": 0, "count": 5},
    {
        "type": "game_ended",
        "scores": [
            {"player": seat, "points": points, "swarms": 2, "cards": 20, "rank": rank}
            for seat, (points, rank) in enumerate(((30, 1), (12, 3), (29, 2)))
        ],
        "bellies": [["swarm"], [], ["flyer_1"]],
    },
    {
        "type": "game_ended",
        "scores": [
            {"player": seat, "points": points, "swarms": 2, "cards": 20, "rank": rank}
            for seat, (points, rank) in enumerate(((31, 1), (12, 3), (31, 1)))
        ],
        "bellies": [["swarm"], [], ["flyer_1"]],
    },
)


TALE = Tale(
    name=box.NAME,
    acts=ACTS.types,
    events=EVENTS,
    tables=(
        {},
        {"consolation": "must", "last_bite_trigger": "uncovered"},
        {"stalk_enforcement": "call_out"},
        {"last_bite_below": 110},
    ),
    raw=r"crawler|flyer",
    more=more,
)

if __name__ == "__main__":
    TALE.write()
