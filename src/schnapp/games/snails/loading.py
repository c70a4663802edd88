"""What must hold of a position of Snails beyond its shape (invariants, section 8 of the specification)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from schnapp.table.errors import BadPosition

from . import box, cards
from .acts import CARD
from .position import FIELDS
from .rules import Snails

_BETWEEN = frozenset({"pass", "draw_turn", "draw", "draw_limit", "program"})
_POSSIBLE = frozenset(f"{terrain}:{back}" for terrain, backs in box.PILES.items() for back in backs)
MOST_OWN = box.BASIC_CARDS + 1  # basic and faction cards in one hand
MOST_TILES = 60  # on the board and gone, where tiles may stand twice
MOST_DYNAMITE = 24  # on the board: so deep may explosions be nested
MOST_TO_PLAN = 31  # cards in a hand: a programme is one number


def check(table: Snails, position: dict[str, Any], *, conserving: bool) -> None:
    """Raises BadPosition with the field that is wrong; `table` stands as the position says.

    Without `conserving` cards and tiles may be missing or stand twice (scenarios name only what matters).
    """
    if position["at"] == "resolving":  # what is still to come of a card does not stand in a position
        raise BadPosition("at", "the middle of a card cannot be loaded")
    if position["contamination"] >= table.track_length:
        raise BadPosition("contamination", f"must be an integer 0 to {table.track_length - 1}")
    _check_board(position)
    _check_snails(position)
    for id, player in position["players"].items():
        _check_player(id, player, position["snails"])
    everywhere = _everywhere(position)
    if sum(everywhere[card] for card in cards.BOX.ids[: cards.ARSENAL]) > cards.ARSENAL:
        raise BadPosition("deck", f"there are only {cards.ARSENAL} cards of the arsenal")
    if conserving:
        _check_cards(position, everywhere)
        _check_tiles(table, position)
        _check_factions(position)
        _check_between(position)
    _check_turn(table, position)


def _check_board(position: dict[str, Any]) -> None:
    tiles = [*position["removed"]]
    for id, pile in position["board"].items():
        stack: list[str] = pile["stack"]
        if not stack or [_terrain(face) for face in stack] != [*box.PILES][: len(stack)]:
            raise BadPosition("board", f"{id}: a stack is a beach, then a meadow, then a mountain")
        tiles += stack
    for face in tiles:
        if face not in _POSSIBLE:
            raise BadPosition("removed" if face in position["removed"] else "board", f"there is no tile {face}")
    if len(tiles) > MOST_TILES:
        raise BadPosition("removed", "there are not so many tiles")
    if sum(pile["dynamite"] for pile in position["board"].values()) > MOST_DYNAMITE:
        raise BadPosition("board", f"there are more than {MOST_DYNAMITE} dynamite markers")


def _terrain(face: str) -> str:
    return face.partition(":")[0]


def _check_snails(position: dict[str, Any]) -> None:
    """Invariants 1 to 4 and 8."""
    at: str = position["at"]
    crowd: Counter[str | None] = Counter()
    shells: Counter[str] = Counter()
    for id, snail in position["snails"].items():
        field = snail["field"]
        if _owner(id) not in position["players"]:
            raise BadPosition("snails", f"{id} does not play")
        if field is None and at not in box.SETUP:
            raise BadPosition("snails", f"{id} must be on the board")
        if field is not None and at in ("choose_faction", "mulligan", "keep_start_hand"):
            raise BadPosition("snails", "no snail is placed before all hands are drawn")
        if snail["shell"] and field not in position["board"]:
            raise BadPosition("snails", f"{id} has no shell in the water or off the board")
        crowd[field] += field is not None
        shells[_owner(id)] += snail["shell"]
        if crowd[field] > box.CROWD:
            raise BadPosition("snails", f"more than {box.CROWD} snails on {field}")
        if shells[_owner(id)] > box.SHELLS:
            raise BadPosition("snails", f"a player has {box.SHELLS} shells")


def _owner(snail: str) -> str:
    return snail.partition(".")[0]


def _check_player(id: str, player: dict[str, Any], living: dict[str, Any]) -> None:
    """What is their own, and invariant 9."""
    for card in (*player["hand"], *(slot["card"] for slot in player["slots"] if slot["card"])):
        if CARD[card] >= cards.ARSENAL and card not in _own(id, player):
            raise BadPosition("players", f"{card} is not of {id}")
    if sum(CARD[card] >= cards.ARSENAL for card in player["hand"]) > MOST_OWN:
        raise BadPosition("players", f"{id} has more cards in the hand than there are")
    if player["slots"] and len(player["slots"]) != box.SLOTS:
        raise BadPosition("players", "there are five slots or none")
    if any((slot["card"] is None) != (slot["state"] == "empty") for slot in player["slots"]):
        raise BadPosition("players", "a slot is empty if it has no card")
    if any(slot["state"] == "" for slot in player["slots"]):
        raise BadPosition("players", "a slot has a state")
    active, inactive = player["active"], player["inactive"]
    aim = player["aim"]["snail"] if player["aim"] else None
    if any(snail is not None and _owner(snail) != id for snail in (active, inactive, aim)):
        raise BadPosition("players", "orders and aims are for own snails")
    if any(snail is not None and snail not in living for snail in (active, inactive, aim)):
        raise BadPosition("players", "orders and aims are for living snails")
    if any(snail not in living for snail in player["revealed"]):
        raise BadPosition("players", "a revealed order is of a living snail")
    if inactive is not None and active in (None, inactive):
        raise BadPosition("players", "an inactive order needs an active one, for another snail")


def _own(id: str, player: dict[str, Any]) -> Iterator[str]:
    """Their basic cards, and the card of their faction."""
    yield from (f"basic_{number}#{id}" for number in range(1, box.BASIC_CARDS + 1))
    if player["faction"] is not None:
        yield _faction_card(player)


def _faction_card(player: dict[str, Any]) -> str:
    return cards.BOX.ids[cards.FACTION + box.FACTIONS.index(player["faction"])]


def _everywhere(position: dict[str, Any]) -> Counter[str]:
    """How often each card lies somewhere."""
    found: Counter[str] = Counter(position["deck"] + position["discard"])
    for player in position["players"].values():
        found.update(player["hand"])
        found.update(slot["card"] for slot in player["slots"] if slot["card"] is not None)
    return found


def _check_cards(position: dict[str, Any], everywhere: Counter[str]) -> None:
    """Invariants 5 and 7: every card is somewhere, once."""
    before = position["at"] == "choose_faction"
    for card in cards.BOX.ids[: cards.ARSENAL]:
        if everywhere[card] != (0 if before else 1):
            raise BadPosition("deck", f"{card} lies in {everywhere[card]} places")
    gone = [id for group in position["eliminated"] for id in group]
    alive = {_owner(snail) for snail in position["snails"]}
    for id, player in position["players"].items():
        if position["at"] not in box.SETUP and (id in gone) == (id in alive):
            raise BadPosition("eliminated", "must list exactly the players without snails")
        for card in range(1, box.BASIC_CARDS + 1):
            if everywhere[f"basic_{card}#{id}"] != (0 if before or id in gone else 1):
                raise BadPosition("players", f"{id} must have each basic card once")
        card, place = _faction_card(player) if player["faction"] else "", player["faction_card"]
        if everywhere[card] != (place in ("hand", "slot")) or (card in player["hand"]) != (place == "hand"):
            raise BadPosition("players", f"the faction card of {id} is not where it is said to be")


def _check_tiles(table: Snails, position: dict[str, Any]) -> None:
    """Invariant 5: the tiles on the board and those that are gone are the tiles that were dealt.

    Only how many, terrain by terrain: which backs they had nobody can know.
    """
    tiles = Counter(map(_terrain, position["removed"]))
    heights = {FIELDS.name(table, field): height for field, height in enumerate(table.heights())}
    for id, pile in position["board"].items():
        tiles.update(map(_terrain, pile["stack"]))
        if len(pile["stack"]) > heights[id]:
            raise BadPosition("board", f"{id} never had so many tiles")
    for level, terrain in enumerate(box.PILES, 1):
        dealt = 0 if position["at"] == "choose_faction" else sum(height >= level for height in heights.values())
        if tiles[terrain] != dealt:
            raise BadPosition("board", f"{tiles[terrain]} tiles {terrain} are on the board or gone, not {dealt}")


def _check_factions(position: dict[str, Any]) -> None:
    """Everybody has a faction of their own as soon as the tiles lie."""
    chosen = [player["faction"] for player in position["players"].values()]
    known = [faction for faction in chosen if faction is not None]
    if len(set(known)) < len(known) or (len(known) < len(chosen) and position["at"] != "choose_faction"):
        raise BadPosition("players", "everybody has a faction, and nobody the same as another")
    gone = [id for group in position["eliminated"] for id in group]
    for id, player in position["players"].items():
        if (player["faction_card"] == "box") != (id in gone):
            raise BadPosition("players", "the faction card of who is out is in the box, and no other")


def _check_between(position: dict[str, Any]) -> None:
    """Invariant 13: between two rounds no card is laid and no order given, but by those who have planned already."""
    at: str = position["at"]
    if at not in _BETWEEN:
        return
    for id, player in position["players"].items():
        committed = {slot["state"] for slot in player["slots"]}
        if committed and (at != "program" or committed != {"hidden"}):
            raise BadPosition("players", f"{id} has cards in slots at {at}")
        ordered = player["active"] is not None or player["inactive"] is not None
        if ordered != bool(committed) or player["aim"] is not None:
            raise BadPosition("players", f"{id} has an order or an aim at {at}")
        if player["revealed"] or player["ability_used"]:
            raise BadPosition("players", f"no order is revealed and no ability used at {at}")


def _check_turn(table: Snails, position: dict[str, Any]) -> None:
    """Whose move it is. A boundary goes on at once when the match begins."""
    at: str = position["at"]
    if position["turn"] is not None and at not in box.SETUP and not table.has_snail(table.turn_player):
        raise BadPosition("turn", "this player is out")
    if at == "program":
        _check_planning(table, position)
    elif at in box.ONE_DECIDES and at != "draw_turn":
        _check_start_hand(table, position)
        if not table.actions(table.turn_player):
            raise BadPosition("at", f"there is nothing to decide at {at}")


def _check_start_hand(table: Snails, position: dict[str, Any]) -> None:
    """Who looks at a start hand holds as many cards as were drawn."""
    at, id = position["at"], position["turn"]["player"]
    if at not in ("mulligan", "keep_start_hand"):
        return
    hand = [card for card in table.hand_of(table.turn_player) if card < cards.ARSENAL]
    drawn = 5 if table.advanced else 3 if table.turn_player == table.start_player else 4
    if len(hand) != drawn or (at == "mulligan" and table.mulligan == 2):
        raise BadPosition("players", f"{id} has {len(hand)} cards of the arsenal at {at}")
    if at == "keep_start_hand" and not table.advanced:
        raise BadPosition("at", "cards are put back in the advanced start only")


def _check_planning(table: Snails, position: dict[str, Any]) -> None:
    for seat in range(table.players):
        id = box.player_id(seat)
        if table.owing >> seat & 1 and not box.SLOTS <= len(position["players"][id]["hand"]) <= MOST_TO_PLAN:
            raise BadPosition("players", f"{id} has too few or too many cards to plan")
    if not table.owing:
        raise BadPosition("at", "everybody has planned")
