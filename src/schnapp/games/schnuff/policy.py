# cython: annotation_typing=False
# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in policy.pxd, and the compiler checks them)
"""How sensible players of Schnuff go on, and what speaks for and against a seat.

Every card gets a worth in chips, the best one is played: what it costs me now, what it will probably cost the next player (a trap: a
count from which they have no safe card), and what the card could still save me later. All from what the seat sees: no hidden
card is used, and nobody's forgetting is counted on.
"""

from __future__ import annotations

from .thinking.choosing import *


class SchnuffPolicy(Choosing):
    """Plays sensibly, and sees what is worth something in a whole state."""

    # ---- Who sees what -------------------------------------------------------------------------------------------

    def information_state_hash(self, state, seat):
        """The count, everybody's chips and how many cards they have, the top card. Not who may draw: a view may hide it."""
        table = state
        top = table.discard[table.discard_count - 1] if table.discard_count > 0 else -1
        seen = hash_combine(
            hash_combine(hash_combine(hash_combine(BLANK, table.stage), table.round), table.active), table.dealer
        )
        seen = hash_combine(
            hash_combine(hash_combine(hash_combine(seen, table.count), table.direction), table.started), top
        )
        seen = hash_combine(hash_combine(hash_combine(seen, table.immune), table.immune_limit), table.pile_count)
        seen = hash_combine(hash_combine(seen, table.in_game), table.in_round)
        for other in range(table.players):
            seen = hash_combine(hash_combine(seen, table.chips[other]), table.hand_count[other])
        return seen

    # ---- What is imagined ----------------------------------------------------------------------------------------

    def world(self, request: SearchRequest, chance: Dealer) -> State:
        """Who is asked whether to draw knows from that alone that the card before was his own: no view says it."""
        if any(act["type"] == "draw" for act in request.legal):
            request = replace(request.recalled(), view={**request.view, "draw_right": request.seat})
        return super().world(request, chance)

    # ---- What is remembered --------------------------------------------------------------------------------------

    def remember(self, request: SearchRequest) -> None:
        memory, players = request.memory, request.players
        self.remembers = memory is not None
        self.knows_pile = memory is not None and memory["pile"] is not None
        for seat in range(players):
            self.plays[seat] = 0
            for kind in range(9):
                self.drawn[seat][kind] = 0
        if memory is None:
            return
        for seat in range(players):
            if seat != request.seat:
                for card in memory["drawn"][seat]:
                    self.drawn[seat][box.KINDS.index(card)] += 1
                for play in memory["plays"][seat]:
                    past = cast("Schnuff", request.game.new(players, request.options))
                    situate(past, request.view, play, seat)
                    self.recall(past, seat, box.KINDS.index(play["card"]))

    def recall(self, past, seat, card):
        """What each kind was worth to him when he played this card, but for what it could save him later."""
        self.look(past, seat)
        at = self.plays[seat]
        self.plays[seat] += 1
        self.played[seat][at] = card
        for kind in range(9):
            if (past.stage == LEAD and kind >= PASS) or (kind == SCHNUFF and not past.is_limit()):
                self.then[seat][at][kind] = NOT_THEN
            else:
                self.then[seat][at][kind] = self.worth_of(kind) + KEPT[kind]

    # ---- What could be -------------------------------------------------------------------------------------------

    def imagine(self, world, seat, chance):
        """As `redealing.py` does it: unknown cards over unknown places; who was skipped at the lead holds no number card,
        whoever's turn it is can play. But hands are such as people keep."""
        table = world
        hidden = table.in_round & ~(1 << seat)
        count = self.gather(table, hidden)
        chance.shuffle(PILE, count)
        skipped = self.skipped(table) & hidden
        if skipped:
            for other in range(table.players):
                if skipped >> other & 1:
                    count = self.deal_wild(table, other, count)
            chance.shuffle(PILE, count)
            hidden &= ~skipped
        if hidden >> table.active & 1:
            count = self.deal_hand(table, table.active, count, chance)
            hidden &= ~(1 << table.active)
        for other in range(table.players):
            if hidden >> other & 1:
                count = self.deal_hand(table, other, count, chance)
        if not self.remembers:
            for n in range(table.discard_count - 1):
                count -= 1
                table.discard[n] = PILE[count]
        for _n in range(table.aside_count):
            count -= 1
            table.aside[PILE[count]] += 1
        if not self.knows_pile:
            for n in range(table.pile_count):
                table.pile[n] = PILE[n]

    def deal_hand(self, table, seat, count, chance):
        """Cards from the end of the pile, besides those that he must have; how many cards are left."""
        cards = table.hand_count[seat]
        for kind in range(9):
            cards -= self.drawn[seat][kind]
        if self.plays[seat] > 0:
            self.guess(seat, cards, count, chance)
        else:
            self.favour(table, cards, count, chance)
        if seat == table.active:
            self.see_to_a_card(table, cards, count, chance)
        table.hand_count[seat] -= cards
        for _n in range(cards):
            count -= 1
            table.take(seat, PILE[count])
        return count

    def guess(self, seat, cards, count, chance):
        """Draw so many cards of the pile to its end: such that he would have played as he did."""
        for tries in range(GUESSES):
            for n in range(cards):
                place = chance.below(count - n)
                card = PILE[place]
                PILE[place] = PILE[count - 1 - n]
                PILE[count - 1 - n] = card
            plays = self.plays[seat] - self.plays[seat] * tries // GUESSES
            if self.explains(seat, plays, cards, count, chance) or chance.below(1000) < DOUBT:
                return

    def explains(self, seat, plays, cards, count, chance):
        """Would he have played what he played, as far as his last so many plays go? Which of his cards he drew after a play,
        nobody knows: any of them."""
        held = 0
        for kind in range(9):
            for _n in range(self.drawn[seat][kind]):
                GUESS[held] = kind
                held += 1
        for n in range(cards):
            GUESS[held] = PILE[count - 1 - n]
            held += 1
        while held < HAND:
            GUESS[held] = -1
            held += 1
        for at in range(plays):
            newest = chance.below(HAND)
            left = 0
            for n in range(HAND):
                if n != newest:
                    LEFT[left] = GUESS[n]
                    left += 1
            if not self.would_play(seat, at):
                return False
            GUESS[newest] = self.played[seat][at]
        return True

    def would_play(self, seat, at):
        """Rather than any card that was left?"""
        card = self.played[seat][at]
        most = self.then[seat][at][card] - self.spared(card, 1) + NEARLY
        for n in range(HAND - 1):
            other = LEFT[n]
            if other >= 0 and other != card and self.then[seat][at][other] - self.spared(other, 0) > most:
                return False
        return True

    def spared(self, card, more):
        """As `reserve`: what a card could save him later. He had so many more of it than were left."""
        for n in range(HAND - 1):
            more += LEFT[n] == card
        return KEPT[card] * 0.6 if more > 1 and card >= PASS else KEPT[card]

    def favour(self, table, cards, count, chance):
        """Draw so many cards of the pile to its end: such as people keep more likely than others."""
        if table.discard_count < HABITS:
            return
        for _n in range(cards):
            count -= 1
            place = chance.below(count + 1)
            while chance.below(1000) >= LIKELY[PILE[place]]:
                place = chance.below(count + 1)
            card = PILE[place]
            PILE[place] = PILE[count]
            PILE[count] = card

    def gather(self, table, hidden):
        """All cards that the seat does not know, into the pile; how many they are. Hands keep those that must be there."""
        count = 0
        for other in range(table.players):
            if hidden >> other & 1:
                table.held[other] = 0
                for kind in range(9):
                    for _n in range(table.hand[other][kind] - self.drawn[other][kind]):
                        PILE[count] = kind
                        count += 1
                    table.hand[other][kind] = self.drawn[other][kind]
                    table.held[other] |= (self.drawn[other][kind] > 0) << kind
        for kind in range(9):
            for _n in range(table.aside[kind]):
                PILE[count] = kind
                count += 1
            table.aside[kind] = 0
        if not self.remembers:
            for at in range(table.discard_count - 1):
                PILE[count] = table.discard[at]
                count += 1
        if not self.knows_pile:
            for at in range(table.pile_count):
                PILE[count] = table.pile[at]
                count += 1
        return count

    def skipped(self, table):
        """Who sits between the dealer and the leader, as a bit mask."""
        skipped = 0
        if table.stage == LEAD:
            seat = table.left_of(table.dealer)
            while seat != table.active:
                skipped |= 1 << seat
                seat = table.left_of(seat)
        return skipped

    def deal_wild(self, table, seat, count):
        """A hand without number cards from the pile; how many cards are left."""
        at = count - 1
        table.held[seat] = 0
        for _n in range(table.hand_count[seat]):
            while PILE[at] < PASS:
                at -= 1
            table.hand_count[seat] -= 1
            table.take(seat, PILE[at])
            count -= 1
            PILE[at] = PILE[count]
            at -= 1
        return count

    def see_to_a_card(self, table, cards, count, chance):
        """Shuffle until one of the last so many cards could be played, if none that he must have can be."""
        if table.draw_right == table.active or table.playable(table.active):
            return
        for _tries in range(TRIES):
            for n in range(cards):
                if self.can_be_played(table, PILE[count - 1 - n]):
                    return
            chance.shuffle(PILE, count)
            self.favour(table, cards, count, chance)
        for at in range(count):
            if self.can_be_played(table, PILE[at]):
                card = PILE[at]
                PILE[at] = PILE[count - 1]
                PILE[count - 1] = card
                return

    def can_be_played(self, table, card):
        if table.stage == LEAD:
            return card < PASS
        return card != SCHNUFF or table.is_limit()


def situate(past: Schnuff, view: Mapping[str, Any], play: Mapping[str, Any], seat: int) -> None:
    """The open table before a play, as it is remembered (`memory.py`); nobody knows the hand of who played."""
    hands = [0 if other == seat else cards for other, cards in enumerate(play["hands"])]
    SCHEMA.load_view(past, {**view, **play, "hands": hands}, NOBODY)
    past.settle()


def schnuff_policy() -> SchnuffPolicy:
    """The policy with what it has learned (`python -m tools.train schnuff`, then `python -m tools.practise`)."""
    package = "schnapp.games.schnuff"
    policy = SchnuffPolicy(learned(package, SchnuffFeatures), learned(package, SchnuffActFeatures, "policy.npz"))
    policy.quiet_boundaries = 1
    policy.acts = ACTS
    policy.dealt = 1  # worlds are dealt in place, as `redealing.py` would deal them, in a hundredth of the time
    return policy
