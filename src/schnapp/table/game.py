"""The face every game shows to the rest: server, bots, records and command line know games only through it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from . import options
from .acts import ActKinds, Acts
from .canonical import Act, Entry, Json, is_object, sorted_acts
from .cards import ranks
from .declaration import Schema
from .errors import BadOptions
from .options import Option, Value
from .plain import PlainState
from .player import SENSIBLE, Player
from .protocols import Timed
from .resampling import resampled
from .texts import Makeshift, Texts

if TYPE_CHECKING:
    from .dealer import Dealer
    from .events import Events
    from .instinct import Instinct
    from .observer import Observer
    from .state import State


WAIT: Act = {"type": "wait"}
"""What a bot answers when it does nothing for now: it is asked again when things have changed. It may do so in a timed game,
and where nobody waits for it."""


@cache
def seats_in(mask: int, most: int) -> tuple[int, ...]:
    """The seats whose bits are set, of so many."""
    return tuple(seat for seat in range(most) if mask >> seat & 1)


class Game:
    """One game. Stateless: whatever changes is in a State; `players` and resolved `options` are passed along.

    A viewer is a seat or None, a spectator. Acts are in machine form (docs/records.md).
    """

    name: str
    ruleset: int = 1
    seats: range
    act_types: tuple[str, ...] = ()  # a game that declares its acts and events need not list them
    event_types: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()  # of cards
    steps: tuple[str, ...] = ()  # names of the random steps
    options: tuple[Option, ...] = ()
    actor: ClassVar[str] = "player"  # the field of an act that says who acts
    booklet: ClassVar[Mapping[str, str]] = {}  # reason of a refusal, or "type:reason" → number in the booklet
    rules: ClassVar[type[PlainState]]  # of a game in ordinary Python, which says all that follows …
    schema: ClassVar[Schema | None] = None  # the position and the state in which it stands
    acts: ClassVar[ActKinds | None] = None
    events: ClassVar[Events | None] = None
    dependent: ClassVar[
        Mapping[str, tuple[str, Value]]
    ] = {}  # options that are there only while another has this value
    people: ClassVar[Mapping[str, Player]] = {"greedy": SENSIBLE}  # players without search, weaker ones first …
    levels: ClassVar[tuple[str, str, str, str, str]] = (  # … and which bots the five levels are
        "random",
        "greedy",
        "greedy",
        "greedy",
        "greedy",
    )
    words: ClassVar[
        str | Mapping[str, str]
    ] = {}  # Fluent source in English, or by language, of a game without a folder of texts

    def instinct(self) -> Callable[[], Instinct] | None:
        """Who makes the instinct by which a search judges positions of this game; None: it has none, and nobody searches. Where
        nothing is hidden and rules are plain, every position is played to its end at random."""
        from .instinct import Instinct

        return Instinct if self.schema is not None and issubclass(self.schema.state, PlainState) else None

    def __reduce__(self) -> tuple[type[Game], tuple[()]]:
        """To another process it goes as its class: whatever changes is elsewhere."""
        return type(self), ()

    @cached_property
    def texts(self) -> Texts:
        """Its words, and those of the table; what is missing is said in another language, or by its name."""
        inline = {"en": self.words} if isinstance(self.words, str) else self.words
        return Makeshift(self.folder / "texts", inline=inline)

    @property
    def folder(self) -> Path:
        """Where this game lies, with its words and its booklet."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    def __init_subclass__(cls) -> None:
        """A state whose rules are ordinary Python says what there is."""
        super().__init_subclass__()
        if "rules" in cls.__dict__:
            cls.schema = Schema(cls.rules.position, cls.rules)
            cls.acts, cls.events = cls.rules.acts, cls.rules.events
            if "levels" not in cls.__dict__:
                cls.levels = ("random", "flat:10", "flat:50", "flat:250", "flat:100ms")
        if cls.acts is not None and cls.events is not None:
            cls.act_types, cls.event_types = cls.acts.types, cls.events.types
            cls.steps = cls.events.step_names

    def resolve(self, players: int, given: Mapping[str, object]) -> dict[str, Value]:
        """Every option with its value. Raises BadOptions, also for a wrong number of players."""
        if players not in self.seats:
            allowed = f"{self.seats[0]} to {self.seats[-1]}" if len(self.seats) > 1 else self.seats[0]
            raise BadOptions("players", f"must be {allowed}, not {players}")
        return options.resolve(self.options, players, given)

    def beside_bots(self, given: Mapping[str, Any]) -> Mapping[str, Value]:
        """Options whose default is another one as soon as a bot sits at the table, with that default; `given` was chosen.

        For tables at which people sit, too. Records and simulations tell their options, and have the usual defaults.
        """
        return {}

    def settled(self, players: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """What was chosen, without what has gone meanwhile: a player who was named, an option that another one needs."""
        chosen: dict[str, Any] = {option.name: option.value(players) for option in self.options} | dict(given)
        gone = {name for name, (other, value) in self.dependent.items() if chosen[other] != value}
        gone |= {option.name for option in self.options if option.named_seat(given.get(option.name)) >= players}
        return {name: value for name, value in given.items() if name not in gone}

    def rule(self, reason: str, act: Json = None) -> str:
        """The number in the booklet that explains a refusal."""
        kind = act.get("type") if is_object(act) else None
        if not self.booklet:  # a game without a booklet: all its rules are one
            return "1"
        return self.booklet.get(f"{kind}:{reason}", self.booklet[reason])

    def legal(self, state: State, seat: int) -> list[Act]:
        """The complete legal acts of a seat, sorted by canonical text, without `player`; empty if it owes nothing."""
        actions = state.actions(seat)
        if isinstance(self.acts, Acts):
            return self.acts.sorted(actions)
        return sorted_acts([self.act_of(state, action) for action in actions])

    def choices(self, state: State, seat: int) -> list[Act]:
        """The legal acts of a seat and, as the last one, WAIT where it may leave them: in a game without a clock, if nobody
        waits for it."""
        legal = self.legal(state, seat)
        return [*legal, WAIT] if legal and not isinstance(self, Timed) and seat not in self.awaited(state) else legal

    def owed(self, state: State) -> list[int]:
        """The seats that may act now."""
        return list(seats_in(state.owing, self.seats[-1]))

    def players_in(self, view: Mapping[str, Any]) -> int:
        """How many play at the table that a view shows."""
        if len(self.seats) == 1:
            return self.seats[0]
        if self.schema is not None and (field := self.schema.by_seat) is not None:
            return len(view[field])
        raise NotImplementedError(f"{self.name} does not say how many play in a view: it needs `players_in`")

    def player(self, seat: int) -> int | str:
        """How records, events and views call a seat: its number, or a word (`p1`)."""
        return seat

    def seat(self, player: Json) -> int | None:
        """The seat that is called so, None if there is none."""
        return self._called.get(player) if type(player) in (int, str) else None

    @cached_property
    def _called(self) -> dict[int | str, int]:
        """Seats by what they are called."""
        return {self.player(seat): seat for seat in range(self.seats[-1])}

    def perform(self, state: State, seat: int, act: Act, dealer: Dealer) -> None:
        """Carry out an act that is not refused."""
        state.apply(seat, self.action_of(state, act), dealer)
        if isinstance(state, PlainState) and state.fault is not None:
            raise state.fault

    def swift(self, state: State) -> State:
        """The compiled part of a state, in which random play and search run."""
        return state

    def go_on(self, state: State, dealer: Dealer) -> None:
        """From a loaded position at which nobody owes a decision yet to the next one."""
        assert state.owing or self.is_over(state)

    def awaited(self, state: State) -> list[int]:
        """The seats that the table waits for. Others that owe a decision may hurry to make it, or leave it undone."""
        return self.owed(state)

    def observer(self, players: int, chosen: Mapping[str, Value]) -> Observer | None:
        """What learners see of the `swift` states of this game; None: they cannot play it, or not with these options."""
        return None

    def is_over(self, state: State) -> bool:
        return state.owing == 0

    def new(self, players: int, chosen: Mapping[str, Value]) -> State:
        """A state before the deal, in which every option stands in the field of its name."""
        assert self.schema is not None
        state = self.schema.state()
        state.players = players
        blank = self.schema.blank(players) if isinstance(state, PlainState) else {}
        for name, value in (blank | dict(chosen)).items():
            setattr(state, name, value)
        return state

    def deal(self, state: State, dealer: Dealer) -> None:
        """The setup, up to the first decision."""
        rules: Any = state
        rules.deal(dealer)
        if isinstance(state, PlainState):
            state.settle()

    def load(self, position: Json, players: int, chosen: Mapping[str, Value], conserving: bool = True) -> State:
        """The state of a position. Raises BadPosition. Without `conserving` cards may be missing or stand twice."""
        assert self.schema is not None
        state = self.new(players, chosen)
        self.schema.load(state, position)
        state.settle()
        self.check(state, position)
        return state

    def check(self, state: State, position: dict[str, Any]) -> None:
        """What must hold of a position beyond its shape. Raises BadPosition."""
        return

    def position(self, state: State) -> dict[str, Any]:
        """Everything, deck order included (docs/records.md)."""
        assert self.schema is not None
        return self.schema.dump(state)

    def view(self, state: State, viewer: int | None, chosen: Mapping[str, Value]) -> dict[str, Any]:
        """What a viewer may see: the only place where secrets are taken out of a position."""
        assert self.schema is not None
        seen = self.schema.seen(state, viewer)
        seen["viewer"] = None if viewer is None else self.player(viewer)
        return seen

    def refusal(self, state: State, act: Act) -> str | None:
        """The first reason why this act is not allowed, None if it is. `type` and `player` are well-formed."""
        assert isinstance(self.acts, Acts)
        if self.is_over(state):
            return "game_over"
        action = self.acts.number(act)
        if action is None:
            return "bad_params"
        seat = self.seat(act[self.actor])
        assert seat is not None
        return None if action in state.actions(seat) else self.reason(state, seat, act)

    def reason(self, state: State, seat: int, act: Act) -> str:
        """Why an act of the right shape is not legal."""
        return "not_allowed" if seat in self.owed(state) else "not_your_turn"

    def action_of(self, state: State, act: Act) -> int:
        """The number of a legal act."""
        assert isinstance(self.acts, Acts)
        action = self.acts.number(act)
        assert action is not None
        return action

    def act_of(self, state: State, action: int) -> Act:
        """The act of a number, without `player`."""
        assert isinstance(self.acts, Acts)
        return self.acts.of(action)

    def entries(self, state: State, told: list[list[int]]) -> list[Entry]:
        """A dealer's journal as chances and events of a record."""
        assert self.events is not None
        return self.events.entries(state, told)

    def answers(self, state: State, step: str, result: Json) -> list[int]:
        """The draws that lead a dealer to this result of a random step. Raises BadRecord if it is impossible."""
        assert self.events is not None
        return self.events.steps[step].draws(state, step, result)

    def clock_act(self, state: State, seat: int, chance: Dealer) -> Act:
        """What the clock does for a seat whose time has run out: any legal act."""
        legal = self.legal(state, seat)
        return legal[chance.below(len(legal))]

    def result(self, state: State) -> dict[str, list[int]] | None:
        """`ranks` and `scores` by seat when the game is over; also of a compiled part, see `swift`."""
        if not self.is_over(state):
            return None
        scores = self.scores(state)
        return {"ranks": ranks([state.returns(seat) for seat in range(len(scores))]), "scores": scores}

    def scores(self, state: State) -> list[int]:
        """What people count at the end, by seat."""
        return [state.returns(seat) for seat in range(state.players)]

    def glimpse(self, view: Mapping[str, Any], players: int, chosen: Mapping[str, Value], chance: Dealer) -> State:
        """A state in which stands what the seat of a view sees; of hidden cards there are as many as it sees, whichever they are.
        To a policy, which looks at nothing that its seat cannot know, it is as good as a world that was dealt, and made sooner."""
        if self.schema is None or issubclass(self.schema.state, PlainState):
            return self.redeal(view, players, chosen, chance)
        state = self.new(players, chosen)
        viewer = self.seat(view["viewer"])
        self.schema.load_view(state, view, -1 if viewer is None else viewer)
        state.settle()
        return state

    def redeal(self, view: Mapping[str, Any], players: int, chosen: Mapping[str, Value], chance: Dealer) -> State:
        """A full state that agrees with everything a view tells; equal views and equal chance give equal states. Here: of a game
        which has each of its kinds of cards once, and hides nothing else."""
        assert self.schema is not None
        return self.load(resampled(self.schema, self.kinds, view, chance), players, chosen)
