"""From a position of Snails to a state, with every field checked (docs/records.md)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from schnapp.table import reading
from schnapp.table.canonical import Json, is_object
from schnapp.table.errors import BadPosition

from . import box, cards
from .acts import CARD, SNAIL
from .board import name
from .rules import Snails

_FIELDS: frozenset[str] = frozenset(
    "at round start_player turn contamination board removed snails players deck discard eliminated".split()
)
_PLAYER: frozenset[str] = frozenset(
    "faction faction_card hand slots active inactive revealed ability_used aim lost_this_round lost_last_round".split()
)
_FACES = {
    f"{terrain}:{back}": (level, box.BACKS.index(back))
    for level, terrain in enumerate(box.TERRAINS)
    if level
    for back in sorted(set(box.PILES[terrain]))
}
_BETWEEN = frozenset({"pass", "draw_turn", "draw", "draw_limit", "program"})
MOST_MARKERS = 12  # mines or dynamite on one field
MOST_FIRE = 60  # on one field
MOST_OWN = box.BASIC_CARDS + 1  # basic and faction cards in one hand
MOST_TILES = 60  # on the board and gone, where tiles may stand twice
MOST_DYNAMITE = 24  # on the board: so deep may explosions be nested


def load(table: Snails, position: Json, conserving: bool) -> Snails:
    """Put a position on an empty board. Raises BadPosition with the field that is wrong.

    Without `conserving` cards and tiles may be missing or stand twice (scenarios name only what matters).
    """
    position = reading.fields(position, _FIELDS)
    at = reading.one_of("at", position["at"], box.STAGES[:-1])
    table.start_player = _seat(table, "start_player", position["start_player"])
    table.round = reading.number("round", position["round"], 0, 1000)
    table.contamination = reading.number("contamination", position["contamination"], 0, table.track_length - 1)
    _lay_board(table, position)
    _put_snails(table, position["snails"])
    for seat in range(table.players):
        _seat_player(table, seat, _player(position, table, seat))
    for card in reversed(_cards("deck", position["deck"])):
        table.put_on_deck(card)
    for card in _cards("discard", position["discard"]):
        table.put_on_discard(card)
    _rank_out(table, position["eliminated"])
    _check_snails(table, at)
    if _arsenal(table).total() > cards.ARSENAL:
        raise BadPosition("deck", f"there are only {cards.ARSENAL} cards of the arsenal")
    if conserving:
        _check_cards(table, at)
        _check_tiles(table, at)
        _check_factions(table, at)
        _check_between(table, at)
    _stand(table, at, position["turn"])
    return table


def _seat(table: Snails, field: str, value: Json) -> int:
    ids = [box.player_id(seat) for seat in range(table.players)]
    return ids.index(reading.one_of(field, value, ids))


def _cards(field: str, value: Json) -> list[int]:
    return [CARD[card] for card in reading.names(field, value, CARD)]


def _lay_board(table: Snails, position: dict[str, Any]) -> None:
    places = {name(table.coordinates(field)): field for field in range(table.fields)}
    if not is_object(position["board"]):
        raise BadPosition("board", "must be an object of fields")
    dynamite = tiles = 0
    for id, pile in position["board"].items():
        field = places.get(id, -1)
        if field < 0 or not is_object(pile) or set(pile) != {"stack", "damage", "fire", "mine", "dynamite"}:
            raise BadPosition("board", f"{id} must be a field with stack, damage, fire, mine and dynamite")
        stack = reading.names("board", pile["stack"], _FACES)
        if [_FACES[face][0] for face in stack] != list(range(1, len(stack) + 1)) or not stack:
            raise BadPosition("board", f"{id}: a stack is a beach, then a meadow, then a mountain")
        for face in stack:
            table.lay_tile(field, _FACES[face][1])
        tiles += len(stack)
        numbers = [
            reading.number("board", pile["damage"], 0, 1),
            reading.number("board", pile["fire"], 0, MOST_FIRE),
            reading.number("board", pile["mine"], 0, MOST_MARKERS),
            reading.number("board", pile["dynamite"], 0, MOST_MARKERS),
        ]
        table.put_markers(field, *numbers)
        dynamite += numbers[3]
    if dynamite > MOST_DYNAMITE:
        raise BadPosition("board", f"there are more than {MOST_DYNAMITE} dynamite markers")
    for face in reading.names("removed", position["removed"], _FACES):
        tiles += 1
        if tiles > MOST_TILES:
            raise BadPosition("removed", "there are not so many tiles")
        table.put_away(*_FACES[face])


def _put_snails(table: Snails, snails: Json) -> None:
    places = {name(table.coordinates(field)): field for field in range(table.fields)}
    if not is_object(snails) or not set(snails) <= set(box.SNAILS[: 4 * table.players]):
        raise BadPosition("snails", "must be an object of the players' snails")
    for number in range(16):
        table.make_snail(number, 0, False)
    for id, snail in snails.items():
        if not is_object(snail) or set(snail) != {"health", "field", "shell"}:
            raise BadPosition("snails", f"{id} must have health, field and shell")
        health = reading.number("snails", snail["health"], 5, box.HEALTH)
        if health % 5:
            raise BadPosition("snails", f"{id}: health is a multiple of 5")
        table.make_snail(SNAIL[id], health, reading.flag("snails", snail["shell"]))
        if snail["field"] is not None:
            table.put_snail(SNAIL[id], places[reading.one_of("snails", snail["field"], places)])


def _player(position: dict[str, Any], table: Snails, seat: int) -> dict[str, Any]:
    players = position["players"]
    ids = {box.player_id(one) for one in range(table.players)}
    if not is_object(players) or set(players) != ids:
        raise BadPosition("players", f"must be an object with {', '.join(sorted(ids))}")
    player = players[box.player_id(seat)]
    if not is_object(player) or set(player) != set(_PLAYER):
        raise BadPosition("players", f"a player has exactly {', '.join(sorted(_PLAYER))}")
    return player


def _seat_player(table: Snails, seat: int, player: dict[str, Any]) -> None:
    own = box.SNAILS[4 * seat : 4 * seat + 4]
    faction = (
        -1
        if player["faction"] is None
        else box.FACTIONS.index(reading.one_of("players", player["faction"], box.FACTIONS))
    )
    place = box.CARD_PLACES.index(reading.one_of("players", player["faction_card"], box.CARD_PLACES))
    orders = [-1, -1]
    for at, field in enumerate(("active", "inactive")):
        if player[field] is not None:
            orders[at] = SNAIL[reading.one_of("players", player[field], own)]
    hand = _cards("players", player["hand"])
    if len(hand) > cards.ARSENAL + MOST_OWN or sum(card >= cards.ARSENAL for card in hand) > MOST_OWN:
        raise BadPosition("players", f"{box.player_id(seat)} has more cards in the hand than there are")
    for card in hand:
        if not _may_hold(seat, faction, card):
            raise BadPosition("players", f"{cards.BOX.ids[card]} cannot be in the hand of {box.player_id(seat)}")
        table.take(seat, card)
    slots = reading.array("players", player["slots"])
    if slots and len(slots) != box.SLOTS:
        raise BadPosition("players", "there are five slots or none")
    for at, slot in enumerate(slots):
        _put_slot(table, seat, faction, at, slot)
    table.make_player(seat, faction, place, orders[0], orders[1], 0)
    for snail in reading.names("players", player["revealed"], own):
        table.revealed |= 1 << SNAIL[snail]
    for field in ("ability_used", "lost_this_round", "lost_last_round"):
        if reading.flag("players", player[field]):
            _mark(table, field, seat)
    aim = player["aim"]
    if aim is not None:
        if not is_object(aim) or set(aim) != {"snail", "slot", "rerolls"}:
            raise BadPosition("players", "an aim has snail, slot and rerolls")
        snail = SNAIL[reading.one_of("players", aim["snail"], own)]
        slot = reading.number("players", aim["slot"], 1, box.SLOTS + 1)
        table.make_aim(seat, snail, slot, reading.number("players", aim["rerolls"], 0, 9))


def _mark(table: Snails, field: str, seat: int) -> None:
    if field == "ability_used":
        table.ability_used |= 1 << seat
    elif field == "lost_this_round":
        table.lost_now |= 1 << seat
    else:
        table.lost_last |= 1 << seat


def _may_hold(seat: int, faction: int, card: int) -> bool:
    if card >= cards.FACTION:
        return card - cards.FACTION == faction
    return card < cards.BASIC or (card - cards.BASIC) // box.BASIC_CARDS == seat


def _put_slot(table: Snails, seat: int, faction: int, at: int, slot: Json) -> None:
    if not is_object(slot) or set(slot) != {"card", "state"}:
        raise BadPosition("players", "a slot has card and state")
    state = box.SLOT_STATES.index(reading.one_of("players", slot["state"], box.SLOT_STATES[1:]))
    if slot["card"] is None:
        if slot["state"] != "empty":
            raise BadPosition("players", "a slot without card is empty")
        table.make_slot(seat, at, -1, state)
        return
    card = CARD[reading.one_of("players", slot["card"], CARD)]
    if slot["state"] == "empty" or not _may_hold(seat, faction, card):
        raise BadPosition("players", f"{slot['card']} cannot be in this slot")
    table.make_slot(seat, at, card, state)


def _rank_out(table: Snails, groups: Json) -> None:
    for at, group in enumerate(reading.array("eliminated", groups), 1):
        if not reading.array("eliminated", group) or at > table.players:
            raise BadPosition("eliminated", "a group is of players who went out together")
        for id in group:
            seat = _seat(table, "eliminated", id)
            active, inactive = table.orders_of(seat)
            table.make_player(seat, table.faction_of(seat), table.faction_card_of(seat), active, inactive, at)
        table.groups = at


def _check_snails(table: Snails, at: str) -> None:
    """Invariants 1 to 4, 8 and 9."""
    for field in range(table.fields):
        if bin(table.snails_on(field)).count("1") > box.CROWD:
            raise BadPosition("snails", f"more than {box.CROWD} snails on {name(table.coordinates(field))}")
    for snail in range(4 * table.players):
        lives = table.alive >> snail & 1
        field = table.field_of(snail)
        if lives and field < 0 and at not in box.SETUP:
            raise BadPosition("snails", f"{box.SNAILS[snail]} must be on the board")
        if field >= 0 and at in ("choose_faction", "mulligan", "keep_start_hand"):
            raise BadPosition("snails", "no snail is placed before all hands are drawn")
        if table.in_shell >> snail & 1 and (field < 0 or not table.stack_of(field)):
            raise BadPosition("snails", f"{box.SNAILS[snail]} has no shell in the water or off the board")
        if table.revealed >> snail & 1 and not lives:
            raise BadPosition("players", f"the order of {box.SNAILS[snail]} has left the game")
    for seat in range(table.players):
        if bin(table.in_shell >> 4 * seat & 15).count("1") > box.SHELLS:
            raise BadPosition("snails", f"a player has {box.SHELLS} shells")
        active, inactive = table.orders_of(seat)
        aim = table.aim_of(seat)[0]
        if any(snail >= 0 and not table.alive >> snail & 1 for snail in (active, inactive, aim)):
            raise BadPosition("players", "orders and aims are for living snails")
        if inactive >= 0 and active in (-1, inactive):
            raise BadPosition("players", "an inactive order needs an active one, for another snail")


def _check_cards(table: Snails, at: str) -> None:
    """Invariants 5 and 7: every card and every tile is somewhere, once."""
    everywhere: Counter[int] = Counter(table.in_deck() + table.in_discard())
    for seat in range(table.players):
        everywhere.update(table.hand_of(seat))
        everywhere.update(card for card, _ in table.slots_of(seat) if card >= 0)
    before = at == "choose_faction"
    for card in range(cards.ARSENAL):
        if everywhere[card] != (0 if before else 1):
            raise BadPosition("deck", f"{cards.BOX.ids[card]} lies in {everywhere[card]} places")
    for seat in range(table.players):
        out = any(seat in group for group in table.out())
        if at not in box.SETUP and out == table.has_snail(seat):
            raise BadPosition("eliminated", "must list exactly the players without snails")
        for card in range(box.BASIC_CARDS):
            if everywhere[cards.BASIC + box.BASIC_CARDS * seat + card] != (0 if before or out else 1):
                raise BadPosition("players", f"{box.player_id(seat)} must have each basic card once")
        _check_faction_card(table, seat, everywhere)


def _arsenal(table: Snails) -> Counter[int]:
    """Where the cards of the arsenal are, counted."""
    found = table.in_deck() + table.in_discard()
    for seat in range(table.players):
        found += table.hand_of(seat) + [card for card, _ in table.slots_of(seat)]
    return Counter(card for card in found if 0 <= card < cards.ARSENAL)


def _check_tiles(table: Snails, at: str) -> None:
    """Invariant 5: the tiles on the board and those that are gone are the tiles that were dealt.

    Only how many, terrain by terrain: which backs they had nobody can know.
    """
    tiles = Counter(level for level, _ in table.tiles_gone())
    heights = table.heights()
    for field in range(table.fields):
        tiles.update(range(1, len(table.stack_of(field)) + 1))
        if len(table.stack_of(field)) > heights[field]:
            raise BadPosition("board", f"{name(table.coordinates(field))} never had so many tiles")
    for level in (1, 2, 3):
        dealt = 0 if at == "choose_faction" else sum(height >= level for height in heights)
        if tiles[level] != dealt:
            terrain = box.TERRAINS[level]
            raise BadPosition("board", f"{tiles[level]} tiles {terrain} are on the board or gone, not {dealt}")


def _check_factions(table: Snails, at: str) -> None:
    """Everybody has a faction of his own as soon as the tiles lie."""
    chosen = [table.faction_of(seat) for seat in range(table.players)]
    known = [faction for faction in chosen if faction >= 0]
    if len(set(known)) < len(known) or (len(known) < len(chosen) and at != "choose_faction"):
        raise BadPosition("players", "everybody has a faction, and nobody the same as another")
    out = [seat for group in table.out() for seat in group]
    for seat in range(table.players):
        if (box.CARD_PLACES[table.faction_card_of(seat)] == "box") != (seat in out):
            raise BadPosition("players", "the faction card of who is out is in the box, and no other")


def _check_between(table: Snails, at: str) -> None:
    """Invariant 13: between two rounds no card is laid and no order given, but by those who have planned already."""
    if at not in _BETWEEN:
        return
    for seat in range(table.players):
        committed = [state for _, state in table.slots_of(seat) if state]
        if committed and (at != "program" or set(committed) != {1}):
            raise BadPosition("players", f"{box.player_id(seat)} has cards in slots at {at}")
        orders = [snail for snail in table.orders_of(seat) if snail >= 0]
        if bool(orders) != bool(committed) or table.aim_of(seat)[0] >= 0:
            raise BadPosition("players", f"{box.player_id(seat)} has an order or an aim at {at}")
    if table.revealed or table.ability_used:
        raise BadPosition("players", f"no order is revealed and no ability used at {at}")


def _check_faction_card(table: Snails, seat: int, everywhere: Counter[int]) -> None:
    faction = table.faction_of(seat)
    place = box.CARD_PLACES[table.faction_card_of(seat)]
    count = everywhere[cards.FACTION + faction] if faction >= 0 else 0
    in_hand = faction >= 0 and cards.FACTION + faction in table.hand_of(seat)
    if count != (place in ("hand", "slot")) or in_hand != (place == "hand"):
        raise BadPosition("players", f"the faction card of {box.player_id(seat)} is not where it is said to be")


def _stand(table: Snails, at: str, turn: Json) -> None:
    """Whose move it is. A boundary goes on at once when the match begins."""
    table.at = box.STAGES.index(at)
    if at in box.ONE_DECIDES or at == "turn":
        wanted = {"player", "slot"} if at == "turn" else {"player"}
        if not is_object(turn) or set(turn) != wanted:
            raise BadPosition("turn", f"must have {' and '.join(sorted(wanted))}")
        table.turn_player = _seat(table, "turn", turn["player"])
        if at == "turn":
            table.turn_slot = reading.number("turn", turn["slot"], 1, box.SLOTS)
        if at not in box.SETUP and not table.has_snail(table.turn_player):
            raise BadPosition("turn", "this player is out")
    elif turn is not None:
        raise BadPosition("turn", f"must be null at {at}")
    if at == "program":
        _open_planning(table)
    elif at in box.ONE_DECIDES and at != "draw_turn":
        _check_start_hand(table, at)
        table.open(at)
        if not table.actions(table.turn_player):
            raise BadPosition("at", f"there is nothing to decide at {at}")


def _check_start_hand(table: Snails, at: str) -> None:
    """Who looks at a start hand holds as many cards as were drawn."""
    if at not in ("mulligan", "keep_start_hand"):
        return
    seat = table.turn_player
    hand = [card for card in table.hand_of(seat) if card < cards.ARSENAL]
    drawn = 5 if table.advanced else 3 if seat == table.start_player else 4
    if len(hand) != drawn or (at == "mulligan" and table.mulligan == 2):
        raise BadPosition("players", f"{box.player_id(seat)} has {len(hand)} cards of the arsenal at {at}")
    if at == "keep_start_hand" and not table.advanced:
        raise BadPosition("at", "cards are put back in the advanced start only")


def _open_planning(table: Snails) -> None:
    table.begin_planning()
    for seat in range(table.players):
        if table.slots_of(seat)[0][1]:
            table.owing &= ~(1 << seat)
        elif table.owing >> seat & 1 and not box.SLOTS <= len(table.hand_of(seat)) <= 31:
            raise BadPosition("players", f"{box.player_id(seat)} has too few or too many cards to plan")
    if not table.owing:
        raise BadPosition("at", "everybody has planned")
