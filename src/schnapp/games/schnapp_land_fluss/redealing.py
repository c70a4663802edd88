"""A world that agrees with a view of Schnapp, Land, Fluss!: decks in some order, words and votes that could be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

from schnapp.table.canonical import is_array
from schnapp.table.cards import shuffled
from schnapp.table.dealer import Dealer
from schnapp.table.options import Value

from . import box, sampling


def redeal(view: Mapping[str, Any], chosen: Mapping[str, Value], chance: Dealer) -> dict[str, Any]:
    """A position whose view for the same viewer is this view."""
    position = {key: value for key, value in view.items() if key != "viewer"}
    position["letter_deck"] = shuffled(_letters_left(view, chosen), chance)
    position["category_deck"] = shuffled(_categories_left(view), chance)
    position["claims"] = [_claim(claim, view, chosen, chance) for claim in view["claims"]]
    return position


def _letters_left(view: Mapping[str, Any], chosen: Mapping[str, Value]) -> list[str]:
    """The letters that lie nowhere in sight."""
    counts = cast("dict[str, dict[str, int]]", chosen["letter_deck"])["counts"]
    unseen = Counter({letter: count for letter, count in counts.items() if letter != box.XY or not chosen["remove_xy"]})
    unseen.subtract(letter for letter in view["table"] if letter is not None)
    unseen.subtract(letter for pile in view["piles"] for letter in pile)
    unseen.subtract(view["forfeited"])
    unseen.subtract(claim["card"] for claim in view["claims"] if claim["card"] is not None)
    return sorted(unseen.elements())


def _categories_left(view: Mapping[str, Any]) -> list[str]:
    if is_array(view["category_deck"]):
        return sorted(view["category_deck"])
    return sorted(set(box.CATEGORIES) - set(view["category_used"]) - {_card(view)})


def _card(view: Mapping[str, Any]) -> str | None:
    category = view["category"]
    return category if isinstance(category, str) else None


def _claim(
    seen: dict[str, Any], view: Mapping[str, Any], chosen: Mapping[str, Value], chance: Dealer
) -> dict[str, Any]:
    claim = {field: value for field, value in seen.items() if field != "own_vote"}
    hidden = claim["status"] == "said" and claim["word"] is None and str(claim["player"]) != str(view["viewer"])
    if hidden and chance.below(8):  # else the time was up
        entry = {"type": "claim", "slot": claim["slot"], "word": "*"}
        claim["word"] = sampling.sample(entry, view, cast("str", chosen["language"]), chance)["word"]
    claim["listed"] = None if claim["word"] is None else bool(chance.below(2))
    if is_array(claim["votes"]):
        own = {str(view["viewer"]): seen["own_vote"]} if seen["own_vote"] is not None else {}
        claim["votes"] = {voter: own.get(voter, box.VOTES[chance.below(2)]) for voter in claim["votes"]}
    return {
        field: claim[field]
        for field in ("id", "player", "slot", "t", "word", "listed", "status", "reason", "card", "votes")
    }
