"""What happens in Snails, in the order of the codes of `rules`."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, UnsetType

from schnapp.table import chances
from schnapp.table.canonical import Json
from schnapp.table.cards import by_number, ranks
from schnapp.table.chances import OneEach, Pick, Shuffle
from schnapp.table.declaration import Cards, defined, names
from schnapp.table.events import PRIVATE, Event, Events
from schnapp.table.state import State

from . import box, cards
from .acts import ACTS, Half, Marker, Source
from .position import FIELDS, PLAYERS, Card, Faction, Field, Player, Snail
from .rules import Snails

DieFace = Annotated[str, names(box.FACES)]
Terrain = Annotated[str, names(box.TERRAINS)]
Back = Annotated[str, names(box.BACKS)]
_FACE_DRAW = tuple(cards.BOX.faces.index(face) for face in box.FACES)  # a side of the die that shows it
_FACE = by_number(box.FACES)


class GameStarted(Event):
    start_player: Player


class FactionChosen(Event):
    player: Player
    faction: Faction


class CardsDrawn(Event):
    player: Player
    n: int
    cards: Annotated[list[Card], PRIVATE]


class StartHandShown(Event):
    """5/6b"""

    player: Player
    cards: Cards[Card]


class DeckReshuffled(Event):
    n: int


class CardsDiscarded(Event):
    player: Player
    cards: list[Card]


class SnailPlaced(Event):
    snail: Snail
    field: Field


class RoundStarted(Event):
    round: int
    start_player: Player


class FactionCardTaken(Event):
    player: Player


class FactionCardReturned(Event):
    player: Player


class Programmed(Event):
    """6.4"""

    player: Player
    active: Annotated[Snail, PRIVATE]
    inactive: Annotated[Snail | None, PRIVATE]
    slots: Annotated[list[Card], PRIVATE]

    @classmethod
    def read(cls, state: State, numbers: list[int]) -> dict[str, Any]:
        """Who has one snail only is told that there is no inactive order."""
        seat, active, inactive, _, *slots = numbers
        orders = {"active": box.SNAILS[active], "inactive": box.SNAILS[inactive] if inactive >= 0 else None}
        return {"player": PLAYERS[seat], "private": {PLAYERS[seat]: {**orders, "slots": _cards(slots)}}}


class TurnStarted(Event):
    player: Player
    slot: int


class OrderRevealed(Event):
    player: Player
    snail: Snail


class CardRevealed(Event):
    player: Player
    slot: int
    card: Card


class TurnSkipped(Event):
    """6.10"""

    player: Player
    slot: int
    reason: Annotated[str, names(box.SKIPS)]


class HalfChosen(Event):
    player: Player
    half: Half


class TurnResolved(Event):
    player: Player
    slot: int


class ShellEntered(Event):
    snail: Snail


class ShellLeft(Event):
    snail: Snail


class AimSet(Event):
    player: Player
    snail: Snail
    slot: int
    rerolls: int


class AimEnded(Event):
    player: Player
    snail: Snail


class OrdersSwapped(Event):
    player: Player


class OrderLost(Event):
    player: Player
    snail: Snail
    place: Annotated[str, names(("active", "inactive"))]


class FreeSwap(Event):
    """R44 The inactive order slides up."""

    player: Player


class TargetChosen(Event):
    """6.7 C2 A field, a snail, or all snails in an area."""

    player: Player
    field: Field | UnsetType = UNSET
    snail: Snail | UnsetType = UNSET
    snails: list[Snail] | UnsetType = UNSET

    @classmethod
    def read(cls, state: State, numbers: list[int]) -> dict[str, Any]:
        seat, what, target, _, *snails = numbers
        player = PLAYERS[seat]
        if what == 2:
            return {"player": player, "snails": [box.SNAILS[snail] for snail in snails]}
        if what == 1:
            return {"player": player, "snail": box.SNAILS[target]}
        return {"player": player, "field": FIELDS.name(state, target)}


class DiceRolled(Event):
    """One die or two."""

    player: Player
    faces: list[DieFace]

    @classmethod
    def read(cls, state: State, numbers: list[int]) -> dict[str, Any]:
        return {"player": PLAYERS[numbers[0]], "faces": _faces(numbers[1:3])}


class DieRerolled(Event):
    player: Player
    die: int
    source: Source
    face: DieFace


class OutcomeChosen(Event):
    player: Player
    index: int


class AttackMissed(Event):
    player: Player


class Deviated(Event):
    player: Player
    field: Field


class Damage(Event):
    """6.9 `n` as it was done, `dealt` as a shell has left it."""

    snail: Snail
    n: int
    dealt: int
    health: int
    source: Annotated[str, names(box.SOURCES)]


class Healed(Event):
    snail: Snail
    n: int
    health: int


class Eliminated(Event):
    snail: Snail


class TileDamaged(Event):
    field: Field


class TileDestroyed(Event):
    field: Field
    terrain: Terrain
    back: Back
    cause: Annotated[str, names(box.CAUSES)]


class TileRemoved(Event):
    field: Field
    terrain: Terrain
    back: Back


class MarkerPlaced(Event):
    field: Field
    kind: Marker
    k: int


class Exploded(Event):
    field: Field
    kind: Marker


class FiresRemoved(Event):
    fields: list[Field]


class SnailMoved(Event, rename={"from_": "from"}):
    snail: Snail
    from_: Field
    to: Field
    how: Annotated[str, names(box.MOVES)]


class Contamination(Event):
    index: int
    value: int


class SlotEmptied(Event):
    """R54"""

    player: Player
    slot: int
    card: Card
    to: Annotated[str, names(("hand", "discard"))]


class CardStolen(Event, rename={"from_": "from"}):
    """Both are told the card."""

    from_: Player
    to: Player
    card: Annotated[Card, PRIVATE]

    @classmethod
    def read(cls, state: State, numbers: list[int]) -> dict[str, Any]:
        one, other, card, *_ = numbers
        private = {PLAYERS[seat]: {"card": cards.BOX.ids[card]} for seat in sorted((one, other))}
        return {"from": PLAYERS[one], "to": PLAYERS[other], "private": private}


class AbilityUsed(Event):
    player: Player
    ability: Annotated[str, names(tuple(box.ABILITIES.values()))]


class PlayerOut(Event):
    player: Player
    cards: list[Card]


class CleanupStarted(Event):
    round: int


class CardsCollected(Event):
    """6.12 b Basic cards and those with the return symbol go to the hand."""

    player: Player
    to_hand: list[Card]
    to_discard: list[Card]
    faction_card: bool

    @classmethod
    def read(cls, state: State, numbers: list[int]) -> dict[str, Any]:
        seat, faction_card, _, _, *laid = numbers
        hand = [
            card for card in laid if card >= cards.BASIC or cards.BOX.kinds[cards.BOX.kind_of[card]].returns_to_hand
        ]
        return {
            "player": PLAYERS[seat],
            "to_hand": _cards(hand),
            "to_discard": _cards([card for card in laid if card not in hand]),
            "faction_card": faction_card != 0,
        }


class StartPlayerPassed(Event):
    player: Player


class GameOver(Event):
    result: Annotated[str, names(box.RESULTS)]
    ranks: list[int]

    @classmethod
    def read(cls, state: State, numbers: list[int]) -> dict[str, Any]:
        places = ranks([state.returns(seat) for seat in range(state.players)])
        return {"result": box.RESULTS[places.count(1) > 1], "ranks": places}


class Auto(Event):
    """6.1 The only answer to a question was given."""

    player: Player
    action: dict[str, Any]

    @classmethod
    def read(cls, state: State, numbers: list[int]) -> dict[str, Any]:
        return {"player": PLAYERS[numbers[0]], "action": ACTS.act_of(state, numbers[1] & 0xFFFF)}


def _cards(numbers: list[int]) -> list[str]:
    return [cards.BOX.ids[card] for card in numbers]


def _faces(numbers: list[int]) -> list[str]:
    """Of a die that is not rolled it is -1."""
    return [box.FACES[face] for face in numbers if face >= 0]


class Dice:
    """One die or two, by their faces."""

    def read(self, state: Snails, numbers: list[int]) -> list[str]:
        return _faces(numbers[:2])

    def draws(self, state: Snails, step: str, result: Json) -> list[int]:
        return [_FACE_DRAW[face] for face in chances.cards(step, result, _FACE)]


class Die:
    """One of them again."""

    def read(self, state: Snails, numbers: list[int]) -> str:
        return box.FACES[numbers[0]]

    def draws(self, state: Snails, step: str, result: Json) -> list[int]:
        return Dice().draws(state, step, [result])


CARDS = Shuffle(cards.BOX.ids[: cards.ARSENAL])
EVENTS = Events(
    {
        "start_player": Pick(PLAYERS, lambda table: PLAYERS[: table.players]),
        "factions": OneEach(box.FACTIONS),
        "beach_pile": Shuffle(box.tile_ids("beach")),
        "meadow_pile": Shuffle(box.tile_ids("meadow")),
        "mountain_pile": Shuffle(box.tile_ids("mountain")),
        "deck": CARDS,
        "mulligan_deck": CARDS,
        "reshuffle": CARDS,
        "dice": Dice(),
        "reroll": Die(),
        "steal": Pick(cards.BOX.ids, lambda table: _cards(table.hand_of(table.target_snail >> 2))),
    },
    *defined(Event, globals()),
)
