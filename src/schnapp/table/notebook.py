"""A drawing for whoever sits at a notebook: HTML without scripts, with the colours of the page around it, light or dark."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from io import StringIO

from rich.color import Color, blend_rgb
from rich.color_triplet import ColorTriplet
from rich.console import Console, RenderableType
from rich.style import Style

WIDTH = 80  # characters
FRAME = (
    "margin:.5em 0;padding:0;overflow-x:auto;white-space:pre;line-height:1.25;color:inherit;background:none;"
    "font-family:ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace"
)
BRIGHT = 128  # of 255: from here on black reads better on a colour than white
APART = 60  # of 255: what ink and ground differ at least


@dataclass(frozen=True, slots=True)
class Drawing:
    """A table as text: `print` it, or let a notebook show it as the last value of a cell."""

    picture: RenderableType

    def __str__(self) -> str:
        said = StringIO()
        Console(file=said, width=WIDTH, color_system=None).print(self.picture)
        return "\n".join(line.rstrip() for line in said.getvalue().rstrip().splitlines())

    def html(self) -> str:
        """The same for a page: one element, escaped, without scripts, whose colours go with the page's own."""
        console = Console(file=StringIO(), width=WIDTH)
        parts = [_span(segment.text, segment.style) for segment in console.render(self.picture) if not segment.control]
        return f'<pre style="{escape(FRAME)}">{"".join(parts).rstrip()}</pre>'

    def _repr_html_(self) -> str:
        return self.html()


def _span(text: str, style: Style | None) -> str:
    looks = _css(style) if style is not None else ""
    said = escape(text)
    return f'<span style="{looks}">{said}</span>' if looks and text.strip("\n") else said


def _css(style: Style) -> str:
    """Ink without ground is mixed with the ink of the page, ground without ink gets one that can be read on it."""
    ink, ground = _colour(style.color), _colour(style.bgcolor)
    if style.reverse:
        ink, ground = ground, ink
    said: list[str] = []
    if ground is not None:
        said += [f"background:{ground.hex}", f"color:{_readable(ink, ground).hex}"]
    elif ink is not None:
        said.append(f"color:color-mix(in srgb,{ink.hex} 50%,currentColor)")
    if style.bold:
        said.append("font-weight:bold")
    if style.italic:
        said.append("font-style:italic")
    if style.dim:
        said.append("opacity:.7")
    return ";".join(said)


def _colour(colour: Color | None) -> ColorTriplet | None:
    return None if colour is None or colour.is_default else colour.get_truecolor()


def _readable(ink: ColorTriplet | None, ground: ColorTriplet) -> ColorTriplet:
    """The ink, if it can be read on this ground."""
    plain = ColorTriplet(0, 0, 0) if _light(ground) >= BRIGHT else ColorTriplet(255, 255, 255)
    if ink is None:
        return plain
    return ink if abs(_light(ink) - _light(ground)) >= APART else blend_rgb(ink, plain, 0.6)


def _light(colour: ColorTriplet) -> float:
    """How light a colour looks, 0 to 255."""
    return 0.299 * colour.red + 0.587 * colour.green + 0.114 * colour.blue
