# cython: annotation_typing=False
# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in rules.pxd, and the compiler checks them; others see rules.pyi)
"""The rules of Snails, in the order of the specification, whose section numbers stand in the docstrings.

Compiled, the fields and signatures come from `rules.pxd`; the same text runs uncompiled with identical results.
`apply` trusts its caller: only `legal` actions may be given to it.

**Effects in effects.** What is being carried out is a stack of small records in the state (`doing`, `step_of`, four
arguments), the innermost last: a card, one of its effects, an explosion that it causes, the push of that explosion. `run`
carries on with the innermost one until somebody has to decide; the decision's answer is taken by the record that asked.
A method `do_…` is one kind of record: it looks at its step, does what comes next, and leaves the rest to the next time.

An action is `act << 11 | value`: `act` a place in acts.ACTS, `value` what it says: a field, a card, a snail (`snail << 7 |
field` for pushes, overflow and placing), 1 or 0, a number. Values with bit 10 are a snail where a field could stand, too,
and an effect of `order_effect`. A hand may hold more pairs of cards than there are values: `exchange` goes on as the act
EXCHANGE_MORE. A programme is laid piece by piece (active snail, inactive snail, five cards); only the last piece commits it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from . import board, box, cards, vocabulary

if TYPE_CHECKING:
    from schnapp.table.dealer import Dealer
if not cython.compiled:
    from schnapp.table.fields import lowest
    from schnapp.table.state import State

FARTHEST = board.FARTHEST
SPAN = board.SPAN
ARSENAL = cards.ARSENAL
BASIC = cards.BASIC
FACTION_CARDS = cards.FACTION
HEALTH = box.HEALTH
DEPTH = 240  # effects in effects

# the codes are the places in box.FACTIONS, BACKS, STAGES, SKIPS, HALVES, SOURCES, CAUSES, MOVES, in acts.ACTS and events.EVENTS
AMAZONS, BARBARIANS, COWBOYS, PIRATES, NINJAS, ZOMBIES = range(6)
NOTHING, BARREL, TRAP, CARDS_1, CARDS_2, MINE_BACK = range(6)
BACKS = 6  # a tile's number is BACKS * level + back
(
    AT_FACTION,
    AT_MULLIGAN,
    AT_KEEP,
    AT_PLACE,
    AT_DRAW,
    AT_LIMIT,
    AT_PROGRAM,
    AT_OVER,
    AT_DRAW_TURN,
    AT_TURN,
    AT_CLEANUP,
    AT_COLLECT,
    AT_PASS,
    AT_RESOLVING,
) = range(14)
(
    DO_CHOOSE_FACTION,
    DO_MULLIGAN,
    DO_KEEP,
    DO_PLACE,
    DO_EXCHANGE,
    DO_TAKE_FACTION_CARD,
    DO_END_DRAW,
    DO_DISCARD,
    DO_PROGRAM,
    DO_RESOLVE,
    DO_HALF,
    DO_STEP,
    DO_STOP,
    DO_TARGET,
    DO_REROLL,
    DO_KEEP_DICE,
    DO_OUTCOME,
    DO_DEVIATION,
    DO_CHOOSE_PLACE,
    DO_PLACE_TARGET,
    DO_ENEMY,
    DO_SLOT,
    DO_TAKE_SHELL,
    DO_ABILITY,
    DO_PUSH,
    DO_OVERFLOW,
    DO_ORDER,
) = range(27)
ASKED_AT = [DO_CHOOSE_FACTION, DO_MULLIGAN, DO_KEEP, DO_PLACE, DO_END_DRAW, DO_DISCARD]  # before the planning
(
    START_PLAYER,
    FACTIONS,
    BEACH_PILE,
    MEADOW_PILE,
    MOUNTAIN_PILE,
    DECK,
    MULLIGAN_DECK,
    RESHUFFLE,
    ROLL,
    ROLL_AGAIN,
    STEAL,
) = range(11)
(
    GAME_STARTED,
    FACTION_CHOSEN,
    CARDS_DRAWN,
    START_HAND_SHOWN,
    DECK_RESHUFFLED,
    CARDS_DISCARDED,
    SNAIL_PLACED,
    ROUND_STARTED,
    FACTION_CARD_TAKEN,
    FACTION_CARD_RETURNED,
    PROGRAMMED,
    TURN_STARTED,
    ORDER_REVEALED,
    CARD_REVEALED,
    TURN_SKIPPED,
    HALF_CHOSEN,
    TURN_RESOLVED,
    SHELL_ENTERED,
    SHELL_LEFT,
    AIM_SET,
    AIM_ENDED,
    ORDERS_SWAPPED,
    ORDER_LOST,
    FREE_SWAP,
    TARGET_CHOSEN,
    DICE_ROLLED,
    DIE_REROLLED,
    OUTCOME_CHOSEN,
    ATTACK_MISSED,
    DEVIATED,
    DAMAGED,
    HEALED,
    ELIMINATED,
    TILE_DAMAGED,
    TILE_DESTROYED,
    TILE_REMOVED,
    MARKER_PLACED,
    EXPLODED,
    FIRES_REMOVED,
    SNAIL_MOVED,
    CONTAMINATED,
    SLOT_EMPTIED,
    CARD_STOLEN,
    ABILITY_USED,
    PLAYER_OUT,
    CLEANUP_STARTED,
    CARDS_COLLECTED,
    START_PLAYER_PASSED,
    GAME_OVER,
    AUTO,
) = range(50)
NO_ACTIVE_SNAIL, SLOT_EMPTY, WATER, NO_TARGET, ONLY_FRIENDLY, SELF_ELIMINATION = range(6)
CRAWL, DIG, SHELL, SWAP, AIM, STRIKE = range(6)
BY_CARD, BY_STRIKE, BY_MINE, BY_DYNAMITE, BY_TRAP, BY_MINE_BACK, BY_FIRE, BY_STENCH, BY_CONTAMINATION = range(9)
CAUSE_CARD, CAUSE_DIG, CAUSE_MINE, CAUSE_MINE_BACK, CAUSE_FIRE = range(5)
HOW_STEP, HOW_PUSH, HOW_OVERFLOW, HOW_PLACE = range(4)
WITH_AIM, WITH_LEADER, WITH_EAGLE_EYES = range(3)
FIRE_MARKER, MINE_MARKER, DYNAMITE_MARKER = range(3)
CHANCE = 100  # a random step's result stands in the journal as CHANCE + step

BESIDE, IN_HAND, IN_SLOT, IN_BOX = range(4)  # where a faction card is
UNCOMMITTED, HIDDEN, REVEALED, RESOLVED, EMPTY, SKIPPED = range(6)  # states of a slot; SKIPPED + reason
CRAWL_POINTS, DIG_CARDS, AIM_REROLLS, STRIKE_HURTS = cards.BOX.basics
DAMAGED_BY = (box.TRAP, box.MINE, box.DYNAMITE, box.FIRE, box.STENCH)
TRAP_HURTS, MINE_HURTS, DYNAMITE_HURTS, FIRE_HURTS, STENCH_HURTS = DAMAGED_BY
OFFERED = 8  # added to the reason of a skip that is a choice
A_SNAIL = box.A_SNAIL
A_SNAIL_MORE = 1000  # counts for more than all health
TILE_BREAKS = 1024  # bits of open self-damage
SOMEBODY_COMES = 2048
WHOLE = box.WHOLE
VALUES = box.VALUES
EXCHANGE_MORE = box.EXCHANGE_MORE

# what can be on the stack of effects
(
    TURN,
    BASIC_ACTION,
    CARD,
    EFFECTS_OF,
    ENTER_SHELL,
    DISCARDS,
    DAMAGE,
    DAMAGE_TILE,
    DESTROY_TILE,
    EXPLODE,
    PUSH_ALL,
    MOVE,
    ARRIVE,
    MOVEMENT,
    CLEANUP,
) = range(15)

# the words of cards.OPS, TARGETS, SIDES, NEEDS and PLACES
(
    OP_DAMAGE,
    OP_TILE_DAMAGE,
    OP_TILE_DESTROY,
    OP_TILE_REMOVE,
    OP_FIRE,
    OP_MARKER,
    OP_PUSH,
    OP_PLACE,
    OP_MOVE,
    OP_LEAVE_SHELL,
    OP_ENTER_SHELL,
    OP_HEAL,
    OP_DRAW,
    OP_DISCARD,
    OP_STEAL,
    OP_UNSLOT,
    OP_CONTAMINATE,
    OP_REROLL,
) = range(18)
NO_TARGETS, A_FIELD, ONE_SNAIL, AN_AREA = range(4)
NO_SIDE, EVERYBODY, ANY_OTHER, ENEMY, OWN = range(5)
(
    NEEDS_NOTHING,
    HAS_TILE,
    HAS_SNAIL,
    WOUNDED,
    CAN_ENTER_SHELL,
    OWNER_HAS_SLOT,
    OWNER_HAS_CARDS,
    CAN_PLACE_HERE,
) = range(8)
ON_TARGETS, ON_ENEMY_HERE, ON_ENEMIES_HERE, ON_TARGET_FIELD, ON_OWN_FIELD, ON_SELF, ON_TARGET = range(7)

FACE = [box.FACES.index(face) for face in cards.BOX.faces]  # of a die
SCRATCH = [0] * 4096
DRAWN = [0] * 96
PILE = [0] * 84
TILE_BACKS = [0] * 60  # twenty for each of the three piles
for _level, _terrain in enumerate(box.TERRAINS[1:]):
    for _at, _back in enumerate(box.PILES[_terrain]):
        TILE_BACKS[20 * _level + _at] = box.BACKS.index(_back)


# the cards as numbers: of each kind, of each outcome, of each effect
RED = vocabulary.TABLES["red"]
TARGET = vocabulary.TABLES["target"]
SIDE = vocabulary.TABLES["side"]
RANGE_MIN = vocabulary.TABLES["range_min"]
RANGE = vocabulary.TABLES["range"]
FAR_SIGHT = vocabulary.TABLES["far_sight"]
DICE = vocabulary.TABLES["dice"]
ATTACKS = vocabulary.TABLES["attacks"]
RETURNS = vocabulary.TABLES["returns"]
NEEDS = vocabulary.TABLES["needs"]
BEFORE = vocabulary.TABLES["before"]
BEFORE_COUNT = vocabulary.TABLES["before_count"]
AFTER = vocabulary.TABLES["after"]
AFTER_COUNT = vocabulary.TABLES["after_count"]
OUTCOMES = vocabulary.TABLES["outcomes"]
OUTCOME_COUNT = vocabulary.TABLES["outcome_count"]
TRIANGLES = vocabulary.TABLES["triangles"]
SQUARES = vocabulary.TABLES["squares"]
CIRCLES = vocabulary.TABLES["circles"]
DEVIATES = vocabulary.TABLES["deviates"]
EFFECTS = vocabulary.TABLES["effects"]
EFFECT_COUNT = vocabulary.TABLES["effect_count"]
OP = vocabulary.TABLES["op"]
NUMBER = vocabulary.TABLES["number"]
ON = vocabulary.TABLES["on"]
MARKER = vocabulary.TABLES["marker"]
THROUGH_SHELL = vocabulary.TABLES["through_shell"]
OPTIONAL = vocabulary.TABLES["optional"]
DIGS = vocabulary.TABLES["digs"]
KIND_OF = list(cards.BOX.kind_of)  # of each card; -1 … -5: basic card 1 … 5
HALVES = [box.HALVES.index(half) for pair in cards.BOX.halves for half in pair]


def sort(cards: list[int], count: int) -> None:
    """The first so many cards in the order of their ids."""
    for at in range(1, count):
        card = cards[at]
        place = at
        while place > 0 and cards[place - 1] > card:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card


class Snails(State):
    """The whole table. Every field is on the page `rules.pxd`."""

    # ---- Questions -----------------------------------------------------------------------------------------------

    def hand_of(self, seat: int) -> list[int]:
        """The numbers of the cards in a hand, ascending."""
        return [self.hand[seat][at] for at in range(self.hand_count[seat])]

    def card_to_play(self) -> int:
        """The card in the slot whose turn it is, -1: none."""
        return self.slot_card[self.turn_player][self.turn_slot - 1]

    def heights(self) -> list[int]:
        """How many tiles lie on each field at the beginning."""
        return [self.height[field] for field in range(self.fields)]

    def faction_of(self, seat: int) -> int:
        """Index into FACTIONS, -1: not chosen yet."""
        return self.faction[seat]

    def distance(self, one: int, other: int) -> int:
        """Steps between two fields."""
        q = self.field_q[one] - self.field_q[other]
        r = self.field_r[one] - self.field_r[other]
        return max(q, r, q + r, -q, -r, -q - r)

    def is_own(self, snail: int) -> bool:
        """Is it a snail of the player whose turn it is?"""
        return snail >> 2 == self.turn_player

    def snails_of(self, seat: int) -> int:
        """The living snails of a player, as a bit mask."""
        return self.alive & 15 << 4 * seat

    def has_snail(self, seat: int) -> bool:
        return self.snails_of(seat) != 0

    def is_pirate(self, seat: int) -> bool:
        return self.faction[seat] == PIRATES

    def clockwise(self, seat: int) -> int:
        """The next seat."""
        return 0 if seat + 1 == self.players else seat + 1

    def neutral_player(self) -> int:
        """6.1 Who decides what no player causes: the start player, or the next clockwise who has a snail (R64)."""
        seat = self.start_player
        for _ in range(4):
            if self.has_snail(seat):
                return seat
            seat = self.clockwise(seat)
        return self.start_player

    def chooser(self) -> int:
        """Who decides about pushes: the active player, inside neutral effects the neutral one."""
        return self.neutral_player() if self.neutral else self.turn_player

    def arsenal_cards(self, seat: int) -> int:
        """How many cards of the arsenal a hand holds; they come first in it."""
        count = 0
        while count < self.hand_count[seat] and self.hand[seat][count] < ARSENAL:
            count += 1
        return count

    def is_red(self, card: int) -> bool:
        kind = KIND_OF[card]
        return kind >= 0 and RED[kind] != 0

    # ---- Putting things in place (also when a position is loaded) ------------------------------------------------

    def agree(self, track: list[int]) -> None:
        """The contamination track, and a table on which nothing lies."""
        self.track_length = len(track)
        for at in range(len(track)):
            self.track[at] = track[at]
        for seat in range(4):
            self.faction[seat] = self.active[seat] = self.inactive[seat] = self.aim_snail[seat] = -1
            for at in range(5):
                self.slot_card[seat][at] = -1
        for snail in range(16):
            self.field[snail] = -1
        self.turn_player = self.acting = self.here = self.playing = self.target_snail = self.asking = -1

    def lay_out(self, places: list[int], heights: list[int]) -> None:
        """The fields of the board, by their places in board.PLACES, in this order."""
        self.fields = len(places)
        for at in range(127):
            self.place[at] = -1
        for at in range(len(places)):
            self.place[at] = places[at]
            self.field_q[at] = places[at] % SPAN - FARTHEST
            self.field_r[at] = places[at] // SPAN - FARTHEST
            self.height[at] = heights[at]
        self.link_fields()

    def link_fields(self) -> None:
        """Which fields are neighbours."""
        for one in range(self.fields):
            n = 0
            for at in range(6):
                self.near[6 * one + at] = -1
            for other in range(self.fields):
                if one != other and self.distance(one, other) == 1:
                    self.near[6 * one + n] = other
                    n += 1

    def put_snail(self, snail: int, field: int) -> None:
        """A snail on a field, wherever it was."""
        if self.field[snail] >= 0:
            self.crowd[self.field[snail]] &= ~(1 << snail)
        self.field[snail] = field
        self.crowd[field] |= 1 << snail
        if snail == self.acting:
            self.here = field

    def make_aim(self, seat: int, snail: int, slot: int, rerolls: int) -> None:
        self.aim_snail[seat] = snail
        self.aim_slot[seat] = slot
        self.aim_rerolls[seat] = rerolls

    def take(self, seat: int, card: int) -> None:
        """A card into a hand, in its place."""
        at = self.hand_count[seat]
        while at > 0 and self.hand[seat][at - 1] > card:
            self.hand[seat][at] = self.hand[seat][at - 1]
            at -= 1
        self.hand[seat][at] = card
        self.hand_count[seat] += 1
        if card >= FACTION_CARDS:
            self.faction_at[seat] = IN_HAND

    def lose(self, seat: int, card: int) -> None:
        """A card out of a hand."""
        at = 0
        while self.hand[seat][at] != card:
            at += 1
        self.hand_count[seat] -= 1
        while at < self.hand_count[seat]:
            self.hand[seat][at] = self.hand[seat][at + 1]
            at += 1

    def put_on_deck(self, card: int) -> None:
        self.deck[self.deck_count] = card
        self.deck_count += 1

    def put_on_discard(self, card: int) -> None:
        self.discard[self.discard_count] = card
        self.discard_count += 1

    def settle(self) -> None:
        """Who is where, and the quiet decision that is owed where a position stands."""
        for snail in range(16):
            if self.field[snail] >= 0:
                self.crowd[self.field[snail]] |= 1 << snail
        if self.at == AT_PROGRAM:
            self.begin_planning()
            for seat in range(self.players):
                if self.slot_state[seat][0] != UNCOMMITTED:
                    self.owing &= ~(1 << seat)
        elif self.at < AT_PROGRAM and self.turn_player >= 0:
            self.asking = ASKED_AT[self.at]
            self.owing = 1 << self.turn_player

    def pend(self, seat: int, act: int, snail: int, effects: list[tuple[int, int, int, int, int, int]]) -> None:
        """The middle of a turn: this snail plays the card of its slot, these effects are being carried out, the innermost
        last (what, its step, a, b, c, m), and a seat owes an act."""
        self.at = AT_RESOLVING
        self.acting = snail
        self.here = self.target_field = self.field[snail]
        self.playing = self.card_to_play()
        self.fury = self.rages(self.playing, STRIKE)
        for what, step, a, b, c, m in effects:
            self.begin(what, a, b, c, m)
            self.step_of[self.depth - 1] = step
            if what == CARD:
                self.take_up(a)
        self.asking = act
        self.owing = 1 << seat

    def aim_at(self, field: int, snail: int, outcome: int) -> None:
        """What the card that is being played is aimed at: a field, a snail (-1: none), and what was rolled."""
        self.target_field = field
        self.target_snail = snail
        self.targets = 1 << snail if snail >= 0 else self.crowd[field]
        self.outcome = outcome

    # ---- 5 Set-up ------------------------------------------------------------------------------------------------

    def deal(self, dealer: Dealer) -> None:
        """5 From the box to the first decision."""
        self.alive = (1 << 4 * self.players) - 1
        for snail in range(4 * self.players):
            self.health[snail] = HEALTH
        self.start_player = self.fixed_start
        if self.fixed_start < 0:
            dealer.begin(START_PLAYER)
            self.start_player = dealer.below(self.players)
            if dealer.telling:
                dealer.tell(CHANCE + START_PLAYER, self.start_player, 0, 0, 0)
        if dealer.telling:
            dealer.tell(GAME_STARTED, self.start_player, 0, 0, 0)
        self.turn_player = self.start_player
        if self.random_factions:
            self.deal_factions(dealer)
            self.lay_tiles(dealer)
        else:
            self.at = AT_FACTION
            self.ask(DO_CHOOSE_FACTION, self.turn_player, dealer)
        self.run(dealer)

    def deal_factions(self, dealer: Dealer) -> None:
        """5/2 A free faction for each seat, the next one drawn from those that are left."""
        dealer.begin(FACTIONS)
        left = 0b111111
        for seat in range(self.players):
            nth = dealer.below(6 - seat)
            rest = left
            for _ in range(nth):
                rest &= rest - 1
            self.faction[seat] = lowest(rest)
            left &= ~(1 << self.faction[seat])
        if dealer.telling:
            dealer.tell(CHANCE + FACTIONS, 0, 0, 0, 0)
            for seat in range(self.players):
                dealer.note(self.faction[seat])
            for seat in range(self.players):
                dealer.tell(FACTION_CHOSEN, seat, self.faction[seat], 0, 0)

    def lay_tiles(self, dealer: Dealer) -> None:
        """5/3 to 5/5 The tiles on the board, the basic cards into the hands, the deck."""
        self.lay_pile(0, BEACH_PILE, dealer)
        self.lay_pile(1, MEADOW_PILE, dealer)
        self.lay_pile(2, MOUNTAIN_PILE, dealer)
        for seat in range(self.players):
            for card in range(5):
                self.take(seat, BASIC + 5 * seat + card)
        for card in range(ARSENAL):
            self.put_on_deck(card)
        self.shuffle_deck(DECK, dealer)
        self.start_hand(self.start_player, dealer)

    def lay_pile(self, level: int, step: int, dealer: Dealer) -> None:
        """The tiles of one terrain, shuffled, on the fields that go so high."""
        count = 20 if level == 0 else 15 if level == 1 else 6
        for tile in range(count):
            PILE[tile] = tile
        dealer.begin(step)
        dealer.shuffle(PILE, count)
        if dealer.telling:
            dealer.tell(CHANCE + step, 0, 0, 0, 0)
            for at in range(count):
                dealer.note(PILE[count - 1 - at])
        for field in range(self.fields):
            if self.height[field] > level:
                count -= 1
                self.tile[field][level] = BACKS * (level + 1) + TILE_BACKS[20 * level + PILE[count]]
                self.level[field] = level + 1

    def shuffle_deck(self, step: int, dealer: Dealer) -> None:
        """The cards of the deck, laid out in the order of their ids, then shuffled."""
        sort(self.deck, self.deck_count)
        dealer.begin(step)
        dealer.shuffle(self.deck, self.deck_count)
        if dealer.telling:
            dealer.tell(CHANCE + step, 0, 0, 0, 0)
            for at in range(self.deck_count):
                dealer.note(self.deck[self.deck_count - 1 - at])
            if step != DECK:
                dealer.tell(DECK_RESHUFFLED, self.deck_count, 0, 0, 0)

    def start_hand(self, seat: int, dealer: Dealer) -> None:
        """5/6a Three or four cards, five in the advanced start."""
        self.turn_player = seat
        self.draw_cards(seat, 5 if self.advanced else 3 if seat == self.start_player else 4, dealer)
        self.look_for_red(seat, False, dealer)

    def look_for_red(self, seat: int, redrawn: bool, dealer: Dealer) -> None:
        """5/6b A hand without a red card may be drawn anew (R60)."""
        found = False
        for at in range(self.arsenal_cards(seat)):
            if self.is_red(self.hand[seat][at]):
                found = True
        if found or self.mulligan == 2 or (redrawn and self.mulligan == 1):
            self.keep_or_go_on(seat, dealer)
        else:
            self.at = AT_MULLIGAN
            self.ask(DO_MULLIGAN, seat, dealer)

    def redraw(self, seat: int, dealer: Dealer) -> None:
        """The old cards are shown and set aside, and shuffled in after the new ones are drawn."""
        count = self.arsenal_cards(seat)
        if dealer.telling:
            dealer.tell(START_HAND_SHOWN, seat, 0, 0, 0)
        for at in range(count):
            PILE[at] = self.hand[seat][0]
            if dealer.telling:
                dealer.note(PILE[at])
            self.lose(seat, PILE[at])
        self.draw_cards(seat, count, dealer)
        for at in range(count):
            self.put_on_deck(PILE[at])
        self.shuffle_deck(MULLIGAN_DECK, dealer)
        self.look_for_red(seat, True, dealer)

    def keep_or_go_on(self, seat: int, dealer: Dealer) -> None:
        """5/6c In the advanced start some of the five cards are kept."""
        if self.advanced:
            self.at = AT_KEEP
            self.ask(DO_KEEP, seat, dealer)
        else:
            self.next_start_hand(seat, dealer)

    def keep_cards(self, seat: int, kept: int, dealer: Dealer) -> None:
        """The others go face up to the discard pile, in the order of their ids."""
        if dealer.telling:
            dealer.tell(CARDS_DISCARDED, seat, 0, 0, 0)
        at = 0
        for place in range(5):
            if kept >> place & 1:
                at += 1
            else:
                card = self.hand[seat][at]
                self.lose(seat, card)
                self.put_on_discard(card)
                if dealer.telling:
                    dealer.note(card)
        self.next_start_hand(seat, dealer)

    def next_start_hand(self, seat: int, dealer: Dealer) -> None:
        """Clockwise; then the snails are placed."""
        seat = self.clockwise(seat)
        if seat != self.start_player:
            self.start_hand(seat, dealer)
        else:
            self.at = AT_PLACE
            self.turn_player = seat
            self.ask(DO_PLACE, seat, dealer)

    def draw_cards(self, seat: int, count: int, dealer: Dealer) -> None:
        """Cards one by one from the deck; when it is empty the discard pile becomes the new deck (R61)."""
        n = 0
        for _ in range(count):
            if self.deck_count == 0 and self.discard_count > 0:
                for at in range(self.discard_count):
                    self.put_on_deck(self.discard[at])
                self.discard_count = 0
                self.shuffle_deck(RESHUFFLE, dealer)
            if self.deck_count > 0:
                self.deck_count -= 1
                DRAWN[n] = self.deck[self.deck_count]
                self.take(seat, DRAWN[n])
                n += 1
        if dealer.telling and n > 0:
            dealer.tell(CARDS_DRAWN, seat, n, 0, 0)
            for at in range(n):
                dealer.note(DRAWN[at])

    # ---- 6 The round ---------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        """Carry out a legal action and everything that follows until somebody owes a decision or the game is over."""
        if action & WHOLE:
            self.program(seat, action, dealer)
        elif action >> 11 == DO_PROGRAM:
            self.lay_piece(seat, action & 2047, dealer)
        else:
            self.answer = action
            self.asking = -1
            self.owing = 0
            self.ready = self.at != AT_RESOLVING
        self.run(dealer)

    def run(self, dealer: Dealer) -> None:
        """Carry on until somebody has to decide."""
        while self.owing == 0 and self.at != AT_OVER:
            if self.depth > 0:
                self.step(dealer)
            elif self.ready:
                self.ready = False
                self.decide(dealer)
            elif self.halts and self.at >= AT_DRAW_TURN:
                return
            else:
                self.pass_boundary(dealer)

    def go_on(self, dealer: Dealer) -> None:
        """From a boundary to the next decision (when a position is loaded)."""
        self.pass_boundary(dealer)
        self.run(dealer)

    def pass_boundary(self, dealer: Dealer) -> None:
        """What begins where the game stands."""
        if self.at == AT_TURN:
            self.at = AT_RESOLVING
            self.acting = -1
            self.begin(TURN, 0, 0, 0, 0)
        elif self.at == AT_CLEANUP:
            self.at = AT_RESOLVING
            self.turn_player = self.acting = -1
            self.begin(CLEANUP, 0, 0, 0, 0)
        elif self.at == AT_COLLECT:
            self.collect(dealer)
        elif self.at == AT_PASS:
            self.pass_start(dealer)
        elif self.at == AT_DRAW_TURN:
            self.draw_turn(dealer)

    def ask(self, act: int, seat: int, dealer: Dealer) -> None:
        """A decision is owed. If there is only one answer, it is taken at once (6.1)."""
        self.asking = act
        self.owing = 1 << seat
        if act == DO_PLACE:
            return
        if self.legal(seat, SCRATCH) == 1:
            self.answer = SCRATCH[0]
            self.asking = -1
            self.owing = 0
            self.ready = self.at != AT_RESOLVING
            if dealer.telling:
                dealer.tell(AUTO, seat, self.answer, 0, 0)

    def decide(self, dealer: Dealer) -> None:
        """A decision outside turns and cleanup is made."""
        act = self.answer >> 11 & 31
        value = self.answer & 2047
        if act == EXCHANGE_MORE:
            act = DO_EXCHANGE
            value += VALUES
        seat = self.turn_player
        if act == DO_CHOOSE_FACTION:
            self.faction[seat] = value
            if dealer.telling:
                dealer.tell(FACTION_CHOSEN, seat, value, 0, 0)
            self.turn_player = self.clockwise(seat)
            if self.turn_player != self.start_player:
                self.ask(DO_CHOOSE_FACTION, self.turn_player, dealer)
            else:
                self.lay_tiles(dealer)
        elif act == DO_MULLIGAN:
            if value:
                self.redraw(seat, dealer)
            else:
                self.keep_or_go_on(seat, dealer)
        elif act == DO_KEEP:
            self.keep_cards(seat, value, dealer)
        elif act == DO_PLACE:
            self.put_snail(value >> 7, value & 127)
            if dealer.telling:
                dealer.tell(SNAIL_PLACED, value >> 7, value & 127, 0, 0)
            self.place_next(dealer)
        elif act == DO_EXCHANGE:
            self.exchange(seat, value, dealer)
            self.ask_in_draw(dealer)
        elif act == DO_TAKE_FACTION_CARD:
            self.take(seat, FACTION_CARDS + self.faction[seat])
            if dealer.telling:
                dealer.tell(FACTION_CARD_TAKEN, seat, 0, 0, 0)
            self.ask_in_draw(dealer)
        elif act == DO_END_DRAW:
            self.end_draw(dealer)
        elif act == DO_DISCARD:
            self.lose(seat, value)
            if value >= FACTION_CARDS:
                self.faction_at[seat] = BESIDE
                if dealer.telling:
                    dealer.tell(FACTION_CARD_RETURNED, seat, 0, 0, 0)
            else:
                self.put_on_discard(value)
                if dealer.telling:
                    dealer.tell(CARDS_DISCARDED, seat, 0, 0, 0)
                    dealer.note(value)
            self.end_draw(dealer)

    def place_next(self, dealer: Dealer) -> None:
        """5/7 Four laps, one snail each; then round 1 begins with the planning."""
        self.turn_player = self.clockwise(self.turn_player)
        for snail in range(4 * self.turn_player, 4 * self.turn_player + 4):
            if self.field[snail] < 0:
                self.ask(DO_PLACE, self.turn_player, dealer)
                return
        self.round = 1
        if dealer.telling:
            dealer.tell(ROUND_STARTED, 1, self.start_player, 0, 0)
        self.begin_planning()

    def may_place(self, seat: int, into: list[int]) -> int:
        """5/7 Not more than three snails on a field, not more than one own snail on mountains."""
        climbed = False
        for snail in range(4 * seat, 4 * seat + 4):
            if self.field[snail] >= 0 and self.level[self.field[snail]] == 3:
                climbed = True
        n = 0
        for field in range(self.fields):
            level = self.level[field]
            crowd = self.crowd[field]
            crowd &= crowd - 1
            crowd &= crowd - 1  # nothing is left of up to two snails
            if level > 0 and not crowd and not (level == 3 and climbed):
                for snail in range(4 * seat, 4 * seat + 4):
                    if self.field[snail] < 0:
                        into[n] = DO_PLACE << 11 | snail << 7 | field
                        n += 1
        return n

    # ---- 6.3 Draw phase ------------------------------------------------------------------------------------------

    def draw_turn(self, dealer: Dealer) -> None:
        """6.3/1"""
        self.at = AT_DRAW
        self.draw_cards(self.turn_player, 1, dealer)
        self.ask_in_draw(dealer)

    def ask_in_draw(self, dealer: Dealer) -> None:
        """6.3/2"""
        self.ask(DO_END_DRAW, self.turn_player, dealer)

    def may_exchange(self, seat: int, into: list[int]) -> int:
        """6.3/2 Two cards for one, the faction card after a loss, or enough."""
        n = 0
        count = self.arsenal_cards(seat)
        for pair in range(count * (count - 1) // 2):
            into[n] = DO_EXCHANGE << 11 | pair if pair < VALUES else EXCHANGE_MORE << 11 | pair - VALUES
            n += 1
        if self.lost_last >> seat & 1 and self.faction_at[seat] == BESIDE:
            into[n] = DO_TAKE_FACTION_CARD << 11
            n += 1
        into[n] = DO_END_DRAW << 11
        return n + 1

    def exchange(self, seat: int, pair: int, dealer: Dealer) -> None:
        """Two cards go face up to the discard pile, one is drawn. Pair i * (i - 1) / 2 + j is cards j < i of the hand."""
        i = 1
        while i * (i + 1) // 2 <= pair:
            i += 1
        one = self.hand[seat][pair - i * (i - 1) // 2]
        two = self.hand[seat][i]
        self.lose(seat, one)
        self.lose(seat, two)
        self.put_on_discard(one)
        self.put_on_discard(two)
        if dealer.telling:
            dealer.tell(CARDS_DISCARDED, seat, 0, 0, 0)
            dealer.note(one)
            dealer.note(two)
        self.draw_cards(seat, 1, dealer)

    def end_draw(self, dealer: Dealer) -> None:
        """6.3/3 The hand limit; then the next draw turn, or the planning."""
        seat = self.turn_player
        may_discard = self.arsenal_cards(seat) > 0 or self.faction_at[seat] == IN_HAND
        if self.hand_count[seat] > self.hand_limit and may_discard:
            self.at = AT_LIMIT
            self.ask(DO_DISCARD, seat, dealer)
            return
        seat = self.clockwise(seat)
        while seat != self.start_player and not self.has_snail(seat):
            seat = self.clockwise(seat)
        if seat == self.start_player:
            self.begin_planning()
        else:
            self.at = AT_DRAW_TURN
            self.turn_player = seat

    def may_discard(self, seat: int, into: list[int]) -> int:
        """A card of the arsenal; at the hand limit also the faction card. Basic cards never."""
        n = 0
        for at in range(self.hand_count[seat]):
            card = self.hand[seat][at]
            if card < ARSENAL or (card >= FACTION_CARDS and self.at == AT_LIMIT):
                into[n] = DO_DISCARD << 11 | card
                n += 1
        return n

    # ---- 6.4 Planning --------------------------------------------------------------------------------------------

    def begin_planning(self) -> None:
        """6.4 All players with a snail plan at the same time."""
        self.at = AT_PROGRAM
        self.turn_player = -1
        self.asking = DO_PROGRAM
        self.owing = 0
        for seat in range(self.players):
            self.pieces[seat] = 0
            if self.has_snail(seat):
                self.owing |= 1 << seat

    def may_program(self, seat: int, into: list[int]) -> int:
        """The next piece of a programme: the active snail, the inactive one, a card for the next slot."""
        n = 0
        piece = self.pieces[seat]
        if piece < 2:
            snails = self.snails_of(seat)
            if piece == 1:
                snails &= ~(1 << self.programme[7 * seat])
            while snails:
                into[n] = DO_PROGRAM << 11 | lowest(snails)
                snails &= snails - 1
                n += 1
            return n
        for at in range(self.hand_count[seat]):
            card = self.hand[seat][at]
            laid = False
            for earlier in range(2, piece):
                if self.programme[7 * seat + earlier] == card:
                    laid = True
            if not laid:
                into[n] = DO_PROGRAM << 11 | card
                n += 1
        return n

    def lay_piece(self, seat: int, value: int, dealer: Dealer) -> None:
        """One more piece; who has one snail only has no inactive one."""
        self.programme[7 * seat + self.pieces[seat]] = value
        self.pieces[seat] += 1
        snails = self.snails_of(seat)
        if self.pieces[seat] == 1 and not snails & snails - 1:
            self.programme[7 * seat + 1] = -1
            self.pieces[seat] = 2
        if self.pieces[seat] == 7:
            self.commit(seat, dealer)

    def between(self) -> bool:
        """Is a programme laid in part?"""
        if self.at != AT_PROGRAM:
            return False
        for seat in range(self.players):
            if self.owing >> seat & 1 and self.pieces[seat] > 0:
                return True
        return False

    def program(self, seat: int, action: int, dealer: Dealer) -> None:
        """A whole programme: bits 0 … 24 five places in the hand, 25 and 26 the active role, 27 … 29 the inactive one, 4: none."""
        self.pieces[seat] = 7
        self.programme[7 * seat] = 4 * seat + (action >> 25 & 3)
        inactive = action >> 27 & 7
        self.programme[7 * seat + 1] = -1 if inactive == 4 else 4 * seat + inactive
        for at in range(5):
            self.programme[7 * seat + 2 + at] = self.hand[seat][action >> 5 * at & 31]
        self.commit(seat, dealer)

    def commit(self, seat: int, dealer: Dealer) -> None:
        """6.4 A programme is final. When the last one has come, slot 1 begins."""
        self.active[seat] = self.programme[7 * seat]
        self.inactive[seat] = self.programme[7 * seat + 1]
        for at in range(5):
            card = self.programme[7 * seat + 2 + at]
            self.lose(seat, card)
            self.slot_card[seat][at] = card
            self.slot_state[seat][at] = HIDDEN
            if card >= FACTION_CARDS:
                self.faction_at[seat] = IN_SLOT
        self.pieces[seat] = 0
        if dealer.telling:
            dealer.tell(PROGRAMMED, seat, self.active[seat], self.inactive[seat], 0)
            for at in range(5):
                dealer.note(self.slot_card[seat][at])
        self.owing &= ~(1 << seat)
        if self.owing == 0:
            self.asking = -1
            self.to_turn(self.start_player, 1)

    def to_turn(self, seat: int, slot: int) -> None:
        """The turn of this seat, or of the next one that has a snail; after the last slot comes the cleanup."""
        while not self.has_snail(seat):
            seat = self.clockwise(seat)
            if seat == self.start_player:
                slot += 1
        self.at = AT_TURN if slot <= 5 else AT_CLEANUP
        self.turn_player = seat if slot <= 5 else -1
        self.turn_slot = slot

    # ---- Effects in effects --------------------------------------------------------------------------------------

    def begin(self, effect: int, a: int, b: int, c: int, m: int) -> None:
        """Something to carry out, before what is being carried out goes on."""
        if self.depth == DEPTH:  # loading refuses boards on which so much could be nested
            return
        d = self.depth
        self.depth += 1
        self.doing[d] = effect
        self.step_of[d] = 0
        self.arg_a[d] = a
        self.arg_b[d] = b
        self.arg_c[d] = c
        self.arg_m[d] = m

    def end(self) -> None:
        """The innermost effect is done."""
        self.depth -= 1

    def step(self, dealer: Dealer) -> None:
        """Carry on with the innermost effect."""
        d = self.depth - 1
        what = self.doing[d]
        if what == DAMAGE:
            self.do_damage(d, dealer)
        elif what == MOVE:
            self.do_move(d, dealer)
        elif what == ARRIVE:
            self.do_arrive(d, dealer)
        elif what == TURN:
            self.do_turn(d, dealer)
        elif what == BASIC_ACTION:
            self.do_basic(d, dealer)
        elif what == CARD:
            self.do_card(d, dealer)
        elif what == EFFECTS_OF:
            self.do_effects(d, dealer)
        elif what == MOVEMENT:
            self.do_movement(d, dealer)
        elif what == PUSH_ALL:
            self.do_push_all(d, dealer)
        elif what == DAMAGE_TILE:
            self.do_damage_tile(d, dealer)
        elif what == DESTROY_TILE:
            self.do_destroy_tile(d, dealer)
        elif what == EXPLODE:
            self.do_explode(d, dealer)
        elif what == ENTER_SHELL:
            self.do_enter_shell(d, dealer)
        elif what == DISCARDS:
            self.do_discards(d, dealer)
        else:
            self.do_cleanup(d, dealer)

    def legal(self, seat: int, into: list[int]) -> int:
        """Write the actions of a seat that owes a decision into a buffer; the number of them."""
        act = self.asking
        if act == DO_PROGRAM:
            return self.may_program(seat, into)
        if act == DO_STEP:
            return self.may_step(into)
        if act == DO_TARGET:
            return self.may_target(into)
        if act == DO_PUSH:
            return self.may_push(into)
        if act == DO_OVERFLOW:
            return self.may_overflow(into)
        if act == DO_PLACE:
            return self.may_place(seat, into)
        if act == DO_END_DRAW:
            return self.may_exchange(seat, into)
        if act == DO_DISCARD:
            return self.may_discard(seat, into)
        if act == DO_KEEP:
            return self.may_keep(seat, into)
        if act == DO_REROLL:
            return self.may_reroll(into)
        if act == DO_OUTCOME:
            return self.may_choose_outcome(into)
        if act == DO_HALF:
            return self.may_choose_half(into)
        return self.may_choose(act, seat, into)

    def choices(self, seat: int, into: list[int]) -> int:
        """What is legal; cards of one kind are one choice, the first of them. They lie side by side in a hand."""
        count = self.legal(seat, into)
        if self.asking == DO_END_DRAW:
            return self.kinds_apart(seat, into, count)
        if self.asking != DO_DISCARD and (self.asking != DO_PROGRAM or self.pieces[seat] < 2):
            return count
        n = 0
        for i in range(count):
            if n == 0 or KIND_OF[into[i] & 2047] != KIND_OF[into[n - 1] & 2047]:
                into[n] = into[i]
                n += 1
        return n

    def kinds_apart(self, seat: int, into: list[int], count: int) -> int:
        """Of the exchanges that may_exchange has written first, one for each pair of kinds."""
        n = pair = 0
        for i in range(1, self.arsenal_cards(seat)):
            kind = KIND_OF[self.hand[seat][i]]
            before = KIND_OF[self.hand[seat][i - 1]]
            for j in range(i):
                one = KIND_OF[self.hand[seat][j]]
                first = j == 0 or KIND_OF[self.hand[seat][j - 1]] != one
                if first and (kind != before or (one == kind and j == i - 1)):
                    into[n] = into[pair]
                    n += 1
                pair += 1
        for i in range(pair, count):
            into[n] = into[i]
            n += 1
        return n

    def may_choose(self, act: int, seat: int, into: list[int]) -> int:
        """The smaller choices."""
        d = self.depth - 1
        n = 0
        if act == DO_MULLIGAN or act == DO_RESOLVE or act == DO_PLACE_TARGET or act == DO_ABILITY:  # yes or no
            into[0] = act << 11
            into[1] = act << 11 | 1
            return 2
        if act == DO_CHOOSE_FACTION:
            for faction in range(6):
                free = True
                for other in range(self.players):
                    if self.faction[other] == faction:
                        free = False
                if free:
                    into[n] = act << 11 | faction
                    n += 1
        elif act == DO_DEVIATION:
            for at in range(6):
                field = self.near[6 * self.target_field + at]
                if field >= 0:
                    into[n] = act << 11 | field
                    n += 1
        elif act == DO_CHOOSE_PLACE:
            for field in range(self.fields):
                if self.may_leap(field, NUMBER[self.arg_c[d]]):
                    into[n] = act << 11 | field
                    n += 1
        elif act == DO_ENEMY:
            snails = self.crowd[self.here] & ~(15 << 4 * self.turn_player)
            while snails:
                into[n] = act << 11 | lowest(snails)
                snails &= snails - 1
                n += 1
        elif act == DO_SLOT:
            owner = self.target_snail >> 2
            for at in range(5):
                if self.slot_state[owner][at] == HIDDEN:
                    into[n] = act << 11 | at + 1
                    n += 1
        elif act == DO_TAKE_SHELL:
            snails = self.in_shell & self.snails_of(seat)
            while snails:
                into[n] = act << 11 | lowest(snails)
                snails &= snails - 1
                n += 1
        elif act == DO_ORDER and self.doing[d] == CLEANUP:
            for field in range(self.fields):
                if self.burning[field] if self.step_of[d] >= 4 else self.dynamite[field] > 0:
                    into[n] = act << 11 | field
                    n += 1
        elif act == DO_ORDER:
            into[0] = act << 11 | A_SNAIL | DYNAMITE_MARKER
            into[1] = act << 11 | A_SNAIL | MINE_MARKER
            n = 2
        return n

    def may_keep(self, seat: int, into: list[int]) -> int:
        """5/6c Three or four of the five cards, as a mask of their places."""
        kept = 3 if seat == self.start_player else 4
        n = 0
        for mask in range(32):
            count = 0
            for place in range(5):
                count += mask >> place & 1
            if count == kept:
                into[n] = DO_KEEP << 11 | mask
                n += 1
        return n

    # ---- 6.5 A turn ----------------------------------------------------------------------------------------------

    def do_turn(self, d: int, dealer: Dealer) -> None:
        """6.5 T1 to T9. a: the reason of a skip that is offered, or the half of a basic card."""
        seat = self.turn_player
        place = self.turn_slot - 1
        card = self.slot_card[seat][place]
        step = self.step_of[d]
        if step == 0:
            if dealer.telling:
                dealer.tell(TURN_STARTED, seat, self.turn_slot, 0, 0)
            if self.active[seat] < 0:
                if card >= 0 and dealer.telling:
                    dealer.tell(CARD_REVEALED, seat, self.turn_slot, card, 0)
                self.skip(d, NO_ACTIVE_SNAIL, dealer)
                return
            self.acting = self.active[seat]
            self.here = self.field[self.acting]
            if not self.revealed >> self.acting & 1:
                self.revealed |= 1 << self.acting
                if dealer.telling:
                    dealer.tell(ORDER_REVEALED, seat, self.acting, 0, 0)
            if card < 0:
                self.skip(d, SLOT_EMPTY, dealer)
                return
            self.slot_state[seat][place] = REVEALED
            self.playing = card
            if dealer.telling:
                dealer.tell(CARD_REVEALED, seat, self.turn_slot, card, 0)
            verdict = self.judge(card)
            if verdict >= OFFERED:
                self.arg_a[d] = verdict - OFFERED
                self.step_of[d] = 1
                self.ask(DO_RESOLVE, seat, dealer)
            elif verdict >= 0:
                self.skip(d, verdict, dealer)
            else:
                self.step_of[d] = 2
        elif step == 1:
            if self.answer & 1:
                self.step_of[d] = 2
            else:
                self.skip(d, self.arg_a[d], dealer)
        elif step == 2:
            self.step_of[d] = 3
            if KIND_OF[card] < 0:
                self.ask(DO_HALF, seat, dealer)
        elif step == 3:
            self.step_of[d] = 4
            if KIND_OF[card] < 0:
                half = self.answer & 2047
                self.turn_result = 10 + half
                if dealer.telling:
                    dealer.tell(HALF_CHOSEN, seat, half, 0, 0)
                if half != AIM and half != SHELL and half != SWAP:
                    self.leave_shell(self.acting, dealer)
                self.fury = self.rages(card, half)
                self.begin(BASIC_ACTION, half, 0, 0, 0)
            else:
                kind = KIND_OF[card]
                self.turn_result = 20 + kind
                self.leave_shell(self.acting, dealer)
                self.fury = self.rages(card, -1)
                self.begin(CARD, kind, 0, 0, 0)
        else:
            self.slot_state[seat][place] = RESOLVED
            if dealer.telling:
                dealer.tell(TURN_RESOLVED, seat, self.turn_slot, 0, 0)
            self.end_turn(d, dealer)

    def rages(self, card: int, half: int) -> bool:
        """6.11 May this card, or half of a basic card, be played with berserk fury, once in a round?"""
        if self.faction[self.turn_player] != BARBARIANS or self.ability_used >> self.turn_player & 1:
            return False
        kind = KIND_OF[card]
        if kind < 0:
            return half == STRIKE
        return RED[kind] != 0 and (RETURNS[kind] != 0 or card == FACTION_CARDS + BARBARIANS)

    def skip(self, d: int, reason: int, dealer: Dealer) -> None:
        """A turn in which nothing is resolved."""
        place = self.turn_slot - 1
        if self.slot_card[self.turn_player][place] >= 0:
            self.slot_state[self.turn_player][place] = SKIPPED + reason
        self.turn_result = reason
        if dealer.telling:
            dealer.tell(TURN_SKIPPED, self.turn_player, self.turn_slot, reason, 0)
        self.end_turn(d, dealer)

    def end_turn(self, d: int, dealer: Dealer) -> None:
        """After every turn: the aim, players who are out, the end of the game, the next turn."""
        seat = self.turn_player
        if self.aim_snail[seat] >= 0 and self.aim_slot[seat] <= self.turn_slot:
            self.end_aim(seat, dealer)
        self.playing = self.acting = self.target_snail = -1
        self.fury = False
        self.end()
        self.see_off(dealer)
        if not self.check_end(dealer):
            after = self.clockwise(seat)
            self.to_turn(after, self.turn_slot + (after == self.start_player))

    # ---- 6.10 Can it be resolved? --------------------------------------------------------------------------------

    def judge(self, card: int) -> int:
        """The reason of a skip, with OFFERED if it is a choice; -1: it must be resolved. Judged without the shell (T5)."""
        shells = self.in_shell
        kind = KIND_OF[card]
        if kind >= 0:
            self.in_shell &= ~(1 << self.acting)
            verdict = self.judge_card(kind)
        else:
            verdict = self.judge_basic(-1 - kind)
        self.in_shell = shells
        return verdict

    def judge_basic(self, basic: int) -> int:
        """A basic card fails only on water. Only a dig can hurt the digger openly (6.10)."""
        one = self.half_works(HALVES[2 * basic])
        two = self.half_works(HALVES[2 * basic + 1])
        if not one and not two:
            return WATER
        if (one and HALVES[2 * basic] != DIG) or (two and HALVES[2 * basic + 1] != DIG):
            return -1
        harm = MINE_HURTS * self.mines[self.here] + DYNAMITE_HURTS * self.dynamite[self.here]
        return OFFERED + SELF_ELIMINATION if harm >= self.health[self.acting] else -1

    def half_works(self, half: int) -> bool:
        """6.6 Is a half of a basic card resolvable?"""
        dry = self.level[self.here] > 0
        if half == SWAP:
            return self.inactive[self.turn_player] >= 0
        if half == AIM:
            return dry or self.is_pirate(self.turn_player)
        if half == STRIKE:
            return dry and self.crowd[self.here] & ~(15 << 4 * self.turn_player) != 0
        return dry or half == CRAWL

    def may_choose_half(self, into: list[int]) -> int:
        """The resolvable halves of the card that is played."""
        basic = -1 - KIND_OF[self.playing]
        n = 0
        for at in range(2):
            half = HALVES[2 * basic + at]
            if self.half_works(half) and (at == 0 or half != HALVES[2 * basic]):
                into[n] = DO_HALF << 11 | half
                n += 1
        return n

    def judge_card(self, kind: int) -> int:
        """6.10 for cards of the arsenal and of factions."""
        if RED[kind] and self.level[self.here] == 0 and not self.is_pirate(self.turn_player):
            return WATER
        if TARGET[kind] == NO_TARGETS:
            if self.leap_of(kind) > 0 and not self.has_leap(kind):
                return NO_TARGET
            if not self.works_untargeted(kind):
                return WATER
            return OFFERED + SELF_ELIMINATION if self.is_harmful(kind, -1, -1) else -1
        found = False
        enemies = False
        safe = False
        if TARGET[kind] == A_FIELD:
            enemies = True
            for field in range(self.fields):
                if self.is_target_field(kind, field):
                    found = True
                    if not safe and not self.is_harmful(kind, field, -1):
                        safe = True
        else:
            for snail in range(4 * self.players):
                if self.is_target_snail(kind, snail):
                    found = True
                    if not self.is_own(snail):
                        enemies = True
                    if not safe and not self.is_harmful(kind, self.field[snail], snail):
                        safe = True
        if not found:
            return NO_TARGET
        if RED[kind] and not enemies:
            return OFFERED + ONLY_FRIENDLY
        return -1 if safe else OFFERED + SELF_ELIMINATION

    def works_untargeted(self, kind: int) -> bool:
        """6.8, last column: a card without target needs one effect that can do something here."""
        dry = self.level[self.here] > 0
        for at in range(OUTCOME_COUNT[kind]):
            outcome = OUTCOMES[kind] + at
            for nth in range(EFFECT_COUNT[outcome]):
                op = OP[EFFECTS[outcome] + nth]
                if op == OP_MARKER:
                    if dry:
                        return True
                elif op == OP_REROLL:
                    if dry or self.is_pirate(self.turn_player):
                        return True
                elif op == OP_MOVE or op == OP_DRAW or op == OP_DISCARD or op == OP_PLACE:
                    return True
        return False

    def leap_of(self, kind: int) -> int:
        """How far a card places the acting snail, 0: not at all."""
        for at in range(OUTCOME_COUNT[kind]):
            outcome = OUTCOMES[kind] + at
            for nth in range(EFFECT_COUNT[outcome]):
                effect = EFFECTS[outcome] + nth
                if OP[effect] == OP_PLACE and ON[effect] == ON_SELF:
                    return NUMBER[effect]
        return 0

    def has_leap(self, kind: int) -> bool:
        """Is there a field where the acting snail could be placed?"""
        reach = self.leap_of(kind)
        for field in range(self.fields):
            if self.may_leap(field, reach):
                return True
        return False

    def may_leap(self, field: int, reach: int) -> bool:
        """6.8 `place` self: a field at distance 1 … reach that the acting snail can enter."""
        away = self.distance(self.here, field)
        return 1 <= away and away <= reach and self.can_enter(self.acting, field)

    def in_range(self, kind: int, field: int) -> bool:
        """6.2 Distance and line of sight."""
        if not FAR_SIGHT[kind] and self.level[field] > self.level[self.here]:
            return False
        away = self.distance(self.here, field)
        return RANGE_MIN[kind] <= away and away <= RANGE[kind]

    def is_target_field(self, kind: int, field: int) -> bool:
        """6.7 May a card be aimed at a field?"""
        if NEEDS[kind] == HAS_TILE and self.level[field] == 0:
            return False
        if NEEDS[kind] == HAS_SNAIL and self.crowd[field] == 0:
            return False
        return self.in_range(kind, field)

    def is_target_snail(self, kind: int, snail: int) -> bool:
        """6.7 May a card be aimed at a snail, or does an area reach it?"""
        if not self.alive >> snail & 1 or self.field[snail] < 0:
            return False
        own = self.is_own(snail)
        side = SIDE[kind]
        if side == OWN:
            if not own:
                return False
        elif own and (side == ENEMY or snail == self.acting):
            return False
        if TARGET[kind] == AN_AREA and snail == self.acting:
            return False
        field = self.field[snail]
        if not self.in_range(kind, field):
            return False
        needs = NEEDS[kind]
        if needs == NEEDS_NOTHING:
            return True
        if needs == WOUNDED:
            return self.health[snail] < HEALTH
        if needs == CAN_ENTER_SHELL:
            return self.level[field] > 0 and not self.in_shell >> snail & 1
        if needs == OWNER_HAS_SLOT:
            for at in range(5):
                if self.slot_state[snail >> 2][at] == HIDDEN:
                    return True
            return False
        if needs == OWNER_HAS_CARDS:
            return self.hand_count[snail >> 2] > 0
        if needs == CAN_PLACE_HERE:
            return field != self.here and self.can_enter(snail, self.here)
        return self.level[field] > 0 or needs == HAS_SNAIL

    def area(self, kind: int) -> int:
        """All snails that an area card reaches now, as a bit mask."""
        found = 0
        for snail in range(4 * self.players):
            if self.is_target_snail(kind, snail):
                found |= 1 << snail
        return found

    def is_harmful(self, kind: int, field: int, snail: int) -> bool:
        """6.10 Would this way openly cost the acting snail its life, with the worst outcome of the dice?"""
        certain = self.harm(BEFORE[kind], BEFORE_COUNT[kind], kind, field, snail, False)
        certain = self.with_harm(certain, self.harm(AFTER[kind], AFTER_COUNT[kind], kind, field, snail, False))
        worst = 0
        for at in range(OUTCOME_COUNT[kind]):
            outcome = OUTCOMES[kind] + at
            harm = self.harm(EFFECTS[outcome], EFFECT_COUNT[outcome], kind, field, snail, DEVIATES[outcome] != 0)
            damage = self.damage_of(self.with_harm(certain, harm))
            if damage > worst:
                worst = damage
        return worst >= self.health[self.acting]

    def with_harm(self, one: int, other: int) -> int:
        """Harm of two lists of effects: damage adds up, the markers under the acting snail count once."""
        return (one & 1023) + (other & 1023) | (one | other) & (TILE_BREAKS | SOMEBODY_COMES)

    def damage_of(self, harm: int) -> int:
        """Damage and what lies under the acting snail."""
        damage = harm & 1023
        if self.level[self.here] > 0:
            if harm & TILE_BREAKS:
                damage += MINE_HURTS * self.mines[self.here] + DYNAMITE_HURTS * self.dynamite[self.here]
            elif harm & SOMEBODY_COMES:
                damage += MINE_HURTS * self.mines[self.here]
        return damage

    def harm(self, first: int, count: int, kind: int, field: int, snail: int, deviates: bool) -> int:
        """Open self-damage of a list of effects: attacks on the own field; flags: its tile breaks, another snail comes."""
        here = self.here
        aimed_here = field == here and not deviates
        harm = 0
        before_place = 0
        for effect in range(first, first + count):
            op = OP[effect]
            if op == OP_DAMAGE and ON[effect] == ON_TARGETS:
                before_place += NUMBER[effect]
                if TARGET[kind] == A_FIELD and aimed_here:
                    harm += NUMBER[effect]
            elif op == OP_TILE_DAMAGE or op == OP_TILE_DESTROY:
                if ON[effect] == ON_OWN_FIELD or aimed_here:
                    harm |= TILE_BREAKS
            elif op == OP_PLACE and ON[effect] == ON_TARGET and not OPTIONAL[effect] and snail >= 0:
                if (
                    field != here
                    and (THROUGH_SHELL[effect] or not self.in_shell >> snail & 1)
                    and self.health[snail] > before_place
                    and self.can_enter(snail, here)
                ):
                    harm |= SOMEBODY_COMES
        return harm

    # ---- 6.6 Basic actions ---------------------------------------------------------------------------------------

    def do_basic(self, d: int, dealer: Dealer) -> None:
        """6.6 a: the half."""
        seat = self.turn_player
        half = self.arg_a[d]
        if self.step_of[d] == 1:  # strike: the target is chosen
            snail = self.answer & 15
            if dealer.telling:
                dealer.tell(TARGET_CHOSEN, seat, 1, snail, 0)
            self.end()
            self.begin(DAMAGE, BY_STRIKE, STRIKE_HURTS, 0, 1 << snail)
            return
        if half == STRIKE:
            self.step_of[d] = 1
            self.ask(DO_TARGET, seat, dealer)
            return
        self.end()
        if half == CRAWL:
            self.begin(MOVEMENT, CRAWL_POINTS, 0, 0, 0)
        elif half == DIG:
            self.draw_cards(seat, DIG_CARDS, dealer)
            self.begin(DAMAGE_TILE, self.here, CAUSE_DIG, 0, 0)
        elif half == SHELL:
            self.begin(ENTER_SHELL, self.acting, 0, 0, 0)
        elif half == SWAP:
            self.active[seat], self.inactive[seat] = self.inactive[seat], self.active[seat]
            if dealer.telling:
                dealer.tell(ORDERS_SWAPPED, seat, 0, 0, 0)
        else:
            self.set_aim(AIM_REROLLS, dealer)

    def set_aim(self, rerolls: int, dealer: Dealer) -> None:
        """Rerolls for the acting snail in the next slot."""
        seat = self.turn_player
        self.make_aim(seat, self.acting, self.turn_slot + 1, rerolls)
        if dealer.telling:
            dealer.tell(AIM_SET, seat, self.acting, self.turn_slot + 1, rerolls)

    # ---- 6.7 Cards -----------------------------------------------------------------------------------------------

    def do_card(self, d: int, dealer: Dealer) -> None:
        """6.7 C1 to C9. a: the kind of card."""
        kind = self.arg_a[d]
        seat = self.turn_player
        step = self.step_of[d]
        if step == 0:
            self.take_up(kind)
            self.step_of[d] = 3
        elif step == 1:  # C1, from the second attack on
            found = False
            enemies = TARGET[kind] == A_FIELD
            if self.alive >> self.acting & 1:
                if TARGET[kind] == A_FIELD:
                    for field in range(self.fields):
                        if self.is_target_field(kind, field):
                            found = True
                else:
                    snails = self.area(kind)
                    found = snails != 0 or TARGET[kind] == NO_TARGETS
                    enemies = snails & ~(15 << 4 * seat) != 0 or TARGET[kind] == NO_TARGETS
            if not found:
                self.step_of[d] = 17
            elif not enemies:
                self.step_of[d] = 2
                self.ask(DO_RESOLVE, seat, dealer)
            else:
                self.step_of[d] = 3
        elif step == 2:
            self.step_of[d] = 3 if self.answer & 1 else 17
        elif step == 3:  # C2
            self.step_of[d] = 4
            self.target_snail = -1
            self.target_field = self.here
            self.targets = 0
            if TARGET[kind] == AN_AREA:
                self.targets = self.area(kind)
                if dealer.telling:
                    dealer.tell(TARGET_CHOSEN, seat, 2, 0, 0)
                    for snail in range(16):
                        if self.targets >> snail & 1:
                            dealer.note(snail)
                self.step_of[d] = 5
            elif TARGET[kind] == NO_TARGETS:
                self.step_of[d] = 5
            else:
                self.ask(DO_TARGET, seat, dealer)
        elif step == 4:
            if self.answer & A_SNAIL:
                self.target_snail = self.answer & 15
                self.target_field = self.field[self.target_snail]
                self.targets = 1 << self.target_snail
                if dealer.telling:
                    dealer.tell(TARGET_CHOSEN, seat, 1, self.target_snail, 0)
            else:
                self.target_field = self.answer & 127
                self.targets = self.crowd[self.target_field]
                if dealer.telling:
                    dealer.tell(TARGET_CHOSEN, seat, 0, self.target_field, 0)
            self.step_of[d] = 5
        elif step == 5:  # C3
            self.step_of[d] = 6
            self.begin(EFFECTS_OF, BEFORE[kind], BEFORE_COUNT[kind], -1, 0)
        elif step == 6:  # C4
            self.step_of[d] = 7 if DICE[kind] > 0 else 9
            if DICE[kind] > 0:
                self.roll(DICE[kind], dealer)
        elif step == 7:
            if self.aims_left + self.leaders_left + self.eagles_left > 0:
                self.step_of[d] = 8
                self.ask(DO_REROLL, seat, dealer)
            else:
                self.step_of[d] = 9
        elif step == 8:
            if self.answer >> 11 & 31 == DO_KEEP_DICE:
                self.step_of[d] = 9
            else:
                self.reroll(dealer)
                self.step_of[d] = 7
        elif step == 9:  # C5
            found = 0
            for at in range(OUTCOME_COUNT[kind]):
                if self.is_satisfied(OUTCOMES[kind] + at):
                    self.outcome = OUTCOMES[kind] + at
                    found += 1
            if found == 0:
                if dealer.telling:
                    dealer.tell(ATTACK_MISSED, seat, 0, 0, 0)
                self.step_of[d] = 15
            elif found == 1:
                self.step_of[d] = 11
            else:
                self.step_of[d] = 10
                self.ask(DO_OUTCOME, seat, dealer)
        elif step == 10:
            self.outcome = OUTCOMES[kind] + (self.answer & 1023)
            self.step_of[d] = 11
        elif step == 11:
            if dealer.telling:
                dealer.tell(OUTCOME_CHOSEN, seat, self.outcome - OUTCOMES[kind], 0, 0)
            self.step_of[d] = 13
            if DEVIATES[self.outcome]:  # C6
                self.step_of[d] = 12
                self.ask(DO_DEVIATION, seat, dealer)
        elif step == 12:
            self.target_field = self.answer & 127
            if dealer.telling:
                dealer.tell(DEVIATED, seat, self.target_field, 0, 0)
            self.step_of[d] = 13
        elif step == 13:  # C7 and C8
            if TARGET[kind] == A_FIELD:
                self.targets = self.crowd[self.target_field]
            self.step_of[d] = 15
            self.begin(EFFECTS_OF, EFFECTS[self.outcome], EFFECT_COUNT[self.outcome], -1, 0)
        elif step == 15:  # C9
            self.step_of[d] = 16
            self.begin(EFFECTS_OF, AFTER[kind], AFTER_COUNT[kind], -1, 0)
        elif step == 16:
            self.attack += 1
            self.step_of[d] = 1 if self.attack < ATTACKS[kind] else 17
        elif step == 17:  # 6.11 Gunslingers
            if self.hit and self.faction[seat] == COWBOYS and RED[kind] and DICE[kind] > 0:
                if not self.ability_used >> seat & 1:
                    self.step_of[d] = 18
                    self.ask(DO_ABILITY, seat, dealer)
                    return
            self.end()
        else:
            self.end()
            if self.answer & 1:
                self.use_ability(dealer)
                self.draw_cards(seat, 1, dealer)

    def take_up(self, kind: int) -> None:
        """6.11 The rerolls that this card has."""
        seat = self.turn_player
        self.attack = 0
        self.hit = False
        self.aims_left = self.leaders_left = self.eagles_left = 0
        if RED[kind] and DICE[kind] > 0:
            if self.aim_snail[seat] == self.acting and self.aim_slot[seat] == self.turn_slot:
                self.aims_left = self.aim_rerolls[seat]
            self.leaders_left = self.acting & 3 == 0
            self.eagles_left = self.faction[seat] == AMAZONS and not self.ability_used >> seat & 1

    def use_ability(self, dealer: Dealer) -> None:
        """6.11 Once in a round."""
        self.ability_used |= 1 << self.turn_player
        if dealer.telling:
            dealer.tell(ABILITY_USED, self.turn_player, self.faction[self.turn_player], 0, 0)

    def may_target(self, into: list[int]) -> int:
        """C2, and the target of a strike."""
        n = 0
        if self.doing[self.depth - 1] == BASIC_ACTION:
            snails = self.crowd[self.here] & ~(15 << 4 * self.turn_player)
            while snails:
                into[n] = DO_TARGET << 11 | A_SNAIL | lowest(snails)
                snails &= snails - 1
                n += 1
            return n
        kind = self.arg_a[self.depth - 1]
        if TARGET[kind] == A_FIELD:
            for field in range(self.fields):
                if self.is_target_field(kind, field):
                    into[n] = DO_TARGET << 11 | field
                    n += 1
        else:
            snails = self.area(kind)
            while snails:
                into[n] = DO_TARGET << 11 | A_SNAIL | lowest(snails)
                snails &= snails - 1
                n += 1
        return n

    def roll(self, count: int, dealer: Dealer) -> None:
        """C4 One die or two."""
        self.dice[1] = -1
        dealer.begin(ROLL)
        for at in range(count):
            self.dice[at] = FACE[dealer.below(6)]
        if dealer.telling:
            dealer.tell(CHANCE + ROLL, self.dice[0], self.dice[1], 0, 0)
            dealer.tell(DICE_ROLLED, self.turn_player, self.dice[0], self.dice[1], 0)

    def may_reroll(self, into: list[int]) -> int:
        """C4 Every die with every source that is left, or enough."""
        n = 0
        for die in range(2):
            if self.dice[die] >= 0 and die < DICE[self.arg_a[self.depth - 1]]:
                if self.aims_left > 0:
                    into[n] = DO_REROLL << 11 | die + 1 << 2 | WITH_AIM
                    n += 1
                if self.leaders_left > 0:
                    into[n] = DO_REROLL << 11 | die + 1 << 2 | WITH_LEADER
                    n += 1
                if self.eagles_left > 0:
                    into[n] = DO_REROLL << 11 | die + 1 << 2 | WITH_EAGLE_EYES
                    n += 1
        into[n] = DO_KEEP_DICE << 11
        return n + 1

    def reroll(self, dealer: Dealer) -> None:
        """One die again; the new face counts."""
        source = self.answer & 3
        die = (self.answer >> 2 & 3) - 1
        if source == WITH_AIM:
            self.aims_left -= 1
        elif source == WITH_LEADER:
            self.leaders_left -= 1
        else:
            self.eagles_left -= 1
            self.use_ability(dealer)
        dealer.begin(ROLL_AGAIN)
        self.dice[die] = FACE[dealer.below(6)]
        if dealer.telling:
            dealer.tell(CHANCE + ROLL_AGAIN, self.dice[die], 0, 0, 0)
            dealer.tell(DIE_REROLLED, self.turn_player, die + 1, source, self.dice[die])

    def is_satisfied(self, outcome: int) -> bool:
        """C5 Are all symbols of an outcome among the faces, each on a die of its own?"""
        if DICE[self.arg_a[self.depth - 1]] == 0:
            return self.changes_something(outcome) or not self.can_choose_well()
        triangles = (self.dice[0] == 0) + (self.dice[1] == 0)
        squares = (self.dice[0] == 1) + (self.dice[1] == 1)
        circles = (self.dice[0] == 2) + (self.dice[1] == 2)
        return triangles >= TRIANGLES[outcome] and squares >= SQUARES[outcome] and circles >= CIRCLES[outcome]

    def can_choose_well(self) -> bool:
        """C5 Is there an outcome of a card without dice that can change something?"""
        kind = self.arg_a[self.depth - 1]
        for at in range(OUTCOME_COUNT[kind]):
            if self.changes_something(OUTCOMES[kind] + at):
                return True
        return False

    def changes_something(self, outcome: int) -> bool:
        """C5 Judged by what everybody knows: discarding needs a card in another's hand, pushing an enemy who can go."""
        for effect in range(EFFECTS[outcome], EFFECTS[outcome] + EFFECT_COUNT[outcome]):
            op = OP[effect]
            if op == OP_DISCARD:
                for seat in range(self.players):
                    if seat != self.turn_player and self.has_snail(seat) and self.hand_count[seat] > 0:
                        return True
            elif op == OP_PUSH and ON[effect] == ON_ENEMIES_HERE:
                for snail in range(4 * self.players):
                    if self.crowd[self.here] >> snail & 1 and not self.is_own(snail):
                        if self.can_be_pushed(snail, self.here, THROUGH_SHELL[effect] != 0):
                            return True
            else:
                return True
        return False

    def may_choose_outcome(self, into: list[int]) -> int:
        """C5 The satisfied outcomes, by their place on the card."""
        kind = self.arg_a[self.depth - 1]
        n = 0
        for at in range(OUTCOME_COUNT[kind]):
            if self.is_satisfied(OUTCOMES[kind] + at):
                into[n] = DO_OUTCOME << 11 | at
                n += 1
        return n

    # ---- 6.8 Effects ---------------------------------------------------------------------------------------------

    def affected(self) -> int:
        """C7 Those of the targets that live, and after an attack on a field still stand there (R67)."""
        if self.target_snail < 0 and TARGET[KIND_OF[self.playing]] == A_FIELD:
            return self.targets & self.alive & self.crowd[self.target_field]
        return self.targets & self.alive

    def do_effects(self, d: int, dealer: Dealer) -> None:
        """6.8 Effects one after the other. a: the next one, b: how many are left, c: the one that has asked, -1: none."""
        seat = self.turn_player
        if self.arg_c[d] >= 0:  # its answer is here
            effect = self.arg_c[d]
            self.arg_c[d] = -1
            op = OP[effect]
            value = self.answer & 2047
            if op == OP_DAMAGE:
                if dealer.telling:
                    dealer.tell(TARGET_CHOSEN, seat, 1, value, 0)
                self.begin(DAMAGE, BY_CARD, NUMBER[effect], 0, 1 << value)
            elif op == OP_UNSLOT:
                self.empty_slot(self.target_snail >> 2, value, dealer)
            elif ON[effect] == ON_SELF:
                self.begin(MOVE, self.acting, value, HOW_PLACE, 0)
            elif value:
                self.begin(MOVE, self.target_snail, self.here, HOW_PLACE, 0)
            return
        if self.arg_b[d] == 0:
            self.end()
            return
        effect = self.arg_a[d]
        self.arg_a[d] += 1
        self.arg_b[d] -= 1
        op = OP[effect]
        number = NUMBER[effect]
        field = self.here if ON[effect] == ON_OWN_FIELD else self.target_field
        if op == OP_DAMAGE:
            if ON[effect] == ON_TARGETS:
                self.begin(DAMAGE, BY_CARD, number, 0, self.affected())
            elif self.crowd[self.here] & ~(15 << 4 * seat):
                self.arg_c[d] = effect
                self.ask(DO_ENEMY, seat, dealer)
        elif op == OP_TILE_DAMAGE:
            self.begin(DAMAGE_TILE, field, CAUSE_CARD, 0, 0)
        elif op == OP_TILE_DESTROY:
            self.begin(DESTROY_TILE, field, CAUSE_DIG if DIGS[effect] else CAUSE_CARD, 0, 0)
        elif op == OP_TILE_REMOVE:
            if self.level[field] > 0:
                self.clear_markers(field)
                back = self.top_back(field)
                if dealer.telling:
                    dealer.tell(TILE_REMOVED, field, self.level[field], back, 0)
                self.take_tile(field)
                self.land(field, dealer)
        elif op == OP_FIRE:
            if self.level[field] > 0:
                self.fire[field] += number
                if dealer.telling:
                    dealer.tell(MARKER_PLACED, field, FIRE_MARKER, number, 0)
        elif op == OP_MARKER:
            if self.level[self.here] > 0:
                if MARKER[effect] == MINE_MARKER:
                    self.mines[self.here] += 1
                else:
                    self.dynamite[self.here] += 1
                if dealer.telling:
                    dealer.tell(MARKER_PLACED, self.here, MARKER[effect], 1, 0)
        elif op == OP_PUSH:
            if ON[effect] == ON_ENEMIES_HERE:
                enemies = self.crowd[self.here] & ~(15 << 4 * seat)
                self.begin(PUSH_ALL, self.here, THROUGH_SHELL[effect], 0, enemies)
            elif TARGET[KIND_OF[self.playing]] == AN_AREA:
                self.begin(PUSH_ALL, -1, THROUGH_SHELL[effect], 0, self.affected())
            else:
                self.begin(PUSH_ALL, field, THROUGH_SHELL[effect], 0, self.affected())
        elif op == OP_PLACE:
            if ON[effect] == ON_SELF:
                if self.alive >> self.acting & 1 and self.has_leap(KIND_OF[self.playing]):
                    self.arg_c[d] = effect
                    self.ask(DO_CHOOSE_PLACE, seat, dealer)
            elif self.can_pull(THROUGH_SHELL[effect]):
                if OPTIONAL[effect]:
                    self.arg_c[d] = effect
                    self.ask(DO_PLACE_TARGET, seat, dealer)
                else:
                    self.begin(MOVE, self.target_snail, self.here, HOW_PLACE, 0)
        elif op == OP_MOVE:
            self.begin(MOVEMENT, number, 0, 0, 0)
        elif op == OP_LEAVE_SHELL:
            snails = self.affected()
            while snails:
                self.leave_shell(lowest(snails), dealer)
                snails &= snails - 1
        elif op == OP_ENTER_SHELL:
            if self.alive >> self.target_snail & 1:
                self.begin(ENTER_SHELL, self.target_snail, 0, 0, 0)
        elif op == OP_HEAL:
            if self.alive >> self.target_snail & 1:
                gained = (
                    number
                    if number < HEALTH - self.health[self.target_snail]
                    else HEALTH - self.health[self.target_snail]
                )
                self.health[self.target_snail] += gained
                if dealer.telling:
                    dealer.tell(HEALED, self.target_snail, gained, self.health[self.target_snail], 0)
        elif op == OP_DRAW:
            self.draw_cards(seat, number, dealer)
        elif op == OP_DISCARD:
            self.begin(DISCARDS, self.clockwise(seat), number, number, 0)
        elif op == OP_STEAL:
            for _ in range(number):
                self.steal(self.target_snail >> 2, dealer)
        elif op == OP_UNSLOT:
            for at in range(5):
                if self.slot_state[self.target_snail >> 2][at] == HIDDEN and self.arg_c[d] < 0:
                    self.arg_c[d] = effect
            if self.arg_c[d] >= 0:
                self.ask(DO_SLOT, seat, dealer)
        elif op == OP_CONTAMINATE:
            self.contaminate(number, dealer)
        elif self.alive >> self.acting & 1:
            self.set_aim(number, dealer)

    def can_pull(self, ignore_shell: bool) -> bool:
        """6.8 `place` target: both live, it is elsewhere, not in its shell, and there is room on the own field."""
        snail = self.target_snail
        if snail < 0 or not self.alive >> snail & 1 or not self.alive >> self.acting & 1:
            return False
        if self.field[snail] == self.here or (self.in_shell >> snail & 1 and not ignore_shell):
            return False
        return self.can_enter(snail, self.here)

    def do_enter_shell(self, d: int, dealer: Dealer) -> None:
        """6.6 The Shell action. a: the snail."""
        snail = self.arg_a[d]
        owner = snail >> 2
        if self.step_of[d] == 1:
            self.leave_shell(self.answer & 15, dealer)
        elif self.in_shell >> snail & 1 or self.level[self.field[snail]] == 0:
            self.end()
            return
        else:
            used = self.in_shell & self.snails_of(owner)
            if used & used - 1:  # both shells: another snail gives its own up (R25)
                self.step_of[d] = 1
                self.ask(DO_TAKE_SHELL, owner, dealer)
                return
        self.end()
        self.in_shell |= 1 << snail
        if dealer.telling:
            dealer.tell(SHELL_ENTERED, snail, 0, 0, 0)

    def do_discards(self, d: int, dealer: Dealer) -> None:
        """6.8 `discard`: clockwise from the active player (R70). a: whose turn it is, b: of so many, c: so many are left."""
        seat = self.arg_a[d]
        if self.step_of[d] == 1:
            card = self.answer & 127
            self.lose(seat, card)
            self.put_on_discard(card)
            if dealer.telling:
                dealer.tell(CARDS_DISCARDED, seat, 0, 0, 0)
                dealer.note(card)
            self.arg_c[d] -= 1
            self.step_of[d] = 0
        if seat == self.turn_player:
            self.end()
        elif self.arg_c[d] > 0 and self.has_snail(seat) and self.arsenal_cards(seat) > 0:
            self.step_of[d] = 1
            self.ask(DO_DISCARD, seat, dealer)
        else:
            self.arg_a[d] = self.clockwise(seat)
            self.arg_c[d] = self.arg_b[d]

    def steal(self, victim: int, dealer: Dealer) -> None:
        """6.8 A random card of the arsenal changes hands."""
        count = self.arsenal_cards(victim)
        if count == 0:
            return
        dealer.begin(STEAL)
        card = self.hand[victim][dealer.below(count)]
        self.lose(victim, card)
        self.take(self.turn_player, card)
        if dealer.telling:
            dealer.tell(CHANCE + STEAL, card, 0, 0, 0)
            dealer.tell(CARD_STOLEN, victim, self.turn_player, card, 0)

    def empty_slot(self, owner: int, slot: int, dealer: Dealer) -> None:
        """6.8 `unslot`: basic and faction card go back to the hand, others to the discard pile (R54)."""
        card = self.slot_card[owner][slot - 1]
        self.slot_card[owner][slot - 1] = -1
        self.slot_state[owner][slot - 1] = EMPTY
        if card < ARSENAL:
            self.put_on_discard(card)
        else:
            self.take(owner, card)
        if dealer.telling:
            dealer.tell(SLOT_EMPTIED, owner, slot, card, card < ARSENAL)

    def contaminate(self, spaces: int, dealer: Dealer) -> None:
        """The marker moves on, at most to the last space (R41)."""
        self.contamination += spaces
        if self.contamination >= self.track_length:
            self.contamination = self.track_length - 1
        if dealer.telling:
            dealer.tell(CONTAMINATED, self.contamination, self.track[self.contamination], 0, 0)

    # ---- 6.9 Damage ----------------------------------------------------------------------------------------------

    def do_damage(self, d: int, dealer: Dealer) -> None:
        """6.9 One simultaneous instance. a: its source, b: so much, m: the snails."""
        self.arg_m[d] &= self.alive
        if self.step_of[d] == 1:
            if self.answer & 1:
                self.use_ability(dealer)
                self.arg_b[d] += 5
        elif self.fury and self.arg_a[d] <= BY_STRIKE and self.arg_m[d]:
            self.fury = False
            self.step_of[d] = 1
            self.ask(DO_ABILITY, self.turn_player, dealer)
            return
        self.hurt(d, dealer)
        self.end()

    def hurt(self, d: int, dealer: Dealer) -> None:
        """All are hurt, a shell takes five of it; then who has no health left is eliminated (R22, R66)."""
        snails = self.arg_m[d]
        while snails:
            snail = lowest(snails)
            snails &= snails - 1
            dealt = self.arg_b[d]
            if self.in_shell >> snail & 1:
                dealt = dealt - 5 if dealt > 5 else 0
            self.health[snail] = self.health[snail] - dealt if self.health[snail] > dealt else 0
            if self.arg_a[d] == BY_CARD and dealt >= 5 and not self.is_own(snail):
                self.hit = True
            if dealer.telling:
                dealer.tell(DAMAGED, snail, self.arg_b[d], dealt, self.health[snail])
                dealer.note(self.arg_a[d])
        snails = self.arg_m[d]
        while snails:
            snail = lowest(snails)
            snails &= snails - 1
            if self.health[snail] == 0:
                self.eliminate(snail, dealer)

    def eliminate(self, snail: int, dealer: Dealer) -> None:
        """6.9 Off the board, with its shell, its aim and its order; the inactive order slides up (R44)."""
        seat = snail >> 2
        self.crowd[self.field[snail]] &= ~(1 << snail)
        self.field[snail] = -1
        self.alive &= ~(1 << snail)
        self.in_shell &= ~(1 << snail)
        self.revealed &= ~(1 << snail)
        self.lost_now |= 1 << seat
        if dealer.telling:
            dealer.tell(ELIMINATED, snail, 0, 0, 0)
        if self.aim_snail[seat] == snail:
            self.end_aim(seat, dealer)
        if self.active[seat] == snail:
            self.active[seat] = self.inactive[seat]
            self.inactive[seat] = -1
            if dealer.telling:
                dealer.tell(ORDER_LOST, seat, snail, 0, 0)
                if self.active[seat] >= 0:
                    dealer.tell(FREE_SWAP, seat, 0, 0, 0)
        elif self.inactive[seat] == snail:
            self.inactive[seat] = -1
            if dealer.telling:
                dealer.tell(ORDER_LOST, seat, snail, 1, 0)

    def leave_shell(self, snail: int, dealer: Dealer) -> None:
        if self.in_shell >> snail & 1:
            self.in_shell &= ~(1 << snail)
            if dealer.telling:
                dealer.tell(SHELL_LEFT, snail, 0, 0, 0)

    def end_aim(self, seat: int, dealer: Dealer) -> None:
        snail = self.aim_snail[seat]
        self.make_aim(seat, -1, 0, 0)
        if dealer.telling:
            dealer.tell(AIM_ENDED, seat, snail, 0, 0)

    # ---- 6.9 Tiles -----------------------------------------------------------------------------------------------

    def do_damage_tile(self, d: int, dealer: Dealer) -> None:
        """6.9 damage_tile. a: the field, b: the cause, c: the level of the tile. Mines and dynamite go off (R29)."""
        field = self.arg_a[d]
        if self.step_of[d] == 0:
            if self.level[field] == 0 or self.dying[field]:
                self.end()
            elif self.damaged[field]:
                self.doing[d] = DESTROY_TILE
            else:
                self.damaged[field] = 1
                self.arg_c[d] = self.level[field]
                self.step_of[d] = 1
                if dealer.telling:
                    dealer.tell(TILE_DAMAGED, field, 0, 0, 0)
        elif self.level[field] != self.arg_c[d] or not self.next_explosion(d, field, dealer):
            self.end()

    def next_explosion(self, d: int, field: int, dealer: Dealer) -> bool:
        """One marker more goes off; both kinds: the neutral player says which (R32). Steps 1 and 2. False: none is left."""
        kind = MINE_MARKER if self.mines[field] else DYNAMITE_MARKER
        if self.step_of[d] == 2:
            kind = self.answer & 3
            self.step_of[d] = 1
        elif self.mines[field] == 0 and self.dynamite[field] == 0:
            return False
        elif self.mines[field] and self.dynamite[field]:
            self.step_of[d] = 2
            self.ask(DO_ORDER, self.neutral_player(), dealer)
            return True
        self.begin(EXPLODE, kind, field, 0, 0)
        return True

    def do_destroy_tile(self, d: int, dealer: Dealer) -> None:
        """6.9 destroy_tile. a: the field, b: the cause, c: the back. What lies on it goes off before it is flipped (R33)."""
        field = self.arg_a[d]
        step = self.step_of[d]
        if step == 0:
            if self.level[field] == 0 or self.dying[field]:
                self.end()
                return
            self.dying[field] = 1
            self.step_of[d] = 1
        elif step <= 2:
            if self.next_explosion(d, field, dealer):
                return
            self.clear_markers(field)
            back = self.top_back(field)
            self.arg_c[d] = back
            self.step_of[d] = 3
            if dealer.telling:
                dealer.tell(TILE_DESTROYED, field, self.level[field], back, self.arg_b[d])
            if back == BARREL:
                self.contaminate(1, dealer)
            elif back == TRAP:
                self.begin(DAMAGE, BY_TRAP, TRAP_HURTS, 0, self.crowd[field])
            elif back == MINE_BACK:
                self.begin(DAMAGE, BY_MINE_BACK, MINE_HURTS, 0, self.crowd[field])
            elif back != NOTHING and self.arg_b[d] == CAUSE_DIG:  # R35
                self.draw_cards(self.turn_player, 1 if back == CARDS_1 else 2, dealer)
        elif step == 3:
            self.take_tile(field)
            self.step_of[d] = 4
            if self.arg_c[d] == MINE_BACK:  # R36
                self.begin(DESTROY_TILE, field, CAUSE_MINE_BACK, 0, 0)
        else:
            self.end()
            self.land(field, dealer)

    def top_back(self, field: int) -> int:
        """The back of the top tile."""
        level = self.level[field]
        return self.tile[field][level - 1] - BACKS * level

    def clear_markers(self, field: int) -> None:
        self.damaged[field] = self.fire[field] = self.mines[field] = self.dynamite[field] = 0

    def take_tile(self, field: int) -> None:
        """The top tile to the box; the snails stand on what is below."""
        self.level[field] -= 1
        self.removed[self.removed_count] = self.tile[field][self.level[field]]
        self.removed_count += 1
        self.dying[field] = 0

    def land(self, field: int, dealer: Dealer) -> None:
        """6.9 landing: in the water there is no shell, and no aim but for Pirates."""
        if self.level[field] > 0:
            return
        snails = self.crowd[field]
        while snails:
            snail = lowest(snails)
            snails &= snails - 1
            self.leave_shell(snail, dealer)
            if self.aim_snail[snail >> 2] == snail and not self.is_pirate(snail >> 2):
                self.end_aim(snail >> 2, dealer)

    def do_explode(self, d: int, dealer: Dealer) -> None:
        """6.9 explode: a neutral effect. a: mine or dynamite, b: the field, m: who stood there."""
        field = self.arg_b[d]
        step = self.step_of[d]
        if step == 0:
            self.neutral += 1
            self.arg_m[d] = self.crowd[field]
            self.step_of[d] = 1
            if dealer.telling:
                dealer.tell(EXPLODED, field, self.arg_a[d], 0, 0)
            if self.arg_a[d] == MINE_MARKER:
                self.mines[field] -= 1
                self.begin(DAMAGE, BY_MINE, MINE_HURTS, 0, self.crowd[field])
            else:
                self.dynamite[field] -= 1
                self.begin(DAMAGE, BY_DYNAMITE, DYNAMITE_HURTS, 0, self.crowd[field])
        elif step == 1:
            self.step_of[d] = 2
            if self.arg_a[d] == DYNAMITE_MARKER:
                self.begin(PUSH_ALL, field, 0, 0, self.arg_m[d])
            elif self.level[field] > 0 and not self.dying[field]:  # R30
                self.begin(DESTROY_TILE, field, CAUSE_MINE, 0, 0)
        else:
            self.neutral -= 1
            self.end()

    # ---- 6.9 Pushing and moving ----------------------------------------------------------------------------------

    def do_push_all(self, d: int, dealer: Dealer) -> None:
        """6.9 push_all. a: the field (-1: each snail's own), b: also in shells, m: who has not been pushed yet."""
        if self.step_of[d] == 1:
            snail = self.answer >> 7 & 15
            self.step_of[d] = 0
            self.arg_m[d] &= ~(1 << snail)
            self.begin(MOVE, snail, self.answer & 127, HOW_PUSH, 0)
            return
        snails = self.arg_m[d] & self.alive
        while snails:
            snail = lowest(snails)
            snails &= snails - 1
            if self.can_be_pushed(snail, self.arg_a[d], self.arg_b[d] != 0):
                self.step_of[d] = 1
                self.ask(DO_PUSH, self.chooser(), dealer)
                return
        self.end()

    def can_be_pushed(self, snail: int, field: int, ignore_shell: bool) -> bool:
        """Is there a place to push it to from this field (-1: wherever it is)?"""
        if (field >= 0 and self.field[snail] != field) or (self.in_shell >> snail & 1 and not ignore_shell):
            return False
        field = self.field[snail]
        for at in range(6):
            to = self.near[6 * field + at]
            if to >= 0 and self.level[to] <= self.level[field] and self.can_enter(snail, to):
                return True
        return False

    def may_push(self, into: list[int]) -> int:
        """Any of the snails to any neighbouring field on its level or below."""
        d = self.depth - 1
        n = 0
        snails = self.arg_m[d] & self.alive
        while snails:
            snail = lowest(snails)
            snails &= snails - 1
            field = self.field[snail]
            if (self.arg_a[d] >= 0 and field != self.arg_a[d]) or (self.in_shell >> snail & 1 and not self.arg_b[d]):
                continue
            for at in range(6):
                to = self.near[6 * field + at]
                if to >= 0 and self.level[to] <= self.level[field] and self.can_enter(snail, to):
                    into[n] = DO_PUSH << 11 | snail << 7 | to
                    n += 1
        return n

    def can_enter(self, snail: int, field: int) -> bool:
        """6.9 Is there room for it, or can somebody make room (R16)?"""
        crowd = self.crowd[field] & ~(1 << snail)
        rest = crowd & crowd - 1
        if not rest & rest - 1:
            return True
        from_field = self.field[snail]
        if from_field >= 0:
            self.crowd[from_field] &= ~(1 << snail)
        self.crowd[field] |= 1 << snail
        fits = self.settles(field, 1 << snail)
        self.crowd[field] &= ~(1 << snail)
        if from_field >= 0:
            self.crowd[from_field] |= 1 << snail
        return fits

    def settles(self, field: int, moved: int) -> bool:
        """6.9 Can the surplus of a field go somewhere, one after the other, nobody twice (R17)?"""
        crowd = self.crowd[field]
        rest = crowd & crowd - 1
        rest &= rest - 1
        if not rest & rest - 1:
            return True
        loose = crowd & ~moved & ~self.in_shell
        while loose:
            snail = lowest(loose)
            loose &= loose - 1
            for at in range(6):
                to = self.near[6 * field + at]
                if to >= 0 and self.level[to] <= self.level[field]:
                    self.crowd[field] &= ~(1 << snail)
                    self.crowd[to] |= 1 << snail
                    fits = self.settles(to, moved | 1 << snail)
                    self.crowd[to] &= ~(1 << snail)
                    self.crowd[field] |= 1 << snail
                    if fits:
                        return True
        return False

    def do_move(self, d: int, dealer: Dealer) -> None:
        """6.9 move: all go first, then all arrive (R19). a: the snail, then the crowded field; b: where to, then the first
        arrival; c: how, then the next arrival; m: who has moved."""
        step = self.step_of[d]
        if step == 0:
            snail = self.arg_a[d]
            field = self.arg_b[d]
            self.arg_m[d] = 1 << snail
            self.arg_a[d] = field
            self.arg_b[d] = self.trail_count
            self.step_of[d] = 1
            self.go(snail, field, self.arg_c[d], dealer)
            self.arg_c[d] = self.arg_b[d]
        elif step == 1:
            crowd = self.crowd[self.arg_a[d]]
            rest = crowd & crowd - 1
            rest &= rest - 1
            if rest & rest - 1:
                self.step_of[d] = 2
                self.ask(DO_OVERFLOW, self.chooser(), dealer)
            else:
                self.step_of[d] = 3
        elif step == 2:
            snail = self.answer >> 7 & 15
            self.arg_m[d] |= 1 << snail
            self.arg_a[d] = self.answer & 127
            self.step_of[d] = 1
            self.go(snail, self.arg_a[d], HOW_OVERFLOW, dealer)
        elif self.arg_c[d] < self.trail_count:
            at = self.arg_c[d]
            self.arg_c[d] += 1
            snail = self.trail_snail[at]
            if self.alive >> snail & 1 and self.field[snail] == self.trail_field[at]:
                self.begin(ARRIVE, snail, self.trail_field[at], 0, 0)
        else:
            self.trail_count = self.arg_b[d]
            self.end()

    def go(self, snail: int, field: int, how: int, dealer: Dealer) -> None:
        """One snail to another field."""
        if dealer.telling:
            dealer.tell(SNAIL_MOVED, snail, self.field[snail], field, how)
        self.put_snail(snail, field)
        self.trail_snail[self.trail_count] = snail
        self.trail_field[self.trail_count] = field
        self.trail_count += 1

    def may_overflow(self, into: list[int]) -> int:
        """Who has not moved and has no shell goes to a field on its level or below from which the chain can end."""
        d = self.depth - 1
        field = self.arg_a[d]
        n = 0
        loose = self.crowd[field] & ~self.arg_m[d] & ~self.in_shell
        while loose:
            snail = lowest(loose)
            loose &= loose - 1
            for at in range(6):
                to = self.near[6 * field + at]
                if to >= 0 and self.level[to] <= self.level[field]:
                    self.crowd[field] &= ~(1 << snail)
                    self.crowd[to] |= 1 << snail
                    fits = self.settles(to, self.arg_m[d] | 1 << snail)
                    self.crowd[to] &= ~(1 << snail)
                    self.crowd[field] |= 1 << snail
                    if fits:
                        into[n] = DO_OVERFLOW << 11 | snail << 7 | to
                        n += 1
        return n

    def do_arrive(self, d: int, dealer: Dealer) -> None:
        """6.9 arrive: water, then fire, then mines (R20). a: the snail, b: the field, c: the level of its tile."""
        field = self.arg_b[d]
        if self.step_of[d] == 0:
            self.land(field, dealer)
            self.arg_c[d] = self.level[field]
            self.step_of[d] = 1
            if self.level[field] > 0 and self.fire[field] > 0:
                self.begin(DAMAGE, BY_FIRE, FIRE_HURTS * self.fire[field], 0, 1 << self.arg_a[d])
        elif self.level[field] == self.arg_c[d] and not self.dying[field] and self.mines[field] > 0:
            self.begin(EXPLODE, MINE_MARKER, field, 0, 0)
        else:
            self.end()

    def do_movement(self, d: int, dealer: Dealer) -> None:
        """6.9 movement. a: the points that are left."""
        if self.step_of[d] == 1:
            if self.answer >> 11 & 31 == DO_STOP:
                self.end()
                return
            field = self.answer & 127
            self.arg_a[d] -= self.cost(field)
            self.step_of[d] = 0
            self.begin(MOVE, self.acting, field, HOW_STEP, 0)
        elif self.alive >> self.acting & 1 and self.may_step(SCRATCH) > 1:
            self.step_of[d] = 1
            self.ask(DO_STEP, self.turn_player, dealer)
        else:
            self.end()

    def cost(self, field: int) -> int:
        """Movement points for a step, 99: impossible (R15, R52)."""
        up = self.level[field] - self.level[self.here]
        if up <= 0 or self.faction[self.turn_player] == NINJAS:
            return 1
        return 2 if up == 1 else 99

    def may_step(self, into: list[int]) -> int:
        """Neighbouring fields that the points reach, and to stop."""
        points = self.arg_a[self.depth - 1]
        n = 0
        for at in range(6):
            to = self.near[6 * self.here + at]
            if to >= 0 and self.cost(to) <= points and self.can_enter(self.acting, to):
                into[n] = DO_STEP << 11 | to
                n += 1
        into[n] = DO_STOP << 11
        return n + 1

    # ---- 6.12 Cleanup --------------------------------------------------------------------------------------------

    def do_cleanup(self, d: int, dealer: Dealer) -> None:
        """6.12 a1 to a4: dynamite, stench, fire, water. Everything in it is neutral."""
        step = self.step_of[d]
        if step == 0:
            self.neutral = 1
            self.step_of[d] = 1
            if dealer.telling:
                dealer.tell(CLEANUP_STARTED, self.round, 0, 0, 0)
        elif step != 2 and step != 5 and self.board_is_empty():
            self.end_cleanup(dealer)
        elif step == 1:  # a1
            for field in range(self.fields):
                if self.dynamite[field] > 0:
                    self.step_of[d] = 2
                    self.ask(DO_ORDER, self.neutral_player(), dealer)
                    return
            self.step_of[d] = 4  # a2
            for field in range(self.fields):
                self.burning[field] = self.fire[field] > 0
            self.begin(DAMAGE, BY_STENCH, STENCH_HURTS, 0, self.smelling())
        elif step == 2:
            self.step_of[d] = 1
            self.begin(EXPLODE, DYNAMITE_MARKER, self.answer & 127, 0, 0)
        elif step == 4:  # a3
            for field in range(self.fields):
                if self.burning[field]:
                    self.step_of[d] = 5
                    self.ask(DO_ORDER, self.neutral_player(), dealer)
                    return
            self.put_out_fires(dealer)
            self.step_of[d] = 6
            drowning = 0
            for snail in range(4 * self.players):
                if self.alive >> snail & 1 and self.level[self.field[snail]] == 0 and not self.is_pirate(snail >> 2):
                    drowning |= 1 << snail
            self.begin(DAMAGE, BY_CONTAMINATION, self.track[self.contamination], 0, drowning)
        elif step == 5:
            field = self.answer & 127
            self.burning[field] = 0
            self.step_of[d] = 4
            if self.level[field] > 0 and self.fire[field] > 0:
                self.begin(DAMAGE_TILE, field, CAUSE_FIRE, 0, 0)
        else:
            self.end_cleanup(dealer)

    def smelling(self) -> int:
        """6.12 a2 The snails of others that share a field with a Zombie, as a bit mask."""
        found = 0
        for seat in range(self.players):
            if self.faction[seat] == ZOMBIES:
                snails = self.snails_of(seat)
                while snails:
                    found |= self.crowd[self.field[lowest(snails)]]
                    snails &= snails - 1
                found &= ~(15 << 4 * seat)
        return found

    def put_out_fires(self, dealer: Dealer) -> None:
        """6.12 a3 No fire burns longer than a round."""
        burns = False
        for field in range(self.fields):
            if self.fire[field] > 0:
                if dealer.telling and not burns:
                    dealer.tell(FIRES_REMOVED, 0, 0, 0, 0)
                burns = True
                self.fire[field] = 0
                if dealer.telling:
                    dealer.note(field)

    def board_is_empty(self) -> bool:
        return self.alive == 0

    def end_cleanup(self, dealer: Dealer) -> None:
        """After a4, or as soon as nobody is left."""
        self.depth = 0
        self.neutral = 0
        self.at = AT_COLLECT
        for field in range(self.fields):
            self.burning[field] = 0
        self.see_off(dealer)
        if self.board_is_empty():
            self.end_game(dealer)

    def collect(self, dealer: Dealer) -> None:
        """6.12 b Cards and orders are taken back."""
        for seat in range(self.players):
            if self.has_snail(seat):
                self.collect_cards(seat, dealer)
                self.active[seat] = self.inactive[seat] = -1
                if self.aim_snail[seat] >= 0:
                    self.end_aim(seat, dealer)
        self.revealed = 0
        self.ability_used = 0
        self.lost_last = self.lost_now
        self.lost_now = 0
        for seat in range(self.players):
            if self.group[seat]:
                self.lost_last &= ~(1 << seat)
        self.at = AT_PASS
        self.check_end(dealer)

    def collect_cards(self, seat: int, dealer: Dealer) -> None:
        """Basic cards and those with the return symbol to the hand, the faction card beside the board (R53)."""
        played_faction = False
        if dealer.telling:
            for at in range(5):
                if self.slot_card[seat][at] >= FACTION_CARDS:
                    played_faction = True
            dealer.tell(CARDS_COLLECTED, seat, played_faction, 0, 0)
        for at in range(5):
            card = self.slot_card[seat][at]
            self.slot_card[seat][at] = -1
            self.slot_state[seat][at] = UNCOMMITTED
            if card < 0:
                continue
            if card >= FACTION_CARDS:
                self.faction_at[seat] = BESIDE
                continue
            if dealer.telling:
                dealer.note(card)
            if card >= BASIC or RETURNS[KIND_OF[card]]:
                self.take(seat, card)
            else:
                self.put_on_discard(card)

    def pass_start(self, dealer: Dealer) -> None:
        """6.12 c The start marker moves on; after the last round the snails are counted."""
        self.start_player = self.clockwise(self.start_player)
        while not self.has_snail(self.start_player):
            self.start_player = self.clockwise(self.start_player)
        self.round += 1
        if dealer.telling:
            dealer.tell(START_PLAYER_PASSED, self.start_player, 0, 0, 0)
        if self.round > self.rounds:
            self.end_game(dealer)
            return
        if dealer.telling:
            dealer.tell(ROUND_STARTED, self.round, self.start_player, 0, 0)
        self.at = AT_DRAW_TURN
        self.turn_player = self.start_player

    # ---- What a viewer cannot know -------------------------------------------------------------------------------

    def imagine(self, viewer: int, dealer: Dealer) -> None:
        """Deal everything anew that a seat (-1: a spectator) cannot see, also in the middle of a resolution.

        Equal views and equal chance lead to equal worlds: nothing depends on what is really hidden.
        """
        count = self.deck_count
        for at in range(count):
            PILE[at] = self.deck[at]
        for seat in range(self.players):
            if seat != viewer:
                self.pieces[seat] = 0
                for at in range(self.hand_count[seat]):
                    if self.hand[seat][at] < ARSENAL:
                        PILE[count] = self.hand[seat][at]
                        count += 1
                for place in range(5):
                    if self.slot_state[seat][place] == HIDDEN and self.slot_card[seat][place] < ARSENAL:
                        PILE[count] = self.slot_card[seat][place]
                        count += 1
        sort(PILE, count)
        dealer.shuffle(PILE, count)
        for seat in range(self.players):
            if seat != viewer:
                count = self.imagine_cards(seat, count, dealer)
                self.imagine_orders(seat, dealer)
        self.deck_count = 0
        for at in range(count):
            self.put_on_deck(PILE[at])
        for level in range(3):
            self.imagine_backs(level, dealer)

    def imagine_cards(self, seat: int, count: int, dealer: Dealer) -> int:
        """Another's cards: those that are certain, the others from the end of the pile; into hand and hidden slots."""
        own = 0
        unknown = 0
        for at in range(self.hand_count[seat]):
            card = self.hand[seat][at]
            unknown += card < ARSENAL
            if card >= ARSENAL:
                DRAWN[own] = card
                own += 1
        for place in range(5):
            if self.slot_state[seat][place] == HIDDEN:
                card = self.slot_card[seat][place]
                unknown += card < ARSENAL
                if card >= ARSENAL:
                    DRAWN[own] = card
                    own += 1
        sort(DRAWN, own)
        for _ in range(unknown):
            count -= 1
            DRAWN[own] = PILE[count]
            own += 1
        dealer.shuffle(DRAWN, own)
        for place in range(5):
            if self.slot_state[seat][place] == HIDDEN:
                own -= 1
                self.slot_card[seat][place] = DRAWN[own]
                if DRAWN[own] >= FACTION_CARDS:
                    self.faction_at[seat] = IN_SLOT
        self.hand_count[seat] = 0
        for at in range(own):
            self.take(seat, DRAWN[at])
        return count

    def imagine_orders(self, seat: int, dealer: Dealer) -> None:
        """Orders that lie face down: on any living snails whose order has not been seen."""
        active = self.active[seat]
        inactive = self.inactive[seat]
        hidden = self.snails_of(seat) & ~self.revealed
        if active >= 0 and not self.revealed >> active & 1:
            active = self.one_of(hidden, dealer)
            hidden &= ~(1 << active)
        if inactive >= 0 and not self.revealed >> inactive & 1:
            inactive = self.one_of(hidden, dealer)
        self.active[seat] = active
        self.inactive[seat] = inactive

    def one_of(self, mask: int, dealer: Dealer) -> int:
        """Any set bit of a mask."""
        count = 0
        rest = mask
        while rest:
            rest &= rest - 1
            count += 1
        for _ in range(dealer.below(count)):
            mask &= mask - 1
        return lowest(mask)

    def imagine_backs(self, level: int, dealer: Dealer) -> None:
        """The tiles of one terrain whose back has not been seen, from all that can still be there."""
        size = 20 if level == 0 else 15 if level == 1 else 6
        left = 0
        for back in range(6):
            count = 0
            for tile in range(size):
                count += TILE_BACKS[20 * level + tile] == back
            for at in range(self.removed_count):
                count -= self.removed[at] == BACKS * (level + 1) + back
            for field in range(self.fields):
                if self.level[field] == level + 1 and self.dying[field]:
                    count -= self.tile[field][level] == BACKS * (level + 1) + back
            for _ in range(count):
                PILE[left] = back
                left += 1
        dealer.shuffle(PILE, left)
        for field in range(self.fields):
            if self.level[field] > level and not (self.level[field] == level + 1 and self.dying[field]) and left > 0:
                left -= 1
                self.tile[field][level] = BACKS * (level + 1) + PILE[left]

    # ---- 6.13 The end --------------------------------------------------------------------------------------------

    def see_off(self, dealer: Dealer) -> None:
        """6.5 Who has lost the last snail is out; those of one turn share a rank (7)."""
        gone = False
        for seat in range(self.players):
            if not self.has_snail(seat) and self.group[seat] == 0:
                if not gone:
                    self.groups += 1
                gone = True
                self.group[seat] = self.groups
                self.send_cards_away(seat, dealer)

    def send_cards_away(self, seat: int, dealer: Dealer) -> None:
        """Cards of the arsenal to the discard pile, hand first, then slots; the others to the box."""
        if dealer.telling:
            dealer.tell(PLAYER_OUT, seat, 0, 0, 0)
        for at in range(self.hand_count[seat]):
            card = self.hand[seat][at]
            if card < ARSENAL:
                self.put_on_discard(card)
                if dealer.telling:
                    dealer.note(card)
        self.hand_count[seat] = 0
        for at in range(5):
            card = self.slot_card[seat][at]
            self.slot_card[seat][at] = -1
            self.slot_state[seat][at] = UNCOMMITTED
            if 0 <= card and card < ARSENAL:
                self.put_on_discard(card)
                if dealer.telling:
                    dealer.note(card)
        self.faction_at[seat] = IN_BOX
        self.ability_used &= ~(1 << seat)
        self.lost_now &= ~(1 << seat)
        self.lost_last &= ~(1 << seat)

    def check_end(self, dealer: Dealer) -> bool:
        """6.13 Nobody or only one player has a snail left."""
        left = 0
        for seat in range(self.players):
            left += self.has_snail(seat)
        if left > 1:
            return False
        self.end_game(dealer)
        return True

    def end_by_count(self, dealer: Dealer) -> None:
        """The last round is over."""
        self.see_off(dealer)
        self.end_game(dealer)

    def end_game(self, dealer: Dealer) -> None:
        self.at = AT_OVER
        self.owing = 0
        self.asking = self.turn_player = -1
        if dealer.telling:
            dealer.tell(GAME_OVER, 0, 0, 0, 0)

    def returns(self, seat: int) -> int:
        """7 Snails, then health; below them who is out, the latest first."""
        if self.group[seat] > 0:
            return self.group[seat]
        merit = 0
        for snail in range(4 * seat, 4 * seat + 4):
            if self.alive >> snail & 1:
                merit += A_SNAIL_MORE + self.health[snail]
        return merit
