"""A world that agrees with a view of Snatch It!: every hidden card gets a place where it could be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from schnapp.table.canonical import is_array
from schnapp.table.cards import shuffled, taken
from schnapp.table.dealer import Dealer
from schnapp.table.options import Value, integer

from . import box


def redeal(view: Mapping[str, Any], chosen: Mapping[str, Value], chance: Dealer) -> dict[str, Any]:
    """A position whose view for the same viewer is this view. Unknown cards are dealt evenly over the unknown places; what
    the viewer has witnessed, if that comes with the view, lies where it lies."""
    view = _recalled(view)
    unseen = _unseen(view)
    laid = _promise_bait(view, unseen, chance)  # what must lie somewhere goes first, while it is there
    hands = _own_hand(view, unseen)
    patches = _fill_stacks(view["patches"], unseen, chance)
    pile = shuffled(sorted(unseen.elements()), chance)
    for seat, hand in enumerate(view["hands"]):
        if not is_array(hand):
            hands[seat] = sorted(hands[seat] + taken(pile, hand - len(hands[seat])))
    laid = [taken(pile, 1)[0] if card == "?" else card for card in laid]
    bellies = [
        belly["cards"] if belly["cards"] is not None else sorted(taken(pile, belly["count"]))
        for belly in view["bellies"]
    ]
    known = view["discard"]
    discard = sorted(known if is_array(known) else taken(pile, known))
    deck = _hide_last_bite(pile, view["last_bite"], chosen, chance)
    hidden = {"last_bite", "viewer", "memory"}
    return {key: value for key, value in view.items() if key not in hidden} | {
        "deck": deck,
        "discard": discard,
        "hands": hands,
        "patches": patches,
        "bellies": bellies,
        "laid": laid,
    }


def _recalled(view: Mapping[str, Any]) -> Mapping[str, Any]:
    """The view with all cards in it that were open once."""
    memory = view.get("memory")
    if memory is None:
        return view
    discard = memory["discard"]
    return {
        **view,
        "patches": [
            [{**stack, "cards": memory["stacks"][stack["id"]]} for stack in patch] for patch in view["patches"]
        ],
        "bellies": [
            {**belly, "cards": sorted(cards)} for belly, cards in zip(view["bellies"], memory["bellies"], strict=True)
        ],
        "discard": view["discard"] if discard is None else discard,
    }


def _unseen(view: Mapping[str, Any]) -> Counter[str]:
    """The cards that the viewer sees nowhere."""
    unseen = Counter({kind: box.COPIES for kind in box.KINDS})
    unseen.subtract(view["pond"])
    unseen.subtract(view["discard"] if is_array(view["discard"]) else [])
    for hand in view["hands"]:
        unseen.subtract(hand if is_array(hand) else [])
    for belly in view["bellies"]:
        unseen.subtract(belly["cards"] or ())
    for patch in view["patches"]:
        for stack in patch:
            unseen.subtract(stack["cards"] if stack["cards"] is not None else [stack["top"]])
    unseen.subtract(card for card in view["laid"] if card not in (None, "?"))
    return unseen


def _fill_stacks(patches: list[list[dict[str, Any]]], unseen: Counter[str], chance: Dealer) -> list[list[Any]]:
    """Chains of fitting cards under every top; the order of attempts is random, a dead end is taken back."""
    stacks = [stack for patch in patches for stack in patch]
    chains = [list(stack["cards"]) if stack["cards"] is not None else [stack["top"]] for stack in stacks]
    _grow(chains, [stack["height"] for stack in stacks], 0, unseen, chance)
    filled = iter(chains)
    return [[{"id": stack["id"], "cards": next(filled)} for stack in patch] for patch in patches]


def _grow(chains: list[list[str]], heights: list[int], at: int, unseen: Counter[str], chance: Dealer) -> bool:
    while at < len(chains) and len(chains[at]) == heights[at]:
        at += 1
    if at == len(chains):
        return True
    bottom = box.KINDS.index(chains[at][0])
    copies = [kind for number, kind in enumerate(box.KINDS) if box.fits(bottom, number) for _ in range(unseen[kind])]
    for kind in dict.fromkeys(shuffled(copies, chance)):
        chains[at].insert(0, kind)
        unseen[kind] -= 1
        if _grow(chains, heights, at, unseen, chance):
            return True
        chains[at].pop(0)
        unseen[kind] += 1
    return False


def _promise_bait(view: Mapping[str, Any], unseen: Counter[str], chance: Dealer) -> list[str | None]:
    """While storks choose, the bait that was turned up is one of the laid cards: somebody must have laid it."""
    laid: list[str | None] = list(view["laid"])
    if view["state"] == "STORK_CHOICE" and view["pending"]["bait"] not in laid:
        hidden = [seat for seat, card in enumerate(laid) if card == "?"]
        laid[hidden[chance.below(len(hidden))]] = view["pending"]["bait"]
        unseen[view["pending"]["bait"]] -= 1
    return laid


def _own_hand(view: Mapping[str, Any], unseen: Counter[str]) -> list[list[str]]:
    """What is known of the hands: the viewer's own, and a card that was called out and has come back."""
    hands: list[list[str]] = [list(hand) if is_array(hand) else [] for hand in view["hands"]]
    if view["state"] == "FORCED" and view["pending"]["player"] != view["viewer"]:
        player, card = int(view["pending"]["player"]), str(view["pending"]["card"])
        unseen[card] -= 1
        hands[player].append(card)
    return hands


def _hide_last_bite(deck: list[str], depth: Any, chosen: Mapping[str, Value], chance: Dealer) -> list[str]:
    if depth == "out":
        return deck
    if isinstance(depth, int):
        above = depth
    else:
        low, high = box.depths(
            depth, len(deck), integer(chosen, "last_bite_below"), integer(chosen, "last_bite_jitter")
        )
        above = low + chance.below(high - low + 1)
    return [*deck[:above], box.LAST_BITE, *deck[above:]]
