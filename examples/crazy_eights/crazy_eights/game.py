"""The face of Crazy Eights: options, acts, positions, views, refusals. The table knows the game only through it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from schnapp.table import chances
from schnapp.table.canonical import Act, Entry, Json, is_array
from schnapp.table.cards import ranks, shuffled, taken
from schnapp.table.dealer import Dealer
from schnapp.table.errors import BadRecord
from schnapp.table.game import Game
from schnapp.table.options import Option, Value, integer
from schnapp.table.player import Player
from schnapp.table.state import State

from . import box, events, greedy, loading
from .loading import cards
from .rules import CrazyEights

if TYPE_CHECKING:
    from schnapp.table.instinct import Instinct


class CrazyEightsGame(Game):
    """Crazy Eights, 2 players."""

    name = box.NAME
    ruleset = box.RULESET
    seats = box.SEATS
    kinds = box.KINDS
    steps = box.STEPS
    act_types = ("play", "draw", "pass", "nominate")
    event_types = box.EVENTS
    options = (Option("max_draws", box.DRAWS, low=1, high=10),)
    booklet: ClassVar[Mapping[str, str]] = {
        "game_over": "4",
        "bad_params": "3",
        "not_your_turn": "3",
        "suit_first": "3.2",
        "no_eight": "3.2",
        "card_not_in_hand": "3.1",
        "does_not_fit": "3.1",
        "cannot_draw": "3.3",
        "must_draw": "3.4",
    }
    people: ClassVar[Mapping[str, Player]] = {"greedy": Player(greedy.choose)}
    levels = ("random", "flat:50", "flat:200", "greedy", "flat:100ms")  # as `schnapp arena` ranks them

    def instinct(self) -> Callable[[], Instinct]:
        from .instinct import EightsInstinct  # here: only who searches needs it

        return EightsInstinct

    def new(self, players: int, chosen: Mapping[str, Value]) -> CrazyEights:
        state = CrazyEights()
        state.players = players
        state.max_draws = integer(chosen, "max_draws")
        return state

    def deal(self, state: State, dealer: Dealer) -> None:
        _mine(state).deal(dealer)

    # ---- Position and view ---------------------------------------------------------------------------------------

    def position(self, state: State) -> dict[str, Any]:
        table = _mine(state)
        return {
            "state": box.STAGES[table.stage],
            "dealer": table.dealer,
            "active": table.active if table.active >= 0 else None,
            "top": box.KINDS[table.top],
            "suit": box.SUITS[table.suit],
            "draws": table.draws,
            "passes": table.passes,
            "pile": cards(table.pile),
            "discard": cards(table.discard()),
            "hands": [cards(table.hand_of(seat)) for seat in (0, 1)],
        }

    def load(self, position: Json, players: int, chosen: Mapping[str, Value], conserving: bool = True) -> CrazyEights:
        return loading.load(self.new(players, chosen), position)

    def view(self, state: State, viewer: int | None, chosen: Mapping[str, Value]) -> dict[str, Any]:
        seen = self.position(state)
        seen["pile"] = len(seen["pile"])
        seen["hands"] = [hand if seat == viewer else len(hand) for seat, hand in enumerate(seen["hands"])]
        return seen | {"viewer": viewer}

    def redeal(self, view: Mapping[str, Any], players: int, chosen: Mapping[str, Value], chance: Dealer) -> CrazyEights:
        """The cards that the viewer sees nowhere, dealt anew to the hands and the pile."""
        known: list[str] = [view["top"], *view["discard"]]
        for hand in view["hands"]:
            known += hand if is_array(hand) else []
        unseen = shuffled([kind for kind in box.KINDS if kind not in known], chance)
        hands = [hand if is_array(hand) else taken(unseen, hand) for hand in view["hands"]]
        position = {field: value for field, value in view.items() if field != "viewer"}
        return self.load(position | {"pile": unseen, "hands": hands}, players, chosen)

    # ---- Acts ----------------------------------------------------------------------------------------------------

    def act_of(self, state: State, action: int) -> Act:
        if action < box.DRAW:
            return {"type": "play", "card": box.KINDS[action]}
        if action >= box.NOMINATE:
            return {"type": "nominate", "suit": box.SUITS[action - box.NOMINATE]}
        return {"type": "draw" if action == box.DRAW else "pass"}

    def action_of(self, state: State, act: Act) -> int:
        match act["type"]:
            case "play":
                return box.KINDS.index(act["card"])
            case "nominate":
                return box.NOMINATE + box.SUITS.index(act["suit"])
            case kind:
                return box.DRAW if kind == "draw" else box.PASS

    def refusal(self, state: State, act: Act) -> str | None:
        table = _mine(state)
        player: int = act["player"]
        stage = box.STAGES[table.stage]
        if stage == "OVER":
            return "game_over"
        if not _well_formed(act):
            return "bad_params"
        if player != table.active:
            return "not_your_turn"
        if (stage == "NOMINATE") != (act["type"] == "nominate"):
            return "suit_first" if stage == "NOMINATE" else "no_eight"
        match act["type"]:
            case "play":
                if act["card"] not in cards(table.hand_of(player)):
                    return "card_not_in_hand"
                return None if act["card"] in cards(table.playable(player)) else "does_not_fit"
            case "draw":
                return None if table.may_draw() else "cannot_draw"
            case "pass":
                return "must_draw" if table.may_draw() else None
            case _:
                return None

    def clock_act(self, state: State, seat: int, chance: Dealer) -> Act:
        """Any legal act."""
        legal = self.legal(state, seat)
        return legal[chance.below(len(legal))]

    # ---- Chances, events, result ---------------------------------------------------------------------------------

    def entries(self, state: State, told: list[list[int]]) -> list[Entry]:
        return events.entries(told, self.result(state))

    def answers(self, state: State, step: str, result: Json) -> list[int]:
        if step == "dealer":
            if chances.integer(step, result) not in (0, 1):
                raise BadRecord(f"{step}: {result!r} is no seat")
            return [result]
        pile = cards(_mine(state).pile)
        if result not in pile:
            raise BadRecord(f"{step}: {result!r} is not in the pile")
        return [pile.index(result)]

    def result(self, state: State) -> dict[str, list[int]] | None:
        """What is left in a hand costs points; the fewest lost win."""
        if box.STAGES[_mine(state).stage] != "OVER":
            return None
        scores = [state.returns(seat) for seat in (0, 1)]
        return {"ranks": ranks(scores), "scores": scores}


def _mine(state: State) -> CrazyEights:
    assert isinstance(state, CrazyEights)
    return state


def _well_formed(act: Act) -> bool:
    parameters = {name: value for name, value in act.items() if name not in ("type", "player", "by")}
    match act["type"]:
        case "play":
            return list(parameters) == ["card"] and parameters["card"] in box.KINDS
        case "nominate":
            return list(parameters) == ["suit"] and parameters["suit"] in tuple(box.SUITS)
        case "draw" | "pass":
            return not parameters
        case _:
            return False
