"""The face every game shows to the rest: server, bots, records and command line know games only through it.

What follows from it for every game stands in modules of its own: who may do what in `acting.py`, positions and views in
`positions.py`, how it ends in `outcomes.py`, who sits where in `seating.py`. What only some games are is in `protocols.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from . import options
from .acts import ActKinds
from .canonical import Act
from .errors import BadOptions
from .options import Option, Value
from .schema import Schema
from .unchanging import Unchanging

if TYPE_CHECKING:
    from .events import Events
    from .rng import Rng
    from .state import State


USUAL_PLAYERS = 4


class Game(Unchanging):
    """One game. Stateless: whatever changes is in a State; `players` and resolved `options` are passed along.

    Acts are in machine form (docs/records.md).
    """

    name: str
    ruleset: int = 1
    seats: range
    kinds: tuple[str, ...] = ()  # of cards
    options: tuple[Option, ...] = ()
    schema: ClassVar[Schema]  # the position and the state in which it stands
    acts: ClassVar[ActKinds]
    events: ClassVar[Events]
    booklet: ClassVar[Mapping[str, str]] = {}  # reason of a refusal, or "type:reason" → number in the booklet
    words: ClassVar[str | Mapping[str, str]] = {}  # Fluent source in English, or by language; beside a folder of texts
    levels: ClassVar[tuple[str, str, str, str, str]] = ("random", "greedy", "greedy", "greedy", "greedy")
    """Which bots the five levels are, the weakest one first."""

    def resolve(self, players: int, given: Mapping[str, object]) -> dict[str, Value]:
        """Every option with its value. Raises BadOptions, also for a wrong number of players."""
        if players not in self.seats:
            allowed = f"{self.seats[0]} to {self.seats[-1]}" if len(self.seats) > 1 else self.seats[0]
            raise BadOptions("players", f"must be {allowed}, not {players}")
        return options.resolve(self.options, players, given)

    def new(self, players: int, chosen: Mapping[str, Value]) -> State:
        """A state before the deal, in which every option stands in the field of its name."""
        state = self.schema.state()
        state.players = players
        for name, value in chosen.items():
            setattr(state, name, value)
        return state

    def check(self, state: State, position: dict[str, Any]) -> None:
        """What must hold of a position beyond its shape. Raises BadPosition."""
        return

    def reason(self, state: State, seat: int, act: Act) -> str:
        """Why an act of the right shape is not legal."""
        return "not_allowed" if state.owing >> seat & 1 else "not_your_turn"

    def clock_act(self, state: State, seat: int, chance: Rng) -> Act:
        """What the clock does for a seat whose time has run out: any legal act."""
        legal = self.acts.legal(state, seat)
        return legal[chance.below(len(legal))]


def by_section(sections: Mapping[str, str]) -> dict[str, str]:
    """A `booklet` that is written section by section: its number → the reasons that it explains, with blanks between them."""
    return {reason: number for number, reasons in sections.items() for reason in reasons.split()}


def usual_players(game: Game) -> int:
    """How many play if nobody says so: four, or as near as this game comes to it."""
    return min(max(USUAL_PLAYERS, game.seats[0]), game.seats[-1])
