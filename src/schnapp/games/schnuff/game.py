"""The face of Schnuff: options, acts, events, positions, views, refusals.

Names and orders are those of docs/records.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

from schnapp.table.canonical import Act
from schnapp.table.cards import by_number
from schnapp.table.game import Game, by_section
from schnapp.table.invariants import hold
from schnapp.table.options import Counts, Names, Option, Value, integer, store
from schnapp.table.protocols import Cautious, Hurried, Naming, Paced, Recalling, Scored, Searched
from schnapp.table.rng import Rng
from schnapp.table.state import State

from . import box, loading
from .acts import ACTS
from .events import EVENTS
from .memory import SchnuffMemory
from .position import MEMORY, NOBODY, SCHEMA
from .rules import Schnuff

_KIND = by_number(box.KINDS)


class SchnuffGame(Hurried, Recalling, Paced, Naming, Cautious, Scored, Searched, Game):
    """Schnuff, 2 to 6 players."""

    name = box.NAME
    seats = box.SEATS
    kinds = box.KINDS
    schema = SCHEMA
    acts = ACTS
    events = EVENTS
    forgettable = frozenset({"draw"})
    options = (
        Option("max_rounds", 0, low=0, high=1000, stored="max_rounds"),
        Option("short_game", False, stored="short_game"),
        Option("draw_mode", "strict", words=("strict", "auto")),
        Option("draw_grace_ms", 1500, low=0, high=10_000),
        Option("draw_reminder", False, stored="reminds"),
        Option("chips", box.CHIPS, low=1, high=30, stored="start_chips"),
        Counts("deck", box.DECK, kinds=box.KINDS, needed=box.NUMBERS, enough=box.ENOUGH_NUMBERS),
        Option("schnuff_tie", "reroll", words=box.TIES, stored="tie"),
        Option("immunity", "next_play", words=("next_play", "until_crossed"), stored="keeps_immunity"),
        Option("count_floor", "none", words=("none", "zero"), stored="has_floor"),
        Option("shuffle_discards", False, stored="shuffles"),
        Names("card_names", {}, kinds=box.WILD, longest=16),
        Option("history_view", "table", words=("table", "full")),
        Option("turn_seconds", 0, low=0, high=600),
        Option("drop_out_toll", "none", words=box.TOLLS, came_later=True, stored="toll"),
    )
    # for the eyes: dice that roll, chips that change hands, a round that begins
    looked_at_ms: ClassVar[Mapping[str, int]] = {
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
    booklet: ClassVar[Mapping[str, str]] = by_section(
        {
            "3.4": "number_required",
            "4.1": "bad_params not_your_turn card_not_in_hand",
            "4.5": "no_draw_right",
            "5.6": "not_at_limit",
            "7.3": "game_over",
        }
    )

    levels = ("flat:24~.2", "flat:60~.08", "flat:150~.025", "flat:400", "flat:150ms")
    policy_path = "schnapp.games.schnuff.policy:SchnuffPolicy"

    def beside_bots(self, given: Mapping[str, Any]) -> Mapping[str, Value]:
        """Without a toll it can pay never to draw (R31), and a program may find that out. With automatic drawing nobody drops out."""
        return {} if given.get("draw_mode") == "auto" else {"drop_out_toll": box.TOLL_BESIDE_BOTS}

    def new(self, players: int, chosen: Mapping[str, Value]) -> Schnuff:
        state = Schnuff()
        state.players = players
        store(self.options, state, chosen)
        deck = cast("dict[str, int]", chosen["deck"])
        state.stock([deck[kind] for kind in box.KINDS])
        state.strict = chosen["draw_mode"] == "strict"
        return state

    def check(self, state: State, position: dict[str, Any]) -> None:
        hold(loading.invariants(_mine(state), position))

    def to_act(self, state: State) -> list[int]:
        """Only the active seat: nobody waits for a hand that could draw, and nobody may be told of it."""
        active = _mine(state).active
        return [] if active < 0 else [active]

    def draw_window_ms(self, state: State, act: Act, chosen: Mapping[str, Value]) -> int:
        """A card waits for the hand that could still draw (option draw_grace_ms)."""
        is_open = act.get("type") == "play" and _mine(state).draw_right >= 0
        return integer(chosen, "draw_grace_ms") if is_open else 0

    def renamed(self, chosen: Mapping[str, Value]) -> Mapping[str, Mapping[str, str]]:
        return cast("dict[str, dict[str, str]]", chosen["card_names"])

    # ---- Acts ----------------------------------------------------------------------------------------------------

    def reason(self, state: State, seat: int, act: Act) -> str:
        table = _mine(state)
        if act["type"] == "draw":
            return "no_draw_right"
        if table.active != seat:
            return "not_your_turn"
        if not table.holds(seat, _KIND[act["card"]]):
            return "card_not_in_hand"
        return "number_required" if box.STAGES[table.stage] == "LEAD" else "not_at_limit"

    def clock_act(self, state: State, seat: int, chance: Rng) -> Act:
        """A random card of those that could be played, not a random kind; to draw only if nothing else is left."""
        table = _mine(state)
        playable = table.playable(seat)
        hand: list[str] = SCHEMA.field(state, "hands")[seat]
        cards = [card for card in hand if playable >> _KIND[card] & 1]
        return {"type": "play", "card": cards[chance.below(len(cards))]} if cards else {"type": "draw"}

    # ---- The end -------------------------------------------------------------------------------------------------

    def scores(self, state: State) -> list[int]:
        return [_mine(state).chips_of(seat) for seat in range(state.players)]

    def memory(self, players: int, chosen: Mapping[str, Value]) -> SchnuffMemory:
        return SchnuffMemory(
            players,
            integer(chosen, "chips"),
            keeps_immunity=chosen["immunity"] == "until_crossed",
            shuffles=chosen["shuffle_discards"] is True,
        )

    def recollect(self, state: State, view: Mapping[str, Any]) -> None:
        table, memory = _mine(state), view["memory"]
        table.knows_discard, table.knows_pile = True, memory["pile"] is not None
        unknown = box.KINDS[:1] * view["draw_pile"]
        MEMORY.load_view(table, {**memory, "pile": memory["pile"] if table.knows_pile else unknown}, NOBODY)


def _mine(state: State) -> Schnuff:
    assert isinstance(state, Schnuff)
    return state
