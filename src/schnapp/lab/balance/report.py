"""The whole report as data: what the JSON holds and the page shows. docs/lab.md explains the keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from schnapp.games import GAMES
from schnapp.lab.provenance import Provenance

from .choices import choices
from .examples import TYPICAL, Example, examples
from .fairness import fairness
from .highlights import highlights
from .human_pace import human_pace
from .interaction import interaction
from .loopholes import loopholes, verdicts, won
from .measure_table import Means, means_of
from .measures import MEASURES
from .norms import compared, is_on_the_scale
from .option_values import option_values
from .pace import pace
from .progression import progression
from .restrictions import restrictions
from .section import Section
from .skill import skill
from .speech import Speech
from .study import Study
from .tasks import Findings
from .use import use

GLANCE = ("length", "forced", "gain", "lead_changes", "decided", "comeback", "between_others", "hopeless")


def reported(study: Study, findings: Findings, provenance: Provenance, begun: str, speech: Speech) -> dict[str, Any]:
    """Everything, for JSON. `begun`: the commit that began the study."""
    courses, usual, seed = findings.courses, study.players, study.seed
    here = courses[usual]
    found = means_of(courses, seed)
    judged = verdicts(findings.trials, usual, seed)
    bots = (study.setting.light, None if study.is_light else study.bot)
    sections = [
        loopholes(judged, findings.trials, bots, usual, speech),
        fairness(courses, found, usual, speech, seed),
        pace(here, found, usual, speech, seed),
        choices(here, found, usual, speech, seed),
        use(here, speech, seed),
        progression(here, found, usual, speech, seed),
        interaction(found, usual, speech),
        skill(study.ladder(), findings.ladder, speech),
        restrictions(findings.restricted, usual, study.setting.light, speech, seed),
        option_values(findings.option_values, usual, study.setting.light, speech, seed),
    ]
    if is_on_the_scale(study.game, usual, study.bot):
        _with_norms(sections, speech)
    seen = [*won(judged, findings.trials, speech), *examples(here, findings.records, speech)]
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
        "highlights": _exemplified(highlights(sections, study, speech), seen),
        "glance": _glance(found, usual, sections, speech),
        "sections": [section.said() for section in sections],
        "examples": [example.said() for example in seen],
        "begun_at": begun,
        **provenance.figures(),
    }


def _with_norms(sections: Sequence[Section], speech: Speech) -> None:
    """Every measure gets a line that says what the other games have."""
    for row in (row for section in sections for table in section.tables for row in table.rows):
        row.norm = compared(row.key, speech)


def _glance(found: Means, usual: int, sections: list[Section], speech: Speech) -> dict[str, Any]:
    """The most telling figures, the minutes first, and all sentences."""
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
    pace = human_pace(speech.game)
    people = {"key": "people", "title": speech.text("people-glance"), "help": pace.assumption(speech)}
    figures.insert(0, {**people, "figure": pace.minutes(here["length"]).said()})
    sentences = [{"section": section.key, "text": text} for section in sections for text in section.sentences[:3]]
    return {"figures": figures, "sentences": sentences}


def _exemplified(found: dict[str, Any], seen: list[Example]) -> dict[str, Any]:
    """Every finding with a game to watch: one of its own, else a typical one."""
    for each in found["found"]:
        own = [example.key for example in seen if each["place"] in example.figures]
        typical = [example.key for example in seen if example.key == TYPICAL]
        each["example"] = next(iter([*own, *typical]), None)
    return found
