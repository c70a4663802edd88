"""Tree search: as `flat.py`, but what everybody does next is learned from trial to trial, not left to instinct.

Where many choose at once, there is no best act, only a good mixture: that is what is played.
"""

from __future__ import annotations

from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer
from schnapp.table.plan import Plan
from schnapp.table.state import State

from .flat import FlatBot
from .search import Search
from .tree import Tree


class TreeBot(FlatBot):
    """Judges acts by what comes of them if everybody goes on as it serves him. It sees its view and nothing else."""

    def searching(self, seat: int, plans: list[Plan], world: State) -> Search:
        return Tree(self.instinct, seat, [plan.actions for plan in plans], world)

    def decided(self, plans: list[Plan], search: Search, chance: Dealer) -> Act:
        if isinstance(search, Tree) and search.at_once:
            return _by_lot(plans, search.shares(), chance)
        return super().decided(plans, search, chance)


def _by_lot(plans: list[Plan], shares: list[float], chance: Dealer) -> Act:
    """A plan of the mixture."""
    left = chance.below(1 << 20) / (1 << 20)
    for plan, share in zip(plans, shares, strict=False):
        left -= share
        if left < 0:
            return plan.act
    return plans[shares.index(max(shares))].act
