"""How much better play is worth: bots from the weakest to a strong one against each other."""

from __future__ import annotations

from collections.abc import Sequence

from schnapp.lab.arena.contest import Contest
from schnapp.lab.arena.outcome import Outcome
from schnapp.lab.arena.ratings import anchor
from schnapp.lab.arena.standing import standings
from schnapp.lab.arena.tally import Tally

from .figure import Figure, in_words
from .section import Row, Section, Table, plotted


def skill(contest: Contest, outcomes: Sequence[Outcome]) -> Section:
    tally = Tally(contest)
    for outcome in outcomes:
        tally.add(outcome)
    table = standings(tally, contest.seed)
    section = Section(
        "skill",
        "Skill",
        "Bots of different strength on the same deals, every deal once with every rotation over the seats. 400 points more "
        "are ten times as often ahead as behind. Steps between the bots: there is something to learn. No steps: luck decides.",
    )
    rows: list[Row] = []
    for standing in table:
        low, high = standing.rating_interval or (None, None)
        share = standing.share_interval or (None, None)
        rows.append(
            Row(
                standing.bot,
                standing.bot,
                [
                    Figure(standing.rating, low, high, contest.blocks, "rating"),
                    Figure(standing.share, *share, contest.blocks, "share", 1 / contest.players),
                ],
            )
        )
    note = (
        f"{anchor(contest.bots)} has 1000 by definition. n counts deals; {contest.games} games were played. The names are those "
        "of schnapp arena."
    )
    section.tables.append(Table("ladder", "The ladder", note, ["rating", "wins"], ["rating", "wins"], rows))
    section.plots.append(plotted("ratings", "Ratings", rows, 0))
    best, random = rows[0], next((row for row in rows if row.key == "random"), None)
    if random is not None and random is not best:
        (strong, wins), (weak, others) = best.cells, random.cells
        assert isinstance(strong, Figure) and isinstance(weak, Figure)
        assert isinstance(wins, Figure) and isinstance(others, Figure)
        section.sentences.append(
            f"The bot {best.label} has a rating of {in_words(strong)} and wins {in_words(wins)} at such tables, random play "
            f"{in_words(weak)} and {in_words(others)}."
        )
    return section
