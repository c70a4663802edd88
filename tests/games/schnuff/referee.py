"""A second reading of Schnuff: the rules in plain Python, sentence by sentence after schnuff.md, to check the engine by.

It rolls and shuffles nothing: the results of the random steps are handed in and only checked for being possible.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

NUMBERS = {"number_1": 1, "number_2": 2, "number_3": 3, "number_4": 4}
KINDS = [*NUMBERS, "pass", "reverse", "snap", "risk", "schnuff"]
FEES = {30: 1, 60: 2, 90: 3}
Dict = dict[str, Any]
ACTS: dict[str, set[str]] = {"play": {"card"}, "draw": set()}


class Impossible(Exception):
    """A random step whose result cannot be, or that is missing or left over."""


def is_seat(value: object, players: int) -> bool:
    """An integer 0 … n - 1; `true` is none."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < players


@dataclass
class Referee:
    """One game. The fields are those of a position (C4), in its order."""

    options: Mapping[str, Any]
    players: int
    state: str = "LEAD"
    round: int = 1
    dealer: int = 0
    active: int | None = None
    count: int = 0
    direction: int = 1
    started: bool = False
    draw_pile: list[str] = field(default_factory=list[str])
    discard: list[str] = field(default_factory=list[str])
    hands: list[list[str]] = field(default_factory=list[list[str]])
    aside: list[str] = field(default_factory=list[str])
    chips: list[int] = field(default_factory=list[int])
    bank: int = 0
    in_round: list[bool] = field(default_factory=list[bool])
    draw_right: int | None = None
    immune: dict[str, int] | None = None
    eliminated: list[list[int]] = field(default_factory=list[list[int]])

    def __post_init__(self) -> None:
        self.chances: list[Dict] = []
        self.told: list[Dict] = []

    # ---- what happens: chances and events ------------------------------------------------------------------------

    def chance(self, step: str) -> Any:
        """The next random step and its result (A2)."""
        if not self.chances or self.chances[0]["step"] != step:
            raise Impossible(f"{step} is due, not {self.chances[:1]}")
        self.told.append({"chance": self.chances[0]})
        return self.chances.pop(0)["result"]

    def dice(self, step: str) -> list[int]:
        """Two six-sided dice (2)."""
        dice = self.chance(step)
        if len(dice) != 2 or any(type(die) is not int or not 1 <= die <= 6 for die in dice):
            raise Impossible(f"{step}: {dice}")
        return dice

    def shuffled(self, step: str, cards: Iterable[str]) -> list[str]:
        """These cards in another order, top first (C1)."""
        result = self.chance(step)
        if Counter(result) != Counter(cards):
            raise Impossible(f"{step}: other cards")
        return list(result)

    def tell(self, kind: str, **fields: Any) -> None:
        """An event (C3)."""
        self.told.append({"event": {"type": kind, **fields}})

    def entries(self) -> list[Dict]:
        """All that happened, when the engine waits again; no result may be left over."""
        if self.chances:
            raise Impossible(f"{self.chances} are left over")
        told, self.told = self.told, []
        return told

    # ---- beginnings ----------------------------------------------------------------------------------------------

    @classmethod
    def start(cls, players: int, options: Mapping[str, Any], chances: Sequence[Dict]) -> tuple[Referee, list[Dict]]:
        """5: chips for everybody, the dealer is rolled for, round 1."""
        referee = cls(options, players, chips=[options["chips"]] * players)
        referee.chances = list(chances)
        referee.dealer = referee.rolled_dealer()
        referee.start_round()
        return referee, referee.entries()

    @classmethod
    def resume(cls, players: int, options: Mapping[str, Any], position: Dict) -> Referee:
        """A4: the game can be continued exactly from a position."""
        return cls(options, players, **json.loads(json.dumps(position)))

    def rolled_dealer(self) -> int:
        """5/2: the highest sum deals; only the tied roll again."""
        rolling = list(range(self.players))
        while True:
            sums = {seat: self.rolled("dealer_roll", seat) for seat in rolling}
            rolling = [seat for seat in rolling if sums[seat] == max(sums.values())]
            if len(rolling) == 1:
                return rolling[0]

    def rolled(self, step: str, seat: int) -> int:
        """One roll with its event; the event is called like the step (C3)."""
        dice = self.dice(step)
        self.tell(step, player=seat, dice=dice)
        return sum(dice)

    def start_round(self) -> None:
        """5.1."""
        while True:
            deck = [kind for kind in KINDS for _ in range(self.options["deck"][kind])]
            self.draw_pile = self.shuffled("shuffle", deck)  # 5.1/1: all 54 cards
            self.discard, self.aside = [], []
            self.in_round = [chips > 0 for chips in self.chips]
            self.direction, self.count, self.started = 1, 0, False
            self.draw_right = self.immune = None
            seats = [seat for seat in self.from_left(self.dealer) if self.in_round[seat]]
            self.hands = [[] for _ in range(self.players)]
            for _ in range(4):  # 5.1/2: one at a time, starting left of the dealer
                for seat in seats:
                    self.hands[seat].append(self.draw_pile.pop(0))
            for hand in self.hands:
                hand.sort()
            private = {str(seat): {"hand": list(self.hands[seat])} for seat in sorted(seats)}
            self.tell("round_started", round=self.round, dealer=self.dealer, private=private)  # 5.1/3
            leaders = [seat for seat in seats if any(card in NUMBERS for card in self.hands[seat])]
            if leaders:
                break
            self.tell("redeal")  # 5.1/4: only this, the same dealer
        for seat in seats[: seats.index(leaders[0])]:
            self.tell("lead_skipped", player=seat)
        self.active, self.state = leaders[0], "LEAD"

    # ---- questions -----------------------------------------------------------------------------------------------

    def from_left(self, seat: int) -> list[int]:
        """All seats, clockwise from the left of this one, which comes last itself."""
        return [(seat + i) % self.players for i in range(1, self.players + 1)]

    def next(self, seat: int) -> int:
        """Conventions: the first in the round, found in the direction; the seat itself only if there is nobody else."""
        return next((other for other in self.others(seat)), seat)

    def others(self, seat: int) -> list[int]:
        """The other players in the round, `next(seat)` onward in the direction."""
        around = [(seat + i * self.direction) % self.players for i in range(1, self.players)]
        return [other for other in around if self.in_round[other]]

    def is_playable(self, card: str) -> bool:
        """6.1 and 6.2, for a card in the hand."""
        return self.unplayable(card) is None

    def unplayable(self, card: str) -> str | None:
        """The reason why a card in the hand of the active player may not be played."""
        if self.state == "LEAD" and card not in NUMBERS:
            return "number_required"
        return "not_at_limit" if card == "schnuff" and self.count not in FEES else None

    def legal(self, seat: int) -> list[Dict]:
        """The complete list, by canonical text (A1, A3): every `card` comes before `type`."""
        acts: list[Dict] = []
        if self.state != "OVER" and seat == self.active:
            acts = [{"type": "play", "card": card} for card in sorted({*self.hands[seat]}) if self.is_playable(card)]
        if self.state != "OVER" and seat == self.draw_right and self.options["draw_mode"] == "strict":
            acts.append({"type": "draw"})
        return acts

    def owed(self) -> list[int]:
        """The seats that may act now (C2)."""
        return [seat for seat in range(self.players) if self.legal(seat)]

    def refusal(self, given: object) -> str | None:
        """6: the first reason that applies. What no game takes comes before all of them (A2)."""
        if not isinstance(given, dict):
            return "bad_params"
        act = cast("Dict", given)
        if not isinstance(act.get("type"), str) or not is_seat(act.get("player"), self.players):
            return "bad_params"
        if self.state == "OVER":
            return "game_over"
        if act["type"] not in ACTS or act.keys() - {"player", "type", "by"} != ACTS[act["type"]]:
            return "bad_params"
        if act["type"] == "draw":
            may = self.options["draw_mode"] == "strict" and act["player"] == self.draw_right
            return None if may else "no_draw_right"
        if act["card"] not in KINDS:
            return "bad_params"
        if act["player"] != self.active:
            return "not_your_turn"
        return self.unplayable(act["card"]) if act["card"] in self.hands[act["player"]] else "card_not_in_hand"

    # ---- acts ----------------------------------------------------------------------------------------------------

    def act(self, act: Dict, chances: Sequence[Dict]) -> list[Dict]:
        """A legal act; its chances and events up to the moment when the engine waits again."""
        assert self.refusal(act) is None
        self.chances = list(chances)
        if act["type"] == "draw":
            self.draw(act["player"])
            self.draw_right = None
            self.skip_forced()  # 6.2: at once, if the drawer is active and still has no playable card
        else:
            self.play(act["player"], act["card"])
        return self.entries()

    def draw(self, player: int) -> None:
        """6.5."""
        card = self.draw_pile.pop(0)
        self.hands[player] = sorted([*self.hands[player], card])
        self.tell("drew", player=player, private={str(player): {"card": card}})
        if not self.draw_pile:
            pile, self.discard = self.discard, []  # the oldest on top
            self.draw_pile = self.shuffled("turn_shuffle", pile) if self.options["shuffle_discards"] else pile
            self.tell("pile_turned", player=player, count=len(pile))

    def play(self, player: int, card: str) -> None:
        """6.3, in its order."""
        self.hands[player].remove(card)  # 1
        self.discard.append(card)
        self.started = True
        self.state = "PLAY"
        self.forfeit(player)  # 2
        immune = self.immune if self.immune is not None and self.immune["player"] == player else None  # 3
        if self.options["immunity"] == "next_play":
            self.immune = None
        old = self.count
        self.carry_out(player, card)  # 4
        self.cross(player, old, immune)  # 5
        self.eliminate()  # 6
        if self.is_won():  # 7
            self.end()
            return
        reason = self.round_end(card)  # 8
        if reason is not None:
            self.end_round(reason)
            return
        if self.in_round[player]:  # 9
            if self.options["draw_mode"] == "auto":
                self.draw(player)
            else:
                self.draw_right = player
        if card == "schnuff":  # 10
            self.immune = {"player": self.next(player), "limit": self.count}
            self.tell("immunity", **self.immune)
        self.active = self.next(player)  # 11
        self.skip_forced()

    def forfeit(self, player: int) -> None:
        """6.3/2: the open draw right lapses, and whoever has no card left is out of the round."""
        holder, self.draw_right = self.draw_right, None
        if holder is None:
            return
        self.tell("draw_forfeited", player=holder)
        if holder == player or self.hands[holder]:
            return
        self.leave_round(holder)
        self.tell("dropped_out", player=holder)
        toll = self.options["drop_out_toll"]
        if toll != "none":
            self.pay(holder, 90 if toll == "ninety" else self.limit_from(self.count))

    def limit_from(self, count: int) -> int:
        """The smallest limit ≥ the count."""
        return min(limit for limit in FEES if limit >= count)

    def leave_round(self, player: int) -> None:
        """6.3/5: an immunity that lasts ends when its holder leaves the round."""
        self.in_round[player] = False
        if self.immune is not None and self.immune["player"] == player:
            self.immune = None

    def pay(self, player: int, limit: int) -> None:
        """The fee of a limit, or all that he has (R15)."""
        chips = min(FEES[limit], self.chips[player])
        self.chips[player] -= chips
        self.bank += chips
        self.tell("paid", player=player, chips=chips, limit=limit)

    def carry_out(self, player: int, card: str) -> None:
        """6.3/4; the roll of a risk stands before `played`, its event behind it (C1, C3)."""
        dice: list[int] = []
        if card in NUMBERS:
            self.count += NUMBERS[card]
        elif card == "reverse":
            self.direction = -self.direction
        elif card == "snap":
            self.count = self.limit_from(self.count)
        elif card == "risk":
            dice = self.dice("risk_roll")
            self.count += sum(dice) if sum(dice) >= 7 else -sum(dice)
            if self.options["count_floor"] == "zero":
                self.count = max(self.count, 0)
        self.tell("played", player=player, card=card, count=self.count, direction=self.direction)
        if dice:
            self.tell("risk_roll", player=player, dice=dice)
        if card == "schnuff":
            self.schnuff(player)

    def schnuff(self, player: int) -> None:
        """6.4: the others roll; all spared are told before all who pay (C3)."""
        others = self.others(player)
        sums = {seat: self.rolled("schnuff_roll", seat) for seat in others}
        if len(others) == 1:
            spared = [seat for seat in others if sums[seat] <= 6]
        else:
            spared = [seat for seat in others if sums[seat] == min(sums.values())]
            tie = self.options["schnuff_tie"]
            if len(spared) > 1 and tie == "all_pay":
                spared = []
            while len(spared) > 1 and tie == "reroll":
                sums = {seat: self.rolled("schnuff_roll", seat) for seat in spared}
                spared = [seat for seat in spared if sums[seat] == min(sums.values())]
        for seat in spared:
            self.tell("spared", player=seat)
        for seat in others:
            if seat not in spared:
                self.pay(seat, self.count)

    def cross(self, player: int, old: int, immune: dict[str, int] | None) -> None:
        """6.3/5: over a limit, at most one; an immunity is for 30 or 60."""
        for limit in FEES:
            if old <= limit < self.count:
                if immune is not None and limit != 90 and limit == immune["limit"]:
                    self.immune = None
                    self.tell("immunity_used", player=player, limit=limit)
                else:
                    self.pay(player, limit)

    def eliminate(self) -> None:
        """6.3/6: one group for one payment event (C4)."""
        out = {seat for group in self.eliminated for seat in group}
        group = [seat for seat in range(self.players) if self.chips[seat] == 0 and seat not in out]
        for seat in group:
            self.tell("eliminated", player=seat)
            self.leave_round(seat)
            self.aside = sorted(self.aside + self.hands[seat])
            self.hands[seat] = []
        if group:
            self.eliminated.append(group)

    def is_won(self) -> bool:
        """6.3/7."""
        left = sum(chips > 0 for chips in self.chips)
        return left < self.players if self.options["short_game"] else left <= 1

    def round_end(self, card: str) -> str | None:
        """6.3/8: the first reason that applies."""
        if self.count > 90:
            return "over_90"
        if card == "schnuff" and self.count == 90:
            return "schnuff_90"
        return "one_left" if sum(self.in_round) <= 1 else None

    def end_round(self, reason: str) -> None:
        """6.3/8: the next round, or the end after `max_rounds` of them."""
        self.tell("round_ended", reason=reason)
        if self.round == self.options["max_rounds"]:
            self.end()
            return
        self.dealer = next(seat for seat in self.from_left(self.dealer) if self.chips[seat] > 0)
        self.round += 1
        self.start_round()

    def skip_forced(self) -> None:
        """6.3/11: nothing but Schnuff cards and no limit, and no draw to wait for; all in succession: stuck."""
        assert self.active is not None
        for _ in range(sum(self.in_round)):
            hand = self.hands[self.active]
            if not hand or any(self.is_playable(card) for card in hand) or self.draw_right == self.active:
                return
            self.tell("cannot_play", player=self.active)
            self.active = self.next(self.active)
        self.end_round("stuck")

    def end(self) -> None:
        """7: OVER, and everything else as it stood (C4)."""
        self.state, self.active = "OVER", None
        self.draw_right = self.immune = None
        self.tell("game_ended", ranking=self.ranks(), chips=list(self.chips))

    # ---- what is seen --------------------------------------------------------------------------------------------

    def ranks(self) -> list[int]:
        """7: by chips in the short game and after `max_rounds`, else by the order of elimination."""
        if self.options["short_game"] or sum(chips > 0 for chips in self.chips) > 1:
            return [1 + sum(other > chips for other in self.chips) for chips in self.chips]
        ranks, left = [1] * self.players, self.players
        for group in self.eliminated:
            left -= len(group)
            for seat in group:
                ranks[seat] = left + 1
        return ranks

    def result(self) -> Dict | None:
        """A2, C3: the scores are the chips."""
        return {"ranks": self.ranks(), "scores": list(self.chips)} if self.state == "OVER" else None

    def position(self) -> Dict:
        """C4."""
        fields = [name for name in self.__dataclass_fields__ if name not in ("options", "players")]
        return {name: getattr(self, name) for name in fields}

    def view(self, viewer: int | None) -> Dict:
        """C5."""
        top = self.discard[-1] if self.discard else None
        reminded = self.options["draw_reminder"] and viewer is not None and viewer == self.draw_right
        return {
            **self.position(),
            "draw_pile": len(self.draw_pile),
            "discard": {"count": len(self.discard), "top": top},
            "hands": [hand if seat == viewer else len(hand) for seat, hand in enumerate(self.hands)],
            "aside": len(self.aside),
            "draw_right": self.draw_right if reminded else None,
            "viewer": viewer,
        }
