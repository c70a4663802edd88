"""How much players do to each other."""

from __future__ import annotations

from .measure_table import Means, table_of
from .section import Section, percent


def interaction(found: Means, usual: int) -> Section:
    section = Section(
        "interaction",
        "Interaction and kingmaking",
        "Every decision moves chances to win. What counts here is where they go: only from and to the one who decides, or from "
        "one of the others to another one. With two players there are no others.",
    )
    section.tables.append(table_of("interaction", found, usual))
    here = found[usual]
    if between := here.get("between_others"):
        section.sentences.append(
            f"{percent(between)} of the chance that changes hands goes from one of the others to another."
        )
    if hopeless := here.get("hopeless"):
        section.sentences.append(f"{percent(hopeless)} of the decisions are made without hope.")
    if kingmaking := here.get("kingmaking"):
        section.sentences.append(
            f"Such a decision still moves {percent(kingmaking, 1)} of chance to win to or from somebody else."
        )
    return section
