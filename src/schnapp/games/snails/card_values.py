"""What the cards of Snails are worth before anybody knows where they will be played, judged by their effects.

The tables have the rows of `rules/tables.py`: one for each kind of card, or for each outcome of all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product

from . import box, cards
from .rules.tables import KINDS, OUTCOMES

# What an effect is worth, in points of health: one of an attack, beside its damage …
SIDE_WORTH = {
    "tile_damage": 0.7,
    "tile_destroy": 2.5,
    "push": 2.0,
    "place": 1.5,
    "fire": 1.0,
    "contaminate": 0.5,
    "leave_shell": 1.0,
}
# … and one of a card without attack that is played blindly; of some of them for each point of its number
USE_WORTH = {
    "draw": 3.0,
    "heal": 0.4,
    "enter_shell": 3.0,
    "move": 0.5,
    "place": 1.0,
    "push": 4.0,
    "steal": 2.0,
    "tile_remove": 2.5,
    "leave_shell": 1.0,
    "damage": 0.4,
    "unslot": 2.5,
    "discard": 2.0,
    "reroll": 0.5,
    "marker": 0.5,
    "tile_destroy": 0.5,
}
BY_NUMBER = ("draw", "heal", "move", "damage")
DEVIATING = 0.3  # the share of an outcome's worth that is left where it deviates
HELD = 2.0  # what any card is worth as long as it is in the hand


def _damage(outcome: cards.Outcome) -> float:
    return float(sum(effect.number for effect in outcome.effects if effect.op == "damage"))


def _merit(outcome: cards.Outcome) -> float:
    """Damage and the rest of an outcome."""
    rest = sum(SIDE_WORTH.get(effect.op, 0.0) for effect in outcome.effects)
    return (_damage(outcome) + rest) * (DEVIATING if outcome.deviate else 1.0)


def _mean(card: cards.Card, value: Callable[[cards.Outcome], float]) -> float:
    """The best fitting outcome, on average of all rolls."""
    total = 0.0
    rolls = list(product(cards.BOX.faces, repeat=card.dice))
    for roll in rolls:
        total += max(
            (
                value(outcome)
                for outcome in card.outcomes
                if all(roll.count(face) >= outcome.symbols.count(face) for face in box.FACES)
            ),
            default=0.0,
        )
    return card.attacks * total / len(rolls)


def _use(card: cards.Card) -> float:
    """What a purple card is worth, played blindly."""
    effects = card.outcomes[0].effects
    return sum(USE_WORTH.get(effect.op, 0.0) * (effect.number if effect.op in BY_NUMBER else 1.0) for effect in effects)


def _destroys(card: cards.Card) -> float:
    """1: it may destroy the tile under its target."""
    effects = [effect for outcome in card.outcomes for effect in outcome.effects]
    return float(any(effect.op == "tile_destroy" and effect.on == "target_field" for effect in effects))


def _filled(card_values: Iterable[float], room: int) -> list[float]:
    found = list(card_values)
    return found + [0.0] * (room - len(found))


_ALL = cards.BOX.kinds
_OF_ALL = [outcome for card in _ALL for outcome in card.outcomes]
HURTS = _filled((_mean(card, _damage) for card in _ALL), KINDS)  # damage of a use on average …
HITS = _filled((_mean(card, _merit) for card in _ALL), KINDS)  # … with what else it does
USE = _filled((0.0 if card.red else _use(card) for card in _ALL), KINDS)  # of a purple card that is played blindly
VALUE = _filled((_mean(card, _merit) if card.red else HELD + _use(card) for card in _ALL), KINDS)  # in the hand
DESTROYS = _filled(map(_destroys, _ALL), KINDS)
MERIT = _filled(map(_merit, _OF_ALL), OUTCOMES)
