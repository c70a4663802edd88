"""The face of Snails: options, acts, events, positions, views, refusals.

Names and orders are those of docs/records.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, cast

from schnapp.table import protocols
from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer
from schnapp.table.errors import BadOptions, BadRecord
from schnapp.table.game import Game, by_section
from schnapp.table.invariants import hold
from schnapp.table.options import Numbers, Option, Value, store
from schnapp.table.outcomes import ranking
from schnapp.table.protocols import Reasons
from schnapp.table.rng import Rng
from schnapp.table.seating import seat_of
from schnapp.table.state import State

from . import acts, board, box, cards, loading, pending, speaking
from .acts import ACTS, ANSWERS
from .events import EVENTS
from .position import PLAYERS, SCHEMA
from .rules import Snails

if TYPE_CHECKING:
    from schnapp.table.texts import Texts

_OVER = box.STAGES.index("over")


class SnailsGame(
    protocols.Titled,
    protocols.Resting,
    protocols.Refusing,
    protocols.Scored,
    protocols.Conditional,
    protocols.Generating,
    protocols.Paced,
    protocols.Naming,
    protocols.Speaking,
    protocols.Begun,
    protocols.Sided,
    protocols.Scenarios,
    protocols.Searched,
    protocols.Pending,
    protocols.Observed,
    Game,
):
    """Snails, 2 to 4 players."""

    name = box.NAME
    seats = box.SEATS
    titles: ClassVar[Mapping[int, str]] = dict(enumerate(PLAYERS))
    kinds = cards.BOX.ids
    schema = SCHEMA
    acts = ACTS
    events = EVENTS
    options = (
        Option("start_player", "random", words=("random", *PLAYERS), stored="fixed_start"),
        Option("faction_choice", "draft", words=("draft", "random"), stored="random_factions"),
        Option("start_hand", "standard", words=("standard", "advanced"), stored="advanced"),
        Option("mulligan", "until_red", words=("until_red", "once", "off"), stored="mulligan"),
        Option("layout", "corners", words=(*board.LAYOUTS, "custom")),
        Option("board.allow_partial_tiles", False),
        Option("rounds", 6, low=1, high=12, stored="rounds"),
        Option("hand_limit", 10, low=6, high=20, stored="hand_limit"),
        Numbers("contamination_track", list(box.TRACK), low=0, high=32_000, step=5, fewest=2, most=21),
    )
    unlisted = frozenset({"custom_layout"})
    generators: ClassVar[frozenset[str]] = frozenset({"program"})
    # for the eyes: cards that are turned up, dice, snails on their way, islands that crumble
    looked_at_ms: ClassVar[Mapping[str, int]] = {
        "round_started": 800,
        "card_revealed": 500,
        "turn_skipped": 300,
        "target_chosen": 300,
        "dice_rolled": 900,
        "die_rerolled": 600,
        "damage": 250,
        "eliminated": 500,
        "exploded": 500,
        "tile_destroyed": 400,
        "snail_moved": 300,
    }
    booklet: ClassVar[Mapping[str, str]] = by_section(
        {
            "2.2": "use_ability:illegal",
            "3.1": "choose_faction:illegal",
            "3.3": "mulligan:illegal keep_start_hand:illegal",
            "3.4": "place_snail:illegal",
            "4.1": "wrong_state not_your_decision bad_params illegal",
            "4.2": "exchange:illegal take_faction_card:illegal end_draw:illegal discard:illegal",
            "4.3": "program:illegal",
            "4.4": "choose_half:illegal",
            "4.6": "choose_resolve:illegal",
            "4.8": "game_over",
            "5.1": "step:illegal stop:illegal",
            "5.3": "take_shell:illegal",
            "5.7": "overflow:illegal",
            "5.8": "push:illegal",
            "6.3": "choose_target:illegal",
            "6.4": "reroll:illegal keep:illegal",
            "6.5": "choose_outcome:illegal choose_place:illegal place_target:illegal",
            "6.6": "choose_deviation:illegal",
            "6.7": "choose_enemy:illegal",
            "6.9": "choose_slot:illegal",
            "7.9": "order_effect:illegal",
        }
    )

    def resolve(self, players: int, given: Mapping[str, object]) -> dict[str, Value]:
        """`custom_layout` is an option with `layout` custom only, and is checked as a whole."""
        plain = {name: value for name, value in given.items() if name != "custom_layout"}
        chosen = super().resolve(players, plain)
        if chosen["layout"] == "custom":
            layout = given.get("custom_layout")
            board.custom(layout, players, chosen["board.allow_partial_tiles"] is True)
            chosen["custom_layout"] = cast("dict[str, Any]", layout)
        elif "custom_layout" in given:
            raise BadOptions("custom_layout", "goes with the layout custom only")
        return chosen

    levels = ("flat:30~.45", "flat:30~.12", "flat:80~.035", "flat:100", "flat:150ms")
    policy_path = "schnapp.games.snails.policy:SnailsPolicy"
    observer_path = "schnapp.games.snails.actions:SnailsObserver"

    def new(self, players: int, chosen: Mapping[str, Value]) -> Snails:
        state = _on(_laid_out(players, chosen)).copy()
        state.players = players
        store(self.options, state, chosen)
        state.agree(cast("list[int]", chosen["contamination_track"]))
        return state

    def apart(self, given: Mapping[str, Any]) -> set[str]:
        return set() if given.get("layout") == "custom" else {"custom_layout"}

    def renamed(self, chosen: Mapping[str, Value]) -> Mapping[str, Mapping[str, str]]:
        """The cards of a group's own file have the names that stand there."""
        return {kind.id: kind.names for kind in cards.BOX.kinds} if cards.OWN_FILE else {}

    def places(self, chosen: Mapping[str, Value]) -> dict[str, str]:
        return board.called(_laid_out(self.seats[0], chosen))

    def called(
        self, thing: str, names: Sequence[str], viewer: int | None, language: str, words: Texts, *, start: bool = False
    ) -> str:
        return speaking.snail(thing, names, viewer, language, words, start=start)

    def check(self, state: State, position: dict[str, Any]) -> None:
        hold(loading.invariants(_mine(state), position, conserving=True))

    def check_part(self, state: State, position: dict[str, Any]) -> None:
        hold(loading.invariants(_mine(state), position, conserving=False))

    def go_on(self, state: State, dealer: Dealer) -> None:
        table = _mine(state)
        if not table.owing and table.at != _OVER:
            table.go_on(dealer)

    def halt(self, state: State) -> None:
        _mine(state).halts = True

    def run(self, state: State, boundary: Mapping[str, Any], dealer: Dealer) -> None:
        table = _mine(state)
        if boundary.get("at") == "over":
            table.end_by_count(dealer)
            return
        if boundary.get("at") not in box.BOUNDARIES:
            raise BadRecord(f"{boundary} is no boundary")
        turn: Mapping[str, Any] = boundary.get("turn") or {}
        seat = seat_of(self, turn.get("player"))
        table.at = box.STAGES.index(boundary["at"])
        table.turn_player = -1 if seat is None else seat
        table.turn_slot = turn.get("slot", 0)
        table.go_on(dealer)

    def turn_result(self, state: State) -> str | None:
        result = _mine(state).turn_result
        if result >= 20:
            return cards.BOX.kinds[result - 20].id
        return box.HALVES[result - 10] if result >= 10 else f"skip:{box.SKIPS[result]}"

    def is_over(self, state: State) -> bool:
        return _mine(state).at == _OVER

    def beginner(self, state: State) -> int | None:
        return _mine(state).start_player

    def faction(self, state: State, seat: int) -> str | None:
        faction = _mine(state).faction_of(seat)
        return box.FACTIONS[faction] if faction >= 0 else None

    # ---- Acts ----------------------------------------------------------------------------------------------------

    def reasons(self, state: State, seat: int, act: Act) -> Reasons:
        table = _mine(state)
        yield table.at == _OVER, "game_over"
        yield table.asking < 0 or act["type"] not in ANSWERS[table.asking], "wrong_state"
        yield not table.owing >> seat & 1, "not_your_decision"
        yield not ACTS.fits(act, table.players), "bad_params"
        action = ACTS.action_of(table, act)
        yield action is None or (act["type"] != "program" and action not in table.actions(seat)), "illegal"

    def clock_act(self, state: State, seat: int, chance: Rng) -> Act:
        legal = ACTS.legal(state, seat)
        return self.sample(legal[chance.below(len(legal))], {}, {}, chance)

    def sample(self, act: Act, view: Mapping[str, Any], chosen: Mapping[str, Value], chance: Rng) -> Act:
        """Only entries for programmes stand for many acts."""
        return acts.sample(act, chance.below) if act["type"] == "program" else act

    def random_choice(
        self, choices: list[Act], view: Mapping[str, Any], chosen: Mapping[str, Value], chance: Rng
    ) -> Act:
        """Cards of one kind are one choice, however many there are in the hand."""
        if choices[0]["type"] == "program":
            return acts.sample(choices[0], chance.below, acts.kind)
        return super().random_choice(acts.kinds_apart(choices), view, chosen, chance)

    def scores(self, state: State) -> list[int]:
        """Two points for each player behind, one for each beside."""
        places = ranking(state)
        return [2 * (state.players - rank) - (places.count(rank) - 1) for rank in places]

    def pending(self, state: State) -> dict[str, Any] | None:
        return pending.recall(_mine(state))

    def recollect(self, state: State, view: Mapping[str, Any]) -> None:
        pending.recollect(_mine(state), view["memory"])


def _laid_out(players: int, chosen: Mapping[str, Value]) -> board.Board:
    if chosen["layout"] == "custom":
        return board.custom(chosen["custom_layout"], players, chosen["board.allow_partial_tiles"] is True)
    return board.layout(cast("str", chosen["layout"]))


@lru_cache(64)
def _on(laid: board.Board) -> Snails:
    """A table with this board and nothing else."""
    state = Snails()
    state.lay_out(list(laid.places), list(laid.heights))
    return state


def _mine(state: State) -> Snails:
    assert isinstance(state, Snails)
    return state
