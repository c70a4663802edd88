"""Positions of Snails that cannot be are refused with their field; what can be loads and goes on."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from schnapp.table.acting import go_on
from schnapp.table.canonical import same
from schnapp.table.dealer import Dealer, stream
from schnapp.table.errors import BadPosition
from schnapp.table.match import Match
from schnapp.table.protocols import Scenarios
from schnapp.table.record import written
from schnapp.table.replay import replay
from schnapp.table.rng import Rng

from .pictures import GAME, PLAYERS, _in_order, planning, started

Way = tuple[Any, ...]


def at(stage: str, players: int = 3, options: dict[str, Any] | None = None) -> dict[str, Any]:
    """A position of a random game at which it stands like this."""
    for number in range(40):
        match = started(players, f"loading {number}", options)
        chance = Rng(stream(f"loading {number}", "acts"))
        while not match.over:
            if match.position()["at"] == stage:
                return match.position()
            seat = match.owed()[chance.below(len(match.owed()))]
            match.act(match.random_act(seat, chance))
        if match.position()["at"] == stage:
            return match.position()
    raise AssertionError(stage)


QUIET = ("choose_faction", "keep_start_hand", "place_snail", "draw", "draw_limit", "program", "over")
GOOD = {
    stage: at(stage, options={"start_hand": "advanced"} if stage == "keep_start_hand" else {"hand_limit": 7})
    for stage in QUIET
}
PLAN = GOOD["program"]


def load(position: Any, options: dict[str, Any] | None = None, players: int = 3, **how: bool) -> Match:
    return Match.resume(GAME, PLAYERS[:players], options or {}, position, Dealer(bytes(32)), **how)


def options_of(stage: str) -> dict[str, Any]:
    return {"start_hand": "advanced"} if stage == "keep_start_hand" else {"hand_limit": 7}


def with_(position: dict[str, Any], path: Way, value: Any) -> dict[str, Any]:
    """The position with another value in one place; a place that is not there yet is made."""
    other = deepcopy(position)
    part: Any = other
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return other


def refused(position: Any, options: dict[str, Any] | None = None) -> str:
    with pytest.raises(BadPosition) as bad:
        load(position, options)
    assert bad.value.why
    return bad.value.field


@pytest.mark.parametrize("stage", QUIET)
def test_quiet_positions_load(stage: str) -> None:
    match = load(GOOD[stage], options_of(stage))
    assert same(match.position(), GOOD[stage])
    assert match.entries_at_start == []


def test_the_middle_of_a_resolution_is_not_loaded() -> None:
    """Record format of Snails, 7: what is pending does not stand in a position."""
    assert refused(at("resolving")) == "at"


LAND = next(iter(PLAN["board"]))
SNAIL = next(iter(PLAN["snails"]))
PLAYER = ("players", "p1")
PILE = ("board", LAND)
HAND = PLAN["players"]["p1"]["hand"]
WRONG: list[tuple[Way, Any, str]] = [
    (("at",), "PLAY", "at"),
    (("at",), None, "at"),
    (("at",), "draw", "turn"),
    (("turn",), {"player": "p1"}, "turn"),
    (("round",), -1, "round"),
    (("round",), 0, "round"),  # that is the set-up
    (("round",), 7, "round"),  # of six
    (("round",), 1.5, "round"),
    (("round",), True, "round"),
    (("start_player",), "p4", "start_player"),
    (("start_player",), 0, "start_player"),
    (("start_player",), None, "start_player"),
    (("contamination",), 11, "contamination"),
    (("contamination",), "1", "contamination"),
    (("board",), [], "board"),
    ((*PILE, "stack"), 2, "board"),  # as in a view
    ((*PILE, "stack"), [], "board"),
    ((*PILE, "stack"), ["meadow:trap"], "board"),
    ((*PILE, "stack"), ["beach:trap"], "board"),
    ((*PILE, "stack"), ["beach:empty", "mountain:empty"], "board"),
    ((*PILE, "damage"), 2, "board"),
    ((*PILE, "damage"), True, "board"),
    ((*PILE, "fire"), -1, "board"),
    ((*PILE, "mine"), 10**30, "board"),
    ((*PILE, "dynamite"), "1", "board"),
    ((*PILE, "lava"), 1, "board"),
    (("board", "20,20"), PLAN["board"][LAND], "board"),
    (("board", "x"), PLAN["board"][LAND], "board"),
    (("removed",), 0, "removed"),
    (("removed",), ["beach"], "removed"),
    (("removed",), ["beach:mine"], "removed"),
    (("snails", SNAIL, "health"), 0, "snails"),
    (("snails", SNAIL, "health"), 12, "snails"),
    (("snails", SNAIL, "health"), 35, "snails"),
    (("snails", SNAIL, "health"), "30", "snails"),
    (("snails", SNAIL, "field"), "20,20", "snails"),
    (("snails", SNAIL, "field"), None, "snails"),
    (("snails", SNAIL, "shell"), 1, "snails"),
    (("snails", SNAIL, "name"), "Bob", "snails"),
    (("snails", "p1.captain"), PLAN["snails"][SNAIL], "snails"),
    (("snails", "p4.scout"), PLAN["snails"][SNAIL], "snails"),
    (("players", "p4"), PLAN["players"]["p1"], "players"),
    ((*PLAYER, "faction"), None, "players"),
    ((*PLAYER, "faction"), "robots", "players"),
    ((*PLAYER, "faction"), PLAN["players"]["p2"]["faction"], "players"),  # two of the same
    ((*PLAYER, "faction_card"), "table", "players"),
    ((*PLAYER, "faction_card"), "hand", "players"),
    ((*PLAYER, "faction_card"), "slot", "players"),
    ((*PLAYER, "faction_card"), "box", "players"),
    ((*PLAYER, "hand"), 9, "players"),
    ((*PLAYER, "hand"), HAND[1:], "players"),
    ((*PLAYER, "hand"), [*HAND, "nothing#1"], "players"),
    ((*PLAYER, "hand"), sorted([*HAND, "basic_1#p2"]), "players"),
    ((*PLAYER, "hand"), HAND[::-1], "players"),  # not sorted
    ((*PLAYER, "slots"), [{"card": None, "state": "empty"}], "players"),
    ((*PLAYER, "slots"), [{"card": None, "state": "hidden"}] * 5, "players"),
    ((*PLAYER, "slots"), [{"card": None, "state": "empty"}] * 5, "players"),  # committed, without markers
    ((*PLAYER, "active"), "p1.scout", "players"),  # a marker before the commitment
    ((*PLAYER, "active"), "p2.scout", "players"),
    ((*PLAYER, "inactive"), "p1.scout", "players"),
    ((*PLAYER, "revealed"), ["p1.scout"], "players"),
    ((*PLAYER, "aim"), {"snail": "p1.scout", "slot": 2, "rerolls": 1}, "players"),
    ((*PLAYER, "aim"), {"snail": "p1.scout"}, "players"),
    ((*PLAYER, "ability_used"), True, "players"),
    ((*PLAYER, "ability_used"), None, "players"),
    ((*PLAYER, "lost_last_round"), 0, "players"),
    (("deck",), PLAN["deck"][1:], "deck"),
    (("deck",), [*PLAN["deck"], "axe#1"], "deck"),
    (("deck",), len(PLAN["deck"]), "deck"),
    (("discard",), ["axe#9"], "discard"),
    (("eliminated",), [["p1"]], "eliminated"),
    (("eliminated",), [[]], "eliminated"),
    (("eliminated",), [["p7"]], "eliminated"),
    (("eliminated",), None, "eliminated"),
]


@pytest.mark.parametrize(("path", "value", "field"), WRONG, ids=lambda value: str(value)[:60])
def test_a_wrong_position_names_its_field(path: Way, value: Any, field: str) -> None:
    assert refused(with_(PLAN, path, value), {"hand_limit": 7}) == field


def test_only_a_game_that_is_over_has_a_round_more() -> None:
    assert load(with_(GOOD["over"], ("round",), 7), options_of("over")).over
    assert refused(with_(GOOD["over"], ("round",), 8), options_of("over")) == "round"
    assert refused(with_(GOOD["place_snail"], ("round",), 1), options_of("place_snail")) == "round"


@pytest.mark.parametrize("missing", [*PLAN])
def test_every_field_is_needed(missing: str) -> None:
    assert refused({key: value for key, value in PLAN.items() if key != missing}, {"hand_limit": 7}) == missing


def test_unknown_fields_are_named() -> None:
    assert refused(PLAN | {"weather": "fine"}, {"hand_limit": 7}) == "weather"


def test_tiles_are_neither_lost_nor_doubled() -> None:
    """I5: tiles on the board and removed ones are as many as were dealt (a scenario may have other backs, as S78 has)."""
    fields = [field for field, pile in PLAN["board"].items() if pile["stack"][-1].startswith("meadow")]
    lost = deepcopy(PLAN)
    face = lost["board"][fields[0]]["stack"].pop()
    assert refused(lost, {"hand_limit": 7}) in ("board", "removed")
    moved = lost | {"removed": [face]}
    assert same(load(moved, {"hand_limit": 7}).position(), moved)
    assert refused(lost | {"removed": [face, face]}, {"hand_limit": 7}) in ("board", "removed")
    assert refused(lost | {"removed": ["beach:empty"]}, {"hand_limit": 7}) in ("board", "removed")


@pytest.mark.parametrize("stage", ["pass", "draw_turn", "draw"])
def test_between_two_rounds_nothing_lies_in_the_slots(stage: str) -> None:
    """I13"""
    position = deepcopy(PLAN)
    own = position["players"]["p1"]
    own["slots"] = [{"card": card, "state": "hidden"} for card in own["hand"][:5]]
    own["hand"] = own["hand"][5:]
    own |= {"active": "p1.leader", "inactive": "p1.scout"}
    turn = None if stage == "pass" else {"player": "p1"}
    assert refused(position | {"at": stage, "turn": turn}, {"hand_limit": 7}) == "players"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_boundaries_load_and_go_on_at_once(players: int) -> None:
    """Record format of Snails, 7"""
    position = planning(players, "boundary")
    for stage in ("pass", "draw_turn"):
        quiet = deepcopy(position)
        for pile in quiet["board"].values():
            pile |= {"fire": 0, "dynamite": 0}
        quiet |= {"at": stage, "turn": {"player": "p2"} if stage == "draw_turn" else None, "round": 2}
        assert same(load(quiet, players=players, going_on=False).position(), quiet)
        match = load(quiet, players=players)
        assert match.owed()
        assert match.position()["at"] in ("draw", "draw_limit", "program")
    laid = deepcopy(position)
    for player, own in laid["players"].items():
        own["slots"] = [{"card": card, "state": "hidden"} for card in own["hand"][:5]]
        own["hand"] = own["hand"][5:]
        if any(slot["card"] == special for slot in own["slots"] for special in SPECIAL):
            own["faction_card"] = "slot"
        living = [id for id in laid["snails"] if id.startswith(player)]
        own |= {"active": living[0], "inactive": living[1] if len(living) > 1 else None}
    for stage, turn in (("turn", {"player": "p1", "slot": 1}), ("cleanup", None), ("collect", None)):
        standing = _in_order(laid | {"at": stage, "turn": turn})
        assert same(load(standing, players=players, going_on=False).position(), standing)
        assert load(standing, players=players).position()["at"] != stage


SPECIAL = ("amazon_bow", "blades_of_doom", "lasso", "broadside", "shadow_leap", "dread_scream")


@pytest.mark.parametrize(
    "turn", [None, {}, {"player": "p1"}, {"player": "p1", "slot": 0}, {"player": "p1", "slot": 6}, {"player": "p4", "slot": 1},
             {"player": "p1", "slot": 1, "snail": "p1.scout"}, {"player": 0, "slot": 1}],
    ids=str,
)  # fmt: skip
def test_a_turn_has_a_player_and_a_slot(turn: Any) -> None:
    assert refused(PLAN | {"at": "turn", "turn": turn}, {"hand_limit": 7}) == "turn"


def test_at_the_hand_limit_there_is_a_card_too_many() -> None:
    """6.3/3"""
    position = GOOD["draw_limit"]
    held = len(position["players"][position["turn"]["player"]]["hand"])
    assert load(position, {"hand_limit": held - 1}).owed()
    assert refused(position, {"hand_limit": held}) == "at"


@pytest.mark.parametrize("held", [0, 2, 4])
def test_in_a_scenario_cards_may_be_missing_where_orders_are_given(held: int) -> None:
    """FORMAT-snails 9, `not_conserving`: whoever has too few cards has no order to give, but the position is one."""
    position = with_(PLAN, ("players", "p1", "hand"), PLAN["players"]["p1"]["hand"][:held])
    with pytest.raises(BadPosition):
        load(position, options_of("program"))
    match = load(position, options_of("program"), conserving=False)
    assert same(match.position(), position)
    assert [act["count"] for act in match.legal(0)] == [0]


def test_a_single_position_at_a_boundary_waits_for_its_chance(tmp_path: Path) -> None:
    """Format, A2: a header with a position and no lines is a position, and nothing is drawn from it: here cards would be shuffled."""
    match = started(3, "boundary")
    chance = Rng(stream("boundary", "acts"))
    assert isinstance(GAME, Scenarios)
    GAME.halt(match.state)
    while (position := match.position())["at"] != "draw_turn":
        if owed := match.owed():
            match.act(match.random_act(owed[0], chance))
        else:
            go_on(GAME, match.state, match.dealer)
    position["deck"], position["discard"] = [], sorted([*position["deck"], *position["discard"]])
    file = tmp_path / "position.jsonl"
    file.write_text(written(match.header(position=position)), "utf-8")
    assert replay(file, {"snails": GAME}) is None


@pytest.mark.parametrize(("marker", "most"), [("fire", 60), ("mine", 60), ("dynamite", 12)])
def test_as_many_markers_as_there_could_ever_be(marker: str, most: int) -> None:
    """2.4: there is no end to them, and what was dumped loads again."""
    position = with_(PLAN, (*PILE, marker), most)
    assert same(load(position).position(), position)
    assert refused(with_(PLAN, (*PILE, marker), most + 1)) == "board"
