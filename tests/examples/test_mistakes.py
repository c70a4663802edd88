"""What authors of plain rules get wrong is said in one sentence that names their class and what is wrong with it."""

from __future__ import annotations

import pickle
from typing import Annotated, Any, ClassVar

import pytest

from schnapp.author import (
    ONLY_OWNER,
    PRIVATE,
    Act,
    Acts,
    BySeat,
    Cards,
    Dealer,
    Event,
    Events,
    Pick,
    PlainGame,
    PlainState,
    Seat,
    Shuffle,
    Struct,
    names,
)
from schnapp.table.dealer import stream
from schnapp.table.errors import BadPosition, BadRules
from schnapp.table.match import Match
from schnapp.table.texts import texts_of

Kind = Annotated[str, names(("CA", "CK", "DA", "DK"))]


class Lay(Act):
    card: Kind


class Laid(Event):
    player: Seat
    card: Kind


class Unlisted(Event): ...


class Position(Struct):
    active: Seat | None
    trump: Kind | None
    hands: BySeat[Cards[Kind]]


class Tricks(PlainState):
    """A game of two cards each; `slip` is what its author gets wrong."""

    position = Position
    acts = Acts(Lay)
    events = Events({"deck": Shuffle(("CA", "CK", "DA", "DK"))}, Laid)
    slip: ClassVar[str] = ""
    hands: list[list[str]]
    led: str  # no field of the position

    def deal(self, dealer: Dealer) -> None:
        step = "dekc" if self.slip == "step" else "deck"
        order: list[int] = self.chance(dealer, step, [0, 1, 2, 3])
        cards = [("CA", "CK", "DA", "DK")[card] for card in order]
        self.hands = [sorted(cards[:2]), sorted(cards[2:])]
        self.active = 0

    def legal_acts(self, seat: int) -> list[Act]:
        if self.slip == "nothing":
            return []
        if self.slip == "twice":
            return [Lay(card=card) for card in self.hands[seat] * 2]
        return [Lay(card="XX" if self.slip == "act" else card) for card in self.hands[seat]]

    def do(self, seat: int, act: Any, dealer: Dealer) -> None:
        self.hands[seat].remove(act.card)
        self.tell(
            dealer,
            Unlisted() if self.slip == "event" else Laid(player=seat, card="XX" if self.slip == "card" else act.card),
        )
        if self.slip == "field":
            self.led = act.card
        self.active = None if not any(self.hands) else 1 - seat

    def returns(self, seat: int) -> int:
        worth: Any = {"half": seat + 7.5, "nobody": None, "large": 10**12}.get(self.slip, seat)
        return worth


class TricksGame(PlainGame):
    name = "tricks"
    seats = range(2, 3)
    rules = Tricks


def played() -> None:
    match = Match.start(TricksGame(), ["A", "B"], {}, Dealer(stream("slips", "deal")))
    while not match.over:
        match.act(match.random_act(match.owed()[0], Dealer(stream("slips", "acts"))))


def test_without_a_mistake_it_plays() -> None:
    played()


@pytest.mark.parametrize(
    ("slip", "sentence"),
    [
        ("step", "there is no random step 'dekc'; known are: deck"),
        ("nothing", "seat 0 has to decide, and no act is legal"),
        ("act", "Lay(card='XX') is none of its acts"),
        ("event", "it tells Unlisted, which is none of its events"),
        ("card", "Laid(player=0, card='XX') says what its fields cannot say"),
        ("twice", "legal_acts offers Lay(card='CK') twice"),
        ("half", "returns(0) gives 7.5; it has to be an int"),
        ("nobody", "returns(0) gives None; it has to be an int"),
        ("large", "returns(0) gives 1000000000000; it has to be an int of at most 1,000,000,000"),
        ("field", "it has no field 'led'; what lies on the table stands in Position"),
    ],
)
def test_a_mistake_is_one_sentence(slip: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tricks, "slip", slip)
    with pytest.raises(BadRules) as wrong:
        played()
    assert str(wrong.value) == f"tests.examples.test_mistakes.Tricks: {sentence}"


def test_a_mistake_that_a_worker_finds_is_told_as_it_is() -> None:
    found = BadRules(Tricks, "it does what it should not")
    again = pickle.loads(pickle.dumps(found))
    assert (type(again), str(again), again.why) == (BadRules, str(found), found.why)


@pytest.mark.parametrize(
    ("field", "value"), [("trump", "XX"), ("hands", [["CA", "XX"], ["DA", "DK"]]), ("hands", [[], ["CX"]])]
)
def test_a_card_that_there_is_not_is_named(field: str, value: Any) -> None:
    position = {"active": 0, "trump": None, "hands": [["CA", "CK"], ["DA", "DK"]]} | {field: value}
    with pytest.raises(BadPosition, match=rf"field {field}: '(XX|CX)' is unknown"):
        Match.resume(TricksGame(), ["A", "B"], {}, position, Dealer(stream("slips", "deal")))


def test_a_field_is_not_called_like_what_every_state_has() -> None:
    class Crowd(Struct):
        active: Seat | None
        actions: int

    class Crowded(Tricks):
        position = Crowd

    with pytest.raises(TypeError, match="a field of the position cannot be called actions"):
        type("CrowdedGame", (PlainGame,), {"rules": Crowded})


def test_what_is_private_belongs_to_a_player() -> None:
    class Promised(Event):
        seat: Seat
        tricks: Annotated[int, PRIVATE]

    with pytest.raises(TypeError, match=r"Promised.tricks is PRIVATE, so Promised needs a field `player`"):
        Events({}, Promised)


def test_numbers_of_players_are_not_left_out() -> None:
    words = r"`seats` is a range or lists every number of players: for 3 to 6 say range\(3, 7\), not \(3, 6\)"
    with pytest.raises(TypeError, match=words):
        type("Gap", (PlainGame,), {"rules": Tricks, "seats": (3, 6)})
    assert type("Listed", (PlainGame,), {"rules": Tricks, "seats": (3, 4)}).seats == (3, 4)


def test_what_is_no_list_cannot_be_hidden() -> None:
    class Secret(Struct):
        active: Seat | None
        bids: Annotated[BySeat[int], ONLY_OWNER]

    class Bidding(Tricks):
        position = Secret

    with pytest.raises(
        TypeError, match="bids: only lists can be hidden in plain rules, of one card where there is one"
    ):
        type("BiddingGame", (PlainGame,), {"rules": Bidding})


def test_the_kinds_of_cards_are_those_of_the_position() -> None:
    class TwoDecks(Struct):
        active: Seat | None
        hands: BySeat[Cards[Kind]]
        roles: Cards[Annotated[str, names(("king", "fool"))]]

    class WithRoles(Tricks):
        position = TwoDecks

    assert PigLike.kinds == ()
    assert type("Plain", (PlainGame,), {"rules": Tricks}).kinds == ("CA", "CK", "DA", "DK")
    assert type("Named", (PlainGame,), {"rules": Tricks, "kinds": ("CA",)}).kinds == ("CA",)
    assert type("Roles", (PlainGame,), {"rules": WithRoles}).kinds == ()


class Points(Struct):
    active: Seat | None
    points: BySeat[int]


class Pigs(PlainState):
    position = Points
    acts = Acts(Lay)
    events = Events({}, Laid)


class PigLike(PlainGame):
    rules = Pigs


class Turned(Tricks):
    events = Events({"deck": Pick(("CA",), lambda state: ["CA"])}, Laid)


class TurnedGame(TricksGame):
    rules = Turned


def test_a_random_step_of_compiled_rules_is_none_of_plain_ones() -> None:
    with pytest.raises(
        BadRules, match="the random step 'deck' is for compiled rules; plain ones have Dice and Shuffle"
    ):
        Match.start(TurnedGame(), ["A", "B"], {}, Dealer(stream("slips", "deal")))


def test_a_card_without_a_word_is_called_by_its_name() -> None:
    assert texts_of(TricksGame()).text("en", "kind-CA") == "CA"
