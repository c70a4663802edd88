"""The drawings of a report: plain SVG, so that a page needs nothing else. Colours are those of the page, light and dark."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from textwrap import fill
from typing import Any

from schnapp.table.errors import SchnappError, not_installed

from .speech import Speech

INK, SOFT, ONE, TWO = "#123456", "#654321", "#112233", "#332211"  # stand for the colours of the page
COLOURS = {INK: "var(--ink)", SOFT: "var(--soft)", ONE: "var(--one)", TWO: "var(--two)"}
WIDTH = 4.8  # inches; a phone shows it with letters that can be read
ROW = 0.27  # of a line beside a bar
BROAD = 32  # letters of such a line: what is longer takes several


class NoPlots(SchnappError):
    """matplotlib is not installed."""


def drawn(plot: Mapping[str, Any], speech: Speech) -> str:
    """The SVG of a plot of a section. Raises NoPlots."""
    painter = _PAINTERS[plot["kind"]]
    lines = sum(label.count("\n") + 1 for label in _labels(plot)) if plot["kind"] in _LYING else 0
    height = ROW * lines + 0.9 if lines else 2.5
    figure = _matplotlib().figure.Figure(figsize=(WIDTH, height), layout="constrained")
    axes = figure.add_subplot()
    painter(axes, plot, speech)
    _quiet(axes)
    numbers = re.compile(r"(?<=>)[\d.]+(?=</text>)")
    return numbers.sub(lambda found: speech.spoken(found[0]), _svg(figure, plot))


def _matplotlib() -> Any:
    """Imported only here: it takes a second, and whoever plays does not need it."""
    try:
        matplotlib = import_module("matplotlib")
        import_module("matplotlib.figure")
    except ImportError:
        raise NoPlots(not_installed("matplotlib", "lab")) from None
    matplotlib.rcParams.update(
        {"svg.fonttype": "none", "font.size": 10, "font.family": "sans-serif", "svg.hashsalt": "schnapp"}
    )
    return matplotlib


def _svg(figure: Any, plot: Mapping[str, Any]) -> str:
    file = io.StringIO()
    figure.savefig(file, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    text = file.getvalue()
    text = text[text.index("<svg") :]
    for stand_in, colour in COLOURS.items():
        text = text.replace(stand_in, colour)
    text = re.sub(r' (?:width|height)="[0-9.]+pt"', "", text, count=2)  # as wide as the page lets it be
    name = _own_names(plot["title"])
    text = re.sub(r'(id="|#)(?=[\w-])', lambda found: f"{found[1]}{name}-", text)
    return text.replace("<svg ", f'<svg role="img" aria-label="{_escaped(plot["title"])}" ', 1)


def _own_names(title: str) -> str:
    """Several drawings stand on one page: their parts must not be called alike."""
    return re.sub(r"\W+", "-", title.lower()).strip("-")


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")


def _quiet(axes: Any) -> None:
    """No frame, little ink."""
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    for side in ("left", "bottom"):
        axes.spines[side].set_color(SOFT)
    axes.tick_params(colors=INK, labelcolor=INK)
    axes.xaxis.label.set_color(INK)
    axes.yaxis.label.set_color(INK)


def _values(plot: Mapping[str, Any], factor: float = 1.0) -> tuple[list[float], list[list[float]]]:
    """Values, and how far the intervals reach below and above."""
    values = [factor * figure["value"] for figure in plot["figures"]]
    ends = [figure["interval"] or (figure["value"], figure["value"]) for figure in plot["figures"]]
    low = [max(0.0, value - factor * end[0]) for value, end in zip(values, ends, strict=True)]
    high = [max(0.0, factor * end[1] - value) for value, end in zip(values, ends, strict=True)]
    return values, [low, high]


def _labels(plot: Mapping[str, Any]) -> list[str]:
    return [fill(label, BROAD) for label in plot["labels"]]


def _lying_points(axes: Any, plot: Mapping[str, Any], factor: float) -> None:
    values, reach = _values(plot, factor)
    places = range(len(values))
    axes.errorbar(values, places, xerr=reach, fmt="o", color=ONE, ecolor=ONE, capsize=3, markersize=5, linewidth=1.4)
    axes.set_yticks(places, _labels(plot))
    axes.invert_yaxis()
    axes.set_ylim(len(values) - 0.4, -0.6)


def _shares(axes: Any, plot: Mapping[str, Any], speech: Speech) -> None:
    _lying_points(axes, plot, 100)
    axes.axvline(100 * plot["fair"], color=TWO, linewidth=1.2, linestyle="--")
    axes.set_xlabel(speech.text("axis-shares"))


def _ratios(axes: Any, plot: Mapping[str, Any], speech: Speech) -> None:
    _lying_points(axes, plot, 1)
    axes.axvline(1, color=TWO, linewidth=1.2, linestyle="--")
    axes.set_xlabel(speech.text("axis-ratios"))


def _ratings(axes: Any, plot: Mapping[str, Any], speech: Speech) -> None:
    _lying_points(axes, plot, 1)
    axes.set_xlabel(speech.text("axis-ratings", anchor=plot["anchor"]))


def _counts(axes: Any, plot: Mapping[str, Any], speech: Speech) -> None:
    axes.hist(plot["values"], bins=24, color=ONE, rwidth=0.9)
    axes.set_xlabel(plot["label"])
    axes.set_ylabel(speech.text("axis-games"))


def _options(axes: Any, plot: Mapping[str, Any], speech: Speech) -> None:
    names, counts = zip(*plot["values"], strict=True)
    total = sum(counts) or 1
    axes.bar(names, [100 * count / total for count in counts], color=ONE, width=0.8)
    axes.tick_params(axis="x", rotation=35)
    axes.set_xlabel(speech.text("axis-options"))
    axes.set_ylabel(speech.text("axis-decisions"))


def _parts(axes: Any, plot: Mapping[str, Any], speech: Speech) -> None:
    values, reach = _values(plot, 100)
    axes.bar(plot["labels"], values, yerr=reach, color=ONE, ecolor=INK, capsize=3, width=0.7)
    axes.set_ylim(0, max(10.0, *(value + high for value, high in zip(values, reach[1], strict=True))) * 1.05)
    axes.set_xlabel(speech.text("axis-time"))
    axes.set_ylabel(speech.text("axis-forced"))


def _curve(axes: Any, plot: Mapping[str, Any], speech: Speech) -> None:
    def times(line: Sequence[float]) -> list[float]:
        return [100 * at / (len(line) - 1) for at in range(len(line))]

    for line in plot["lines"]:
        axes.plot(times(line), [100 * chance for chance in line], color=SOFT, linewidth=0.6, alpha=0.5)
    values, reach = _values(plot, 100)
    low = [value - below for value, below in zip(values, reach[0], strict=True)]
    high = [value + above for value, above in zip(values, reach[1], strict=True)]
    axes.fill_between(times(values), low, high, color=ONE, alpha=0.25, linewidth=0)
    axes.plot(times(values), values, color=ONE, linewidth=2)
    axes.axhline(100 * plot["fair"], color=TWO, linewidth=1.2, linestyle="--")
    axes.set_ylim(0, 100)
    axes.set_xlabel(speech.text("axis-time"))
    axes.set_ylabel(speech.text("axis-chance"))


def _moments(axes: Any, plot: Mapping[str, Any], speech: Speech) -> None:
    axes.hist([100 * value for value in plot["values"]], bins=range(0, 101, 5), color=ONE, rwidth=0.9)
    axes.set_xlabel(speech.text("axis-time"))
    axes.set_ylabel(speech.text("axis-games"))


def _calibration(axes: Any, plot: Mapping[str, Any], speech: Speech) -> None:
    values, reach = _values(plot, 100)
    axes.plot([0, 100], [0, 100], color=TWO, linewidth=1.2, linestyle="--")
    said = [100 * value for value in plot["labels"]]
    axes.errorbar(said, values, yerr=reach, fmt="o", color=ONE, ecolor=ONE, capsize=3, markersize=5)
    axes.set_xlabel(speech.text("axis-said"))
    axes.set_ylabel(speech.text("axis-won"))


_LYING = ("shares", "ratios", "ratings")
_PAINTERS: dict[str, Callable[[Any, Mapping[str, Any], Speech], None]] = {
    "shares": _shares,
    "ratios": _ratios,
    "ratings": _ratings,
    "counts": _counts,
    "options": _options,
    "parts": _parts,
    "curve": _curve,
    "moments": _moments,
    "calibration": _calibration,
}
