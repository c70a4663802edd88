"""A game of a report in HTML: told from its record, and to be saved as a file."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from schnapp.games import GAMES
from schnapp.table.record import parsed
from schnapp.table.seating import acting_seat
from schnapp.table.telling import Moment, told

from .speech import Speech


def shown(example: Mapping[str, Any], speech: Speech) -> str:
    """A heading that figures link to, a link with the whole record in it, and all that happened in a box of its own."""
    game, record = GAMES[speech.game], parsed(example["record"].encode())
    names = [speech.text("seat", seat=seat) for seat in range(1, len(record.header["players"]) + 1)]
    name = f"example-{example['key']}"
    lines: list[str] = []
    decisions = 0
    for moment in told(record, game, speech.language, speech.known, names):
        seat = None if moment.act is None else acting_seat(game, moment.act)
        decides = seat is not None and seat < len(names)
        decisions += decides
        if moment.act is None or decides or moment.lines:
            seen = bool(example["chances"]) and (moment.act is None or decides)
            chances = example["chances"][decisions] if seen else ()
            is_told = (moment.act is None or decides) and decisions == example["moment"]
            mark = f' id="{name}-moment" class="moment"' if is_told else ""
            lines.append(_line(moment, mark, str(decisions) if decides else "", chances))
    title = f"{speech.text('examples-number', number=example['number'])}: {example['sentence']}"
    file = f"{speech.game}-{example['key']}.jsonl"
    data = b64encode(example["record"].encode()).decode()
    jump = (
        f'<a href="#{name}-moment">{escape(speech.text("examples-moment"))}</a> '
        if example["moment"] is not None
        else ""
    )
    return (
        f'<article class="game" id="{name}">\n<h3>{escape(title)}</h3>\n'
        f'<p class="links">{jump}<a download="{file}" href="data:application/jsonl;base64,{data}">'
        f"{escape(speech.text('examples-save'))}</a> <code>schnapp replay --tell {file}</code></p>\n"
        f'<div class="told" tabindex="0" role="region" aria-label="{escape(title)}"><table>{"".join(lines)}</table></div>\n'
        "</article>\n"
    )


def _line(moment: Moment, mark: str, number: str, chances: Sequence[float]) -> str:
    said = " ".join(map(escape, moment.lines)) or "–"
    shares = " · ".join(f"{100 * chance:.0f}" for chance in chances)
    return f'<tr{mark}><th scope="row">{number}</th><td>{said}</td><td>{shares}</td></tr>\n'
