"""Snails rule by rule: what the worked scenarios of the specification do not touch. Numbers are its sections, R its rulings."""

from __future__ import annotations

from typing import Any

import pytest

from schnapp.games.snails import board as boards
from schnapp.games.snails import box, cards

from .pictures import FACTIONS, GAME, KINDS, TERRAINS, Table, dealt, neighbours, only, started, table

ISLE = """
    a1 b2 x~
     c3 d1 y~
      u~ v~ w~
"""
# a: b c · b: a c d x · c: a b d u · d: b c x y u v
PLAIN = """
    a2 b2 c2 x~
     d2 e2 f2 y~
      u~ v~ w~ z~
"""
# a: b d · b: a c d e · c: b e f x · d: a b e u · e: b c d f u v · f: c e x y v w


def acts(table: Table, kind: str, player: str = "p1") -> list[str]:
    """The legal acts of this type, without it."""
    return [text.removeprefix(kind).strip() for text in table.can(player) if text.split()[0] == kind]


# ---- acts that are refused (record format of Snails, 4) -------------------------------------------------------------


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        (None, "bad_params"),
        ([], "bad_params"),
        ({}, "bad_params"),
        ({"type": "step"}, "bad_params"),
        ({"player": "p1"}, "bad_params"),
        ({"player": "p3", "type": "step", "to": "0,0"}, "bad_params"),
        ({"player": 0, "type": "step", "to": "0,0"}, "bad_params"),
        ({"player": "p1", "type": 7}, "bad_params"),
        ({"player": "p1", "type": "fly"}, "wrong_state"),
        ({"player": "p2", "type": "fly"}, "wrong_state"),
        ({"player": "p1", "type": "push", "snail": "p1.scout", "to": "0,0"}, "wrong_state"),
        ({"player": "p1", "type": "push"}, "wrong_state"),
        ({"player": "p1", "type": "keep"}, "wrong_state"),
        ({"player": "p2", "type": "step", "to": "0,0"}, "not_your_decision"),
        ({"player": "p2", "type": "stop"}, "not_your_decision"),
        ({"player": "p2", "type": "step"}, "not_your_decision"),
        ({"player": "p1", "type": "step"}, "bad_params"),
        ({"player": "p1", "type": "step", "to": 3}, "bad_params"),
        ({"player": "p1", "type": "step", "to": ["1,0"]}, "bad_params"),
        ({"player": "p1", "type": "step", "to": "1,0", "snail": "p1.scout"}, "bad_params"),
        ({"player": "p1", "type": "stop", "to": "1,0"}, "bad_params"),
        ({"player": "p1", "type": "step", "to": "20,20"}, "illegal"),
        ({"player": "p1", "type": "step", "to": "nowhere"}, "illegal"),
        ({"player": "p1", "type": "step", "to": "0,1"}, "illegal"),  # from the beach up two levels
    ],
    ids=str,
)
def test_the_first_reason_that_applies(act: Any, reason: str) -> None:
    t = table("snail p1.scout at a", "orders p1 active=scout", "slots p1 1=basic_1#p1", board=ISLE)
    t.turn("p1", 1)
    assert t.refuses_act(act) == reason


@pytest.mark.parametrize(
    ("programme", "reason"),
    [
        ({"active": "p1.scout", "inactive": "p1.medic", "slots": "b b b b b"}, "bad_params"),
        ({"active": "p1.scout", "inactive": "p1.medic"}, "bad_params"),
        ({"active": "p1.scout", "inactive": False, "slots": []}, "bad_params"),
        ({"active": None, "inactive": "p1.medic", "slots": []}, "bad_params"),
        ({"active": "p1.scout", "inactive": "p1.medic", "slots": [1, 2, 3, 4, 5]}, "bad_params"),
        ({"active": "p1.scout", "inactive": "p1.medic", "slots": []}, "illegal"),
        ({"active": "p1.scout", "inactive": "p1.scout", "slots": None}, "illegal"),
        ({"active": "p1.scout", "inactive": None, "slots": None}, "illegal"),  # R47: two snails, two markers
        ({"active": "p1.leader", "inactive": "p1.scout", "slots": None}, "illegal"),  # it has left the game
        ({"active": "p2.medic", "inactive": "p1.scout", "slots": None}, "illegal"),
    ],
    ids=str,
)
def test_programmes_that_are_refused(programme: dict[str, Any], reason: str) -> None:
    hand = [f"basic_{number}#p1" for number in range(1, 6)]
    t = table(
        "snail p1.scout at a",
        f"hand p1 {' '.join(hand)} axe#1",
        "hand p2 " + " ".join(hand).replace("p1", "p2"),
        board=ISLE,
    )
    before = t.now | {"at": "program", "turn": None}
    for player in before["players"].values():
        player["slots"] = []
    planning = _resumed(t, before)
    act = {"player": "p1", "type": "program", **programme}
    if act.get("slots", 0) is None:
        act["slots"] = hand
    assert planning.refuses_act(act) == reason
    for wrong in (["axe#1", *hand[:3]], [*hand, "axe#1"], [*hand[:4], hand[0]], [*hand[:4], "axe#2"]):
        good = {"player": "p1", "type": "program", "active": "p1.scout", "inactive": "p1.medic", "slots": wrong}
        assert planning.refuses_act(good) == "illegal"


def _resumed(t: Table, position: dict[str, Any]) -> Table:
    """The same table at another position."""
    other = Table.__new__(Table)
    other.__dict__.update(t.__dict__)
    other.match = type(t.match).resume(
        GAME, t.match.players, t.match.options, position, t.dealer, conserving=False, going_on=False
    )
    GAME.halt(other.match.state)
    return other


def test_nothing_is_accepted_after_the_end() -> None:
    t = table("no spares", "snail p1.scout at a", board=ISLE)
    t.rank()
    assert t.refuses("p1", "stop") == "game_over"
    assert t.refuses_act({"player": "p1", "type": "fly"}) == "game_over"
    assert t.refuses_act({"player": "p5", "type": "fly"}) == "bad_params"


def test_by_is_allowed_in_every_act() -> None:
    t = table("snail p1.scout at a", "orders p1 active=scout", "slots p1 1=basic_1#p1", board=ISLE)
    t.turn("p1", 1)
    assert t.match.refusal({"player": "p1", "type": "stop", "by": "clock"}) is None


# ---- 5 Set-up -------------------------------------------------------------------------------------------------------


def piles(**first: list[str]) -> list[tuple[str, Any]]:
    """The three shuffles, with these tiles on top."""
    chances: list[tuple[str, Any]] = []
    for terrain in TERRAINS:
        top = first.get(terrain, [])
        chances.append((f"{terrain}_pile", top + [id for id in box.tile_ids(terrain) if id not in top]))
    return chances


def deck(*top: str) -> tuple[str, list[str]]:
    return "deck", [*top, *(id for id in cards.BOX.ids[: cards.ARSENAL] if id not in top)]


def test_tiles_are_dealt_field_by_field_from_bottom_to_top() -> None:
    """5.3: by r, then q; each stack takes from the piles from the bottom up."""
    given = piles(beach=["beach_20", "beach_01"], meadow=["meadow_15", "meadow_01"], mountain=["mountain_06"])
    start: dict[str, Any] = {"start_player": "p1", "faction_choice": "random"}
    match = dealt(2, [("factions", ["ninjas", "pirates"]), *given, deck("axe#1", "axe#2", "sword#1")], start)
    board = match.position()["board"]
    assert list(board)[:2] == ["-1,-3", "0,-3"]  # III and II of the first row
    assert board["-1,-3"]["stack"] == ["beach:empty", "meadow:cards2", "mountain:empty"]
    assert board["0,-3"]["stack"] == ["beach:barrel", "meadow:trap"]
    assert board["3,-3"]["stack"][0] == "beach:barrel"


def test_the_start_player_chooses_his_faction_first_and_draws_one_card_less() -> None:
    """5.2, 5.6"""
    match = started(4, options={"start_player": "p3"})
    chosen: list[str] = []
    for seat in (2, 3, 0, 1):
        assert match.owed() == [seat]
        assert [act["faction"] for act in match.legal(seat)] == sorted(set(FACTIONS) - set(chosen))
        chosen.append("zombies" if "zombies" not in chosen else match.legal(seat)[0]["faction"])
        told = match.act(match.signed(seat, {"type": "choose_faction", "faction": chosen[-1]}))
    drawn = [entry["event"] for entry in told if entry.get("event", {}).get("type") == "cards_drawn"]
    assert [(event["player"], event["n"]) for event in drawn[:1]] == [("p3", 3)]
    assert all(event["n"] == 4 for event in drawn[1:])


def test_factions_by_chance() -> None:
    """5.2: they go by seat, whoever starts."""
    start: dict[str, Any] = {"start_player": "p2", "faction_choice": "random"}
    match = dealt(
        2, [("factions", ["ninjas", "pirates"]), *piles(), deck("axe#1", "axe#2", "sword#1", "drill#1")], start
    )
    told = [entry["event"] for entry in match.entries_at_start if "event" in entry]
    assert [event.get("faction") for event in told[:3]] == [None, "ninjas", "pirates"]
    assert [event["player"] for event in told if event["type"] == "cards_drawn"] == ["p2", "p1"]


PURPLE = [id for id in cards.BOX.ids[: cards.ARSENAL] if not KINDS[id.split("#")[0]].red]
RED = [id for id in cards.BOX.ids[: cards.ARSENAL] if KINDS[id.split("#")[0]].red]
RANDOM: dict[str, Any] = {"start_player": "p1", "faction_choice": "random"}


def unlucky(options: dict[str, Any] | None = None, *top: str) -> Any:
    given = [("factions", ["ninjas", "pirates"]), *piles(), deck(*(top or PURPLE))]
    return dealt(2, given, RANDOM | (options or {}))


def redraw(match: Any, answer: bool = True, top: list[str] | None = None) -> list[dict[str, Any]]:
    (seat,) = match.owed()
    position = match.position()
    drawn = 5 if match.options["start_hand"] == "advanced" else 3 + seat
    hand = [card for card in position["players"][f"p{seat + 1}"]["hand"] if not card.startswith("basic")]
    rest = position["deck"][drawn:] + hand
    if answer:
        new = [*(top or []), *sorted(card for card in rest if card not in (top or []))]
        match.dealer.feed([{"step": "mulligan_deck", "result": new}])
    told = match.act({"player": f"p{seat + 1}", "type": "mulligan", "redraw": answer})
    return [entry["event"] for entry in told if "event" in entry]


def test_a_mulligan_may_be_repeated() -> None:
    """R60: as long as the condition holds; the old cards are shown and come back only after the new ones are drawn."""
    match = unlucky()
    assert match.legal(0) == [{"type": "mulligan", "redraw": False}, {"type": "mulligan", "redraw": True}]
    events = redraw(match, top=PURPLE[6:12])
    assert [event["type"] for event in events] == ["start_hand_shown", "cards_drawn", "deck_reshuffled"]
    assert events[0]["cards"] == sorted(PURPLE[:3])
    assert events[1]["private"]["p1"]["cards"] == PURPLE[3:6]
    assert events[2]["n"] == 81
    assert match.position()["at"] == "mulligan"  # three purple ones again
    redraw(match, top=PURPLE[12:20])
    assert match.position()["turn"] == {"player": "p1"}
    redraw(match, answer=False)
    assert match.position()["turn"] == {"player": "p2"}


def test_only_one_mulligan_with_once() -> None:
    match = unlucky({"mulligan": "once"})
    redraw(match, top=PURPLE[6:12])
    assert match.position()["turn"] == {"player": "p2"}  # though p1 has no red card again
    assert match.position()["at"] == "mulligan"


def test_no_mulligan_with_off() -> None:
    assert unlucky({"mulligan": "off"}).position()["at"] == "place_snail"


def test_a_red_card_forbids_a_mulligan() -> None:
    match = unlucky(None, PURPLE[0], PURPLE[1], RED[0], *PURPLE[2:6], *RED[1:9])
    assert match.position()["turn"] == {"player": "p2"}


def test_the_advanced_start() -> None:
    """5.6: draw five, look for red among the five, keep three or four, the rest goes to the discard pile by their ids."""
    match = unlucky({"start_hand": "advanced"}, *PURPLE[:4], RED[0], *PURPLE[4:8], RED[1])
    assert match.position()["at"] == "keep_start_hand"
    assert len(match.legal(0)) == 10
    act = {"player": "p1", "type": "keep_start_hand", "cards": sorted([RED[0], PURPLE[3], PURPLE[1]])}
    assert match.refusal(act | {"cards": act["cards"][::-1]}) == "illegal"  # a multiset is sorted (format, A1)
    assert match.refusal(act | {"cards": act["cards"][:2]}) == "illegal"
    assert match.refusal(act | {"cards": [*act["cards"][:2], act["cards"][0]]}) == "illegal"
    assert match.refusal(act | {"cards": [*act["cards"][:2], "basic_1#p1"]}) == "illegal"
    match.act(act)
    assert match.position()["discard"] == sorted([PURPLE[0], PURPLE[2]])
    assert len(match.legal(1)) == 5
    match.act({"player": "p2", **match.legal(1)[0]})
    assert len(match.position()["discard"]) == 3
    assert len(match.position()["players"]["p2"]["hand"]) == 9


def test_placement() -> None:
    """5.7: four laps; on a tile, at most three, one's second mountain is barred."""
    match = started(2, options={"start_player": "p2", "faction_choice": "random", "mulligan": "off"})
    order: list[int] = []
    mountain, meadow = "-1,-3", "0,-3"

    def place(snail: str, field: str) -> str | None:
        (seat,) = match.owed()
        act = {"player": f"p{seat + 1}", "type": "place_snail", "snail": f"p{seat + 1}.{snail}", "field": field}
        reason = match.refusal(act)
        if reason is None:
            order.append(seat)
            match.act(act)
        return reason

    assert place("scout", "-2,-3") == "illegal"  # water
    assert place("scout", mountain) is None
    assert place("scout", mountain) is None  # the other player's own first mountain
    assert place("scout", mountain) == "illegal"  # stands already
    assert place("leader", mountain) == "illegal"
    assert place("leader", "4,-3") == "illegal"  # a second mountain of his
    assert place("leader", meadow) is None
    assert place("leader", meadow) is None
    assert place("medic", meadow) is None
    assert place("medic", meadow) == "illegal"  # three stand there
    assert place("medic", "-1,-2") is None
    assert place("infantry", "-1,-2") is None
    assert {act["snail"] for act in match.legal(0)} == {"p1.infantry"}
    place("infantry", "-1,-2")
    assert order == [1, 0] * 4
    assert (match.position()["at"], match.position()["round"]) == ("program", 1)  # no draw phase


def test_partial_tiles() -> None:
    """3.3 V3: the first tiles of the full piles are laid, the rest is never seen."""
    layout = {
        "id": "custom",
        "rows": [{"r": 0, "q_min": 0, "q_max": 6}],
        "I": [[0, 0], [1, 0], [2, 0], [3, 0]],
        "II": [[4, 0], [5, 0]],
        "III": [],
    }
    options = RANDOM | {"layout": "custom", "custom_layout": layout, "board.allow_partial_tiles": True}
    given = piles(beach=[f"beach_{number}" for number in range(20, 10, -1)], meadow=["meadow_15", "meadow_14"])
    match = dealt(
        2, [("factions", ["ninjas", "pirates"]), *given, deck("axe#1", "axe#2", "sword#1", "sword#2")], options
    )
    faces = [face for pile in match.position()["board"].values() for face in pile["stack"]]
    assert sorted(faces) == ["beach:empty"] * 6 + ["meadow:cards2"] * 2
    assert match.position()["removed"] == []


# ---- 6.3 Draw phase -------------------------------------------------------------------------------------------------


BASICS = "basic_1#p1 basic_2#p1 basic_3#p1 basic_4#p1 basic_5#p1"


def test_an_exchange_may_be_repeated_with_what_it_brought() -> None:
    t = table(f"hand p1 {BASICS} axe#1 axe#2 sword#1", "deck rocket#1 fan#1 mine#1")
    t.draw_turn("p1")
    assert acts(t, "exchange") == ["axe#1+axe#2", "axe#1+rocket#1", "axe#1+sword#1", "axe#2+rocket#1", "axe#2+sword#1",
                                   "rocket#1+sword#1"]  # fmt: skip
    t.plays("p1: exchange axe#1 sword#1")
    assert t.discarded == "axe#1 sword#1"
    t.plays(
        "p1: exchange fan#1 rocket#1",
        "p1: exchange axe#2 mine#1",
        reshuffle="axe#2 rocket#1 sword#1 mine#1 fan#1 axe#1",
    )
    assert t.hand("p1") == f"axe#2 {BASICS}"
    assert "take_faction_card" not in t.can()


def test_a_card_that_a_scenario_has_twice_is_exchanged_for_another_one_only() -> None:
    """6.3: two different cards; format, A3: what is equal stands once in the list."""
    t = table(f"hand p1 {BASICS} axe#1 axe#1 sword#1", "deck axe#1")
    t.draw_turn("p1")
    assert acts(t, "exchange") == ["axe#1+sword#1"]
    assert t.match.refusal({"player": "p1", "type": "exchange", "discard": ["axe#1", "axe#1"]}) == "illegal"
    assert t.match.refusal({"player": "p1", "type": "exchange", "discard": ["sword#1", "axe#1"]}) == "illegal"
    t = table(f"hand p1 {BASICS} axe#1", "deck axe#1")
    assert t.draw_turn("p1") == ["cards_drawn p1 1", "auto p1 end_draw"]


def test_with_one_arsenal_card_the_draw_turn_ends_by_itself() -> None:
    """6.1: `end_draw` is automatic when nothing else is offered."""
    t = table(f"hand p1 {BASICS}", "deck rocket#1")
    assert t.draw_turn("p1") == ["cards_drawn p1 1", "auto p1 end_draw"]


def test_the_discards_are_shuffled_only_when_a_card_is_drawn_from_an_empty_deck() -> None:
    """R61"""
    t = table(f"hand p1 {BASICS} axe#1", "deck rocket#1", "discard fan#1 mine#1")
    assert only(t.draw_turn("p1"), "deck_reshuffled", "cards_drawn") == ["cards_drawn p1 1"]
    assert t.now["deck"] == []
    story = t.plays("p1: exchange axe#1 rocket#1", reshuffle="mine#1 axe#1 rocket#1 fan#1")
    assert story == ["cards_discarded p1 axe#1+rocket#1", "deck_reshuffled 4", "cards_drawn p1 1", "auto p1 end_draw"]
    assert t.discarded == ""


def test_nothing_is_drawn_when_both_piles_are_empty() -> None:
    t = table(f"hand p1 {BASICS} axe#1", "deck")
    assert t.draw_turn("p1") == ["auto p1 end_draw"]


def test_the_faction_card_needs_a_loss_in_the_round_before() -> None:
    """R55"""
    t = table(f"hand p1 {BASICS}", "lostprev p1", "deck rocket#1")
    t.draw_turn("p1")
    assert t.can() == ["end_draw", "take_faction_card"]
    assert t.plays("p1: take_faction_card") == ["faction_card_taken p1", "auto p1 end_draw"]  # now it is in hand
    assert t.player("p1")["faction_card"] == "hand"
    t = table(f"hand p1 {BASICS} dread_scream", "lostprev p1", "deck rocket#1")
    assert t.draw_turn("p1")[-1] == "auto p1 end_draw"


def test_the_faction_card_counts_for_the_hand_limit_and_no_exchange() -> None:
    """R56"""
    t = table(f"hand p1 {BASICS} dread_scream", "deck rocket#1", options={"hand_limit": 6})
    story = t.draw_turn("p1")
    assert acts(t, "discard") == ["dread_scream", "rocket#1"]
    assert story == ["cards_drawn p1 1", "auto p1 end_draw"]
    assert t.plays("p1: discard dread_scream") == ["faction_card_returned p1"]


def test_discards_are_one_by_one_down_to_the_limit() -> None:
    t = table(f"hand p1 {BASICS} axe#1 axe#2 sword#1", "deck rocket#1", options={"hand_limit": 7})
    t.draw_turn("p1")
    t.plays("p1: end_draw", "p1: discard axe#1", "p1: discard rocket#1")
    assert t.discarded == "axe#1 rocket#1"
    assert t.owed() == ""


def test_at_the_smallest_limit_the_last_arsenal_card_may_go_by_itself() -> None:
    """Basic cards can never be discarded."""
    t = table(f"hand p1 {BASICS} axe#1", "deck", options={"hand_limit": 6})
    assert t.draw_turn("p1") == ["auto p1 end_draw"]


# ---- 6.5, 6.10 Turns and skips --------------------------------------------------------------------------------------


def test_a_skipped_card_keeps_the_shell_and_the_marker_comes_to_light() -> None:
    """R23"""
    t = table("snail p1.scout at a shell", "orders p1 active=scout", "slots p1 1=sword#1", board=ISLE)
    story = t.turn("p1", 1)
    assert story == [
        "turn_started p1 1",
        "order_revealed p1 p1.scout",
        "card_revealed p1 1 sword#1",
        "turn_skipped p1 1 no_target",
    ]
    assert t.snail("p1.scout") == "30 a shell"
    assert t.slot("p1", 1) == "sword#1 skipped:no_target"


def test_an_empty_slot_without_an_active_snail() -> None:
    """T1 comes before T3; a slot that was emptied stays empty."""
    t = table("orders p1", "slots p1 1=axe#1")
    assert t.turn("p1", 2) == ["turn_started p1 2", "turn_skipped p1 2 no_active_snail"]
    assert t.slot("p1", 2) == "empty"
    assert t.turn("p1", 1)[1:] == ["card_revealed p1 1 axe#1", "turn_skipped p1 1 no_active_snail"]


def test_a_marker_lies_face_up_only_once() -> None:
    t = table("snail p1.scout at a", "orders p1 active=scout", "slots p1 1=basic_1#p1 2=basic_2#p1", board=ISLE)
    assert "order_revealed p1 p1.scout" in t.turn("p1", 1)
    t.plays("p1: stop")
    assert "order_revealed p1 p1.scout" not in t.turn("p1", 2)


@pytest.mark.parametrize(
    ("card", "faction", "result"),
    [
        ("rocket#1", "ninjas", "skip:water"),
        ("sword#1", "ninjas", "skip:water"),  # water before no_target
        ("sword#1", "pirates", "skip:no_target"),
        ("mine#1", "ninjas", "skip:water"),
        ("mine#1", "pirates", "skip:water"),  # R51
        ("dynamite#1", "pirates", "skip:water"),
        ("scope#1", "ninjas", "skip:water"),
        ("scope#1", "pirates", "scope"),
        ("supply_crate#1", "ninjas", "supply_crate"),
        ("golden_shovel#1", "ninjas", "golden_shovel"),  # R59: the draw works
        ("basic_4#p1", "ninjas", "skip:water"),  # neither Aim nor, without an inactive marker, Swap
        ("basic_4#p1", "pirates", "aim"),
        ("basic_5#p1", "pirates", "skip:water"),
        ("first_aid#1", "ninjas", "skip:no_target"),  # nobody is wounded
        ("emergency_shell#1", "ninjas", "skip:no_target"),  # nobody in range stands on land
    ],
)
def test_what_a_swimmer_can_do(card: str, faction: str, result: str) -> None:
    t = table(f"factions p1={faction} p2=zombies", "snail p1.scout at x", "orders p1 active=scout", f"slots p1 1={card}",
              board="x~ y~ z~\n a2 ~ ~")  # fmt: skip
    t.turn("p1", 1)
    if t.owed():
        assert t.can() == ["choose_half aim"]
    assert t.result_of_turn == result


def test_a_pirate_at_sea_sees_no_land() -> None:
    """6.2, 6.7: level 0 on water; cards that ignore the line of sight reach it."""
    given = ("factions p1=pirates p2=zombies", "snail p1.scout at x", "snail p2.scout at a", "orders p1 active=scout")
    t = table(*given, "slots p1 1=crossbow#1", board="x~ y~ z~\n a1 ~ ~")
    t.turn("p1", 1)
    assert t.result_of_turn == "skip:no_target"
    t = table(*given, "slots p1 1=bazooka#1", board="x~ y~ z~\n a1 ~ ~")
    t.turn("p1", 1)
    assert set(acts(t, "choose_target")) >= {"x", "y", "z"}
    assert "a" not in acts(t, "choose_target")


def test_when_only_friends_can_be_hit_that_is_asked_and_not_self_elimination() -> None:
    """6.10: only_friendly first. The harpoon would pull the friend onto a mine that would eliminate the shooter."""
    t = table(
        "snail p1.scout at a hp 10",
        "snail p1.leader at d",
        "mark a mine=1",
        "orders p1 active=scout",
        "slots p1 1=harpoon#1 2=harpoon#2",
        board=ISLE,
    )
    t.turn("p1", 1)
    assert t.can() == ["choose_resolve no", "choose_resolve yes"]
    assert t.plays("p1: choose_resolve no") == ["turn_skipped p1 1 only_friendly"]
    t.turn("p1", 2)
    story = t.plays("p1: choose_resolve yes", dice="square")  # the only target: automatic
    assert story[0].startswith("auto p1 choose_target")
    assert t.snail("p1.scout") == "gone"  # asked once only


def test_with_an_enemy_in_reach_the_mine_counts() -> None:
    """R7, S84: every legal target would be pulled onto the mine."""
    given = ("snail p1.scout at a hp 10", "mark a mine=1", "orders p1 active=scout", "slots p1 1=harpoon#1")
    t = table(*given, "snail p2.scout at d", board=ISLE)
    t.turn("p1", 1)
    assert t.plays("p1: choose_resolve no")[-1] == "turn_skipped p1 1 self_elimination"
    t = table(*given, "snail p2.scout at d", "snail p2.leader at a", board=ISLE)  # who stands here is not pulled
    t.turn("p1", 1)
    assert acts(t, "choose_target") == ["p2.leader", "p2.scout"]
    t = table(*given, "snail p2.scout at d shell", board=ISLE)  # nor who is in his shell
    assert t.turn("p1", 1, dice="triangle")[-2:] == ["damage p2.scout 5 0 30 card", "turn_resolved p1 1"]


def test_a_magnet_onto_a_mine() -> None:
    """The magnet pulls shells, too; it is no red card, so friends are no reason to skip."""
    given = ("snail p1.scout at a hp 10", "orders p1 active=scout", "slots p1 1=magnet#1", "snail p1.leader at d shell")
    t = table(*given, "mark a mine=1", board=ISLE)
    t.turn("p1", 1)
    assert t.plays("p1: choose_resolve no")[-1] == "turn_skipped p1 1 self_elimination"
    t = table(*given, "mark a fire=2", board=ISLE)  # fire hurts only who arrives
    assert "damage p1.leader 10 5 25 fire" in t.turn("p1", 1)
    assert t.snail("p1.leader") == "25 a shell"


def test_the_shell_does_not_count_for_self_elimination() -> None:
    """6.10: shell not counted; the dig is judged as if he had left it."""
    t = table(
        "snail p1.scout at b hp 10 shell",
        "mark b mine=1",
        "orders p1 active=scout",
        "slots p1 1=basic_5#p1",
        board=ISLE,
    )
    t.turn("p1", 1)
    assert t.can() == ["choose_resolve no", "choose_resolve yes"]
    t.plays("p1: choose_resolve no")
    assert t.snail("p1.scout") == "10 b shell"


def test_who_can_swap_instead_of_digging_has_no_reason_to_skip() -> None:
    t = table("snail p1.scout at b hp 10", "mark b mine=1", "orders p1 active=scout inactive=medic", "slots p1 1=basic_5#p1",
              board=ISLE)  # fmt: skip
    t.turn("p1", 1)
    assert t.can() == ["choose_half dig", "choose_half swap"]


def test_mine_and_dynamite_under_a_drill_add_up() -> None:
    """6.10: 10 per mine and 15 per dynamite on the own tile, once."""
    given = ("snail p2.scout at b", "orders p1 active=scout", "slots p1 1=drill#1", "mark b mine=1 dynamite=1 damage=1")
    t = table("snail p1.scout at b hp 25", *given, board=ISLE)
    t.turn("p1", 1)
    assert t.can() == ["choose_resolve no", "choose_resolve yes"]
    t = table("snail p1.scout at b hp 30", *given, board=ISLE)
    story = t.turn("p1", 1)
    assert t.can() == ["order_effect dynamite", "order_effect mine"]
    assert "damage p2.scout 20 20 10 card" in story


def test_a_field_card_on_the_own_field_only() -> None:
    """All legal fields lie too high but the own one: its worst outcome counts (15), fire does not."""
    board = "a1 b2 c2\n d2 e2 f2"
    given = ("orders p1 active=scout", "slots p1 1=flamethrower#1", "snail p2.scout at a")
    t = table("snail p1.scout at a hp 15", *given, board=board)
    t.turn("p1", 1)
    assert t.can() == ["choose_resolve no", "choose_resolve yes"]
    t = table("snail p1.scout at a hp 20", *given, board=board)
    assert "target_chosen p1 a" in t.turn("p1", 1, dice="circle")
    assert t.snail("p1.scout") == "5 a"


def test_a_card_must_be_resolved_however_bad() -> None:
    """The hammer hits a friend: then only_friendly is offered; the drill of a healthy snail is not."""
    t = table(
        "snail p1.scout at a", "snail p2.scout at a hp 5", "orders p1 active=scout", "slots p1 1=hammer#1", board=ISLE
    )
    assert "eliminated p2.scout" in t.turn("p1", 1)


def test_the_blades_of_doom_know_friends() -> None:
    """side enemy: a friend alone is no target at all."""
    given = (
        "factions p1=barbarians p2=ninjas",
        "snail p1.scout at a",
        "snail p1.leader at a",
        "orders p1 active=scout",
    )
    t = table(*given, "slots p1 1=blades_of_doom", board=ISLE)
    t.turn("p1", 1)
    assert t.result_of_turn == "skip:no_target"
    t = table(*given, "slots p1 1=blades_of_doom", "snail p2.scout at a", board=ISLE)
    t.turn("p1", 1)
    assert "damage p2.scout 25 25 5 card" in t.plays("p1: use_ability yes")
    assert t.snail("p1.leader") == "30 a"


# ---- 6.6 Basic actions ----------------------------------------------------------------------------------------------


def test_crawling_nowhere_costs_the_shell() -> None:
    """R14"""
    t = table("snail p1.scout at a shell", "orders p1 active=scout", "slots p1 1=basic_1#p1", board=ISLE)
    assert "shell_left p1.scout" in t.turn("p1", 1)
    t.plays("p1: stop")
    assert t.result_of_turn == "crawl"
    assert t.snail("p1.scout") == "30 a"


def test_a_snail_walled_in_does_not_move() -> None:
    """6.1: without a legal field the movement simply ends."""
    t = table("snail p1.scout at a", "orders p1 active=scout", "slots p1 1=basic_1#p1",
              board="~ ~ ~ ~ ~\n ~ ~ ~ ~ ~\n  ~ 3 3 ~ ~\n   3 a1 3 ~ ~\n    3 3 ~ ~ ~")  # fmt: skip
    story = t.turn("p1", 1)
    assert story[-1] == "turn_resolved p1 1"
    assert only(story, "snail_moved") == []


def test_climbing_costs_two_and_never_two_levels() -> None:
    t = table("snail p1.scout at a", "orders p1 active=scout", "slots p1 1=turbo_slime#1", board=ISLE)
    t.turn("p1", 1)
    assert acts(t, "step") == ["b"]  # not c, two levels up
    t.plays("p1: step b")
    assert acts(t, "step") == ["a", "c", "d", "x"]  # two points left
    t.plays("p1: step d")
    assert set(acts(t, "step")) == {"x", "y", "u", "v"}  # one left: not up to b


def test_the_points_left_are_spent_from_the_new_level() -> None:
    """R15: the mine blows the mountain away under the snail."""
    t = table("snail p1.scout at b", "mark c mine=1", "orders p1 active=scout", "slots p1 1=turbo_slime#1", board=ISLE)
    t.turn("p1", 1)
    story = t.plays("p1: step c")
    assert only(story, "damage", "tile_destroyed") == [
        "damage p1.scout 10 10 20 mine",
        "tile_destroyed c mountain empty mine",
    ]
    assert {"a", "b", "d", "u"} <= set(acts(t, "step"))  # b is on one level with c now


def test_a_strike_takes_an_enemy_only() -> None:
    t = table("snail p1.scout at a", "snail p1.leader at a", "snail p2.scout at a", "orders p1 active=scout",
              "slots p1 1=basic_1#p1", board=ISLE)  # fmt: skip
    t.turn("p1", 1)
    assert "target_chosen p1 p2.scout" in t.plays("p1: choose_half strike")
    assert t.snail("p2.scout") == "25 a"


def test_a_third_shell_through_an_emergency() -> None:
    """6.8 enter_shell, R25"""
    t = table("snail p1.scout at a", "snail p1.leader at b shell", "snail p1.infantry at d shell", "orders p1 active=scout",
              "slots p1 1=emergency_shell#1", board=ISLE)  # fmt: skip
    story = t.turn("p1", 1)
    assert "auto p1 choose_target p1.scout" in story  # himself only: both others are in theirs
    assert acts(t, "take_shell") == ["p1.infantry", "p1.leader"]
    assert t.plays("p1: take_shell p1.leader")[:2] == ["shell_left p1.leader", "shell_entered p1.scout"]


def test_a_shelled_snail_that_plays_an_emergency_shell_may_take_it_itself() -> None:
    """T5, T7: it has left its own before."""
    t = table("snail p1.scout at a shell", "orders p1 active=scout", "slots p1 1=emergency_shell#1", board=ISLE)
    story = t.turn("p1", 1)
    assert only(story, "shell_left", "shell_entered") == ["shell_left p1.scout", "shell_entered p1.scout"]


def test_no_shell_in_the_water() -> None:
    t = table("snail p1.scout at x", "snail p1.leader at y", "orders p1 active=scout", "slots p1 1=basic_2#p1 2=emergency_shell#1",
              board="x~ y~\n ~ ~\n  ~ ~\n   a1 ~")  # fmt: skip
    assert "auto p1 choose_half crawl" in t.turn("p1", 1)
    t.plays("p1: stop")
    t.turn("p1", 2)
    assert t.result_of_turn == "skip:no_target"


def test_swap_and_aim_in_the_shell() -> None:
    t = table("snail p1.scout at a shell", "orders p1 active=scout inactive=medic", "slots p1 1=basic_4#p1 2=basic_4#p1",
              board=ISLE)  # fmt: skip
    t.turn("p1", 1)
    t.plays("p1: choose_half aim")
    assert t.player("p1")["aim"] == {"snail": "p1.scout", "slot": 2, "rerolls": 1}
    t.turn("p1", 2)
    assert "orders_swapped p1" in t.plays("p1: choose_half swap")
    assert t.snail("p1.scout") == "30 a shell"
    assert t.player("p1")["revealed"] == ["p1.scout"]  # R43; the medic comes to light in his turn


def test_a_second_aim_replaces_the_first_and_one_after_a_swap_is_lost() -> None:
    """R48: bound to the snail"""
    t = table("snail p1.scout at a", "snail p1.leader at d", "snail p2.scout at d", "orders p1 active=scout inactive=leader",
              "slots p1 1=scope#1 2=basic_4#p1 3=basic_5#p1 4=crossbow#1", board=ISLE)  # fmt: skip
    t.turn("p1", 1)
    t.turn("p1", 2)
    story = t.plays("p1: choose_half aim")
    assert "aim_set p1 p1.scout 3 1" in story  # it replaces the scope, which would have ended here
    assert "aim_ended p1 p1.scout" not in story
    t.turn("p1", 3)
    assert t.plays("p1: choose_half swap")[-1] == "aim_ended p1 p1.scout"


def test_aiming_in_the_last_slot_is_lost() -> None:
    t = table("snail p1.scout at a", "orders p1 active=scout", "slots p1 5=scope#1", board=ISLE)
    assert "aim_set p1 p1.scout 6 2" in t.turn("p1", 5)
    story = t.collect()
    assert "aim_ended p1 p1.scout" in story


def test_a_swap_keeps_both_markers_face_up() -> None:
    t = table("snail p1.scout at a", "orders p1 active=scout inactive=medic",
              "slots p1 1=basic_5#p1 2=basic_5#p1", board=ISLE)  # fmt: skip
    t.turn("p1", 1)
    t.plays("p1: choose_half swap")
    assert "order_revealed p1 p1.medic" in t.turn("p1", 2)
    t.plays("p1: choose_half swap")
    assert t.player("p1")["revealed"] == ["p1.medic", "p1.scout"]


# ---- 6.7 Cards: targets, dice, deviation ----------------------------------------------------------------------------


def test_a_mortar_has_a_least_range() -> None:
    t = table(
        "snail p1.scout at a", "orders p1 active=scout", "slots p1 1=mortar#1", board="a1 b1 c1 d1 e1 f1\n ~ ~ ~ ~ ~ ~"
    )
    t.turn("p1", 1)
    assert {"c", "d", "e"} <= set(acts(t, "choose_target"))
    assert set("abf").isdisjoint(acts(t, "choose_target"))


def test_a_deviation_may_come_home() -> None:
    """R10: own field, water, anything next to the target; no range, no least range. Snails there are hit."""
    t = table("snail p1.scout at a", "snail p2.scout at c", "orders p1 active=scout", "slots p1 1=grenade#1 2=mortar#1",
              board="a1 b1 c1 d~\n ~ ~ ~ ~")  # fmt: skip
    t.turn("p1", 1)
    t.plays("p1: choose_target b", dice="triangle")
    assert set(acts(t, "choose_deviation")) == {"a", "c", "0,1", "1,1"}
    t.plays("p1: choose_deviation a")
    assert t.pile("a") == "water"
    assert t.snail("p1.scout") == "30 a"  # it only swims now


def test_a_deviation_into_the_water_does_nothing_but_hurt_swimmers() -> None:
    """R42"""
    t = table("snail p1.scout at a", "snail p2.scout at d", "orders p1 active=scout", "slots p1 1=mortar#1",
              board="a1 b1 c1 d~\n ~ ~ ~ ~")  # fmt: skip
    t.turn("p1", 1)
    t.plays("p1: choose_target c", dice="triangle")
    story = t.plays("p1: choose_deviation d")
    assert story[1:] == ["damage p2.scout 5 5 25 card", "turn_resolved p1 1"]


def test_an_area_card_with_nobody_there() -> None:
    t = table("snail p1.scout at a", "orders p1 active=scout", "slots p1 1=gatling#1", board=ISLE)
    t.turn("p1", 1)
    assert t.result_of_turn == "skip:no_target"


def test_an_area_card_sees_each_snail_by_itself() -> None:
    """R6: own field, each with its own line of sight; friends too; the set is told before the roll."""
    t = table("snail p1.scout at b", "snail p1.leader at a", "snail p2.scout at c", "snail p2.leader at b", "snail p2.infantry at d",
              "orders p1 active=scout", "slots p1 1=gatling#1", board=ISLE)  # fmt: skip
    story = t.turn("p1", 1, dice="square")
    assert "target_chosen p1 p1.leader+p2.leader+p2.infantry" in story  # not c: too high
    assert only(story, "damage") == [
        "damage p1.leader 10 10 20 card",
        "damage p2.leader 10 10 20 card",
        "damage p2.infantry 10 10 20 card",
    ]


def test_two_equal_faces_satisfy_one_symbol_once() -> None:
    """R9"""
    t = table(
        "snail p1.scout at a",
        "snail p2.scout at a",
        "orders p1 active=scout",
        "slots p1 1=shotgun#1 2=shotgun#2",
        board=ISLE,
    )
    story = t.turn("p1", 1, dice="triangle triangle")
    assert only(story, "outcome_chosen") == ["outcome_chosen p1 0"]
    t.turn("p1", 2, dice="square triangle")
    assert acts(t, "choose_outcome") == ["0", "1", "3"]


def test_one_budget_of_eagle_eyes_for_both_shots_of_a_revolver() -> None:
    """6.7, R49: all sources serve the whole card; eagle eyes once per round."""
    t = table("factions p1=amazons p2=ninjas", "snail p1.leader at a", "snail p2.scout at a", "orders p1 active=leader",
              "slots p1 1=revolver#1 2=revolver#2", board=ISLE)  # fmt: skip
    t.turn("p1", 1, dice="triangle")
    assert t.can() == ["keep", "reroll 1 eagle_eyes", "reroll 1 leader"]
    assert "ability_used p1 eagle_eyes" in t.plays("p1: reroll 1 eagle_eyes", rerolled="triangle")
    assert t.can() == ["keep", "reroll 1 leader"]
    t.plays("p1: keep", dice="square")
    assert t.can() == ["keep", "reroll 1 leader"]  # the second shot: what is left
    story = t.plays("p1: reroll 1 leader", rerolled="circle")
    assert story[-2:] == ["damage p2.scout 10 10 20 card", "turn_resolved p1 1"]  # nothing left: not asked
    t.turn("p1", 2, dice="square")
    assert t.can() == ["keep", "reroll 1 leader"]  # the leader again, the eagle eyes next round


def test_a_second_shot_needs_a_shooter_and_a_target() -> None:
    """C1, R21"""
    t = table(
        "snail p1.scout at a",
        "snail p2.scout at a hp 10",
        "orders p1 active=scout",
        "slots p1 1=revolver#1",
        board=ISLE,
    )
    story = t.turn("p1", 1, dice="square")
    assert story[-2:] == ["eliminated p2.scout", "turn_resolved p1 1"]


def test_a_card_without_dice_gives_no_reroll() -> None:
    t = table(
        "snail p1.leader at a",
        "snail p2.scout at a",
        "orders p1 active=leader",
        "slots p1 1=hammer#1",
        board="a1 ~\n ~ ~",
    )
    t.turn("p1", 1)
    assert all(text.startswith("push") for text in t.can())


# ---- 6.9 Moving, pushing, overflow ----------------------------------------------------------------------------------


def test_a_step_into_a_full_field_and_the_surplus_comes_back() -> None:
    """R18: the field just left is a legal destination; R17: who entered cannot be the surplus."""
    t = table("snail p1.scout at a", "snail p1.leader at b", "snail p2.scout at b", "snail p2.leader at b shell",
              "orders p1 active=scout", "slots p1 1=basic_1#p1", board=PLAIN)  # fmt: skip
    t.turn("p1", 1)
    t.plays("p1: step b")
    assert t.now["snails"]["p1.scout"]["field"] == "1,0"  # four stand there while it is asked
    assert set(acts(t, "overflow")) == {f"p{n} {to}" for n in ("1.leader", "2.scout") for to in "acde"}
    t.plays("p1: overflow p2.scout a")
    assert t.snail("p2.scout") == "30 a"


def test_a_chain_never_moves_a_snail_twice() -> None:
    """R17: it goes from one full field to the next, back into the first, and out of there with somebody else."""
    t = table(
        "no spares", "snail p2.medic at 1,6", "snail p1.scout at a", "snail p1.leader at b", "snail p1.infantry at b",
        "snail p2.scout at b shell", "snail p2.leader at e", "snail p2.infantry at e shell", "snail p1.medic at e shell",
        "orders p1 active=scout", "slots p1 1=basic_1#p1", board="a1 b1 e1 3\n 3 3 3 3",
    )  # fmt: skip
    t.turn("p1", 1)
    t.plays("p1: step b")
    assert set(acts(t, "overflow")) == {"p1.leader a", "p1.infantry a", "p1.leader e", "p1.infantry e"}
    story = t.plays("p1: overflow p1.leader e")
    assert story[:5] == [
        "snail_moved p1.leader b e overflow",
        "auto p1 overflow p2.leader b",
        "snail_moved p2.leader e b overflow",
        "auto p1 overflow p1.infantry a",
        "snail_moved p1.infantry b a overflow",
    ]


def test_a_chain_that_cannot_be_completed_is_not_entered() -> None:
    """R16: the leader could make room in b, the infantry in e, but only into each other's field."""
    given = ("no spares", "snail p2.medic at 1,6", "orders p1 active=scout", "slots p1 1=jetpack#1", "snail p1.scout at f",
             "snail p1.leader at b", "snail p1.infantry at b shell", "snail p1.medic at b shell",
             "snail p2.scout at e shell", "snail p2.leader at e shell")  # fmt: skip
    t = table(*given, "snail p2.infantry at e", board="3 b1 e1 f2\n 3 3 3 3")
    t.turn("p1", 1)
    assert {"e", "b"}.isdisjoint(acts(t, "choose_place"))
    t = table(*given, board="3 b1 e1 f2\n 3 3 3 3")
    t.turn("p1", 1)
    assert {"e", "b"} <= set(acts(t, "choose_place"))


def test_a_push_chain_hurts_in_the_order_of_arrival() -> None:
    """R19: first all positions, then what waits there, in the order of the moves."""
    t = table(
        "snail p1.scout at a", "snail p2.scout at a", "snail p2.leader at b", "snail p2.infantry at b shell",
        "snail p1.leader at b shell", "mark d fire=1", "mark b fire=1", "orders p1 active=scout", "slots p1 1=hammer#1",
        board=PLAIN,
    )  # fmt: skip
    t.turn("p1", 1)
    t.plays("p1: push p2.scout b")
    story = t.plays("p1: overflow p2.leader d")
    assert story[:3] == [
        "snail_moved p2.leader b d overflow",
        "damage p2.scout 5 5 5 fire",
        "damage p2.leader 5 5 25 fire",
    ]


def test_a_mine_on_the_arrival_of_the_surplus() -> None:
    """R20: fire for who arrives, then the mine for everybody there, and the tile is gone."""
    t = table(
        "snail p1.scout at a", "snail p1.leader at b", "snail p2.leader at b shell", "snail p2.infantry at b shell",
        "snail p2.scout at d", "mark d mine=1 fire=1", "orders p1 active=scout", "slots p1 1=basic_1#p1", board=PLAIN,
    )  # fmt: skip
    t.turn("p1", 1)
    t.plays("p1: step b")
    assert t.plays("p1: overflow p1.leader d") == [
        "snail_moved p1.leader b d overflow",
        "damage p1.leader 5 5 25 fire",
        "exploded d mine",
        "damage p1.leader 10 10 15 mine",
        "damage p2.scout 10 10 20 mine",
        "tile_destroyed d meadow cards1 mine",
    ]
    assert acts(t, "step") == ["a", "c", "d", "e"]  # d is a beach now


def test_an_explosion_may_carry_off_somebody_who_is_still_to_arrive() -> None:
    """R19: an arrival counts only for who is alive and still there. The first arrival sets off the mine, and with it the
    dynamite on the dying tile: the second one to arrive is blown on before."""
    t = table(
        "snail p1.scout at a", "snail p1.leader at b", "snail p1.infantry at b shell", "snail p2.leader at b",
        "mark b mine=1 dynamite=1", "mark a fire=1", "orders p1 active=scout", "slots p1 1=basic_1#p1", board=PLAIN,
    )  # fmt: skip
    t.turn("p1", 1)
    t.plays("p1: step b")
    story = t.plays("p1: overflow p2.leader a")
    assert story[:5] == [
        "snail_moved p2.leader b a overflow",
        "exploded b mine",
        "damage p1.leader 10 10 20 mine",
        "damage p1.infantry 10 5 25 mine",
        "damage p1.scout 10 10 20 mine",
    ]
    assert story[5:9] == [
        "exploded b dynamite",
        "damage p1.leader 15 15 5 dynamite",
        "damage p1.infantry 15 10 15 dynamite",
        "damage p1.scout 15 15 5 dynamite",
    ]
    assert {text.split()[0] for text in acts(t, "push")} == {"p1.leader", "p1.scout"}
    t.plays("p1: push p1.leader c")
    story = t.plays("p1: push p1.scout c")
    assert only(story, "damage", "tile_destroyed") == [
        "tile_destroyed b meadow cards1 mine",
        "damage p2.leader 5 5 25 fire",
    ]


def test_pushing_is_downhill_or_level() -> None:
    """R69; nobody is pushed up; who has nowhere to go stays"""
    t = table(
        "snail p1.scout at a",
        "snail p2.scout at a",
        "orders p1 active=scout",
        "slots p1 1=hammer#1",
        board="a1 b2\n c3 d1",
    )
    t.turn("p1", 1)
    assert t.snail("p2.scout") == "10 a"
    assert t.owed() == ""


def test_all_on_a_field_are_pushed_in_any_order() -> None:
    t = table("snail p1.scout at a", "snail p1.leader at b", "snail p2.scout at b", "snail p2.leader at b shell",
              "orders p1 active=scout", "slots p1 1=fan#1", board=PLAIN)  # fmt: skip
    t.turn("p1", 1)
    t.plays("p1: choose_target b")
    assert {text.split()[0] for text in acts(t, "push")} == {"p1.leader", "p2.scout"}  # not the shell
    t.plays("p1: push p2.scout a")
    assert {text.split()[0] for text in acts(t, "push")} == {"p1.leader"}
    t.plays("p1: push p1.leader a")
    assert t.owed() == ""


def test_the_acting_snail_can_blow_itself_away() -> None:
    """6.7: a field card affects everybody there, the acting snail, too."""
    t = table(
        "snail p1.scout at a", "orders p1 active=scout", "slots p1 1=fan#1", "snail p2.scout at a shell", board=PLAIN
    )
    assert "auto p1 choose_target a" in t.turn("p1", 1)
    assert {text.split()[0] for text in acts(t, "push")} == {"p1.scout"}


def test_a_harpoon_into_a_full_field() -> None:
    """R58: with a free snail there the overflow follows – it may be the shooter; else it is blocked silently."""
    given = ("snail p1.scout at a", "orders p1 active=scout", "slots p1 1=harpoon#1", "snail p1.leader at a shell")
    t = table(*given, "snail p1.medic at a", "snail p2.scout at d", board=PLAIN)
    t.turn("p1", 1)
    t.plays("p1: choose_target p2.scout", dice="square")
    assert {text.split()[0] for text in acts(t, "overflow")} == {"p1.scout", "p1.medic"}
    t.plays("p1: overflow p1.scout b")
    assert t.snail("p2.scout") == "20 a"
    t = table(*given, "snail p1.infantry at a shell", "snail p2.scout at d", board="a1 3 d1\n 3 3 3")
    t.turn("p1", 1)
    story = t.plays("p1: choose_target p2.scout", dice="square")
    assert story[-2:] == ["damage p2.scout 10 10 20 card", "turn_resolved p1 1"]  # the shooter has nowhere to go


def test_a_magnet_needs_room() -> None:
    """needs can_place_here: not on the own field, and it can be entered, with an overflow if need be."""
    given = (
        "no spares",
        "snail p1.scout at a",
        "snail p1.leader at a shell",
        "orders p1 active=scout",
        "slots p1 1=magnet#1",
    )
    t = table(*given, "snail p2.medic at d", board="a1 d1\n 3 3")
    assert "snail_moved p2.medic d a place" in t.turn("p1", 1)
    t = table(*given, "snail p2.medic at d", "snail p1.infantry at a", board="a1 d1\n 3 3")
    t.turn("p1", 1)
    assert acts(t, "overflow") == ["p1.infantry d", "p1.scout d"]  # where the pulled one came from
    t = table(*given, "snail p2.medic at d", "snail p1.infantry at a shell", board="a1 3 d1\n 3 3 3")
    t.turn("p1", 1)
    assert t.result_of_turn == "skip:no_target"


def test_the_lasso_is_asked_only_if_it_can_pull() -> None:
    given = (
        "factions p1=cowboys p2=ninjas",
        "snail p1.scout at a",
        "orders p1 active=scout",
        "slots p1 1=lasso",
        "ability p1 used",
    )
    t = table(*given, "snail p2.scout at d shell", board=PLAIN)
    story = t.turn("p1", 1, dice="triangle")
    assert "shell_left p2.scout" in story
    assert t.can() == ["place_target no", "place_target yes"]
    t.plays("p1: place_target no")
    assert t.snail("p2.scout") == "25 d"
    t = table(*given, "snail p2.scout at a", board=PLAIN)  # it is here already
    assert t.turn("p1", 1, dice="triangle")[-1] == "turn_resolved p1 1"
    t = table(*given, "snail p2.scout at d hp 5", board=PLAIN)
    assert t.turn("p1", 1, dice="triangle")[-1] == "turn_resolved p1 1"


def test_a_leap_into_a_mine_and_the_blow_that_follows() -> None:
    """R21: the leaper is gone; the rest of the card is carried out from its last field."""
    t = table("factions p1=ninjas p2=zombies", "snail p1.scout at a hp 10", "snail p2.scout at d", "mark d mine=1",
              "orders p1 active=scout", "slots p1 1=shadow_leap", board=PLAIN)  # fmt: skip
    t.turn("p1", 1)
    story = t.plays("p1: choose_place d")
    assert only(story, "damage", "eliminated") == [
        "damage p1.scout 10 10 0 mine",
        "damage p2.scout 10 10 20 mine",
        "eliminated p1.scout",
        "damage p2.scout 10 10 10 card",
    ]


# ---- 6.9 Tiles and explosions ---------------------------------------------------------------------------------------


def test_three_mines_on_one_tile() -> None:
    """R30, R31: the first destroys the tile; the others explode on the dying tile and nothing more is destroyed."""
    t = table("snail p1.scout at a", "snail p2.scout at e shell", "mark e mine=3", "orders p1 active=scout", "slots p1 1=bazooka#1",
              board=PLAIN)  # fmt: skip
    t.turn("p1", 1)
    story = t.plays("p1: choose_target e", dice="square")
    assert only(story, "damage", "tile_damaged", "exploded", "tile_destroyed") == [
        "damage p2.scout 10 5 25 card",
        "tile_damaged e",
        "exploded e mine",
        "damage p2.scout 10 5 20 mine",
        "exploded e mine",
        "damage p2.scout 10 5 15 mine",
        "exploded e mine",
        "damage p2.scout 10 5 10 mine",
        "tile_destroyed e meadow cards1 mine",
    ]
    assert t.pile("e") == "beach"


def test_dynamite_blows_a_snail_onto_a_mine() -> None:
    """Explosions nested: the pushed snail arrives, its mine destroys the tile there, and then the first goes on."""
    t = table(
        "snail p2.scout at e", "snail p2.leader at e", "mark e dynamite=1", "mark d mine=1", "start p2", board=PLAIN
    )
    t.cleanup()
    assert {text.split()[0] for text in acts(t, "push", "p2")} == {"p2.scout", "p2.leader"}  # the neutral player is p2
    assert t.plays("p2: push p2.scout d") == [
        "snail_moved p2.scout e d push",
        "exploded d mine",
        "damage p2.scout 10 10 5 mine",
        "tile_destroyed d meadow cards1 mine",
    ]
    assert {text.split()[0] for text in acts(t, "push", "p2")} == {"p2.leader"}
    assert "p2.leader d" in acts(t, "push", "p2")  # down to the beach
    t.plays("p2: push p2.leader d")
    assert t.pile("e") == "meadow"  # R29: dynamite alone destroys nothing


def test_a_mountain_mine_and_the_meadow_below() -> None:
    """R36: mine_back destroys the next tile with its own back; R35: no cards for that."""
    t = table("snail p1.scout at c", "tile c beach:barrel meadow:cards2 mountain:mine", "mark c damage=1", "orders p1 active=scout",
              "slots p1 1=basic_5#p1", "deck fan#1 fan#2 axe#1", board=ISLE)  # fmt: skip
    story = t.turn("p1", 1)
    assert only(story, "cards_drawn", "tile_destroyed", "damage", "contamination") == [
        "cards_drawn p1 1",
        "tile_destroyed c mountain mine dig",
        "damage p1.scout 10 10 20 mine_back",
        "tile_destroyed c meadow cards2 mine_back",
    ]
    assert t.pile("c") == "beach"


def test_a_trap_under_the_shovel_reduces_by_the_shell_of_others() -> None:
    t = table("snail p1.scout at b", "snail p2.scout at b shell", "tile b beach:empty meadow:trap", "orders p1 active=scout",
              "slots p1 1=golden_shovel#1", board=ISLE)  # fmt: skip
    story = t.turn("p1", 1)
    assert only(story, "damage") == ["damage p1.scout 5 5 25 trap", "damage p2.scout 5 0 30 trap"]


def test_a_mine_set_off_by_digging_gives_no_cards() -> None:
    """R35: cause mine"""
    t = table("snail p1.scout at b", "mark b mine=1", "orders p1 active=scout", "slots p1 1=basic_5#p1", board=ISLE)
    story = t.turn("p1", 1)
    assert only(story, "cards_drawn", "tile_destroyed") == ["cards_drawn p1 1", "tile_destroyed b meadow cards1 mine"]


def test_fire_on_arrival_is_one_instance_and_on_a_destroyed_tile_gone() -> None:
    """R20, R38"""
    t = table("snail p1.scout at a", "snail p2.scout at b", "mark b fire=3 damage=1", "orders p1 active=scout", "slots p1 1=bazooka#1 2=basic_1#p1",
              board=PLAIN)  # fmt: skip
    t.turn("p1", 1)
    t.plays("p1: choose_target b", dice="circle")
    assert t.pile("b") == "beach"
    assert t.snail("p2.scout") == "20 b"  # who stands in the fire is not burnt
    t.turn("p1", 2)
    assert only(t.plays("p1: step b"), "damage") == []


def test_who_stands_in_a_new_fire_is_not_burnt() -> None:
    t = table(
        "snail p1.scout at a", "snail p2.scout at b", "orders p1 active=scout", "slots p1 1=cocktail#1", board=PLAIN
    )
    t.turn("p1", 1)
    story = t.plays("p1: choose_target b", dice="circle")
    assert only(story, "damage", "marker_placed") == ["damage p2.scout 10 10 20 card", "marker_placed b fire 2"]


def test_fire_goes_out_on_water() -> None:
    t = table(
        "snail p1.scout at d", "orders p1 active=scout", "slots p1 1=cocktail#1", "snail p2.scout at y", board=ISLE
    )
    t.turn("p1", 1)
    assert only(t.plays("p1: choose_target y", dice="square"), "marker_placed", "damage") == [
        "damage p2.scout 5 5 25 card"
    ]


def test_the_excavator_drops_everybody_and_sets_nothing_off() -> None:
    """R40; landing: the shell and the aim are lost in the water"""
    t = table("factions p1=zombies p2=ninjas", "snail p1.scout at b", "snail p2.scout at a shell", "mark a mine=2 dynamite=1 fire=2",
              "orders p1 active=scout", "slots p1 1=excavator#1", board=ISLE)  # fmt: skip
    t.turn("p1", 1)
    story = t.plays("p1: choose_target a")
    assert story == [
        "target_chosen p1 a",
        "outcome_chosen p1 0",
        "tile_removed a beach empty",
        "shell_left p2.scout",
        "turn_resolved p1 1",
    ]
    assert t.pile("a") == "water"
    assert t.now["removed"] == ["beach:empty"]


def test_the_excavator_needs_a_tile() -> None:
    t = table("snail p1.scout at d", "orders p1 active=scout", "slots p1 1=excavator#1", board=ISLE)
    t.turn("p1", 1)
    assert acts(t, "choose_target") == ["a", "b", "c", "d"]


def test_the_contamination_stops_at_its_end() -> None:
    """R41, I6: the event is told all the same"""
    t = table("snail p1.scout at a", "snail p2.scout at a", "contamination 10", "orders p1 active=scout", "slots p1 1=toxic_barrel#1",
              "tile a beach:barrel", board=ISLE)  # fmt: skip
    t.turn("p1", 1)
    assert "contamination 10 30" in t.plays("p1: choose_target a", dice="square")
    assert t.now["contamination"] == 10


def test_a_barrel_at_the_end_of_a_track_of_two() -> None:
    t = table("snail p1.scout at a", "tile a beach:barrel", "orders p1 active=scout", "slots p1 1=golden_shovel#1 2=golden_shovel#2",
              board=ISLE, options={"contamination_track": [0, 1000]})  # fmt: skip
    assert "contamination 1 1000" in t.turn("p1", 1)
    assert only(t.turn("p1", 2), "tile_destroyed", "cards_drawn") == ["cards_drawn p1 1"]  # R59: on water


# ---- 6.11 Factions --------------------------------------------------------------------------------------------------


def test_gunslingers_on_an_area() -> None:
    """One enemy that takes 5 is enough; a friend is not."""
    given = (
        "factions p1=cowboys p2=ninjas",
        "snail p1.scout at a",
        "orders p1 active=scout",
        "slots p1 1=gatling#1",
        "deck fan#1",
    )
    t = table(*given, "snail p1.leader at a", "snail p2.scout at a shell", board=ISLE)
    t.turn("p1", 1, dice="square")
    assert t.can() == ["use_ability no", "use_ability yes"]  # 10 − 5
    assert t.plays("p1: use_ability yes") == ["ability_used p1 gunslingers", "cards_drawn p1 1", "turn_resolved p1 1"]
    t = table(*given, "snail p1.leader at a", "snail p2.scout at a shell", board=ISLE)
    assert t.turn("p1", 1, dice="triangle")[-1] == "turn_resolved p1 1"  # 5 − 5


def test_gunslingers_need_dice_and_are_asked_once_for_two_shots() -> None:
    given = ("factions p1=cowboys p2=ninjas", "snail p1.scout at a", "snail p2.scout at a", "orders p1 active=scout")
    t = table(*given, "slots p1 1=axe#1", board=ISLE)
    assert t.turn("p1", 1)[-1] == "turn_resolved p1 1"
    t = table(*given, "slots p1 1=revolver#1", "deck", board=ISLE)
    story = t.turn("p1", 1, dice=("square", "triangle"))
    assert story[-1] == "attack_missed p1"  # the first shot counts
    assert t.can() == ["use_ability no", "use_ability yes"]  # though there is nothing to draw
    assert t.plays("p1: use_ability yes") == ["ability_used p1 gunslingers", "turn_resolved p1 1"]


def test_gunslingers_after_the_pull_and_its_mine() -> None:
    """6.11: after everything, after-effects included; the mine's damage does not count."""
    t = table("factions p1=cowboys p2=ninjas", "snail p1.scout at a hp 30", "snail p2.scout at d", "mark a mine=1", "deck fan#1",
              "orders p1 active=scout", "slots p1 1=lasso", board=PLAIN)  # fmt: skip
    t.turn("p1", 1, dice="square")
    story = t.plays("p1: place_target yes")
    assert only(story, "exploded", "damage") == [
        "exploded a mine",
        "damage p1.scout 10 10 20 mine",
        "damage p2.scout 10 10 10 mine",
    ]
    assert t.can() == ["use_ability no", "use_ability yes"]


def test_berserk_fury_on_a_strike() -> None:
    given = ("factions p1=barbarians p2=ninjas", "snail p1.scout at a", "snail p2.scout at a", "orders p1 active=scout",
             "slots p1 1=basic_1#p1")  # fmt: skip
    t = table(*given, board=ISLE)
    t.turn("p1", 1)
    t.plays("p1: choose_half strike")
    assert t.can() == ["use_ability no", "use_ability yes"]
    assert "damage p2.scout 10 10 20 strike" in t.plays("p1: use_ability yes")
    t = table(*given, "ability p1 used", board=ISLE)
    t.turn("p1", 1)
    assert "damage p2.scout 5 5 25 strike" in t.plays("p1: choose_half strike")


def test_berserk_fury_is_for_cards_that_come_back_only() -> None:
    given = ("factions p1=barbarians p2=ninjas", "snail p1.scout at a", "snail p2.scout at a", "orders p1 active=scout")
    t = table(*given, "slots p1 1=hammer#1 2=axe#1 3=basic_1#p1", board="a1 b2\n c2 d2")
    assert "damage p2.scout 20 20 10 card" in t.turn("p1", 1)
    t.turn("p1", 2)
    story = t.plays("p1: use_ability no")  # kept for later this round
    assert "eliminated p2.scout" in story


def test_fury_asked_and_refused_may_be_used_later() -> None:
    t = table("factions p1=barbarians p2=ninjas", "snail p1.scout at a", "snail p2.scout at a", "orders p1 active=scout",
              "slots p1 1=axe#1 2=sword#1", board=ISLE)  # fmt: skip
    t.turn("p1", 1)
    t.plays("p1: use_ability no")
    t.turn("p1", 2)
    assert "damage p2.scout 15 15 5 card" in t.plays("p1: use_ability yes")
    assert t.player("p1")["ability_used"]


def test_ninjas_climb_for_one_point_even_with_slime() -> None:
    """R52: not pushes and placements"""
    t = table("factions p1=ninjas p2=zombies", "snail p1.scout at y", "orders p1 active=scout", "slots p1 1=turbo_slime#1",
              board="a3 b2 c1 y~\n ~ ~ ~ ~")  # fmt: skip
    t.turn("p1", 1)
    t.plays("p1: step c", "p1: step b", "p1: step a")
    assert {"b", "0,1"} <= set(acts(t, "step"))


# ---- 6.8 More effects -----------------------------------------------------------------------------------------------


def test_a_vacuum_reaches_the_slot_whose_turn_comes_next_but_not_one_that_has_been() -> None:
    """R54: the current slot included; a card with the return symbol is discarded"""
    t = table("start p1", "snail p1.scout at a", "snail p2.scout at d", "orders p1 active=scout", "orders p2 active=scout",
              "slots p1 2=vacuum#1", "slots p2 1=basic_1#p2 2=axe#1 3=basic_2#p2", board=ISLE)  # fmt: skip
    t.turn("p2", 1)
    t.plays("p2: stop")
    t.turn("p1", 2)
    assert acts(t, "choose_slot") == ["2", "3"]
    assert "slot_emptied p2 2 axe#1 discard" in t.plays("p1: choose_slot 2")
    assert t.slot("p2", 2) == "empty"
    assert t.turn("p2", 2)[-1] == "turn_skipped p2 2 slot_empty"


def test_a_vacuum_brings_a_basic_card_back_to_the_hand() -> None:
    t = table("snail p1.scout at a", "snail p2.scout at d", "orders p1 active=scout", "slots p1 1=vacuum#1",
              "slots p2 5=basic_2#p2", board=ISLE)  # fmt: skip
    story = t.turn("p1", 1)
    assert "auto p1 choose_slot 5" in story
    assert "slot_emptied p2 5 basic_2#p2 hand" in story
    assert t.hand("p2") == "basic_2#p2"


def test_a_vacuum_without_a_slot_has_no_target() -> None:
    t = table("snail p1.scout at a", "snail p2.scout at d", "orders p1 active=scout", "slots p1 1=vacuum#1", board=ISLE)
    t.turn("p1", 1)
    assert t.result_of_turn == "skip:no_target"


def test_a_pickpocket_may_find_basic_cards_only() -> None:
    """R73: the target is legal with any card in hand; nothing is stolen, and no chance is asked."""
    given = ("snail p1.scout at a", "snail p2.scout at a", "orders p1 active=scout", "slots p1 1=pickpocket#1")
    t = table(*given, "hand p2 basic_1#p2 dread_scream", "factions p1=ninjas p2=zombies", board=ISLE)
    assert t.turn("p1", 1)[-3:] == ["target_chosen p1 p2.scout", "outcome_chosen p1 0", "turn_resolved p1 1"]
    t = table(*given, "hand p2 basic_1#p2 axe#1", board=ISLE)
    assert "card_stolen p2 p1" in t.turn("p1", 1, steal="axe#1")
    assert t.hand("p1") == "axe#1"
    t = table(*given, board=ISLE)
    t.turn("p1", 1)
    assert t.result_of_turn == "skip:no_target"


def test_first_aid_may_heal_the_healer() -> None:
    t = table(
        "snail p1.scout at a hp 5",
        "snail p1.leader at a",
        "orders p1 active=scout",
        "slots p1 1=first_aid#1",
        board=ISLE,
    )
    assert "healed p1.scout 10 15" in t.turn("p1", 1)  # the leader is not wounded


def test_salt_bites_through_the_shell() -> None:
    t = table(
        "snail p1.scout at a",
        "snail p2.scout at a shell",
        "orders p1 active=scout",
        "slots p1 1=salt_shaker#1",
        board=ISLE,
    )
    assert only(t.turn("p1", 1), "shell_left", "damage") == ["shell_left p2.scout", "damage p2.scout 5 5 25 card"]


def test_a_scream_with_nothing_to_do_offers_both() -> None:
    """C5: outcomes that can change something; if none can, all."""
    given = (
        "factions p1=zombies p2=ninjas",
        "snail p1.scout at a",
        "orders p1 active=scout",
        "slots p1 1=dread_scream",
    )
    t = table(*given, board=ISLE)
    t.turn("p1", 1)
    assert t.can() == ["choose_outcome 0", "choose_outcome 1"]
    t = table(*given, "hand p2 basic_1#p2", board=ISLE)  # a card in hand is enough for what is known
    assert t.turn("p1", 1)[-2:] == ["outcome_chosen p1 0", "turn_resolved p1 1"]
    t = table(*given, "snail p2.scout at a shell", board=PLAIN)  # it can be pushed, shell or not
    story = t.turn("p1", 1)
    assert "outcome_chosen p1 1" in story
    assert {text.split()[0] for text in acts(t, "push")} == {"p2.scout"}


def test_a_scream_goes_round_the_table() -> None:
    """R70: clockwise from the active player; who is out is left out"""
    t = table("factions p1=amazons p2=zombies p3=ninjas p4=pirates", "no spares", "snail p1.medic at 0,4", "snail p2.scout at a",
              "snail p3.medic at 1,6", "snail p4.medic at 2,6", "orders p2 active=scout", "slots p2 1=dread_scream",
              "hand p1 axe#1 axe#2", "hand p3 sword#1 sword#2", "hand p4 basic_1#p4", players=4,
              board="a1 b2 ~\n c3 d1 ~")  # fmt: skip
    t.turn("p2", 1)
    assert t.owed() == "p3"
    t.plays("p3: discard sword#2")
    assert t.owed() == "p1"
    t.plays("p1: discard axe#1")
    assert t.discarded == "sword#2 axe#1"


def test_a_supply_crate_stops_when_there_is_nothing() -> None:
    t = table("snail p1.scout at a", "orders p1 active=scout", "slots p1 1=supply_crate#1", "deck axe#1", board=ISLE)
    assert "cards_drawn p1 1" in t.turn("p1", 1)


# ---- Eliminations ---------------------------------------------------------------------------------------------------


def test_the_free_swap_keeps_the_marker_face_down() -> None:
    """R44: the new active snail is revealed in the player's next turn"""
    t = table("snail p1.scout at a hp 10", "snail p1.leader at d", "snail p2.scout at a", "orders p1 active=scout inactive=leader",
              "orders p2 active=scout", "slots p1 1=basic_1#p1 2=basic_2#p1", "slots p2 1=axe#1", board=ISLE)  # fmt: skip
    t.turn("p1", 1)
    t.plays("p1: choose_half crawl", "p1: stop")
    story = t.turn("p2", 1)
    assert only(story, "eliminated", "order_lost", "free_swap") == [
        "eliminated p1.scout",
        "order_lost p1 p1.scout active",
        "free_swap p1",
    ]
    assert t.player("p1")["active"] == "p1.leader"
    assert t.player("p1")["revealed"] == []
    assert "order_revealed p1 p1.leader" in t.turn("p1", 2)


def test_a_lost_inactive_snail_is_public_and_swap_fails_then() -> None:
    """R46, 6.6"""
    t = table("snail p1.scout at a", "snail p1.leader at d hp 5", "snail p2.scout at d", "orders p1 active=scout inactive=leader",
              "orders p2 active=scout", "slots p1 2=basic_5#p1", "slots p2 1=axe#1", board=ISLE)  # fmt: skip
    assert "order_lost p1 p1.leader inactive" in t.turn("p2", 1)
    assert "auto p1 choose_half dig" in t.turn("p1", 2)
    assert t.player("p1")["lost_this_round"]


def test_an_aim_ends_with_its_snail_and_another_takes_over_without_it() -> None:
    t = table("snail p1.scout at a hp 10", "snail p1.leader at d", "snail p2.scout at a", "orders p1 active=scout inactive=leader",
              "orders p2 active=scout", "slots p1 1=scope#1 2=crossbow#1", "slots p2 1=axe#1", board=ISLE)  # fmt: skip
    t.turn("p1", 1)
    story = t.turn("p2", 1)
    assert only(story, "aim_ended", "order_lost") == ["aim_ended p1 p1.scout", "order_lost p1 p1.scout active"]
    assert t.player("p1")["aim"] is None


def test_the_shell_of_an_eliminated_snail_is_free_again() -> None:
    """R28"""
    t = table("snail p1.scout at a hp 5 shell", "snail p1.leader at d", "snail p1.infantry at d shell", "snail p2.scout at a",
              "orders p1 active=leader", "orders p2 active=scout", "slots p1 2=basic_2#p1", "slots p2 1=axe#1", board=ISLE)  # fmt: skip
    assert "shell_left p1.scout" in t.turn("p2", 1)  # the axe drives it out before
    t.turn("p1", 2)
    assert only(t.plays("p1: choose_half shell"), "shell_left", "shell_entered") == ["shell_entered p1.leader"]


def test_a_player_goes_out_in_his_own_turn() -> None:
    """6.5: at the end of the turn; his own action is completed"""
    t = table("no spares", "snail p1.scout at b hp 5", "mark b mine=1 damage=1", "snail p2.scout at d", "snail p3.scout at a", "snail p2.medic at a",
              "orders p1 active=scout", "slots p1 1=golden_shovel#1 2=axe#1 3=basic_1#p1", "hand p1 basic_2#p1 fan#1 fan#2",
              "deck sword#1", players=3, board=ISLE)  # fmt: skip
    t.turn("p1", 1)
    story = t.plays("p1: choose_resolve yes")
    assert story[-2:] == ["turn_resolved p1 1", "player_out p1 fan#1+fan#2+sword#1+golden_shovel#1+axe#1"]
    assert t.player("p1")["faction_card"] == "box"
    assert t.now["eliminated"] == [["p1"]]
    assert t.now["at"] != "over"


def test_two_players_go_out_together() -> None:
    """7: one group; p1 first"""
    t = table("no spares", "snail p1.scout at b", "snail p2.scout at a hp 5", "snail p3.scout at a hp 5", "snail p4.scout at d",
              "orders p1 active=scout", "slots p1 1=bazooka#1", players=4, board=ISLE)  # fmt: skip
    t.turn("p1", 1)
    story = t.plays("p1: choose_target a", dice="triangle")
    assert only(story, "player_out") == ["player_out p2 none", "player_out p3 none"]
    assert t.now["eliminated"] == [["p2", "p3"]]


def test_the_neutral_player_when_the_start_player_is_out() -> None:
    """6.1, R64: the next clockwise with a snail"""
    t = table("no spares", "start p3", "out p3 p1", "snail p2.scout at a", "snail p4.scout at d", "mark a dynamite=1", "mark d dynamite=1",
              players=4, board=ISLE)  # fmt: skip
    t.cleanup()
    assert t.owed() == "p4"
    assert t.can("p4") == ["order_effect a", "order_effect d"]
    t.plays("p4: order_effect d")
    assert {text.split()[0] for text in acts(t, "push", "p4")} == {"p4.scout"}


def test_the_neutral_player_changes_when_he_loses_his_last_snail() -> None:
    t = table("no spares", "start p1", "snail p1.scout at a hp 15", "snail p2.scout at a", "snail p2.leader at d",
              "mark a dynamite=1", board=PLAIN)  # fmt: skip
    t.cleanup()
    assert t.owed() == "p2"  # p1 is gone in the explosion; the push is p2's
    assert {text.split()[0] for text in acts(t, "push", "p2")} == {"p2.scout"}


# ---- 6.12 Cleanup ---------------------------------------------------------------------------------------------------


def test_the_order_of_the_cleanup() -> None:
    """Dynamite, stench, fire, contamination; and it is finished even when one player is left."""
    t = table("factions p1=zombies p2=ninjas", "no spares", "snail p1.scout at b", "snail p2.scout at b hp 10", "snail p2.leader at u hp 5",
              "snail p1.leader at y", "mark b fire=2", "mark d dynamite=1", board=ISLE)  # fmt: skip
    story = t.cleanup()
    assert only(story, "exploded", "damage", "tile_damaged", "fires_removed", "player_out", "game_over") == [
        "exploded d dynamite",
        "damage p2.scout 5 5 5 stench",
        "tile_damaged b",
        "fires_removed b",
        "damage p1.leader 5 5 25 contamination",
        "damage p2.leader 5 5 0 contamination",
    ]
    assert t.now["at"] == "collect"
    assert t.snail("p2.scout") == "5 b"


def test_stench_counts_the_field_after_the_dynamite() -> None:
    t = table(
        "factions p1=zombies p2=ninjas",
        "snail p1.scout at a shell",
        "snail p2.scout at b",
        "mark b dynamite=1",
        board=ISLE,
    )
    t.cleanup()
    story = t.plays("p1: push p2.scout a")
    assert "damage p2.scout 5 5 10 stench" in story


def test_fire_in_the_order_of_the_neutral_player() -> None:
    """R39: what one field's fire does counts for the next; a destroyed tile takes its fire along"""
    t = table("start p2", "mark a fire=1", "mark d fire=2 damage=1 mine=1", "snail p1.scout at d", board=ISLE)
    t.cleanup()
    assert t.can("p2") == ["order_effect a", "order_effect d"]
    story = t.plays("p2: order_effect d")
    assert story == [
        "exploded d mine",
        "damage p1.scout 10 10 20 mine",
        "tile_destroyed d beach empty fire",
        "auto p2 order_effect a",
        "tile_damaged a",
        "fires_removed a",
        "damage p1.scout 5 5 15 contamination",
    ]


def test_contamination_of_nothing() -> None:
    """A track may begin at 0; Pirates take none at all."""
    t = table(
        "factions p1=pirates p2=ninjas",
        "snail p1.scout at x",
        "snail p2.scout at y",
        board=ISLE,
        options={"contamination_track": [0, 5]},
    )
    assert only(t.cleanup(), "damage") == ["damage p2.scout 0 0 30 contamination"]


def test_the_game_ends_in_the_cleanup_as_soon_as_nobody_is_left() -> None:
    """R57, 6.12: after each explosion; the fire is not looked at any more"""
    t = table(
        "no spares",
        "snail p1.scout at b hp 5",
        "snail p2.scout at b hp 15",
        "mark b dynamite=1",
        "mark a fire=1",
        board=ISLE,
    )
    story = t.cleanup()
    assert story[-3:] == ["player_out p1 none", "player_out p2 none", "game_over draw 1+1"]
    assert only(story, "tile_damaged") == []
    assert t.now["eliminated"] == [["p1", "p2"]]


def test_collecting() -> None:
    """b: basic cards and returning ones to the hand, skipped or not; the faction card beside; the rest away"""
    t = table("factions p1=zombies p2=ninjas", "slots p1 1=slingshot#1 2=dread_scream 3=rocket#1 4=basic_2#p1 5=axe#2", "ability p1 used",
              "orders p1 active=medic", "hand p1 fan#1")  # fmt: skip
    assert t.collect()[0] == "cards_collected p1 slingshot#1+basic_2#p1+axe#2 rocket#1 yes"
    own = t.player("p1")
    assert (own["faction_card"], own["slots"], own["active"], own["ability_used"]) == ("beside", [], None, False)
    assert t.hand("p1") == "axe#2 basic_2#p1 fan#1 slingshot#1"


def test_a_loss_counts_for_one_round() -> None:
    t = table("lostprev p1", "no spares", "snail p1.scout at a", "snail p2.scout at d", board=ISLE)
    t.collect()
    assert not t.player("p1")["lost_last_round"]


# ---- 6.13, 7 The end ------------------------------------------------------------------------------------------------


def test_the_last_player_wins_at_once_in_the_middle_of_a_round() -> None:
    t = table(
        "no spares",
        "snail p1.scout at a",
        "snail p2.scout at a hp 10",
        "orders p1 active=scout",
        "slots p1 1=axe#1",
        board=ISLE,
    )
    story = t.turn("p1", 1)
    assert story[-3:] == ["turn_resolved p1 1", "player_out p2 none", "game_over win 1+2"]
    assert t.match.result() == {"ranks": [1, 2], "scores": [2, 0]}


def test_both_shots_are_fired_before_anybody_wins() -> None:
    """6.13: an action is completed before the check"""
    t = table("no spares", "snail p1.scout at a", "snail p1.leader at a hp 10", "snail p2.scout at a hp 10", "orders p1 active=scout",
              "slots p1 1=revolver#1", board=ISLE)  # fmt: skip
    t.turn("p1", 1)
    t.plays("p1: choose_target p2.scout", dice="square")
    assert t.can() == ["choose_resolve no", "choose_resolve yes"]
    story = t.plays("p1: choose_resolve no")
    assert story[-1] == "game_over win 1+2"


def test_the_last_round_ends_by_count_after_the_marker_was_passed() -> None:
    t = table("round 6", "snail p1.scout at a hp 5", "snail p2.scout at d", board=ISLE)
    story = t.pass_start()
    assert story == ["start_player_passed p2", "game_over win 2+1"]
    assert t.now["round"] == 7


def test_one_round_only() -> None:
    t = table("round 1", board=ISLE, options={"rounds": 1})
    assert t.pass_start()[-1] == "game_over draw 1+1"


@pytest.mark.parametrize(
    ("given", "ranks", "scores"),
    [
        (["snail p1.scout at a", "snail p2.scout at a", "snail p3.scout at d hp 25", "out p4"], [1, 1, 3, 4], [5, 5, 2, 0]),
        (["snail p1.scout at a hp 5", "snail p1.leader at a hp 5", "snail p2.scout at a", "out p3 p4"], [1, 2, 4, 3], [6, 4, 0, 2]),
        (["snail p2.scout at a", "out p4 p1+p3"], [2, 1, 2, 4], [3, 6, 3, 0]),
        (["out p2 p1+p3+p4"], [1, 4, 1, 1], [4, 0, 4, 4]),
        (["out p1+p2 p3+p4"], [3, 3, 1, 1], [1, 1, 5, 5]),
        (["out p1+p2+p3+p4"], [1, 1, 1, 1], [3, 3, 3, 3]),
        (["snail p1.scout at a hp 10", "snail p2.scout at d hp 10", "snail p3.scout at b hp 10", "snail p4.medic at b hp 10"],
         [1, 1, 1, 1], [3, 3, 3, 3]),
    ],
)  # fmt: skip
def test_ranks_and_scores(given: list[str], ranks: list[int], scores: list[int]) -> None:
    """7: snails, then health; below them the groups, the latest first; the scores are twice the average"""
    t = table("no spares", *given, players=4, board=ISLE)
    assert t.rank() == ranks
    assert t.match.result() == {"ranks": ranks, "scores": scores}
    assert t.now["at"] == "over"


def test_the_start_marker_skips_who_is_out() -> None:
    """R63"""
    t = table("no spares", "start p4", "snail p3.scout at a", "snail p4.scout at d", "out p1 p2", players=4, board=ISLE)
    assert t.pass_start()[0] == "start_player_passed p3"


# ---- 8 of the record format: what a view shows ----------------------------------------------------------------------


def test_a_view_hides_backs_hands_slots_and_orders() -> None:
    t = table("factions p1=zombies p2=ninjas", "snail p1.scout at a", "orders p1 active=scout inactive=medic", "hand p1 fan#1 dread_scream",
              "slots p1 1=axe#1 2=sword#1", "snail p2.scout at a", board=ISLE)  # fmt: skip
    own, other, nobody = t.match.view(0), t.match.view(1), t.match.view(None)
    assert [view["viewer"] for view in (own, other, nobody)] == ["p1", "p2", None]
    assert own["board"]["0,1"]["stack"] == 3
    assert own["deck"] == 6
    assert own["players"]["p1"]["hand"] == ["dread_scream", "fan#1"]
    for view in (other, nobody):
        hidden = view["players"]["p1"]
        assert (hidden["hand"], hidden["active"], hidden["inactive"], hidden["faction_card"]) == (
            2,
            "?",
            "?",
            "with_player",
        )
        assert [slot["card"] for slot in hidden["slots"]] == ["?", "?", None, None, None]
    t.turn("p1", 1)
    seen = t.match.view(1)["players"]["p1"]
    assert (seen["active"], seen["inactive"], seen["revealed"]) == ("p1.scout", "?", ["p1.scout"])
    assert seen["slots"][0] == {"card": "axe#1", "state": "resolved"}


# ---- 8 Rulings that no test above has named -------------------------------------------------------------------------


def test_a_range_is_a_maximum() -> None:
    """R2"""
    t = table("snail p1.scout at a", "orders p1 active=scout", "slots p1 1=cocktail#1", board="a1 b1 c1 d1\n ~ ~ ~ ~")
    t.turn("p1", 1)
    assert {"a", "b", "c"} <= set(acts(t, "choose_target"))
    assert "d" not in acts(t, "choose_target")


def test_any_field_may_be_attacked() -> None:
    """R3: empty, water, the own one, one with friends only; no reason to skip."""
    t = table("snail p1.scout at a", "snail p1.leader at b", "orders p1 active=scout", "slots p1 1=cocktail#1",
              board="a1 b1 c1 d~\n ~ ~ ~ ~")  # fmt: skip
    t.turn("p1", 1)
    assert {"a", "b", "c"} <= set(acts(t, "choose_target"))
    assert t.plays("p1: choose_target b", dice="triangle")[-2] == "marker_placed b fire 1"
    assert t.snail("p1.leader") == "25 b"


@pytest.mark.parametrize(("layout", "islands"), [("corners", 5), ("volcano", 1), ("islets", 12)])
def test_the_islands(layout: str, islands: int) -> None:
    """R4, 3.2: five, one and twelve; 5 beaches, 9 meadows, 6 mountains"""
    laid = boards.layout(layout)
    heights = {f"{q},{r}": height for (q, r), height in zip(laid.fields, laid.heights, strict=True)}
    assert sorted(height for height in heights.values() if height) == [1] * 5 + [2] * 9 + [3] * 6
    land = {field for field, height in heights.items() if height}
    found = 0
    while land:
        found += 1
        edge = [land.pop()]
        while edge:
            near = [field for field in neighbours(edge.pop()) if field in land]
            land -= set(near)
            edge += near
    assert found == islands


def test_friends_are_targets_but_never_oneself() -> None:
    """R5: also when an enemy is there"""
    t = table("snail p1.scout at a", "snail p1.leader at a", "snail p2.scout at a", "orders p1 active=scout",
              "slots p1 1=axe#1", board=ISLE)  # fmt: skip
    t.turn("p1", 1)
    assert acts(t, "choose_target") == ["p1.leader", "p2.scout"]


def test_purple_cards_need_a_line_of_sight_too() -> None:
    """R8: salt shaker and fan; the vacuum and first aid ignore it."""
    given = ("snail p1.scout at a hp 20", "snail p2.scout at c", "snail p1.leader at c hp 10", "orders p1 active=scout")
    t = table(*given, "slots p1 1=salt_shaker#1 2=fan#1 3=vacuum#1 4=first_aid#1", "slots p2 5=axe#1", board=ISLE)
    t.turn("p1", 1)
    assert t.result_of_turn == "skip:no_target"
    t.turn("p1", 2)
    assert "c" not in acts(t, "choose_target")
    t = table(*given, "slots p1 3=vacuum#1 4=first_aid#1", "slots p2 5=axe#1", board=ISLE)
    assert "slot_emptied p2 5 axe#1 discard" in t.turn("p1", 3)
    t.turn("p1", 4)
    assert acts(t, "choose_target") == ["p1.leader", "p1.scout"]


def test_a_miss_counts_as_resolved() -> None:
    """R11: the aim is used up, the after-effect happens, the card is discarded."""
    t = table(
        "snail p1.scout at a",
        "snail p2.scout at a",
        "orders p1 active=scout",
        "slots p1 1=scope#1 2=sniper_rifle#1",
        board=ISLE,
    )
    t.turn("p1", 1)
    t.turn("p1", 2, dice="triangle")
    story = t.plays("p1: keep")
    assert story == ["attack_missed p1", "turn_resolved p1 2", "aim_ended p1 p1.scout"]
    assert t.slot("p1", 2) == "sniper_rifle#1 resolved"
    assert "cards_collected p1 none scope#1+sniper_rifle#1 no" in t.collect()


def test_every_basic_card_has_a_half_for_the_water() -> None:
    """R12, R13: a half that can be resolved must be chosen."""
    for number, half in ((1, "crawl"), (2, "crawl"), (3, "crawl"), (4, "swap"), (5, "swap")):
        t = table(
            "snail p1.scout at x",
            "orders p1 active=scout inactive=medic",
            f"slots p1 1=basic_{number}#p1",
            board="x~ y~\n a1 ~",
        )
        assert f"auto p1 choose_half {half}" in t.turn("p1", 1)


def test_each_instance_is_reduced() -> None:
    """R22: attack, mine and trap, each by five"""
    t = table("snail p1.scout at b", "snail p2.scout at a shell", "tile a beach:empty meadow:trap", "mark a mine=1", "orders p1 active=scout",
              "slots p1 1=bazooka#1", board=PLAIN)  # fmt: skip
    t.turn("p1", 1)
    story = t.plays("p1: choose_target a", dice="circle")
    assert only(story, "damage") == [
        "damage p2.scout 10 5 25 card",
        "damage p2.scout 10 5 20 mine",
        "damage p2.scout 5 0 20 trap",
    ]


def test_the_shell_action_in_the_shell() -> None:
    """R24: legal, no effect"""
    t = table("snail p1.scout at a shell", "orders p1 active=scout", "slots p1 1=basic_2#p1", board=ISLE)
    t.turn("p1", 1)
    assert t.plays("p1: choose_half shell") == ["half_chosen p1 shell", "turn_resolved p1 1"]
    assert t.snail("p1.scout") == "30 a shell"


def test_a_shell_is_moved_and_kept_but_not_in_the_water() -> None:
    """R26"""
    given = (
        "factions p1=zombies p2=ninjas",
        "snail p1.scout at d",
        "snail p2.scout at d shell",
        "orders p1 active=scout",
        "slots p1 1=dread_scream",
    )
    t = table(*given, board=ISLE)
    t.turn("p1", 1)
    t.plays("p1: push p2.scout y")
    assert t.snail("p2.scout") == "30 y"
    t = table(*given, board="d1 a1\n b1 c1")
    t.turn("p1", 1)
    t.plays("p1: push p2.scout a")
    assert t.snail("p2.scout") == "30 a shell"


def test_a_shell_falls_with_its_field() -> None:
    """R27: that is not being moved; it keeps the shell on the tile below."""
    t = table(
        "snail p1.scout at b",
        "snail p2.scout at a shell",
        "orders p1 active=scout",
        "slots p1 1=grenade#1",
        board=PLAIN,
    )
    t.turn("p1", 1)
    t.plays("p1: choose_target a", dice="square")
    assert t.snail("p2.scout") == "25 a shell"
    assert t.pile("a") == "beach"


def test_mine_first_or_dynamite_first() -> None:
    """R32, R33, R34: on a damaged tile that has dynamite and a mine. Mine first: the tile is dying, the dynamite explodes
    before it is flipped, and who is pushed escapes the back; the pushes use the old level."""
    given = ("snail p1.scout at c", "snail p2.scout at b", "mark b mine=1 dynamite=1", "tile c beach:empty meadow:cards1",
             "start p2", "orders p1 active=scout", "slots p1 1=bazooka#1")  # fmt: skip
    t = table(*given, board=PLAIN)
    t.turn("p1", 1)
    t.plays("p1: choose_target b", dice="square")
    assert t.owed() == "p2"
    assert t.can("p2") == ["order_effect dynamite", "order_effect mine"]
    story = t.plays("p2: order_effect mine")
    assert story == [
        "exploded b mine",
        "damage p2.scout 10 10 10 mine",
        "exploded b dynamite",
        "damage p2.scout 15 15 0 dynamite",
        "eliminated p2.scout",
        "tile_destroyed b meadow cards1 mine",
        "turn_resolved p1 1",
    ]
    t = table(*given, "snail p2.scout at b", "snail p1.leader at b", board=PLAIN)
    t.turn("p1", 1)
    t.plays("p1: choose_target b", dice="square")
    t.plays("p2: order_effect dynamite")
    assert {text.split()[0] for text in acts(t, "push", "p2")} == {"p1.leader", "p2.scout"}
    t.plays("p2: push p2.scout a")
    story = t.plays("p2: push p1.leader d")
    assert story[1:3] == ["exploded b mine", "tile_destroyed b meadow cards1 mine"]
    assert t.snail("p2.scout") == "5 a"


def test_the_fury_is_for_all_of_one_instance() -> None:
    """R37: friends, too"""
    t = table("factions p1=barbarians p2=ninjas", "snail p1.scout at a", "snail p1.leader at a", "snail p2.scout at a", "orders p1 active=scout",
              "slots p1 1=sword#1", board=ISLE)  # fmt: skip
    t.turn("p1", 1)
    story = t.plays("p1: use_ability yes")
    assert only(story, "damage") == ["damage p1.leader 15 15 15 card", "damage p2.scout 15 15 15 card"]


def test_both_ordered_snails_are_gone() -> None:
    """R45, R53: the cards are revealed as skipped in their turns and collected as usual."""
    t = table("snail p1.scout at a hp 10", "snail p1.leader at a hp 10", "snail p2.scout at a", "orders p1 active=scout inactive=leader",
              "orders p2 active=scout", "slots p1 1=axe#1 2=rocket#1", "slots p2 1=sword#1", "start p2", board=ISLE)  # fmt: skip
    story = t.turn("p2", 1)
    assert only(story, "eliminated", "order_lost", "free_swap") == [
        "eliminated p1.leader",
        "order_lost p1 p1.leader inactive",
        "eliminated p1.scout",
        "order_lost p1 p1.scout active",
    ]
    assert t.turn("p1", 1)[1:] == ["card_revealed p1 1 axe#1", "turn_skipped p1 1 no_active_snail"]
    assert t.turn("p1", 2)[-1] == "turn_skipped p1 2 no_active_snail"
    assert t.collect()[0] == "cards_collected p1 axe#1 rocket#1 no"


def test_a_strike_is_no_red_card() -> None:
    """R50: not in the water, also for Pirates; no gunslingers"""
    t = table("factions p1=pirates p2=ninjas", "snail p1.scout at x", "snail p2.scout at x", "orders p1 active=scout", "slots p1 1=basic_1#p1",
              board="x~ y~\n a1 ~")  # fmt: skip
    assert "auto p1 choose_half crawl" in t.turn("p1", 1)
    t = table("factions p1=cowboys p2=ninjas", "snail p1.scout at a", "snail p2.scout at a", "orders p1 active=scout", "slots p1 1=basic_1#p1",
              board=ISLE)  # fmt: skip
    t.turn("p1", 1)
    assert t.plays("p1: choose_half strike")[-1] == "turn_resolved p1 1"


def test_who_is_out_is_left_out() -> None:
    """R62: no draw turn, no marker; what he laid on the board stays."""
    t = table(
        "no spares",
        "out p2",
        "start p3",
        "snail p1.scout at a",
        "snail p3.scout at d",
        "mark b mine=1",
        "round 2",
        players=3,
        board=ISLE,
    )
    assert t.pass_start()[:2] == ["start_player_passed p1", "round_started 3 p1"]
    assert t.pile("b") == "meadow mine=1"
    t.turn("p3", 1)
    assert t.now["eliminated"] == [["p2"]]


def test_health_never_passes_thirty() -> None:
    """R65"""
    t = table("snail p1.scout at a hp 25", "orders p1 active=scout", "slots p1 1=first_aid#1", board=ISLE)
    assert "healed p1.scout 5 30" in t.turn("p1", 1)


def test_who_dies_together_is_eliminated_together() -> None:
    """R66: all are damaged, then eliminated, in game order"""
    t = table(
        "snail p1.scout at a",
        "snail p1.leader at a hp 5",
        "snail p2.scout at a hp 10",
        "orders p1 active=scout",
        "slots p1 1=sword#1",
        board=ISLE,
    )
    assert only(t.turn("p1", 1), "damage", "eliminated") == [
        "damage p1.leader 10 10 0 card",
        "damage p2.scout 10 10 0 card",
        "eliminated p1.leader",
        "eliminated p2.scout",
    ]


def test_only_the_original_set_is_pushed() -> None:
    """R67: who arrives meanwhile is not affected; who has left is not either. The rocket sets off dynamite on its field."""
    t = table("snail p1.scout at e", "snail p2.scout at a", "snail p2.leader at a", "snail p2.infantry at a shell", "mark a dynamite=1", "orders p1 active=scout",
              "slots p1 1=rocket#1", board=PLAIN)  # fmt: skip
    t.turn("p1", 1)
    t.plays("p1: choose_target a", dice="square")
    assert t.snail("p2.scout") == "gone"
    assert t.snail("p2.infantry") == "10 a shell"  # not pushed
    t = table(
        "snail p1.scout at e",
        "snail p2.scout at a",
        "orders p1 active=scout",
        "slots p1 1=ball_launcher#1",
        board=PLAIN,
    )
    t.turn("p1", 1)
    t.plays("p1: choose_target a", dice="circle circle")
    assert {text.split()[0] for text in acts(t, "push")} == {"p2.scout"}


def test_the_drill_damages_the_field_of_the_driller() -> None:
    """R68, C9: the after-effect is on the own field, where the target stood too."""
    t = table("snail p1.scout at a", "snail p2.scout at a", "orders p1 active=scout", "slots p1 1=drill#1", board=ISLE)
    assert only(t.turn("p1", 1), "damage", "tile_damaged") == ["damage p2.scout 20 20 10 card", "tile_damaged a"]


def test_everybody_gone_is_a_draw_of_the_last_group() -> None:
    """R71"""
    t = table("no spares", "out p3", "snail p1.scout at b hp 10", "snail p2.scout at a hp 10", "mark b mine=1", "orders p1 active=scout",
              "slots p1 1=bazooka#1", players=3, board=PLAIN)  # fmt: skip
    t.turn("p1", 1)
    t.plays("p1: choose_target b", dice="square")
    assert t.now["at"] == "over"
    assert t.match.result() == {"ranks": [2, 1, 3], "scores": [2, 4, 0]}
    t = table("no spares", "out p3", "snail p1.scout at b hp 10", "snail p2.scout at b hp 10", "orders p1 active=scout", "slots p1 1=flamethrower#1",
              players=3, board=PLAIN)  # fmt: skip
    t.turn("p1", 1)
    story = t.plays("p1: choose_target b", dice="square")
    assert story[-1] == "game_over draw 1+1+3"


def test_drawn_cards_wait_for_the_next_planning() -> None:
    """R72: they are in the hand, not in a slot."""
    t = table(
        "snail p1.scout at a",
        "orders p1 active=scout",
        "slots p1 1=supply_crate#1 3=basic_1#p1",
        "deck axe#1 axe#2",
        board=ISLE,
    )
    t.turn("p1", 1)
    assert t.hand("p1") == "axe#1 axe#2"
    assert [t.slot("p1", slot) for slot in (2, 3)] == ["empty", "basic_1#p1 hidden"]
