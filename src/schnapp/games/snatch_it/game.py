"""The face of Snatch It!: options, acts, events, positions, views, refusals.

Names and orders are those of docs/records.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from schnapp.table import chances, reading
from schnapp.table.canonical import Act, Entry, Json, is_object
from schnapp.table.dealer import Dealer
from schnapp.table.errors import BadRecord
from schnapp.table.game import Game
from schnapp.table.options import Option, Value, integer
from schnapp.table.player import Player
from schnapp.table.state import State

from . import box, events, greedy, loading, redealing
from .rules import SnatchIt
from .witness import PondWitness

if TYPE_CHECKING:
    from schnapp.table.instinct import Instinct

    from .observation import SnatchItObserver

_ACT = {name: number for number, name in enumerate(box.ACTS)}
_KIND = reading.by_number(box.KINDS)
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
_PARAMETERS: dict[str, tuple[str, ...]] = {
    "snatch": ("card", "pond"),
    "steal": ("card", "owner", "stack"),
    "swallow": ("stack", "pond"),
    "toss": ("pond",),
    "stork_choose": ("owner", "stack"),
} | {act: ("card",) for act in ("lay", "stalk", "reclaim", "bait")}


class SnatchItGame(Game):
    """Snatch It!, 3 to 6 players."""

    name = box.NAME
    ruleset = box.RULESET
    seats = box.SEATS
    kinds = box.KINDS
    steps = box.STEPS
    act_types = box.ACTS
    event_types = box.EVENTS
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

    people: ClassVar[Mapping[str, Player]] = {"greedy": Player(greedy.choose)}
    levels = ("flat:24~.2", "flat:60~.08", "flat:150~.025", "flat:400", "flat:150ms")

    def instinct(self) -> Callable[[], Instinct]:
        from .instinct import snatch_it_instinct  # here: only who searches has to load what it has learned

        return snatch_it_instinct

    def new(self, players: int, chosen: Mapping[str, Value]) -> SnatchIt:
        state = SnatchIt()
        state.players = players
        state.full_hand = box.hand_size(players)
        state.below = integer(chosen, "last_bite_below")
        state.jitter = integer(chosen, "last_bite_jitter")
        state.fixed_first = -1 if chosen["first_player"] == "random" else integer(chosen, "first_player")
        state.must_console = chosen["consolation"] == "must"
        state.may_call_out = chosen["stalk_enforcement"] == "call_out"
        state.shows_uncovered = chosen["last_bite_trigger"] == "uncovered"
        state.visibility = box.VISIBILITIES.index(chosen["last_bite_visibility"])
        return state

    def deal(self, state: State, dealer: Dealer) -> None:
        _mine(state).deal(dealer)

    def load(self, position: Json, players: int, chosen: Mapping[str, Value], conserving: bool = True) -> SnatchIt:
        return loading.load(self.new(players, chosen), position)

    # ---- Position and view ---------------------------------------------------------------------------------------

    def position(self, state: State) -> dict[str, Any]:
        table = _mine(state)
        seats = range(table.players)
        return {
            "state": box.STAGES[table.stage],
            "phase": box.PHASES[table.phase],
            "round": table.round,
            "first_leap": table.first_leap,
            "active": _or_none(table.active),
            "this_round_last": bool(table.this_round_last),
            "next_round_last": bool(table.next_round_last),
            "last_bite_out": bool(table.last_bite_out),
            "deck": [box.name_of(card) for card in table.in_deck()],
            "discard": box.multiset(table.in_discard()),
            "pond": box.multiset(table.in_pond()),
            "hands": [box.multiset(table.hand_of(seat)) for seat in seats],
            "patches": [self._patch(table, seat) for seat in seats],
            "bellies": [box.multiset(table.belly_of(seat)) for seat in seats],
            "laid": [box.KINDS[table.laid_by(seat)] if table.laid_by(seat) >= 0 else None for seat in seats],
            "next_stack": table.next_stack,
            "pending": self._pending(table),
        }

    def _patch(self, table: SnatchIt, seat: int) -> list[dict[str, Any]]:
        return [
            {"id": table.id_of(stack), "cards": [box.KINDS[card] for card in table.cards_of(stack)]}
            for stack in range(table.stacks)
            if table.owner_of(stack) == seat
        ]

    def _pending(self, table: SnatchIt) -> dict[str, Any] | None:
        stage = box.STAGES[table.stage]
        if stage == "RECLAIM":
            return {"stealer": table.active, "owner": table.victim, "stack": table.id_of(table.stolen)}
        if stage == "CONSOLATION":
            return {"stealer": table.active}
        if stage == "CALL_OUT":
            return {"player": table.active, "card": box.KINDS[table.stalked], "waiting": self.owed(table)}
        if stage == "FORCED":
            return {"player": table.active, "card": box.KINDS[table.stalked]}
        if stage == "STORK_CHOICE":
            stacks = [table.id_of(stack) for stack in self._tied(table)]
            decider = self.owed(table)[0]
            return {"bait": box.KINDS[table.bait], "owner": table.victim, "decider": decider, "stacks": stacks}
        return None

    def _tied(self, table: SnatchIt) -> list[int]:
        found: list[int] = []
        while (stack := table.tied(table.victim, table.bait, len(found))) >= 0:
            found.append(stack)
        return found

    def view(self, state: State, viewer: int | None, chosen: Mapping[str, Value]) -> dict[str, Any]:
        seen = self.position(state)
        over = seen["state"] == "OVER"
        deck: list[str] = seen["deck"]
        seen["last_bite"] = _depth(deck, str(chosen["last_bite_visibility"]))
        seen["deck"] = sum(card != box.LAST_BITE for card in deck)
        seen["discard"] = len(seen["discard"])
        seen["hands"] = [hand if seat == viewer else len(hand) for seat, hand in enumerate(seen["hands"])]
        seen["patches"] = [
            [
                {
                    "id": stack["id"],
                    "top": stack["cards"][-1],
                    "height": len(stack["cards"]),
                    "cards": stack["cards"] if seat == viewer and chosen["own_stack_view"] else None,
                }
                for stack in patch
            ]
            for seat, patch in enumerate(seen["patches"])
        ]
        seen["bellies"] = [
            {
                "count": len(belly),
                "cards": belly if over or (seat == viewer and chosen["own_belly_view"]) else None,
            }
            for seat, belly in enumerate(seen["bellies"])
        ]
        seen["laid"] = [card if seat == viewer or card is None else "?" for seat, card in enumerate(seen["laid"])]
        return seen | {"viewer": viewer}

    def players_in(self, view: Mapping[str, Any]) -> int:
        return len(view["hands"])

    def beginner(self, state: State) -> int | None:
        return _or_none(_mine(state).first_leap)

    # ---- Acts ----------------------------------------------------------------------------------------------------

    def act_of(self, state: State, action: int) -> Act:
        table = _mine(state)
        kind, stack, card = box.ACTS[action >> 10], action >> 4 & 63, action & 15
        act: Act = {"type": kind}
        for parameter in _PARAMETERS.get(kind, ()):
            if parameter == "card":
                act["card"] = box.KINDS[stack if kind == "snatch" else card]
            elif parameter == "pond":
                act["pond"] = box.KINDS[card]
            elif parameter == "owner":
                act["owner"] = table.owner_of(stack)
            else:
                act["stack"] = table.id_of(stack)
        return act

    def action_of(self, state: State, act: Act) -> int:
        table = _mine(state)
        kind = act["type"]
        card, pond = _KIND.get(act.get("card", ""), 0), _KIND.get(act.get("pond", ""), 0)
        stack = table.named(act["stack"]) if "stack" in act else 0
        if kind == "snatch":
            return _ACT[kind] << 10 | card << 4 | pond
        return _ACT[kind] << 10 | stack << 4 | (pond if "pond" in act else card)

    def refusal(self, state: State, act: Act) -> str | None:
        table = _mine(state)
        stage = box.STAGES[table.stage]
        kind: str = act["type"]
        player: int = act["player"]
        if stage == "OVER":
            return "game_over"
        if kind not in _OPEN[stage]:
            return "wrong_state"
        if not table.owing >> player & 1:
            return "not_your_decision"
        if not _well_formed(table, act):
            return "bad_params"
        return self._misplaced(table, act) or self._against_the_rules(table, act)

    def _misplaced(self, table: SnatchIt, act: Act) -> str | None:
        """A card or stack that is not where the act takes it from."""
        kind, player = act["type"], act["player"]
        if "card" in act and not table.holds(player, _KIND[act["card"]]):
            return "card_not_in_hand"
        if "pond" in act and not table.floats(_KIND[act["pond"]]):
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

    def _against_the_rules(self, table: SnatchIt, act: Act) -> str | None:
        """Everything is in its place: is the act allowed?"""
        kind, player = act["type"], act["player"]
        if table.stage == box.STAGES.index("FORCED") and _KIND[act["card"]] != table.stalked:
            return "forced_card"
        if self.action_of(table, act) in table.actions(player):
            if kind == "stork_choose" and act["owner"] != table.victim:
                return "not_tied_largest"
            return None
        return {
            "stalk": "card_can_act",
            "toss": "other_action_possible",
            "stork_choose": "not_tied_largest",
        }.get(kind, "does_not_fit")

    def clock_act(self, state: State, seat: int, chance: Dealer) -> Act:
        """6.9 of the specification."""
        table = _mine(state)
        calm = {"RECLAIM": "decline", "CONSOLATION": "consolation_draw", "CALL_OUT": "let_pass"}
        stage = box.STAGES[table.stage]
        if stage in calm:
            return {"type": calm[stage]}
        if stage in ("LAY", "BAIT"):  # a random card of the hand, not a random kind
            hand = box.multiset(table.hand_of(seat))
            return {"type": _OPEN[stage][0], "card": hand[chance.below(len(hand))]}
        legal = self.legal(state, seat)
        return legal[chance.below(len(legal))]

    # ---- Chances, events, result ---------------------------------------------------------------------------------

    def entries(self, state: State, told: list[list[int]]) -> list[Entry]:
        return events.entries(_mine(state), told, self.result(state))

    def answers(self, state: State, step: str, result: Json) -> list[int]:
        table = _mine(state)
        if step in ("shuffle_deck", "reshuffle_discard"):
            return chances.shuffle(chances.cards(step, result, _KIND))
        if step == "last_bite_jitter":
            return [chances.integer(step, result) + table.jitter]
        if step == "first_player":
            return [chances.integer(step, result)]
        if step == "rare_discard":
            if not is_object(result) or result.get("player") not in range(table.players):
                raise BadRecord(f"{step}: needs player and cards, not {result!r}")
            return _drawn(table.hand_of(result["player"]), chances.cards(step, result.get("cards"), _KIND))
        pool = [table.laid_by(seat) for seat in range(table.players) if table.laid_by(seat) >= 0]
        (kind,) = chances.cards(step, [result], _KIND)
        if kind not in pool:
            raise BadRecord(f"{step}: nobody laid {result}")
        return [pool.index(kind)]

    def result(self, state: State) -> dict[str, list[int]] | None:
        table = _mine(state)
        if box.STAGES[table.stage] != "OVER":
            return None
        return box.ranking([table.belly_of(seat) for seat in range(table.players)])

    def memory(self, players: int, chosen: Mapping[str, Value]) -> PondWitness:
        return PondWitness(players)

    def observer(self, players: int, chosen: Mapping[str, Value]) -> SnatchItObserver:
        from .observation import SnatchItObserver  # here: only learners need it

        return SnatchItObserver(players, chosen)

    def redeal(self, view: Mapping[str, Any], players: int, chosen: Mapping[str, Value], chance: Dealer) -> SnatchIt:
        position = redealing.redeal(view, chosen, chance)
        return loading.load(self.new(players, chosen), position)


def _mine(state: State) -> SnatchIt:
    assert isinstance(state, SnatchIt)
    return state


def _or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _depth(deck: list[str], visibility: str) -> str | int | None:
    """How deep Last Bite is, as far as the option shows it (spec, section 4)."""
    if box.LAST_BITE not in deck:
        return "out"
    above = deck.index(box.LAST_BITE)
    if visibility == "exact":
        return above
    return box.depth_word(above) if visibility == "coarse" else None


def _well_formed(table: SnatchIt, act: Act) -> bool:
    parameters = _PARAMETERS.get(act["type"], ())
    if set(act) - {"type", "player", "by"} != set(parameters):
        return False
    for name in parameters:
        value = act[name]
        if name == "owner":
            good = isinstance(value, int) and not isinstance(value, bool) and 0 <= value < table.players
        elif name == "stack":
            good = isinstance(value, str)
        else:
            good = isinstance(value, str) and value in _KIND
        if not good:
            return False
    return True


def _drawn(hand: list[int], cards: list[int]) -> list[int]:
    """The draws that take these cards out of a hand, given as counts by kind."""
    draws: list[int] = []
    rest = list(hand)
    for card in cards:
        draws.append(sum(rest[:card]))
        rest[card] -= 1
        if rest[card] < 0:
            raise BadRecord(f"rare_discard: the hand has no more {box.KINDS[card]}")
    return draws
