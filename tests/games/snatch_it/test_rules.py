"""The rules of Snatch It!, each test a small picture; names and comments cite the booklet's numbers."""

from __future__ import annotations

from typing import Any

import pytest

from schnapp.games.snatch_it import box
from schnapp.table.acting import rule_of
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.rng import Rng
from tests.games.acting import one, seat, seen, types

from .pictures import GAME, Table, cards, drawn, long, text_of

CALL_OUT = {"stalk_enforcement": "call_out"}
UNCOVERED = {"last_bite_trigger": "uncovered"}


def start(players: int, options: dict[str, Any] | None = None, seed: str = "rules") -> Match:
    return Match.start(GAME, list("ABCDEF")[:players], options or {}, Dealer(stream(seed, "deal")))


def everybody_lays(match: Match) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = []
    for player in match.owed():
        entries = match.act({"player": player, **match.legal(player)[0]})
    return [entry["event"] for entry in entries if "event" in entry]


# ---- 2 In the box ------------------------------------------------------------------------------------------------


def test_2_nine_copies_of_thirteen_kinds_and_last_bite() -> None:
    now = start(4).position()
    everything = now["deck"] + [card for hand in now["hands"] for card in hand]
    assert sorted(everything) == sorted([*box.KINDS * 9, "last_bite"])
    assert len(everything) == 118


# ---- 3 Getting ready ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "below"), [(3, 30), (4, 28), (5, 18), (6, 18)])
def test_3_1_last_bite_lies_at_about_its_height(players: int, below: int) -> None:
    depths = {
        len(deck := start(players, seed=f"{s}").position()["deck"]) - 1 - deck.index("last_bite") for s in range(60)
    }
    assert depths == set(range(below - 3, below + 4))


def test_3_1_without_jitter_last_bite_lies_exactly_there() -> None:
    deck = start(4, {"last_bite_below": 40, "last_bite_jitter": 0}).position()["deck"]
    assert len(deck) - 1 - deck.index("last_bite") == 40


@pytest.mark.parametrize(("players", "size", "hands"), [(3, 6, 5), (4, 6, 5), (5, 6, 5), (6, 5, 4)])
def test_3_2_to_3_5_hands_and_pond(players: int, size: int, hands: int) -> None:
    match = start(players)
    assert [len(hand) for hand in match.position()["hands"]] == [size] * players
    events = everybody_lays(match)
    now = match.position()
    assert [len(hand) for hand in now["hands"]] == [hands] * players
    assert len(now["pond"]) == 6
    assert len(one(events, "pond_filled")["cards"]) == 6 - players
    assert (now["state"], now["round"], now["active"]) == ("TURN", 1, now["first_leap"])
    assert sum(card != "last_bite" for card in now["deck"]) == 117 - players * size - (6 - players)


def test_3_3_somebody_begins_by_lot_or_by_option() -> None:
    assert {start(4, seed=f"{s}").position()["first_leap"] for s in range(60)} == {0, 1, 2, 3}
    assert {start(4, {"first_player": 2}, f"{s}").position()["first_leap"] for s in range(10)} == {2}


def test_3_4_laying_is_hidden_final_and_then_public() -> None:
    match = start(3)
    hands = match.position()["hands"]
    (entry,) = match.act({"player": 1, "type": "lay", "card": hands[1][0]})
    assert seen(entry["event"], "A") == {"type": "laid", "player": 1}
    assert seen(entry["event"], "B") == {"type": "laid", "player": 1, "card": hands[1][0]}
    assert match.refusal({"player": 1, "type": "lay", "card": hands[1][1]}) == "not_your_decision"
    assert match.view(0)["laid"] == [None, "?", None]
    assert match.view(1)["laid"] == [None, hands[1][0], None]
    match.act({"player": 0, "type": "lay", "card": hands[0][0]})
    entries = match.act({"player": 2, "type": "lay", "card": hands[2][0]})
    assert entries[1]["event"]["cards"] == [{"player": seat, "card": hands[seat][0]} for seat in range(3)]


def test_3_1_last_bite_in_the_setup_makes_the_first_round_the_last() -> None:
    match = start(4, {"last_bite_below": 100, "last_bite_jitter": 0})  # 17 cards lie above it, 24 are dealt
    assert [entry["event"]["phase"] for entry in match.entries_at_start if "last_bite" in str(entry.get("event"))] == [
        "setup"
    ]
    assert match.position()["this_round_last"]
    assert [len(hand) for hand in match.position()["hands"]] == [6, 6, 6, 6]
    assert one(everybody_lays(match), "round_started")["last"] is True


# ---- 4 What fits -------------------------------------------------------------------------------------------------

FITS = {
    "c1": "c1 sw",
    "c2": "c1 c2",
    "c3": "c2 c3",
    "c4": "c3 c4",
    "c5": "c4 c5",
    "c6": "c5 c6",
    "f1": "f1 sw",
    "f2": "f1 f2",
    "f3": "f2 f3",
    "f4": "f3 f4",
    "f5": "f4 f5",
    "f6": "f5 f6",
    "sw": "c6 f6",
}
ALL = " ".join(FITS)


@pytest.mark.parametrize("card", FITS)
def test_4_what_a_card_fits_on(card: str) -> None:
    t = Table(f"{card} | c1 | f1", pond=ALL)
    assert {text.split()[-1] for text in t.legal("A") if text.startswith("snatch")} == set(FITS[card].split())
    for target in set(FITS) - set(FITS[card].split()):
        assert t.refuses("A", f"snatch {card} on {target}") == "does_not_fit"


# ---- 5 Snatching phase -------------------------------------------------------------------------------------------


def test_5_1_only_the_active_player_acts_and_the_turn_moves_left() -> None:
    t = Table("c3 c5 | c4 | c5", pond="c3 f6", turn="C")
    assert t.owed() == "C"
    assert t.refuses("A", "snatch c3 on c3") == "not_your_decision"
    t.does("C", "stalk c5")
    assert t.turn == "A"


def test_5_2_snatch_equal_or_one_higher() -> None:
    t = Table("c3 c4 | c5 | f1", pond="c3 f6")
    assert t.does("A", "snatch c4 on c3") == [
        {"type": "snatched", "player": 0, "card": "crawler_4", "pond": "crawler_3", "stack": "s1"}
    ]
    assert (t.patch("A"), t.pond, t.hand("A"), t.turn) == ("s1[c3 c4]", "f6", "c3", "B")


def test_5_2_stack_ids_are_never_used_again() -> None:
    t = Table("c4 | c5 c5 | f1 f1", pond="c3 c3 c4 c5 f6", patches="A s7[c2 c3]")
    t.plays("A: swallow s7 on c3", "B: snatch c5 on c4")
    assert t.patch("B") == "s8[c4 c5]"


def test_5_3_steal_opens_the_window_for_its_owner_only() -> None:
    t = Table("f4 c1 | c5 | f1 | f1", pond="c1", patches="B s4[f2 f3]")
    assert types(t.does("A", "steal f4 from B s4")) == ["stolen"]
    assert (t.state, t.owed(), t.turn) == ("RECLAIM", "B", "A")
    assert t.patch("A") == "s4[f2 f3 f4]"
    assert t.now["pending"] == {"stealer": 0, "owner": 1, "stack": "s4"}
    assert t.refuses("C", "reclaim f1") == "not_your_decision"
    assert t.refuses("A", "steal c1 from B s4") == "wrong_state"


def test_5_3_the_window_opens_even_if_nothing_fits() -> None:
    t = Table("f4 c1 | c1 sw | f1", pond="c1", patches="B s4[f2 f3]")
    t.does("A", "steal f4 from B s4")
    assert t.legal("B") == {"decline"}
    assert t.refuses("B", "reclaim c1") == "does_not_fit"
    assert t.refuses("B", "reclaim f4") == "card_not_in_hand"
    assert types(t.does("B", "decline")) == ["reclaim_declined"]
    assert (t.turn, t.state, t.patch("A")) == ("B", "TURN", "s4[f2 f3 f4]")


def test_5_3_no_window_for_an_empty_hand() -> None:
    t = Table("f4 c1 | | f1", pond="c1", patches="B s4[f2 f3]")
    assert types(t.does("A", "steal f4 from B s4")) == ["stolen"]
    assert (t.state, t.turn) == ("TURN", "B")


def test_5_3_only_opponents_are_robbed() -> None:
    t = Table("f4 | c1 | f1", pond="c1", patches="A s2[f3 f3] B s4[f2 f3]")
    assert t.refuses("A", "steal f4 from A s2") == "own_patch"
    assert t.refuses("A", "steal f4 from A s99") == "own_patch"  # before the stack is looked for
    assert t.refuses("A", "steal f4 from C s4") == "no_such_stack"
    assert t.refuses("A", "steal f4 from B s2") == "no_such_stack"
    assert t.legal("A") == {"steal f4 from B s4"}


def test_5_4_reclaim_takes_the_stack_back_and_consoles_the_stealer() -> None:
    t = Table("f4 c1 | f5 c5 | f1", pond="c1", patches="B s4[f2 f3]", deck="c2 ... LB")
    t.does("A", "steal f4 from B s4")
    assert t.legal("B") == {"reclaim f5", "decline"}
    assert t.does("B", "reclaim f5") == [
        {"type": "reclaimed", "player": 1, "stack": "s4", "card": "flyer_5", "from": 0}
    ]
    assert (t.patch("B"), t.patch("A")) == ("s4[f2 f3 f4 f5]", "")
    assert (t.state, t.owed(), t.legal("A")) == ("CONSOLATION", "A", {"draw", "skip"})


def test_5_4_reclaim_with_the_same_number_and_with_a_swarm() -> None:
    t = Table("c6 c1 | sw c6 | f1", pond="c1", patches="B s4[c5 c5]")
    t.does("A", "steal c6 from B s4")
    assert t.legal("B") == {"reclaim sw", "reclaim c6", "decline"}
    t.does("B", "reclaim sw")
    assert t.patch("B") == "s4[c5 c5 c6 sw]"


def test_5_4_on_a_swarm_only_a_one() -> None:
    t = Table("sw c1 | sw c1 f1 c6 | f1", pond="c1", patches="B s4[c5 c6]")
    t.does("A", "steal sw from B s4")
    assert t.legal("B") == {"reclaim c1", "reclaim f1", "decline"}


def test_5_5_the_consolation_card_is_the_stealers_secret() -> None:
    t = Table("f4 c1 | f5 c5 | f1", pond="c1", patches="B s4[f2 f3]", deck="c2 ... LB")
    t.plays("A: steal f4 from B s4", "B: reclaim f5")
    assert t.refuses("B", "draw") == "not_your_decision"
    (event,) = t.does("A", "draw")
    assert seen(event, "A") == {"type": "consolation", "player": 0, "drawn": 1, "card": "crawler_2"}
    assert seen(event, "B") == seen(event, None) == {"type": "consolation", "player": 0, "drawn": 1}
    assert (t.hand("A"), t.turn) == ("c1 c2", "B")
    assert t.refuses("A", "snatch c1 on c1") == "not_your_decision"  # no second steal in this turn


def test_5_5_skipping_can_end_the_phase() -> None:
    hands = "f4 | f5 | | "
    t = Table(hands, pond="c1", patches="B s4[f2 f3]", deck="c1 ... LB")
    t.plays("A: steal f4 from B s4", "B: reclaim f5")
    assert types(t.does("A", "draw")) == ["consolation"]  # drawing keeps it going
    assert (t.turn, t.hand("A")) == ("B", "c1")
    t = Table(hands, pond="c1", patches="B s4[f2 f3]", deck="c1 ... LB", last="this")
    t.plays("A: steal f4 from B s4", "B: reclaim f5")
    events = t.does("A", "skip")
    assert types(events)[:2] == ["consolation_skipped", "snatching_ended"]
    assert one(events, "snatching_ended")["reason"] == "hands_empty"


def test_5_5_must_draw_by_option() -> None:
    t = Table("f4 c1 | f5 c5 | f1", {"consolation": "must"}, pond="c1", patches="B s4[f2 f3]", deck="c2 ... LB")
    t.does("A", "steal f4 from B s4")
    assert types(t.does("B", "reclaim f5")) == ["reclaimed", "consolation"]
    assert (t.state, t.turn, t.hand("A")) == ("TURN", "B", "c1 c2")


def test_5_5_no_card_anywhere_no_question() -> None:
    t = Table("f4 c1 | f5 c5 | f1", pond="c1", patches="B s4[f2 f3]", deck="", last="this")
    t.does("A", "steal f4 from B s4")
    events = t.does("B", "reclaim f5")
    assert events[1] == {"type": "consolation", "player": 0, "drawn": 0}
    assert (t.state, t.turn) == ("TURN", "B")


def test_5_5_last_bite_alone_in_the_deck() -> None:
    t = Table("f4 c1 | f5 c5 | f1", pond="c1", patches="B s4[f2 f3]", deck="LB")
    t.plays("A: steal f4 from B s4", "B: reclaim f5")
    assert t.legal("A") == {"draw", "skip"}
    assert types(events := t.does("A", "draw")) == ["last_bite", "consolation"]
    assert events[1] == {"type": "consolation", "player": 0, "drawn": 0}
    assert t.now["this_round_last"]


def test_5_6_swallow_a_stack_and_the_card_from_the_pond() -> None:
    t = Table("c1 | c1 | f1", pond="c2 c3 c4 f3", patches="A s2[c2 c3]")
    assert t.refuses("A", "swallow s2 on c4") == "does_not_fit"
    assert t.refuses("A", "swallow s2 on f3") == "does_not_fit"
    assert t.does("A", "swallow s2 on c2") == [
        {"type": "swallowed", "player": 0, "stack": "s2", "pond": "crawler_2", "size": 3}
    ]
    assert (t.belly("A"), t.patch("A"), t.pond, t.turn) == ("c2 c2 c3", "", "c3 c4 f3", "B")


def test_5_6_swarms_on_stacks() -> None:
    t = Table("c2 | c1 | f1", pond="c6 sw", patches="A s5[f6 sw] A s6[sw c1]")
    assert {text for text in t.legal("A") if "swallow" in text} == {"swallow s5 on c6", "swallow s6 on sw"}


def test_5_6_only_own_stacks() -> None:
    t = Table("c1 | c1 | f1", pond="c2 c3", patches="A s2[f2 f3] B s4[c2 c3]")
    assert t.refuses("A", "swallow s4 on c3") == "not_own_stack"
    assert t.refuses("A", "swallow s99 on c3") == "no_such_stack"
    assert t.refuses("A", "swallow s4 on f1") == "not_in_pond"


def test_5_7_stalk_a_card_that_cannot_act() -> None:
    t = Table("c5 f2 | c1 | f1", pond="c1 f4 f6", patches="B s3[f5 f6]")
    assert t.legal("A") == {"stalk c5", "stalk f2"}
    assert t.does("A", "stalk c5") == [{"type": "stalked", "player": 0, "card": "crawler_5"}]
    assert (t.pond, t.hand("A"), t.turn) == ("c1 c5 f4 f6", "f2", "B")


def test_5_7_not_if_it_could_steal_or_snatch() -> None:
    t = Table("c5 | c1 | f1", pond="f1", patches="C s3[c4 c4]")
    assert t.refuses("A", "stalk c5") == "card_can_act"
    assert t.legal("A") == {"steal c5 from C s3"}
    t = Table("c5 f2 | c1 | f1", pond="f2")
    assert t.refuses("A", "stalk f2") == "card_can_act"
    assert t.legal("A") == {"stalk c5", "snatch f2 on f2"}  # another card's chance does not matter


def test_5_7_an_own_stack_does_not_count() -> None:
    t = Table("c5 | c1 | f1", pond="f1", patches="A s3[c4 c4]")
    assert t.legal("A") == {"stalk c5"}


def test_5_9_toss_only_if_nothing_else_goes() -> None:
    t = Table(" | c1 | f1", pond="c3 f5", patches="A s1[c2 c3]")
    assert t.legal("A") == {"swallow s1 on c3"}
    assert t.refuses("A", "toss f5") == "other_action_possible"
    t = Table(" | c1 | f1", pond="f1 f5", patches="A s1[c2 c3]")
    assert t.legal("A") == {"toss f1", "toss f5"}
    assert t.does("A", "toss f5") == [{"type": "tossed", "player": 0, "pond": "flyer_5"}]
    assert (t.pond, t.now["discard"], t.turn) == ("f1", ["flyer_5"], "B")


def test_5_9_a_hand_is_never_reason_to_toss() -> None:
    t = Table("c5 | c1 | f1", pond="f1")
    assert t.refuses("A", "toss f1") == "other_action_possible"


def test_5_10_an_empty_pond_ends_the_phase() -> None:
    t = Table("sw c2 | c1 | f1", pond="c6")
    events = t.does("A", "snatch sw on c6")
    assert types(events)[:3] == ["snatched", "snatching_ended", "first_leap_passed"]
    assert one(events, "snatching_ended")["reason"] == "pond_empty"
    assert one(events, "first_leap_passed")["to"] == 1


def test_5_10_empty_hands_end_the_phase_and_the_pond_stays() -> None:
    t = Table("c2 | | ", pond="f6 c5")
    events = t.does("A", "stalk c2")
    assert one(events, "snatching_ended")["reason"] == "hands_empty"
    assert (t.state, t.pond) == ("BAIT", "c2 c5 f6")


# ---- 5.8 Call-out (option) ---------------------------------------------------------------------------------------


def called_table() -> Table:
    t = Table("c5 f1 | c1 | f1 | f1", CALL_OUT, pond="f6", patches="C s9[c4 c4]")
    assert types(t.does("A", "stalk c5")) == ["stalked"]
    assert (t.state, t.owed(), t.pond) == ("CALL_OUT", "BCD", "c5 f6")
    return t


def test_5_8_a_right_call_forces_the_card() -> None:
    t = called_table()
    assert t.refuses("A", "let pass") == "not_your_decision"
    assert t.does("B", "let pass") == [{"type": "let_pass", "player": 1}]
    assert t.refuses("B", "call out") == "not_your_decision"
    assert t.now["pending"] == {"player": 0, "card": "crawler_5", "waiting": [2, 3]}
    assert t.does("C", "call out") == [{"type": "called_out", "by": 2, "player": 0, "right": True}]
    assert (t.state, t.pond, t.hand("A"), t.owed()) == ("FORCED", "f6", "c5 f1", "A")
    assert t.refuses("A", "stalk c5") == "wrong_state"
    assert t.refuses("A", "steal f1 from C s9") == "forced_card"
    assert t.refuses("A", "snatch c5 on f6") == "does_not_fit"
    assert t.legal("A") == {"steal c5 from C s9"}
    t.does("A", "steal c5 from C s9")
    assert (t.state, t.owed()) == ("RECLAIM", "C")


def test_5_8_a_wrong_call_counts_as_letting_it_pass() -> None:
    t = Table("c5 f1 | c1 | f1 | f1", CALL_OUT, pond="f6")
    t.does("A", "stalk c5")
    assert t.does("B", "call out") == [{"type": "called_out", "by": 1, "player": 0, "right": False}]
    assert (t.state, t.owed(), t.pond) == ("CALL_OUT", "CD", "c5 f6")
    t.plays("C: let pass", "D: let pass")
    assert (t.state, t.turn) == ("TURN", "B")


def test_5_8_the_stalked_card_itself_is_no_target() -> None:
    t = Table("c5 c5 | c1 | f1", CALL_OUT, pond="f6")
    t.does("A", "stalk c5")  # the second c5 would fit on the first, but not before it was stalked
    assert one(t.does("B", "call out"), "called_out")["right"] is False


def test_5_8_any_card_may_be_stalked_with_this_option() -> None:
    t = Table("c5 f2 | c1 | f1", CALL_OUT, pond="f2 c5")
    assert t.legal("A") == {"stalk c5", "stalk f2", "snatch c5 on c5", "snatch f2 on f2"}


# ---- 6 Stork phase -----------------------------------------------------------------------------------------------


def test_6_1_and_6_2_first_leap_passes_and_all_draw_in_turn() -> None:
    t = Table("c6 | c1 | f1 f1", pond="c5", deck="c1 c2 c3 c4 c5 c6 ... LB")
    events = t.does("A", "snatch c6 on c5")
    assert types(events)[2:] == ["first_leap_passed", "refilled", "refilled", "refilled"]
    assert [(event["player"], event["count"]) for event in events[3:]] == [(1, 5), (2, 4), (0, 6)]
    assert drawn(events[3]["private"]["1"]["cards"])[:2] == "c1"  # B was first to draw
    assert seen(events[3], "A") == {"type": "refilled", "player": 1, "count": 5}
    assert t.state == "BAIT"
    assert [len(hand) for hand in t.now["hands"]] == [6, 6, 6]
    assert t.owed() == "ABC"


def test_6_2_somebody_with_a_full_hand_draws_nothing() -> None:
    """Nobody can reach that in play, but a position may start there."""
    t = Table("c6 | c1 c1 c1 c1 c1 c1 | f1", pond="c5")
    events = t.does("A", "snatch c6 on c5")
    assert events[3] == {"type": "refilled", "player": 1, "count": 0}


def test_6_3_rare_case() -> None:
    t = Table("c1 c2 c3 c4 c6 | f1 f2 | f3", pond="c5", patches="", deck="f4 f5 f6 LB", round_=3)
    chances = [
        ("rare_discard", {"player": 0, "cards": ["crawler_1", "crawler_4"]}),
        ("reshuffle_discard", ["crawler_4", "crawler_1"]),
    ]
    # A 4, B 2, C 1 and three cards: B, C, A get one each: 5, 3, 2, altogether 10, so three for everybody
    events = t.does("A", "snatch c6 on c5", *chances)
    assert types(events) == [
        "snatched",
        "snatching_ended",
        "first_leap_passed",
        "last_bite",
        "refilled",
        "refilled",
        "refilled",
        "deck_reshuffled",
        "rare_case",
    ]
    rare = one(events, "rare_case")
    assert (rare["k"], rare["discarded"], rare["drawn"]) == (3, {"0": 2}, {"2": 1})
    assert rare["private"] == {"0": {"discarded": ["crawler_1", "crawler_4"]}, "2": {"drawn": ["crawler_4"]}}
    assert seen(rare, "B") == {"type": "rare_case", "k": 3, "discarded": {"0": 2}, "drawn": {"2": 1}}
    assert [len(hand) for hand in t.now["hands"]] == [3, 3, 3]
    assert t.now["deck"] == ["crawler_1"]
    assert t.now["next_round_last"]


def test_6_3_and_6_4_nobody_can_bait() -> None:
    t = Table("c1 c5 | | f3", pond="c5", deck="LB")
    chances = [
        ("rare_discard", {"player": 2, "cards": ["flyer_3"]}),
        ("rare_discard", {"player": 0, "cards": ["crawler_1"]}),
        ("reshuffle_discard", ["flyer_3", "crawler_1"]),
    ]
    events = t.does("A", "snatch c5 on c5", *chances)
    assert one(events, "rare_case")["k"] == 0
    assert one(events, "bait_to_pond")["cards"] == []
    assert one(events, "round_started")["last"] is True
    assert types(events)[-5:] == ["snatching_ended", "final_swallow", "final_swallow", "final_swallow", "game_ended"]
    assert t.state == "OVER"


def stork(patches: str, baits: str = "f2 c1 c1 c1", **picture: Any) -> Table:
    """A Stork phase; the last player has still to lay his bait."""
    hands = "c1 | c1 | c1 | c1 " + baits.split()[-1]
    laid = " ".join([*baits.split()[:-1], "-"])
    return Table(hands, state="BAIT", turn=None, patches=patches, laid=laid, **picture)


def test_6_4_bait_is_hidden_and_final() -> None:
    t = Table("f2 c1 | c2 c1 | c1", state="BAIT", turn=None, pond="c1")
    (event,) = t.does("A", "bait f2")
    assert seen(event, "B") == {"type": "bait_laid", "player": 0}
    assert seen(event, "A") == {"type": "bait_laid", "player": 0, "card": "flyer_2"}
    assert t.refuses("A", "bait c1") == "not_your_decision"
    assert t.refuses("B", "bait f2") == "card_not_in_hand"
    assert rule_of(GAME, "card_not_in_hand", {"type": "bait"}) == "6.4"


def test_6_4_empty_hands_lay_nothing() -> None:
    t = Table("f2 c1 | | c1", state="BAIT", turn=None, pond="c1 c1 c1 c1")
    assert t.owed() == "AC"
    t.does("A", "bait f2")
    events = t.does("C", "bait c1", ("bait_shuffle_pick", "flyer_2"))
    assert one(events, "bait_to_pond")["cards"] == ["crawler_1", "flyer_2"]


def test_6_5_each_patch_loses_its_highest_stack_with_that_top() -> None:
    t = stork("A s1[f1 f2] A s2[c6 sw f1] B s3[f6 sw] C s4[c3 c4]", first="D")
    events = t.does("D", "bait c1", ("bait_shuffle_pick", "flyer_2"))
    assert one(events, "bait_revealed")["card"] == "flyer_2"
    assert one(events, "stork_took") == {"type": "stork_took", "owner": 0, "stack": "s2", "height": 3, "top": "flyer_1"}
    assert t.now["discard"] == ["crawler_6", "flyer_1", "swarm"]
    assert (t.patch("A"), t.patch("B"), t.patch("C")) == ("s1[f1 f2]", "s3[f6 sw]", "s4[c3 c4]")


def test_6_5_storks_go_round_from_first_leap() -> None:
    t = stork("A s1[f1 f2] B s2[f1 f1] D s3[f3 f4]", first="C")
    events = t.does("D", "bait c1", ("bait_shuffle_pick", "flyer_2"))
    assert [event["owner"] for event in events if event["type"] == "stork_took"] == [3, 0, 1]


def test_6_5_a_swarm_as_bait() -> None:
    t = stork("A s1[f6 sw] B s2[sw c1]", baits="sw c1 c1 c1")
    events = t.does("D", "bait c1", ("bait_shuffle_pick", "swarm"))
    assert one(events, "stork_took")["stack"] == "s1"
    assert t.patch("B") == "s2[sw c1]"


def test_6_5_the_right_neighbour_chooses_among_the_highest() -> None:
    t = stork("B s3[c1 c2] B s6[c4 c5] B s7[f3 f3] A s8[c3 c3]", baits="c5 c1 c1 c1", first="B")
    t.does("D", "bait c1", ("bait_shuffle_pick", "crawler_5"))
    assert (t.state, t.owed()) == ("STORK_CHOICE", "A")
    pending = {"bait": "crawler_5", "owner": 1, "decider": 0, "stacks": ["s3", "s6"]}
    assert t.now["pending"] == pending
    assert t.refuses("C", "choose B s3") == "not_your_decision"
    assert t.refuses("A", "choose B s7") == "not_tied_largest"
    assert t.refuses("A", "choose A s3") == "not_tied_largest"
    assert t.refuses("A", "choose B s99") == "no_such_stack"
    events = t.does("A", "choose B s6")
    assert [event["stack"] for event in events if event["type"] == "stork_took"] == ["s6", "s8"]
    assert t.patch("B") == "s3[c1 c2] s7[f3 f3]"


def test_6_5_the_neighbour_of_a_is_the_last_seat() -> None:
    t = stork("A s3[c1 c2] A s6[c4 c5]", baits="c5 c1 c1 c1")
    t.does("D", "bait c1", ("bait_shuffle_pick", "crawler_5"))
    assert t.owed() == "D"


def test_6_6_bait_goes_to_the_pond_which_is_filled_to_six() -> None:
    t = stork("", pond="c3 c3", deck="f5 ... LB")  # 2 + 4 baits: nothing is drawn
    events = t.does("D", "bait c1", ("bait_shuffle_pick", "flyer_2"))
    assert one(events, "bait_to_pond")["cards"] == cards("c1 c1 c1 f2")
    assert one(events, "pond_filled")["cards"] == []
    t = stork("", pond="c3", deck="f5 ... LB")
    events = t.does("D", "bait c1", ("bait_shuffle_pick", "flyer_2"))
    assert one(events, "pond_filled")["cards"] == ["flyer_5"]
    assert events[-1] == {"type": "round_started", "round": 3, "first": 0, "last": False}
    assert (t.state, t.turn) == ("TURN", "A")


def test_6_6_more_than_six_may_lie_there() -> None:
    t = stork("", pond="c3 c3 c3")
    events = t.does("D", "bait c1", ("bait_shuffle_pick", "flyer_2"))
    assert (len(t.now["pond"]), one(events, "pond_filled")["cards"]) == (7, [])


def test_6_6_who_laid_which_bait_stays_secret() -> None:
    t = stork("", pond="c3 c3", deck="f5 ... LB")
    events = t.does("D", "bait c1", ("bait_shuffle_pick", "flyer_2"))
    assert all("player" not in event for event in events if event["type"] in ("bait_revealed", "bait_to_pond"))


# ---- 7 The end ---------------------------------------------------------------------------------------------------


def test_7_1_last_bite_in_the_snatching_phase_ends_with_this_round() -> None:
    t = Table("f4 c1 | f5 c5 | f1", pond="c1", patches="B s4[f2 f3]", deck="LB f3 ...", round_=3)
    t.plays("A: steal f4 from B s4", "B: reclaim f5")
    events = t.does("A", "draw")
    assert types(events) == ["last_bite", "consolation"]
    assert events[0]["phase"] == "snatching"
    assert (t.now["this_round_last"], t.hand("A")) == (True, "c1 f3")


def test_7_1_last_bite_in_the_stork_phase_ends_with_the_next_round() -> None:
    t = Table("c6 | c1 | f1", pond="c5", deck="c1 LB f2 ...")
    events = t.does("A", "snatch c6 on c5")
    assert one(events, "last_bite")["phase"] == "stork"
    assert (t.now["this_round_last"], t.now["next_round_last"]) == (False, True)
    t.plays("A: bait " + t.hand("A").split()[0], "B: bait " + t.hand("B").split()[0])
    card = t.hand("C").split()[0]
    events = t.does("C", "bait " + card, ("bait_shuffle_pick", long(card)))
    assert one(events, "round_started")["last"] is True
    assert (t.now["this_round_last"], t.now["next_round_last"]) == (True, False)


def test_7_1_uncovered_by_option() -> None:
    """The pond needs exactly one card; Last Bite lies under it."""
    t = stork("", pond="c3", deck="f1 LB c4 ...")
    events = t.does("D", "bait c1", ("bait_shuffle_pick", "flyer_2"))
    assert "last_bite" not in types(events)
    assert t.match.view(0)["last_bite"] == "on_top"
    t = Table(
        "c1 | c1 | c1 | c1 c1", UNCOVERED, state="BAIT", turn=None, laid="f2 c1 c1 -", pond="c3", deck="f1 LB c4 ..."
    )
    events = t.does("D", "bait c1", ("bait_shuffle_pick", "flyer_2"))
    assert types(events)[-3:] == ["last_bite", "pond_filled", "round_started"]
    assert one(events, "round_started")["last"] is True


def test_7_2_after_the_last_round_no_stork_comes() -> None:
    t = Table("c6 f1 | c1 | f1", pond="c5", patches="A s1[f2 f3] B s2[sw c1]", last="this", bellies="c1|f1|sw")
    events = t.does("A", "snatch c6 on c5")
    assert types(events) == [
        "snatched",
        "snatching_ended",
        "final_swallow",
        "final_swallow",
        "final_swallow",
        "game_ended",
    ]
    assert [event["count"] for event in events if event["type"] == "final_swallow"] == [4, 2, 0]
    assert t.now["patches"] == [[], [], []]
    assert t.now["hands"] == [[], [], []]
    assert t.now["discard"] == cards("c1 f1 f1")
    assert events[-1]["bellies"][0] == cards("c1 c5 c6 f2 f3")


def test_7_3_five_for_a_swarm_one_for_any_other_card() -> None:
    t = Table("c6 | | ", pond="c5 f1", last="this", bellies="sw sw c1 c2|sw f1|f1 f2 f3")
    events = t.does("A", "snatch c6 on c5")
    assert one(events, "game_ended")["scores"] == [
        {"player": 0, "points": 14, "swarms": 2, "cards": 6, "rank": 1},
        {"player": 1, "points": 6, "swarms": 1, "cards": 2, "rank": 2},
        {"player": 2, "points": 3, "swarms": 0, "cards": 3, "rank": 3},
    ]
    assert t.match.result() == {"ranks": [1, 2, 3], "scores": [14, 6, 3]}
    assert t.refuses("A", "snatch c6 on c5") == "game_over"


def test_7_4_ties_more_swarms_then_a_shared_win() -> None:
    t = Table("c6 | | | ", pond="c5 f1", last="this", bellies="c1 c1 c1|sw|sw|f2 f2 f2")
    t.does("A", "snatch c6 on c5")
    assert t.match.result() == {"ranks": [3, 1, 1, 4], "scores": [5, 5, 5, 3]}


# ---- 8 At this table ---------------------------------------------------------------------------------------------


def test_8_1_defaults_depend_on_the_number_of_players() -> None:
    assert [GAME.resolve(n, {})["last_bite_below"] for n in (3, 4, 5, 6)] == [30, 28, 18, 18]


DEPTHS = {0: "on_top", 1: "very_near", 5: "very_near", 6: "near", 15: "near", 16: "middle", 30: "middle", 31: "far"}


@pytest.mark.parametrize(("above", "word"), DEPTHS.items())
def test_8_2_how_deep_last_bite_looks(above: int, word: str) -> None:
    deck = " ".join((ALL.split() * 3)[:above]) + " LB ..."
    picture: dict[str, Any] = {"hands": "c1 | c1 | c1", "pond": "c1", "deck": deck}
    assert Table(**picture).match.view(0)["last_bite"] == word
    assert Table(**picture, options={"last_bite_visibility": "exact"}).match.view(None)["last_bite"] == above
    assert Table(**picture, options={"last_bite_visibility": "hidden"}).match.view(0)["last_bite"] is None


@pytest.mark.parametrize("visibility", ["coarse", "exact", "hidden"])
def test_8_2_once_out_everybody_knows(visibility: str) -> None:
    t = Table("c1 | c1 | c1", {"last_bite_visibility": visibility}, pond="c1", deck="...", last="this")
    assert t.match.view(2)["last_bite"] == "out"


def test_8_2_stacks_and_bellies_are_their_owners() -> None:
    picture: dict[str, Any] = {"pond": "c1", "patches": "A s1[f2 f3]", "bellies": "c4 c4|f1|sw"}
    t = Table("c1 c2 | c3 | f1", **picture)
    mine, theirs = t.match.view(0), t.match.view(1)
    assert mine["patches"][0] == [{"id": "s1", "top": "flyer_3", "height": 2, "cards": ["flyer_2", "flyer_3"]}]
    assert theirs["patches"][0] == [{"id": "s1", "top": "flyer_3", "height": 2, "cards": None}]
    assert [belly["cards"] for belly in mine["bellies"]] == [["crawler_4", "crawler_4"], None, None]
    assert mine["hands"] == [["crawler_1", "crawler_2"], 1, 1]
    assert t.match.view(None)["hands"] == [2, 1, 1]
    blind = Table("c1 c2 | c3 | f1", {"own_stack_view": False, "own_belly_view": False}, **picture).match.view(0)
    assert blind["patches"][0][0]["cards"] is None
    assert blind["bellies"][0] == {"count": 2, "cards": None}


def test_8_2_in_the_end_all_bellies_are_open() -> None:
    t = Table("c6 | | ", {"own_belly_view": False}, pond="c5 f1", last="this", bellies="sw|f1|f2")
    t.does("A", "snatch c6 on c5")
    assert [belly["cards"] is not None for belly in t.match.view(None)["bellies"]] == [True] * 3


CLOCK = [  # 8.3: the picture, whose time is up, what the clock may do
    ({"hands": "f2 c1 | c2 | c1", "state": "LAY", "turn": None, "round_": 0}, "A", {"lay f2", "lay c1"}),
    ({"hands": "f2 c1 | c2 | c1", "state": "BAIT", "turn": None, "pond": "c1"}, "A", {"bait f2", "bait c1"}),
    ({"hands": "c3 f2 | c2 | c1", "pond": "c3"}, "A", {"snatch c3 on c3", "stalk f2"}),
]


@pytest.mark.parametrize(("picture", "player", "possible"), CLOCK)
def test_8_3_the_clock_plays_at_random(picture: dict[str, Any], player: str, possible: set[str]) -> None:
    t = Table(**picture, options={"turn_seconds": 30})
    chance = Rng(stream("clock", "clock"))
    acts = [t.match.clock_act(seat(player), chance) for _ in range(60)]
    assert {text_of(act) for act in acts} == possible
    assert all(act["by"] == "clock" and act["player"] == seat(player) for act in acts)
    t.match.act(acts[0])


def test_8_3_the_clock_declines_draws_and_lets_pass() -> None:
    chance = Rng(stream("clock", "clock"))
    t = Table("f4 c1 | f5 c5 | f1", {"turn_seconds": 9}, pond="c1", patches="B s4[f2 f3]", deck="c2 ... LB")
    t.does("A", "steal f4 from B s4")
    assert t.match.clock_act(1, chance) == {"player": 1, "type": "decline", "by": "clock"}
    t.does("B", "reclaim f5")
    assert t.match.clock_act(0, chance) == {"player": 0, "type": "consolation_draw", "by": "clock"}
    t = called_table()
    assert t.match.clock_act(3, chance) == {"player": 3, "type": "let_pass", "by": "clock"}
    t.does("B", "call out")
    forced = {"player": 0, "type": "steal", "card": "crawler_5", "owner": 2, "stack": "s9", "by": "clock"}
    assert t.match.clock_act(0, chance) == forced


def test_8_3_the_clock_chooses_among_the_tied_stacks() -> None:
    t = stork("B s3[c1 c2] B s6[c4 c5] B s7[f3 f3]", baits="c5 c1 c1 c1")
    t.does("D", "bait c1", ("bait_shuffle_pick", "crawler_5"))
    chance = Rng(stream("clock", "clock"))
    assert {t.match.clock_act(0, chance)["stack"] for _ in range(40)} == {"s3", "s6"}


def test_8_4_the_discard_becomes_the_deck_when_a_card_is_needed() -> None:
    t = Table("f4 c1 | f5 c5 | f1", pond="c1", patches="B s4[f2 f3]", deck="", discard="c2 c3", last="this")
    t.plays("A: steal f4 from B s4", "B: reclaim f5")
    events = t.does("A", "draw", ("reshuffle_discard", ["crawler_3", "crawler_2"]))
    assert types(events) == ["deck_reshuffled", "consolation"]
    assert events[0] == {"type": "deck_reshuffled", "count": 2}
    assert (t.hand("A"), t.now["deck"], t.now["discard"]) == ("c1 c3", ["crawler_2"], [])


def test_8_4_not_before_it_is_needed() -> None:
    t = Table("f4 c1 | f5 c5 | f1", pond="c1", patches="B s4[f2 f3]", deck="c6", discard="c2 c3", last="this")
    t.plays("A: steal f4 from B s4", "B: reclaim f5")
    assert types(t.does("A", "draw")) == ["consolation"]
    assert (t.now["deck"], t.now["discard"]) == ([], ["crawler_2", "crawler_3"])


# ---- Refusals in their order -------------------------------------------------------------------------------------

BROKEN = [
    None,
    "stalk",
    [],
    {"type": "stalk", "card": "crawler_5"},
    {"player": 0},
    {"player": 0, "type": 3},
    {"player": 9, "type": "stalk", "card": "crawler_5"},
    {"player": True, "type": "stalk", "card": "crawler_5"},
    {"player": "0", "type": "stalk", "card": "crawler_5"},
]


@pytest.mark.parametrize("act", BROKEN, ids=str)
def test_refusal_of_what_is_no_act_comes_before_everything(act: Any) -> None:
    assert Table("c5 | c1 | f1", pond="f1").refuses_act(act) == "bad_params"
    over = Table("c6 | | ", pond="c5 f1", last="this")
    over.does("A", "snatch c6 on c5")
    assert over.refuses_act(act) == "bad_params"


BAD = [
    {"type": "snatch", "card": "crawler_5"},
    {"type": "snatch", "card": "crawler_5", "pond": "crawler_7"},
    {"type": "snatch", "card": "last_bite", "pond": "flyer_1"},
    {"type": "snatch", "card": "crawler_5", "pond": "flyer_1", "stack": "s1"},
    {"type": "snatch", "card": ["crawler_5"], "pond": "flyer_1"},
    {"type": "steal", "card": "crawler_5", "owner": 3, "stack": "s1"},
    {"type": "steal", "card": "crawler_5", "owner": True, "stack": "s1"},
    {"type": "steal", "card": "crawler_5", "owner": None, "stack": "s1"},
    {"type": "steal", "card": "crawler_5", "owner": 1, "stack": 1},
    {"type": "swallow", "stack": "s1"},
    {"type": "stalk", "card": {}},
    {"type": "toss", "pond": "flyer_1", "why": "fun"},
]


@pytest.mark.parametrize("act", BAD, ids=str)
def test_refusal_of_wrong_parameters(act: dict[str, Any]) -> None:
    t = Table("c5 | c1 | f1", pond="f1")
    assert t.refuses_act({"player": 0, **act}) == "bad_params"
    assert t.refuses_act({"player": 1, **act}) == "not_your_decision"  # this comes before
    assert t.refuses_act({"player": 1, **act, "type": "lay"}) == "wrong_state"  # and this before both


def test_refusals_one_after_the_other() -> None:
    t = Table("c5 | c1 | f1", pond="f1", patches="A s1[c1 c1] B s2[f1 f1]")
    act = {"player": 0, "type": "steal", "card": "crawler_6", "owner": 0, "stack": "s99"}
    reasons = [t.refuses_act(act)]
    for change in ({"card": "crawler_5"}, {"owner": 1}, {"stack": "s2"}):
        act |= change
        reasons.append(t.refuses_act(act))
    assert reasons == ["card_not_in_hand", "own_patch", "no_such_stack", "does_not_fit"]
    assert t.refuses("A", "snatch c6 on c6") == "card_not_in_hand"
    assert t.refuses("A", "snatch c5 on c6") == "not_in_pond"
    assert t.refuses("A", "swallow s99 on c6") == "not_in_pond"
    assert t.refuses_act({"player": 0, "type": "dance"}) == "wrong_state"


def test_by_is_always_allowed() -> None:
    t = Table("c5 | c1 | f1", pond="f1")
    t.match.act({"player": 0, "type": "stalk", "card": "crawler_5", "by": "bot"})
    assert t.turn == "B"


RULES = {
    ("does_not_fit", "snatch"): "4",
    ("card_not_in_hand", "snatch"): "3.2",
    ("not_in_pond", "snatch"): "5.2",
    ("not_in_pond", "swallow"): "5.6",
    ("not_in_pond", "toss"): "5.9",
    ("no_such_stack", "steal"): "5.3",
    ("no_such_stack", "swallow"): "5.6",
    ("no_such_stack", "stork_choose"): "6.5",
    ("own_patch", "steal"): "5.3",
    ("not_own_stack", "swallow"): "5.6",
    ("forced_card", "snatch"): "5.8",
    ("card_can_act", "stalk"): "5.7",
    ("other_action_possible", "toss"): "5.9",
    ("not_tied_largest", "stork_choose"): "6.5",
    ("game_over", "lay"): "7.3",
}


@pytest.mark.parametrize(("refused", "rule"), RULES.items())
def test_each_refusal_cites_its_rule(refused: tuple[str, str], rule: str) -> None:
    reason, kind = refused
    assert rule_of(GAME, reason, {"type": kind}) == rule
