# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""5 The set-up: factions, tiles, start hands, snails."""

from __future__ import annotations

from .table import *


class SetUp(Table):
    """5 From the box to the first round."""

    # ---- 5 Set-up ----------------------------------------------------------------------------------------------------

    @cython.ccall
    def deal(self, dealer: Dealer) -> None:
        """5 From the box to the first decision."""
        self.alive = (1 << 4 * self.players) - 1
        for snail in range(4 * self.players):
            self.health[snail] = HEALTH
        self.start_player = self.fixed_start
        if self.fixed_start < 0:
            dealer.begin(START_PLAYER)
            self.start_player = dealer.below(self.players)
            dealer.tell(CHANCE + START_PLAYER, self.start_player, 0, 0, 0)
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
                self.tile[field][level] = BACKS * (level + 1) + TILE_BACKS[level][PILE[count]]
                self.level[field] = level + 1

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
        dealer.tell(START_HAND_SHOWN, seat, 0, 0, 0)
        for at in range(count):
            PILE[at] = self.hand[seat][0]
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
        dealer.tell(CARDS_DISCARDED, seat, 0, 0, 0)
        at = 0
        for place in range(5):
            if kept >> place & 1:
                at += 1
            else:
                card = self.hand[seat][at]
                self.lose(seat, card)
                self.put_on_discard(card)
                dealer.note(card)
        self.next_start_hand(seat, dealer)

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

    def next_start_hand(self, seat: int, dealer: Dealer) -> None:
        """Clockwise; then the snails are placed."""
        seat = self.clockwise(seat)
        if seat != self.start_player:
            self.start_hand(seat, dealer)
        else:
            self.at = AT_PLACE
            self.turn_player = seat
            self.ask(DO_PLACE, seat, dealer)

    def place_next(self, dealer: Dealer) -> None:
        """5/7 Four laps, one snail each; then round 1 begins with the planning."""
        self.turn_player = self.clockwise(self.turn_player)
        for snail in range(4 * self.turn_player, 4 * self.turn_player + 4):
            if self.field[snail] < 0:
                self.ask(DO_PLACE, self.turn_player, dealer)
                return
        self.round = 1
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
