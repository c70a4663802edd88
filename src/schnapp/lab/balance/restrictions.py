"""What a thing is worth: one player may not do it, the others may."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .figure import Figure, Sample
from .section import Row, Section, Table, mark, plotted
from .speech import Speech
from .things import called


def restrictions(found: Mapping[str, Sequence[float]], players: int, bot: str, speech: Speech, seed: str) -> Section:
    """`found`: the share of wins of the restricted player, of every deal (all seats in turn)."""
    section = Section(
        "restrictions",
        speech.text("restrictions-title"),
        speech.text("restrictions-intro", players=players, bot=bot),
    )
    fair = 1 / players
    rows: list[Row] = []
    for thing, wins in found.items():
        sample = Sample(["won", "n"], [[share, 1.0] for share in wins], f"{seed} {thing}")
        figure = sample.quotient("won", "n", "share", fair)
        if figure is not None:
            kind = speech.text("thing-card" if thing.startswith("card:") else "thing-act")
            rows.append(Row(thing, called(thing, speech), [kind, figure]))
    mark(rows)
    rows.sort(key=lambda row: cell.value if isinstance(cell := row.cells[1], Figure) else 0)
    heads = ["", speech.text("restrictions-wins")]
    title, note = speech.text("restrictions-forbidden"), speech.text("restrictions-note")
    section.tables.append(Table("forbidden", title, note, ["kind", "wins"], heads, rows))
    section.plots.append(plotted("shares", speech.text("restrictions-plot"), rows, 1, fair=fair))
    section.sentences = [
        speech.text("restrictions-stands-out", thing=row.label, figure=speech.figure(cell), fair=round(100 * fair))
        for row in rows
        if any(row.stands_out) and isinstance(cell := row.cells[1], Figure)
    ][:5] or [speech.text("restrictions-nothing")]
    return section
