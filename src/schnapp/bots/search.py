# cython: annotation_typing=False
# pyright: reportMissingTypeStubs=false, reportPossiblyUnboundVariable=false
"""Compare what one could do by what comes of it in determinizations, states that the seat could be in. Knows no game: a policy
plays on and judges.

In each of them every candidate is tried with the same luck, and its value is set against that of the candidate that the policy
would choose: most of the chance is common to both and cancels out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING or not cython.compiled:
    from schnapp.table.dealer import Dealer
    from schnapp.table.rng import Rng
if TYPE_CHECKING:
    from schnapp.table.policy import RolloutPolicy
    from schnapp.table.state import State

MOST = 64
LONGEST = 8
CHOICES = [0] * 4096
EVALUATION = [0.0] * 32  # of every seat


class Search:
    """One decision of one seat. A candidate is one action, or a few of which a decision is made."""

    def __init__(self, policy: RolloutPolicy, seat: int, candidates: list[list[int]], state: State) -> None:
        """`state`: any of this game; at most 64 candidates of at most 8 actions. Raises ValueError."""
        if len(candidates) > MOST or max(map(len, candidates), default=0) > LONGEST:
            raise ValueError(
                f"{len(candidates)} candidates, and a search compares at most {MOST} of at most {LONGEST} actions"
            )
        if not cython.compiled:
            self.acts = [[0] * LONGEST for _ in range(MOST)]
            self.length = [0] * MOST
            self.tried = [0] * MOST
            self.value = [0.0] * MOST
            self.gain = [0.0] * MOST
            self.spread = [0.0] * MOST
        self.policy = policy
        self.policy.searching_seat = seat
        self.seat = seat
        self.candidates = len(candidates)
        self.usual = 0
        self.trials = 0
        self.live = 0
        self.scratch = state.copy()
        self.luck = Dealer(bytes(32))
        for candidate in range(self.candidates):
            self.put(candidate, candidates[candidate])

    def put(self, candidate: int, acts: list[int]) -> None:
        """A candidate that has not been tried yet, in this place."""
        self.live |= 1 << candidate
        self.length[candidate] = len(acts)
        self.tried[candidate] = 0
        self.value[candidate] = self.gain[candidate] = self.spread[candidate] = 0.0
        for i in range(len(acts)):
            self.acts[candidate][i] = acts[i]

    def compare(self, state: State, chance: Rng) -> None:
        """Try every live candidate, and always the usual one, in this determinization."""
        a = chance.next()
        b = chance.next()
        c = chance.next()
        d = chance.next()
        self.luck.a, self.luck.b, self.luck.c, self.luck.d = a, b, c, d
        usual = self.trial(state, self.usual)
        self.tried[self.usual] += 1
        self.value[self.usual] += usual
        for candidate in range(self.candidates):
            if candidate != self.usual and self.live >> candidate & 1:
                self.luck.a, self.luck.b, self.luck.c, self.luck.d = a, b, c, d
                more = self.trial(state, candidate)
                self.tried[candidate] += 1
                self.value[candidate] += more
                more -= usual
                self.gain[candidate] += more
                self.spread[candidate] += more * more

    def trial(self, state: State, candidate: int) -> float:
        """What comes of a candidate in this determinization, if sensible players go on from it as far as the policy can judge."""
        self.trials += 1
        self.scratch.copy_from(state)
        until = self.policy.quiet_boundary(state) + self.policy.quiet_boundaries
        for i in range(self.length[candidate]):
            self.scratch.apply(self.seat, self.acts[candidate][i], self.luck)
        left = self.policy.acts
        asked = self.scratch.next_seat()
        while asked >= 0 and left > 0 and self.policy.quiet_boundary(self.scratch) < until:
            count = self.scratch.choices(asked, CHOICES)
            self.scratch.apply(asked, self.policy.choose(self.scratch, asked, CHOICES, count, self.luck), self.luck)
            asked = self.scratch.next_seat()
            left -= 1
        self.scratch.complain()
        self.policy.evaluate(self.scratch, EVALUATION)
        return EVALUATION[self.seat]

    def resample(self, state: State, chance: Rng) -> None:
        """Turn a state, in place, into another one that the seat could be in."""
        self.policy.resample(state, self.seat, chance)

    def by_policy(self, state: State, chance: Rng) -> int:
        """The action that the policy would choose."""
        count = state.choices(self.seat, CHOICES)
        return self.policy.choose(state, self.seat, CHOICES, count, chance)

    def found(self) -> list[tuple[int, float, float, float]]:
        """For each candidate: trials, mean value, mean gain over the usual candidate and the standard error of that gain."""
        answer: list[tuple[int, float, float, float]] = []
        for candidate in range(self.candidates):
            n = max(1, self.tried[candidate])
            gain = self.gain[candidate] / n
            error = (max(0.0, self.spread[candidate] / n - gain * gain) / n) ** 0.5
            answer.append((self.tried[candidate], self.value[candidate] / n, gain, error))
        return answer
