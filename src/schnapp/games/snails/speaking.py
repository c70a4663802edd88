"""What Snails says beyond an act's own fields: what an outcome does, what a card can do, which plans there are."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from schnapp.table.canonical import Act, View
from schnapp.table.texts import Argument, Texts, joined, yes

from . import box, cards

WATER = {"stack": 0}
LONGEST = 2  # digits of a number in a plan
HISSING = ("s", "ß", "x", "z")  # in German such a name has no s of its own behind it


def snail(
    id: str, names: Sequence[str], viewer: int | None, language: str, words: Texts, *, start: bool = False
) -> str:
    """ "Annas Späher", or to its owner "dein Späher", at the start of a sentence "Dein Späher"."""
    seat, role = divmod(box.SNAILS.index(id), len(box.ROLES))
    return words.text(
        language,
        "snail",
        owner=names[seat],
        you=yes(seat == viewer),
        role=box.ROLES[role],
        hiss=yes(names[seat].lower().endswith(HISSING)),
        start=yes(start),
    )


def more(act: Act, view: View, language: str, words: Texts) -> dict[str, Argument]:
    """Of an outcome one wants to know what it does."""
    if act["type"] != "choose_outcome":
        return {}
    turn = view["turn"]
    played: str = view["players"][turn["player"]]["slots"][turn["slot"] - 1]["card"]
    index: int = act["index"]
    return {"effects": effects(_kind(played).outcomes[index], language, words)}


def aside(act: Act, view: View, names: Sequence[str], language: str, words: Texts) -> str:
    """What one wants to know of the field or snail that an act names: "Wiese: Annas Späher", "B2, ♥25"."""
    own = None if view["viewer"] is None else int(view["viewer"][1:]) - 1
    if field := act.get("field") or act.get("to"):
        terrain = words.text(language, f"terrain-{box.TERRAINS[view['board'].get(field, WATER)['stack']]}")
        here = [id for id in box.SNAILS if id in view["snails"] and view["snails"][id]["field"] == field]
        there = joined(language, words, [snail(id, names, own, language, words) for id in here])
        return f"{terrain}: {there}" if here else terrain
    if id := act.get("snail") or act.get("from"):
        facts = view["snails"][id]
        return f"{words.places.get(facts['field'], facts['field'])}, ♥{facts['health']}"
    return ""


def effects(outcome: cards.Outcome, language: str, words: Texts) -> str:
    """An outcome in words: "10 Schaden und schubsen"."""
    said = joined(language, words, [effect(one, language, words) for one in outcome.effects])
    return f"{words.text(language, 'effect-deviate')} {said}" if outcome.deviate else said


def effect(one: cards.Effect, language: str, words: Texts) -> str:
    who = "target" if one.on in ("target", "targets") else one.on
    return words.text(language, f"effect-{one.op}", n=one.number, on=one.on, who=who, kind=one.kind)


def explained(typed: str, language: str, words: Texts) -> Iterator[str]:
    """Every card whose name begins like this: its name, how far it reaches and what it does."""
    for kind in cards.BOX.kinds:
        name = words.text(language, f"kind-{kind.id}")
        if name.casefold().startswith(typed):
            yield f"{name} ({'; '.join(_reach(kind, language, words))}): {kind.texts[language]}"
    for number, halves in enumerate(cards.BOX.halves, 1):
        name = words.text(language, f"kind-basic_{number}")
        if name.casefold().startswith(typed):
            told = (
                f"{words.text(language, f'half-{half}')}: {words.text(language, f'half-{half}-help')}"
                for half in halves
            )
            yield f"{name}. {' '.join(told)}"


def _reach(kind: cards.Card, language: str, words: Texts) -> Iterator[str]:
    yield words.text(language, f"target-{kind.target}", side=kind.side)
    if kind.target != "none":
        yield words.text(language, "range", **{"from": kind.range_min, "to": kind.range})
        yield words.text(language, "sight-ignored" if kind.ignore_los else "sight-needed")
    if kind.returns_to_hand:
        yield words.text(language, "returns")


def menu(generator: Act, view: View, names: Sequence[str], language: str, words: Texts) -> Iterator[str]:
    """The snails and cards that a plan is made of, numbered."""
    own = box.SNAILS.index(generator["active"][0]) // len(box.ROLES)
    yield words.text(language, "cli-plan-snails")
    for number, id in enumerate(generator["active"], 1):
        facts = view["snails"][id]
        place = words.places.get(facts["field"], facts["field"])
        yield f"{number:3}  {snail(id, names, own, language, words, start=True)} ♥{facts['health']} {place}"
    yield words.text(language, "cli-plan-cards")
    for number, card in enumerate(generator["cards"], 1):
        yield f"{number:3}  {words.text(language, f'kind-{cards.kind(card)}')}"
    alone = generator["inactive"] == [None]
    example = "1 1 2 3 4 5" if alone else "1 2 1 2 3 4 5"
    yield words.text(language, "cli-plan-alone" if alone else "cli-plan", example=example)


def plan(typed: str, generator: Act) -> Act | None:
    """The programme that these numbers stand for; None if they are no plan."""
    parts = re.findall(r"\d+", typed)
    if any(len(part) > LONGEST for part in parts):
        return None
    numbers = [int(part) for part in parts]
    alone = generator["inactive"] == [None]
    snails, chosen = numbers[: 1 if alone else 2], numbers[1 if alone else 2 :]
    if len(chosen) != box.SLOTS or len(set(chosen)) < len(chosen) or len(set(snails)) < len(snails):
        return None
    if not all(1 <= number <= len(generator["active"]) for number in snails):
        return None
    if not all(1 <= number <= len(generator["cards"]) for number in chosen):
        return None
    inactive = None if alone else generator["active"][snails[1] - 1]
    slots = [generator["cards"][number - 1] for number in chosen]
    return {"type": "program", "active": generator["active"][snails[0] - 1], "inactive": inactive, "slots": slots}


def standing(view: View, seat: int, language: str, words: Texts) -> str:
    """What a player has in the end: snails, and their health together."""
    own = [view["snails"][id]["health"] for id in box.SNAILS[4 * seat : 4 * seat + 4] if id in view["snails"]]
    return words.text(language, "score-left", snails=len(own), health=sum(own))


def _kind(card: str) -> cards.Card:
    return cards.BOX.kinds[cards.BOX.kind_of[cards.BOX.ids.index(card)]]
