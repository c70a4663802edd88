"""What hangs on a decision: how much the best option gains for its owner, and how much the options move among others.

Options are compared with the same luck. The one that looks best in one half of the trials is judged in the other half: who
looks for the best among many finds a lucky one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

from schnapp.table.dealer import Dealer, stream
from schnapp.table.state import State

from .win_probabilities import WinProbabilities

MOST = 6  # options that are compared
TRIALS = 3  # in each half


@dataclass(frozen=True, slots=True)
class Stake:
    """`at`: the number of the decision. `own`: the chance of the player who decides, before it. `gain`: chance to win that
    the best option is worth more than one at random. `influence`: chance to win that one option gives to another player
    more than another option does."""

    at: int
    own: float
    gain: float
    influence: float

    def figures(self) -> dict[str, float]:
        """For a line of a logbook, which has called the influence "sway" from the beginning."""
        return {"at": self.at, "own": self.own, "gain": self.gain, "sway": self.influence}

    @classmethod
    def read(cls, said: dict[str, Any]) -> Self:
        """What `figures` gave. Raises KeyError."""
        return cls(said["at"], said["own"], said["gain"], said["sway"])


def stake(
    state: State, seat: int, legal: list[dict[str, Any]], judge: WinProbabilities, chance: Dealer, at: int
) -> Stake:
    """Of a decision with more than one option; `state` is a compiled one."""
    options = judge.options(state, seat, legal, chance)
    while len(options) > MOST:
        options.pop(chance.below(len(options)))
    seed = chance.below(1 << 30)
    first, second = (_means(state, seat, options, judge, f"{seed} {half}") for half in "ab")
    best = max(range(len(options)), key=lambda option: first[option][seat])
    gain = second[best][seat] - sum(found[seat] for found in second) / len(options)
    own = judge.of(state, chance)[seat]
    return Stake(at, round(own, 4), round(gain, 4), round(_influence(seat, first, second), 4))


def _means(state: State, seat: int, options: list[list[int]], judge: WinProbabilities, seed: str) -> list[list[float]]:
    """The chances of all seats after each option, on average over the trials."""
    means: list[list[float]] = []
    for actions in options:
        found = [judge.after(state, seat, actions, Dealer(stream(seed, f"trial {trial}"))) for trial in range(TRIALS)]
        means.append([sum(chances) / TRIALS for chances in zip(*found, strict=True)])
    return means


def _influence(seat: int, first: list[list[float]], second: list[list[float]]) -> float:
    """The two options that differ most for another player in the first half, compared in the second one."""
    widest, influence = -1.0, 0.0
    for other in range(len(first[0])):
        if other == seat:
            continue
        order = sorted(range(len(first)), key=lambda option: first[option][other])
        low, high = order[0], order[-1]
        if (width := first[high][other] - first[low][other]) > widest:
            widest, influence = width, second[high][other] - second[low][other]
    return influence
