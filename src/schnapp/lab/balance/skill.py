"""How much better play is worth: bots from the weakest to a strong one against each other."""

from __future__ import annotations

from collections.abc import Sequence

from schnapp.lab.arena.contest import Contest
from schnapp.lab.arena.outcome import Outcome
from schnapp.lab.arena.ratings import anchor
from schnapp.lab.arena.standing import standings
from schnapp.lab.arena.tally import Tally

from .figure import Figure
from .section import Row, Section, Table


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
    section.plots.append(
        {
            "kind": "ratings",
            "title": "Ratings",
            "labels": [row.label for row in rows],
            "figures": [cell.said() for row in rows if isinstance(cell := row.cells[0], Figure)],
        }
    )
    best, random = table[0], next((each for each in table if each.bot == "random"), None)
    if random is not None and random is not best:
        section.sentences.append(
            f"Between random play and {best.bot} lie {best.rating - random.rating:.0f} points; {best.bot} wins "
            f"{100 * best.share:.0f} % at such tables, random play {100 * random.share:.0f} %."
        )
    return section
