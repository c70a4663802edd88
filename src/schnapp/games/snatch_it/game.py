"""The face of Snatch It!: options, acts, events, positions, views, refusals.

Names and orders are those of docs/records.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from schnapp.table.canonical import Act
from schnapp.table.game import Game
from schnapp.table.invariants import hold
from schnapp.table.options import Option, Value, integer
from schnapp.table.protocols import Begun, Observed, Recalling, Refusing, Scored, Searched
from schnapp.table.rng import Rng
from schnapp.table.state import State

from . import box, loading
from .acts import ACTS, KIND
from .events import EVENTS
from .memory import SnatchItMemory
from .position import SCHEMA
from .rules import SnatchIt

if TYPE_CHECKING:
    from schnapp.table.policy import RolloutPolicy

    from .actions import SnatchItObserver

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


class SnatchItGame(Refusing, Recalling, Begun, Scored, Searched, Observed, Game):
    """Snatch It!, 3 to 6 players."""

    name = box.NAME
    ruleset = box.RULESET
    seats = box.SEATS
    kinds = box.KINDS
    schema = SCHEMA
    acts = ACTS
    events = EVENTS
    options = (
        Option("first_player", "random", words=("random",), seat=True),
        Option("last_bite_below", lambda players: box.LAST_BITE_BELOW[players], low=0, high=box.CREATURES),
        Option("last_bite_jitter", 3, low=0, high=10),
        Option("last_bite_visibility", "coarse", words=box.VISIBILITIES),
        Option("last_bite_trigger", "drawn", words=("drawn", "uncovered")),
        Option("consolation", "may", words=("may", "must")),
        Option("stalk_enforcement", "strict", words=("strict", "call_out")),
        Option("own_stack_view", True),
        Option("own_belly_view", True),
        Option("history_view", "table", words=("table", "full")),
        Option("turn_seconds", 0, low=0, high=600),
    )
    booklet: ClassVar[Mapping[str, str]] = {
        "game_over": "7.3",
        "wrong_state": "5.1",
        "not_your_decision": "5.1",
        "bad_params": "5.1",
        "card_not_in_hand": "3.2",
        "bait:card_not_in_hand": "6.4",
        "not_in_pond": "5.2",
        "swallow:not_in_pond": "5.6",
        "toss:not_in_pond": "5.9",
        "own_patch": "5.3",
        "no_such_stack": "5.3",
        "swallow:no_such_stack": "5.6",
        "stork_choose:no_such_stack": "6.5",
        "not_own_stack": "5.6",
        "forced_card": "5.8",
        "does_not_fit": "4",
        "card_can_act": "5.7",
        "other_action_possible": "5.9",
        "not_tied_largest": "6.5",
    }

    levels = ("flat:24~.2", "flat:60~.08", "flat:150~.025", "flat:400", "flat:150ms")

    def policy(self) -> Callable[[], RolloutPolicy]:
        from .policy import snatch_it_policy  # here: only who searches has to load what it has learned

        return snatch_it_policy

    def new(self, players: int, chosen: Mapping[str, Value]) -> SnatchIt:
        state = SnatchIt()
        state.empty()
        state.players = players
        state.full_hand = box.hand_size(players)
        state.below = integer(chosen, "last_bite_below")
        state.jitter = integer(chosen, "last_bite_jitter")
        state.fixed_first = -1 if chosen["first_player"] == "random" else integer(chosen, "first_player")
        state.must_console = chosen["consolation"] == "must"
        state.may_call_out = chosen["stalk_enforcement"] == "call_out"
        state.shows_uncovered = chosen["last_bite_trigger"] == "uncovered"
        state.visibility = box.VISIBILITIES.index(chosen["last_bite_visibility"])
        state.opens_stacks = chosen["own_stack_view"] is True
        state.opens_belly = chosen["own_belly_view"] is True
        return state

    def check(self, state: State, position: dict[str, Any]) -> None:
        hold(loading.invariants(_mine(state), position))

    def beginner(self, state: State) -> int | None:
        first = _mine(state).first_leap
        return first if first >= 0 else None

    # ---- Acts ----------------------------------------------------------------------------------------------------

    def refusal(self, state: State, seat: int, act: Act) -> str | None:
        table = _mine(state)
        stage = box.STAGES[table.stage]
        if stage == "OVER":
            return "game_over"
        if act["type"] not in _OPEN[stage]:
            return "wrong_state"
        if not table.owing >> seat & 1:
            return "not_your_decision"
        if not ACTS.fits(act, table.players):
            return "bad_params"
        if _is_legal(table, seat, act):
            return None
        return _misplaced(table, seat, act) or _against_the_rules(table, act)

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
        legal = ACTS.legal(state, seat)
        return legal[chance.below(len(legal))]

    # ---- The end -------------------------------------------------------------------------------------------------

    def scores(self, state: State) -> list[int]:
        table = _mine(state)
        return [table.points_of(seat) for seat in range(table.players)]

    def memory(self, players: int, chosen: Mapping[str, Value]) -> SnatchItMemory:
        return SnatchItMemory(players)

    def recollect(self, state: State, view: Mapping[str, Any]) -> None:
        _mine(state).recollect(**view["memory"])

    def observer(self, players: int, chosen: Mapping[str, Value]) -> SnatchItObserver:
        from .actions import SnatchItObserver  # here: only learners need it

        return SnatchItObserver(self, players, chosen)


def _is_legal(table: SnatchIt, player: int, act: Act) -> bool:
    """Of a stack's owner an action says nothing."""
    action = ACTS.action_of(table, act)
    if action not in table.actions(player):
        return False
    return "owner" not in act or act["owner"] == table.owner_of(action >> 4 & 63)


def _misplaced(table: SnatchIt, player: int, act: Act) -> str | None:
    """A card or stack that is not where the act takes it from."""
    kind = act["type"]
    if "card" in act and not table.holds(player, KIND[act["card"]]):
        return "card_not_in_hand"
    if "pond" in act and not table.floats(KIND[act["pond"]]):
        return "not_in_pond"
    if kind == "steal" and act["owner"] == player:
        return "own_patch"
    if "stack" in act:
        stack = table.named(act["stack"])
        if stack < 0 or (kind == "steal" and table.owner_of(stack) != act["owner"]):
            return "no_such_stack"
        if kind == "swallow" and table.owner_of(stack) != player:
            return "not_own_stack"
    return None


def _against_the_rules(table: SnatchIt, act: Act) -> str:
    """Everything is in its place, and yet the act is not legal."""
    if box.STAGES[table.stage] == "FORCED" and KIND[act["card"]] != table.stalked:
        return "forced_card"
    return _BROKEN.get(act["type"], "does_not_fit")


def _mine(state: State) -> SnatchIt:
    assert isinstance(state, SnatchIt)
    return state
