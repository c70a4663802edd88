"""What happens in Snails, in the order of the codes of `rules`."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, UnsetType

from schnapp.table import chances
from schnapp.table.canonical import Json
from schnapp.table.cards import by_number
from schnapp.table.chances import OneEach, Pick, Shuffle
from schnapp.table.declaration import Cards, defined, names, own
from schnapp.table.events import PRIVATE, Event, Events
from schnapp.table.outcomes import ranking
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


class _OfPlayer(Event):
    """Of one player."""

    player: Player


class _OfSnail(Event):
    """Of one snail."""

    snail: Snail


class _OfField(Event):
    """Of one field of the board."""

    field: Field


class GameStarted(Event):
    start_player: Player


class FactionChosen(_OfPlayer):
    faction: Faction


class CardsDrawn(_OfPlayer):
    n: int
    cards: Annotated[list[Card], PRIVATE]


class StartHandShown(_OfPlayer):
    """5/6b"""

    cards: Cards[Card]


class DeckReshuffled(Event):
    n: int


class CardsDiscarded(_OfPlayer):
    cards: list[Card]


class SnailPlaced(_OfSnail):
    field: Field


class RoundStarted(Event):
    round: int
    start_player: Player


class FactionCardTaken(_OfPlayer): ...


class FactionCardReturned(_OfPlayer): ...


class Programmed(_OfPlayer):
    """6.4"""

    active: Annotated[Snail, PRIVATE]
    inactive: Annotated[Snail | None, PRIVATE]
    slots: Annotated[list[Card], PRIVATE]

    @classmethod
    def read(cls, state: State, numbers: list[int]) -> dict[str, Any]:
        """Who has one snail only is told that there is no inactive order."""
        seat, active, inactive, _, *slots = numbers
        orders = {"active": box.SNAILS[active], "inactive": box.SNAILS[inactive] if inactive >= 0 else None}
        return {"player": PLAYERS[seat], "private": {PLAYERS[seat]: {**orders, "slots": _cards(slots)}}}


class TurnStarted(_OfPlayer):
    slot: int


class OrderRevealed(_OfPlayer):
    snail: Snail


class CardRevealed(_OfPlayer):
    slot: int
    card: Card


class TurnSkipped(_OfPlayer):
    """6.10"""

    slot: int
    reason: Annotated[str, names(box.SKIPS)]


class HalfChosen(_OfPlayer):
    half: Half


class TurnResolved(_OfPlayer):
    slot: int


class ShellEntered(_OfSnail): ...


class ShellLeft(_OfSnail): ...


class AimSet(_OfPlayer):
    snail: Snail
    slot: int
    rerolls: int


class AimEnded(_OfPlayer):
    snail: Snail


class OrdersSwapped(_OfPlayer): ...


class OrderLost(_OfPlayer):
    snail: Snail
    place: Annotated[str, names(("active", "inactive"))]


class FreeSwap(_OfPlayer):
    """R44 The inactive order slides up."""


class TargetChosen(_OfPlayer):
    """6.7 C2 A field, a snail, or all snails in an area."""

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


class DiceRolled(_OfPlayer):
    """One die or two."""

    faces: list[DieFace]

    @classmethod
    def read(cls, state: State, numbers: list[int]) -> dict[str, Any]:
        return {"player": PLAYERS[numbers[0]], "faces": _faces(numbers[1:3])}


class DieRerolled(_OfPlayer):
    die: int
    source: Source
    face: DieFace


class OutcomeChosen(_OfPlayer):
    index: int


class AttackMissed(_OfPlayer): ...


class Deviated(_OfPlayer):
    field: Field


class Damage(_OfSnail):
    """6.9 `n` as it was done, `dealt` as a shell has left it."""

    n: int
    dealt: int
    health: int
    source: Annotated[str, names(box.SOURCES)]


class Healed(_OfSnail):
    n: int
    health: int


class Eliminated(_OfSnail): ...


class TileDamaged(_OfField): ...


class TileDestroyed(_OfField):
    terrain: Terrain
    back: Back
    cause: Annotated[str, names(box.CAUSES)]


class TileRemoved(_OfField):
    terrain: Terrain
    back: Back


class MarkerPlaced(_OfField):
    kind: Marker
    k: int


class Exploded(_OfField):
    kind: Marker


class FiresRemoved(Event):
    fields: list[Field]


class SnailMoved(_OfSnail, rename={"from_": "from"}):
    from_: Field
    to: Field
    how: Annotated[str, names(box.MOVES)]


class Contamination(Event):
    index: int
    value: int


class SlotEmptied(_OfPlayer):
    """R54"""

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


class AbilityUsed(_OfPlayer):
    ability: Annotated[str, names(tuple(box.ABILITIES.values()))]


class PlayerOut(_OfPlayer):
    cards: list[Card]


class CleanupStarted(Event):
    round: int


class CardsCollected(_OfPlayer):
    """6.12 b Basic cards and those with the return symbol go to the hand."""

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


class StartPlayerPassed(_OfPlayer): ...


def _result(table: Snails) -> str:
    return box.RESULTS[ranking(table).count(1) > 1]


class GameOver(Event):
    result: Annotated[str, names(box.RESULTS), own(_result)]
    ranks: Annotated[list[int], own(ranking)]


class Auto(_OfPlayer):
    """6.1 The only answer to a question was given."""

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
