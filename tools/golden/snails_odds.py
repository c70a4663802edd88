"""What the dice of Snails come to: every way they can fall, with the best that can be made of it, played out by the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from fractions import Fraction
from functools import cache, partial
from typing import NamedTuple

from schnapp.games.snails import box, cards
from schnapp.table.dealer import Dealer
from schnapp.table.positions import position_of

from .games import Plan, Record
from .snails_positions import CARD, GAME, Scene, planned, turn

PLAN = Plan("snails", 2, {}, "golden/odds")
HERE, BESIDE, BEYOND = "0,0", "1,0", "2,0"
TARGET = "p2.medic"


class Value(NamedTuple):
    """What a target has to expect, the more the better."""

    damage: Fraction
    kill: Fraction
    hit: Fraction


class Told(Dealer):
    """Deals what it is told; what is drawn beyond that is counted."""

    def __init__(self, draws: tuple[int, ...]) -> None:
        super().__init__(bytes(32))
        self.draws = list(draws)
        self.missing = 0  # so many ways the next draw could have gone

    def below(self, n: int) -> int:
        if self.draws:
            return self.draws.pop(0)
        self.missing = self.missing or n
        return 0


def falls(played: Callable[[Dealer], Scene], draws: tuple[int, ...] = ()) -> Iterator[tuple[Fraction, Scene]]:
    """Every way chance can go, and how likely it is."""
    dealer = Told(draws)
    scene = played(dealer)
    if not dealer.missing:
        yield Fraction(1), scene
        return
    for draw in range(dealer.missing):
        for odds, one in falls(played, (*draws, draw)):
            yield odds / dealer.missing, one


class Expectation:
    """Of one card that is played at TARGET."""

    def __init__(self, health: int) -> None:
        self.health = health
        self.known: dict[str, Value] = {}

    def of(self, played: Callable[[Dealer], Scene]) -> Value:
        parts = [(odds, self.at(scene)) for odds, scene in falls(played)]
        return Value(*(sum((odds * value[i] for odds, value in parts), Fraction(0)) for i in range(3)))

    def at(self, scene: Scene) -> Value:
        """The best that can be made of it from here on."""
        position = position_of(GAME, scene.state)
        if scene.is_over:
            left = position["snails"].get(TARGET, {"health": 0})["health"]
            return Value(Fraction(self.health - left), Fraction(left == 0), Fraction(left < self.health))
        key = f"{position['snails']} {position['board']} {GAME.pending(scene.state)}"
        if key not in self.known:
            self.known[key] = max(self.of(lambda dealer, act=act: scene.after(act, dealer)) for act in options(scene))
        return self.known[key]


def options(scene: Scene) -> list[Record]:
    """What can be done; an attack goes at the target, whatever else there is."""
    acts = scene.legal()
    if acts[0]["type"] == "choose_resolve":
        return [act for act in acts if act["resolve"]]
    field = position_of(GAME, scene.state)["snails"].get(TARGET, {}).get("field")
    aimed = [act for act in acts if act["type"] == "choose_target" and field is not None]
    return [act for act in aimed if act.get("snail") == TARGET or act.get("field") == field] or acts


@cache
def _begun() -> Record:
    return planned(PLAN, 1)


def position(kind: cards.Card, role: str, faction: str, aimed: int, shell: bool, health: int) -> Record:
    """Two snails that are as far from each other as the card wants it, on sand in which nothing is hidden."""
    found = deepcopy(_begun())
    sand = {"stack": ["beach:empty"], "damage": 0, "fire": 0, "mine": 0, "dynamite": 0}
    target = HERE if kind.range == 0 else BEYOND if kind.range_min == 2 else BESIDE
    far = {"health": box.HEALTH, "field": "-5,3", "shell": False}
    found |= {
        "at": "turn",
        "board": dict.fromkeys((HERE, BESIDE, BEYOND), sand),
        "snails": {
            f"p1.{role}": {"health": box.HEALTH, "field": HERE, "shell": False},
            "p2.leader": far,
            TARGET: {"health": health, "field": target, "shell": shell},
        },
        "deck": found["deck"][1:],
    }
    for id, player in found["players"].items():
        hand = [card for card in player["hand"] if "#" in card]
        slots = [{"card": card, "state": "hidden"} for card in hand[-5:]]
        player |= {"hand": hand[:-5], "slots": slots, "active": f"{id}.leader", "inactive": None}
    player = found["players"]["p1"]
    player |= {"faction": faction, "active": f"p1.{role}"}
    if aimed:
        player["aim"] = {"snail": f"p1.{role}", "slot": 1, "rerolls": aimed}
    return found


def players(kind: cards.Card) -> Iterator[tuple[str, str, int]]:
    """Who plays it: with no reroll, as a leader, and with aim besides; in a fury, if the card allows it."""
    faction = kind.faction or "zombies"
    yield "infantry", faction, 0
    if kind.dice:
        yield "leader", faction, 0
        yield "leader", faction, 1
    if kind.returns_to_hand:
        yield "infantry", "barbarians", 0


def written() -> Iterator[list[object]]:
    """Card, role, faction, rerolls by aiming, in a shell, health of the target; then damage on average, odds to kill and to hit."""
    for kind in cards.BOX.kinds:
        effects = [*kind.before, *(effect for outcome in kind.outcomes for effect in outcome.effects)]
        if kind.target == "none" or not any(effect.op == "damage" for effect in effects):
            continue
        for role, faction, aimed in players(kind):
            for shell, health in ((False, 30), (True, 30), (False, 10)):
                begun = position(kind, role, faction, aimed, shell, health)
                snail, card = f"p1.{role}", CARD[kind.id]
                value = Expectation(health).of(partial(turn, begun, PLAN, snail, card))
                yield [card, role, faction, aimed, shell, health, *(round(float(one), 9) for one in value)]
