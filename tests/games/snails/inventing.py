"""Card files that nobody has thought out: the rules must play whatever can be said in their vocabulary.

`SCHNAPP_SNAILS_CARDS=FILE python -m tests.games.snails.inventing GAMES` plays games with a file's cards on the engine and
on the second one (`referee.py`), and compares every line.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from schnapp.games.snails import cards
from schnapp.table.dealer import Dealer, stream
from schnapp.table.rng import Rng

SHIPPED = Path(cards.__file__).with_name("cards.toml")
FACES = ("triangle", "square", "circle")
NEEDS = {
    "field": ("none", "none", "has_tile", "has_snail"),
    "snail": ("none", "none", "wounded", "can_enter_shell", "owner_has_slot", "owner_has_cards", "can_place_here"),
    "area": ("none",),
}


class Inventor:
    """Makes cards of effects by chance. What the rules leave open (an area that is pushed) it does not invent."""

    def __init__(self, seed: str) -> None:
        self.chance = Rng(stream(seed, "inventing"))

    def one(self, choices: Sequence[Any]) -> Any:
        return choices[self.chance.below(len(choices))]

    def number(self, low: int, high: int) -> int:
        return low + self.chance.below(high - low + 1)

    def percent(self, chance: int) -> bool:
        return self.chance.below(100) < chance

    def effect(self, target: str) -> dict[str, Any]:
        anywhere: list[Callable[[], dict[str, Any]]] = [
            lambda: {"op": "damage", "n": 5 * self.number(1, 4), "on": "enemy_here"},
            lambda: {"op": "tile_damage", "on": "own_field"},
            lambda: {"op": "tile_destroy", "on": "own_field"},
            lambda: {"op": "tile_destroy", "on": "own_field", "dig": True},
            lambda: {"op": "push", "on": "enemies_here", "ignore_shell": self.percent(50)},
            lambda: {"op": "draw", "n": self.number(1, 3)},
            lambda: {"op": "discard", "n": self.number(1, 2), "who": "each_other"},
            lambda: {"op": "contaminate", "k": self.number(1, 3)},
            lambda: {"op": "move", "mp": self.number(1, 4)},
        ]
        aimed: list[Callable[[], dict[str, Any]]] = [
            *[lambda: {"op": "damage", "n": 5 * self.number(1, 4)}] * 4,
            lambda: {"op": "leave_shell"},
        ]
        placed: list[Callable[[], dict[str, Any]]] = [
            *[lambda: {"op": "push", "on": "targets", "ignore_shell": self.percent(30)}] * 2,
            lambda: {"op": "tile_damage", "on": "target_field"},
            lambda: {"op": "tile_destroy", "on": "target_field"},
            lambda: {"op": "fire", "k": self.number(1, 3)},
            lambda: {"op": "tile_remove"},
        ]
        snail: list[Callable[[], dict[str, Any]]] = [
            *[self._pull] * 2,
            lambda: {"op": "heal", "n": 10},
            lambda: {"op": "enter_shell"},
            lambda: {"op": "steal", "n": 1},
            lambda: {"op": "unslot"},
        ]
        made = anywhere + aimed + (placed if target != "area" else []) + (snail if target == "snail" else [])
        return self.one(made)()

    def _pull(self) -> dict[str, Any]:
        ignore, optional = self.percent(50), self.percent(50)
        return {"op": "place", "who": "target", "to": "own_field", "ignore_shell": ignore, "optional": optional}

    def effects(self, target: str) -> list[dict[str, Any]]:
        return [self.effect(target) for _ in range(self.number(1, 3))]

    def card(self, card: dict[str, Any]) -> dict[str, Any]:
        """The same card with another use; its name, number and colour stay."""
        red = card["colour"] == "red"
        target = self.one(("field", "snail", "snail", "area"))
        dice = self.one((0, 1, 1, 2)) if red else 0
        reach = self.number(0, 4)
        outcomes = [
            {
                "symbols": [self.one(FACES) for _ in range(self.number(1, dice))] if dice else [],
                "deviate": target == "field" and dice > 0 and self.percent(25),
                "effects": self.effects(target),
            }
            for _ in range(self.number(1, 4))
        ]
        return card | {
            "target": target,
            "side": "all" if target == "field" else self.one(("any_other", "enemy") if red else ("any_other", "own")),
            "range": reach,
            "range_min": min(reach, 1) if self.percent(20) else 0,
            "ignore_los": self.percent(50),
            "dice": dice,
            "attacks": self.one((1, 1, 1, 2, 3)),
            "returns_to_hand": self.percent(30),
            "needs": self.one(NEEDS[target]),
            "before": [{"op": "leave_shell"}] if self.percent(20) else [],
            "outcomes": outcomes,
            "after": self.effects(target) if self.percent(20) else [],
        }

    def file(self) -> str:
        """A whole card file; all red cards and some purple ones are new."""
        data = tomllib.loads(SHIPPED.read_text("utf-8"))
        actions = data["basic_actions"]
        actions["crawl"]["mp"], actions["dig"]["draw"] = self.number(1, 4), self.number(1, 3)
        actions["aim"]["reroll"], actions["strike"]["damage"] = self.number(1, 3), 5 * self.number(1, 4)
        data["dice"]["faces"] = [*FACES, *(self.one(FACES) for _ in range(3))]
        data["card"] = [
            self.card(card) if card["colour"] == "red" or self.percent(40) else card for card in data["card"]
        ]
        return written(data)


def written(data: dict[str, Any]) -> str:
    """The data of a card file as a card file."""
    lines: list[str] = []
    for name, part in data.items():
        for heading, table in _tables(name, part):
            lines += ["", heading, *(f"{key} = {_literal(value)}" for key, value in table.items())]
    return "\n".join(lines[1:]) + "\n"


def _tables(name: str, part: Any) -> list[tuple[str, dict[str, Any]]]:
    if isinstance(part, list):
        return [(f"[[{name}]]", table) for table in part]
    if all(isinstance(value, dict) for value in part.values()):
        return [(f"[{name}.{key}]", table) for key, table in part.items()]
    return [(f"[{name}]", part)]


def _literal(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {_literal(part)}' for key, part in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_literal, value))}]"
    return json.dumps(value)


def main(games: int) -> None:
    from schnapp.table.match import Match

    from .pictures import GAME, PLAYERS, planning
    from .referee import Referee
    from .test_referee import TABLES, compared

    for number in range(games):
        players, options = TABLES[number % len(TABLES)]
        seed = f"invented {number}"
        position = planning(players, seed, options)
        match = Match.resume(GAME, PLAYERS[:players], options, position, Dealer(stream(seed, "deal")))
        print(compared(match, Referee(dict(match.options), players, position), seed))


if __name__ == "__main__":
    main(int(sys.argv[1]))
