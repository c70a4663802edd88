"""What many simulated games were like, said to people and to programs; docs/arena.md explains the keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from schnapp.games import GAMES

from .provenance import Provenance
from .simulation import Plan, Summary


def lines(plan: Plan, summary: Summary, seconds: float) -> Iterator[str]:
    """For people."""
    yield f"{plan.game}, {plan.players} players, seed {plan.seed}"
    yield (
        f"{summary.games:,} game{'s' if summary.games > 1 else ''} in {seconds:.1f} s: "
        f"{summary.games / seconds:,.0f} games/s, {summary.decisions / seconds:,.0f} decisions/s"
    )
    mean = summary.decisions / summary.games
    yield f"decisions a game: {mean:.1f} on average, {summary.shortest} to {summary.longest}"
    for seat, spec in enumerate(plan.specs()):
        wins, points = summary.wins[seat] / summary.games, summary.points[seat] / summary.games
        yield f"seat {seat} ({spec}): wins {wins:6.1%}, {points:5.1f} points a game"
    if plan.records is not None:
        yield f"records in {plan.records}"


def figures(plan: Plan, summary: Summary, seconds: float, provenance: Provenance) -> dict[str, Any]:
    """For JSON. All but `seconds` and the provenance follows from the seed."""
    return {
        "simulation": 1,
        "game": plan.game,
        "ruleset": GAMES[plan.game].ruleset,
        "players": plan.players,
        "games": summary.games,
        "seed": plan.seed,
        "options": plan.options,
        "forget": plan.forget,
        "decisions": summary.decisions,
        "shortest": summary.shortest,
        "longest": summary.longest,
        "seats": [
            {"bot": spec, "wins": round(wins, 3), "points": points}
            for spec, wins, points in zip(plan.specs(), summary.wins, summary.points, strict=True)
        ],
        "records": None if plan.records is None else str(plan.records),
        "seconds": round(seconds, 3),
        **provenance.figures(),
    }
