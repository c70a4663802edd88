"""What must hold of a position of Snails beyond its shape (invariants, section 8 of the specification)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from schnapp.table.invariants import Invariant

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


def invariants(table: Snails, position: dict[str, Any], *, conserving: bool) -> Iterator[Invariant]:
    """`table` stands as the position says.

    Without `conserving` cards and tiles may be missing or stand twice (scenarios name only what matters).
    """
    at = position["at"]  # what is still to come of a card does not stand in a position
    yield at == "resolving", "at", "the middle of a card cannot be loaded"
    most = table.track_length - 1
    yield position["contamination"] > most, "contamination", f"must be an integer 0 to {most}"
    yield from _board(position)
    yield from _snails(position)
    for id, player in position["players"].items():
        for broken, why in _player(id, player, position["snails"]):
            yield broken, "players", why
    yield _arsenal(position) > cards.ARSENAL, "deck", f"there are only {cards.ARSENAL} cards of the arsenal"
    if conserving:
        first, last = (0, 0) if at in box.SETUP else (1, table.rounds + (at == "over"))
        yield not first <= position["round"] <= last, "round", f"must be an integer {first} to {last} at {at}"
        yield from _people(position)
        yield from _tiles(table, position)
        if at in _BETWEEN:
            yield from _between(position)
    yield from _turn(table, position, conserving)


def _board(position: dict[str, Any]) -> Iterator[Invariant]:
    tiles, board = [*position["removed"]], position["board"]
    for id, pile in board.items():
        stack: list[str] = pile["stack"]
        good = stack and [*map(_terrain, stack)] == [*box.PILES][: len(stack)]
        yield not good, "board", f"{id}: a stack is a beach, then a meadow, then a mountain"
        tiles += stack
    for face in tiles:
        where = "removed" if face in position["removed"] else "board"
        yield face not in _POSSIBLE, where, f"there is no tile {face}"
    yield len(tiles) > MOST_TILES, "removed", "there are not so many tiles"
    dynamite = sum(pile["dynamite"] for pile in board.values())
    yield dynamite > MOST_DYNAMITE, "board", f"there are more than {MOST_DYNAMITE} dynamite markers"


def _terrain(face: str) -> str:
    return face.partition(":")[0]


def _snails(position: dict[str, Any]) -> Iterator[Invariant]:
    """Invariants 1 to 4 and 8."""
    at, snails = position["at"], position["snails"]
    for id, snail in snails.items():
        field = snail["field"]
        yield _owner(id) not in position["players"], "snails", f"{id} does not play"
        yield field is None and at not in box.SETUP, "snails", f"{id} must be on the board"
        early = field is not None and at in ("choose_faction", "mulligan", "keep_start_hand")
        yield early, "snails", "no snail is placed before all hands are drawn"
        wet = snail["shell"] and field not in position["board"]
        yield wet, "snails", f"{id} has no shell in the water or off the board"
    for field, crowd in Counter(snail["field"] for snail in snails.values()).items():
        crowded = field is not None and crowd > box.CROWD
        yield crowded, "snails", f"more than {box.CROWD} snails on {field}"
    shells = Counter(_owner(id) for id, snail in snails.items() if snail["shell"])
    yield max(shells.values(), default=0) > box.SHELLS, "snails", f"a player has {box.SHELLS} shells"


def _owner(snail: str) -> str:
    return snail.partition(".")[0]


def _player(id: str, player: dict[str, Any], living: dict[str, Any]) -> Iterator[tuple[object, str]]:
    """What is their own, and invariant 9."""
    hand, slots = player["hand"], player["slots"]
    own = {f"basic_{number}#{id}" for number in range(1, box.BASIC_CARDS + 1)} | {_faction_card(player)}
    for card in (*hand, *_laid(player)):
        yield CARD[card] >= cards.ARSENAL and card not in own, f"{card} is not of {id}"
    held = sum(CARD[card] >= cards.ARSENAL for card in hand)
    yield held > MOST_OWN, f"{id} has more cards in the hand than there are"
    yield slots and len(slots) != box.SLOTS, "there are five slots or none"
    for slot in slots:
        yield (slot["card"] is None) != (slot["state"] == "empty"), "a slot is empty if it has no card"
        yield slot["state"] == "", "a slot has a state"
    active, inactive, aim = player["active"], player["inactive"], player["aim"]
    named = {active, inactive, aim and aim["snail"]} - {None}
    yield any(_owner(snail) != id for snail in named), "orders and aims are for own snails"
    yield named - living.keys(), "orders and aims are for living snails"
    yield set(player["revealed"]) - living.keys(), "a revealed order is of a living snail"
    lonely = inactive is not None and active in (None, inactive)
    yield lonely, "an inactive order needs an active one, for another snail"


def _laid(player: dict[str, Any]) -> list[str]:
    return [slot["card"] for slot in player["slots"] if slot["card"] is not None]


def _faction_card(player: dict[str, Any]) -> str | None:
    if player["faction"] is None:
        return None
    return cards.BOX.ids[cards.FACTION + box.FACTIONS.index(player["faction"])]


def _arsenal(position: dict[str, Any]) -> int:
    """How many of its cards lie somewhere."""
    people = position["players"].values()
    theirs = [card for player in people for card in (*player["hand"], *_laid(player)) if CARD[card] < cards.ARSENAL]
    return len(position["deck"]) + len(position["discard"]) + len(theirs)


def _people(position: dict[str, Any]) -> Iterator[Invariant]:
    """Everybody has a faction of their own as soon as the tiles lie; who has no snail left is out."""
    at, players = position["at"], position["players"]
    chosen = [player["faction"] for player in players.values()]
    known = {faction for faction in chosen if faction is not None}
    alike = len(known) < len(chosen) - chosen.count(None) or (None in chosen and at != "choose_faction")
    yield alike, "players", "everybody has a faction, and nobody the same as another"
    gone = {id for group in position["eliminated"] for id in group}
    if at not in box.SETUP:
        alive = {_owner(snail) for snail in position["snails"]}
        yield gone != players.keys() - alive, "eliminated", "must list exactly the players without snails"
    for id, player in players.items():
        place, card = player["faction_card"], _faction_card(player)
        misplaced = (card in player["hand"]) != (place == "hand")
        yield misplaced, "players", f"the faction card of {id} is not where it is said to be"
        boxed = "the faction card of who is out is in the box, and no other"
        yield (place == "box") != (id in gone), "players", boxed


def _tiles(table: Snails, position: dict[str, Any]) -> Iterator[Invariant]:
    """Invariant 5: the tiles on the board and those that are gone are the tiles that were dealt.

    Only how many, terrain by terrain: which backs they had nobody can know.
    """
    board = position["board"]
    heights = {FIELDS.name(table, field): height for field, height in enumerate(table.heights())}
    for id, pile in board.items():
        yield len(pile["stack"]) > heights[id], "board", f"{id} never had so many tiles"
    faces = [*position["removed"], *(face for pile in board.values() for face in pile["stack"])]
    tiles = Counter(map(_terrain, faces))
    for level, terrain in enumerate(box.PILES, 1):
        dealt = 0 if position["at"] == "choose_faction" else sum(height >= level for height in heights.values())
        wrong = f"{tiles[terrain]} tiles {terrain} are on the board or gone, not {dealt}"
        yield tiles[terrain] != dealt, "board", wrong


def _between(position: dict[str, Any]) -> Iterator[Invariant]:
    """Invariant 13: between two rounds no card is laid and no order given, but by those who have planned already."""
    at = position["at"]
    for id, player in position["players"].items():
        committed = {slot["state"] for slot in player["slots"]}
        planned = at == "program" and committed == {"hidden"}
        yield committed and not planned, "players", f"{id} has cards in slots at {at}"
        ordered = player["active"] is not None or player["inactive"] is not None
        stray = ordered != bool(committed) or player["aim"] is not None
        yield stray, "players", f"{id} has an order or an aim at {at}"
        acted = player["revealed"] or player["ability_used"]
        yield acted, "players", f"no order is revealed and no ability used at {at}"


def _turn(table: Snails, position: dict[str, Any], conserving: bool) -> Iterator[Invariant]:
    """Whose move it is. A boundary goes on at once when the match begins."""
    at, seat = position["at"], table.turn_player
    takes = position["turn"] is not None and at not in box.SETUP
    yield takes and not table.has_snail(seat), "turn", "this player is out"
    if at == "program":
        for planning in range(table.players):
            hand = len(table.hand_of(planning))
            least = box.SLOTS if conserving else 0
            plans = not table.owing >> planning & 1 or least <= hand <= MOST_TO_PLAN
            yield not plans, "players", f"{box.player_id(planning)} has too few or too many cards to plan"
        yield not table.owing, "at", "everybody has planned"
        return
    if at in ("draw_turn", "draw", "draw_limit"):
        yield from _drawn(table)
    if at in box.ONE_DECIDES and at != "draw_turn":
        within = at == "draw_limit" and len(table.hand_of(seat)) <= table.hand_limit
        yield within, "at", f"{box.player_id(seat)} has no card too many"
        if at in ("mulligan", "keep_start_hand"):
            yield from _start_hand(table, at)
        yield not table.actions(seat), "at", f"there is nothing to decide at {at}"


def _drawn(table: Snails) -> Iterator[Invariant]:
    """Whose draw turn is over plans with the hand as it is."""
    first, players = table.start_player, table.players
    for turns in range((table.turn_player - first) % players):
        seat = (first + turns) % players
        many = len(table.hand_of(seat)) > MOST_TO_PLAN
        yield many, "players", f"{box.player_id(seat)} has too many cards to plan"


def _start_hand(table: Snails, at: str) -> Iterator[Invariant]:
    """Who looks at a start hand holds as many cards as were drawn."""
    seat = table.turn_player
    held = sum(card < cards.ARSENAL for card in table.hand_of(seat))
    drawn = 5 if table.advanced else 3 if seat == table.start_player else 4
    wrong = held != drawn or (at == "mulligan" and table.mulligan == 2)
    yield wrong, "players", f"{box.player_id(seat)} has {held} cards of the arsenal at {at}"
    simple = at == "keep_start_hand" and not table.advanced
    yield simple, "at", "cards are put back in the advanced start only"
