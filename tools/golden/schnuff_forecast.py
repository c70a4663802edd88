"""What a card of Schnuff brings about: every card that could be played in seeded games, tried out by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from schnapp.games import GAMES

from . import moments
from .games import Plan, Record, played, tried

GAME = GAMES["schnuff"]
SEEN = ("count", "direction", "in_round", "chips", "immune", "hands", "draw_right")  # of a view, as far as it matters
DICE = ("risk",)


def outcome(told: list[Record], active: int | None) -> Record:
    """What came of a card, as a forecast could have said it."""
    played = next(at for at, event in enumerate(told) if event["type"] == "played")
    found: Record = {"count": told[played]["count"]}
    late = [event["player"] for event in told[:played] if event["type"] == "dropped_out"]
    after = told[played:]
    ended = any(event["type"] in ("round_ended", "game_ended") for event in after)
    found |= {"dropped": late} if late else {}
    for name, kind, fields in (
        ("paid", "paid", ("player", "chips", "limit")),
        ("free", "immunity_used", ("player", "limit")),
        ("out", "eliminated", ("player",)),
        ("rolled", "schnuff_roll", ("player",)),
    ):
        if rows := [[event[field] for field in fields] for event in after if event["type"] == kind]:
            found[name] = rows
    if not ended:
        found["next"] = next((event["player"] for event in after if event["type"] == "cannot_play"), active)
    return found


def cases(plan: Plan) -> Iterator[list[Any]]:
    """Whose turn it is, what they see, and what each of their cards would bring about."""
    match = plan.start()
    for _ in played(match, plan.seed):
        if match.over:
            return
        seat = match.to_act()[0]
        tries: dict[str, Record] = {}
        for act in match.legal(seat):
            if act["type"] == "play" and act["card"] not in DICE:
                after, told = tried(GAME, match.state, seat, act)
                tries[act["card"]] = outcome(told, GAME.schema.field(after, "active"))
        seen = match.view(seat)
        yield [seat, {name: seen[name] for name in SEEN}, tries]


def written() -> Iterator[list[Any]]:
    """Whatever of it has not been there yet."""
    known: set[str] = set()
    for plan in moments.SCHNUFF:
        for seat, view, tries in cases(plan):
            new = {f"{card} {_features(found, seat)}" for card, found in tries.items()} - known
            if new:
                known |= new
                yield [seat, view, tries]


def _features(found: Record, seat: int) -> str:
    """What makes a try different: chips, limits, who is next to whom."""
    return str(
        [*found, found.get("next", seat) - seat, found.get("paid"), found.get("free"), found["count"] in (30, 60, 90)]
    )
