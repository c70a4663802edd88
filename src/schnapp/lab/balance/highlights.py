"""The most important findings of a report: what was found, how sure it is, and what a designer could try.

The rule: every figure that has a norm (norms.py) is tested against the near end of it, all tests of the report are taken together
(Benjamini and Hochberg), and what lies beyond is ranked by its size, in widths of the norm. Whoever gets more than a fair share by
playing otherwise comes first: for loopholes no size is usual. Of each topic only the greatest finding is told.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from schnapp.games import GAMES
from schnapp.table.game import usual_players

from .figure import Figure
from .noise import beyond
from .norms import CHESS, WORRIES, is_on_the_scale, norm_of
from .section import Row, Section, Table
from .speech import Speech
from .study import Study

MOST = 3
Kind = Literal["loophole", "overrated", "advantage", "measure", "must"]
UNFAIR: tuple[Kind, ...] = ("loophole", "overrated")


@dataclass(frozen=True, slots=True)
class Tested:
    """A figure that has a norm. `topic`: of several with the same one only the greatest is told. `edge`: the near end of its
    norm; `size`: 1 at the edge. `words`: what its sentence needs beside the figure."""

    kind: Kind
    topic: str
    place: str
    key: str
    figure: Figure
    edge: float
    size: float
    words: Mapping[str, str | int]

    @property
    def chance(self) -> float:
        """How likely it is to see so much if the true figure is at the edge; 1 on the near side of it, and where nobody can
        say."""
        chance = self.figure.chance_if(self.edge) if self.size > 1 else None
        return 1.0 if chance is None else chance


def highlights(sections: Sequence[Section], study: Study, speech: Speech) -> dict[str, Any]:
    """For JSON: what was `found`, and how many figures were `tested`."""
    tested = list(_tested(sections, study, speech))
    found = [each for each, out in zip(tested, beyond([each.chance for each in tested]), strict=True) if out]
    told: dict[str, Tested] = {}
    for each in sorted(found, key=lambda each: (each.kind not in UNFAIR, -each.size)):
        told.setdefault(each.topic, each)
    levers = Levers(sections, study, speech)
    return {
        "tested": len(tested),
        "beyond": len(found),
        "found": [_said(each, levers, study, speech) for each in list(told.values())[:MOST]],
    }


def _said(each: Tested, levers: Levers, study: Study, speech: Speech) -> dict[str, Any]:
    words = {**each.words, "figure": speech.figure(each.figure)}
    advice, options = levers.advice(each)
    return {
        "kind": each.kind,
        "section": each.place.partition("/")[0],
        "place": each.place,
        "figure": each.figure.said(),
        "size": round(each.size, 2),
        "found": speech.text(f"highlight-{each.kind}", **words),
        "sure": speech.text("highlight-sure", n=speech.count(each.figure.n)),
        "try": advice,
        "command": command(study, options),
    }


def command(study: Study, options: Mapping[str, Any]) -> str:
    """What makes the report that comes next: under other rules, or with more games."""
    words = ["schnapp", "lab", study.game]
    if options:
        words += ["--options", json.dumps({**study.options, **options}, ensure_ascii=False)]
        words += ["--out", f"lab-{study.game}-tried.html"]
    else:
        words += ["--options", json.dumps(study.options, ensure_ascii=False)] if study.options else []
        words += ["--setting", "standard"]
    words += ["--players", str(study.players)] if study.players != usual_players(GAMES[study.game]) else []
    return shlex.join(words)


# ---- what is tested ----------------------------------------------------------------------------------------------


def _tested(sections: Sequence[Section], study: Study, speech: Speech) -> Iterator[Tested]:
    of = {section.key: section for section in sections}
    has_norms = is_on_the_scale(study.game, study.players, study.bot)
    for section in sections:
        for table in section.tables:
            place = f"{section.key}/{table.key}"
            if table.key == "measures":
                yield from _measures(place, table, speech) if has_norms else ()
            elif section.key == "fairness":
                yield from _advantages(place, table)
            elif place == "restrictions/forbidden":
                yield from _restrictions(place, table, of.get("skill"), speech)
            elif place == "loopholes/judged":
                yield from _loopholes(place, table)


def _advantages(place: str, table: Table) -> Iterator[Tested]:
    """Against White's in chess, for every number of players."""
    for row in table.rows:
        for key, head, cell in zip(table.keys, table.columns, row.cells, strict=True):
            if isinstance(cell, Figure) and cell.fair:
                more = cell.value > cell.fair
                edge = cell.fair * (CHESS if more else 2 - CHESS)
                size = abs(cell.value / cell.fair - 1) / (CHESS - 1)
                words = {
                    "row": row.label,
                    "table": table.title,
                    "players": head,
                    "fair": round(100 * cell.fair),
                    "more": "yes" if more else "no",
                }
                topic = "side" if table.key == "side" else "turn"
                yield Tested("advantage", topic, f"{place}/{row.key}", key, cell, edge, size, words)


def _measures(place: str, table: Table, speech: Speech) -> Iterator[Tested]:
    """With the usual number of players, against the other games."""
    for row in table.rows:
        worry, norm, cell = WORRIES.get(row.key), norm_of(row.key, speech.game), row.cells[0]
        if worry is not None and norm is not None and isinstance(cell, Figure):
            edge = norm.edge(worry)
            words = {
                "sentence": speech.text(f"worry-{row.key}", figure=speech.figure(cell)),
                "more": "yes" if worry == "much" else "no",
                "norm": speech.number(edge, cell.unit),
            }
            yield Tested(
                "measure", row.key, f"{place}/{row.key}", row.key, cell, edge, norm.size(cell.value, worry), words
            )


def _restrictions(place: str, table: Table, skill: Section | None, speech: Speech) -> Iterator[Tested]:
    """More than fair: what is better left undone. Less: against what random play loses."""
    random = _cell(skill, "ladder", "random", 1)
    for row in table.rows:
        cell = row.cells[1]
        if not isinstance(cell, Figure) or cell.fair is None:
            continue
        words = {"row": row.label, "fair": round(100 * cell.fair)}
        where = f"{place}/{row.key}"
        if cell.value > cell.fair:
            yield Tested("overrated", "otherwise", where, row.key, cell, cell.fair, _more(cell), words)
        elif random is not None and random.value < cell.fair:
            size = (cell.fair - cell.value) / (cell.fair - random.value)
            said = words | {"norm": speech.number(random.value, "share")}
            yield Tested("must", "must", where, row.key, cell, random.value, size, said)


def _loopholes(place: str, table: Table) -> Iterator[Tested]:
    for row in table.rows:
        cell = row.cells[0]
        if isinstance(cell, Figure) and cell.fair is not None:
            words = {"row": row.label, "fair": round(100 * cell.fair)}
            yield Tested("loophole", "otherwise", f"{place}/{row.key}", row.key, cell, cell.fair, _more(cell), words)


def _more(figure: Figure) -> float:
    """How many times the fair share."""
    assert figure.fair
    return figure.value / figure.fair


def _cell(section: Section | None, table: str, row: str, column: int) -> Figure | None:
    for each in section.tables if section is not None else ():
        for line in each.rows:
            if (each.key, line.key) == (table, row) and isinstance(figure := line.cells[column], Figure):
                return figure
    return None


# ---- what to try -------------------------------------------------------------------------------------------------


class Levers:
    """The option values that were tried, as answers to a finding: which of them moves the figure most to where it should be."""

    def __init__(self, sections: Sequence[Section], study: Study, speech: Speech) -> None:
        tables = [table for section in sections if section.key == "houses" for table in section.tables]
        self.table = tables[0] if tables else None
        self.study = study
        self.speech = speech

    def advice(self, each: Tested) -> tuple[str, dict[str, Any]]:
        """A sentence, and the options of the rules that it speaks of."""
        if (found := self._best(each)) is not None:
            row, change = found
            name, _, value = row.key.partition("=")
            figure = self.speech.figure(change)
            return self.speech.text("try-value", value=row.label, figure=figure), {name: json.loads(value)}
        if each.kind == "measure":
            return self.speech.text(f"try-{each.key}"), {}
        return self.speech.text(f"try-{each.kind}"), {}

    def _best(self, each: Tested) -> tuple[Row, Figure] | None:
        """Among the changes that are more than noise."""
        column, down = _column(each)
        if self.table is None or column not in self.table.keys:
            return None
        at = self.table.keys.index(column)
        changes = [
            (row, cell)
            for row in self.table.rows
            if row.stands_out and row.stands_out[at] and isinstance(cell := row.cells[at], Figure)
        ]
        helping = [(row, cell) for row, cell in changes if (cell.value < 0) == down]
        return max(helping, key=lambda pair: abs(pair[1].value), default=None)


def _column(each: Tested) -> tuple[str, bool]:
    """The measure that a finding is about, and whether it should go down."""
    if each.kind == "measure":
        return each.key, WORRIES[each.key] == "much"
    if each.kind == "advantage" and each.place == "fairness/turn/begins":
        return "first_wins", each.words["more"] == "yes"
    return "", False
