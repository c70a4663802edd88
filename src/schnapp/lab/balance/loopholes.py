"""Loopholes: simple deviants among sensible players, and what wins more than its fair share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .deviation import Deviation, key, read, written
from .examples import Example
from .figure import Figure
from .rule_words import phrase
from .section import Row, Section, Table, mark, plotted
from .speech import Speech
from .trials import Trials, bites_of, share_of

SEEN = 2.8  # standard errors: a difference so large is beyond noise four times in five


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a deviant on deals that it was not chosen for. `among` is its share among better players, where that
    was tried."""

    deviation: Deviation
    share: Figure
    bites: Figure
    among: Figure | None
    stands_out: bool

    @property
    def is_finding(self) -> bool:
        """It wins more than its fair share, by more than noise."""
        return self.stands_out and self.share.fair is not None and self.share.value > self.share.fair


def verdicts(trials: Trials, players: int, seed: str) -> list[Verdict]:
    """On all that were judged, the best first. False discoveries are controlled over all of them."""
    rows = [
        Row(text, "", [share_of(judged, players, f"{seed} {text}"), bites_of(judged, f"{seed} {text}"), None])
        for text in trials.texts("verdict")
        if (judged := trials.of("verdict", text))
    ]
    mark(rows)
    found: list[Verdict] = []
    for row in rows:
        share, bites, _ = row.cells
        assert isinstance(share, Figure)
        assert isinstance(bites, Figure)
        others = trials.of("among", row.key)
        among = share_of(others, players, f"{seed} among {row.key}") if others else None
        found.append(Verdict(read(row.key), share, bites, among, row.stands_out[0]))
    return sorted(found, key=lambda verdict: -verdict.share.value)


Bots = tuple[str, str | None]
"""Among whom was searched, and among whom findings were tried once more, if anybody."""


def loopholes(found: Sequence[Verdict], trials: Trials, bots: Bots, players: int, speech: Speech) -> Section:
    light, strong = bots
    section = Section(
        "loopholes",
        speech.text("loopholes-title"),
        speech.text("loopholes-intro", players=players, bot=light),
    )
    heads = [speech.text("loopholes-wins", bot=light), speech.text("loopholes-bites")]
    note = speech.text("loopholes-note")
    if strong is not None:
        heads.append(speech.text("loopholes-wins", bot=strong))
        note = f"{note} {speech.text('loopholes-among', bot=strong)}"
    columns = len(heads)
    rows = [
        Row(
            key(verdict.deviation),
            phrase(verdict.deviation, speech),
            list((verdict.share, verdict.bites, verdict.among)[:columns]),
            stands_out=[verdict.stands_out, False, False][:columns],
        )
        for verdict in found
    ]
    keys = ["wins", "bites", "among"][:columns]
    section.tables = [
        Table("judged", speech.text("loopholes-judged"), note, keys, heads, rows),
        _tried(trials, players, speech),
    ]
    section.plots = [plotted("shares", speech.text("loopholes-plot"), rows, 0, fair=1 / players)]
    section.sentences = _sentences(found, trials, bots, players, speech)
    return section


def _tried(trials: Trials, players: int, speech: Speech) -> Table:
    """What the search saw of single rules, on a few deals."""
    rows: list[Row] = []
    for text in trials.texts("deviant"):
        deviation = read(text)
        if len(deviation) == 1 and deviation[0].when is None:
            rows.append(
                Row(key(deviation), phrase(deviation, speech), [share_of(trials.of("deviant", text), players, text)])
            )
    rows.sort(key=lambda row: -cell.value if isinstance(cell := row.cells[0], Figure) else 0.0)
    for row in rows:
        row.stands_out = [False]
    return Table(
        "tried",
        speech.text("loopholes-tried"),
        speech.text("loopholes-tried-note"),
        ["wins"],
        [speech.text("loopholes-won")],
        rows,
    )


def _sentences(found: Sequence[Verdict], trials: Trials, bots: Bots, players: int, speech: Speech) -> list[str]:
    light, strong = bots
    fair = round(100 / players)
    said: list[str] = []
    for verdict in found:
        if verdict.is_finding:
            rule, figure = phrase(verdict.deviation, speech), speech.figure(verdict.share)
            sentence = speech.text("loopholes-found", rule=rule, bot=light, figure=figure, fair=fair)
            if verdict.among is not None and strong is not None:
                among = speech.figure(verdict.among)
                sentence = speech.text("loopholes-found-among", sentence=sentence, bot=strong, figure=among)
            said.append(sentence)
    if not said:
        points = round(100 * SEEN * max((verdict.share.error or 0.0 for verdict in found), default=0.0))
        said.append(speech.text("loopholes-nothing", tried=len(trials.texts("deviant")), points=points))
    return said


def won(found: Sequence[Verdict], trials: Trials, speech: Speech) -> list[Example]:
    """Games to watch: of every finding one that the deviant won."""
    made: list[Example] = []
    for at, verdict in enumerate(found, 1):
        if (game := trials.won.get(written(verdict.deviation))) is not None:
            place = f"loopholes/judged/{key(verdict.deviation)}"
            sentence = speech.text("loopholes-game", seat=game.seat + 1, rule=phrase(verdict.deviation, speech))
            made.append(Example(f"loophole_{at}", (place,), game.number, sentence, None, game.record, []))
    return made
