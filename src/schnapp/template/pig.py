"""Pig: roll the die as often as you dare; whoever gets to 100 points first wins."""

from __future__ import annotations

from schnapp.author import Act, Acts, BySeat, Dealer, Dice, Event, Events, Option, PlainGame, PlainState, Seat, Struct

WORDS = """
game-title = Pig
option-goal = Points to win
act-roll-line = Roll the die
act-hold-line = Keep the points of this turn
log-rolled = { $player_you ->
    [yes] You roll a { $pips }.
   *[no] { $player } rolls a { $pips }.
}
log-held = { $player_you ->
    [yes] You keep them and have { $points }.
   *[no] { $player } keeps them and has { $points }.
}
"""


class Position(Struct):
    active: Seat | None
    pot: int  # what this turn has brought so far
    points: BySeat[int]


class Roll(Act): ...


class Hold(Act): ...


class Rolled(Event):
    player: Seat
    pips: int


class Held(Event):
    player: Seat
    points: int


class Pig(PlainState):
    position = Position
    acts = Acts(Roll, Hold)
    events = Events({"die": Dice(1)}, Rolled, Held)

    def deal(self, dealer: Dealer) -> None:
        self.active = 0

    def legal_acts(self, seat: int) -> list[Act]:
        return [Roll(), Hold()] if self.pot > 0 else [Roll()]

    def do(self, seat: int, act: Act, dealer: Dealer) -> None:
        if isinstance(act, Roll):
            (pips,) = self.chance(dealer, "die")
            self.tell(dealer, Rolled(player=seat, pips=pips))
            self.pot += pips
            if pips > 1:
                return
        else:
            self.points[seat] += self.pot
            self.tell(dealer, Held(player=seat, points=self.points[seat]))
        self.pot = 0
        self.active = None if self.points[seat] >= self.goal else (seat + 1) % self.players

    def returns(self, seat: int) -> int:
        return self.points[seat]


class PigGame(PlainGame):
    name = "pig"
    seats = range(2, 11)
    options = (Option("goal", 100, low=10, high=1000),)
    rules = Pig
    words = WORDS
