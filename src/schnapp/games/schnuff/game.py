"""The face of Schnuff: options, acts, events, positions, views, refusals.

Names and orders are those of docs/records.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, cast

from schnapp.table import chances, reading
from schnapp.table.canonical import Act, Entry, Json
from schnapp.table.dealer import Dealer
from schnapp.table.errors import BadRecord
from schnapp.table.game import Game
from schnapp.table.options import Counts, Names, Option, Value, integer
from schnapp.table.player import Player
from schnapp.table.state import State

from . import box, events, greedy, loading, redealing
from .rules import Schnuff
from .witness import PileWitness

if TYPE_CHECKING:
    from schnapp.table.instinct import Instinct

    from .observation import SchnuffObserver

_KIND = reading.by_number(box.KINDS)
_DRAW = len(box.KINDS)  # the number of the act `draw`; of a play: the kind's

_SIGHT_MS = {  # for the eyes: dice that roll, chips that change hands, a round that begins
    "dealer_roll": 300,
    "risk_roll": 1300,
    "schnuff_roll": 700,
    "dropped_out": 600,
    "paid": 300,
    "eliminated": 800,
    "pile_turned": 600,
    "round_ended": 1500,
    "round_started": 800,
}


class SchnuffGame(Game):
    """Schnuff, 2 to 6 players."""

    name = box.NAME
    ruleset = box.RULESET
    seats = box.SEATS
    kinds = box.KINDS
    steps = box.STEPS
    forgettable = frozenset({"draw"})
    options = (
        Option("max_rounds", 0, low=0, high=1000),
        Option("short_game", False),
        Option("draw_mode", "strict", words=("strict", "auto")),
        Option("draw_grace_ms", 1500, low=0, high=10_000),
        Option("draw_reminder", False),
        Option("chips", box.CHIPS, low=1, high=30),
        Counts("deck", box.DECK, kinds=box.KINDS, needed=box.NUMBERS, enough=box.ENOUGH_NUMBERS),
        Option("schnuff_tie", "reroll", words=box.TIES),
        Option("immunity", "next_play", words=("next_play", "until_crossed")),
        Option("count_floor", "none", words=("none", "zero")),
        Option("shuffle_discards", False),
        Names("card_names", {}, kinds=box.WILD, longest=16),
        Option("history_view", "table", words=("table", "full")),
        Option("turn_seconds", 0, low=0, high=600),
        Option("drop_out_toll", "none", words=box.TOLLS, came_later=True),
    )
    booklet: ClassVar[Mapping[str, str]] = {
        "game_over": "7.3",
        "bad_params": "4.1",
        "no_draw_right": "4.5",
        "not_your_turn": "4.1",
        "card_not_in_hand": "4.1",
        "number_required": "3.4",
        "not_at_limit": "5.6",
    }

    people: ClassVar[Mapping[str, Player]] = {"greedy": Player(greedy.choose)}
    levels = ("flat:24~.2", "flat:60~.08", "flat:150~.025", "flat:400", "flat:150ms")

    def instinct(self) -> Callable[[], Instinct]:
        from .instinct import schnuff_instinct  # here: only who searches has to load what it has learned

        return schnuff_instinct

    def beside_bots(self, given: Mapping[str, Any]) -> Mapping[str, Value]:
        """Without a toll it can pay never to draw (R31), and a program may find that out. With automatic drawing nobody drops out."""
        return {} if given.get("draw_mode") == "auto" else {"drop_out_toll": box.TOLL_BESIDE_BOTS}

    def new(self, players: int, chosen: Mapping[str, Value]) -> Schnuff:
        state = Schnuff()
        state.players = players
        state.start_chips = integer(chosen, "chips")
        deck = cast("dict[str, int]", chosen["deck"])
        state.stock([deck[kind] for kind in box.KINDS])
        state.strict = chosen["draw_mode"] == "strict"
        state.short_game = chosen["short_game"] is True
        state.tie = box.TIES.index(cast("str", chosen["schnuff_tie"]))
        state.keeps_immunity = chosen["immunity"] == "until_crossed"
        state.has_floor = chosen["count_floor"] == "zero"
        state.shuffles = chosen["shuffle_discards"] is True
        state.max_rounds = integer(chosen, "max_rounds")
        state.toll = box.TOLLS.index(cast("str", chosen["drop_out_toll"]))
        return state

    def deal(self, state: State, dealer: Dealer) -> None:
        _mine(state).deal(dealer)

    def load(self, position: Json, players: int, chosen: Mapping[str, Value], conserving: bool = True) -> Schnuff:
        return loading.load(self.new(players, chosen), position)

    # ---- Position and view ---------------------------------------------------------------------------------------

    def position(self, state: State) -> dict[str, Any]:
        table = _mine(state)
        seats = range(table.players)
        immune = {"player": table.immune, "limit": table.immune_limit}
        return {
            "state": box.STAGES[table.stage],
            "round": table.round,
            "dealer": table.dealer,
            "active": _or_none(table.active),
            "count": table.count,
            "direction": table.direction,
            "started": bool(table.started),
            "draw_pile": [box.KINDS[card] for card in table.in_pile()],
            "discard": [box.KINDS[card] for card in table.in_discard()],
            "hands": [box.multiset(table.hand_of(seat)) for seat in seats],
            "aside": box.multiset(table.in_aside()),
            "chips": [table.chips_of(seat) for seat in seats],
            "bank": table.bank,
            "in_round": [bool(table.in_round >> seat & 1) for seat in seats],
            "draw_right": _or_none(table.draw_right),
            "immune": immune if table.immune >= 0 else None,
            "eliminated": table.eliminated(),
        }

    def view(self, state: State, viewer: int | None, chosen: Mapping[str, Value]) -> dict[str, Any]:
        seen = self.position(state)
        discard: list[str] = seen["discard"]
        reminded = viewer is not None and seen["draw_right"] == viewer and chosen["draw_reminder"] is True
        seen["draw_pile"] = len(seen["draw_pile"])
        seen["discard"] = {"count": len(discard), "top": discard[-1] if discard else None}
        seen["hands"] = [hand if seat == viewer else len(hand) for seat, hand in enumerate(seen["hands"])]
        seen["aside"] = len(seen["aside"])
        seen["draw_right"] = viewer if reminded else None
        return seen | {"viewer": viewer}

    def players_in(self, view: Mapping[str, Any]) -> int:
        return len(view["hands"])

    def awaited(self, state: State) -> list[int]:
        """Only the active seat: nobody waits for a hand that could draw, and nobody may be told of it."""
        active = _mine(state).active
        return [] if active < 0 else [active]

    def hold_ms(self, state: State, act: Act, chosen: Mapping[str, Value]) -> int:
        """A card waits for the hand that could still draw (option draw_grace_ms)."""
        is_open = act.get("type") == "play" and _mine(state).draw_right >= 0
        return integer(chosen, "draw_grace_ms") if is_open else 0

    def sight_ms(self, entries: Sequence[Entry]) -> int:
        return sum(_SIGHT_MS.get(entry["event"]["type"], 0) for entry in entries if "event" in entry)

    def renamed(self, chosen: Mapping[str, Value]) -> Mapping[str, Mapping[str, str]]:
        return cast("dict[str, dict[str, str]]", chosen["card_names"])

    # ---- Acts ----------------------------------------------------------------------------------------------------

    def act_of(self, state: State, action: int) -> Act:
        return {"type": "draw"} if action == _DRAW else {"type": "play", "card": box.KINDS[action]}

    def action_of(self, state: State, act: Act) -> int:
        return _DRAW if act["type"] == "draw" else _KIND[act["card"]]

    def refusal(self, state: State, act: Act) -> str | None:
        table = _mine(state)
        player: int = act["player"]
        if box.STAGES[table.stage] == "OVER":
            return "game_over"
        if not _well_formed(act):
            return "bad_params"
        if act["type"] == "draw":
            return None if table.draw_right == player else "no_draw_right"
        card = _KIND[act["card"]]
        if table.active != player:
            return "not_your_turn"
        if not table.holds(player, card):
            return "card_not_in_hand"
        if table.playable(player) >> card & 1:
            return None
        return "number_required" if box.STAGES[table.stage] == "LEAD" else "not_at_limit"

    def clock_act(self, state: State, seat: int, chance: Dealer) -> Act:
        """A random card of those that could be played, not a random kind; to draw only if nothing else is left."""
        table = _mine(state)
        playable = table.playable(seat)
        cards = [card for card in box.multiset(table.hand_of(seat)) if playable >> _KIND[card] & 1]
        return {"type": "play", "card": cards[chance.below(len(cards))]} if cards else {"type": "draw"}

    # ---- Chances, events, result ---------------------------------------------------------------------------------

    def entries(self, state: State, told: list[list[int]]) -> list[Entry]:
        return events.entries(_mine(state), told, self.result(state))

    def answers(self, state: State, step: str, result: Json) -> list[int]:
        if step in ("shuffle", "turn_shuffle"):
            return chances.shuffle(chances.cards(step, result, _KIND))
        draws = chances.dice(step, result)
        if not all(0 <= draw < chances.PIPS for draw in draws):
            raise BadRecord(f"{step}: a die shows 1 to {chances.PIPS}, not {result!r}")
        return draws

    def result(self, state: State) -> dict[str, list[int]] | None:
        """Ranks by chips in the short game and when the rounds are up, else by the order of elimination."""
        table = _mine(state)
        if box.STAGES[table.stage] != "OVER":
            return None
        chips = [table.chips_of(seat) for seat in range(table.players)]
        by_chips = table.short_game or not table.game_is_over()
        return {"ranks": box.ranking(chips, table.eliminated(), by_chips), "scores": chips}

    def witness(self, players: int, chosen: Mapping[str, Value]) -> PileWitness:
        return PileWitness(
            players,
            integer(chosen, "chips"),
            keeps_immunity=chosen["immunity"] == "until_crossed",
            shuffles=chosen["shuffle_discards"] is True,
        )

    def observer(self, players: int, chosen: Mapping[str, Value]) -> SchnuffObserver:
        from .observation import SchnuffObserver  # here: only learners need it

        return SchnuffObserver(players, chosen)

    def redeal(self, view: Mapping[str, Any], players: int, chosen: Mapping[str, Value], chance: Dealer) -> Schnuff:
        position = redealing.redeal(view, chosen, chance)
        return loading.load(self.new(players, chosen), position)


def _mine(state: State) -> Schnuff:
    assert isinstance(state, Schnuff)
    return state


def _or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _well_formed(act: Act) -> bool:
    if act["type"] not in box.ACTS:
        return False
    parameters = set(act) - {"type", "player", "by"}
    if act["type"] == "draw":
        return not parameters
    return parameters == {"card"} and isinstance(act["card"], str) and act["card"] in _KIND
