"""The cards of Snails as numbers: a table for each property of a kind, an outcome, an effect. `printed.py` names them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .. import box, cards

KINDS, OUTCOMES, EFFECTS = 90, 400, 1200  # rows there are room for
_OF_KIND = (
    "red target side range_min range far_sight dice attacks returns needs before before_count after after_count outcomes"
    " outcome_count"
).split()
_OF_OUTCOME = "triangles squares circles deviates effects effect_count".split()
_OF_EFFECT = "op number on marker through_shell optional digs".split()


def tables(kinds: Iterable[cards.Card]) -> dict[str, list[int]]:
    """Name of a property → its value for each kind, outcome or effect; rows that are not used hold zeros."""
    of_kind: list[list[int]] = []
    of_outcome: list[list[int]] = []
    of_effect: list[list[int]] = []
    for card in kinds:
        before, after = _written(card.before, of_effect), _written(card.after, of_effect)
        first = len(of_outcome)
        for outcome in card.outcomes:
            symbols = [outcome.symbols.count(face) for face in box.FACES]
            of_outcome.append([*symbols, outcome.deviate, *_written(outcome.effects, of_effect)])
        of_kind.append(
            [
                card.red,
                cards.TARGETS.index(card.target),
                cards.SIDES.index(card.side),
                card.range_min,
                card.range,
                card.ignore_los,
                card.dice,
                card.attacks,
                card.returns_to_hand,
                cards.NEEDS.index(card.needs),
                *before,
                *after,
                first,
                len(card.outcomes),
            ]
        )
    return (
        _columns(_OF_KIND, of_kind, KINDS)
        | _columns(_OF_OUTCOME, of_outcome, OUTCOMES)
        | _columns(_OF_EFFECT, of_effect, EFFECTS)
    )


def _written(effects: Iterable[cards.Effect], into: list[list[int]]) -> tuple[int, int]:
    """Where a list of effects begins, and how many they are."""
    first = len(into)
    for effect in effects:
        into.append(
            [
                list(cards.OPS).index(effect.op),
                effect.number,
                cards.PLACES.index(effect.on) if effect.on in cards.PLACES else 0,
                box.MARKERS.index(effect.kind),
                effect.ignore_shell,
                effect.optional,
                effect.dig,
            ]
        )
    return first, len(into) - first


def _columns(names: Sequence[str], rows: list[list[int]], room: int) -> dict[str, list[int]]:
    if len(rows) > room:
        raise cards.BadCard("all", "outcomes", f"there is room for {room} rows, not for {len(rows)}")
    return {name: [int(row[at]) for row in rows] + [0] * (room - len(rows)) for at, name in enumerate(names)}


TABLES = tables(cards.BOX.kinds)
