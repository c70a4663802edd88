"""The report as one HTML file that needs nothing else: no script, no font, no picture from anywhere."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any

from .figure import number
from .plots import drawn

STYLE = Path(__file__).with_name("page.css")
MANY = 8  # lines of a table: longer ones are folded up


def page(report: Mapping[str, Any]) -> str:
    """HTML. Raises NoPlots."""
    title = f"{report['title']}: balance"
    return _framed(
        title, _head(report) + _glance(report) + "".join(map(_section, report["sections"])) + _method(report)
    )


def _framed(title: str, body: str) -> str:
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n"
        f"<body>\n{body}</body>\n</html>\n"
    )


def _head(report: Mapping[str, Any]) -> str:
    games = ", ".join(f"{number:,} with {count} players" for count, number in report["games"].items())
    links = "".join(f'<a href="#{section["key"]}">{escape(section["title"])}</a>' for section in report["sections"])
    return (
        f"<header>\n<h1>{escape(report['title'])}</h1>\n<p>What kind of game is this, and is it fair? "
        f"Bots ({escape(report['bot'])}) played it while the lab was watching: {games}.</p>\n"
        f'<nav aria-label="Sections">{links}<a href="#method">How this was found</a></nav>\n</header>\n'
    )


def _glance(report: Mapping[str, Any]) -> str:
    cards = "".join(
        f'<div class="card"><dt>{escape(each["title"])}</dt><dd><strong>{_value(each["figure"])}</strong>'
        f"<span>{_range(each['figure'])} · n {each['figure']['n']:,}</span></dd></div>"
        for each in report["glance"]["figures"]
    )
    sentences = "".join(
        f'<li><a href="#{each["section"]}">{escape(each["text"])}</a></li>' for each in report["glance"]["sentences"]
    )
    return (
        f'<section id="glance">\n<h2>At a glance</h2>\n<dl class="cards">{cards}</dl>\n<h3>In sentences</h3>\n'
        f'<ul>{sentences}</ul>\n<p class="note">Grey: where the true figure lies with 95 % certainty. n: the games (or '
        "deals) that a figure is from. <mark>Marked</mark> figures differ from what is fair, or from each other, by more than "
        "noise, the number of figures counted in.</p>\n</section>\n"
    )


def _section(section: Mapping[str, Any]) -> str:
    sentences = "".join(f"<li>{escape(text)}</li>" for text in section["sentences"])
    return (
        f'<section id="{section["key"]}">\n<h2>{escape(section["title"])}</h2>\n<p>{escape(section["intro"])}</p>\n'
        f'<ul class="said">{sentences}</ul>\n'
        + '<div class="plots">'
        + "".join(_plot(plot) for plot in section["plots"] if _has_something(plot))
        + "</div>\n"
        + "".join(map(_table, section["tables"]))
        + "</section>\n"
    )


def _has_something(plot: Mapping[str, Any]) -> bool:
    return bool(plot.get("figures") or plot.get("values"))


def _plot(plot: Mapping[str, Any]) -> str:
    return f"<figure><figcaption>{escape(plot['title'])}</figcaption>{drawn(plot)}</figure>\n"


def _table(table: Mapping[str, Any]) -> str:
    heads = "".join(f'<th scope="col">{escape(column)}</th>' for column in table["columns"])
    rows = "".join(_row(row) for row in table["rows"])
    note = f'<p class="note">{escape(table["note"])}</p>' if table["note"] else ""
    body = (
        f'{note}<div class="wide" tabindex="0" role="region" aria-label="{escape(table["title"])}"><table>'
        f"<thead><tr><td></td>{heads}</tr></thead>\n<tbody>{rows}</tbody></table></div>\n"
    )
    if len(table["rows"]) > MANY:
        summary = f"<summary><h3>{escape(table['title'])}</h3> <span>{len(table['rows'])} lines</span></summary>"
        return f"<details>{summary}\n{body}</details>\n"
    return f"<h3>{escape(table['title'])}</h3>\n{body}"


def _row(row: Mapping[str, Any]) -> str:
    help = f"<small>{escape(row['help'])}</small>" if row["help"] else ""
    marks = row["stands_out"] or [False] * len(row["cells"])
    cells = "".join(_cell(cell, mark) for cell, mark in zip(row["cells"], marks, strict=True))
    return f'<tr><th scope="row">{escape(row["label"])}{help}</th>{cells}</tr>\n'


def _cell(cell: Any, mark: bool) -> str:
    if cell is None:
        return "<td>–</td>"
    if isinstance(cell, str):
        return f"<td>{escape(cell)}</td>"
    value = number(cell["value"], cell["unit"], short=cell["unit"] == "points")  # a note of the table says it once
    value = f"<mark>{value}</mark>" if mark else value
    return f"<td>{value}<span>{_range(cell)}</span><span>n {cell['n']:,}</span></td>"


def _value(figure: Mapping[str, Any]) -> str:
    return number(figure["value"], figure["unit"])


def _range(figure: Mapping[str, Any]) -> str:
    if figure["interval"] is None:
        return ""
    low, high = (number(end, figure["unit"], short=True) for end in figure["interval"])
    return f"{low} to {high}"


def _method(report: Mapping[str, Any]) -> str:
    changed = ", ".join(f"{name} = {value}" for name, value in report["options"].items()) or "as they are usually"
    facts = [
        ("Played by", f"{report['bot']}; forbidden things and house values by {report['light']}"),
        ("Options of the rules", changed),
        ("Rules", f"edition {report['ruleset']} of this game"),
        ("Seed", f"{report['seed']}: the same command with the same program gives the same figures"),
        ("Program", f"commit {report['commit']}{'' if report['compiled'] else ', not compiled'}, begun at {report['begun_at']}"),
        ("Machine", f"{report['jobs']} processes on {report['cores']} cores, {report['date']}"),
    ]  # fmt: skip
    lines = "".join(f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>" for name, text in facts)
    return (
        f'<section id="method">\n<h2>How this was found</h2>\n<dl class="facts">{lines}</dl>\n'
        "<p>Intervals are those of a bootstrap over whole games (or deals), 2,000 samples, 95 %; where all games are alike, "
        "Wilson’s interval for a share. Marks follow Benjamini and Hochberg: at most one mark in twenty is chance.</p>\n"
        "<p>Bots are not people. They do not talk, get tired or take revenge, and they are good at what they have learned. What "
        "a report shows is a reason to look, with people at a table; what it does not show may still be there.</p>\n"
        "</section>\n"
    )
