"""What a thing is worth: one player may not do it, the others may."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .figure import Figure, Sample, in_words
from .section import Row, Section, Table, mark, plotted
from .things import called


def restrictions(found: Mapping[str, Sequence[float]], players: int, game: str, bot: str, seed: str) -> Section:
    """`found`: the share of wins of the restricted player, of every deal (all seats in turn)."""
    section = Section(
        "restrictions",
        "What a thing is worth",
        f"One of {players} equal players ({bot}) may never do one thing as long as something else is allowed; the others may. If "
        "that one wins less than is fair, the thing is worth doing. If more, these players overrate it. Things that are seldom "
        "done, or that nobody can do without, are left out.",
    )
    fair = 1 / players
    rows: list[Row] = []
    for thing, wins in found.items():
        sample = Sample(["won", "n"], [[share, 1.0] for share in wins], f"{seed} {thing}")
        figure = sample.quotient("won", "n", "share", fair)
        if figure is not None:
            kind = "card" if thing.startswith("card:") else "act"
            rows.append(Row(thing, called(thing, game), [kind, figure]))
    mark(rows)
    rows.sort(key=lambda row: cell.value if isinstance(cell := row.cells[1], Figure) else 0)
    note = "n counts deals; each was played once for every seat of the restricted player."
    section.tables.append(Table("forbidden", "Forbidden", note, ["kind", "wins"], ["", "wins without it"], rows))
    section.plots.append(plotted("shares", "Wins of a player who may not …", rows, 1, fair=fair))
    section.sentences = [
        f"Without “{row.label}” a player wins {in_words(cell)} instead of {100 * fair:.0f} %."
        for row in rows
        if any(row.stands_out) and isinstance(cell := row.cells[1], Figure)
    ][:5] or ["Nothing that was forbidden made a difference that these games could show."]
    return section
