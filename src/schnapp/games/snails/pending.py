"""What is going on in the middle of a turn, worked out from a view and the legal acts.

A view does not tell which effects are being carried out (docs/records.md). For the decisions that
matter there are but a few ways how they can have come about; those are kept that lead to exactly these legal acts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from schnapp.table.canonical import Act

from . import box, cards
from .acts import NUMBER, SNAIL
from .rules import Snails
from .rules.codes import (
    ASKED,
    ASKED_FOR_DEVIATION,
    ASKED_FOR_HALF,
    ASKED_FOR_TARGET,
    ASKED_TO_RESOLVE,
    BASIC_ACTION,
    BEGINS,
    CARD,
    EFFECTS_DONE,
    EFFECTS_OF,
    MOVEMENT,
    PLAYED,
    PUSH_ALL,
    TURN,
)
from .rules.tables import TABLES

Effect = tuple[int, int, int, int, int, int]


def _effect(what: int, step: int = ASKED, a: int = 0, b: int = 0, c: int = 0, m: int = 0) -> Effect:
    return what, step, a, b, c, m


@dataclass(frozen=True, slots=True)
class Guess:
    """Which act is asked for, what is being carried out, and what the card is aimed at (field, snail, outcome)."""

    act: str
    effects: list[Effect]
    aim: tuple[int, int, int] | None = None


def at_turn(view: Mapping[str, Any]) -> dict[str, Any]:
    """The view, as if the turn had not begun yet."""
    return {**view, "at": "turn", "turn": {key: view["turn"][key] for key in ("player", "slot")}}


def worlds(table: Snails, seat: int, snail: int, legal: list[Act]) -> Iterator[Snails]:
    """From a table just before a turn: the middle of it, in every way that may lead to these legal acts."""
    for guess in _guesses(table, snail, legal):
        world = table.copy()
        world.pend(seat, NUMBER[guess.act], snail, guess.effects)
        if guess.aim is not None:
            world.aim_at(*guess.aim)
        yield world


def _guesses(table: Snails, snail: int, legal: list[Act]) -> Iterator[Guess]:
    kind = cards.BOX.kind_of[table.card_to_play()]
    turn = _effect(TURN, PLAYED)
    match legal[0]["type"]:
        case "choose_half":
            yield Guess("choose_half", [_effect(TURN, ASKED_FOR_HALF)])
        case "choose_resolve":
            yield Guess("choose_resolve", [_effect(TURN, ASKED_TO_RESOLVE)])
        case "choose_target" if kind < 0:
            yield Guess("choose_target", [turn, _effect(BASIC_ACTION, a=box.HALVES.index("strike"))])
        case "choose_target":
            yield Guess("choose_target", [turn, _effect(CARD, ASKED_FOR_TARGET, kind)])
        case "step" | "stop":
            for points in range(1, _points(kind) + 1):
                yield Guess("step", [turn, _effect(MOVEMENT, a=points)])
        case "push":
            yield _pushed(table, turn, legal)
        case "choose_deviation" if kind >= 0:
            for outcome in _outcomes(kind):
                if TABLES["deviates"][outcome]:
                    for field in range(table.fields):
                        yield Guess(
                            "choose_deviation", [turn, _effect(CARD, ASKED_FOR_DEVIATION, kind)], (field, -1, outcome)
                        )
        case "choose_place" | "choose_enemy" if kind >= 0:
            yield from _interrupted(table, legal[0]["type"], turn, kind)
        case _:
            return


def _points(kind: int) -> int:
    """Of a crawl, or of a card's movement."""
    if kind < 0:
        return cards.BOX.basics[0]
    effects = [effect for outcome in cards.BOX.kinds[kind].outcomes for effect in outcome.effects]
    return max((effect.number for effect in effects if effect.op == "move"), default=0)


def _outcomes(kind: int) -> range:
    first = TABLES["outcomes"][kind]
    return range(first, first + TABLES["outcome_count"][kind])


def _pushed(table: Snails, turn: Effect, legal: list[Act]) -> Guess:
    """All that can be pushed, wherever they stand."""
    snails = {SNAIL[act["snail"]] for act in legal}
    through = any(table.in_shell >> snail & 1 for snail in snails)
    return Guess("push", [turn, _effect(PUSH_ALL, ASKED, -1, through, 0, sum(1 << snail for snail in snails))])


def _interrupted(table: Snails, act: str, turn: Effect, kind: int) -> Iterator[Guess]:
    """An effect of the card asks; those after it are still to come."""
    op = {"choose_place": "place", "choose_enemy": "damage"}[act]
    for outcome in _outcomes(kind):
        first, count = TABLES["effects"][outcome], TABLES["effect_count"][outcome]
        for effect in range(first, first + count):
            if list(cards.OPS)[TABLES["op"][effect]] == op:
                rest = _effect(EFFECTS_OF, BEGINS, effect + 1, first + count - effect - 1, effect)
                yield Guess(act, [turn, _effect(CARD, EFFECTS_DONE, kind), rest])


def acting(view: Mapping[str, Any]) -> int | None:
    """The snail whose action is being resolved, None if it is gone or it is nobody's turn."""
    turn: Mapping[str, Any] = view["turn"] or {}
    return SNAIL[turn["snail"]] if turn.get("snail") in view["snails"] else None
