# cython: annotation_typing=False, boundscheck=True, wraparound=True
"""The position of a state, what a viewer sees of it, and the way back: from a position, or from what a seat sees, to a state.

A viewer is a seat, None, a spectator, or ALL_EYES, after a game. All of it follows from the declaration of a game, its `schema`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .columns import ALL_EYES
from .invariants import hold
from .plain import PlainState
from .protocols import Cored, Recalling, Scenarios
from .resampling import resampled
from .seating import seat_of, title_of
from .state import State

if TYPE_CHECKING:
    from .canonical import Json
    from .game import Game
    from .options import Value
    from .rng import Rng


def position_of(game: Game, state: State) -> dict[str, Any]:
    """Everything, deck order included (docs/records.md)."""
    return game.schema.dump(state)


def view_of(game: Game, state: State, viewer: int | None) -> dict[str, Any]:
    """What a viewer may see: the only place where secrets are taken out of a position."""
    seen = game.schema.seen(state, viewer)
    seen["viewer"] = None if viewer is None or viewer == ALL_EYES else title_of(game, viewer)
    return seen


def loaded(game: Game, position: Json, players: int, chosen: Mapping[str, Value], *, conserving: bool = True) -> State:
    """The state of a position. Raises BadPosition. Without `conserving` cards may be missing or stand twice, as in scenarios,
    which name only what matters."""
    state = game.new(players, chosen)
    game.schema.load(state, position)
    state.settle()
    if conserving or not isinstance(game, Scenarios):
        hold(game.schema.conserved.invariants(state, position))
        game.check(state, position)
    else:
        game.check_part(state, position)
    return state


def glimpsed(game: Game, view: Mapping[str, Any], players: int, chosen: Mapping[str, Value], chance: Rng) -> State:
    """A state in which stands what the seat of a view sees and remembers; of hidden cards there are as many as it sees, whichever
    they are. To a policy, which looks at nothing that its seat cannot know, it is as good as a determinization, and made
    sooner."""
    state = game.new(players, chosen)
    if isinstance(state, PlainState):
        return determinization(game, view, players, chosen, chance)
    return _seen(game, state, view)


def determinization(
    game: Game, view: Mapping[str, Any], players: int, chosen: Mapping[str, Value], chance: Rng
) -> State:
    """A full state that agrees with everything a view tells; equal views and equal chance give equal states."""
    state = game.new(players, chosen)
    if type(state).resample is State.resample:
        return loaded(game, resampled(game.schema, view, chance), players, chosen)
    _seen(game, state, view)
    state.resample(_viewer(game, view), chance)
    return state


def _seen(game: Game, state: State, view: Mapping[str, Any]) -> State:
    """A new state with what a view tells."""
    game.schema.load_view(state, view, _viewer(game, view))
    state.settle()
    if isinstance(game, Recalling) and view.get("memory") is not None:
        game.recollect(state, view)
    return state


def _viewer(game: Game, view: Mapping[str, Any]) -> int:
    """The seat of a view, -1: nobody's."""
    viewer = seat_of(game, view["viewer"])
    return -1 if viewer is None else viewer


def core_of(game: Game, state: State) -> State:
    """The compiled part of a state, in which random play and search run."""
    return game.core(state) if isinstance(game, Cored) else state
