"""How much players do to each other."""

from __future__ import annotations

from .measure_table import Means, table_of
from .section import Section
from .speech import Speech


def interaction(found: Means, usual: int, speech: Speech) -> Section:
    section = Section("interaction", speech.text("interaction-title"), speech.text("interaction-intro"))
    section.tables.append(table_of("interaction", found, usual, speech))
    here = found[usual]
    for key in ("between_others", "hopeless", "kingmaking"):
        if figure := here.get(key):
            section.sentences.append(speech.text(f"interaction-{key}", figure=speech.figure(figure)))
    return section
