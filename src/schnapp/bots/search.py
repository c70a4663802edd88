# cython: annotation_typing=False
# pyright: reportMissingTypeStubs=false, reportPossiblyUnboundVariable=false
"""Compare what one could do by what comes of it in imagined worlds. Knows no game: a policy plays on and judges.

In each world every plan is tried with the same luck, and its worth is set against that of the plan that the policy would
choose: most of the chance is common to both and cancels out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING or not cython.compiled:
    from schnapp.table.dealer import Dealer
if TYPE_CHECKING:
    from schnapp.table.policy import RolloutPolicy
    from schnapp.table.state import State

MOST = 64
LONGEST = 8
CHOICES = [0] * 4096
WORTHS = [0.0] * 32  # of every seat


class Search:
    """One decision of one seat. A plan is one action, or a few of which a decision is made."""

    def __init__(self, policy: RolloutPolicy, seat: int, plans: list[list[int]], world: State) -> None:
        """`world` is any state of this game; at most 64 plans of at most 8 actions. Raises ValueError."""
        if len(plans) > MOST or max(map(len, plans), default=0) > LONGEST:
            raise ValueError(f"{len(plans)} plans, and a search compares at most {MOST} of at most {LONGEST} actions")
        if not cython.compiled:
            self.acts = [[0] * LONGEST for _ in range(MOST)]
            self.length = [0] * MOST
            self.tried = [0] * MOST
            self.worth = [0.0] * MOST
            self.gain = [0.0] * MOST
            self.spread = [0.0] * MOST
        self.policy = policy
        self.policy.searching_seat = seat
        self.seat = seat
        self.plans = len(plans)
        self.usual = 0
        self.trials = 0
        self.live = 0
        self.scratch = world.copy()
        self.luck = Dealer(bytes(32))
        for plan in range(self.plans):
            self.put(plan, plans[plan])

    def put(self, plan: int, acts: list[int]) -> None:
        """A plan that has not been tried yet, in this place."""
        self.live |= 1 << plan
        self.length[plan] = len(acts)
        self.tried[plan] = 0
        self.worth[plan] = self.gain[plan] = self.spread[plan] = 0.0
        for i in range(len(acts)):
            self.acts[plan][i] = acts[i]

    def compare(self, world: State, chance: Dealer) -> None:
        """Try every live plan, and always the usual one, in this world."""
        a = chance.next()
        b = chance.next()
        c = chance.next()
        d = chance.next()
        self.luck.a, self.luck.b, self.luck.c, self.luck.d = a, b, c, d
        usual = self.trial(world, self.usual)
        self.tried[self.usual] += 1
        self.worth[self.usual] += usual
        for plan in range(self.plans):
            if plan != self.usual and self.live >> plan & 1:
                self.luck.a, self.luck.b, self.luck.c, self.luck.d = a, b, c, d
                more = self.trial(world, plan)
                self.tried[plan] += 1
                self.worth[plan] += more
                more -= usual
                self.gain[plan] += more
                self.spread[plan] += more * more

    def trial(self, world: State, plan: int) -> float:
        """What comes of a plan in this world, if sensible players go on from it as far as the policy can judge."""
        self.trials += 1
        self.scratch.copy_from(world)
        until = self.policy.quiet_boundary(world) + self.policy.quiet_boundaries
        for i in range(self.length[plan]):
            self.scratch.apply(self.seat, self.acts[plan][i], self.luck)
        left = self.policy.acts
        asked = self.scratch.next_seat()
        while asked >= 0 and left > 0 and self.policy.quiet_boundary(self.scratch) < until:
            count = self.scratch.choices(asked, CHOICES)
            self.scratch.apply(asked, self.policy.choose(self.scratch, asked, CHOICES, count, self.luck), self.luck)
            asked = self.scratch.next_seat()
            left -= 1
        self.policy.worths(self.scratch, WORTHS)
        return WORTHS[self.seat]

    def imagine(self, world: State, chance: Dealer) -> None:
        """Turn a world, in place, into another one that the seat could be in."""
        self.policy.imagine(world, self.seat, chance)

    def by_policy(self, world: State, chance: Dealer) -> int:
        """The action that the policy would choose."""
        count = world.choices(self.seat, CHOICES)
        return self.policy.choose(world, self.seat, CHOICES, count, chance)

    def found(self) -> list[tuple[int, float, float, float]]:
        """For each plan: trials, mean worth, mean gain over the usual plan and the standard error of that gain. Raises what has
        gone wrong in plain rules meanwhile."""
        fault = getattr(self.scratch, "fault", None)
        if fault is not None:
            raise fault
        answer: list[tuple[int, float, float, float]] = []
        for plan in range(self.plans):
            n = max(1, self.tried[plan])
            gain = self.gain[plan] / n
            error = (max(0.0, self.spread[plan] / n - gain * gain) / n) ** 0.5
            answer.append((self.tried[plan], self.worth[plan] / n, gain, error))
        return answer
