"""A field may be called like a word of Python (`from`): everywhere it has the name that the declaration gives it."""

from __future__ import annotations

from typing import Annotated, Any

from schnapp.author import Act, Acts, Dealer, Event, Events, PlainGame, PlainState, Row, Seat, Struct, names
from schnapp.table.acts import ActKinds
from schnapp.table.dealer import stream
from schnapp.table.declared import declared
from schnapp.table.match import Match

KINDS = ("A", "B")
Kind = Annotated[str, names(KINDS, copies=1)]


class Position(Struct, rename={"from_": "from", "class_": "class"}):
    active: Seat | None
    from_: Row[Kind]
    class_: Row[Kind]


class Take(Act, rename={"from_": "from"}):
    from_: Kind


class Ask(Act, rename={"from_": "from"}):
    from_: Seat


class Took(Event, rename={"from_": "from"}):
    player: Seat
    from_: Kind


class Taking(PlainState):
    position = Position
    acts = Acts(Take)
    events = Events({}, Took)
    from_: list[str]
    class_: list[str]

    def deal(self, dealer: Dealer) -> None:
        self.from_ = [*KINDS]
        self.active = 0

    def legal_acts(self, seat: int) -> list[Act]:
        return [Take(from_=card) for card in self.from_]

    def do(self, seat: int, act: Any, dealer: Dealer) -> None:
        self.from_.remove(act.from_)
        self.class_.append(act.from_)
        self.tell(dealer, Took(player=seat, from_=act.from_))
        self.active = 1 - seat if self.from_ else None

    def returns(self, seat: int) -> int:
        return 0


class TakingGame(PlainGame):
    name = "taking"
    seats = range(2, 3)
    rules = Taking


def test_it_is_called_so_in_acts_events_positions_and_views() -> None:
    game = TakingGame()
    match = Match.start(game, ["Anna", "Bert"], {}, Dealer(stream("renamed", "deal")))
    assert match.legal(0) == [{"type": "take", "from": "A"}, {"type": "take", "from": "B"}]
    told = match.act({"player": 0, "type": "take", "from": "B"})
    assert told == [{"event": {"type": "took", "player": 0, "from": "B"}}]
    assert match.view(1) == {"active": 1, "from": ["A"], "class": ["B"], "viewer": 1}
    again = Match.resume(game, match.players, {}, match.position(), Dealer(stream("renamed", "again")))
    assert again.position() == {"active": 1, "from": ["A"], "class": ["B"]}
    assert [field["name"] for field in declared(game)["view"]] == ["active", "from", "class"]
    assert [field.meaning for field in Taking.acts.action_fields()] == ["from: A, B"]


def test_a_seat_is_looked_up_by_that_name() -> None:
    acts = ActKinds(Ask)
    assert acts.fits({"player": 0, "type": "ask", "from": 1}, players=2)
    assert not acts.fits({"player": 0, "type": "ask", "from": 2}, players=2)
