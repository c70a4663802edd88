# cython: annotation_typing=False
# pyright: basic, reportUndefinedVariable=false, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
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

    # ---- What is remembered --------------------------------------------------------------------------------------

    def determinization(self, request: SearchRequest, chance: Rng) -> State:
        """Who is asked whether to draw knows from that alone that the card before was his own: no view says it."""
        if any(act["type"] == "draw" for act in request.legal):
            request = replace(request.recalled(), view={**request.view, "draw_right": request.seat})
        return super().determinization(request, chance)

    def remember(self, request: SearchRequest) -> None:
        """What the others played, and the open table before it; nobody knows the hand of who played."""
        memory = request.memory
        for seat in range(request.players):
            self.plays[seat] = 0
            if memory is None or seat == request.seat:
                continue
            for play in memory["plays"][seat]:
                past = cast("Schnuff", request.game.new(request.players, request.options))
                hands = [0 if other == seat else cards for other, cards in enumerate(play["hands"])]
                SCHEMA.load_view(past, {**request.view, **play, "hands": hands}, NOBODY)
                past.settle()
                self.recall(past, seat, box.KINDS.index(play["card"]))

    def recall(self, past, seat, card):
        """What each kind was worth to him when he played this card, but for what it could save him later."""
        self.prepare(past, seat)
        at = self.plays[seat]
        self.plays[seat] += 1
        self.played[seat][at] = card
        for kind in range(9):
            fits = past.playable_kinds() >> kind & 1
            self.then[seat][at][kind] = self.value_of(kind) + KEPT[kind] if fits else NOT_THEN

    # ---- What could be -------------------------------------------------------------------------------------------

    def resample(self, state, seat, chance):
        """As `Schnuff.resample`, but hands are such as people keep, or such as explain what they have played."""
        table = state
        count = table.collect_hidden(seat, chance)
        other = max(0, table.active)
        for _n in range(table.players):
            self.choose_hand(table, other, count, chance)
            count = table.fill_hand(other, count, chance)
            other = table.left_of(other)
        table.lay_out_hidden(count)

    def choose_hand(self, table, seat, count, chance):
        """What a seat lacks, to the end of the unseen cards."""
        cards = table.missing(seat)
        if cards > 0 and self.plays[seat] > 0:
            self.guess(table, seat, cards, count, chance)
        elif table.discard_count >= HABITS:
            self.favour(table, cards, count, chance)

    def guess(self, table, seat, cards, count, chance):
        """Such cards that he would have played as he did."""
        for tries in range(GUESSES):
            table.draw_again(cards, count, chance)
            plays = self.plays[seat] - self.plays[seat] * tries // GUESSES
            if self.explains(table, seat, plays, cards, count, chance) or chance.below(1000) < DOUBT:
                return

    def explains(self, table, seat, plays, cards, count, chance):
        """Would he have played what he played, as far as his last so many plays go? Which of his cards he drew after a play,
        nobody knows: any of them."""
        held = 0
        for kind in range(9):
            for _n in range(table.hand[seat][kind]):
                GUESS[held] = kind
                held += 1
        for n in range(cards):
            GUESS[held] = UNSEEN[count - 1 - n]
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
        """Such cards as people keep more likely than others."""
        for _n in range(cards):
            at = chance.below(count)
            while chance.below(1000) >= LIKELY[UNSEEN[at]]:
                at = chance.below(count)
            count = table.move_to_end(at, count)
