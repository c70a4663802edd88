# cython: annotation_typing=False
# pyright: reportMissingTypeStubs=false, reportPossiblyUnboundVariable=false
"""A search that lets everybody think: what each seat would do next is learned from trial to trial, in a tree of its own.

Multiple-observer information set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012): a node is what a seat
sees (`RolloutPolicy.information_state_hash`), so positions that it cannot tell apart are one node. Three things differ from that paper:

- At the decision itself candidates are compared as in `search.py`, each in the same determinizations with the same luck, and
  the worse ones are dropped (successive halving, as in the hybrid search of Pepels and others, 2014); the tree begins behind it.
- The policy is the prior: a seat's first choice at a node is what the policy would do, and that choice keeps a bonus that
  wears off. Beyond the tree the policy plays on.
- Where many choose at once and face down (`RolloutPolicy.at_once`), they choose by regret matching (Hart and Mas-Colell,
  2000; sampled as by Lanctot and others, 2013), and the answer is the average of what was chosen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if not cython.compiled:
    from math import log, sqrt

    from schnapp.table.hashing import hash_combine

    from .search import Search
if TYPE_CHECKING:
    from schnapp.table.policy import RolloutPolicy
    from schnapp.table.rng import Rng
    from schnapp.table.state import State

CURIOSITY = 0.1  # what little knowledge weighs against a chance to win, 0 … 1
TRUST = 2.0  # the bonus of what the policy would do, before it has been tried
FAITH = 20.0  # the same where many choose at once: so much regret
DARING = 0.1  # the share of choices that follow no regret
LEAST = 0.35  # shares of the answer below so much of the largest are taken for errors
SIZE = 1 << 16
FULL = SIZE * 3 // 4
STEPS = 64
OPTIONS = 2048
CHOICES = [0] * 4096
EVALUATION = [0.0] * 32  # of every seat


class Tree(Search):
    """One decision of one seat, as in `Search`; a trial goes through the trees of all seats and teaches them."""

    def __init__(self, policy: RolloutPolicy, seat: int, candidates: list[list[int]], state: State) -> None:
        """`state`: any of this game; at most 64 candidates of at most 8 actions."""
        if not cython.compiled:
            self.latest = [0.0] * 64
            self.regret = [0.0] * 64
            self.chosen = [0.0] * 64
            self.chances = [0.0] * 64
            self.key = [0] * SIZE
            self.visits = [0.0] * SIZE
            self.worth_of = [0.0] * SIZE
            self.more = [0.0] * SIZE
            self.step_seat = [0] * STEPS
            self.step_node = [0] * STEPS
            self.step_choice = [0] * STEPS
            self.step_options = [0] * STEPS
            self.step_first = [0] * STEPS
            self.step_wanted = [0.0] * STEPS
            self.step_chance = [0.0] * STEPS
            self.options = [0] * OPTIONS
        Search.__init__(self, policy, seat, candidates, state)
        self.at_once = policy.at_once(state)
        self.grown = 0
        self.among = 0
        self.weight = 1.0

    def put(self, candidate: int, acts: list[int]) -> None:
        Search.put(self, candidate, acts)
        self.regret[candidate] = self.chosen[candidate] = 0.0

    # ---- The decision itself -------------------------------------------------------------------------------------

    def compare(self, state: State, chance: Rng) -> None:
        """Where many choose at once, also: what would rather have been chosen. The others learn from a candidate by how
        likely it is chosen, for they do not see it."""
        if not self.at_once:
            Search.compare(self, state, chance)
            return
        self.among = 0
        total = 0.0
        for candidate in range(self.candidates):
            if self.live >> candidate & 1:
                self.among += 1
                total += self.regret[candidate]
        for candidate in range(self.candidates):
            self.chances[candidate] = 0.0
            if self.live >> candidate & 1:
                self.chances[candidate] = self.regret[candidate] / total if total > 0.0 else 1.0 / self.among
        Search.compare(self, state, chance)
        value = 0.0
        for candidate in range(self.candidates):
            value += self.chances[candidate] * self.latest[candidate]
        for candidate in range(self.candidates):
            if self.live >> candidate & 1:
                self.chosen[candidate] += self.chances[candidate] * self.tried[candidate]
                self.regret[candidate] = max(0.0, self.regret[candidate] + self.latest[candidate] - value)

    def shares(self) -> list[float]:
        """How often each candidate should be chosen; the best one always, where nobody else chooses at the same time."""
        total = sum([self.chosen[candidate] for candidate in range(self.candidates) if self.live >> candidate & 1])
        if total <= 0.0:
            return [float(candidate == self.usual) for candidate in range(self.candidates)]
        shares = [
            self.chosen[candidate] / total if self.live >> candidate & 1 else 0.0
            for candidate in range(self.candidates)
        ]
        least = LEAST * max(shares)
        kept = [share if share >= least else 0.0 for share in shares]
        return [share / sum(kept) for share in kept]

    def trial(self, state: State, candidate: int) -> float:
        """What comes of a candidate in this determinization, if all go on as they have learned, and beyond that by the policy."""
        self.trials += 1
        self.weight = self.chances[candidate] * self.among if self.at_once else 1.0
        self.scratch.copy_from(state)
        until = self.policy.quiet_boundary(state) + self.policy.quiet_boundaries
        for i in range(self.length[candidate]):
            self.scratch.apply(self.seat, self.acts[candidate][i], self.luck)
        self.outside = 0
        self.steps = 0
        self.noted = 0
        left = self.policy.acts
        asked = self.scratch.next_seat()
        while asked >= 0 and left > 0 and self.policy.quiet_boundary(self.scratch) < until:
            count = self.scratch.choices(asked, CHOICES)
            action = self.policy.choose(self.scratch, asked, CHOICES, count, self.luck)
            if count > 1 and not self.outside >> asked & 1:
                action = self.descend(asked, count, action)
            self.scratch.apply(asked, action, self.luck)
            asked = self.scratch.next_seat()
            left -= 1
        self.scratch.complain()
        self.policy.evaluate(self.scratch, EVALUATION)
        self.learn()
        self.latest[candidate] = EVALUATION[self.seat]
        return EVALUATION[self.seat]

    # ---- The trees -----------------------------------------------------------------------------------------------

    def find(self, key: int, grow: bool) -> int:
        """The place of a node or a choice; if it has none, it gets one while there are any; -1: it has none."""
        slot = key >> 32 & SIZE - 1
        while self.key[slot] != key:
            if self.key[slot] == 0:
                if not grow or self.grown >= FULL:
                    return -1
                self.grown += 1
                self.key[slot] = key
                return slot
            slot = slot + 1 & SIZE - 1
        return slot

    def descend(self, asked: int, count: int, usual: int) -> int:
        """What a seat does in its tree. At a new node it does what the policy would do, and leaves the tree behind."""
        key = hash_combine(self.policy.information_state_hash(self.scratch, asked), asked)
        node = self.find(key, True)
        if node < 0 or self.steps == STEPS or self.noted + count > OPTIONS:
            self.outside |= 1 << asked
            return usual
        self.step_seat[self.steps] = asked
        self.step_node[self.steps] = node
        self.step_options[self.steps] = 0
        if self.visits[node] == 0.0:
            self.outside |= 1 << asked
            chosen = usual
        elif self.policy.at_once(self.scratch):
            chosen = self.by_regret(node, count, usual)
        else:
            chosen = self.by_bound(node, count, usual)
        choice = self.find(hash_combine(key, chosen), True)
        self.step_choice[self.steps] = choice
        if choice >= 0:
            self.steps += 1
        return chosen

    def by_bound(self, node: int, count: int, usual: int) -> int:
        """The choice that may be best: its mean, and more the less is known of it (UCB1, Auer and others, 2002)."""
        mean = self.worth_of[node] / self.visits[node]
        fresh = mean + CURIOSITY * sqrt(log(self.visits[node] + 1.0))
        best = usual
        highest = -1e9
        for i in range(count):
            slot = self.find(hash_combine(self.key[node], CHOICES[i]), False)
            if slot < 0:
                score = fresh + TRUST if CHOICES[i] == usual else fresh
            else:
                self.more[slot] += 1.0
                score = self.worth_of[slot] / self.visits[slot] + CURIOSITY * sqrt(
                    log(self.more[slot] + 1.0) / self.visits[slot]
                )
                if CHOICES[i] == usual:
                    score += TRUST / (self.visits[slot] + 1.0)
            if score > highest:
                highest = score
                best = CHOICES[i]
        return best

    def by_regret(self, node: int, count: int, usual: int) -> int:
        """A choice by lot: the more likely the more it has been missed, and sometimes any."""
        first = self.noted
        step = self.steps
        total = 0.0
        for i in range(count):
            slot = self.find(hash_combine(self.key[node], CHOICES[i]), True)
            if slot < 0:
                return usual
            self.options[first + i] = slot
            wanted = self.more[slot] + (FAITH if CHOICES[i] == usual else 0.0)
            if wanted > 0.0:
                total += wanted
        left = self.luck.below(1 << 20) / 1048576.0
        for i in range(count):
            slot = self.options[first + i]
            wanted = self.more[slot] + (FAITH if CHOICES[i] == usual else 0.0)
            wanted = max(0.0, wanted) / total if total > 0.0 else 1.0 / count
            chance = (1.0 - DARING) * wanted + DARING / count
            left -= chance
            if left < 0.0 or i == count - 1:
                self.step_options[step] = count
                self.step_first[step] = first
                self.step_wanted[step] = wanted
                self.step_chance[step] = chance
                self.noted += count
                return CHOICES[i]
        return usual

    def learn(self) -> None:
        """What came of the trial, into the tree of everybody who has chosen."""
        for step in range(self.steps):
            node = self.step_node[step]
            choice = self.step_choice[step]
            value = EVALUATION[self.step_seat[step]]
            if self.step_options[step] > 0:  # against the mean, so that luck teaches less
                more = (value - self.worth_of[node] / self.visits[node]) / self.step_chance[step] * self.weight
                common = self.step_wanted[step] * more
                for i in range(self.step_options[step]):
                    self.more[self.options[self.step_first[step] + i]] -= common
                self.more[choice] += more
            self.visits[node] += 1.0
            self.worth_of[node] += value
            self.visits[choice] += 1.0
            self.worth_of[choice] += value
