"""A sensible player of Snatch It! in one page: every act gets a worth in points, the best one is played.

Swallowed cards are safe and count in full. Stacks in the patch count for what they will probably still bring; a steal
is a stack for me and none for its owner, if he has no card to take it back. All from the view: no hidden card is used.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer
from schnapp.table.options import Value

from . import box

LAST_BITE_NEXT = ("on_top", 0)  # as a view calls it, by its looks or by the cards above it
_KIND = {name: number for number, name in enumerate(box.KINDS)}


def choose(view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value], chance: Dealer) -> Act:
    """The legal act of the highest worth; among equals chance decides."""
    if len(legal) == 1:
        return legal[0]
    table = _Table(view)
    worths = [table.worth(act) for act in legal]
    highest = max(worths)
    best = [act for act, worth in zip(legal, worths, strict=True) if worth == highest]
    return best[chance.below(len(best))]


class _Table:
    """What the seat sees, and what it makes of it."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.me: int = view["viewer"]
        self.hand: list[str] = view["hands"][self.me]
        self.stacks = {stack["id"]: stack for patch in view["patches"] for stack in patch}
        self.mine: list[dict[str, Any]] = view["patches"][self.me]
        self.unseen = {kind: box.COPIES for kind in box.KINDS}
        seen = self.hand + view["pond"] + [stack["top"] for stack in self.stacks.values()]
        for stack in self.mine:
            seen = seen + (stack["cards"] or [])[:-1]
        for kind in seen + (view["bellies"][self.me]["cards"] or []):
            self.unseen[kind] -= 1
        self.hidden = max(1, sum(self.unseen.values()))
        self.usual = 1 + (box.SWARM_POINTS - 1) * self.unseen["swarm"] / self.hidden
        self.others = sum(hand for hand in view["hands"] if isinstance(hand, int))

    def worth(self, act: Act) -> float:
        match act["type"]:
            case "swallow":
                stack = self.stacks[act["stack"]]
                return self.value(stack) + _points(act["pond"]) - self.hope(stack["top"], stack, self.view["pond"])
            case "snatch":
                pond = list(self.view["pond"])
                pond.remove(act["pond"])
                pair = {"top": act["card"], "height": 2, "cards": [act["pond"], act["card"]]}
                return self.hope(act["card"], pair, pond) - self.reserve(act["card"]) + 0.1
            case "steal":
                stack = self.stacks[act["stack"]]
                taken = {"top": act["card"], "height": stack["height"] + 1, "cards": None}
                back = self.chance_of_cards(act["card"], self.view["hands"][act["owner"]])
                gain = self.hope(act["card"], taken, self.view["pond"]) + 0.4 * self.value(stack)
                return (1 - back) * gain - back * 0.6 - self.reserve(act["card"])
            case "reclaim":
                stack = self.stacks[self.view["pending"]["stack"]]
                return 1.4 * self.value(stack) - self.reserve(act["card"])
            case "consolation_draw":
                return -1.0 if self.view["last_bite"] in LAST_BITE_NEXT and not self.leads() else 1.0
            case "stork_choose":
                return self.value(self.stacks[act["stack"]])
            case "toss":
                return -max((_fits(act["pond"], stack["top"]) for stack in self.mine), default=0)
            case "stalk" | "lay":
                rest = list(self.hand)
                rest.remove(act["card"])
                feeds = 0.8 * any(_fits(stack["top"], act["card"]) for stack in self.mine)
                feeds += 0.3 * any(_fits(card, act["card"]) for card in rest)
                return -0.9 + feeds - 0.2 * _points(act["card"]) - self.reserve(act["card"])
            case "bait":
                return self.bait(act["card"])
            case "call_out":
                return self.could_act(self.view["pending"]["card"])
            case _:  # decline, skip, let pass
                return 0.0

    def value(self, stack: Mapping[str, Any]) -> float:
        """A stack's points; a card that I cannot see counts as much as all that I cannot see do on average."""
        cards: list[str] | None = stack["cards"]
        if cards:
            return float(sum(map(_points, cards)))
        return _points(stack["top"]) + self.usual * (stack["height"] - 1)

    def hope(self, top: str, stack: Mapping[str, Any], pond: list[str]) -> float:
        """What a stack in my patch will probably bring: it must be swallowed before anybody steals it."""
        stolen = self.chance_of_cards(top, self.others)
        ends = self.view["this_round_last"]
        meal = max((_points(card) for card in pond if _fits(top, card)), default=-1)
        held = any(_fits(card, top) for card in self.hand)
        keeps = (1 - stolen) + stolen * (0.25 if held else 0.0)
        eats = 0.85 if meal >= 0 else (0.75 if ends else 0.35)
        return keeps * eats * (self.value(stack) + max(meal, 0) * 0.8)

    def chance_of_cards(self, top: str, cards: int) -> float:
        """How likely one of so many hidden cards fits on this top."""
        fitting = sum(self.unseen[kind] for kind in box.KINDS if _fits(kind, top))
        return 1 - (1 - fitting / self.hidden) ** cards

    def reserve(self, card: str) -> float:
        """What a card is worth as the one that takes my highest stack back."""
        guards = [self.value(stack) for stack in self.mine if _fits(card, stack["top"])]
        spare = self.hand.count(card) > 1
        return 0.0 if spare else 0.15 * max(guards, default=0.0)

    def bait(self, card: str) -> float:
        """The type that hurts the others' highest stacks and not mine, and a card that I can eat next round."""
        kind = box.type_of(_KIND[card])
        worth = 0.5 * any(_fits(stack["top"], card) for stack in self.mine) - 0.1 * _points(card)
        for seat, patch in enumerate(self.view["patches"]):
            heights = [self.value(stack) for stack in patch if box.type_of(_KIND[stack["top"]]) == kind]
            worth += max(heights, default=0.0) * (-1.0 if seat == self.me else 0.4)
        return worth

    def could_act(self, card: str) -> float:
        """1 if a stalked card could have snatched or stolen after all, else -1."""
        player = self.view["pending"]["player"]
        pond = list(self.view["pond"])
        pond.remove(card)
        targets = pond + [s["top"] for seat, patch in enumerate(self.view["patches"]) for s in patch if seat != player]
        return 1.0 if any(_fits(card, target) for target in targets) else -1.0

    def leads(self) -> bool:
        counts = [belly["count"] for belly in self.view["bellies"]]
        return counts[self.me] == max(counts)


def _points(card: str) -> int:
    return box.SWARM_POINTS if card == "swarm" else 1


def _fits(card: str, target: str) -> bool:
    return box.fits(_KIND[card], _KIND[target])
