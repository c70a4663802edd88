"""The rules in pictures: a table with few cards, what may be done there, and what comes of it. Numbers are the booklet's."""

from __future__ import annotations

from typing import Any

from crazy_eights.game import KINDS, CrazyEightsGame

from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.recorded import RecordedDealer

GAME = CrazyEightsGame()


def table(hands: str, top: str, pile: str = "", draws: int = 0) -> Match:
    """A match at a picture of a table, "H2 S8 | CK": it is Anna's turn, all other cards have been played."""
    mine, yours = (sorted(hand.split()) for hand in hands.split("|"))
    left = sorted(pile.split())
    played = sorted(set(KINDS) - {top, *mine, *yours, *left})
    position: dict[str, Any] = {
        "state": "PLAY",
        "active": 0,
        "top": top,
        "suit": top[0],
        "draws": draws,
        "passes": 0,
        "pile": left,
        "discard": played,
        "hands": [mine, yours],
    }
    return Match.resume(GAME, ["Anna", "Bert"], {}, position, RecordedDealer(GAME))


def choices(match: Match) -> list[str]:
    """What whoever's turn it is may do, "play H2"."""
    (seat,) = match.owed()
    return [" ".join(act.values()) for act in match.legal(seat)]


def does(match: Match, doing: str, drawing: str = "") -> list[str]:
    """Whoever's turn it is does something; the types of what happened."""
    (seat,) = match.owed()
    kind, _, what = doing.partition(" ")
    parameter = {"play": "card", "nominate": "suit"}.get(kind)
    if drawing and isinstance(match.dealer, RecordedDealer):
        match.dealer.feed([{"step": "card", "result": drawing}])
    entries = match.act(match.signed(seat, {"type": kind} | ({parameter: what} if parameter else {})))
    return [entry["event"]["type"] for entry in entries if "event" in entry]


def test_3_1_a_card_follows_suit_or_rank() -> None:
    match = table("H2 D3 C5 | CK", top="H5", pile="S2")
    assert choices(match) == ["play C5", "play H2", "draw"]
    assert match.refusal({"player": 0, "type": "play", "card": "D3"}) == "does_not_fit"
    assert match.refusal({"player": 0, "type": "play", "card": "CK"}) == "does_not_fit"
    assert match.refusal({"player": 1, "type": "play", "card": "CK"}) == "not_your_turn"


def test_3_2_an_eight_fits_always_and_asks_for_a_suit() -> None:
    match = table("C8 D3 | CK DK", top="H5", pile="S2")
    assert choices(match) == ["play C8", "draw"]
    does(match, "play C8")
    assert choices(match) == ["nominate C", "nominate D", "nominate H", "nominate S"]
    assert match.refusal({"player": 0, "type": "play", "card": "D3"}) == "suit_first"
    does(match, "nominate D")
    assert choices(match) == ["play DK", "draw"]


def test_3_3_five_cards_may_be_drawn_in_a_turn() -> None:
    match = table("D3 | CK", top="H5", pile="S2 S3", draws=4)
    assert choices(match) == ["draw"]
    assert does(match, "draw", drawing="S3") == ["drew"]
    assert choices(match) == ["pass"]
    assert match.refusal({"player": 0, "type": "draw"}) == "cannot_draw"


def test_3_4_who_can_draw_may_not_pass() -> None:
    assert table("D3 | CK", top="H5", pile="S2").refusal({"player": 0, "type": "pass"}) == "must_draw"


def test_4_1_the_last_card_ends_the_game_even_if_it_is_an_eight() -> None:
    match = table("C8 | CK DT", top="H5", pile="S2")
    assert does(match, "play C8") == ["played"]
    assert match.result() == {"ranks": [1, 2], "scores": [0, -10 - 35]}


def test_4_2_three_passes_with_nothing_to_draw_end_the_game() -> None:
    match = table("D3 | CK", top="H5")
    assert [does(match, "pass") for _ in range(3)] == [["passed"], ["passed"], ["passed"]]


def test_4_3_what_a_card_costs() -> None:
    for card, cost in [("H8", 50), ("CJ", 10), ("SA", 10), ("C2", 2), ("D2", 3), ("C3", 6), ("S9", 33), ("ST", 37)]:
        match = table(f"{card} | {'DA' if card[0] == 'D' else 'D4'}", top="D6")
        match.act(match.signed(match.owed()[0], match.legal(0)[-1]))
        does(match, "play " + ("DA" if card[0] == "D" else "D4"))
        assert match.result() == {"ranks": [2, 1], "scores": [-cost, 0]}


def test_2_3_no_eight_lies_open_at_the_beginning() -> None:
    drawn: list[int] = []
    for number in range(100):
        match = Match.start(GAME, ["Anna", "Bert"], {}, Dealer(stream(number, "deal")))
        drawn.append(sum(entry["chance"]["step"] == "card" for entry in match.entries_at_start))
        assert match.position()["top"][1] != "8"
    assert min(drawn) == 15 < max(drawn)
