"""A world that agrees with a view of Schnuff: every hidden card gets a place where it could be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

from schnapp.table.canonical import is_array
from schnapp.table.cards import shuffled, taken
from schnapp.table.dealer import Dealer
from schnapp.table.options import Value

from . import box

TRIES = 200  # deals that are tried before the cards that must be in a hand are put there


def redeal(view: Mapping[str, Any], chosen: Mapping[str, Value], chance: Dealer) -> dict[str, Any]:
    """A position whose view for the same viewer is this view.

    Unknown cards are dealt evenly over the unknown places, as far as the state allows: who was skipped at the lead
    holds no number card, whoever's turn it is can play; what the viewer remembers, if that comes with the view, lies
    where it lies. An open draw right cannot be seen, so there is none, unless nothing else explains whose turn it is.
    """
    memory = view.get("memory")
    unseen = _unseen(view, chosen)
    hands: list[list[str]] = [list(hand) if is_array(hand) else [] for hand in view["hands"]]
    for seat in _skipped(view):
        if seat != view["viewer"]:
            wild = shuffled(sorted(card for card in unseen.elements() if card in box.WILD), chance)
            hands[seat] = sorted(taken(wild, view["hands"][seat]))
            unseen.subtract(hands[seat])
    hidden = [seat for seat, hand in enumerate(view["hands"]) if not is_array(hand) and not hands[seat]]
    pile = _deal_hands(view, hidden, hands, shuffled(sorted(unseen.elements()), chance), chance)
    if memory is not None:
        discard = memory["discard"]
    else:
        top = view["discard"]["top"]
        discard = [*taken(pile, view["discard"]["count"] - 1), top] if top is not None else []
    aside = sorted(taken(pile, view["aside"]))
    return {key: value for key, value in view.items() if key not in ("viewer", "memory")} | {
        "draw_pile": memory["pile"] if memory is not None and memory["pile"] is not None else pile,
        "discard": discard,
        "hands": hands,
        "aside": aside,
        "draw_right": _draw_right(view, hands),
    }


def _unseen(view: Mapping[str, Any], chosen: Mapping[str, Value]) -> Counter[str]:
    """The cards that the viewer sees nowhere."""
    deck = chosen["deck"]
    assert isinstance(deck, dict)
    unseen: Counter[str] = Counter(deck)
    for hand in view["hands"]:
        unseen.subtract(hand if is_array(hand) else [])
    if (memory := view.get("memory")) is not None:
        unseen.subtract(memory["discard"])
        unseen.subtract(memory["pile"] or [])
        for seat in range(len(view["hands"])):
            unseen.subtract(_known(view, seat))
    elif view["discard"]["top"] is not None:
        unseen[view["discard"]["top"]] -= 1
    return unseen


def _known(view: Mapping[str, Any], seat: int) -> list[str]:
    """Cards of a hidden hand that the viewer has seen before they were drawn."""
    if "memory" not in view or is_array(view["hands"][seat]):
        return []
    return cast("list[str]", view["memory"]["drawn"][seat])


def _skipped(view: Mapping[str, Any]) -> list[int]:
    """Who sits between the dealer and the leader has shown that he holds no number card."""
    if view["state"] != "LEAD":
        return []
    players = len(view["hands"])
    found: list[int] = []
    seat = (view["dealer"] + 1) % players
    while seat != view["active"]:
        if view["in_round"][seat]:
            found.append(seat)
        seat = (seat + 1) % players
    return found


def _deal_hands(
    view: Mapping[str, Any], hidden: list[int], hands: list[list[str]], pile: list[str], chance: Dealer
) -> list[str]:
    """Fill the hidden hands from a shuffled pile, again and again until the active one can play; the rest of the pile."""
    rest = _fill(view, hidden, hands, pile)
    active: int = view["active"]
    if active not in hidden:
        return rest
    for _ in range(TRIES):
        if _can_play(view, hands[active]):
            return rest
        rest = _fill(view, hidden, hands, shuffled(pile, chance))
    return _give_a_card_to_play(view, hands[active], _known(view, active), rest)


def _fill(view: Mapping[str, Any], hidden: list[int], hands: list[list[str]], pile: list[str]) -> list[str]:
    rest = list(pile)
    for seat in hidden:
        known = _known(view, seat)
        hands[seat] = sorted(known + taken(rest, view["hands"][seat] - len(known)))
    return rest


def _give_a_card_to_play(view: Mapping[str, Any], hand: list[str], known: list[str], rest: list[str]) -> list[str]:
    """Change one card of the hand, none of the known ones, for one that can be played, if there is one; the rest of the
    pile."""
    place = next((at for at, card in enumerate(rest) if _can_play(view, [card])), None)
    dealt = list((Counter(hand) - Counter(known)).elements())
    if dealt and place is not None:
        hand.remove(dealt[0])
        hand.append(rest[place])
        hand.sort()
        rest[place] = dealt[0]
    return rest


def _draw_right(view: Mapping[str, Any], hands: list[list[str]]) -> int | None:
    """Who has no card, or none to play on his turn, would be out or skipped if he could not still draw."""
    if view["state"] != "PLAY":
        return None
    for seat, hand in enumerate(hands):
        if view["in_round"][seat] and (not hand or (seat == view["active"] and not _can_play(view, hand))):
            return seat
    return view["draw_right"]


def _can_play(view: Mapping[str, Any], hand: list[str]) -> bool:
    if view["state"] == "LEAD":
        return any(card in box.NUMBERS for card in hand)
    return any(card != "schnuff" or view["count"] in box.LIMITS for card in hand)
