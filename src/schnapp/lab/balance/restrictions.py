"""What an act or a card is worth: one player may not use it, the others may."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .features import called
from .figure import Figure
from .section import Row, Section, Table, mark, plotted
from .speech import Speech
from .trials import Trial, bites_of, share_of


def restrictions(found: Mapping[str, Sequence[Trial]], players: int, bot: str, speech: Speech, seed: str) -> Section:
    """`found`: what became of the restricted player, by feature, of every deal."""
    section = Section(
        "restrictions",
        speech.text("restrictions-title"),
        speech.text("restrictions-intro", players=players, bot=bot),
    )
    fair = 1 / players
    rows: list[Row] = []
    idle: list[str] = []
    for feature, trials in found.items():
        name = called(feature, speech)
        if not any(sum(trial.bites) for trial in trials):
            idle.append(name)
            continue
        kind = speech.text("feature-card" if feature.startswith("card:") else "feature-act")
        rows.append(Row(feature, name, [kind, share_of(trials, players, f"{seed} {feature}"), bites_of(trials, seed)]))
    mark(rows)
    rows.sort(key=lambda row: cell.value if isinstance(cell := row.cells[1], Figure) else 0)
    heads = ["", speech.text("restrictions-wins"), speech.text("restrictions-bites")]
    title, note = speech.text("restrictions-forbidden"), speech.text("restrictions-note")
    section.tables.append(Table("forbidden", title, note, ["kind", "wins", "bites"], heads, rows))
    section.plots.append(plotted("shares", speech.text("restrictions-plot"), rows, 1, fair=fair))
    section.sentences = [
        speech.text("restrictions-stands-out", feature=row.label, figure=speech.figure(cell), fair=round(100 * fair))
        for row in rows
        if any(row.stands_out) and isinstance(cell := row.cells[1], Figure)
    ][:5] or [speech.text("restrictions-nothing")]
    if idle:
        section.sentences.append(speech.text("restrictions-idle", features=speech.joined(idle)))
    return section
