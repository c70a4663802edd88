"""The face of Snatch It!: options, acts, events, positions, views, refusals.

Names and orders are those of docs/records.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from schnapp.table.canonical import Act
from schnapp.table.game import Game, by_section
from schnapp.table.invariants import hold
from schnapp.table.options import Option, Value, store
from schnapp.table.protocols import Begun, Observed, Paced, Reasons, Recalling, Refusing, Scored, Searched
from schnapp.table.rng import Rng
from schnapp.table.state import State

from . import box, loading
from .acts import ACTS, KIND
from .events import EVENTS
from .memory import SnatchItMemory
from .position import SCHEMA
from .rules import SnatchIt

_BROKEN = {"stalk": "card_can_act", "toss": "other_action_possible", "stork_choose": "not_tied_largest"}
_OPEN: dict[str, tuple[str, ...]] = {  # stage → acts that are available
    "LAY": ("lay",),
    "TURN": ("snatch", "steal", "swallow", "stalk", "toss"),
    "RECLAIM": ("reclaim", "decline"),
    "CONSOLATION": ("consolation_draw", "consolation_skip"),
    "CALL_OUT": ("call_out", "let_pass"),
    "FORCED": ("snatch", "steal"),
    "BAIT": ("bait",),
    "STORK_CHOICE": ("stork_choose",),
}


class SnatchItGame(Refusing, Recalling, Begun, Paced, Scored, Searched, Observed, Game):
    """Snatch It!, 3 to 6 players."""

    name = box.NAME
    seats = box.SEATS
    kinds = box.KINDS
    schema = SCHEMA
    acts = ACTS
    events = EVENTS
    options = (
        Option("first_player", "random", words=("random",), seat=True, stored="fixed_first"),
        Option("last_bite_below", box.LAST_BITE_BELOW.__getitem__, low=0, high=box.CREATURES, stored="below"),
        Option("last_bite_jitter", 3, low=0, high=10, stored="jitter"),
        Option("last_bite_visibility", "coarse", words=box.VISIBILITIES, stored="visibility"),
        Option("last_bite_trigger", "drawn", words=("drawn", "uncovered"), stored="shows_uncovered"),
        Option("consolation", "may", words=("may", "must"), stored="must_console"),
        Option("stalk_enforcement", "strict", words=("strict", "call_out"), stored="may_call_out"),
        Option("own_stack_view", True, stored="opens_stacks"),
        Option("own_belly_view", True, stored="opens_belly"),
        Option("history_view", "table", words=("table", "full")),
        Option("turn_seconds", 0, low=0, high=600),
    )
    booklet: ClassVar[Mapping[str, str]] = by_section(
        {
            "3.2": "card_not_in_hand",
            "4": "does_not_fit",
            "5.1": "wrong_state not_your_decision bad_params",
            "5.2": "not_in_pond",
            "5.3": "own_patch no_such_stack",
            "5.6": "swallow:not_in_pond swallow:no_such_stack not_own_stack",
            "5.7": "card_can_act",
            "5.8": "forced_card",
            "5.9": "toss:not_in_pond other_action_possible",
            "6.4": "bait:card_not_in_hand",
            "6.5": "stork_choose:no_such_stack not_tied_largest",
            "7.3": "game_over",
        }
    )

    levels = ("flat:24~.2", "flat:60~.08", "flat:150~.025", "flat:400", "flat:150ms")
    policy_path = "schnapp.games.snatch_it.policy:SnatchItPolicy"
    observer_path = "schnapp.games.snatch_it.actions:SnatchItObserver"

    def new(self, players: int, chosen: Mapping[str, Value]) -> SnatchIt:
        state = SnatchIt()
        state.empty()
        state.players = players
        state.full_hand = box.hand_size(players)
        store(self.options, state, chosen)
        return state

    def check(self, state: State, position: dict[str, Any]) -> None:
        hold(loading.invariants(_mine(state), position))

    def beginner(self, state: State) -> int | None:
        first = _mine(state).first_leap
        return first if first >= 0 else None

    # ---- Acts ----------------------------------------------------------------------------------------------------

    def reasons(self, state: State, seat: int, act: Act) -> Reasons:
        table = _mine(state)
        stage, kind = box.STAGES[table.stage], act["type"]
        is_open = kind in _OPEN.get(stage, ())
        fits = is_open and ACTS.fits(act, table.players)
        if fits and _is_legal(table, seat, act):
            return  # as most are: the rest is for whoever wants to know why not
        yield stage == "OVER", "game_over"
        yield not is_open, "wrong_state"
        yield not table.owing >> seat & 1, "not_your_decision"
        yield not fits, "bad_params"
        yield from _misplaced(table, seat, act)
        yield stage == "FORCED" and KIND[act["card"]] != table.stalked, "forced_card"
        yield True, _BROKEN.get(kind, "does_not_fit")

    def clock_act(self, state: State, seat: int, chance: Rng) -> Act:
        """6.9 of the specification."""
        table = _mine(state)
        calm = {"RECLAIM": "decline", "CONSOLATION": "consolation_draw", "CALL_OUT": "let_pass"}
        stage = box.STAGES[table.stage]
        if stage in calm:
            return {"type": calm[stage]}
        if stage in ("LAY", "BAIT"):  # a random card of the hand, not a random kind
            hand: list[str] = SCHEMA.field(table, "hands")[seat]
            return {"type": _OPEN[stage][0], "card": hand[chance.below(len(hand))]}
        return super().clock_act(state, seat, chance)

    # ---- The end -------------------------------------------------------------------------------------------------

    def scores(self, state: State) -> list[int]:
        return [_mine(state).points_of(seat) for seat in range(state.players)]

    def memory(self, players: int, chosen: Mapping[str, Value]) -> SnatchItMemory:
        return SnatchItMemory(players)

    def recollect(self, state: State, view: Mapping[str, Any]) -> None:
        _mine(state).recollect(**view["memory"])


def _is_legal(table: SnatchIt, player: int, act: Act) -> bool:
    """Of a stack's owner an action says nothing."""
    action = ACTS.action_of(table, act)
    if action not in table.actions(player):
        return False
    return "owner" not in act or act["owner"] == table.owner_of(action >> 4 & 63)


def _misplaced(table: SnatchIt, player: int, act: Act) -> Reasons:
    """A card or stack that is not where the act takes it from."""
    kind = act["type"]
    yield "card" in act and not table.holds(player, KIND[act["card"]]), "card_not_in_hand"
    yield "pond" in act and not table.floats(KIND[act["pond"]]), "not_in_pond"
    yield kind == "steal" and act["owner"] == player, "own_patch"
    if "stack" in act:
        stack = table.named(act["stack"])
        yield stack < 0, "no_such_stack"
        yield kind == "steal" and table.owner_of(stack) != act["owner"], "no_such_stack"
        yield kind == "swallow" and table.owner_of(stack) != player, "not_own_stack"


def _mine(state: State) -> SnatchIt:
    assert isinstance(state, SnatchIt)
    return state
