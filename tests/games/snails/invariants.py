"""What holds in Snails at every moment: section 9 of the specification, and all acts one could try."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

from schnapp.games.snails import board, cards

from .pictures import FACTION_CARDS, FACTIONS, PLAYERS, ROLES, neighbours

Event = dict[str, Any]
Position = dict[str, Any]
Options = dict[str, Any]
SET_UP = frozenset({"choose_faction", "mulligan", "keep_start_hand", "place_snail"})
BETWEEN_ROUNDS = frozenset({"draw", "draw_limit", "program"})
TILES = {"beach": 20, "meadow": 15, "mountain": 6}
REVEALING = frozenset(  # hidden cards, orders and backs come to light, or what follows from them
    "cards_drawn card_revealed order_revealed turn_skipped tile_destroyed tile_removed deck_reshuffled card_stolen"
    " slot_emptied auto cards_discarded player_out start_hand_shown cards_collected round_started free_swap order_lost"
    " orders_swapped programmed turn_started contamination damage".split()
)
SHOWS_ITS_CARD = frozenset({"card_revealed", "start_hand_shown", "slot_emptied"})
SWEEPING = frozenset({"start_hand_shown", "deck_reshuffled", "card_stolen"})
CARD = re.compile(rf'"([a-z_]+(?:_\d)?#p?\d+|{"|".join(FACTION_CARDS)})"')


def check(position: Position, players: int, options: Options) -> None:
    """Invariants 1 to 9 and 13 to 15."""
    at, seats = position["at"], PLAYERS[:players]
    assert list(position["players"]) == list(seats)
    _check_board(position, players, options)
    _check_snails(position, seats)
    _check_cards(position, seats)
    for player in seats:
        _check_orders(position, player)
    track = options["contamination_track"]
    assert 0 <= position["contamination"] < len(track)  # 6
    assert position["round"] in ((0,) if at in SET_UP else range(1, options["rounds"] + 2))
    out = [player for group in position["eliminated"] for player in group]
    assert len(set(out)) == len(out)
    assert all(group == sorted(group) and group for group in position["eliminated"])
    living = {snail[:2] for snail in position["snails"]}
    if at not in SET_UP:
        assert position["at"] == "resolving" or living == set(seats) - set(out)
        assert living.isdisjoint(out)
    if at in BETWEEN_ROUNDS and position["round"] > 1:  # 13
        assert not any(pile["fire"] or pile["dynamite"] for pile in position["board"].values())
    if at == "program" and position["round"] > 1:  # 14
        for player in living:
            own = position["players"][player]
            assert len(own["hand"]) + len(own["slots"]) <= options["hand_limit"]


def _check_board(position: Position, players: int, options: Options) -> None:
    piles = position["board"]
    places = list(piles)
    assert places == sorted(places, key=board_order)
    for pile in piles.values():
        terrains = [face.split(":")[0] for face in pile["stack"]]
        assert terrains == list(TILES)[: len(terrains)]  # 5
        assert terrains  # 4: water is not in the list, so nothing lies on it
        assert pile["damage"] in (0, 1)  # 4
        assert min(pile["fire"], pile["mine"], pile["dynamite"]) >= 0
    faces = [face for pile in piles.values() for face in pile["stack"]] + position["removed"]
    backs = Counter(faces)
    for face, number in backs.items():
        assert number <= BACKS[face]
    if position["at"] != "choose_faction":  # 5
        assert len(faces) == sum(laid(options, players))
        if not options["board.allow_partial_tiles"]:
            assert backs == BACKS


def laid(options: Options, players: int) -> tuple[int, ...]:
    """The heights of the fields of a layout."""
    if options["layout"] == "custom":
        return board.custom(options["custom_layout"], players, options["board.allow_partial_tiles"]).heights
    return board.layout(options["layout"]).heights


BACKS = Counter(
    {"beach:barrel": 10, "beach:empty": 10, "meadow:trap": 4, "meadow:cards1": 6, "meadow:cards2": 5}
    | {"mountain:mine": 3, "mountain:empty": 3}
)


def board_order(field: str) -> tuple[int, int]:
    q, r = map(int, field.split(","))
    return r, q


def _check_snails(position: Position, seats: tuple[str, ...]) -> None:
    snails, at = position["snails"], position["at"]
    assert list(snails) == [f"{seat}.{role}" for seat in seats for role in ROLES if f"{seat}.{role}" in snails]
    crowd = Counter(snail["field"] for snail in snails.values() if snail["field"] is not None)
    crowded = [field for field, number in crowd.items() if number > 3]
    assert len(crowded) <= (at == "resolving")  # 1
    assert all(crowd[field] == 4 for field in crowded)
    for id, snail in snails.items():
        assert snail["health"] in range(5, 31, 5)  # 2
        assert snail["field"] is not None or at in SET_UP
        assert not snail["shell"] or snail["field"] in position["board"] or at == "resolving", id  # 3
    for seat in seats:
        assert sum(snail["shell"] for id, snail in snails.items() if id.startswith(seat)) <= 2  # 3


def _check_cards(position: Position, seats: tuple[str, ...]) -> None:
    """Invariant 7."""
    at = position["at"]
    held = Counter(position["deck"]) + Counter(position["discard"])
    for seat in seats:
        player = position["players"][seat]
        own = [*player["hand"], *(slot["card"] for slot in player["slots"] if slot["card"] is not None)]
        assert player["hand"] == sorted(player["hand"])
        basic = [card for card in own if card.startswith("basic_")]
        gone = any(seat in group for group in position["eliminated"])
        if gone:
            assert (own, player["slots"], player["revealed"], player["faction_card"]) == ([], [], [], "box")
            assert (player["active"], player["inactive"], player["aim"]) == (None, None, None)
            assert not (player["ability_used"] or player["lost_this_round"] or player["lost_last_round"])
        elif at != "choose_faction":
            assert sorted(basic) == [f"basic_{number}#{seat}" for number in range(1, 6)]
        special = FACTION_CARDS[FACTIONS.index(player["faction"])] if player["faction"] else None
        places = {"hand": player["hand"], "slot": [slot["card"] for slot in player["slots"]]}
        for place, lying in places.items():
            assert (special is not None and special in lying) == (player["faction_card"] == place)
        assert not any(card in FACTION_CARDS and card != special for card in own)
        held.update(card for card in own if not card.startswith("basic_") and card != special)
    assert held == (Counter() if at == "choose_faction" else ARSENAL)


ARSENAL = Counter(
    f"{kind.id}#{copy}" for kind in cards.BOX.kinds if not kind.faction for copy in range(1, kind.count + 1)
)


def _check_orders(position: Position, seat: str) -> None:
    """Invariants 8, 9 and 15."""
    player, at = position["players"][seat], position["at"]
    active, inactive, aim = player["active"], player["inactive"], player["aim"]
    assert player["revealed"] == sorted(player["revealed"])
    for snail in (active, inactive, *player["revealed"]):
        assert snail is None or (snail in position["snails"] and snail.startswith(seat))
    assert inactive is None or active not in (None, inactive)  # 8
    assert set(player["revealed"]) <= {active, inactive}
    states = [slot["state"] for slot in player["slots"]]
    assert all((slot["card"] is None) == (slot["state"] == "empty") for slot in player["slots"])
    if aim is not None:  # 9
        assert aim["snail"] in position["snails"]
        assert aim["snail"].startswith(seat)
        assert aim["rerolls"] >= 1
        assert at == "resolving"
        assert position["turn"] is None or aim["slot"] >= position["turn"]["slot"]
    if at == "resolving":
        assert len(states) in (0, 5)
        if any(snail.startswith(seat) for snail in position["snails"]):
            assert len(states) == 5  # 15
    elif at == "program" and states:
        assert states == ["hidden"] * 5
        assert active is not None
        living = sum(snail.startswith(seat) for snail in position["snails"])
        assert (inactive is None) == (living == 1)  # 15, R47
    elif at != "over":
        assert (states, active, inactive, player["revealed"]) == ([], None, None, [])  # 13
        assert not player["ability_used"]


def check_step(before: Position, events: list[Event], after: Position) -> None:
    """Invariants 6, 11, 12 and 16, and what the events add up to."""
    told = Counter(event["type"] for event in events)
    assert _health(before["snails"], events) == {id: snail["health"] for id, snail in after["snails"].items()}  # 16
    if before["board"]:
        assert _tiles(before) - _tiles(after) == told["tile_destroyed"] + told["tile_removed"]  # 11, 16
        assert _markers(after) <= _markers(before) + sum(event.get("k", 0) for event in events)
    removed = [
        f"{event['terrain']}:{event['back']}"
        for event in events
        if event["type"].startswith("tile_") and "back" in event
    ]
    assert after["removed"] == before["removed"] + removed
    up = [event for event in events if event["type"] == "contamination"]
    barrels = [event for event in events if event["type"] == "tile_destroyed" and event["back"] == "barrel"]
    assert len(up) >= len(barrels)  # 6
    assert after["contamination"] - before["contamination"] <= len(up)
    for player in after["players"]:  # 12
        used = [event for event in events if event["type"] == "ability_used" and event["player"] == player]
        assert len(used) <= 1
        assert not used or not before["players"][player]["ability_used"] or told["cards_collected"]
    assert after["round"] == before["round"] + told["start_player_passed"] + (before["round"] == 0 < after["round"])
    moves = [event for event in events if event["type"] == "snail_moved"]
    for event in moves:
        if event["how"] != "place":
            assert event["to"] in neighbours(event["from"])


def _health(snails: dict[str, Any], events: list[Event]) -> dict[str, int]:
    """Everybody's health after these events."""
    health = {id: snail["health"] for id, snail in snails.items()}
    for event in events:
        if event["type"] == "damage":
            assert event["dealt"] in (event["n"], event["n"] - 5)
            health[event["snail"]] = max(0, health[event["snail"]] - event["dealt"])
            assert event["health"] == health[event["snail"]]
        elif event["type"] == "healed":
            health[event["snail"]] += event["n"]
            assert event["health"] == health[event["snail"]] <= 30
        elif event["type"] == "eliminated":
            assert health.pop(event["snail"]) == 0
    assert all(health.values())
    return health


def _tiles(position: Position) -> int:
    return sum(len(pile["stack"]) for pile in position["board"].values())


def _markers(position: Position) -> int:
    return sum(pile["fire"] + pile["mine"] + pile["dynamite"] for pile in position["board"].values())


def loadable(position: Position) -> bool:
    """In the middle of a resolution a position does not tell what is pending."""
    return position["at"] != "resolving"


def stands_for(entry: dict[str, Any], act: dict[str, Any]) -> bool:
    """The generator of programmes stands for every programme of its parts."""
    if entry["type"] != "program" or act["type"] != "program":
        return entry == act
    active, inactive, slots = act["active"], act["inactive"], act["slots"]
    return (
        active in entry["active"]
        and inactive in entry["inactive"]
        and active != inactive
        and len(slots) == len(set(slots)) == 5
        and set(slots) <= set(entry["cards"])
    )


FIELDS = [f"{q},{r}" for r in range(-4, 5) for q in range(-6, 10) if r >= 0 or q <= 6]  # more than there are


def all_acts(position: Position, players: int) -> Iterator[dict[str, Any]]:
    """Every act whose parameters are of the right kind; of programmes and of exchanges some."""
    seats = PLAYERS[:players]
    snails = [f"{seat}.{role}" for seat in seats for role in ROLES]
    if position["at"] == "resolving":
        yield from _resolving(snails, position["snails"])
    for faction in FACTIONS:
        yield {"type": "choose_faction", "faction": faction}
    for answer in (True, False):
        yield {"type": "mulligan", "redraw": answer}
    for type in ("take_faction_card", "end_draw", "stop", "keep"):
        yield {"type": type}
    hands = [sorted(player["hand"]) for player in position["players"].values()]
    everything = sorted({card for hand in hands for card in hand})
    for card in everything:
        yield {"type": "discard", "card": card}
    if position["at"] == "place_snail":
        for snail in snails:
            for field in FIELDS:
                yield {"type": "place_snail", "snail": snail, "field": field}
    for hand in hands:
        for pair in combinations(hand, 2):
            yield {"type": "exchange", "discard": list(pair)}
        if position["at"] == "keep_start_hand":
            for number in range(1, 6):
                for kept in combinations(hand, number):
                    yield {"type": "keep_start_hand", "cards": list(kept)}
    if position["at"] == "program":
        for one, other in permutations([*snails, None], 2):
            for hand in hands if one is not None else []:
                yield {"type": "program", "active": one, "inactive": other, "slots": hand[-5:]}
                yield {"type": "program", "active": one, "inactive": other, "slots": [*hand[:4], *hand[:1]]}
                yield {"type": "program", "active": one, "inactive": other, "slots": [*hand[:4], "rocket#1"]}
                yield {"type": "program", "active": one, "inactive": other, "slots": hand[:6] if len(hand) > 5 else []}


def _resolving(snails: list[str], living: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for answer in (True, False):
        yield {"type": "choose_resolve", "resolve": answer}
        yield {"type": "place_target", "place": answer}
        yield {"type": "use_ability", "use": answer}
    for half in ("crawl", "dig", "shell", "swap", "aim", "strike"):
        yield {"type": "choose_half", "half": half}
    for field in FIELDS:
        yield {"type": "step", "to": field}
        yield {"type": "choose_place", "to": field}
        yield {"type": "choose_target", "field": field}
        yield {"type": "choose_deviation", "field": field}
        yield {"type": "order_effect", "field": field}
    for snail in snails:
        yield {"type": "choose_target", "snail": snail}
        yield {"type": "choose_enemy", "snail": snail}
        yield {"type": "take_shell", "from": snail}
        here = living[snail]["field"] if snail in living else "0,0"
        for field in (*neighbours(here), here, "2,0", "20,20"):
            yield {"type": "push", "snail": snail, "to": field}
            yield {"type": "overflow", "snail": snail, "to": field}
    for number in range(4):
        yield {"type": "choose_outcome", "index": number}
        for source in ("aim", "leader", "eagle_eyes"):
            yield {"type": "reroll", "die": number, "source": source}
    for slot in range(7):
        yield {"type": "choose_slot", "slot": slot}
    for effect in ("mine", "dynamite", "fire"):
        yield {"type": "order_effect", "effect": effect}


def cards_in_sight(position: Position, viewer: int | None, options: Options) -> Counter[str]:
    """The only cards that a view may name: own ones, discards, and what lies face up in the slots."""
    sight = Counter(position["discard"])
    for number, player in enumerate(position["players"].values()):
        sight.update(player["hand"] if number == viewer else [])
        for slot in player["slots"]:
            if slot["card"] is not None and (number == viewer or slot["state"] != "hidden"):
                sight[slot["card"]] += 1
    return sight


def cards_named(text: str) -> Counter[str]:
    """The cards that a message names."""
    return Counter(CARD.findall(text))
