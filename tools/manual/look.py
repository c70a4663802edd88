"""How the manual looks: colours, fonts and icon are those of the table, so that they stand in one place only."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from tools.bootstrap import SOURCE, WEB

LOOK = Path(__file__).with_name("look.css")
STYLES = WEB / "src" / "app.css"
ICON = WEB / "public" / "icon.svg"
FONTS = ("nunito-latin-wght-normal", "nunito-latin-ext-wght-normal", "fredoka-latin-wght-normal")
SCHEMES = "default", "slate"  # as Zensical calls day and night
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
COLOUR = re.compile(r"^\s*--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;", re.MULTILINE)


def lay_out(folder: Path) -> None:
    folder.mkdir()
    shutil.copy(ICON, folder / "icon.svg")
    for name in FONTS:  # out of the built client; where there is none, the reader's own fonts serve
        for file in (SOURCE / "web" / "assets").glob(f"{name}-*.woff2"):
            shutil.copy(file, folder / f"{name}.woff2")
    schemes = "".join(scheme(name, at) for at, name in enumerate(SCHEMES))
    (folder / LOOK.name).write_text(schemes + LOOK.read_text("utf-8"), "utf-8")


def scheme(name: str, at: int) -> str:
    """The colours of the table by day (0) or by night (1), as those of a colour scheme of the manual."""
    said = "".join(f"  --{colour}: {values[at]};\n" for colour, values in colours().items())
    return f'[data-md-color-scheme="{name}"] {{\n{said}}}\n'


def colours() -> dict[str, tuple[str, str]]:
    """Those of the table where no other game is named, each by day and by night."""
    text = re.sub(r"/\*.*?\*/", "", STYLES.read_text("utf-8"), flags=re.DOTALL)
    return {
        name: (day, night or day)
        for selectors, body in RULE.findall(text)
        if ":root" in (one.strip() for one in selectors.split(","))
        for name, day, night in COLOUR.findall(body)
    }
