"""The rules of Schnuff, each test a small picture; names and comments cite sections and rulings (R) of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from schnapp.table.acting import rule_of
from schnapp.table.dealer import Dealer, stream
from schnapp.table.errors import BadOptions, BadRecord
from schnapp.table.match import Match
from schnapp.table.protocols import animation_ms
from schnapp.table.rng import Rng
from tests.games.acting import LETTERS, one, seen, types

from .pictures import (
    AUTO,
    DECK,
    GAME,
    KINDS,
    SHUFFLE,
    Table,
    act_of,
    cards,
    dealt,
    deck,
    events_at_start,
    shuffled,
    started,
    text_of,
    told,
)

STRICT: dict[str, Any] = {}
NEXT: dict[str, Any] = {"drop_out_toll": "next_limit"}
NINETY: dict[str, Any] = {"drop_out_toll": "ninety"}
SHORT = AUTO | {"short_game": True}
UNTIL = AUTO | {"immunity": "until_crossed"}
SNIFFING = {"deck": deck(three=8, four=6, two=8, rev=6, snap=4, risk=4, sch=4, **{"pass": 6})}  # four Schnuff cards
ALL_MODES = pytest.mark.parametrize("mode", ["reroll", "all_exempt", "all_pay"])
EITHER = pytest.mark.parametrize("options", [STRICT, AUTO], ids=["strict", "auto"])


# ---- 2 Components ------------------------------------------------------------------------------------------------


def test_2_54_cards_of_nine_kinds() -> None:
    now = started(4).position()
    everything = now["draw_pile"] + [card for hand in now["hands"] for card in hand]
    assert {kind: everything.count(kind) for kind in KINDS} == DECK
    assert len(everything) == 54
    assert GAME.kinds == KINDS


# ---- 3 Options ---------------------------------------------------------------------------------------------------


def test_3_defaults_in_the_order_of_the_format() -> None:
    assert list(GAME.resolve(4, {}).items()) == [
        ("max_rounds", 0),
        ("short_game", False),
        ("draw_mode", "strict"),
        ("draw_grace_ms", 1500),
        ("draw_reminder", False),
        ("chips", 10),
        ("deck", DECK),
        ("schnuff_tie", "reroll"),
        ("immunity", "next_play"),
        ("count_floor", "none"),
        ("shuffle_discards", False),
        ("card_names", {}),
        ("history_view", "table"),
        ("turn_seconds", 0),
        ("drop_out_toll", "none"),
    ]
    assert list(GAME.resolve(2, {})["deck"]) == list(KINDS)  # type: ignore[arg-type]


GOOD_OPTIONS: list[dict[str, Any]] = [
    {"max_rounds": 1000},
    {"draw_grace_ms": 10_000},
    {"draw_grace_ms": 0},
    {"chips": 1},
    {"chips": 30},
    {"turn_seconds": 600},
    {"drop_out_toll": "next_limit"},
    {"drop_out_toll": "ninety"},
    {"deck": deck(four=8)},
    {"deck": deck(sch=42)},  # exactly twelve number cards
    {"deck": dict(reversed(DECK.items()))},
    {"card_names": {}},
    {"card_names": {"pass": {"de": "Weiter!", "en": "Move on!"}, "schnuff": {"de": "Wuff"}}},
    {"card_names": {kind: {"en": f"My {kind}"} for kind in KINDS[4:]}},
]
BAD_OPTIONS: list[dict[str, Any]] = [
    {"max_rounds": 1001},
    {"max_rounds": -1},
    {"max_rounds": True},
    {"short_game": 1},
    {"draw_mode": "lax"},
    {"draw_grace_ms": 10_001},
    {"draw_grace_ms": -1},
    {"draw_reminder": "yes"},
    {"chips": 0},
    {"chips": 31},
    {"chips": "10"},
    {"schnuff_tie": "coin"},
    {"immunity": "never"},
    {"count_floor": 0},
    {"shuffle_discards": None},
    {"history_view": "all"},
    {"turn_seconds": 601},
    {"deck": DECK | {"pass": 7}},  # 55 cards
    {"deck": DECK | {"schnuff": 1}},  # 53
    {"deck": deck(sch=43)},  # eleven number cards
    {"deck": DECK | {"swarm": 0}},
    {"deck": DECK | {"number_5": 0}},
    {"deck": DECK | {"schnuff": -2, "snap": 8}},
    {"deck": DECK | {"schnuff": True, "snap": 5}},
    {"deck": DECK | {"schnuff": "2"}},
    {"deck": DECK | {"schnuff": None}},
    {"deck": {}},
    {"deck": []},
    {"deck": 54},
    {"deck": None},
    {"card_names": None},
    {"card_names": []},
    {"card_names": "Wuff"},
    {"card_names": {"number_1": {"de": "Eins"}}},  # only wild cards may be renamed
    {"card_names": {"joker": {"de": "Joker"}}},
    {"card_names": {"pass": "Weiter!"}},
    {"card_names": {"pass": None}},
    {"card_names": {"pass": {"fr": "Passe"}}},
    {"card_names": {"pass": {"de": 7}}},
    {"card_names": {"pass": {"de": ""}}},
    {"card_names": {"pass": {"de": "   "}}},
    {"card_names": {"pass": {"de": "so much too long for any card"}}},
    {"card_names": {"pass": {"de": "two\nlines"}}},
    {"card_names": {"pass": {"de": "odd\u202e"}}},
    {"dice": 2},
]


@pytest.mark.parametrize("given", GOOD_OPTIONS, ids=str)
def test_3_allowed_options(given: dict[str, Any]) -> None:
    assert GAME.resolve(3, given).items() >= given.items()


@pytest.mark.parametrize("given", BAD_OPTIONS, ids=str)
def test_3_refused_options_name_themselves(given: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as bad:
        GAME.resolve(3, given)
    assert bad.value.field == next(iter(given))
    assert bad.value.why


def test_3_two_to_six_players() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    for players in (0, 1, 7):
        with pytest.raises(BadOptions) as bad:
            GAME.resolve(players, {})
        assert bad.value.field == "players"


def test_3_an_own_deck_is_dealt() -> None:
    options = {"deck": deck(sch=42)}
    now = started(6, options=options).position()
    everything = now["draw_pile"] + [card for hand in now["hands"] for card in hand]
    assert (everything.count("schnuff"), everything.count("number_1")) == (42, 12)


def test_3_own_names_of_wild_cards() -> None:
    names = {"pass": {"de": "Weiter!"}}
    assert GAME.renamed(GAME.resolve(3, {"card_names": names})) == names
    assert GAME.renamed(GAME.resolve(3, {})) == {}
    match = started(3, options={"card_names": names})
    assert "Weiter" not in str(match.view(0))  # display only
    assert match.header()["options"]["card_names"] == names


# ---- 4 State and visibility --------------------------------------------------------------------------------------


def test_4_everybody_sees_the_table_and_only_the_own_hand() -> None:
    t = Table("1 2 3 | 4 4 pass sch | ", count=17, turn="B", right="A", discard="3 rev 2", chips="7 8 0", aside="snap")
    view = t.match.view(1)
    assert view == t.now | {
        "viewer": 1,
        "draw_pile": len(t.now["draw_pile"]),
        "discard": {"count": 3, "top": "number_2"},
        "aside": 1,
        "hands": [3, cards("4 4 pass sch"), 0],
        "draw_right": None,
    }
    assert t.match.view(None) == view | {"viewer": None, "hands": [3, 4, 0]}
    assert t.match.view(0) == view | {"viewer": 0, "hands": [cards("1 2 3"), 4, 0]}


def test_4_an_empty_discard_has_no_top() -> None:
    assert started(3).view(0)["discard"] == {"count": 0, "top": None}


def test_4_the_draw_right_is_told_to_nobody() -> None:
    """R8: not to its holder either; he finds it in his own legal list."""
    t = Table("1 2 3 | 4 4 pass sch | 1 1 2 2", count=17, turn="B", right="A")
    assert [t.match.view(viewer)["draw_right"] for viewer in (0, 1, 2, None)] == [None] * 4
    assert t.legal("A") == {"draw"}


def test_4_the_reminder_is_for_the_own_right_only() -> None:
    t = Table("1 2 3 | 4 4 pass sch | 1 1 2 2", {"draw_reminder": True}, count=17, turn="B", right="A")
    assert [t.match.view(viewer)["draw_right"] for viewer in (0, 1, 2, None)] == [0, None, None, None]
    t.does("A", "draw")
    assert t.match.view(0)["draw_right"] is None


def test_4_with_and_without_an_open_right_everybody_else_is_told_the_same() -> None:
    """And its holder, too, but for the one act."""
    picture: dict[str, Any] = {"hands": "1 2 3 | 4 4 pass sch | 1 1 2", "count": 30, "turn": "B"}
    opened, closed = Table(**picture, right="A"), Table(**picture)
    for viewer in (0, 1, 2, None):
        assert opened.match.view(viewer) == closed.match.view(viewer)
    assert opened.match.to_act() == closed.match.to_act() == [1]
    for player in "BC":
        assert opened.legal(player) == closed.legal(player)
    assert opened.legal("A") - {"draw"} == closed.legal("A")


def test_4_hands_stay_hidden_when_the_game_is_over() -> None:
    t = Table("1 2 3 4 | 3 4 pass sch", AUTO, count=90, chips="3 2", turn="B")
    t.does("B", "3")
    assert t.state == "OVER"
    assert t.match.view(1)["hands"] == [4, []]
    assert t.match.view(None)["hands"] == [4, 0]


def test_4_rolls_are_public_and_a_drawn_card_is_not() -> None:
    t = Table("1 2 3 | 4 4 pass sch", count=17, turn="B", right="A", pile="rev ...")
    (event,) = t.does("A", "draw")
    assert seen(event, "A") == {"type": "drew", "player": 0, "card": "reverse"}
    assert seen(event, "B") == seen(event, None) == {"type": "drew", "player": 0}


# ---- 5 Setup -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("chips", [1, 10, 30])
def test_5_everybody_has_chips_and_four_cards(players: int, chips: int) -> None:
    match = started(players, options={"chips": chips})
    now = match.position()
    assert (now["chips"], now["bank"]) == ([chips] * players, 0)
    assert [len(hand) for hand in now["hands"]] == [4] * players
    assert len(now["draw_pile"]) == 54 - 4 * players
    assert (now["state"], now["round"], now["count"], now["direction"], now["started"]) == ("LEAD", 1, 0, 1, False)
    assert (now["discard"], now["aside"], now["draw_right"], now["immune"]) == ([], [], None, None)
    assert (now["in_round"], now["eliminated"]) == ([True] * players, [])


def test_5_2_the_highest_roll_deals() -> None:
    match = dealt(3, "4+5 6+4 1+1", SHUFFLE)
    assert told(events_at_start(match)) == "A:4+5 B:6+4 C:1+1 round1:B"
    assert (match.position()["dealer"], match.position()["active"]) == (1, 2)


def test_5_2_and_r3_only_those_who_tie_roll_again_until_one_is_highest() -> None:
    match = dealt(4, "3+3 2+4 1+1 5+1  2+2 1+3 1+2  6+6 6+6  1+1 1+2", SHUFFLE)
    assert told(events_at_start(match)) == (
        "A:3+3 B:2+4 C:1+1 D:5+1 A:2+2 B:1+3 D:1+2 A:6+6 B:6+6 A:1+1 B:1+2 round1:B"
    )


def test_5_2_the_lower_sum_of_a_second_roll_does_not_matter() -> None:
    match = dealt(3, "6+6 6+6 5+6  1+1 1+2", SHUFFLE)  # C rolled 11 at first: too few
    assert match.position()["dealer"] == 1


def test_5_2_two_players_can_tie() -> None:
    match = dealt(2, "1+1 1+1 2+2 1+3 4+4 4+3", SHUFFLE)
    assert (match.position()["dealer"], match.position()["active"]) == (0, 1)


def test_5_1_2_and_r4_one_card_at_a_time_from_the_left_of_the_dealer() -> None:
    match = dealt(3, "1+1 6+6 1+2", shuffled("1 3 pass sch", "2 4 rev snap", "1 1 risk risk"))
    now = match.position()
    assert now["hands"] == [
        sorted(cards("2 4 rev snap")),
        sorted(cards("1 1 risk risk")),
        sorted(cards("1 3 pass sch")),
    ]
    (start,) = (event for event in events_at_start(match) if event["type"] == "round_started")
    assert seen(start, "C") == {"type": "round_started", "round": 1, "dealer": 1, "hand": sorted(cards("1 3 pass sch"))}
    assert seen(start, None) == {"type": "round_started", "round": 1, "dealer": 1}


def test_5_1_2_the_rest_is_the_draw_pile_in_its_order() -> None:
    step, order = shuffled("1 2 3 4", "1 2 3 4")
    order = [*order[:8], *reversed(order[8:])]
    assert dealt(2, "6+6 1+1", (step, order)).position()["draw_pile"] == order[8:]


def test_5_1_2_eliminated_players_get_no_cards() -> None:
    t = Table("1 2 3 4 | | 4 4 3 pass | 1 1 2 2", AUTO, count=90, chips="10 0 10 10", dealer="D", turn="C")
    events = t.does("C", "4", shuffled("1 3 pass sch", "2 4 rev snap", "1 1 risk risk"))
    assert told(events) == "C:4=94 C:-3@90 over_90 round3:A"  # left of the dealer A is B, who is out
    assert [t.hand(player) for player in "CDAB"] == ["1 3 pass sch", "2 4 rev snap", "1 1 risk risk", ""]
    assert one(events, "round_started")["private"].keys() == {"0", "2", "3"}
    assert (t.turn, t.in_round) == ("C", "ACD")


def test_5_1_4_who_has_no_number_card_is_skipped_and_keeps_everything() -> None:
    match = dealt(
        4, "6+6 1+1 1+1 1+1", shuffled("pass rev snap risk", "pass pass rev rev", "sch snap 2 risk", "1 2 3 4")
    )
    assert told(events_at_start(match)).endswith("round1:A B:no-number C:no-number")
    now = match.position()
    assert (now["active"], now["state"], now["chips"]) == (3, "LEAD", [10] * 4)
    assert [len(hand) for hand in now["hands"]] == [4] * 4
    assert len(now["draw_pile"]) == 38


def test_5_1_4_the_dealer_may_have_to_lead() -> None:
    match = dealt(2, "1+1 6+6", shuffled("pass rev snap risk", "pass pass rev 2"))
    assert told(events_at_start(match)).endswith("round1:B A:no-number")
    assert match.position()["active"] == 1
    match.act(act_of("B", "2"))
    match.act(act_of("A", "rev"))  # R5: who was skipped may play wild cards when his turn comes


def test_5_1_4_and_r5_nobody_has_a_number_card() -> None:
    none = shuffled("pass rev snap risk", "pass pass rev rev")
    match = dealt(2, "6+6 1+1", none, none, shuffled("pass rev snap risk", "4 pass rev rev"))
    events = events_at_start(match)
    assert told(events[2:]) == "round1:A redeal round1:A redeal round1:A B:no-number"
    assert (match.position()["dealer"], match.position()["round"], match.position()["active"]) == (0, 1, 0)
    assert [event["private"].keys() for event in events if event["type"] == "round_started"] == [{"0", "1"}] * 3


def test_5_1_a_redeal_comes_in_later_rounds_too() -> None:
    t = Table("1 2 3 4 | 4 4 3 pass", AUTO, count=90, dealer="A", turn="B")
    events = t.does("B", "4", shuffled("pass rev snap risk", "pass pass rev rev"), SHUFFLE)
    assert told(events) == "B:4=94 B:-3@90 over_90 round3:B redeal round3:B"
    assert (t.turn, t.state, t.now["round"]) == ("A", "LEAD", 3)


# ---- 6.1 Lead ----------------------------------------------------------------------------------------------------


def test_6_1_only_a_number_card_leads() -> None:
    t = Table("1 pass rev snap | 1 2 3 4", state="LEAD")
    assert t.legal("A") == {"1"}
    for card in ("pass", "rev", "snap"):
        assert t.refuses("A", card) == "number_required"
    assert told(t.does("A", "1")) == "A:1=1"
    assert (t.state, t.now["started"], t.turn, t.right) == ("PLAY", True, "B", "A")
    t = Table("2 2 risk sch | 1 2 3 4", state="LEAD")
    assert [t.refuses("A", card) for card in ("risk", "sch")] == ["number_required"] * 2
    assert t.legal("A") == {"2"}  # one act, however many cards of the kind


def test_6_1_nobody_else_acts() -> None:
    t = Table("1 pass rev snap | 1 2 3 4", state="LEAD")
    assert (t.owed(), t.to_act()) == ("A", "A")
    assert t.refuses("B", "1") == "not_your_turn"
    assert t.refuses("A", "draw") == t.refuses("B", "draw") == "no_draw_right"


# ---- 6.2 Play ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [-30, -4, 0, 1, 29, 31, 59, 61, 89])
def test_6_2_and_r11_schnuff_needs_an_exact_limit(count: int) -> None:
    t = Table("1 pass sch | 1 2 3 4", count=count)
    assert t.refuses("A", "sch") == "not_at_limit"
    assert t.legal("A") == {"1", "pass"}


@pytest.mark.parametrize("count", [30, 60, 90])
def test_6_2_at_a_limit_everything_may_be_played(count: int) -> None:
    assert Table("1 pass rev sch | 1 2 3 4", count=count).legal("A") == {"1", "pass", "rev", "sch"}
    assert Table("4 snap risk sch | 1 2 3 4", count=count).legal("A") == {"4", "snap", "risk", "sch"}


def test_6_2_there_is_no_voluntary_pass() -> None:
    t = Table("1 2 | 1 2 3 4", count=30)
    assert t.legal("A") == {"1", "2"}


def test_6_2_the_holder_of_the_right_is_owed_and_not_awaited() -> None:
    t = Table("1 2 3 | 4 4 pass rev | 1 1 2 2", count=17, turn="B", right="A")
    assert (t.owed(), t.to_act()) == ("AB", "B")
    assert GAME.forgettable == {"draw"}
    assert (t.legal("A"), t.legal("C")) == ({"draw"}, set())
    assert t.match.state.next_seat() == 0  # where only one can be asked, the hurried one is asked first
    t.does("A", "draw")
    assert (t.owed(), t.to_act(), t.match.state.next_seat()) == ("B", "B", 1)


def test_6_2_drawing_does_not_change_the_turn() -> None:
    t = Table("1 2 3 | 4 4 pass rev", count=17, turn="B", right="A", pile="3 ...")
    assert told(t.does("A", "draw")) == "A:drew"
    assert (t.turn, t.right, t.hand("A"), t.count) == ("B", None, "1 2 3 3", 17)


def test_6_2_in_auto_mode_nobody_ever_draws_by_himself() -> None:
    t = Table("1 2 3 4 | 4 4 pass rev", AUTO, count=17)
    assert [t.refuses(player, "draw") for player in "AB"] == ["no_draw_right"] * 2
    t.does("A", "2")
    assert [t.refuses(player, "draw") for player in "AB"] == ["no_draw_right"] * 2


def test_6_2_only_the_holder_draws_and_only_once() -> None:
    t = Table("1 2 3 | 4 4 pass rev | 1 1 2 2", count=17, turn="B", right="A")
    assert [t.refuses(player, "draw") for player in "BC"] == ["no_draw_right"] * 2
    t.does("A", "draw")
    assert [t.refuses(player, "draw") for player in "ABC"] == ["no_draw_right"] * 3


def test_6_2_those_who_are_out_can_do_nothing() -> None:
    t = Table("1 2 3 4 | 4 4 pass rev | | ", count=17, chips="10 10 10 0", out="C")
    for player in "CD":
        assert t.refuses(player, "draw") == "no_draw_right"
        assert t.refuses(player, "1") == "not_your_turn"


# ---- 6 Refusals in their order -----------------------------------------------------------------------------------

BROKEN: list[Any] = [
    None,
    "play",
    [],
    {"type": "play", "card": "number_1"},
    {"player": 0},
    {"player": 0, "type": 3},
    {"player": 2, "type": "draw"},
    {"player": -1, "type": "draw"},
    {"player": True, "type": "draw"},
    {"player": "0", "type": "draw"},
]


def finished() -> Table:
    t = Table("1 2 3 4 | 3 4 pass sch", AUTO, count=90, chips="3 2", turn="B")
    t.does("B", "3")
    assert t.state == "OVER"
    return t


@pytest.mark.parametrize("act", BROKEN, ids=str)
def test_refusal_of_what_is_no_act_comes_before_everything(act: Any) -> None:
    assert Table("1 2 3 4 | 4 4 pass rev", count=17).refuses_act(act) == "bad_params"
    assert finished().refuses_act(act) == "bad_params"


BAD: list[dict[str, Any]] = [
    {"type": "dance"},
    {"type": "lay", "card": "number_1"},
    {"type": "pass"},
    {"type": "play"},
    {"type": "play", "card": None},
    {"type": "play", "card": "number_5"},
    {"type": "play", "card": "Pass!"},
    {"type": "play", "card": 1},
    {"type": "play", "card": ["number_1"]},
    {"type": "play", "card": {}},
    {"type": "play", "card": "number_1", "count": 18},
    {"type": "draw", "card": "number_1"},
    {"type": "draw", "why": "fun"},
]


@pytest.mark.parametrize("act", BAD, ids=str)
def test_refusal_of_wrong_parameters_comes_before_what_the_moment_forbids(act: dict[str, Any]) -> None:
    t = Table("1 2 3 | 4 4 pass rev | 1 1 1 2", count=17, turn="B", right="A")
    for player in range(3):
        assert t.refuses_act({"player": player, **act}) == "bad_params"
    assert finished().refuses_act({"player": 0, **act}) == "game_over"  # this alone comes before


REFUSALS = [
    "game_over",
    "bad_params",
    "no_draw_right",
    "not_your_turn",
    "card_not_in_hand",
    "number_required",
    "not_at_limit",
]


def test_refusals_each_before_all_that_follow() -> None:
    """Every pair of reasons that can meet in one act; the picture makes both true."""
    over, lead = finished(), Table("1 pass sch rev | 1 2 3 4", state="LEAD")
    play = Table("1 pass sch | 1 2 3 4", count=17)
    strange: dict[str, Any] = {"type": "play", "card": "schnuff", "loudly": True}
    # game_over before all: the losing player, a card he does not hold, a right he does not have
    assert [over.refuses("A", text) for text in ("draw", "1", "sch", "snap")] == ["game_over"] * 4
    assert over.refuses("B", "sch") == "game_over"
    assert over.refuses_act({"player": 0, **strange}) == "game_over"
    # bad_params before no_draw_right, not_your_turn, card_not_in_hand, number_required, not_at_limit
    assert play.refuses_act({"player": 0, "type": "draw", "card": "pass"}) == "bad_params"
    assert play.refuses_act({"player": 1, **strange}) == "bad_params"
    assert play.refuses_act({"player": 0, **strange, "card": "snap"}) == "bad_params"
    assert lead.refuses_act({"player": 0, **strange}) == "bad_params"
    assert play.refuses_act({"player": 0, **strange}) == "bad_params"
    # not_your_turn before the rest
    assert [play.refuses("B", text) for text in ("1", "snap", "sch")] == ["not_your_turn"] * 3
    assert [lead.refuses("B", text) for text in ("1", "snap", "sch")] == ["not_your_turn"] * 3
    # card_not_in_hand before number_required and not_at_limit
    assert lead.refuses("A", "risk") == "card_not_in_hand"
    assert Table("1 pass rev | 1 2 3 4", count=17).refuses("A", "sch") == "card_not_in_hand"
    assert Table("1 pass rev snap | 1 2 3 4", state="LEAD").refuses("A", "sch") == "card_not_in_hand"
    # number_required before not_at_limit
    assert lead.refuses("A", "sch") == "number_required"
    assert play.refuses("A", "sch") == "not_at_limit"
    assert {reason for reason in REFUSALS if rule_of(GAME, reason)} == set(REFUSALS)


def test_by_is_always_allowed() -> None:
    t = Table("1 2 3 | 4 4 pass rev", count=17, turn="B", right="A")
    t.match.act({"player": 0, "type": "draw", "by": "bot"})
    t.match.act({"player": 1, "type": "play", "card": "pass", "by": "clock"})
    assert t.turn == "A"


# ---- 6.3/1 The card is laid --------------------------------------------------------------------------------------


def test_6_3_1_the_card_lies_on_top_of_the_discard() -> None:
    t = Table("1 2 3 3 | 4 4 pass rev", count=17, discard="rev pass")
    t.does("A", "3")
    assert (t.discard, t.hand("A")) == ("rev pass 3", "1 2 3")


# ---- 6.3/2 Forgotten draws (R7) ----------------------------------------------------------------------------------


def test_6_3_2_the_next_play_ends_the_right() -> None:
    t = Table("1 2 3 | 4 4 pass rev | 1 1 2 2", count=17, turn="B", right="A")
    assert told(t.does("B", "4")) == "A:forgot B:4=21"
    assert (t.right, t.size("A"), t.size("B"), t.turn) == ("B", 3, 3, "C")
    assert t.refuses("A", "draw") == "no_draw_right"


def test_6_3_2_a_forgotten_card_is_never_caught_up() -> None:
    t = Table("1 2 3 | 4 4 pass rev", count=7, turn="B", right="A")
    t.plays("B: 4", "B: draw", "A: 1", "A: draw")
    assert t.size("A") == 3
    assert t.refuses("A", "draw") == "no_draw_right"
    t.plays("B: 4", "A: 2", "B: pass")  # both forget
    assert (t.size("A"), t.size("B")) == (2, 2)


def test_6_3_2_own_right_forgotten_by_the_own_next_play() -> None:
    """B has been skipped; A is active again, still has his right and plays on without drawing."""
    t = Table("2 3 | sch", count=17, right="A")
    assert t.legal("A") == {"draw", "2", "3"}
    assert told(t.does("A", "2")) == "A:forgot A:2=19 B:stuck"
    assert (t.turn, t.right, t.hand("A")) == ("A", "A", "3")


def test_6_3_2_the_own_last_card_is_no_dropping_out_by_oneself() -> None:
    t = Table("2 | sch", count=17, right="A", pile="4 ...")
    assert told(t.does("A", "2")) == "A:forgot A:2=19 B:stuck"
    assert (t.turn, t.right, t.in_round, t.size("A")) == ("A", "A", "AB", 0)
    assert t.legal("A") == {"draw"}
    assert t.refuses("A", "2") == "card_not_in_hand"
    assert told(t.does("A", "draw")) == "A:drew"
    assert (t.turn, t.legal("A")) == ("A", {"4"})


def test_6_3_2_without_cards_one_drops_out_of_the_round_but_not_of_the_game() -> None:
    """R17, R30"""
    t = Table(" | 4 4 pass rev | 1 1 2 2", count=17, turn="B", right="A")
    assert told(t.does("B", "4")) == "A:forgot A:dropped B:4=21"
    assert (t.in_round, t.chips, t.now["eliminated"], t.turn) == ("BC", "10 10 10", [], "C")
    t.plays("C: 1", "B: 4", "C: 2")
    assert t.turn == "B"  # nobody waits for A any more


def test_6_3_2_a_last_card_drawn_in_time_keeps_one_in_the_round() -> None:
    t = Table(" | 4 4 pass rev", count=17, turn="B", right="A", pile="3 ...")
    t.plays("A: draw", "B: 4")
    assert (t.in_round, t.turn, t.hand("A")) == ("AB", "A", "3")


def test_6_3_2_who_dropped_out_is_dealt_in_again() -> None:
    t = Table(" | 4 4 pass rev | 1 1 2 2", count=90, turn="B", right="A")
    events = t.does("B", "4", SHUFFLE)
    assert told(events) == "A:forgot A:dropped B:4=94 B:-3@90 over_90 round3:B"
    assert (t.in_round, t.size("A")) == ("ABC", 4)


def test_r29_who_drops_out_does_not_count_for_the_schnuff_that_follows() -> None:
    t = Table(" | 4 sch pass rev | 1 1 2 2 | 1 1 2 2", count=30, turn="B", right="A")
    assert told(t.does("B", "sch", "3+3", "1+2")) == (
        "A:forgot A:dropped B:sch=30 C:3+3 D:1+2 D:spared C:-1@30 C:immune@30"
    )


def test_r17_who_is_out_of_the_round_neither_rolls_nor_pays_nor_is_next() -> None:
    t = Table("4 sch pass rev | | 1 1 2 2 | 1 1 2 2", count=60, out="B")
    assert told(t.does("A", "sch", "3+3", "1+2")) == "A:sch=60 C:3+3 D:1+2 D:spared C:-2@60 C:immune@60"
    assert (t.turn, t.chips) == ("C", "10 10 8 10")


def test_6_3_2_dropping_out_and_elimination_in_one_play() -> None:
    t = Table(" | 2 4 pass rev | 1 1 2 2", count=30, turn="B", right="A", chips="10 1 10", dealer="A")
    events = t.does("B", "2", SHUFFLE)
    assert told(events) == "A:forgot A:dropped B:2=32 B:-1@30 B:out one_left round3:C"
    assert (t.in_round, t.turn) == ("AC", "A")


def test_6_3_8_nobody_may_be_left_in_the_round() -> None:
    t = Table(" | 2 4 pass rev | ", count=30, turn="B", right="A", chips="10 1 10", out="C", dealer="C")
    events = t.does("B", "2", SHUFFLE)
    assert told(events) == "A:forgot A:dropped B:2=32 B:-1@30 B:out one_left round3:A"
    assert (t.in_round, t.turn) == ("AC", "C")


def test_6_3_2_the_last_opponent_drops_out_and_the_last_chip_is_paid() -> None:
    t = Table(" | 2 4 pass rev", count=30, turn="B", right="A", chips="10 1")
    assert told(t.does("B", "2")) == "A:forgot A:dropped B:2=32 B:-1@30 B:out end:1 2"
    assert t.match.result() == {"ranks": [1, 2], "scores": [10, 0]}


# ---- 6.3/2 The toll of dropping out (R31) ------------------------------------------------------------------------


def test_r31_by_the_booklet_dropping_out_is_free() -> None:
    t = Table(" | 4 4 pass rev | 1 1 2 2", count=17, turn="B", right="A")
    assert "A:-" not in told(t.does("B", "4"))
    assert (t.chips, t.now["bank"]) == ("10 10 10", 0)


@pytest.mark.parametrize(
    ("count", "chips", "limit"),
    [(-4, 1, 30), (0, 1, 30), (29, 1, 30), (30, 1, 30), (31, 2, 60), (60, 2, 60), (61, 3, 90), (90, 3, 90)],
)
def test_6_3_2_the_toll_is_the_fee_of_the_next_limit_from_the_count_before_the_card(
    count: int, chips: int, limit: int
) -> None:
    t = Table(" | 4 4 pass rev | 1 1 2 2", NEXT, count=count, turn="B", right="A")
    assert told(t.does("B", "rev")) == f"A:forgot A:dropped A:-{chips}@{limit} B:rev={count}"
    assert (t.in_round, t.chips, t.now["bank"]) == ("BC", f"{10 - chips} 10 10", chips)
    assert (t.turn, t.right, t.now["eliminated"]) == ("C", "B", [])


@pytest.mark.parametrize("count", [-4, 0, 30, 31, 90])
def test_6_3_2_the_toll_is_the_fee_of_90(count: int) -> None:
    t = Table(" | 4 4 pass rev | 1 1 2 2", NINETY, count=count, turn="B", right="A")
    assert told(t.does("B", "rev")) == f"A:forgot A:dropped A:-3@90 B:rev={count}"
    assert (t.chips, t.now["bank"]) == ("7 10 10", 3)


@pytest.mark.parametrize("toll", [NEXT, NINETY])
def test_6_3_2_who_still_holds_a_card_pays_no_toll(toll: dict[str, Any]) -> None:
    t = Table("1 | 4 4 pass rev | 1 1 2 2", toll, count=89, turn="B", right="A")
    assert told(t.does("B", "pass")) == "A:forgot B:pass=89"
    own = Table("2 | sch", toll, count=17, right="A")  # nor who has forgotten the card before his own last one
    assert told(own.does("A", "2")) == "A:forgot A:2=19 B:stuck"
    assert (t.chips, own.chips) == ("10 10 10", "10 10")


def test_6_3_2_who_has_paid_the_toll_is_dealt_in_again() -> None:
    t = Table(" | 4 4 pass rev | 1 1 2 2", NEXT, count=90, turn="B", right="A")
    assert told(t.does("B", "4", SHUFFLE)) == "A:forgot A:dropped A:-3@90 B:4=94 B:-3@90 over_90 round3:B"
    assert (t.in_round, t.size("A"), t.chips) == ("ABC", 4, "7 7 10")


def test_r15_r31_who_has_too_little_pays_all_and_is_eliminated_after_the_card() -> None:
    t = Table(" | 4 4 pass rev | 1 1 2 2", NINETY, count=10, turn="B", right="A", chips="2 10 10")
    assert told(t.does("B", "4")) == "A:forgot A:dropped A:-2@90 B:4=14 A:out"
    assert (t.in_round, t.turn, t.right, t.chips) == ("BC", "C", "B", "0 10 10")
    assert (t.now["eliminated"], t.now["aside"]) == ([[0]], [])  # R16: he had no card to put aside


def test_r29_r31_who_pays_the_toll_neither_rolls_nor_pays_for_the_schnuff_that_follows() -> None:
    t = Table(" | 4 sch pass rev | 1 1 2 2 | 1 1 2 2", NEXT, count=60, turn="B", right="A", chips="2 10 10 10")
    assert told(t.does("B", "sch", "3+3", "1+2")) == (
        "A:forgot A:dropped A:-2@60 B:sch=60 C:3+3 D:1+2 D:spared C:-2@60 A:out C:immune@60"
    )
    assert t.now["eliminated"] == [[0]]


def test_6_3_6_toll_and_schnuff_take_the_last_chips_of_one_group() -> None:
    t = Table(" | 4 sch pass rev | 1 1 2 2 | 1 1 2 2", NEXT, count=60, turn="B", right="A", chips="2 10 1 10")
    assert told(t.does("B", "sch", "3+3", "1+2")) == (
        "A:forgot A:dropped A:-2@60 B:sch=60 C:3+3 D:1+2 D:spared C:-1@60 A:out C:out D:immune@60"
    )
    assert (t.now["eliminated"], t.turn) == ([[0, 2]], "D")


def test_6_3_5_immunity_does_not_save_from_the_toll() -> None:
    """R14: it is for a limit that is crossed, and it ends when its holder leaves the round."""
    until = NEXT | {"immunity": "until_crossed"}
    t = Table(" | 1 4 pass rev | 1 1 2 2", until, count=25, turn="B", right="A", immune="A 30")
    assert told(t.does("B", "4")) == "A:forgot A:dropped A:-1@30 B:4=29"
    assert t.immune is None


def test_6_3_7_the_toll_ends_a_game_of_two() -> None:
    t = Table(" | 2 4 pass rev", NEXT, count=30, turn="B", right="A", chips="1 10")
    assert told(t.does("B", "pass")) == "A:forgot A:dropped A:-1@30 B:pass=30 A:out end:2 1"
    assert t.match.result() == {"ranks": [2, 1], "scores": [0, 10]}


def test_6_3_7_nobody_may_be_left_in_the_game() -> None:
    """7: those of the last payment share the first rank."""
    t = Table(" | 2 4 pass rev | ", NEXT, count=30, turn="B", right="A", chips="1 1 0", dealer="A")
    assert told(t.does("B", "2")) == "A:forgot A:dropped A:-1@30 B:2=32 B:-1@30 A:out B:out end:1 1 3"
    assert (t.now["eliminated"], t.now["in_round"], t.now["bank"]) == ([[2], [0, 1]], [False] * 3, 30)
    assert t.match.result() == {"ranks": [1, 1, 3], "scores": [0, 0, 0]}


def test_7_the_short_game_ends_with_the_toll() -> None:
    t = Table(" | 2 4 pass rev | 1 1 2 2", NEXT | {"short_game": True}, count=30, turn="B", right="A", chips="1 4 4")
    assert told(t.does("B", "pass")) == "A:forgot A:dropped A:-1@30 B:pass=30 A:out end:3 1 1"


def test_r26_r31_at_the_end_of_a_round_an_open_right_costs_nothing() -> None:
    """The player who ended the round has no card left and could not draw any more."""
    t = Table("2 4 pass rev | 4 | 1 1 2 2", NINETY, count=89, turn="B")
    assert told(t.does("B", "4", SHUFFLE)) == "B:4=93 B:-3@90 over_90 round3:B"
    assert t.chips == "10 7 10"


@pytest.mark.parametrize("toll", ["next_limit", "ninety"])
def test_r31_with_automatic_drawing_nobody_drops_out(toll: str) -> None:
    by_booklet, with_toll = (started(3, options=AUTO | {"drop_out_toll": chosen}) for chosen in ("none", toll))
    chance = Rng(stream("toll", "acts"))
    while not by_booklet.over:
        act = by_booklet.random_act(by_booklet.to_act()[0], chance)
        assert by_booklet.act(act) == with_toll.act(act)
    assert by_booklet.result() == with_toll.result()


@pytest.mark.parametrize(("hand", "forgot"), [("1 2", "A:forgot"), ("", "A:forgot A:dropped")])
def test_r26_a_right_that_is_open_when_the_round_ends(hand: str, forgot: str) -> None:
    t = Table(f"{hand} | 2 4 pass rev", count=89, turn="B", right="A")
    assert told(t.does("B", "4", SHUFFLE)) == f"{forgot} B:4=93 B:-3@90 over_90 round3:B"
    assert (t.right, t.size("A"), t.size("B"), t.in_round) == (None, 4, 4, "AB")
    assert [t.refuses(player, "draw") for player in "AB"] == ["no_draw_right"] * 2  # nor does B get one


def test_6_3_9_who_is_eliminated_gets_no_right() -> None:
    t = Table("2 4 pass rev | 1 1 2 2 | 3 3 3 4", count=30, chips="1 10 10")
    assert told(t.does("A", "2")) == "A:2=32 A:-1@30 A:out"
    assert (t.right, t.owed(), t.refuses("A", "draw")) == (None, "B", "no_draw_right")


# ---- 6.3/4 Effects -----------------------------------------------------------------------------------------------


@EITHER
@pytest.mark.parametrize("card", ["1", "2", "3", "4"])
def test_6_3_4_a_number_is_added(card: str, options: dict[str, Any]) -> None:
    t = Table("1 2 3 4 | 1 2 3 4", options, count=17)
    t.does("A", card)
    assert t.count == 17 + int(card)


@pytest.mark.parametrize("count", [-5, 0, 17, 30, 60, 89, 90])
def test_6_3_4_pass_and_reverse_leave_the_count(count: int) -> None:
    for card, way in (("pass", 1), ("rev", -1)):
        t = Table("pass rev 1 2 | 1 2 3 4 | 1 2 3 4", AUTO, count=count)
        events = t.does("A", card)
        assert told(events[:1]) == f"A:{card}={count}"
        assert (events[0]["direction"], t.now["direction"], t.chips) == (way, way, "10 10 10")


def test_6_3_4_reverse_turns_the_order_until_the_next_reverse() -> None:
    t = Table("1 1 2 rev | 1 1 2 2 | rev 2 3 3 | 1 2 3 4", AUTO, count=5)
    order = [t.turn]
    for move in ("A: rev", "D: 1", "C: rev", "D: 2", "A: 1"):
        t.plays(move)
        order.append(t.turn)
    assert order == ["A", "D", "C", "D", "A", "B"]


def test_r28_reverse_with_two_players_changes_the_direction_only() -> None:
    t = Table("1 1 2 rev | 1 1 2 rev", AUTO, count=5)
    t.does("A", "rev")
    assert (t.turn, t.now["direction"]) == ("B", -1)
    t.does("B", "rev")
    assert (t.turn, t.now["direction"]) == ("A", 1)


def test_6_3_4_reverse_skips_those_who_are_out() -> None:
    t = Table("1 1 2 rev | 1 1 2 2 | | ", count=5, chips="10 10 0 10", out="D")
    t.does("A", "rev")
    assert t.turn == "B"


SNAPS = {-44: 30, -1: 30, 0: 30, 1: 30, 29: 30, 30: 30, 31: 60, 59: 60, 60: 60, 61: 90, 89: 90, 90: 90}


@pytest.mark.parametrize(("before", "after"), SNAPS.items())
def test_6_3_4_and_r25_snap_reaches_the_next_limit_and_costs_nothing(before: int, after: int) -> None:
    t = Table("snap 1 2 3 | 1 2 3 4", AUTO, count=before)
    assert told(t.does("A", "snap")) == f"A:snap={after} A:drew"
    assert (t.count, t.chips) == (after, "10 10")


RISKS = {"1+1": 38, "1+2": 37, "3+3": 34, "1+5": 34, "1+6": 47, "3+4": 47, "6+6": 52}


@pytest.mark.parametrize(("dice", "after"), RISKS.items())
def test_6_3_4_risk_adds_from_seven_and_subtracts_up_to_six(dice: str, after: int) -> None:
    t = Table("risk 1 2 3 | 1 2 3 4", count=40)
    assert told(t.does("A", "risk", dice)) == f"A:risk={after} A:{dice}"


def test_r10_risk_may_fall_below_zero_and_further() -> None:
    t = Table("risk 1 2 | risk 1 3", count=3)
    t.does("A", "risk", "3+3")
    assert t.count == -3
    t.does("B", "risk", "1+1")
    assert t.count == -5
    t.plays("A: 2", "B: 3")
    assert (t.count, t.chips) == (0, "10 10")


def test_r10_a_risk_from_below_zero_goes_up_too() -> None:
    t = Table("risk 1 2 | risk 1 3", count=-7)
    assert told(t.does("A", "risk", "3+4")) == "A:risk=0 A:3+4"
    assert told(t.does("B", "risk", "6+6")) == "A:forgot B:risk=12 B:6+6"


@pytest.mark.parametrize(("count", "dice", "after"), [(0, "1+1", 0), (4, "2+3", 0), (5, "2+3", 0), (6, "2+3", 1)])
def test_r10_the_floor_is_an_option(count: int, dice: str, after: int) -> None:
    t = Table("risk 1 2 3 | 1 2 3 4", {"count_floor": "zero"}, count=count)
    assert told(t.does("A", "risk", dice)) == f"A:risk={after} A:{dice}"


# ---- 6.3/5 Crossing a limit (R9) ---------------------------------------------------------------------------------

CROSSINGS = [  # count, card, dice, what is paid at which limit
    (26, "4", (), None),
    (27, "4", (), (1, 30)),
    (29, "1", (), None),
    (30, "1", (), (1, 30)),
    (31, "1", (), None),
    (58, "4", (), (2, 60)),
    (60, "4", (), (2, 60)),
    (57, "3", (), None),
    (61, "4", (), None),
    (23, "risk", ("3+4",), None),
    (24, "risk", ("3+4",), (1, 30)),
    (30, "risk", ("6+6",), (1, 30)),
    (60, "risk", ("3+4",), (2, 60)),
    (59, "risk", ("6+6",), (2, 60)),
    (31, "risk", ("3+3",), None),  # down through a limit costs nothing
    (61, "risk", ("1+1",), None),
    (90, "risk", ("1+1",), None),
    (33, "risk", ("1+2",), None),  # down exactly to it
    (83, "risk", ("3+4",), None),
    (-2, "risk", ("6+6",), None),
]


@EITHER
@pytest.mark.parametrize(("count", "card", "dice", "fee"), CROSSINGS, ids=str)
def test_6_3_5_over_is_strictly_greater(
    count: int, card: str, dice: tuple[str, ...], fee: tuple[int, int] | None, options: dict[str, Any]
) -> None:
    t = Table("1 3 4 risk | 1 2 3 4", options, count=count)
    events = t.does("A", card, *dice)
    paid = [(event["player"], event["chips"], event["limit"]) for event in events if event["type"] == "paid"]
    assert paid == ([(0, *fee)] if fee else [])
    assert t.now["chips"] == [10 - (fee[0] if fee else 0), 10]
    assert t.now["bank"] == (fee[0] if fee else 0)


@EITHER
@pytest.mark.parametrize(("count", "card", "dice"), [(87, "4", ()), (90, "1", ()), (90, "risk", ("6+6",))])
def test_6_3_5_over_90_costs_three_and_ends_the_round(
    count: int, card: str, dice: tuple[str, ...], options: dict[str, Any]
) -> None:
    t = Table("1 3 4 risk | 1 2 3 4", options, count=count)
    events = t.does("A", card, *dice, SHUFFLE)
    assert told(events).endswith("A:-3@90 over_90 round3:B")
    assert t.chips == "7 10"


def test_r10_a_second_crossing_costs_again() -> None:
    t = Table("risk 1 2 3 | 4 4 3 2", AUTO, count=31)
    t.does("A", "risk", "1+1")
    assert told(t.does("B", "4")) == "B:4=33 B:-1@30 B:drew"


@pytest.mark.parametrize(("count", "chips", "card", "paid"), [(60, 1, "1", "-1@60"), (90, 2, "1", "-2@90")])
def test_r15_who_has_too_few_chips_pays_all_he_has_and_is_out(count: int, chips: int, card: str, paid: str) -> None:
    t = Table("1 3 4 risk | 1 2 3 4", AUTO, count=count, chips=f"{chips} 10")
    assert told(t.does("A", card)) == f"A:{card}={count + 1} A:{paid} A:out end:2 1"


# ---- 6.3/5 Immunity (R14) ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("limit", "card", "dice"), [(30, "4", ()), (60, "1", ()), (30, "risk", ("6+6",))])
def test_r14_the_next_player_crosses_for_free(limit: int, card: str, dice: tuple[str, ...]) -> None:
    t = Table("sch 1 2 3 | 1 4 risk pass | 1 2 3 4", count=limit)
    assert told(t.does("A", "sch", "1+1", "6+6")).endswith("B:immune@" + str(limit))
    events = t.does("B", card, *dice)
    assert told(events).endswith(f"B:free@{limit}")
    assert "paid" not in types(events)
    assert t.immune is None


@pytest.mark.parametrize(
    ("card", "dice", "after"), [("pass", (), "C"), ("rev", (), "A"), ("snap", (), "C"), ("risk", ("1+1",), "C")]
)
def test_r14_any_other_card_lets_it_lapse_and_it_is_not_handed_on(card: str, dice: tuple[str, ...], after: str) -> None:
    t = Table(f"4 1 2 3 | {card} 1 2 3 | 1 2 3 4 | 1 2 3 4", AUTO, count=30, turn="B", immune="B 30")
    t.does("B", card, *dice)
    assert (t.immune, t.turn) == (None, after)
    if t.count == 30:
        assert told(t.does(after, "2")) == f"{after}:2=32 {after}:-1@30 {after}:drew"


def test_r14_an_own_schnuff_hands_immunity_to_the_next() -> None:
    t = Table("4 1 2 3 | sch 1 2 3 | 1 2 3 4", AUTO, count=30, turn="B", immune="B 30")
    assert told(t.does("B", "sch", "1+1", "2+2")) == ("B:sch=30 C:1+1 A:2+2 C:spared A:-1@30 B:drew C:immune@30")
    assert t.immune == "C 30"


def test_r14_against_the_clock_the_next_is_the_right_neighbour() -> None:
    t = Table("sch 1 2 3 | 1 4 risk pass | 1 2 3 4", AUTO, count=30, way=-1)
    assert told(t.does("A", "sch", "1+1", "6+6")) == "A:sch=30 C:1+1 B:6+6 C:spared B:-1@30 A:drew C:immune@30"
    assert (t.turn, t.immune) == ("C", "C 30")


def test_r14_the_next_remaining_player_is_immune() -> None:
    t = Table("sch 1 2 3 | 1 4 risk pass | 1 2 3 4 | 1 2 3 4", AUTO, count=60, chips="10 2 1 10")
    assert told(t.does("A", "sch", "3+1", "3+3", "1+1")) == (
        "A:sch=60 B:3+1 C:3+3 D:1+1 D:spared B:-2@60 C:-1@60 B:out C:out A:drew D:immune@60"
    )
    assert (t.turn, t.immune, t.now["eliminated"]) == ("D", "D 60", [[1, 2]])


def test_r14_with_two_players_too() -> None:
    t = Table("sch 1 2 3 | 1 4 risk pass", AUTO, count=30)
    t.does("A", "sch", "6+6")
    assert told(t.does("B", "4")) == "B:4=34 B:free@30 B:drew"


def test_r14_in_strict_mode_right_and_immunity_stand_side_by_side() -> None:
    t = Table("sch 1 2 3 | 1 4 risk pass | 1 2 3 4", count=30)
    t.does("A", "sch", "1+1", "6+6")
    assert (t.right, t.immune, t.turn, t.owed()) == ("A", "B 30", "B", "AB")
    t.does("A", "draw")
    assert t.immune == "B 30"
    assert told(t.does("B", "1")) == "B:1=31 B:free@30"


def test_r14_not_at_90() -> None:
    t = Table("sch 1 2 3 | 1 4 risk pass | 1 2 3 4", AUTO, count=90)
    events = t.does("A", "sch", "1+1", "6+6", SHUFFLE)
    assert told(events) == "A:sch=90 B:1+1 C:6+6 B:spared C:-3@90 schnuff_90 round3:B"
    assert t.immune is None


def test_r14_until_crossed_is_kept_until_used() -> None:
    t = Table("1 1 2 3 | pass 4 1 2 | 2 2 3 4", UNTIL, count=30, turn="B", immune="B 30")
    t.does("B", "pass")
    assert t.immune == "B 30"
    assert told(t.does("C", "2")) == "C:2=32 C:-1@30 C:drew"  # the others pay
    assert t.immune == "B 30"


@pytest.mark.parametrize("count", [27, 29, 30])
def test_r14_until_crossed_saves_from_any_place_below(count: int) -> None:
    t = Table("1 1 2 3 | pass 4 1 2 | 2 2 3 4", UNTIL, count=count, turn="B", immune="B 30")
    assert told(t.does("B", "4")) == f"B:4={count + 4} B:free@30 B:drew"
    assert t.immune is None


def test_r14_until_crossed_stays_where_nothing_is_crossed() -> None:
    t = Table("1 1 2 3 | risk 4 1 2 | 2 2 3 4", UNTIL, count=30, turn="B", immune="B 30")
    t.does("B", "risk", "2+2")
    assert t.immune == "B 30"
    t.plays("C: 2", "A: 1")
    assert t.count == 29
    assert told(t.does("B", "4")) == "B:4=33 B:free@30 B:drew"


@pytest.mark.parametrize(("count", "immune", "paid"), [(60, "B 30", "-2@60"), (30, "B 60", "-1@30")])
def test_r14_until_crossed_saves_at_its_own_limit_only(count: int, immune: str, paid: str) -> None:
    t = Table("1 1 2 3 | risk 4 1 2 | 2 2 3 4", UNTIL, count=count, turn="B", immune=immune)
    assert told(t.does("B", "4")) == f"B:4={count + 4} B:{paid} B:drew"
    assert t.immune == immune


def test_r14_until_crossed_ends_with_the_elimination_of_its_holder() -> None:
    t = Table("1 1 2 3 | risk 4 1 2 | 2 2 3 4", UNTIL, count=60, turn="B", immune="B 30", chips="10 2 10")
    assert told(t.does("B", "4")) == "B:4=64 B:-2@60 B:out"
    assert t.immune is None


def test_r14_until_crossed_ends_when_its_holder_drops_out() -> None:
    t = Table("1 1 2 3 |  | 2 2 3 4", {"immunity": "until_crossed"}, count=29, turn="C", right="B", immune="B 30")
    assert told(t.does("C", "3")) == "B:forgot B:dropped C:3=32 C:-1@30"
    assert t.immune is None


def test_r14_until_crossed_ends_with_a_new_schnuff() -> None:
    t = Table("1 1 2 3 | risk 4 1 2 | sch 2 3 4", UNTIL, count=60, turn="C", immune="B 30")
    assert told(t.does("C", "sch", "1+1", "2+2")) == "C:sch=60 A:1+1 B:2+2 A:spared B:-2@60 C:drew A:immune@60"
    assert t.immune == "A 60"


def test_r14_until_crossed_a_holder_who_plays_schnuff_gives_it_away() -> None:
    t = Table("1 1 2 3 | sch 4 1 2 | 2 2 3 4", UNTIL, count=60, turn="B", immune="B 30")
    t.does("B", "sch", "1+1", "2+2")
    assert t.immune == "C 60"


def test_r14_until_crossed_ends_with_the_round() -> None:
    t = Table("1 1 2 3 | 4 4 1 2 | 2 2 3 4", UNTIL, count=90, turn="B", immune="A 60")
    assert told(t.does("B", "4", SHUFFLE)) == "B:4=94 B:-3@90 over_90 round3:B"
    assert t.immune is None


# ---- 6.3/6 Elimination -------------------------------------------------------------------------------------------


@EITHER
def test_6_3_6_and_r16_cards_of_the_eliminated_lie_aside(options: dict[str, Any]) -> None:
    t = Table("2 pass rev snap | 1 2 3 4 | 1 2 3 4", options, count=30, chips="1 10 10")
    assert told(t.does("A", "2")) == "A:2=32 A:-1@30 A:out"
    assert (t.now["aside"], t.discard.split()[-1], t.size("A")) == (cards("pass rev snap"), "2", 0)
    assert (t.now["bank"], t.now["eliminated"], t.in_round) == (10, [[0]], "BC")
    assert [t.match.view(viewer)["aside"] for viewer in (0, 1, None)] == [3, 3, 3]


def test_r22_an_elimination_does_not_end_the_round() -> None:
    t = Table("2 pass rev snap | 1 2 3 4 | 1 2 3 4", AUTO, count=30, chips="1 10 10", way=-1)
    t.does("A", "2")
    assert (t.turn, t.count, t.now["direction"], t.now["round"]) == ("C", 32, -1, 2)


def test_6_3_6_eliminated_one_after_the_other() -> None:
    t = Table("2 pass rev snap | 4 4 3 1 | 1 2 3 4", AUTO, count=60, chips="1 2 10")
    t.does("A", "2")
    assert t.now["eliminated"] == [[0]]
    t = Table("2 pass rev snap | 4 4 3 1 | 1 2 3 4 | ", AUTO, count=60, chips="1 2 10 0")
    t.does("A", "2")
    assert t.now["eliminated"] == [[3], [0]]


def test_6_3_6_several_at_once_ascending_by_seat() -> None:
    """They rolled in the order A, D, C; they are told as A, C, D."""
    t = Table("1 2 3 4 | sch 2 3 4 | 1 2 3 4 | 1 2 3 4", AUTO, count=60, chips="1 9 2 2", turn="B", way=-1)
    events = t.does("B", "sch", "6+6", "5+6", "5+5")
    assert told(events) == ("B:sch=60 A:6+6 D:5+6 C:5+5 C:spared A:-1@60 D:-2@60 A:out D:out B:drew C:immune@60")
    assert t.now["eliminated"] == [[0, 3]]
    assert t.now["aside"] == sorted(cards("1 2 3 4 1 2 3 4"))


def test_r16_aside_cards_come_back_with_the_next_shuffle() -> None:
    t = Table("1 2 3 4 | 4 4 3 1 | ", AUTO, count=90, chips="10 10 0", aside="sch snap", turn="B")
    t.does("B", "4", SHUFFLE)
    now = t.now
    everything = now["draw_pile"] + [card for hand in now["hands"] for card in hand]
    assert (sorted(everything), now["aside"], now["discard"]) == (sorted(SHUFFLE[1]), [], [])


# ---- 6.3/7 and 7 The end of the game -----------------------------------------------------------------------------


def test_7_the_last_player_with_chips_wins_and_there_is_no_round_end() -> None:
    t = Table("1 2 3 4 | 3 4 pass rev", AUTO, count=90, chips="3 2", turn="B")
    assert told(t.does("B", "3")) == "B:3=93 B:-2@90 B:out end:1 2"
    assert t.match.result() == {"ranks": [1, 2], "scores": [3, 0]}
    assert (t.state, t.turn, t.right, t.immune, t.owed(), t.to_act()) == ("OVER", None, None, None, "", "")
    assert (t.count, t.hand("A"), t.now["aside"]) == (93, "1 2 3 4", sorted(cards("4 pass rev")))


def test_7_ranks_by_the_order_of_elimination() -> None:
    t = Table("1 2 3 4 | | | 4 4 3 1 | ", AUTO, count=90, chips="7 0 0 3 0", gone="B|CE", turn="D")
    events = t.does("D", "4")
    assert told(events) == "D:4=94 D:-3@90 D:out end:1 5 3 2 3"
    assert one(events, "game_ended") == {"type": "game_ended", "ranking": [1, 5, 3, 2, 3], "chips": [7, 0, 0, 0, 0]}


def test_7_two_eliminated_by_one_schnuff_share_the_second_place() -> None:
    t = Table("sch 2 3 4 | 1 2 3 4 | 1 2 3 4", AUTO | {"schnuff_tie": "all_pay"}, count=30, chips="5 1 1")
    events = t.does("A", "sch", "2+2", "1+3")
    assert told(events) == "A:sch=30 B:2+2 C:1+3 B:-1@30 C:-1@30 B:out C:out end:1 2 2"


def test_7_a_schnuff_at_90_that_ends_the_game_ends_no_round() -> None:
    t = Table("sch 2 3 4 | 1 2 3 4", AUTO, count=90, chips="5 3")
    assert told(t.does("A", "sch", "3+4")) == "A:sch=90 B:3+4 B:-3@90 B:out end:1 2"


def test_7_the_short_game_ends_with_the_first_who_has_nothing_left() -> None:
    t = Table("2 pass rev snap | 1 2 3 4 | 1 2 3 4", SHORT, count=30, chips="1 7 9")
    assert told(t.does("A", "2")) == "A:2=32 A:-1@30 A:out end:3 2 1"
    assert t.match.result() == {"ranks": [3, 2, 1], "scores": [0, 7, 9]}


def test_7_the_short_game_ends_also_where_the_round_would() -> None:
    t = Table("2 pass rev snap | 1 2 3 4 | 1 2 3 4", SHORT, count=90, chips="3 7 9")
    assert told(t.does("A", "2")) == "A:2=92 A:-3@90 A:out end:3 2 1"


def test_7_the_short_game_makes_all_payments_of_its_last_event() -> None:
    t = Table("1 2 3 4 | 1 2 3 4 | sch 2 3 4 | 1 2 3 4", SHORT, count=60, chips="1 2 8 9", turn="C")
    events = t.does("C", "sch", "1+1", "6+6", "5+5")
    assert told(events) == "C:sch=60 D:1+1 A:6+6 B:5+5 D:spared A:-1@60 B:-2@60 A:out B:out end:3 3 2 1"


def test_r27_the_short_game_may_have_joint_winners() -> None:
    t = Table("2 pass rev snap | 1 2 3 4 | 1 2 3 4 | 1 2 3 4", SHORT, count=30, chips="1 7 7 5")
    assert told(t.does("A", "2")).endswith("end:4 1 1 3")


def test_7_nobody_has_nothing_left_and_the_short_game_goes_on() -> None:
    t = Table("2 pass rev snap | 1 2 3 4 | 1 2 3 4", SHORT, count=30, chips="2 7 9")
    t.does("A", "2")
    assert (t.state, t.turn) == ("PLAY", "B")


LIMITED = AUTO | {"max_rounds": 2}


def test_3_max_rounds_ends_the_game_with_its_last_round() -> None:
    t = Table("1 2 3 4 | 4 4 3 1 | 1 2 3 4", LIMITED, count=90, turn="B", chips="9 10 9", way=-1)
    assert told(t.does("B", "4")) == "B:4=94 B:-3@90 over_90 end:1 3 1"  # joint winners
    assert t.match.result() == {"ranks": [1, 3, 1], "scores": [9, 7, 9]}
    assert (t.state, t.turn, t.now["round"], t.count, t.now["direction"]) == ("OVER", None, 2, 94, -1)
    assert (t.hand("A"), t.discard.split()[-1]) == ("1 2 3 4", "4")  # nothing is collected


def test_3_max_rounds_not_before() -> None:
    t = Table("1 2 3 4 | 4 4 3 1 | 1 2 3 4", LIMITED, count=90, turn="B", round_=1)
    assert told(t.does("B", "4", SHUFFLE)).endswith("over_90 round2:B")
    t = Table("1 2 3 4 | 4 4 3 1 | 1 2 3 4", AUTO, count=90, turn="B", round_=1000)
    assert told(t.does("B", "4", SHUFFLE)).endswith("over_90 round1001:B")


@pytest.mark.parametrize("number", [30_000, 2**15 - 1, 2**15, 2**16 - 1, 2**17])
def test_3_without_max_rounds_they_are_counted_on(number: int) -> None:
    """Rounds that get stuck cost nobody anything: of these a game may have tens of thousands."""
    t = Table("1 2 3 4 | 4 4 3 1 | 1 2 3 4", AUTO, count=90, turn="B", round_=number)
    assert told(t.does("B", "4", SHUFFLE)).endswith(f"over_90 round{number + 1}:B")
    assert t.now["round"] == number + 1
    assert Match.resume(GAME, LETTERS[:3], AUTO, t.now, Dealer(stream(1, "deal"))).position() == t.now


def test_3_max_rounds_ranks_by_chips_whatever_the_order_of_elimination() -> None:
    t = Table("1 2 3 4 | 4 4 3 1 | | ", LIMITED, count=90, turn="B", chips="3 10 0 0", gone="D|C")
    assert told(t.does("B", "4")).endswith("over_90 end:2 1 3 3")


def test_3_max_rounds_an_elimination_that_leaves_one_comes_first() -> None:
    t = Table("1 2 3 4 | 4 4 3 1 | ", LIMITED, count=90, turn="B", chips="3 2 0")
    assert told(t.does("B", "4")) == "B:4=94 B:-2@90 B:out end:1 2 3"


def test_3_max_rounds_counts_a_round_however_it_ends() -> None:
    t = Table(" | 4 4 3 1", {"max_rounds": 2}, count=17, turn="B", right="A")
    assert told(t.does("B", "4")) == "A:forgot A:dropped B:4=21 one_left end:1 1"
    assert (t.state, t.right) == ("OVER", None)
    t = Table("sch | sch", SNIFFING | {"max_rounds": 2}, count=17, right="A", turn="A", pile="sch ...")
    assert told(t.does("A", "draw")) == "A:drew A:stuck B:stuck stuck end:1 1"


# ---- 6.3/8 The end of a round ------------------------------------------------------------------------------------


def test_6_3_8_a_new_round_begins_clean() -> None:
    """R6: clockwise; nobody gets new chips."""
    t = Table("1 2 3 4 | 4 4 3 1 | 1 2 3 4", AUTO, count=90, turn="B", chips="9 10 4", way=-1, dealer="C")
    t.does("B", "4", SHUFFLE)
    now = t.now
    assert (now["state"], now["round"], now["count"], now["direction"], now["started"]) == ("LEAD", 3, 0, 1, False)
    assert (now["draw_right"], now["immune"], now["discard"], now["aside"]) == (None, None, [], [])
    assert (now["chips"], now["bank"], t.in_round) == ([9, 7, 4], 10, "ABC")


DEALERS = [  # who is in the game (chips), old dealer, new dealer, who leads
    ("10 10 10 10", "A", "B", "C"),
    ("10 10 10 10", "D", "A", "B"),
    ("0 10 10 10", "D", "B", "C"),
    ("0 10 0 10", "D", "B", "D"),
    ("10 0 10 0", "A", "C", "A"),
    ("10 10 0 10", "C", "D", "A"),  # the old dealer was eliminated
    ("10 10 0 0", "C", "A", "B"),
]


@pytest.mark.parametrize(("chips", "old", "new", "lead"), DEALERS)
@pytest.mark.parametrize("way", [1, -1])
def test_r23_the_next_dealer_is_left_of_the_last(chips: str, old: str, new: str, lead: str, way: int) -> None:
    hands = " | ".join("4 3 2 1" if number != "0" else "" for number in chips.split())
    player = next(LETTERS[place] for place, number in enumerate(chips.split()) if number != "0")
    t = Table(hands, AUTO, count=90, chips=chips, dealer=old, turn=player, way=way)
    assert told(t.does(player, "4", SHUFFLE)).endswith(f"over_90 round3:{new}")
    assert (t.turn, t.now["dealer"]) == (lead, LETTERS.index(new))


def test_r23_a_dealer_who_is_eliminated_by_the_last_play() -> None:
    t = Table("4 3 2 1 | 4 3 2 1 | 4 3 2 1", AUTO, count=90, chips="2 10 10", dealer="A")
    assert told(t.does("A", "4", SHUFFLE)) == "A:4=94 A:-2@90 A:out over_90 round3:B"
    t = Table("4 3 2 1 | 4 3 2 1 | 4 3 2 1", AUTO, count=90, chips="2 10 10", dealer="C")
    assert told(t.does("A", "4", SHUFFLE)) == "A:4=94 A:-2@90 A:out over_90 round3:B"
    assert t.turn == "C"


def test_r23_also_after_one_left_and_stuck() -> None:
    t = Table(" | 4 4 3 1", count=17, turn="B", right="A", dealer="B")
    assert told(t.does("B", "4", SHUFFLE)) == "A:forgot A:dropped B:4=21 one_left round3:A"
    t = Table("sch | sch", SNIFFING, count=17, right="A", turn="A", pile="sch ...", dealer="B")
    assert told(t.does("A", "draw", shuffled(options=SNIFFING))) == "A:drew A:stuck B:stuck stuck round3:A"


def test_6_3_8_over_90_stands_before_one_left() -> None:
    t = Table(" | 4 4 3 1", count=88, turn="B", right="A")
    assert told(t.does("B", "4", SHUFFLE)) == "A:forgot A:dropped B:4=92 B:-3@90 over_90 round3:B"


def test_6_3_8_schnuff_90_stands_before_one_left() -> None:
    t = Table(" | sch 4 3 1", count=90, turn="B", right="A")
    assert told(t.does("B", "sch", SHUFFLE)) == "A:forgot A:dropped B:sch=90 schnuff_90 round3:B"


def test_r21_one_left_after_an_elimination() -> None:
    t = Table("4 3 2 1 | 4 3 2 1 | ", count=30, chips="1 10 10", out="C", dealer="C")
    assert told(t.does("A", "4", SHUFFLE)) == "A:4=34 A:-1@30 A:out one_left round3:B"
    assert t.chips == "0 10 10"


def test_6_3_8_at_90_exactly_the_round_goes_on() -> None:
    t = Table("4 3 2 1 | risk pass 2 1", AUTO, count=86)
    t.does("A", "4")
    assert (t.count, t.state, t.turn) == (90, "PLAY", "B")
    assert told(t.does("B", "risk", "1+1")) == "B:risk=88 B:1+1 B:drew"


# ---- 6.3/9 and 6.5 Drawing ---------------------------------------------------------------------------------------


def test_6_3_9_in_auto_mode_the_card_comes_at_once_and_before_the_rest() -> None:
    t = Table("sch 3 2 1 | 4 3 2 1", AUTO, count=30, pile="rev ...")
    events = t.does("A", "sch", "1+1")
    assert told(events) == "A:sch=30 B:1+1 B:spared A:drew B:immune@30"
    assert one(events, "drew")["private"] == {"0": {"card": "reverse"}}
    assert (t.hand("A"), t.right) == ("1 2 3 rev", None)


def test_6_3_9_no_card_for_who_ended_the_round() -> None:
    t = Table("4 3 2 1 | 4 3 2 1", AUTO, count=90)
    assert "drew" not in types(t.does("A", "4", SHUFFLE))


def test_6_5_and_r18_r19_the_last_card_turns_the_discard_over() -> None:
    """In order, the oldest card on top, the card just played at the bottom."""
    t = Table("2 2 3 pass | 1 2 3 4", AUTO, count=5, pile="1", discard="3 pass ... 4")
    lying = t.discard
    assert told(t.does("A", "2")) == "A:2=7 A:drew A:turned46"
    assert (t.pile, t.discard, t.hand("A")) == (lying + " 2", "", "1 2 3 pass")
    assert t.match.view(1)["discard"] == {"count": 0, "top": None}
    events = t.does("B", "4")
    assert one(events, "drew")["private"] == {"1": {"card": "number_3"}}
    assert (t.discard, t.pile) == ("4", (lying + " 2").partition(" ")[2])


def test_6_5_in_strict_mode_who_draws_the_last_card_turns() -> None:
    t = Table("2 3 pass | 1 2 3 4 | 1 1 1 2", count=7, pile="4", discard="3 ... 2", right="A", turn="B")
    lying = t.discard
    assert told(t.does("A", "draw")) == f"A:drew A:turned{len(lying.split())}"
    assert (t.pile, t.discard, t.right, t.turn) == (lying, "", None, "B")
    t.plays("B: 1", "B: draw")
    assert t.pile == lying.partition(" ")[2]


def test_6_5_while_the_last_card_lies_there_nothing_is_turned() -> None:
    t = Table("2 2 3 pass | 1 2 3 4", count=5, pile="1", discard="3 pass ... 4")
    assert told(t.does("A", "2")) == "A:2=7"
    assert told(t.does("B", "1")) == "A:forgot B:1=8"
    assert t.pile == "1"


def test_6_5_only_the_very_last_card_turns() -> None:
    t = Table("2 2 3 pass | 1 2 3 4", AUTO, count=5, pile="1 4", discard="3 pass ...")
    assert told(t.does("A", "2")) == "A:2=7 A:drew"
    assert t.pile == "4"
    assert told(t.does("B", "1")) == "B:1=8 B:drew B:turned46"


def test_6_5_cards_aside_are_not_turned_over() -> None:
    t = Table(
        "2 2 3 pass | 1 2 3 4 | ", AUTO, count=5, pile="1", discard="... 4", chips="10 10 0", aside="rev snap sch"
    )
    assert told(t.does("A", "2")) == "A:2=7 A:drew A:turned43"
    assert t.now["aside"] == cards("rev sch snap")


def test_r18_shuffling_is_an_option() -> None:
    options = AUTO | {"shuffle_discards": True}
    t = Table("2 2 3 pass | 1 2 3 4", options, count=5, pile="1", discard="3 pass ... 4")
    order = sorted([*t.now["discard"], "number_2"], reverse=True)
    assert told(t.does("A", "2", ("turn_shuffle", order))) == "A:2=7 A:drew A:turned46"
    assert (t.now["draw_pile"], t.discard) == (order, "")


def test_6_5_the_pile_turns_and_then_nobody_can_play() -> None:
    """Drawing, turning and the forced skip follow each other in one act."""
    t = Table("sch | sch", SNIFFING, count=17, right="A", turn="A", pile="sch", discard="... 2")
    turned = len(t.now["discard"])
    assert told(t.does("A", "draw", shuffled(options=SNIFFING))) == (
        f"A:drew A:turned{turned} A:stuck B:stuck stuck round3:B"
    )


# ---- 6.3/11 Forced skips (R20) -----------------------------------------------------------------------------------


def test_6_3_11_who_has_only_schnuff_cards_is_skipped() -> None:
    t = Table("1 2 3 4 | sch | sch | 1 2 3 4", count=41)
    assert told(t.does("A", "2")) == "A:2=43 B:stuck C:stuck"
    assert (t.turn, t.hand("B"), t.hand("C"), t.size("B")) == ("D", "sch", "sch", 1)


def test_6_3_11_in_the_other_direction() -> None:
    t = Table("1 2 3 4 | sch | 1 2 3 4 | sch", count=41, way=-1)
    assert told(t.does("A", "2")) == "A:2=43 D:stuck"
    assert t.turn == "C"


@pytest.mark.parametrize(("count", "card"), [(28, "2"), (31, "snap"), (60, "pass"), (90, "rev")])
def test_6_3_11_not_at_a_limit(count: int, card: str) -> None:
    t = Table(f"{card} 1 1 1 | sch | 1 2 3 4", count=count)
    assert "cannot_play" not in types(t.does("A", card))
    player = "C" if card == "rev" else "B"
    assert t.turn == player


def test_6_3_11_who_holds_the_right_is_not_skipped_and_must_draw() -> None:
    """R20: the others have been skipped, and it is his turn again."""
    t = Table("pass sch | sch | ", SNIFFING, count=17, out="C", pile="rev ...")
    assert told(t.does("A", "pass")) == "A:pass=17 B:stuck"
    assert (t.turn, t.right, t.legal("A"), t.owed(), t.to_act()) == ("A", "A", {"draw"}, "A", "A")
    assert t.refuses("A", "sch") == "not_at_limit"
    assert told(t.does("A", "draw")) == "A:drew"
    assert (t.turn, t.right, t.legal("A")) == ("A", None, {"rev"})


def test_6_3_11_the_drawn_card_does_not_help_and_all_are_skipped() -> None:
    t = Table("pass sch | sch | sch", SNIFFING, count=17, pile="sch ...", dealer="B")
    t.does("A", "pass")
    events = t.does("A", "draw", shuffled(options=SNIFFING))
    assert told(events) == "A:drew A:stuck B:stuck C:stuck stuck round3:C"
    assert (t.turn, t.chips, t.now["bank"]) == ("A", "10 10 10", 0)


def test_6_3_11_who_has_dropped_out_need_not_be_skipped() -> None:
    t = Table("sch | sch | | ", SNIFFING, count=17, right="A", pile="sch ...", out="C", chips="10 10 10 0")
    events = t.does("A", "draw", shuffled(options=SNIFFING))
    assert told(events) == "A:drew A:stuck B:stuck stuck round3:B"
    assert t.in_round == "ABC"


def test_6_3_11_skipping_goes_against_the_clock_too() -> None:
    t = Table("pass sch | sch | sch", SNIFFING, count=17, pile="sch ...", way=-1)
    assert told(t.does("A", "pass")) == "A:pass=17 C:stuck B:stuck"
    assert told(t.does("A", "draw", shuffled(options=SNIFFING))).startswith("A:drew A:stuck C:stuck B:stuck stuck")


def test_6_3_11_stuck_in_auto_mode() -> None:
    options = AUTO | {"deck": deck(sch=42)}
    t = Table("1 sch sch sch | sch sch sch sch", options, count=17, discard="1", pile="sch ...")
    events = t.does("A", "1", shuffled("1 1 1 1", "1 1 1 1", options=options))
    assert told(events) == "A:1=18 A:drew B:stuck A:stuck stuck round3:B"


def test_6_3_11_the_one_who_plays_on_alone() -> None:
    """Everybody else holds Schnuff cards only: the same player goes on, and may forget to draw."""
    t = Table("1 2 3 pass | sch | sch", SNIFFING, count=40)
    told_ = [told(t.does("A", card)) for card in ("1", "2", "3")]
    assert told_ == ["A:1=41 B:stuck C:stuck", "A:forgot A:2=43 B:stuck C:stuck", "A:forgot A:3=46 B:stuck C:stuck"]
    assert (t.turn, t.hand("A"), t.right) == ("A", "pass", "A")


def test_6_3_11_the_skipped_may_play_when_a_limit_is_reached() -> None:
    t = Table("2 1 snap 4 | sch | 1 2 3 4", count=41)
    t.plays("A: 2", "A: draw", "C: 1", "C: draw", "A: snap")
    assert (t.count, t.turn, t.legal("B")) == (60, "B", {"sch"})


def test_6_3_11_immunity_is_no_card_to_play() -> None:
    """The immune player can always play: the count stands at a limit, where Schnuff is allowed."""
    t = Table("sch 1 2 3 | sch | 1 2 3 4", count=30)
    t.does("A", "sch", "1+1", "6+6")
    assert (t.turn, t.legal("B")) == ("B", {"sch"})


# ---- 6.4 Schnuff -------------------------------------------------------------------------------------------------


@EITHER
@pytest.mark.parametrize(("limit", "fee"), [(30, 1), (60, 2)])
def test_6_4_all_others_roll_the_lowest_is_spared_the_rest_pay(limit: int, fee: int, options: dict[str, Any]) -> None:
    t = Table("sch 1 2 3 | 1 2 3 4 | 1 2 3 4 | 1 2 3 4", options, count=limit)
    draw = " A:drew" if options else ""
    assert told(t.does("A", "sch", "3+4", "2+3", "5+6")) == (
        f"A:sch={limit} B:3+4 C:2+3 D:5+6 C:spared B:-{fee}@{limit} D:-{fee}@{limit}{draw} B:immune@{limit}"
    )
    assert (t.count, t.now["bank"], t.now["chips"]) == (limit, 2 * fee, [10, 10 - fee, 10, 10 - fee])


def test_6_4_they_roll_in_the_direction_of_play() -> None:
    t = Table("1 2 3 4 | sch 1 2 3 | 1 2 3 4 | 1 2 3 4", AUTO, count=30, way=-1, turn="B")
    events = t.does("B", "sch", "1+1", "2+2", "3+3")
    assert told(events).startswith("B:sch=30 A:1+1 D:2+2 C:3+3 A:spared D:-1@30 C:-1@30")


def tie(mode: str, *dice: str, players: int = 4, chips: str = "") -> str:
    """What A's Schnuff at 60 does."""
    hands = " | ".join(["sch 1 2 3", *["1 2 3 4"] * (players - 1)])
    t = Table(hands, {"schnuff_tie": mode}, count=60, chips=chips)
    events = t.does("A", "sch", *dice)
    return told(events).removeprefix("A:sch=60 ").removesuffix(" B:immune@60")


def test_r12_the_tied_roll_again() -> None:
    assert tie("reroll", "1+3", "2+2", "4+5", "4+4", "3+3") == (
        "B:1+3 C:2+2 D:4+5 B:4+4 C:3+3 C:spared B:-2@60 D:-2@60"
    )


def test_r12_again_and_again() -> None:
    assert tie("reroll", "2+2", "5+6", "1+3", "1+1", "1+1", "6+6", "6+6", "3+3", "2+3") == (
        "B:2+2 C:5+6 D:1+3 B:1+1 D:1+1 B:6+6 D:6+6 B:3+3 D:2+3 D:spared B:-2@60 C:-2@60"
    )


def test_r12_three_tie_and_then_two_of_them() -> None:
    assert tie("reroll", "2+2", "1+3", "3+1", "1+2", "5+5", "2+1", "6+6", "1+1") == (
        "B:2+2 C:1+3 D:3+1 B:1+2 C:5+5 D:2+1 B:6+6 D:1+1 D:spared B:-2@60 C:-2@60"
    )


def test_r12_who_was_not_tied_pays_even_if_the_second_roll_is_higher() -> None:
    assert tie("reroll", "1+3", "2+2", "2+3", "6+6", "5+6") == (
        "B:1+3 C:2+2 D:2+3 B:6+6 C:5+6 C:spared B:-2@60 D:-2@60"
    )


def test_r12_a_tie_that_is_not_for_the_lowest_is_none() -> None:
    for mode in ("reroll", "all_exempt", "all_pay"):
        assert tie(mode, "5+5", "4+6", "1+1") == "B:5+5 C:4+6 D:1+1 D:spared B:-2@60 C:-2@60"


def test_r12_two_others_who_tie() -> None:
    assert tie("reroll", "1+1", "1+1", "1+2", "1+1", players=3) == "B:1+1 C:1+1 B:1+2 C:1+1 C:spared B:-2@60"
    assert tie("all_exempt", "1+1", "1+1", players=3) == "B:1+1 C:1+1 B:spared C:spared"
    assert tie("all_pay", "1+1", "1+1", players=3) == "B:1+1 C:1+1 B:-2@60 C:-2@60"


def test_r12_all_exempt_spares_all_who_tie() -> None:
    assert tie("all_exempt", "1+3", "2+2", "4+5") == "B:1+3 C:2+2 D:4+5 B:spared C:spared D:-2@60"
    assert tie("all_exempt", "1+3", "4+5", "2+2") == "B:1+3 C:4+5 D:2+2 B:spared D:spared C:-2@60"


def test_r12_all_exempt_with_everybody_tied_costs_nobody_anything() -> None:
    rolls = " ".join(f"{player}:3+4" for player in "BCDEF")
    spared = " ".join(f"{player}:spared" for player in "BCDEF")
    assert tie("all_exempt", *["3+4"] * 5, players=6) == f"{rolls} {spared}"


def test_r12_all_pay_spares_nobody() -> None:
    assert tie("all_pay", "1+3", "2+2", "4+5") == "B:1+3 C:2+2 D:4+5 B:-2@60 C:-2@60 D:-2@60"
    assert tie("all_pay", "3+4", "3+4", "3+4") == "B:3+4 C:3+4 D:3+4 B:-2@60 C:-2@60 D:-2@60"


def test_r12_all_pay_can_leave_a_single_player() -> None:
    assert tie("all_pay", "3+4", "3+4", "3+4", chips="1 2 1 2") == (
        "B:3+4 C:3+4 D:3+4 B:-2@60 C:-1@60 D:-2@60 B:out C:out D:out end:1 2 2 2"
    )


@ALL_MODES
@pytest.mark.parametrize(
    ("dice", "after"), [("1+5", "B:spared"), ("3+3", "B:spared"), ("1+6", "B:-2@60"), ("6+6", "B:-2@60")]
)
def test_6_4_exactly_one_other_pays_from_seven(mode: str, dice: str, after: str) -> None:
    assert tie(mode, dice, players=2) == f"B:{dice} {after}"


def test_r13_also_when_the_others_have_dropped_out_or_are_eliminated() -> None:
    t = Table("sch 1 2 3 | | 1 2 3 4 | ", count=60, chips="10 10 10 0", out="B")
    assert told(t.does("A", "sch", "1+1")) == "A:sch=60 C:1+1 C:spared C:immune@60"
    t = Table("sch 1 2 3 | | 1 2 3 4", count=60, out="B")
    assert told(t.does("A", "sch", "4+4")) == "A:sch=60 C:4+4 C:-2@60 C:immune@60"


def test_6_4_and_r29_no_other_is_left_in_the_round() -> None:
    t = Table(" | sch 4 3 1", count=30, turn="B", right="A")
    events = t.does("B", "sch", SHUFFLE)
    assert told(events) == "A:forgot A:dropped B:sch=30 one_left round3:B"
    assert t.immune is None


def test_6_4_who_plays_it_never_pays() -> None:
    t = Table("sch 1 2 3 | 1 2 3 4 | 1 2 3 4", AUTO, count=60, chips="1 10 10")
    t.does("A", "sch", "1+1", "1+2")
    assert t.chips == "1 10 8"


def test_6_4_others_pay_at_most_what_they_have() -> None:
    assert tie("reroll", "1+1", "4+4", "5+5", chips="10 10 1 2") == (
        "B:1+1 C:4+4 D:5+5 B:spared C:-1@60 D:-2@60 C:out D:out"
    )


def test_6_4_at_90_the_round_ends_after_the_payments() -> None:
    t = Table("sch 1 2 3 | 1 2 3 4 | 1 2 3 4 | 1 2 3 4", AUTO, count=90, chips="10 3 10 10", way=-1, dealer="A")
    events = t.does("A", "sch", "1+1", "2+2", "3+3", SHUFFLE)
    assert told(events) == ("A:sch=90 D:1+1 C:2+2 B:3+3 D:spared C:-3@90 B:-3@90 B:out schnuff_90 round3:C")
    assert (t.turn, t.now["direction"], t.count) == ("D", 1, 0)


def test_6_4_schnuff_after_schnuff() -> None:
    """The count stays at the limit: the next may sniff at once."""
    t = Table("sch 1 2 3 | sch 2 3 4 | 1 2 3 4", AUTO, count=30)
    t.does("A", "sch", "1+1", "2+2")
    assert told(t.does("B", "sch", "1+1", "2+2")) == "B:sch=30 C:1+1 A:2+2 C:spared A:-1@30 B:drew C:immune@30"


# ---- Chances of a record -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "result", [[0, 4], [7, 1], [1], [1, 2, 3], [], "3+4", None, 7, [True, 2], ["1", 2], [1, None]], ids=str
)
def test_impossible_dice(result: Any) -> None:
    t = Table("risk 1 2 3 | 1 2 3 4", count=40)
    with pytest.raises(BadRecord):
        t.does("A", "risk", ("risk_roll", result))


SHUFFLED: list[str] = SHUFFLE[1]


@pytest.mark.parametrize(
    "result",
    [
        SHUFFLED[1:],
        [*SHUFFLED, "number_1"],
        [*SHUFFLED[1:], "schnuff"],
        [*SHUFFLED[1:], "joker"],
        [],
        None,
        "number_1",
        54,
    ],
    ids=lambda result: str(result)[-30:],
)
def test_impossible_shuffles(result: Any) -> None:
    with pytest.raises(BadRecord):
        dealt(2, "6+6 1+1", ("shuffle", result))


def test_chances_that_are_missing_or_too_many() -> None:
    for chances in ((), ("3+4", "3+4"), (("schnuff_roll", [3, 4]),)):
        with pytest.raises(BadRecord):
            Table("risk 1 2 3 | 1 2 3 4", count=40).does("A", "risk", *chances)
    with pytest.raises(BadRecord):
        Table("pass 1 2 3 | 1 2 3 4", count=40).does("A", "pass", ("risk_roll", [3, 4]))
    with pytest.raises(BadRecord):  # turned over, not shuffled
        t = Table("2 2 3 pass | 1 2 3 4", AUTO, count=5, pile="1", discard="... 4")
        t.does("A", "2", ("turn_shuffle", sorted([*t.now["discard"], "number_2"])))


# ---- At the table: clock, pause for the hand, order of asking ----------------------------------------------------


def test_3_the_clock_plays_a_random_card_and_draws_only_if_nothing_else_goes() -> None:
    chance = Rng(stream("clock", "clock"))
    t = Table("1 2 sch | sch | 1 2 3", SNIFFING | {"turn_seconds": 30}, count=17, turn="A", right="C")
    acts = [t.match.clock_act(0, chance) for _ in range(60)]
    assert {text_of(act) for act in acts} == {"1", "2"}
    assert all(act["by"] == "clock" and act["player"] == 0 for act in acts)
    t = Table("1 2 sch | sch", SNIFFING | {"turn_seconds": 30}, count=17, right="A")
    assert {text_of(t.match.clock_act(0, chance)) for _ in range(60)} == {"1", "2"}  # it does not draw for anybody
    t = Table("sch | sch", SNIFFING | {"turn_seconds": 30}, count=17, right="A")
    assert t.match.clock_act(0, chance) == {"player": 0, "type": "draw", "by": "clock"}
    t = Table("1 2 pass sch | 1 2 3 4", {"turn_seconds": 30}, state="LEAD")
    assert {text_of(t.match.clock_act(0, chance)) for _ in range(60)} == {"1", "2"}


def test_3_a_play_is_held_back_while_a_draw_may_still_come() -> None:
    t = Table("1 2 3 | 1 2 3 4", {"draw_grace_ms": 900}, count=17, turn="B", right="A")
    assert t.match.draw_window_ms(act_of("B", "1")) == 900
    assert t.match.draw_window_ms(act_of("A", "draw")) == 0
    t.does("A", "draw")
    assert t.match.draw_window_ms(act_of("B", "1")) == 0
    assert Table("1 2 3 4 | 1 2 3 4", AUTO, count=17).match.draw_window_ms(act_of("A", "1")) == 0
    assert Table("1 2 3 4 | 1 2 3 4", state="LEAD").match.draw_window_ms(act_of("A", "1")) == 0


def test_dice_payments_and_a_new_round_want_to_be_seen_before_a_bot_goes_on() -> None:
    def sight(card: str, *chances: Any, **picture: Any) -> int:
        t = Table("risk 3 sch pass | 1 2 3 4 | 1 2 3 4", AUTO, **picture)
        t.does("A", card, *chances)
        return animation_ms(t.match.game, t.entries)

    plain = sight("pass", count=17)
    risky = sight("risk", "1+1", count=17)
    sniffed = sight("sch", "1+1", "2+2", count=30)
    assert plain == 0
    assert 0 < risky < sniffed
    assert sight("3", count=30) > plain
    assert sight("3", SHUFFLE, count=90) > sight("3", count=30)


def test_a_toll_wants_to_be_seen_before_a_bot_goes_on() -> None:
    def sight(options: dict[str, Any]) -> int:
        t = Table(" | 4 4 pass rev | 1 1 2 2", options, count=17, turn="B", right="A")
        t.does("B", "4")
        return animation_ms(t.match.game, t.entries)

    assert 0 < sight(STRICT) < sight(NEXT)
