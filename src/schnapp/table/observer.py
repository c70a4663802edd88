# cython: annotation_typing=False
# pyright: reportMissingTypeStubs=false, reportPossiblyUnboundVariable=false
"""What a learner sees of a game and how its actions are numbered: plain arrays, made by compiled code.

What is seen comes from the declaration of the position (`seeing.py`); a game may add what a policy gains from, and number its
actions itself where its acts are not numbered. A *move* is an action as the rules number it, with gaps and without end;
an *action* is one of 0 … `actions` - 1 and means the same in every position. Seats are counted from the observer: they are
0, the next one to the left 1. So one policy can play on every seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import cython

from .acting import WAIT as LATER
from .acting import deal, to_act_in
from .acts import MOST_CHOICES, Acts
from .eye import Eye
from .learner_fields import ActionField, ObservationField, extent, starts
from .positions import core_of
from .protocols import Observed, generators
from .seating import actor_of, title_of

if TYPE_CHECKING:
    from .canonical import Act
    from .dealer import Dealer
    from .game import Game
    from .options import Value
    from .rng import Rng
    from .state import State
if not cython.compiled:
    from .fields import furnish
    from .state import WAIT

MOST = 1024  # legal actions, where an observer does not say more
MOVES = [0] * 4096  # as many as can be legal at a time, in any game
CHOICES = [0] * 4096
REWARDS = [0.0] * 32  # of as many seats as a table has at most
MOVES_AT_MOST = 1 << 16


class Observer:
    """The observer of any game. An observation is `size` numbers of 16 bits: the `fields`, one behind the other."""

    def __init__(
        self,
        game: Game,
        players: int,
        chosen: Mapping[str, Value],
        action_fields: tuple[ActionField, ...] = (),
        more: tuple[ObservationField, ...] = (),
    ) -> None:
        """`action_fields`: of a game whose acts are not numbered. `more`: what it adds to its declaration. Raises NoNumbers."""
        if not cython.compiled:
            furnish(self)
        state = core_of(game, game.new(players, chosen))
        self.game = game
        self.players = players
        self.eye = Eye(players, game.schema.sights(state, game.seats[-1]))
        self.declared = self.eye.size
        self.room = self.eye.room
        self.mark = self.eye.mark
        self.fields = (*self.eye.fields, *more)
        if isinstance(game.acts, Acts):
            action_fields = tuple(game.acts.action_fields())
        self.action_fields = (ActionField("wait", (), "do nothing for now", {WAIT: 0}), *action_fields)
        self.number_moves()
        self.size = extent(self.fields)
        self.actions = extent(self.action_fields)
        # a guest may offer all that it has at once; games that number their actions themselves know better
        self.most = MOST if isinstance(game, Observed) else min(MOST_CHOICES, max(MOST, self.actions))

    def number_moves(self) -> None:
        """The action of each move, -1: it is none."""
        if not cython.compiled:
            self.numbers = [0] * MOVES_AT_MOST
        for move in range(MOVES_AT_MOST):
            self.numbers[move] = -1
        for action_field, start in zip(self.action_fields, starts(self.action_fields), strict=False):
            for move, place in action_field.moves.items():
                self.numbers[move] = start + place

    # ---- What a seat sees ----------------------------------------------------------------------------------------

    def observe(self, state: State, seat: int, into: list[int]) -> int:
        """Write what a seat may see into `size` zeros; how many they are."""
        self.see(state, seat, into)
        if self.declared < self.size:
            self.add(state, seat, into, self.declared)
        return self.size

    def see(self, state: State, seat: int, into: list[int]) -> int:
        """Write what is declared; 0."""
        if state.show_declared(self.mark, seat, self.room, into):
            return 0
        numbers = self.eye.observe(state, seat)
        for at in range(self.declared):
            into[at] = numbers[at]
        return 0

    def add(self, state: State, seat: int, into: list[int], at: int) -> None:
        """Write what the game adds, from this number on."""
        return

    def clear(self, into: list[int]) -> None:
        """Zeros, before something is observed."""
        for at in range(self.size):
            into[at] = 0

    def write(self, state: State, seat: int, into: Any) -> int:
        """Write what a seat may see into an array of `size` 16-bit numbers; how many they are."""
        numbers = into
        if cython.compiled:
            self.clear(cython.address(numbers[0]))  # pyright: ignore
            self.observe(state, seat, cython.address(numbers[0]))  # pyright: ignore
        else:
            self.clear(numbers)
            self.observe(state, seat, numbers)
        return self.size

    # ---- What it can do ------------------------------------------------------------------------------------------

    def index(self, state: State, seat: int, move: int) -> int:
        """The action of a legal move, -1: it is none. Games say where it depends on the state."""
        return self.numbers[move]

    def legal(self, state: State, seat: int, moves: list[int], into: list[int]) -> int:
        """What the seat that is asked can do, as moves, and beside each its action; the number of them."""
        count = state.choices(seat, moves)
        for i in range(count):
            into[i] = self.index(state, seat, moves[i])
        return count

    def choices(self, state: State, seat: int) -> dict[int, int]:
        """The legal actions of a seat that is asked, each with its move."""
        count = self.legal(state, seat, MOVES, CHOICES)
        return {CHOICES[i]: MOVES[i] for i in range(count)}

    def choices_of(self, state: State, seat: int, acts: list[Act]) -> dict[int, int]:
        """The same of a legal list as bots are asked with: it may tell more than the state of somebody who guesses."""
        if acts[0]["type"] in generators(self.game):
            return self.choices(state, seat)
        found: dict[int, int] = {}
        for act in acts:
            named = {actor_of(self.game): title_of(self.game, seat), **act}
            move = WAIT if act == LATER else self.game.acts.action_of(state, named)
            assert move is not None
            found.setdefault(self.index(state, seat, move), move)
        return found

    def action_field(self, action: int) -> tuple[ActionField, list[int]]:
        """What kind of action it is, and which of them."""
        for action_field, start in zip(self.action_fields, starts(self.action_fields), strict=False):
            if action < start + action_field.size:
                places: list[int] = []
                rest = action - start
                for length in reversed(action_field.shape):
                    rest, place = divmod(rest, length)
                    places.insert(0, place)
                return action_field, places
        raise ValueError(f"there are actions 0 to {self.actions - 1}, not {action}")

    def name(self, action: int) -> str:
        """What an action is, in words: `lay[3]`."""
        action_field, places = self.action_field(action)
        return action_field.name + (str(places) if places else "")

    def act_at(self, state: State, seat: int, action: int) -> Act | None:
        """The act that an action would be if it were legal, for who asks why it is not; None: there is no such act."""
        acts = self.game.acts
        for move in self.action_field(action)[0].moves if action else ():
            if self.index(state, seat, move) == action:
                act = acts.act_of(state, move)
                if acts.action_of(state, act) == move:  # what it names is there
                    return act
        return None

    def act_made(self, state: State, seat: int, move: int) -> Act | None:
        """The act that this move makes, or completes; None: it is a piece of one, and more are to come."""
        return LATER.copy() if move == WAIT else self.game.acts.act_of(state, move)

    # ---- How a game goes -----------------------------------------------------------------------------------------

    def deal(self, state: State, dealer: Dealer) -> None:
        """From a state before the deal to the first decision."""
        deal(state, dealer)

    def asked(self, state: State) -> int:
        """Who decides next where one is asked after the other, -1: the game is over."""
        return state.next_seat()

    def play(self, state: State, seat: int, move: int, dealer: Dealer) -> int:
        """Carry out a legal move of the seat that is asked; who is asked next, -1: the game is over."""
        state.apply(seat, move, dealer)
        return self.asked(state)

    def take(self, state: State, seat: int, move: int, dealer: Dealer) -> int:
        """`play`, for Python."""
        return self.play(state, seat, move, dealer)

    def begin(self, state: State, dealer: Dealer) -> int:
        """`deal`, for Python; who is asked first."""
        self.deal(state, dealer)
        return self.asked(state)

    # ---- Games in which others act in machine form: whole states -------------------------------------------------

    def first(self, state: State) -> int:
        """Who is asked first."""
        return state.next_seat()

    def moment(self, state: State) -> int:
        """What `next` has to know of the state before an act."""
        return 0

    def next(self, state: State, seat: int, moment: int, chance: Rng) -> int:
        """Who is asked after an act of this seat, maybe somebody beside the seats; -1: the game is over."""
        return state.next_seat()

    def waited(self, state: State, seat: int) -> int:
        """Who is asked next when this seat does nothing for now."""
        return to_act_in(self.game, state)[0]

    def act(self, game: Game, state: State, seat: int, move: int, chance: Rng) -> Act | None:
        """The act of a move of a whole state, for games whose acts say more than moves do; None: a move says it all."""
        return None

    # ---- How it ends ---------------------------------------------------------------------------------------------

    def rate(self, state: State, into: list[float]) -> None:
        """For each seat of a finished game: the part of the others that it is ahead of less the part that is ahead of it.

        1 for who is before all others, -1 for who is behind all, 0 altogether.
        """
        for seat in range(self.players):
            own = state.returns(seat)
            into[seat] = 0.0
            for other in range(self.players):
                if own > state.returns(other):
                    into[seat] += 1.0
                elif own < state.returns(other):
                    into[seat] -= 1.0
            into[seat] /= self.players - 1

    def rewards(self, state: State) -> list[float]:
        """What each seat of a finished game gets (see `rate`)."""
        self.rate(state, REWARDS)
        return [REWARDS[seat] for seat in range(self.players)]


def learnable(game: Game) -> bool:
    """Can programs learn it?"""
    return isinstance(game, Observed) or isinstance(game.acts, Acts)


def observer_of(game: Game, players: int, chosen: Mapping[str, Value]) -> Observer | None:
    """What learners see of the core states of a game, by its declaration; None: they cannot play it, or not with these options.
    Raises NoNumbers where the declaration does not say enough."""
    if isinstance(game, Observed):
        return game.observer(players, chosen)
    return Observer(game, players, chosen) if learnable(game) else None
