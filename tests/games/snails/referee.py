"""A second engine for Snails, slow and plain, written from sections 4 to 7 of the rules alone.

It keeps the game as a position of the record format, and it is a generator: it yields who owes what, and is sent the
act. Chances are taken from a list. What it says happened is compared with what the real engine says.
"""

from __future__ import annotations

import os
import tomllib
from collections import Counter
from collections.abc import Callable, Generator
from copy import deepcopy
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

from schnapp.games.snails import board as boards
from schnapp.games.snails import cards as card_module
from schnapp.table.canonical import canonical

from .pictures import FACTION_CARDS, FACTIONS, MARKERS, PLAYERS, ROLES, TERRAINS, neighbours

Act = dict[str, Any]
Owed = dict[str, list[Act]]
Asking = Generator[Owed, Act, Any]
PILES = {
    "beach": ["barrel"] * 10 + ["empty"] * 10,
    "meadow": ["trap"] * 4 + ["cards1"] * 6 + ["cards2"] * 5,
    "mountain": ["mine"] * 3 + ["empty"] * 3,
}


@cache
def data() -> dict[str, Any]:
    shipped = Path(card_module.__file__).with_name("cards.toml")
    return tomllib.loads(Path(os.environ.get("SCHNAPP_SNAILS_CARDS") or shipped).read_text("utf-8"))


class GameOver(Exception):
    """The game has ended."""


def game_order(field: str) -> tuple[int, int]:
    q, r = map(int, field.split(","))
    return r, q


def distance(one: str, other: str) -> int:
    q, r = (int(a) - int(b) for a, b in zip(one.split(","), other.split(","), strict=True))
    return (abs(q) + abs(r) + abs(q + r)) // 2


def kind_of(card: str) -> dict[str, Any]:
    return next(kind for kind in data()["card"] if kind["id"] == card.split("#")[0])


def is_arsenal(card: str) -> bool:
    return not card.startswith("basic_") and card not in FACTION_CARDS


class Referee:
    """One game. `log` are the entries since the last decision."""

    def __init__(self, options: dict[str, Any], players: int, position: dict[str, Any] | None = None) -> None:
        self.options = options
        self.seats = list(PLAYERS[:players])
        self.log: list[dict[str, Any]] = []
        self.chances: list[dict[str, Any]] = []
        self.acting: str | None = None  # A
        self.last_field = ""
        self.player = ""
        self.slot = 0
        self.neutral = 0  # how deep inside neutral effects
        self.dying: list[tuple[str, int]] = []
        self.card: dict[str, Any] = {}
        self.fury_asked = False
        self.hit = False
        if options["layout"] == "custom":
            laid = boards.custom(options["custom_layout"], players, options["board.allow_partial_tiles"])
        else:
            laid = boards.layout(options["layout"])
        self.heights = {f"{q},{r}": height for (q, r), height in zip(laid.fields, laid.heights, strict=True)}
        self.pos: dict[str, Any] = deepcopy(position) if position else self._empty()
        self.begun = position is not None

    def _empty(self) -> dict[str, Any]:
        player = {
            "faction": None,
            "faction_card": "beside",
            "hand": [],
            "slots": [],
            "active": None,
            "inactive": None,
            "revealed": [],
            "ability_used": False,
            "aim": None,
            "lost_this_round": False,
            "lost_last_round": False,
        }
        snail = {"health": 30, "field": None, "shell": False}
        return {
            "at": "choose_faction",
            "round": 0,
            "start_player": "p1",
            "turn": None,
            "contamination": 0,
            "board": {},
            "removed": [],
            "snails": {f"{seat}.{role}": dict(snail) for seat in self.seats for role in ROLES},
            "players": {seat: deepcopy(player) for seat in self.seats},
            "deck": [],
            "discard": [],
            "eliminated": [],
        }

    # ---- telling, asking, chance

    def tell(self, type: str, **fields: Any) -> None:
        self.log.append({"event": {"type": type, **fields}})

    def ask(self, player: str, legal: list[Act]) -> Asking:
        """The act, without `player`."""
        assert legal
        legal = sorted(legal, key=canonical)
        if len(legal) == 1 and legal[0]["type"] != "place_snail":
            self.tell("auto", player=player, action=legal[0])
            return legal[0]
        act = yield {player: legal}
        assert act["player"] == player
        return {key: value for key, value in act.items() if key not in ("player", "by")}

    def chance(self, step: str) -> Any:
        given = self.chances.pop(0)
        assert given["step"] == step, f"{step}, not {given}"
        self.log.append({"chance": given})
        return given["result"]

    # ---- looking

    def level(self, field: str) -> int:
        pile = self.pos["board"].get(field)
        return len(pile["stack"]) if pile else 0

    def marks(self, field: str, kind: str) -> int:
        pile = self.pos["board"].get(field)
        return pile[kind] if pile else 0

    def on(self, field: str) -> list[str]:
        return [id for id in self.in_order() if self.pos["snails"][id]["field"] == field]

    def in_order(self) -> list[str]:
        return [f"{seat}.{role}" for seat in self.seats for role in ROLES if f"{seat}.{role}" in self.pos["snails"]]

    def snail(self, id: str) -> dict[str, Any]:
        return self.pos["snails"][id]

    def lives(self, id: str | None) -> bool:
        return id in self.pos["snails"]

    def own(self, player: str) -> list[str]:
        return [id for id in self.in_order() if id.startswith(player)]

    def living(self) -> list[str]:
        return [seat for seat in self.seats if self.own(seat)]

    def of(self, player: str) -> dict[str, Any]:
        return self.pos["players"][player]

    def is_faction(self, player: str, faction: str) -> bool:
        return self.of(player)["faction"] == faction

    def clockwise(self, first: str) -> list[str]:
        at = self.seats.index(first)
        return self.seats[at:] + self.seats[:at]

    @property
    def here(self) -> str:
        assert self.acting is not None
        return self.snail(self.acting)["field"] if self.lives(self.acting) else self.last_field

    def chooser(self) -> str:
        if not self.neutral:
            return self.player
        start = self.pos["start_player"]
        return next((seat for seat in self.clockwise(start) if self.own(seat)), start)

    # ---- the game

    def game(self) -> Asking:
        try:
            if not self.begun:
                yield from self.set_up()
            while True:
                yield from self.plan()
                yield from self.action_phase()
                yield from self.cleanup()
                self.collect()
                self.pass_start()
                yield from self.draw_phase()
        except GameOver:
            pass

    def at(self, at: str, player: str | None = None) -> None:
        self.pos["at"] = at
        self.pos["turn"] = None if player is None else {"player": player}

    def set_up(self) -> Asking:
        start = self.options["start_player"]
        self.pos["start_player"] = self.chance("start_player") if start == "random" else start
        start = self.pos["start_player"]
        self.tell("game_started", start_player=start)
        if self.options["faction_choice"] == "draft":
            for player in self.clockwise(start):
                self.at("choose_faction", player)
                taken = [self.of(seat)["faction"] for seat in self.seats]
                free = [{"type": "choose_faction", "faction": one} for one in FACTIONS if one not in taken]
                act = yield from self.ask(player, free)
                self.of(player)["faction"] = act["faction"]
                self.tell("faction_chosen", player=player, faction=act["faction"])
        else:
            for player, faction in zip(self.seats, self.chance("factions"), strict=True):
                self.of(player)["faction"] = faction
                self.tell("faction_chosen", player=player, faction=faction)
        piles = {terrain: list(self.chance(f"{terrain}_pile")) for terrain in TERRAINS}
        for field in sorted((field for field, height in self.heights.items() if height), key=game_order):
            tiles = [piles[terrain].pop(0) for terrain in TERRAINS[: self.heights[field]]]
            faces = [f"{id.split('_')[0]}:{PILES[id.split('_')[0]][int(id.split('_')[1]) - 1]}" for id in tiles]
            self.pos["board"][field] = {"stack": faces, **dict.fromkeys(MARKERS, 0)}
        self.pos["deck"] = list(self.chance("deck"))
        for player in self.seats:
            self.of(player)["hand"] = [f"basic_{number}#{player}" for number in range(1, 6)]
        for player in self.clockwise(start):
            yield from self.start_hand(player)
        for _ in range(4):
            for player in self.clockwise(start):
                self.at("place_snail", player)
                act = yield from self.ask(player, self.places(player))
                self.snail(act["snail"])["field"] = act["field"]
                self.tell("snail_placed", snail=act["snail"], field=act["field"])
        self.pos["round"] = 1
        self.tell("round_started", round=1, start_player=start)

    def start_hand(self, player: str) -> Asking:
        number = 3 if player == self.pos["start_player"] else 4
        drawn = self.draw(player, 5 if self.options["start_hand"] == "advanced" else number)
        times = {"until_red": 99, "once": 1, "off": 0}[self.options["mulligan"]]
        while times and not any(kind_of(card)["colour"] == "red" for card in drawn):
            times -= 1
            self.at("mulligan", player)
            act = yield from self.ask(player, [{"type": "mulligan", "redraw": answer} for answer in (True, False)])
            if not act["redraw"]:
                break
            self.tell("start_hand_shown", player=player, cards=sorted(drawn))
            for card in drawn:
                self.of(player)["hand"].remove(card)
            aside, drawn = drawn, self.draw(player, len(drawn))
            assert aside
            self.pos["deck"] = list(self.chance("mulligan_deck"))
            self.tell("deck_reshuffled", n=len(self.pos["deck"]))
        if self.options["start_hand"] == "advanced":
            self.at("keep_start_hand", player)
            hand = [card for card in self.of(player)["hand"] if is_arsenal(card)]
            kept = [{"type": "keep_start_hand", "cards": sorted(some)} for some in combinations(hand, number)]
            act = yield from self.ask(player, kept)
            self.put_away(player, sorted(card for card in hand if card not in act["cards"]))

    def put_away(self, player: str, cards: list[str]) -> None:
        for card in cards:
            self.of(player)["hand"].remove(card)
        self.pos["discard"] += cards
        self.tell("cards_discarded", player=player, cards=cards)

    def places(self, player: str) -> list[Act]:
        own = self.own(player)
        peaks = [id for id in own if self.snail(id)["field"] and self.level(self.snail(id)["field"]) == 3]
        return [
            {"type": "place_snail", "snail": id, "field": field}
            for id in own
            if self.snail(id)["field"] is None
            for field in self.pos["board"]
            if len(self.on(field)) < 3 and not (peaks and self.level(field) == 3)
        ]

    def draw(self, player: str, number: int) -> list[str]:
        drawn: list[str] = []
        for _ in range(number):
            if not self.pos["deck"] and self.pos["discard"]:
                self.pos["deck"] = list(self.chance("reshuffle"))
                assert sorted(self.pos["deck"]) == sorted(self.pos["discard"])
                self.pos["discard"] = []
                self.tell("deck_reshuffled", n=len(self.pos["deck"]))
            if self.pos["deck"]:
                drawn.append(self.pos["deck"].pop(0))
        if drawn:
            self.of(player)["hand"] = sorted(self.of(player)["hand"] + drawn)
            self.tell("cards_drawn", player=player, n=len(drawn), private={player: {"cards": drawn}})
        return drawn

    def draw_phase(self) -> Asking:
        for player in self.clockwise(self.pos["start_player"]):
            if not self.own(player):
                continue
            self.draw(player, 1)
            own = self.of(player)
            while True:
                self.at("draw", player)
                arsenal = sorted(card for card in own["hand"] if is_arsenal(card))
                legal: list[Act] = [{"type": "exchange", "discard": list(two)} for two in combinations(arsenal, 2)]
                if own["lost_last_round"] and own["faction_card"] == "beside":
                    legal.append({"type": "take_faction_card"})
                act = yield from self.ask(player, [*legal, {"type": "end_draw"}])
                if act["type"] == "end_draw":
                    break
                if act["type"] == "exchange":
                    self.put_away(player, sorted(act["discard"]))
                    self.draw(player, 1)
                else:
                    own["faction_card"] = "hand"
                    own["hand"] = sorted([*own["hand"], self.faction_card(player)])
                    self.tell("faction_card_taken", player=player)
            while len(own["hand"]) > self.options["hand_limit"]:
                self.at("draw_limit", player)
                legal = [{"type": "discard", "card": card} for card in own["hand"] if not card.startswith("basic_")]
                act = yield from self.ask(player, legal)
                if is_arsenal(act["card"]):
                    self.put_away(player, [act["card"]])
                else:
                    own["hand"].remove(act["card"])
                    own["faction_card"] = "beside"
                    self.tell("faction_card_returned", player=player)

    def faction_card(self, player: str) -> str:
        return FACTION_CARDS[FACTIONS.index(self.of(player)["faction"])]

    def plan(self) -> Asking:
        self.at("program")
        while waiting := [player for player in self.living() if not self.of(player)["slots"]]:
            act = yield {player: [self.programmes(player)] for player in waiting}
            own = self.of(act["player"])
            own |= {"active": act["active"], "inactive": act["inactive"]}
            for card in act["slots"]:
                own["hand"].remove(card)
                if card in FACTION_CARDS:
                    own["faction_card"] = "slot"
            own["slots"] = [{"card": card, "state": "hidden"} for card in act["slots"]]
            secret = {key: act[key] for key in ("active", "inactive", "slots")}
            self.tell("programmed", player=act["player"], private={act["player"]: secret})

    def programmes(self, player: str) -> Act:
        living, hand = sorted(self.own(player)), self.of(player)["hand"]
        size = len(hand)
        return {
            "type": "program",
            "active": living,
            "inactive": living if len(living) > 1 else [None],
            "cards": sorted(hand),
            "count": len(living) * max(1, len(living) - 1) * (size * (size - 1) * (size - 2) * (size - 3) * (size - 4)),
        }

    # ---- turns

    def action_phase(self) -> Asking:
        for slot in range(1, 6):
            for player in self.clockwise(self.pos["start_player"]):
                if self.own(player):
                    yield from self.turn(player, slot)

    def turn(self, player: str, slot: int) -> Asking:
        own = self.of(player)
        self.player, self.slot, self.acting = player, slot, own["active"]
        self.pos["at"] = "resolving"
        self.pos["turn"] = {"player": player, "slot": slot, "snail": own["active"]}
        self.tell("turn_started", player=player, slot=slot)
        laid = own["slots"][slot - 1]
        skipped = yield from self.resolve(own, laid)
        if skipped:
            if laid["card"] is not None:
                laid["state"] = f"skipped:{skipped}"
            self.tell("turn_skipped", player=player, slot=slot, reason=skipped)
        else:
            laid["state"] = "resolved"
            self.tell("turn_resolved", player=player, slot=slot)
        if own["aim"] and own["aim"]["slot"] <= slot:
            self.end_aim(player)
        self.players_out()
        self.check_end()

    def resolve(self, own: dict[str, Any], laid: dict[str, Any]) -> Asking:
        """The reason why the card is skipped, or None."""
        card, player, slot = laid["card"], self.player, self.slot
        if self.acting is None:
            if card is not None:
                self.tell("card_revealed", player=player, slot=slot, card=card)
            return "no_active_snail"
        if self.acting not in own["revealed"]:
            own["revealed"] = sorted([*own["revealed"], self.acting])
            self.tell("order_revealed", player=player, snail=self.acting)
        if card is None:
            return "slot_empty"
        laid["state"] = "revealed"
        self.tell("card_revealed", player=player, slot=slot, card=card)
        halves = self.halves(card) if card.startswith("basic_") else None
        forced, optional = self.judge(card, halves)
        if forced:
            return forced
        if optional:
            act = yield from self.ask(player, [{"type": "choose_resolve", "resolve": yes} for yes in (True, False)])
            if not act["resolve"]:
                return optional
        if halves is None:
            self.leave_shell(self.acting)
            yield from self.play(kind_of(card))
            return None
        act = yield from self.ask(player, [{"type": "choose_half", "half": half} for half in halves])
        self.tell("half_chosen", player=player, half=act["half"])
        if act["half"] not in ("aim", "shell", "swap"):
            self.leave_shell(self.acting)
        yield from self.basic(act["half"])
        return None

    def halves(self, card: str) -> list[str]:
        both = next(kind["halves"] for kind in data()["basic"] if kind["id"] == card.split("#")[0])
        return [half for half in both if self.is_resolvable(half)]

    def is_resolvable(self, half: str) -> bool:
        land = self.level(self.here) > 0
        if half == "crawl":
            return True
        if half == "swap":
            return self.of(self.player)["inactive"] is not None
        if half == "aim":
            return land or self.is_faction(self.player, "pirates")
        return land and (half != "strike" or bool(self.enemies(self.here)))

    def enemies(self, field: str) -> list[str]:
        return [id for id in self.on(field) if not id.startswith(self.player)]

    def judge(self, card: str, halves: list[str] | None) -> tuple[str | None, str | None]:
        """The forced and the optional reason to skip."""
        assert self.acting is not None
        if halves is not None:
            harms = [self.tile_harm() if half == "dig" else 0 for half in halves]
            dies = bool(halves) and min(harms) >= self.snail(self.acting)["health"]
            return (None if halves else "water"), ("self_elimination" if dies else None)
        snail, kind = self.snail(self.acting), kind_of(card)
        worn, snail["shell"] = snail["shell"], False
        try:
            return self.judge_card(kind)
        finally:
            snail["shell"] = worn

    def judge_card(self, kind: dict[str, Any]) -> tuple[str | None, str | None]:
        assert self.acting is not None
        swims = self.level(self.here) == 0
        pirate = self.is_faction(self.player, "pirates")
        ops = {effect["op"] for outcome in kind["outcomes"] for effect in outcome["effects"]}
        if swims and ((kind["colour"] == "red" and not pirate) or "marker" in ops or ("reroll" in ops and not pirate)):
            return "water", None
        targets = self.targets(kind)
        if kind["target"] == "none":
            leaps = [effect for effect in kind["outcomes"][0]["effects"] if effect["op"] == "place"]
            if leaps and not self.leaps(leaps[0]["range"]):
                return "no_target", None
        elif not targets:
            return "no_target", None
        if kind["colour"] == "red" and kind["target"] in ("snail", "area"):
            if all(id.startswith(self.player) for id in targets):
                return None, "only_friendly"
        ways = targets if kind["target"] in ("field", "snail") else [""]
        if min(self.harm(kind, target) for target in ways) >= self.snail(self.acting)["health"]:
            return None, "self_elimination"
        return None, None

    def tile_harm(self) -> int:
        return 10 * self.marks(self.here, "mine") + 15 * self.marks(self.here, "dynamite")

    def harm(self, kind: dict[str, Any], target: str) -> int:
        """Open self-damage of this choice, by its worst outcome."""
        return max(self.harm_of(kind, outcome, target) for outcome in kind["outcomes"])

    def harm_of(self, kind: dict[str, Any], outcome: dict[str, Any], target: str) -> int:
        sure = [effect for effect in outcome["effects"] if not outcome["deviate"]]
        field = self.snail(target)["field"] if kind["target"] == "snail" else target
        harm, given, digs, pulls = 0, 0, False, False
        for effect in [*kind["before"], *(sure if outcome["deviate"] is False else outcome["effects"]), *kind["after"]]:
            deviated = outcome["deviate"] and effect in outcome["effects"]
            if effect["op"] == "damage" and effect.get("on", "targets") == "targets":
                given += effect["n"]
                if kind["target"] == "field" and field == self.here and not deviated:
                    harm += effect["n"]
            elif effect["op"] in ("tile_damage", "tile_destroy"):
                digs = digs or effect["on"] == "own_field" or (field == self.here and not deviated)
            elif effect["op"] == "place" and effect["who"] == "target" and not effect["optional"]:
                snail = self.snail(target)
                free = effect["ignore_shell"] or not snail["shell"]
                moves = snail["field"] != self.here and free and self.can_enter(target, self.here)
                pulls = pulls or (moves and snail["health"] > given)
        if digs:
            return harm + self.tile_harm()
        return harm + (10 * self.marks(self.here, "mine") if pulls else 0)

    def in_range(self, kind: dict[str, Any], field: str) -> bool:
        near = kind["range_min"] <= distance(self.here, field) <= kind["range"]
        return near and (kind["ignore_los"] or self.level(field) <= self.level(self.here))

    def targets(self, kind: dict[str, Any]) -> list[str]:
        if kind["target"] == "none":
            return []
        if kind["target"] == "field":
            fields = [field for field in self.heights if self.in_range(kind, field)]
            needed: dict[str, Callable[[str], bool]] = {
                "none": lambda field: True,
                "has_tile": lambda field: self.level(field) > 0,
                "has_snail": lambda field: bool(self.on(field)),
            }
            return [field for field in fields if needed[kind["needs"]](field)]
        sides: dict[str, Callable[[str], bool]] = {
            "any_other": lambda id: id != self.acting,
            "enemy": lambda id: not id.startswith(self.player),
            "own": lambda id: id.startswith(self.player),
        }
        found = [
            id for id in self.in_order() if sides[kind["side"]](id) and self.in_range(kind, self.snail(id)["field"])
        ]
        if kind["target"] == "area":
            return [id for id in found if id != self.acting]
        wanted: dict[str, Callable[[str], bool]] = {
            "none": lambda id: True,
            "wounded": lambda id: self.snail(id)["health"] < 30,
            "can_enter_shell": lambda id: self.level(self.snail(id)["field"]) > 0 and not self.snail(id)["shell"],
            "owner_has_slot": lambda id: bool(self.open_slots(id[:2])),
            "owner_has_cards": lambda id: bool(self.of(id[:2])["hand"]),
            "can_place_here": lambda id: self.snail(id)["field"] != self.here and self.can_enter(id, self.here),
        }
        return [id for id in found if wanted[kind["needs"]](id)]

    def open_slots(self, player: str) -> list[int]:
        return [at for at, slot in enumerate(self.of(player)["slots"], 1) if slot["state"] == "hidden"]

    def leaps(self, reach: int) -> list[str]:
        assert self.acting is not None
        near = [field for field in self.heights if 1 <= distance(self.here, field) <= reach]
        return [field for field in near if self.can_enter(self.acting, field)]

    # ---- basic actions

    def basic(self, half: str) -> Asking:
        assert self.acting is not None
        own, actions = self.of(self.player), data()["basic_actions"]
        if half == "crawl":
            yield from self.movement(actions["crawl"]["mp"])
        elif half == "dig":
            self.draw(self.player, actions["dig"]["draw"])
            yield from self.damage_tile(self.here, "dig")
        elif half == "shell":
            if not self.snail(self.acting)["shell"]:
                yield from self.enter_shell(self.acting)
        elif half == "swap":
            own["active"], own["inactive"] = own["inactive"], own["active"]
            self.tell("orders_swapped", player=self.player)
        elif half == "aim":
            self.set_aim(actions["aim"]["reroll"])
        else:
            enemies = [{"type": "choose_target", "snail": id} for id in self.enemies(self.here)]
            act = yield from self.ask(self.player, enemies)
            self.tell("target_chosen", player=self.player, snail=act["snail"])
            self.card, self.fury_asked = {}, False
            yield from self.attack([act["snail"]], actions["strike"]["damage"], "strike")

    def set_aim(self, rerolls: int) -> None:
        aim = {"snail": self.acting, "slot": self.slot + 1, "rerolls": rerolls}
        self.of(self.player)["aim"] = aim
        self.tell("aim_set", player=self.player, **aim)

    def end_aim(self, player: str) -> None:
        own = self.of(player)
        self.tell("aim_ended", player=player, snail=own["aim"]["snail"])
        own["aim"] = None

    def movement(self, points: int) -> Asking:
        while self.lives(self.acting):
            assert self.acting is not None
            costs = {field: self.cost(field) for field in neighbours(self.here) if field in self.heights}
            steps = [to for to, cost in costs.items() if cost <= points and self.can_enter(self.acting, to)]
            if not steps:
                return
            legal: list[Act] = [{"type": "step", "to": to} for to in steps]
            act = yield from self.ask(self.player, [*legal, {"type": "stop"}])
            if act["type"] == "stop":
                return
            points -= costs[act["to"]]
            yield from self.move(self.acting, act["to"], "step")

    def cost(self, field: str) -> int:
        up = self.level(field) - self.level(self.here)
        if up <= 0 or self.is_faction(self.player, "ninjas"):
            return 1
        return 2 if up == 1 else 99

    def enter_shell(self, id: str) -> Asking:
        worn = [other for other in self.own(id[:2]) if self.snail(other)["shell"]]
        if len(worn) == 2:
            act = yield from self.ask(id[:2], [{"type": "take_shell", "from": other} for other in worn])
            self.leave_shell(act["from"])
        self.snail(id)["shell"] = True
        self.tell("shell_entered", snail=id)

    def leave_shell(self, id: str) -> None:
        if self.snail(id)["shell"]:
            self.snail(id)["shell"] = False
            self.tell("shell_left", snail=id)

    # ---- cards

    def play(self, kind: dict[str, Any]) -> Asking:
        assert self.acting is not None
        own = self.of(self.player)
        aim = own["aim"]
        aimed = aim is not None and aim["snail"] == self.acting and aim["slot"] == self.slot
        budget = {
            "aim": aim["rerolls"] if aimed else 0,
            "leader": int(self.acting.endswith("leader")),
            "eagle_eyes": int(self.is_faction(self.player, "amazons") and not own["ability_used"]),
        }
        self.card, self.fury_asked, self.hit = kind, False, False
        for number in range(kind["attacks"]):
            if number:
                targets = self.targets(kind) if self.lives(self.acting) else []
                if not targets:
                    break
                if kind["target"] != "field" and all(id.startswith(self.player) for id in targets):
                    legal = [{"type": "choose_resolve", "resolve": answer} for answer in (True, False)]
                    act = yield from self.ask(self.player, legal)
                    if not act["resolve"]:
                        break
            yield from self.one_attack(kind, budget)
        if kind["colour"] == "red" and kind["dice"] and self.hit and self.is_faction(self.player, "cowboys"):
            if not own["ability_used"] and (yield from self.may_use("gunslingers")):
                self.draw(self.player, 1)

    def may_use(self, ability: str) -> Asking:
        act = yield from self.ask(self.player, [{"type": "use_ability", "use": answer} for answer in (True, False)])
        if act["use"]:
            self.of(self.player)["ability_used"] = True
            self.tell("ability_used", player=self.player, ability=ability)
        return act["use"]

    def one_attack(self, kind: dict[str, Any], budget: dict[str, int]) -> Asking:
        targets = self.targets(kind)
        field, chosen = "", []
        if kind["target"] == "area":
            chosen = targets
            self.tell("target_chosen", player=self.player, snails=targets)
        elif kind["target"] != "none":
            act = yield from self.ask(self.player, [{"type": "choose_target", kind["target"]: one} for one in targets])
            self.tell("target_chosen", player=self.player, **{kind["target"]: act[kind["target"]]})
            field = act.get("field") or self.snail(act["snail"])["field"]
            chosen = [act["snail"]] if "snail" in act else self.on(field)
        yield from self.effects(kind["before"], field, chosen)
        faces = yield from self.roll(kind["dice"], budget)
        satisfied = [at for at, outcome in enumerate(kind["outcomes"]) if Counter(outcome["symbols"]) <= Counter(faces)]
        if not kind["dice"] and len(satisfied) > 1:
            useful = [at for at in satisfied if any(map(self.can_change, kind["outcomes"][at]["effects"]))]
            satisfied = useful or satisfied
        if not satisfied:
            self.tell("attack_missed", player=self.player)
        else:
            index = satisfied[0]
            if len(satisfied) > 1:
                outcomes = [{"type": "choose_outcome", "index": at} for at in satisfied]
                index = (yield from self.ask(self.player, outcomes))["index"]
            self.tell("outcome_chosen", player=self.player, index=index)
            outcome = kind["outcomes"][index]
            if outcome["deviate"]:
                near = [one for one in neighbours(field) if one in self.heights]
                act = yield from self.ask(self.player, [{"type": "choose_deviation", "field": one} for one in near])
                field = act["field"]
                self.tell("deviated", player=self.player, field=field)
            if kind["target"] == "field":
                chosen = self.on(field)
            yield from self.effects(outcome["effects"], field, chosen)
        yield from self.effects(kind["after"], field, chosen)

    def roll(self, dice: int, budget: dict[str, int]) -> Asking:
        if not dice:
            return []
        faces = list(self.chance("dice"))
        assert len(faces) == dice
        self.tell("dice_rolled", player=self.player, faces=list(faces))
        while sources := [source for source, left in budget.items() if left]:
            legal: list[Act] = [
                {"type": "reroll", "die": die, "source": source} for die in range(1, dice + 1) for source in sources
            ]
            act = yield from self.ask(self.player, [*legal, {"type": "keep"}])
            if act["type"] == "keep":
                break
            budget[act["source"]] -= 1
            if act["source"] == "eagle_eyes":
                self.of(self.player)["ability_used"] = True
                self.tell("ability_used", player=self.player, ability="eagle_eyes")
            faces[act["die"] - 1] = self.chance("reroll")
            self.tell(
                "die_rerolled", player=self.player, die=act["die"], source=act["source"], face=faces[act["die"] - 1]
            )
        return faces

    def can_change(self, effect: dict[str, Any]) -> bool:
        if effect["op"] == "discard":
            return any(self.of(other)["hand"] for other in self.living() if other != self.player)
        if effect["op"] == "push" and effect["on"] == "enemies_here":
            return any(self.ways_off(id, self.here, effect["ignore_shell"]) for id in self.enemies(self.here))
        return True

    def effects(self, effects: list[dict[str, Any]], field: str, chosen: list[str]) -> Asking:
        for effect in effects:
            there = [id for id in chosen if self.lives(id)]
            if self.card["target"] == "field":
                there = [id for id in there if self.snail(id)["field"] == field]
            if effect["op"] in ("steal", "unslot"):
                there = chosen  # it is the owner's, whatever has become of his snail
            yield from self.effect(effect, field, there)

    def effect(self, effect: dict[str, Any], field: str, there: list[str]) -> Asking:
        op = effect["op"]
        on = effect.get("on")
        if op == "damage" and on == "enemy_here":
            enemies = self.enemies(self.here)
            if enemies:
                act = yield from self.ask(self.player, [{"type": "choose_enemy", "snail": id} for id in enemies])
                self.tell("target_chosen", player=self.player, snail=act["snail"])
                yield from self.attack([act["snail"]], effect["n"], "card")
        elif op == "damage":
            yield from self.attack(there, effect["n"], "card")
        elif op == "tile_damage":
            yield from self.damage_tile(self.here if on == "own_field" else field, "card")
        elif op == "tile_destroy":
            cause = "dig" if effect.get("dig") else "card"
            yield from self.destroy_tile(self.here if on == "own_field" else field, cause)
        elif op == "tile_remove":
            self.remove_tile(field)
        elif op == "fire":
            self.mark(field, "fire", effect["k"])
        elif op == "marker":
            self.mark(self.here, effect["kind"], 1)
        elif op == "push" and on == "enemies_here":
            yield from self.push_all(self.enemies(self.here), self.here, effect["ignore_shell"])
        elif op == "push":
            yield from self.push_all(there, field, effect["ignore_shell"])
        elif op == "place" and effect["who"] == "self":
            if self.lives(self.acting) and (leaps := self.leaps(effect["range"])):
                act = yield from self.ask(self.player, [{"type": "choose_place", "to": to} for to in leaps])
                yield from self.move(str(self.acting), act["to"], "place")
        elif op == "place":
            yield from self.pull(effect, there)
        elif op == "move":
            yield from self.movement(effect["mp"])
        elif op == "leave_shell":
            for id in there:
                self.leave_shell(id)
        elif op == "enter_shell":
            for id in there:
                if not self.snail(id)["shell"] and self.level(self.snail(id)["field"]):
                    yield from self.enter_shell(id)
        elif op == "heal":
            for id in there:
                gain = min(30 - self.snail(id)["health"], effect["n"])
                self.snail(id)["health"] += gain
                self.tell("healed", snail=id, n=gain, health=self.snail(id)["health"])
        elif op == "draw":
            self.draw(self.player, effect["n"])
        elif op == "discard":
            yield from self.others_discard(effect["n"])
        elif op == "steal":
            for id in there:
                self.steal(id[:2])
        elif op == "unslot":
            for id in there:
                yield from self.unslot(id[:2])
        elif op == "contaminate":
            self.contaminate(effect["k"])
        elif op == "reroll":
            self.set_aim(effect["n"])
        else:
            raise AssertionError(op)

    def pull(self, effect: dict[str, Any], there: list[str]) -> Asking:
        for id in there:
            if not self.lives(self.acting) or self.snail(id)["field"] == self.here:
                continue
            if (self.snail(id)["shell"] and not effect["ignore_shell"]) or not self.can_enter(id, self.here):
                continue
            if effect["optional"]:
                legal = [{"type": "place_target", "place": answer} for answer in (True, False)]
                if not (yield from self.ask(self.player, legal))["place"]:
                    continue
            yield from self.move(id, self.here, "place")

    def others_discard(self, number: int) -> Asking:
        for other in self.clockwise(self.player)[1:]:
            for _ in range(number):
                held = [card for card in self.of(other)["hand"] if is_arsenal(card)]
                if self.own(other) and held:
                    act = yield from self.ask(other, [{"type": "discard", "card": card} for card in held])
                    self.put_away(other, [act["card"]])

    def steal(self, owner: str) -> None:
        if not any(is_arsenal(card) for card in self.of(owner)["hand"]):
            return
        card = self.chance("steal")
        assert is_arsenal(card)
        self.of(owner)["hand"].remove(card)
        self.of(self.player)["hand"] = sorted([*self.of(self.player)["hand"], card])
        private = {player: {"card": card} for player in (owner, self.player)}
        self.tell("card_stolen", **{"from": owner, "to": self.player}, private=private)

    def unslot(self, owner: str) -> Asking:
        slots = [{"type": "choose_slot", "slot": slot} for slot in self.open_slots(owner)]
        if not slots:
            return
        act = yield from self.ask(self.player, slots)
        own = self.of(owner)
        card = own["slots"][act["slot"] - 1]["card"]
        own["slots"][act["slot"] - 1] = {"card": None, "state": "empty"}
        if is_arsenal(card):
            self.pos["discard"].append(card)
        else:
            own["hand"] = sorted([*own["hand"], card])
            if card in FACTION_CARDS:
                own["faction_card"] = "hand"
        to = "discard" if is_arsenal(card) else "hand"
        self.tell("slot_emptied", player=owner, slot=act["slot"], card=card, to=to)

    # ---- primitives

    def attack(self, targets: list[str], n: int, source: str) -> Asking:
        """A damage instance of the acting snail: Berserk fury, and whether it hit an enemy."""
        furious = source == "strike" or self.card["returns_to_hand"] or self.card["id"] == "blades_of_doom"
        furious = furious and (source == "strike" or self.card["colour"] == "red")
        unused = self.is_faction(self.player, "barbarians") and not self.of(self.player)["ability_used"]
        if targets and furious and unused and not self.fury_asked:
            self.fury_asked = True
            if (yield from self.may_use("berserk_fury")):
                n += 5
        for id, dealt in self.damage(targets, n, source).items():
            self.hit = self.hit or (dealt >= 5 and not id.startswith(self.player))

    def damage(self, targets: list[str], n: int, source: str) -> dict[str, int]:
        dealt: dict[str, int] = {}
        for id in [id for id in self.in_order() if id in targets]:
            snail = self.snail(id)
            dealt[id] = max(0, n - 5) if snail["shell"] else n
            snail["health"] = max(0, snail["health"] - dealt[id])
            self.tell("damage", snail=id, n=n, dealt=dealt[id], health=snail["health"], source=source)
        for id in list(dealt):
            if self.snail(id)["health"] <= 0:
                self.eliminate(id)
        return dealt

    def eliminate(self, id: str) -> None:
        player, own = id[:2], self.of(id[:2])
        if id == self.acting:
            self.last_field = self.snail(id)["field"]
        del self.pos["snails"][id]
        own["lost_this_round"] = True
        self.tell("eliminated", snail=id)
        if own["aim"] and own["aim"]["snail"] == id:
            self.end_aim(player)
        own["revealed"] = [other for other in own["revealed"] if other != id]
        if own["active"] == id:
            own["active"], own["inactive"] = own["inactive"], None
            self.tell("order_lost", player=player, snail=id, place="active")
            if own["active"]:
                self.tell("free_swap", player=player)
        elif own["inactive"] == id:
            own["inactive"] = None
            self.tell("order_lost", player=player, snail=id, place="inactive")

    def mark(self, field: str, kind: str, number: int) -> None:
        if self.level(field):
            self.pos["board"][field][kind] += number
            self.tell("marker_placed", field=field, kind=kind, k=number)

    def is_dying(self, field: str) -> bool:
        return (field, self.level(field)) in self.dying

    def damage_tile(self, field: str, cause: str) -> Asking:
        if not self.level(field) or self.is_dying(field):
            return
        if self.marks(field, "damage"):
            yield from self.destroy_tile(field, cause)
            return
        self.pos["board"][field]["damage"] = 1
        self.tell("tile_damaged", field=field)
        yield from self.explosions(field)

    def explosions(self, field: str) -> Asking:
        level = self.level(field)
        while self.level(field) == level:
            kinds = [kind for kind in ("mine", "dynamite") if self.marks(field, kind)]
            if not kinds:
                return
            kind = kinds[0]
            if len(kinds) == 2:
                self.neutral += 1
                legal = [{"type": "order_effect", "effect": kind} for kind in kinds]
                kind = (yield from self.ask(self.chooser(), legal))["effect"]
                self.neutral -= 1
            yield from self.explode(kind, field)

    def explode(self, kind: str, field: str) -> Asking:
        self.neutral += 1
        standing = self.on(field)
        self.pos["board"][field][kind] -= 1
        self.tell("exploded", field=field, kind=kind)
        self.damage(standing, 10 if kind == "mine" else 15, kind)
        if kind == "dynamite":
            yield from self.push_all([id for id in standing if self.lives(id)], field, False)
        elif not self.is_dying(field):
            yield from self.destroy_tile(field, "mine")
        self.neutral -= 1

    def destroy_tile(self, field: str, cause: str) -> Asking:
        if not self.level(field) or self.is_dying(field):
            return
        self.dying.append((field, self.level(field)))
        yield from self.explosions(field)
        pile = self.pos["board"][field]
        pile |= dict.fromkeys(MARKERS, 0)
        face = pile["stack"][-1]
        terrain, back = face.split(":")
        self.tell("tile_destroyed", field=field, terrain=terrain, back=back, cause=cause)
        if back == "barrel":
            self.contaminate(1)
        elif back == "trap":
            self.damage(self.on(field), 5, "trap")
        elif back == "mine":
            self.damage(self.on(field), 10, "mine_back")
        elif back.startswith("cards") and cause == "dig":
            self.draw(self.player, int(back[-1]))
        self.dying.pop()
        self.lift(field)
        if back == "mine":
            yield from self.destroy_tile(field, "mine_back")
        self.landing(field)

    def lift(self, field: str) -> str:
        """The top tile goes to the box."""
        pile = self.pos["board"][field]
        face = pile["stack"].pop()
        pile |= dict.fromkeys(MARKERS, 0)
        self.pos["removed"].append(face)
        if not pile["stack"]:
            del self.pos["board"][field]
        return face

    def remove_tile(self, field: str) -> None:
        if self.level(field):
            terrain, back = self.lift(field).split(":")
            self.tell("tile_removed", field=field, terrain=terrain, back=back)
            self.landing(field)

    def contaminate(self, number: int) -> None:
        track = self.options["contamination_track"]
        self.pos["contamination"] = min(len(track) - 1, self.pos["contamination"] + number)
        self.tell("contamination", index=self.pos["contamination"], value=track[self.pos["contamination"]])

    def landing(self, field: str) -> None:
        if self.level(field):
            return
        for id in self.on(field):
            self.leave_shell(id)
            aim = self.of(id[:2])["aim"]
            if aim and aim["snail"] == id and not self.is_faction(id[:2], "pirates"):
                self.end_aim(id[:2])

    def ways_off(self, id: str, field: str, ignore_shell: bool) -> list[str]:
        if self.snail(id)["shell"] and not ignore_shell:
            return []
        near = [to for to in neighbours(field) if to in self.heights and self.level(to) <= self.level(field)]
        return [to for to in near if self.can_enter(id, to)]

    def push_all(self, targets: list[str], field: str, ignore_shell: bool) -> Asking:
        left = list(targets)
        while True:
            left = [id for id in left if self.lives(id) and self.snail(id)["field"] == field]
            legal = [
                {"type": "push", "snail": id, "to": to} for id in left for to in self.ways_off(id, field, ignore_shell)
            ]
            if not legal:
                return
            act = yield from self.ask(self.chooser(), legal)
            left.remove(act["snail"])
            yield from self.move(act["snail"], act["to"], "push")

    def put(self, id: str, to: str, how: str) -> None:
        old = self.snail(id)["field"]
        self.snail(id)["field"] = to
        self.tell("snail_moved", **{"snail": id, "from": old, "to": to, "how": how})

    def move(self, id: str, to: str, how: str) -> Asking:
        self.put(id, to, how)
        moved, arrivals, field = {id}, [(id, to)], to
        while len(self.on(field)) == 4:
            positions = {other: self.snail(other)["field"] for other in self.in_order()}
            legal = [
                {"type": "overflow", "snail": x, "to": h} for x, h in self.surplus(positions, field, frozenset(moved))
            ]
            act = yield from self.ask(self.chooser(), legal)
            self.put(act["snail"], act["to"], "overflow")
            field = act["to"]
            moved.add(act["snail"])
            arrivals.append((act["snail"], field))
        for one, there in arrivals:
            if self.lives(one) and self.snail(one)["field"] == there:
                yield from self.arrive(one, there)

    def surplus(self, positions: dict[str, str], field: str, moved: frozenset[str]) -> list[tuple[str, str]]:
        return [
            (x, h)
            for x, place in positions.items()
            if place == field and x not in moved and not self.snail(x)["shell"]
            for h in neighbours(field)
            if h in self.heights
            and self.level(h) <= self.level(field)
            and self.settles(positions | {x: h}, h, moved | {x})
        ]

    def settles(self, positions: dict[str, str], field: str, moved: frozenset[str]) -> bool:
        if list(positions.values()).count(field) <= 3:
            return True
        return bool(self.surplus(positions, field, moved))

    def can_enter(self, id: str, field: str) -> bool:
        positions = {other: self.snail(other)["field"] for other in self.in_order()}
        return self.settles(positions | {id: field}, field, frozenset({id}))

    def arrive(self, id: str, field: str) -> Asking:
        self.landing(field)
        if fires := self.marks(field, "fire"):
            self.damage([id], 5 * fires, "fire")
        level = self.level(field)
        while self.level(field) == level and not self.is_dying(field) and self.marks(field, "mine"):
            yield from self.explode("mine", field)

    # ---- the end of a round, the end of the game

    def cleanup(self) -> Asking:
        self.acting, self.neutral = None, 1
        self.pos["at"], self.pos["turn"] = "resolving", None
        self.tell("cleanup_started", round=self.pos["round"])
        while fields := [field for field in self.pos["board"] if self.marks(field, "dynamite")]:
            legal = [{"type": "order_effect", "field": field} for field in fields]
            act = yield from self.ask(self.chooser(), legal)
            yield from self.explode("dynamite", act["field"])
            self.end_if_empty()
        zombies = [id for id in self.in_order() if self.is_faction(id[:2], "zombies")]
        haunted = {self.snail(id)["field"] for id in zombies}
        smelt = [id for id in self.in_order() if id not in zombies and self.snail(id)["field"] in haunted]
        self.damage(smelt, 5, "stench")
        self.end_if_empty()
        burning = [field for field in self.pos["board"] if self.marks(field, "fire")]
        while burning:
            legal = [{"type": "order_effect", "field": field} for field in burning]
            act = yield from self.ask(self.chooser(), legal)
            burning.remove(act["field"])
            if self.marks(act["field"], "fire"):
                yield from self.damage_tile(act["field"], "fire")
            self.end_if_empty()
        fires = [field for field in sorted(self.pos["board"], key=game_order) if self.marks(field, "fire")]
        for field in fires:
            self.pos["board"][field]["fire"] = 0
        if fires:
            self.tell("fires_removed", fields=fires)
        swimming = [id for id in self.in_order() if not self.level(self.snail(id)["field"])]
        swimming = [id for id in swimming if not self.is_faction(id[:2], "pirates")]
        self.damage(swimming, self.options["contamination_track"][self.pos["contamination"]], "contamination")
        self.end_if_empty()
        self.players_out()
        self.neutral = 0

    def end_if_empty(self) -> None:
        if not self.pos["snails"]:
            self.players_out()
            self.end_game()

    def collect(self) -> None:
        for player in self.living():
            own = self.of(player)
            laid = [slot["card"] for slot in own["slots"] if slot["card"] is not None]
            special = [card for card in laid if card in FACTION_CARDS]
            back = [
                card
                for card in laid
                if card.startswith("basic_") or (is_arsenal(card) and kind_of(card)["returns_to_hand"])
            ]
            away = [card for card in laid if card not in back and card not in special]
            if special:
                own["faction_card"] = "beside"
            own["hand"] = sorted(own["hand"] + back)
            self.pos["discard"] += away
            own |= {"slots": [], "active": None, "inactive": None, "revealed": [], "ability_used": False}
            own |= {"lost_last_round": own["lost_this_round"], "lost_this_round": False}
            self.tell("cards_collected", player=player, to_hand=back, to_discard=away, faction_card=bool(special))
            if own["aim"]:
                self.end_aim(player)
        self.check_end()

    def pass_start(self) -> None:
        start = next(seat for seat in self.clockwise(self.pos["start_player"])[1:] if self.own(seat))
        self.pos["start_player"] = start
        self.tell("start_player_passed", player=start)
        self.pos["round"] += 1
        if self.pos["round"] > self.options["rounds"]:
            self.end_game()
        self.tell("round_started", round=self.pos["round"], start_player=start)

    def players_out(self) -> None:
        gone = [seat for seat in self.seats if not self.own(seat) and self.of(seat)["faction_card"] != "box"]
        for player in gone:
            own = self.of(player)
            cards = sorted(card for card in own["hand"] if is_arsenal(card))
            cards += [slot["card"] for slot in own["slots"] if slot["card"] is not None and is_arsenal(slot["card"])]
            self.pos["discard"] += cards
            own |= {"hand": [], "slots": [], "revealed": [], "active": None, "inactive": None, "aim": None}
            own |= {"faction_card": "box", "ability_used": False, "lost_this_round": False, "lost_last_round": False}
            self.tell("player_out", player=player, cards=cards)
        if gone:
            self.pos["eliminated"].append(gone)

    def check_end(self) -> None:
        if len(self.living()) <= 1:
            self.end_game()

    def end_game(self) -> None:
        self.at("over")
        ranks = self.ranks()
        self.tell("game_over", result="win" if ranks.count(1) == 1 else "draw", ranks=ranks)
        raise GameOver

    def ranks(self) -> list[int]:
        def merit(player: str) -> tuple[int, int, int]:
            own = self.own(player)
            groups = [at for at, group in enumerate(self.pos["eliminated"]) if player in group]
            return (-1, groups[0], 0) if groups else (0, len(own), sum(self.snail(id)["health"] for id in own))

        merits = [merit(player) for player in self.seats]
        return [1 + sum(other > own for other in merits) for own in merits]

    def scores(self) -> list[int]:
        ranks = self.ranks()
        return [2 * (len(ranks) - rank) - (ranks.count(rank) - 1) for rank in ranks]

    def view(self, viewer: str | None) -> dict[str, Any]:
        """The position as a player or a spectator may see it (record format of Snails, 8)."""
        seen: dict[str, Any] = deepcopy(self.pos) | {"viewer": viewer, "deck": len(self.pos["deck"])}
        for pile in seen["board"].values():
            pile["stack"] = len(pile["stack"])
        for player in set(self.seats) - {viewer}:
            own = seen["players"][player]
            own["hand"] = len(own["hand"])
            for slot in own["slots"]:
                if slot["state"] == "hidden":
                    slot["card"] = "?"
            for place in ("active", "inactive"):
                if own[place] is not None and own[place] not in own["revealed"]:
                    own[place] = "?"
            if own["faction_card"] in ("hand", "slot"):
                own["faction_card"] = "with_player"
        return seen
