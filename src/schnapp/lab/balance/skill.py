"""How much better play is worth: bots from the weakest to a strong one against each other."""

from __future__ import annotations

from collections.abc import Sequence

from schnapp.lab.arena.contest import Contest
from schnapp.lab.arena.outcome import Outcome
from schnapp.lab.arena.ratings import anchor
from schnapp.lab.arena.standing import standings
from schnapp.lab.arena.tally import Tally

from .figure import Figure
from .section import Row, Section, Table, plotted
from .speech import Speech


def skill(contest: Contest, outcomes: Sequence[Outcome], speech: Speech) -> Section:
    tally = Tally(contest)
    for outcome in outcomes:
        tally.add(outcome)
    table = standings(tally, contest.seed)
    section = Section("skill", speech.text("skill-title"), speech.text("skill-intro"))
    rows: list[Row] = []
    for standing in table:
        low, high = standing.rating_interval or (None, None)
        share = standing.share_interval or (None, None)
        deals = tally.deals(standing.bot)
        rows.append(
            Row(
                standing.bot,
                standing.bot,
                [
                    Figure(standing.rating, low, high, deals, "rating"),
                    Figure(standing.share, *share, deals, "share", 1 / contest.players),
                ],
            )
        )
    note = speech.text("skill-note", anchor=anchor(contest.bots), games=speech.count(contest.games))
    heads = [speech.text("skill-rating"), speech.text("skill-wins")]
    section.tables.append(Table("ladder", speech.text("skill-ladder"), note, ["rating", "wins"], heads, rows))
    section.plots.append(plotted("ratings", speech.text("skill-plot"), rows, 0) | {"anchor": anchor(contest.bots)})
    best, random = rows[0], next((row for row in rows if row.key == "random"), None)
    if random is not None and random is not best:
        (strong, wins), (weak, others) = best.cells, random.cells
        assert isinstance(strong, Figure) and isinstance(weak, Figure)
        assert isinstance(wins, Figure) and isinstance(others, Figure)
        section.sentences.append(
            speech.text(
                "skill-best",
                bot=best.label,
                rating=speech.figure(strong),
                wins=speech.figure(wins),
                weak=speech.figure(weak),
                others=speech.figure(others),
            )
        )
    return section
