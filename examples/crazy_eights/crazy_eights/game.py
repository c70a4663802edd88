"""What Schnapp knows of Crazy Eights: what lies on the table and who sees it, acts, events, refusals."""

from __future__ import annotations

from typing import Annotated, Any

from schnapp import author
from schnapp.author import ONLY_COUNT, ONLY_OWNER, PRIVATE, Act, BySeat, Cards, Event, Seat, between, names, stored

from .rules import KINDS, STAGES, SUITS, CrazyEights, Policy

Kind = Annotated[str, names(KINDS)]
Suit = Annotated[str, names(SUITS)]


class Position(author.Struct):
    state: Annotated[str, names(STAGES), stored("stage")]
    active: Seat | None
    top: Kind
    suit: Suit
    draws: Annotated[int, between(0, 10)]
    passes: Annotated[int, between(0, 3)]
    pile: Annotated[Cards[Kind], ONLY_COUNT]
    discard: Cards[Kind]
    hands: Annotated[BySeat[Cards[Kind]], stored("hand"), ONLY_OWNER]


class Play(Act):
    card: Kind


class Draw(Act): ...


class Pass(Act): ...


class Nominate(Act):
    suit: Suit


class Played(Event):
    player: Seat
    card: Kind


class Nominated(Event):
    player: Seat
    suit: Suit


class Drew(Event):
    player: Seat
    card: Annotated[Kind, PRIVATE]


class Passed(Event):
    player: Seat


RULES = {"does_not_fit": "3.1", "suit_first": "3.2", "no_eight": "3.2", "cannot_draw": "3.3", "must_draw": "3.4"}
SCHEMA = author.Schema(Position, CrazyEights)
PILE = author.Pick(KINDS, lambda state: sorted(SCHEMA.field(state, "pile"), key=KINDS.index))


class CrazyEightsGame(author.Searched, author.Game):
    """Crazy Eights, 2 players."""

    name = "crazy-eights"
    seats = range(2, 3)
    kinds = KINDS
    options = (author.Option("max_draws", 5, low=1, high=10),)
    schema = SCHEMA
    acts = author.Acts(Play, Draw, Pass, Nominate)
    events = author.Events({"dealer": author.Integer(), "card": PILE}, Played, Nominated, Drew, Passed)
    levels = ("random", "greedy", "flat:50", "flat:200", "flat:100ms")
    words = "\n".join(f"kind-{suit}{rank} = {dict(C='♣', D='♦', H='♥', S='♠')[suit]}{rank}" for suit, rank in KINDS)
    booklet = RULES | {"game_over": "4", "bad_params": "3", "not_your_turn": "3"}

    def policy(self) -> type[Policy]:
        return Policy

    def reason(self, state: Any, seat: int, act: dict[str, Any]) -> str:
        if not state.owing >> seat & 1:
            return "not_your_turn"
        if STAGES[state.stage] == "NOMINATE":
            return "suit_first"
        return {"play": "does_not_fit", "nominate": "no_eight", "draw": "cannot_draw", "pass": "must_draw"}[act["type"]]
