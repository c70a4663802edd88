"""Takes the creatures' pictures out of the Fluent Emoji set into single files in web/src/pictures.

    npm install --prefix /tmp/pictures @iconify-json/fluent-emoji-flat
    python tools/pictures.py /tmp/pictures/node_modules/@iconify-json/fluent-emoji-flat/icons.json

The pictures drawn for Schnapp itself (dragonfly, swarm) lie in the same folder and are left alone.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

PICTURES = Path(__file__).parent.parent / "web" / "src" / "pictures"

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


def main() -> None:
    icons = json.loads(Path(sys.argv[1]).read_text())
    width, height = icons.get("width", 32), icons.get("height", 32)
    for kind, name in CREATURES.items():
        body = icons["icons"][name]["body"]
        picture = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{body}</svg>\n'
        (PICTURES / f"{kind}.svg").write_text(picture)


if __name__ == "__main__":
    main()
