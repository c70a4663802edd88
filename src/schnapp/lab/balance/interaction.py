"""How much players do to each other."""

from __future__ import annotations

from .figure import in_words
from .measure_table import Means, table_of
from .section import Section


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
            f"{in_words(between)} of the chance that changes hands goes from one of the others to another."
        )
    if hopeless := here.get("hopeless"):
        section.sentences.append(f"{in_words(hopeless)} of the decisions are made without hope.")
    if kingmaking := here.get("kingmaking"):
        section.sentences.append(
            f"Such a decision still moves {in_words(kingmaking)} of chance to win to or from somebody else."
        )
    return section
