"""The report as one HTML file that needs nothing else: no script, no font, no picture from anywhere."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any

from .example_box import shown
from .figure import Figure
from .norms import BOT, PLAYERS, is_on_the_scale
from .plots import drawn
from .speech import POINTS, Speech

STYLE = Path(__file__).with_name("page.css")
MANY = 8  # lines of a table: longer ones are folded up


def page(report: Mapping[str, Any]) -> str:
    """HTML. Raises NoPlots."""
    return Page(report).html()


class Page:
    """A report in HTML, in the language that it was written in."""

    def __init__(self, report: Mapping[str, Any]) -> None:
        self.report = report
        self.speech = Speech(report["language"], report["game"])

    def html(self) -> str:
        title = self._text("page-title", title=self.report["title"])
        sections = "".join(map(self._section, self.report["sections"]))
        return (
            f'<!doctype html>\n<html lang="{self.speech.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n"
            f"<body>\n{self._head()}{self._highlights()}{self._contents()}{self._glance()}{sections}{self._examples()}{self._method()}</body>\n</html>\n"
        )

    def _text(self, message: str, /, **arguments: str | int) -> str:
        return escape(self.speech.text(message, **arguments))

    def _head(self) -> str:
        report, speech = self.report, self.speech
        games = ", ".join(
            speech.text("games-with", games=speech.count(number), players=int(count))
            for count, number in report["games"].items()
        )
        return (
            f"<header>\n<h1>{escape(report['title'])}</h1>\n"
            f"<p>{self._text('page-question', bot=report['bot'], games=games)}</p>\n</header>\n"
        )

    def _contents(self) -> str:
        places = {section["key"]: section["title"] for section in self.report["sections"]}
        places |= {key: self.speech.text(f"{key}-title") for key in ("examples", "method")}
        links = "".join(f'<a href="#{key}">{escape(title)}</a>' for key, title in places.items())
        return f'<nav aria-label="{self._text("page-sections")}">{links}</nav>\n'

    def _highlights(self) -> str:
        report, told = self.report, self.report["highlights"]
        more = told["beyond"] - len(told["found"])
        tested = self.speech.count(told["tested"])
        rule = self._text("highlights-intro", tested=tested)
        body = (
            f"<ol>{''.join(map(self._highlight, told['found']))}</ol>\n"
            + (f"<p>{self._text('highlights-more', more=more)}</p>\n" if more else "")
            + f'<p class="note">{rule}</p>\n'
            if told["found"]
            else f"<p>{self._text('highlights-none', tested=tested)}</p>\n"
        )
        if not is_on_the_scale(report["game"], report["players"], report["bot"]):
            body += f'<p class="note">{self._text("norm-none", players=PLAYERS, bot=BOT)}</p>\n'
        return f'<section id="highlights">\n<h2>{self._text("highlights-title")}</h2>\n{body}</section>\n'

    def _highlight(self, each: Mapping[str, Any]) -> str:
        links = f'<a href="#{each["section"]}">{self._text("highlight-figure")}</a>'
        if each["example"] is not None:
            links += f' <a href="#example-{each["example"]}">{self._text("highlight-example")}</a>'
        return (
            f"<li><strong>{escape(each['found'])}</strong>\n<p>{escape(each['sure'])}</p>\n"
            f"<p>{self._text('highlight-try')} {escape(each['try'])} <code>{escape(each['command'])}</code></p>\n"
            f'<p class="links">{links}</p></li>\n'
        )

    def _examples(self) -> str:
        told = self.report["examples"]
        boxes = "".join(shown(example, self.speech) for example in told)
        intro = self._text("examples-intro" if told else "examples-none")
        return f'<section id="examples">\n<h2>{self._text("examples-title")}</h2>\n<p>{intro}</p>\n{boxes}</section>\n'

    def _glance(self) -> str:
        glance = self.report["glance"]
        cards = "".join(map(self._card, glance["figures"]))
        sentences = "".join(
            f'<li><a href="#{each["section"]}">{escape(each["text"])}</a></li>' for each in glance["sentences"]
        )
        return (
            f'<section id="glance">\n<h2>{self._text("page-glance")}</h2>\n<dl class="cards">{cards}</dl>\n'
            f"<h3>{self._text('page-sentences')}</h3>\n<ul>{sentences}</ul>\n"
            f'<p class="note">{self._text("page-legend")} <mark>{self._text("page-marked")}</mark> '
            f"{self._text('page-marked-means')}</p>\n</section>\n"
        )

    def _card(self, each: Mapping[str, Any]) -> str:
        figure = Figure.read(each["figure"])
        unit = self._text("points") if figure.unit in POINTS else ""
        reach = " · ".join(part for part in (unit, self.speech.range(figure), self._n(figure)) if part)
        return (
            f'<div class="card"><dt title="{escape(each["help"])}">{escape(each["title"])}</dt><dd>'
            f"<strong>{self._number(figure)}</strong><span>{reach}</span></dd></div>"
        )

    def _number(self, figure: Figure) -> str:
        return self.speech.number(figure.value, figure.unit, short=figure.unit in POINTS)  # a note says it once

    def _n(self, figure: Figure) -> str:
        return self._text("page-n", n=self.speech.count(figure.n))

    def _section(self, section: Mapping[str, Any]) -> str:
        sentences = "".join(f"<li>{escape(text)}</li>" for text in section["sentences"])
        return (
            f'<section id="{section["key"]}">\n<h2>{escape(section["title"])}</h2>\n<p>{escape(section["intro"])}</p>\n'
            f'<ul class="said">{sentences}</ul>\n'
            + '<div class="plots">'
            + "".join(self._plot(plot) for plot in section["plots"] if _has_something(plot))
            + "</div>\n"
            + "".join(self._table(section["key"], table) for table in section["tables"])
            + "</section>\n"
        )

    def _plot(self, plot: Mapping[str, Any]) -> str:
        return f"<figure><figcaption>{escape(plot['title'])}</figcaption>{drawn(plot, self.speech)}</figure>\n"

    def _table(self, section: str, table: Mapping[str, Any]) -> str:
        heads = "".join(f'<th scope="col">{escape(column)}</th>' for column in table["columns"])
        rows = "".join(self._row(f"{section}/{table['key']}", row) for row in table["rows"])
        note = f'<p class="note">{escape(table["note"])}</p>' if table["note"] else ""
        body = (
            f'{note}<div class="wide" tabindex="0" role="region" aria-label="{escape(table["title"])}"><table>'
            f"<thead><tr><td></td>{heads}</tr></thead>\n<tbody>{rows}</tbody></table></div>\n"
        )
        if len(table["rows"]) > MANY:
            lines = self._text("page-lines", lines=len(table["rows"]))
            summary = f"<summary><h3>{escape(table['title'])}</h3> <span>{lines}</span></summary>"
            return f"<details>{summary}\n{body}</details>\n"
        return f"<h3>{escape(table['title'])}</h3>\n{body}"

    def _seen(self, place: str, row: Mapping[str, Any]) -> list[str]:
        """The games that are examples of this row."""
        name = f"{place}/{row['key']}"
        return [example["key"] for example in self.report["examples"] if name in example["figures"]]

    def _row(self, place: str, row: Mapping[str, Any]) -> str:
        help = "".join(f"<small>{escape(row[part])}</small>" for part in ("help", "norm") if row[part])
        help += "".join(
            f'<small><a href="#example-{key}">{self._text("highlight-example")}</a></small>'
            for key in self._seen(place, row)
        )
        marks = row["stands_out"] or [False] * len(row["cells"])
        cells = "".join(self._cell(cell, mark) for cell, mark in zip(row["cells"], marks, strict=True))
        return f'<tr><th scope="row">{escape(row["label"])}{help}</th>{cells}</tr>\n'

    def _cell(self, cell: Any, mark: bool) -> str:
        if cell is None:
            return "<td>–</td>"
        if isinstance(cell, str):
            return f"<td>{escape(cell)}</td>"
        figure = Figure.read(cell)
        value = self._number(figure)
        value = f"<mark>{value}</mark>" if mark else value
        return f"<td>{value}<span>{self.speech.range(figure)}</span><span>{self._n(figure)}</span></td>"

    def _method(self) -> str:
        lines = "".join(
            f"<dt>{self._text(f'method-{key}')}</dt><dd>{escape(value)}</dd>" for key, value in self._facts().items()
        )
        return (
            f'<section id="method">\n<h2>{self._text("method-title")}</h2>\n<dl class="facts">{lines}</dl>\n'
            f"<p>{self._text('method-intervals')}</p>\n<p>{self._text('method-people')}</p>\n</section>\n"
        )

    def _facts(self) -> dict[str, str]:
        report, text = self.report, self.speech.text
        changed = ", ".join(f"{name} = {value}" for name, value in report["options"].items())
        compiled = "yes" if report["compiled"] else "no"
        return {
            "bots": text("method-bots-value", bot=report["bot"], light=report["light"]),
            "options": changed or text("method-options-usual"),
            "rules": text("method-rules-value", ruleset=report["ruleset"]),
            "seed": text("method-seed-value", seed=report["seed"]),
            "program": text(
                "method-program-value", commit=report["commit"], compiled=compiled, begun=report["begun_at"]
            ),
            "machine": text("method-machine-value", jobs=report["jobs"], cores=report["cores"], date=report["date"]),
        }


def _has_something(plot: Mapping[str, Any]) -> bool:
    return bool(plot.get("figures") or plot.get("values"))
