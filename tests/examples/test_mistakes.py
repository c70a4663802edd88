"""What authors of plain rules get wrong is said in one sentence that names their class and what is wrong with it."""

from __future__ import annotations

import pickle
from typing import Annotated, Any, ClassVar

import msgspec
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
    PlainPolicy,
    PlainState,
    Row,
    Seat,
    Shuffle,
    Struct,
    names,
    own,
)
from schnapp.table.dealer import stream
from schnapp.table.errors import BadPosition, BadRules
from schnapp.table.match import Match
from schnapp.table.protocols import policy_maker
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
        ("card", "Laid(player=0, card='XX') says what its field card, which is for names such as CA, cannot say"),
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


def test_one_number_of_players_is_a_range_too() -> None:
    with pytest.raises(TypeError, match=r"for 2 say range\(2, 3\), not 2"):
        type("Pair", (PlainGame,), {"rules": Tricks, "seats": 2})


@pytest.mark.parametrize(
    ("hint", "said", "instead"),
    [
        (dict[str, int], r"dict\[str, int\]", "one field for each name"),
        (tuple[int, ...], r"tuple\[int, \.\.\.\]", "list\\[int\\] for numbers"),
        (list, "list", "list\\[int\\] for numbers"),
        (float, "float", "int"),
        (list[Seat | None], "list", "a board of places"),
        (list[list[int]], r"list\[list\[int\]\]", "one field for each row"),
        (list[Row[Kind]], "list", "one field for each row"),
        (BySeat[list[list[int]]], ".*", "one field for each row"),
        (BySeat[dict[str, int]], ".*", "one field for each name"),
    ],
    ids=str,
)
def test_what_plain_rules_cannot_hold_is_refused_with_what_there_is(hint: Any, said: str, instead: str) -> None:
    table = msgspec.defstruct("Table", [("active", Seat | None), ("rows", hint)], bases=(Struct,))
    rules = type("Holding", (Tricks,), {"position": table})
    with pytest.raises(TypeError, match=rf"^Table.rows: plain rules have no .*{said}.*; there is {instead}"):
        type("HoldingGame", (PlainGame,), {"rules": rules})


def test_what_they_can_hold_is_held() -> None:
    class Table(Struct):
        active: Seat | None
        lists: list[int]
        of_each: BySeat[list[int]]
        hidden: Annotated[BySeat[Cards[Kind]], ONLY_OWNER]
        line: Row[Kind]
        kind: Kind | None
        ours: Annotated[dict[str, int], own(lambda state: {})]

    rules = type("Holding", (Tricks,), {"position": Table})
    assert type("HoldingGame", (PlainGame,), {"rules": rules}).kinds == ("CA", "CK", "DA", "DK")


def test_somebody_has_to_say_who_decides() -> None:
    class Table(Struct):
        hands: BySeat[Cards[Kind]]

    class Undecided(Tricks):
        position = Table

    class Decided(Undecided):
        def to_act(self) -> list[int]:
            return []

    why = r"^Undecided: who has to decide\? Write a method `to_act`, or a field `active: Seat \| None` of Table$"
    with pytest.raises(TypeError, match=why):
        type("UndecidedGame", (PlainGame,), {"rules": Undecided})
    type("DecidedGame", (PlainGame,), {"rules": Decided})


def test_an_event_says_which_fields_it_has() -> None:
    event: Any = Laid
    with pytest.raises(
        TypeError, match=r"^the event Laid: Unexpected keyword argument 'when'; its fields are player, card$"
    ):
        event(player=0, when=3)
    with pytest.raises(
        TypeError, match=r"^the event Laid: Missing required argument 'card'; its fields are player, card$"
    ):
        event(player=0)


def test_a_policy_is_given_as_a_class() -> None:
    class Made(TricksGame):
        def policy(self) -> Any:
            return PlainPolicy()

    why = r"Made: `policy` gives <.*PlainPolicy object.*>; it has to give the class itself: `return Policy`$"
    with pytest.raises(BadRules, match=why):
        policy_maker(Made())


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
