"""Every event of Snails in every way it can be told, for `told.json`.

After a change of words or of the rule: python -m tests.games.snails.told
"""

from __future__ import annotations

from schnapp.games.snails import box
from schnapp.games.snails.acts import ACTS
from schnapp.games.snails.speaking import more
from tests.games.telling import Event, Tale

BEACH, MEADOW, PEAK = "-2,-1", "0,-3", "-1,-3"  # C2, A3, A2
A, B, C = "p1.scout", "p2.infantry", "p3.leader"
PLAN = {"active": A, "inactive": "p1.medic", "slots": ["rocket#1", "basic_1#p1", "lasso", "basic_4#p1", "fan#2"]}

EVENTS: tuple[Event, ...] = (
    {"type": "game_started", "start_player": "p2"},
    *({"type": "faction_chosen", "player": "p1", "faction": faction} for faction in box.FACTIONS),
    {"type": "cards_drawn", "player": "p1", "n": 1, "private": {"p1": {"cards": ["mine#2"]}}},
    {"type": "cards_drawn", "player": "p2", "n": 3, "private": {"p2": {"cards": ["mine#1", "fan#1", "fan#2"]}}},
    {"type": "start_hand_shown", "player": "p1", "cards": ["fan#1", "magnet#1", "scope#1"]},
    {"type": "deck_reshuffled", "n": 1},
    {"type": "deck_reshuffled", "n": 40},
    {"type": "cards_discarded", "player": "p2", "cards": ["axe#1", "dynamite#3"]},
    {"type": "snail_placed", "snail": A, "field": BEACH},
    {"type": "round_started", "round": 2, "start_player": "p3"},
    {"type": "faction_card_taken", "player": "p1"},
    {"type": "faction_card_returned", "player": "p1"},
    {"type": "programmed", "player": "p1", "private": {"p1": PLAN}},
    {"type": "programmed", "player": "p1", "private": {"p1": PLAN | {"inactive": None}}},
    {"type": "turn_started", "player": "p1", "slot": 1},
    {"type": "order_revealed", "player": "p1", "snail": A},
    {"type": "card_revealed", "player": "p1", "slot": 1, "card": "toxic_barrel#2"},
    {"type": "card_revealed", "player": "p2", "slot": 5, "card": "basic_3#p2"},
    {"type": "card_revealed", "player": "p3", "slot": 2, "card": "blades_of_doom"},
    *({"type": "turn_skipped", "player": "p1", "slot": 3, "reason": reason} for reason in box.SKIPS),
    *({"type": "half_chosen", "player": "p1", "half": half} for half in box.HALVES),
    {"type": "turn_resolved", "player": "p1", "slot": 1},
    {"type": "shell_entered", "snail": A},
    {"type": "shell_left", "snail": B},
    {"type": "aim_set", "player": "p1", "snail": A, "slot": 2, "rerolls": 1},
    {"type": "aim_set", "player": "p1", "snail": A, "slot": 4, "rerolls": 2},
    {"type": "aim_ended", "player": "p1", "snail": A},
    {"type": "orders_swapped", "player": "p1"},
    {"type": "order_lost", "player": "p1", "snail": A, "place": "active"},
    {"type": "order_lost", "player": "p1", "snail": A, "place": "inactive"},
    {"type": "free_swap", "player": "p1"},
    {"type": "target_chosen", "player": "p1", "field": PEAK},
    {"type": "target_chosen", "player": "p1", "snail": B},
    {"type": "target_chosen", "player": "p1", "snails": [B, "p1.medic", C]},
    {"type": "dice_rolled", "player": "p1", "faces": ["circle"]},
    {"type": "dice_rolled", "player": "p1", "faces": ["triangle", "square"]},
    {"type": "dice_rolled", "player": "p1", "faces": ["triangle", "triangle"]},
    *(
        {"type": "die_rerolled", "player": "p1", "die": 2, "source": source, "face": face}
        for source, face in zip(box.REROLLS, box.FACES, strict=True)
    ),
    {"type": "outcome_chosen", "player": "p1", "index": 1},
    {"type": "attack_missed", "player": "p1"},
    {"type": "deviated", "player": "p1", "field": MEADOW},
    *({"type": "damage", "snail": A, "n": 10, "dealt": 10, "health": 15, "source": source} for source in box.SOURCES),
    {"type": "damage", "snail": B, "n": 10, "dealt": 5, "health": 0, "source": "mine"},
    {"type": "damage", "snail": B, "n": 5, "dealt": 0, "health": 30, "source": "fire"},
    {"type": "healed", "snail": A, "n": 5, "health": 30},
    *({"type": "eliminated", "snail": f"p1.{role}"} for role in box.ROLES),
    {"type": "tile_damaged", "field": BEACH},
    *(
        {"type": "tile_destroyed", "field": MEADOW, "terrain": terrain, "back": back, "cause": "card"}
        for terrain in box.TERRAINS[1:]
        for back in sorted(set(box.PILES[terrain]))
    ),
    *({"type": "tile_removed", "field": MEADOW, "terrain": "beach", "back": back} for back in box.BACKS),
    {"type": "tile_removed", "field": MEADOW, "terrain": "meadow", "back": "trap"},
    {"type": "tile_removed", "field": PEAK, "terrain": "mountain", "back": "mine"},
    {"type": "marker_placed", "field": BEACH, "kind": "fire", "k": 1},
    {"type": "marker_placed", "field": BEACH, "kind": "fire", "k": 2},
    {"type": "marker_placed", "field": BEACH, "kind": "mine", "k": 1},
    {"type": "marker_placed", "field": BEACH, "kind": "dynamite", "k": 1},
    {"type": "exploded", "field": BEACH, "kind": "mine"},
    {"type": "exploded", "field": BEACH, "kind": "dynamite"},
    {"type": "fires_removed", "fields": [PEAK, BEACH]},
    *({"type": "snail_moved", "snail": A, "from": BEACH, "to": PEAK, "how": how} for how in box.MOVES),
    {"type": "contamination", "index": 2, "value": 10},
    {"type": "slot_emptied", "player": "p1", "slot": 4, "card": "basic_2#p1", "to": "hand"},
    {"type": "slot_emptied", "player": "p1", "slot": 4, "card": "mine#1", "to": "discard"},
    {
        "type": "card_stolen",
        "from": "p1",
        "to": "p2",
        "private": {"p1": {"card": "mortar#1"}, "p2": {"card": "mortar#1"}},
    },
    *({"type": "ability_used", "player": "p1", "ability": ability} for ability in box.ABILITIES.values()),
    {"type": "player_out", "player": "p1", "cards": []},
    {"type": "player_out", "player": "p1", "cards": ["axe#1"]},
    {"type": "cleanup_started", "round": 3},
    {
        "type": "cards_collected",
        "player": "p1",
        "to_hand": ["basic_1#p1", "axe#2"],
        "to_discard": ["rocket#1", "fan#1"],
        "faction_card": True,
    },
    {"type": "cards_collected", "player": "p1", "to_hand": ["axe#2"], "to_discard": [], "faction_card": False},
    {"type": "start_player_passed", "player": "p1"},
    {"type": "game_over", "result": "win", "ranks": [2, 1, 3]},
    {"type": "game_over", "result": "draw", "ranks": [1, 3, 1]},
    {"type": "auto", "player": "p1", "action": {"type": "choose_half", "half": "crawl"}},
)

TALE = Tale(
    name=box.NAME,
    acts=ACTS.types,
    events=EVENTS,
    tables=(
        {},
        {"layout": "volcano", "start_hand": "advanced", "rounds": 3},
        {"layout": "islets", "faction_choice": "random", "mulligan": "off", "hand_limit": 7},
    ),
    raw=r"#\d|\bp\d\b|-?\d,-?\d|basic_|p\d\.",
    more=more,
    untold=("turn_started", "turn_resolved", "outcome_chosen", "auto"),
)

if __name__ == "__main__":
    TALE.write()
