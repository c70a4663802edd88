"""Takes pictures out of the Fluent Emoji set into single files: creatures for Snatch It!, things for the cards of Snails.

    npm install --prefix /tmp/pictures @iconify-json/fluent-emoji-flat
    python tools/pictures.py /tmp/pictures/node_modules/@iconify-json/fluent-emoji-flat/icons.json

The pictures drawn for Schnapp itself (dragonfly, swarm, most weapons …) lie in the same folders and are left alone.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

SOURCES = Path(__file__).parent.parent / "web" / "src"

# kind of card → name in the set; small creatures have small numbers
CREATURES = {
    "crawler_1": "ant",
    "crawler_2": "lady-beetle",
    "crawler_3": "bug",
    "crawler_4": "worm",
    "crawler_5": "snail",
    "crawler_6": "beetle",
    "flyer_1": "mosquito",
    "flyer_2": "fly",
    "flyer_3": "honeybee",
    "flyer_4": "cricket",
    "flyer_5": "butterfly",
}

# card of Snails → name in the set
THINGS = {
    "rocket": "rocket",
    "grenade": "bomb",
    "hammer": "hammer",
    "axe": "axe",
    "sword": "dagger",
    "toxic_barrel": "oil-drum",
    "dynamite": "firecracker",
    "magnet": "magnet",
    "first_aid": "adhesive-bandage",
    "emergency_shell": "spiral-shell",
    "scope": "telescope",
    "supply_crate": "package",
    "salt_shaker": "salt",
    "amazon_bow": "bow-and-arrow",
    "blades_of_doom": "crossed-swords",
}

FOLDERS = {SOURCES / "pictures": CREATURES, SOURCES / "games" / "snails" / "pictures": THINGS}


def main() -> None:
    icons = json.loads(Path(sys.argv[1]).read_text())
    width, height = icons.get("width", 32), icons.get("height", 32)
    for folder, pictures in FOLDERS.items():
        for kind, name in pictures.items():
            body = icons["icons"][name]["body"]
            picture = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{body}</svg>\n'
            (folder / f"{kind}.svg").write_text(picture)


if __name__ == "__main__":
    main()
