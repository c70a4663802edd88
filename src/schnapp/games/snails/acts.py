"""What a player of Snails does, in the order of the engine's acts, and programmes as a whole."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from math import isqrt
from typing import Annotated

from msgspec import UNSET, UnsetType

from schnapp.table.acts import Act
from schnapp.table.canonical import Act as Json
from schnapp.table.cards import by_number
from schnapp.table.cells import Cells
from schnapp.table.declaration import defined, names
from schnapp.table.packed import OneOf, Packed
from schnapp.table.state import State

from . import box, cards
from .position import PLAYERS, Card, Faction, Field, Snail
from .rules import Snails

_PROGRAM = box.STAGES.index("program")
_HAND = Cells(Snails, "hand")
CARD = by_number(cards.BOX.ids)
SNAIL = by_number(box.SNAILS)

Half = Annotated[str, names(box.HALVES)]
Source = Annotated[str, names(box.REROLLS)]
Marker = Annotated[str, names(box.MARKERS)]


class ChooseFaction(Act):
    """5/2"""

    faction: Faction


class Mulligan(Act):
    """5/6b A hand without a red card."""

    redraw: bool


class KeepStartHand(Act):
    """5/6c Three or four of the five cards. Its number: their places in the hand, as bits."""

    cards: list[Card]


class PlaceSnail(Act):
    """5/7"""

    snail: Snail
    field: Field


class Exchange(Act):
    """6.3/2 Two cards for one. Its number: cards j < i of the hand are i * (i - 1) / 2 + j."""

    discard: list[Card]


class TakeFactionCard(Act):
    """6.3/2 After a loss."""


class EndDraw(Act):
    """6.3/2 Enough."""


class Discard(Act):
    """6.3/3 At the hand limit, and where a card says so."""

    card: Card


class Program(Act):
    """6.4 All of a round. Legal lists have one element for all of them, and the rules know it piece by piece or as a whole."""

    active: Snail
    inactive: Snail | None
    slots: list[Card]


class ChooseResolve(Act):
    """6.10 A turn that may be skipped."""

    resolve: bool


class ChooseHalf(Act):
    """6.6 Of a basic card."""

    half: Half


class Step(Act):
    """6.9"""

    to: Field


class Stop(Act):
    """6.9 The points that are left lapse."""


class ChooseTarget(OneOf):
    """6.7 C2"""

    snail: Snail | UnsetType = UNSET
    field: Field | UnsetType = UNSET


class Reroll(Act):
    """6.7 C4 Die 1 or 2."""

    die: int
    source: Source


class Keep(Act):
    """6.7 C4 What the dice show."""


class ChooseOutcome(Act):
    """6.7 C5 By its place on the card."""

    index: int


class ChooseDeviation(Act):
    """6.7 C6"""

    field: Field


class ChoosePlace(Act):
    """6.8 Where the acting snail goes."""

    to: Field


class PlaceTarget(Act):
    """6.8 Whether the target is pulled."""

    place: bool


class ChooseEnemy(Act):
    """6.8 Who is hurt besides."""

    snail: Snail


class ChooseSlot(Act):
    """6.8 Which slot of another is emptied."""

    slot: int


class TakeShell(Act, rename={"from_": "from"}):
    """6.6 Whose shell is given up."""

    from_: Snail


class UseAbility(Act):
    """6.11 Once in a round."""

    use: bool


class Push(Act):
    """6.9"""

    snail: Snail
    to: Field


class Overflow(Act):
    """6.9 A fourth snail makes one go."""

    snail: Snail
    to: Field


class OrderEffect(OneOf):
    """6.9, 6.12 What goes off first: these markers, or those on this field."""

    effect: Marker | UnsetType = UNSET
    field: Field | UnsetType = UNSET


class SnailsActs(Packed):
    """Cards of a start hand and pairs stand in a number by their places in the hand of the player whose turn it is."""

    def __init__(self, *kinds: type[Act]) -> None:
        super().__init__(box.ACT_BITS, *kinds)
        self.layouts += self.layouts_of["exchange"]  # EXCHANGE_MORE

    def legal(self, state: State, seat: int) -> list[Json]:
        """At the planning one generator element stands for all programmes."""
        assert isinstance(state, Snails)
        if state.at == _PROGRAM:
            return [programmes(state, seat)] if state.owing >> seat & 1 else []
        listed = super().legal(state, seat)
        if not listed or listed[0]["type"] not in OF_HAND:
            return listed
        return [act for act, _ in groupby(listed)]  # a scenario may have a card twice

    def unpacked(self, state: State, action: int) -> Json:
        assert isinstance(state, Snails)
        value = action & box.VALUES - 1
        first = _HAND.last * state.turn_player
        if action >> box.ACT_BITS == KEEP_START_HAND:
            kept = [_HAND.get(state, first + place) for place in range(5) if value >> place & 1]
            return {"type": "keep_start_hand", "cards": [cards.BOX.ids[card] for card in kept]}
        pair = value if action < box.EXCHANGE_MORE * box.VALUES else value + box.VALUES
        i = (1 + isqrt(8 * pair + 1)) // 2
        one, other = _HAND.get(state, first + pair - i * (i - 1) // 2), _HAND.get(state, first + i)
        return {"type": "exchange", "discard": [cards.BOX.ids[one], cards.BOX.ids[other]]}

    def packed(self, state: State, act: Json) -> int | None:
        assert isinstance(state, Snails)
        if act["type"] == "program":
            return programme(state, PLAYERS.index(act["player"]), act)
        hand = [cards.BOX.ids[card] for card in state.hand_of(state.turn_player)]
        chosen: list[str] = act["cards" if act["type"] == "keep_start_hand" else "discard"]
        is_sorted = chosen == sorted(set(chosen))  # a multiset is, and no card stands in it twice
        if not is_sorted or not set(chosen) <= set(hand):
            return None
        places = sorted(map(hand.index, chosen))
        if act["type"] == "keep_start_hand":
            kept = sum(1 << place for place in places)
            return KEEP_START_HAND * box.VALUES + kept if kept < 32 else None
        if len(places) != 2:
            return None
        pair = places[1] * (places[1] - 1) // 2 + places[0]
        return (EXCHANGE if pair < box.VALUES else box.EXCHANGE_MORE - 1) * box.VALUES + pair


ACTS = SnailsActs(*defined(Act, globals()))

NUMBER = by_number(ACTS.types)
KEEP_START_HAND, EXCHANGE = NUMBER["keep_start_hand"], NUMBER["exchange"]
OF_HAND = "keep_start_hand", "exchange", "discard"  # what names cards of the hand; it stands first in a list
DECISIONS = (  # the acts that are choices of one decision
    frozenset({"exchange", "take_faction_card", "end_draw"}),
    frozenset({"step", "stop"}),
    frozenset({"reroll", "keep"}),
)
ANSWERS = [next((group for group in DECISIONS if kind in group), frozenset({kind})) for kind in ACTS.types]
"""What answers the question for each of the acts."""


def programme(table: Snails, seat: int, act: Json) -> int | None:
    """The number of a whole programme, None if it is not legal."""
    hand = table.hand_of(seat)
    slots = [CARD.get(card, -1) for card in act["slots"]]
    living = _living(table, seat)
    active, inactive = act["active"], act["inactive"]
    if active not in living or len(slots) != box.SLOTS or len(set(slots)) < len(slots) or not set(slots) <= set(hand):
        return None
    if inactive is None and len(living) > 1:
        return None
    if inactive is not None and (inactive not in living or inactive == active):
        return None
    number = box.WHOLE | (SNAIL[active] & 3) << 25 | (4 if inactive is None else SNAIL[inactive] & 3) << 27
    for place, card in enumerate(slots):
        number |= hand.index(card) << 5 * place
    return number


def planned(pieces: list[int]) -> Json:
    """The act that these pieces make: active snail, inactive snail (-1: none), five cards."""
    return {
        "type": "program",
        "active": box.SNAILS[pieces[0]],
        "inactive": None if pieces[1] < 0 else box.SNAILS[pieces[1]],
        "slots": [cards.BOX.ids[card] for card in pieces[2:]],
    }


def _living(table: Snails, seat: int) -> list[str]:
    return [box.SNAILS[snail] for snail in range(4 * seat, 4 * seat + 4) if table.alive >> snail & 1]


def programmes(table: Snails, seat: int) -> Json:
    """The generator element that stands for all programmes of a seat."""
    living = sorted(_living(table, seat))
    hand = [cards.BOX.ids[card] for card in table.hand_of(seat)]
    count = len(living) * max(1, len(living) - 1)
    for place in range(box.SLOTS):
        count *= len(hand) - place
    inactive: list[str | None] = [*living] if len(living) > 1 else [None]
    return {"type": "program", "active": living, "inactive": inactive, "cards": sorted(hand), "count": count}


def sample(generator: Json, below: Callable[[int], int], alike: Callable[[str], str | int] = str) -> Json:
    """One of the programmes of a generator element, piece by piece; cards that are `alike` are one choice, without it none
    are. `below` draws a number."""
    active = generator["active"][below(len(generator["active"]))]
    others = [snail for snail in generator["inactive"] if snail != active]
    hand: list[str] = list(generator["cards"])
    slots: list[str] = []
    for _ in range(box.SLOTS):
        apart = list({alike(card): card for card in hand}.values())
        slots.append(apart[below(len(apart))])
        hand.remove(slots[-1])
    return {"type": "program", "active": active, "inactive": others[below(len(others))], "slots": slots}


def kind(card: str) -> int:
    """What is on a card."""
    return cards.BOX.kind_of[CARD[card]]


def kinds_apart(choices: list[Json]) -> list[Json]:
    """Of acts of a legal list that differ in nothing but the copy of a card, only one."""
    if choices[0]["type"] not in ("discard", "exchange"):  # in such a list they stand first
        return choices
    return list({_kinds(act) or at: act for at, act in enumerate(choices)}.values())


def _kinds(act: Json) -> tuple[int, ...]:
    """The kinds of the cards that it names, if it is one of those of which only the kinds matter."""
    match act["type"]:
        case "discard":
            return (kind(act["card"]),)
        case "exchange":
            return tuple(sorted(map(kind, act["discard"])))
        case _:
            return ()
