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
LIGHT, DARK = ":root", ':root[data-theme="dark"]'
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
COLOUR = re.compile(r"^\s*--([\w-]+): (#[0-9a-f]{6});", re.MULTILINE)


def lay_out(folder: Path) -> None:
    folder.mkdir()
    shutil.copy(ICON, folder / "icon.svg")
    for name in FONTS:  # out of the built client; where there is none, the reader's own fonts serve
        for file in (SOURCE / "web" / "assets").glob(f"{name}-*.woff2"):
            shutil.copy(file, folder / f"{name}.woff2")
    schemes = scheme("default", LIGHT) + scheme("slate", DARK)
    (folder / LOOK.name).write_text(schemes + LOOK.read_text("utf-8"), "utf-8")


def scheme(name: str, selector: str) -> str:
    """The colours of the table under one of its selectors, as those of a colour scheme of the manual."""
    said = "".join(f"  --{colour}: {value};\n" for colour, value in colours(selector).items())
    return f'[data-md-color-scheme="{name}"] {{\n{said}}}\n'


def colours(selector: str) -> dict[str, str]:
    text = re.sub(r"/\*.*?\*/", "", STYLES.read_text("utf-8"), flags=re.DOTALL)
    return {
        name: value
        for selectors, body in RULE.findall(text)
        if selector in (one.strip() for one in selectors.split(","))
        for name, value in COLOUR.findall(body)
    }
