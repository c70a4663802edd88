"""The whole report as data: what the JSON holds and the page shows. docs/lab.md explains the keys."""

from __future__ import annotations

from typing import Any

from schnapp.games import GAMES
from schnapp.lab.circumstances import Circumstances

from .choices import choices
from .fairness import fairness
from .house_values import house_values
from .interaction import interaction
from .measure_table import Means, means_of
from .measures import MEASURES
from .pace import pace
from .pieces import Findings
from .restrictions import restrictions
from .section import Section
from .skill import skill
from .speech import Speech
from .story import story
from .study import Study
from .use import use

GLANCE = ("length", "forced", "gain", "lead_changes", "decided", "comeback", "between_others", "hopeless")


def reported(
    study: Study, findings: Findings, circumstances: Circumstances, begun: str, speech: Speech
) -> dict[str, Any]:
    """Everything, for JSON. `begun`: the commit that began the study."""
    courses, usual, seed = findings.courses, study.players, study.seed
    here = courses[usual]
    found = means_of(courses, seed)
    sections = [
        fairness(courses, usual, speech, seed),
        pace(here, found, usual, speech, seed),
        choices(here, found, usual, speech, seed),
        use(here, speech, seed),
        story(here, found, usual, speech, seed),
        interaction(found, usual, speech),
        skill(study.ladder(), findings.ladder, speech),
        restrictions(findings.restricted, usual, study.setting.light, speech, seed),
        house_values(findings.houses, usual, study.setting.light, speech, seed),
    ]
    return {
        "lab": 1,
        "game": study.game,
        "title": speech.title,
        "language": speech.language,
        "ruleset": GAMES[study.game].ruleset,
        "players": usual,
        "bot": study.bot,
        "light": study.setting.light,
        "seed": seed,
        "options": study.options,
        "games": {str(count): len(watched) for count, watched in courses.items()},
        "glance": _glance(found, usual, sections, speech),
        "sections": [section.said() for section in sections],
        "begun_at": begun,
        **circumstances.figures(),
    }


def _glance(found: Means, usual: int, sections: list[Section], speech: Speech) -> dict[str, Any]:
    """The most telling figures, and all sentences."""
    here = found[usual]
    figures = [
        {
            "key": measure.key,
            "title": speech.text(f"measure-{measure.key}"),
            "help": speech.text(f"measure-{measure.key}-help"),
            "figure": here[measure.key].said(),
        }
        for measure in MEASURES
        if measure.key in GLANCE and measure.key in here
    ]
    sentences = [{"section": section.key, "text": text} for section in sections for text in section.sentences[:3]]
    return {"figures": figures, "sentences": sentences}
