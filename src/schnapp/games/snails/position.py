"""What lies on the table of Snails, in the order of docs/records.md, and who sees what of it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from schnapp.table.cells import Cells
from schnapp.table.declaration import (
    ONLY_COUNT,
    ONLY_OWNER,
    ByName,
    Cards,
    NamedGroups,
    Pile,
    Row,
    Several,
    Struct,
    between,
    cases,
    hidden_as,
    names,
    stored,
    there,
    when,
)
from schnapp.table.schema import Schema

from . import board, box, cards
from .rules import Snails

MOST_MARKERS = 60  # fires or mines on one field
MOST_DYNAMITE = 12  # on one field

PLAYERS = tuple(map(box.player_id, range(box.SEATS[-1])))
TILES = tuple(f"{terrain}:{back}" for terrain in box.TERRAINS for back in box.BACKS)  # number: 6 * level + back

Player = Annotated[str, names(PLAYERS, of_each=1)]
Snail = Annotated[str, names(box.SNAILS, of_each=len(box.ROLES))]
Faction = Annotated[str, names(box.FACTIONS)]
CARD_KINDS = len(cards.BOX.kinds)
ALL_KINDS = CARD_KINDS + box.BASIC_CARDS
KIND_OF_CARD = tuple(kind if kind >= 0 else CARD_KINDS - 1 - kind for kind in cards.BOX.kind_of)  # basic ones come last
KIND_NAMES = (*(kind.id for kind in cards.BOX.kinds), *(f"basic_{number}" for number in range(1, box.BASIC_CARDS + 1)))

_AT, _FACTION, _FACTION_AT = (Cells(Snails, name) for name in ("at", "faction", "faction_at"))
_CHOOSING, _HELD = box.STAGES.index("choose_faction"), [box.CARD_PLACES.index(place) for place in ("hand", "slot")]


def _copies(table: Snails, card: int) -> int:
    """Invariants 5 and 7: there is one of each card, as soon as the tiles lie. The basic cards of who is out are in the box, as a
    faction card is that nobody holds."""
    if _AT.get(table, 0) == _CHOOSING:
        return 0
    if card >= cards.FACTION:
        seats = (seat for seat in range(table.players) if _FACTION.get(table, seat) == card - cards.FACTION)
        return any(_FACTION_AT.get(table, seat) in _HELD for seat in seats)
    seat = (card - cards.BASIC) // box.BASIC_CARDS
    return card < cards.ARSENAL or (seat < table.players and table.has_snail(seat))


Card = Annotated[str, names(cards.BOX.ids, alike=(KIND_OF_CARD, KIND_NAMES), copies=_copies)]
ArsenalCard = Annotated[
    str, names(cards.BOX.ids[: cards.ARSENAL], alike=(KIND_OF_CARD[: cards.ARSENAL], KIND_NAMES[:CARD_KINDS]))
]
Face = Annotated[str, names(TILES)]
FIELDS = names(board.PLACES, Cells(Snails, "place"))
Field = Annotated[str, FIELDS]

HIDDEN = when("slot_state", box.SLOT_STATES.index("hidden"))


class Decider(Struct):
    """Who decides alone."""

    player: Annotated[Player, stored("turn_player")]


class InSlot(Decider):
    """6.5 Whose turn it is, before its card is turned up."""

    slot: Annotated[int, between(1, box.SLOTS), stored("turn_slot")]


class Resolving(Struct):
    """6.5 The same, with the snail that acts as soon as that is known; null in the cleanup."""

    player: Annotated[Player | None, stored("turn_player")]
    slot: Annotated[int, between(1, box.SLOTS), stored("turn_slot")]
    snail: Annotated[Snail | None, stored("acting")]


TURNS: dict[str, type[Struct]] = {**dict.fromkeys(box.ONE_DECIDES, Decider), "turn": InSlot, "resolving": Resolving}


class Tiles(Struct):
    """2.3 What lies on a field."""

    stack: Annotated[Row[Face], stored("tile", "level"), ONLY_COUNT]
    damage: Annotated[int, between(0, 1), stored("damaged")]
    fire: Annotated[int, between(0, MOST_MARKERS)]
    mine: Annotated[int, between(0, MOST_MARKERS), stored("mines")]
    dynamite: Annotated[int, between(0, MOST_DYNAMITE)]


class Living(Struct):
    """2.1 A snail that lives."""

    health: Annotated[int, Meta(ge=5, le=box.HEALTH, multiple_of=5)]
    field: Field | None
    shell: Annotated[bool, stored("in_shell")]


class Slot(Struct):
    """2.2 A card that is laid; `null` where it was taken away again."""

    card: Annotated[Card | None, stored("slot_card"), ONLY_OWNER, hidden_as("?", face_down=HIDDEN)]
    state: Annotated[str, names(box.SLOT_STATES), stored("slot_state")]


class Aim(Struct):
    """6.6 Rerolls for the next slot."""

    snail: Annotated[Snail, stored("aim_snail")]
    slot: Annotated[int, between(1, box.SLOTS + 1), stored("aim_slot")]
    rerolls: Annotated[int, between(0, 9), stored("aim_rerolls")]


Order = Annotated[Snail | None, ONLY_OWNER, hidden_as("?", until="revealed")]
"""The snail of an order, which others see when it has been carried out once."""


class Person(Struct):
    """2.2 What lies before a player."""

    faction: Faction | None
    faction_card: Annotated[
        str,
        names(box.CARD_PLACES),
        stored("faction_at"),
        ONLY_OWNER,
        hidden_as("with_player", only=("hand", "slot")),
    ]
    hand: Annotated[Cards[Card], stored("hand", "hand_count"), ONLY_OWNER]
    slots: Annotated[Several[Slot], there("slot_state")]
    active: Order
    inactive: Order
    revealed: Cards[Snail]
    ability_used: bool
    aim: Aim | None
    lost_this_round: Annotated[bool, stored("lost_now")]
    lost_last_round: Annotated[bool, stored("lost_last")]


class Position(Struct):
    """A game between two acts, or its end."""

    at: Annotated[str, names(box.STAGES)]
    round: Annotated[int, between(0, 1000)]
    start_player: Player
    turn: Annotated[dict[str, Any] | None, cases("at", box.STAGES, TURNS)]
    contamination: Annotated[int, between(0, 20)]
    board: Annotated[ByName[Tiles], FIELDS, there("level")]
    removed: Annotated[Row[Face], stored("removed", "removed_count")]
    snails: Annotated[ByName[Living], names(box.SNAILS, of_each=len(box.ROLES)), there("alive")]
    players: Annotated[ByName[Person], names(PLAYERS, of_each=1)]
    deck: Annotated[Pile[ArsenalCard], stored("deck", "deck_count"), ONLY_COUNT]
    discard: Annotated[Row[ArsenalCard], stored("discard", "discard_count")]
    eliminated: Annotated[NamedGroups, names(PLAYERS), stored("group", "groups")]


SCHEMA = Schema(Position, Snails)
