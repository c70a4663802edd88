"""How sensible players go on in a game whose rules are ordinary Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from .errors import BadRules
from .plain import PlainState
from .policy import RolloutPolicy

if TYPE_CHECKING:
    from .rng import Rng
    from .state import State


class PlainPolicy(RolloutPolicy):
    """A game writes `prefer`. In the games that a search imagines, everybody plays so; `greedy` plays so in the real one."""

    def prefer(self, state: Any, seat: int, acts: list[Any], chance: Rng) -> Any:
        """One of the legal acts, where there are two or more; `state` is to be asked for what this seat sees, and no more."""
        raise NotImplementedError

    def choose(self, state: State, seat: int, choices: list[int], count: int, chance: Rng) -> int:
        """As of every policy: numbers of acts."""
        if count == 1:
            return choices[0]
        structs = cast("PlainState", state).acts.structs
        acts = [structs[choices[at]] for at in range(count)]
        preferred = self.prefer(state, seat, acts, chance)
        if preferred not in acts:
            raise BadRules(type(self), f"it prefers {preferred!r}, which is none of the acts that are legal")
        return choices[acts.index(preferred)]
