"""A second engine for Snatch It!, slow and plain, written from the text of the specification alone.

Its state is a position of the record format, field by field. Chances are taken from a list. What it says happened is
compared with what the real engine says. Numbers are sections of the specification.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import product
from typing import Any

from schnapp.table.canonical import canonical

Cards = list[str]
Entries = list[dict[str, Any]]
Stack = dict[str, Any]
KINDS = [f"{colour}_{number}" for colour in ("crawler", "flyer") for number in range(1, 7)] + ["swarm"]
PLACING = {"snatch": "card pond", "steal": "card owner stack"}
ACTS = {
    "LAY": {"lay": "card"},
    "TURN": {**PLACING, "swallow": "stack pond", "stalk": "card", "toss": "pond"},
    "RECLAIM": {"reclaim": "card", "decline": ""},
    "CONSOLATION": {"consolation_draw": "", "consolation_skip": ""},
    "CALL_OUT": {"call_out": "", "let_pass": ""},
    "FORCED": PLACING,
    "BAIT": {"bait": "card"},
    "STORK_CHOICE": {"stork_choose": "owner stack"},
    "OVER": {},
}


def colour_of(card: str) -> str:
    return card.split("_")[0]


def fits(upper: str, lower: str) -> bool:
    """2: may `upper` be placed on `lower`?"""
    if upper == "swarm":
        return lower.endswith("_6")
    if lower == "swarm":
        return upper.endswith("_1")
    return colour_of(upper) == colour_of(lower) and int(upper[-1]) - int(lower[-1]) in (0, 1)


class Referee:
    """One game. `log` are the chances and events since the last decision."""

    def __init__(self, options: dict[str, Any], players: int, position: dict[str, Any] | None = None) -> None:
        self.state, self.phase, self.round, self.first_leap = "LAY", "setup", 0, 0
        self.active: int | None = None
        self.this_round_last = self.next_round_last = self.last_bite_out = False
        self.deck, self.discard, self.pond = (Cards() for _ in range(3))
        self.hands, self.bellies = ([Cards() for _ in range(players)] for _ in range(2))
        self.patches: list[list[Stack]] = [[] for _ in range(players)]
        self.laid: list[str | None] = [None] * players
        self.next_stack = 1
        self.pending: Any = None
        self.fields = list(vars(self))
        self.__dict__ |= deepcopy(position or {})
        self.options, self.seats, self.full = options, range(players), 5 if players == 6 else 6
        self.log, self.chances = Entries(), Entries()

    def tell(self, type: str, private: dict[int, Any] | None = None, **fields: Any) -> None:
        secret = {"private": {str(seat): shown for seat, shown in private.items()}} if private else {}
        self.log.append({"event": {"type": type, **fields, **secret}})

    def chance(self, step: str) -> Any:
        given = self.chances.pop(0)
        assert given["step"] == step, f"{step}, not {given}"
        self.log.append({"chance": given})
        return given["result"]

    def clockwise(self, first: int) -> list[int]:
        return [*self.seats[first:], *self.seats[:first]]

    def find(self, id: str | None) -> tuple[int | None, Stack | None]:
        """Whose it is, and the stack."""
        found = ((seat, stack) for seat in self.seats for stack in self.patches[seat] if stack["id"] == id)
        return next(found, (None, None))

    def can_act(self, player: int, card: str) -> bool:
        """Could this card snatch or steal?"""
        tops = [stack["cards"][-1] for seat in self.seats if seat != player for stack in self.patches[seat]]
        return any(fits(card, lower) for lower in self.pond + tops)

    # ---- 5 setup, 6.1 drawing

    def start(self) -> None:
        cards: Cards = list(self.chance("shuffle_deck"))
        below = min(max(self.options["last_bite_below"] + self.chance("last_bite_jitter"), 0), len(cards))
        self.deck = [*cards[: len(cards) - below], "last_bite", *cards[len(cards) - below :]]
        for _ in range(self.full):
            for hand in self.hands:
                hand += self.draw()
        first = self.options["first_player"]
        self.first_leap = self.chance("first_player") if first == "random" else first
        hands = {seat: {"hand": sorted(self.hands[seat])} for seat in self.seats}
        self.tell("game_started", hands, first=self.first_leap, hand_size=self.full)
        self.tidy()

    def draw(self) -> Cards:
        """One card, or none."""
        self.look_for_last_bite()
        if not self.deck and self.discard:
            self.reshuffle()
        drawn, self.deck = self.deck[:1], self.deck[1:]
        if self.options["last_bite_trigger"] == "uncovered":
            self.look_for_last_bite()
        return drawn

    def look_for_last_bite(self) -> None:
        if self.deck[:1] == ["last_bite"]:
            self.deck = self.deck[1:]
            self.last_bite_out = True
            setattr(self, "next_round_last" if self.phase == "stork" else "this_round_last", True)
            self.tell("last_bite", phase=self.phase)

    def reshuffle(self) -> None:
        self.deck, self.discard = list(self.chance("reshuffle_discard")), []
        self.tell("deck_reshuffled", count=len(self.deck))

    def fill_pond(self) -> None:
        filled: Cards = []
        while len(self.pond) + len(filled) < 6 and (card := self.draw()):
            filled += card
        self.pond += filled
        self.tell("pond_filled", cards=filled)

    # ---- 6.3, 6.6 rounds and turns

    def start_round(self) -> None:
        self.round += 1
        self.phase = "snatching"
        self.tell("round_started", round=self.round, first=self.first_leap, last=self.this_round_last)
        self.turn(self.first_leap)

    def turn(self, player: int) -> None:
        """He is next, unless the Snatching phase is over."""
        if self.pond and any(self.hands):
            return self.wait("TURN", player)
        self.tell("snatching_ended", reason="hands_empty" if self.pond else "pond_empty")
        return self.score() if self.this_round_last else self.stork_phase()

    def end_turn(self) -> None:
        assert self.active is not None
        self.turn(self.clockwise(self.active)[1])

    def done(self, type: str, private: dict[int, Any] | None = None, **fields: Any) -> None:
        self.tell(type, private, **fields)
        self.end_turn()

    def wait(self, state: str, active: int | None, **pending: Any) -> None:
        self.state, self.active, self.pending = state, active, pending or None

    # ---- 6.2, 6.4, 6.5, 6.8 each act under its name

    def act(self, player: int, type: str, by: Any = None, **parameters: Any) -> None:
        getattr(self, type)(player, **parameters)
        self.tidy()

    def tidy(self) -> None:
        for multiset in (self.discard, self.pond, *self.hands, *self.bellies):
            multiset.sort()
        for patch in self.patches:
            patch.sort(key=lambda stack: int(stack["id"][1:]))

    def lay(self, player: int, card: str) -> None:
        self.commit("laid", player, card)
        if not self.owed():
            self.tell("pond_revealed", cards=[{"player": seat, "card": self.laid[seat]} for seat in self.seats])
            self.pond += self.take_up()
            self.fill_pond()
            self.start_round()

    def bait(self, player: int, card: str) -> None:
        self.commit("bait_laid", player, card)
        if not self.owed():
            bait = self.chance("bait_shuffle_pick")
            assert bait in self.laid
            self.tell("bait_revealed", card=bait)
            self.storks(bait, self.clockwise(self.first_leap))

    def commit(self, type: str, player: int, card: str) -> None:
        self.hands[player].remove(card)
        self.laid[player] = card
        self.tell(type, {player: {"card": card}}, player=player)

    def take_up(self) -> Cards:
        cards = sorted(card for card in self.laid if card is not None)
        self.laid = [None for _ in self.seats]
        return cards

    def snatch(self, player: int, card: str, pond: str) -> None:
        self.hands[player].remove(card)
        self.pond.remove(pond)
        stack = f"s{self.next_stack}"
        self.next_stack += 1
        self.patches[player].append({"id": stack, "cards": [pond, card]})
        self.done("snatched", player=player, card=card, pond=pond, stack=stack)

    def steal(self, player: int, card: str, owner: int, stack: str) -> None:
        self.place(player, card, owner, stack)
        self.tell("stolen", player=player, owner=owner, stack=stack, card=card)
        if self.hands[owner]:  # also if no card fits (R9)
            self.wait("RECLAIM", player, stealer=player, owner=owner, stack=stack)
        else:
            self.end_turn()

    def place(self, player: int, card: str, owner: int, id: str) -> None:
        """The stack of `owner` gets the player's card and comes to his patch."""
        cards = self.lose(owner, id)
        self.hands[player].remove(card)
        self.patches[player].append({"id": id, "cards": [*cards, card]})

    def lose(self, owner: int, id: str) -> Cards:
        (lost,) = (stack for stack in self.patches[owner] if stack["id"] == id)
        self.patches[owner].remove(lost)
        return lost["cards"]

    def swallow(self, player: int, stack: str, pond: str) -> None:
        eaten = [*self.lose(player, stack), pond]
        self.pond.remove(pond)
        self.bellies[player] += eaten
        self.done("swallowed", player=player, stack=stack, pond=pond, size=len(eaten))

    def stalk(self, player: int, card: str) -> None:
        self.hands[player].remove(card)
        self.pond.append(card)
        self.tell("stalked", player=player, card=card)
        if self.options["stalk_enforcement"] == "call_out":
            others = [seat for seat in self.seats if seat != player]
            self.wait("CALL_OUT", player, player=player, card=card, waiting=others)
        else:
            self.end_turn()

    def toss(self, player: int, pond: str) -> None:
        self.pond.remove(pond)
        self.discard.append(pond)
        self.done("tossed", player=player, pond=pond)

    def reclaim(self, player: int, card: str) -> None:
        stealer, stack = self.pending["stealer"], self.pending["stack"]
        self.place(player, card, stealer, stack)
        self.tell("reclaimed", player=player, stack=stack, card=card, **{"from": stealer})
        if self.options["consolation"] == "may" and self.deck + self.discard:  # Last Bite alone is enough
            self.wait("CONSOLATION", stealer, stealer=stealer)
        else:
            self.consolation_draw(stealer)

    def decline(self, player: int) -> None:
        self.done("reclaim_declined", player=player)

    def consolation_draw(self, player: int) -> None:
        drawn = self.draw()
        self.hands[player] += drawn
        self.done("consolation", {player: {"card": drawn[0]}} if drawn else {}, player=player, drawn=len(drawn))

    def consolation_skip(self, player: int) -> None:
        self.done("consolation_skipped", player=player)

    def call_out(self, player: int) -> None:
        stalker, card = self.pending["player"], self.pending["card"]
        self.pond.remove(card)  # as at the time of the stalk
        right = self.can_act(stalker, card)
        self.tell("called_out", by=player, player=stalker, right=right)
        if right:
            self.hands[stalker].append(card)
            self.wait("FORCED", stalker, player=stalker, card=card)
        else:
            self.pond.append(card)
            self.has_passed(player)

    def let_pass(self, player: int) -> None:
        self.tell("let_pass", player=player)
        self.has_passed(player)

    def has_passed(self, player: int) -> None:
        self.pending["waiting"].remove(player)
        if not self.pending["waiting"]:
            self.end_turn()

    # ---- 6.7 the Stork phase

    def stork_phase(self) -> None:
        self.phase = "stork"
        self.first_leap = self.clockwise(self.first_leap)[1]
        self.tell("first_leap_passed", to=self.first_leap)
        for seat, cards in self.draw_up_to(self.full).items():
            self.tell("refilled", {seat: {"cards": sorted(cards)}} if cards else {}, player=seat, count=len(cards))
        if any(len(hand) < self.full for hand in self.hands):
            self.even_out()
        self.wait("BAIT", None)
        if not self.owed():
            self.clear_baits()

    def draw_up_to(self, size: int) -> dict[int, Cards]:
        """Round-robin; what each seat has drawn."""
        drawn: dict[int, Cards] = {seat: [] for seat in self.clockwise(self.first_leap)}
        while short := [seat for seat in drawn if len(self.hands[seat]) < size]:
            for seat in short:
                card = self.draw()
                if not card:
                    return drawn
                self.hands[seat] += card
                drawn[seat] += card
        return drawn

    def even_out(self) -> None:
        """The rare case (R15)."""
        k = sum(map(len, self.hands)) // len(self.seats)
        away: dict[int, Cards] = {}
        for seat in (seat for seat in self.clockwise(self.first_leap) if len(self.hands[seat]) > k):
            result = self.chance("rare_discard")
            for card in result["cards"]:
                self.hands[seat].remove(card)
            assert (result["player"], len(self.hands[seat])) == (seat, k)
            self.discard += result["cards"]
            away[seat] = result["cards"]
        drawn: dict[int, Cards] = {}
        if any(len(hand) < k for hand in self.hands):
            self.reshuffle()
            drawn = {seat: cards for seat, cards in self.draw_up_to(k).items() if cards}
        moved = {"discarded": away, "drawn": drawn}
        counts = {name: {str(seat): len(cards) for seat, cards in of.items()} for name, of in moved.items()}
        touched = [seat for seat in self.seats if seat in away or seat in drawn]
        private = {seat: {name: sorted(of[seat]) for name, of in moved.items() if seat in of} for seat in touched}
        self.tell("rare_case", private, k=k, **counts)

    def storks(self, bait: str, victims: list[int]) -> None:
        for owner in victims:
            coming = [stack for stack in self.patches[owner] if colour_of(stack["cards"][-1]) == colour_of(bait)]
            most = max((len(stack["cards"]) for stack in coming), default=0)
            tied = [stack["id"] for stack in coming if len(stack["cards"]) == most]
            if len(tied) > 1:
                decider = self.clockwise(owner)[-1]
                return self.wait("STORK_CHOICE", None, bait=bait, owner=owner, decider=decider, stacks=tied)
            if tied:
                self.feed(owner, tied[0])
        return self.clear_baits()

    def feed(self, owner: int, stack: str) -> None:
        cards = self.lose(owner, stack)
        self.discard += cards
        self.tell("stork_took", owner=owner, stack=stack, height=len(cards), top=cards[-1])

    def stork_choose(self, player: int, owner: int, stack: str) -> None:
        self.feed(owner, stack)
        order = self.clockwise(self.first_leap)
        self.storks(self.pending["bait"], order[order.index(owner) + 1 :])

    def clear_baits(self) -> None:
        baits = self.take_up()
        self.pond += baits
        self.tell("bait_to_pond", cards=baits)
        self.fill_pond()
        self.this_round_last, self.next_round_last = self.next_round_last, False
        self.start_round()

    # ---- 7 the end

    def score(self) -> None:
        for seat in self.seats:
            cards = [card for stack in self.patches[seat] for card in stack["cards"]]
            self.bellies[seat] = sorted(self.bellies[seat] + cards)
            self.discard += self.hands[seat]
            self.patches[seat], self.hands[seat] = [], []
            self.tell("final_swallow", player=seat, count=len(cards))
        self.phase = "over"
        self.wait("OVER", None)
        scores = [
            {"player": seat, "points": points, "swarms": belly.count("swarm"), "cards": len(belly), "rank": rank}
            for seat, belly, points, rank in zip(self.seats, self.bellies, *self.result().values(), strict=True)
        ]
        self.tell("game_ended", scores=scores, bellies=deepcopy(self.bellies))

    def result(self) -> dict[str, list[int]]:
        points = [len(belly) + 4 * belly.count("swarm") for belly in self.bellies]
        merits = [(won, belly.count("swarm")) for won, belly in zip(points, self.bellies, strict=True)]
        return {"scores": points, "ranks": [1 + sum(other > own for other in merits) for own in merits]}

    # ---- 6 what is legal

    def owed(self) -> list[int]:
        if self.state in ("LAY", "BAIT"):
            return [seat for seat in self.seats if self.hands[seat] and self.laid[seat] is None]
        if self.state == "CALL_OUT":
            return self.pending["waiting"]
        decides = {"RECLAIM": "owner", "STORK_CHOICE": "decider"}.get(self.state)
        seat = self.pending[decides] if decides else self.active
        return [] if seat is None else [seat]

    def legal(self, seat: int) -> list[dict[str, Any]]:
        tries = self.tries(seat) if seat in self.owed() else ()
        return sorted((act for act in tries if self.against(seat, act) is None), key=canonical)

    def tries(self, player: int) -> Iterator[dict[str, Any]]:
        """All acts with a card in hand, a card in the pond, and any seat and stack."""
        stacks = [stack["id"] for patch in self.patches for stack in patch]
        values = {"card": {*self.hands[player]}, "pond": {*self.pond}, "owner": self.seats, "stack": stacks}
        for type, names in ACTS[self.state].items():
            for chosen in product(*(values[name] for name in names.split())):
                yield {"type": type, **dict(zip(names.split(), chosen, strict=True))}

    def refusal(self, act: Any) -> str | None:
        """The first reason that applies; what comes before `game_over` is said in section A2 of the format."""
        if not isinstance(act, dict) or not all(self.is_sound(name, act.get(name)) for name in ("player", "type")):
            return "bad_params"
        if self.state == "OVER":
            return "game_over"
        if act["type"] not in ACTS[self.state]:
            return "wrong_state"
        if act["player"] not in self.owed():
            return "not_your_decision"
        names = ACTS[self.state][act["type"]].split()
        if {*act} - {"player", "type", "by"} != {*names} or not all(self.is_sound(name, act[name]) for name in names):
            return "bad_params"
        return self.against(act["player"], act)

    def is_sound(self, name: str, value: Any) -> bool:
        if name in ("player", "owner"):
            return type(value) is int and value in self.seats
        return isinstance(value, str) and (name in ("type", "stack") or value in KINDS)

    def against(self, player: int, act: dict[str, Any]) -> str | None:
        """From `card_not_in_hand` on."""
        type, card, pond, owner, id = (act.get(name) for name in ("type", "card", "pond", "owner", "stack"))
        due, strict = self.pending, self.options["stalk_enforcement"] == "strict"
        home, stack = self.find(due["stack"] if type == "reclaim" else id)
        top = stack["cards"][-1] if stack else None
        placed = {"snatch": (card, pond), "swallow": (top, pond)}.get(type, (card, top))
        others = (self.against(player, one) for one in self.tries(player) if one["type"] != "toss")
        reasons = {
            "card_not_in_hand": lambda: card and card not in self.hands[player],
            "not_in_pond": lambda: pond and pond not in self.pond,
            "own_patch": lambda: type == "steal" and owner == player,
            "no_such_stack": lambda: id is not None and (stack is None or (type == "steal" and home != owner)),
            "not_own_stack": lambda: type == "swallow" and home != player,
            "forced_card": lambda: self.state == "FORCED" and card != due["card"],
            "does_not_fit": lambda: all(placed) and not fits(*placed),
            "card_can_act": lambda: type == "stalk" and strict and self.can_act(player, card),
            "other_action_possible": lambda: type == "toss" and None in others,
            "not_tied_largest": lambda: type == "stork_choose" and not (owner == due["owner"] and id in due["stacks"]),
        }
        return next((reason for reason, applies in reasons.items() if applies()), None)

    def position(self) -> dict[str, Any]:
        return deepcopy({field: getattr(self, field) for field in self.fields})
