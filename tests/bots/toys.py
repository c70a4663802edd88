"""Games of one or two decisions for the tree search, and what it makes of them: `SCHNAPP_PURE=1 python -m tests.bots.toys`.

Uncompiled, because games and policies that are made up here can only stand in for compiled ones where all is Python.
Prints one JSON object.
"""

from __future__ import annotations

import json
from typing import Self

from schnapp.bots import tree
from schnapp.bots.search import Search
from schnapp.bots.tree import Tree
from schnapp.table.dealer import Dealer, stream
from schnapp.table.hashing import BLANK, hash_combine
from schnapp.table.policy import RolloutPolicy
from schnapp.table.rng import Rng
from schnapp.table.state import State

STAKES = {"fair": (1, 1, 1), "rock counts twice": (2, 1, 1)}  # of a win with rock, paper, scissors
SURE, MOVE = 0.6, 0


class Toy(State):
    """What the two seats have chosen, -1: nothing yet."""

    def __init__(self, owing: int) -> None:
        super().__init__()
        self.players = 2
        self.owing = owing
        self.chosen = [-1, -1]

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Toy)
        self.owing, self.chosen = other.owing, list(other.chosen)

    def copy(self) -> Self:
        other = type(self)(self.owing)
        other.copy_from(self)
        return other

    def legal(self, seat: int, into: list[int]) -> int:
        into[:3] = [0, 1, 2]
        return 3


class Hands(Toy):
    """Rock, paper, scissors: both at once."""

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        self.chosen[seat] = action
        self.owing &= ~(1 << seat)


class Trap(Toy):
    """Seat 0 moves, then seat 1 sees it and replies. Move 0 wins unless the reply is 2; move 1 is worth 0.6."""

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        self.chosen[seat] = action
        self.owing = 2 if seat == 0 else 0


class ToyPolicy(RolloutPolicy):
    """The others take the first choice that there is, which is not a good one."""

    def __init__(self, stakes: tuple[int, ...]) -> None:
        super().__init__()
        self.stakes = stakes

    def choose(self, state: State, seat: int, choices: list[int], count: int, chance: Rng) -> int:
        return choices[0]


class HandsPolicy(ToyPolicy):
    def at_once(self, state: State) -> bool:
        return True

    def information_state_hash(self, state: State, seat: int) -> int:
        assert isinstance(state, Toy)
        return hash_combine(BLANK, state.chosen[seat])

    def settled(self, state: State, into: list[float]) -> bool:
        assert isinstance(state, Toy)
        mine, yours = state.chosen
        won = {0: 0, 1: self.stakes[mine], 2: -self.stakes[yours]}[(mine - yours) % 3]
        into[0], into[1] = 0.5 + won / 4, 0.5 - won / 4
        return state.owing == 0


class TrapPolicy(ToyPolicy):
    def information_state_hash(self, state: State, seat: int) -> int:
        assert isinstance(state, Toy)
        return hash_combine(BLANK, state.chosen[0])

    def settled(self, state: State, into: list[float]) -> bool:
        assert isinstance(state, Toy)
        into[0] = SURE if state.chosen[0] > MOVE else float(state.chosen[1] != 2)
        into[1] = 1.0 - into[0]
        return state.owing == 0


def thought(kind: type[Search], policy: RolloutPolicy, world: State, rounds: int) -> Search:
    """Seat 0 thinks about its three choices."""
    search = kind(policy, 0, [[0], [1], [2]], world)
    chance = Rng(stream("toys", "chance"))
    for _ in range(rounds):
        search.compare(world, chance)
    return search


def best(search: Search) -> int:
    return max(range(3), key=lambda candidate: search.found()[candidate][1])


def main() -> None:
    hands = {
        name: [thought(kind, HandsPolicy(stakes), Hands(3), 2000) for kind in (Search, Tree)]
        for name, stakes in STAKES.items()
    }
    trap = TrapPolicy((0, 0, 0))
    full, tree.FULL = tree.FULL, 3
    small = thought(Tree, trap, Trap(1), 100)
    tree.FULL = full
    told = {
        "against policy": best(hands["fair"][0]),
        "shares": {name: two[1].shares() for name, two in hands.items() if isinstance(two[1], Tree)},
        "trap": [best(thought(kind, trap, Trap(1), 100)) for kind in (Search, Tree)],
        "grown": [search.grown for search in (small,) if isinstance(search, Tree)],
        "trials": small.trials,
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main()
