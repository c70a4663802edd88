"""What players and their pictures look up in a view: a letter, a category card, a claim."""

from __future__ import annotations

from typing import Any

from schnapp.table.canonical import View

from . import box


def letter_in(view: View, slot: str) -> str:
    """The letter card that lies in a slot."""
    return view["table"][box.SLOTS.index(slot)]


def category_card(view: View) -> str | None:
    """The category card that is played; None: nothing, or what a leader has invented."""
    category = view["category"]
    return category if isinstance(category, str) else None


def own_claims(view: View, status: str) -> list[dict[str, Any]]:
    """The viewer's claims with this status."""
    return [claim for claim in view["claims"] if claim["player"] == view["viewer"] and claim["status"] == status]


def letter_owed(view: View) -> str:
    """The letter for which the viewer owes a word."""
    return letter_in(view, own_claims(view, "open")[0]["slot"])


def word_of(view: View, id: str) -> str:
    """What was said in a claim."""
    return next(claim["word"] for claim in view["claims"] if claim["id"] == id)
