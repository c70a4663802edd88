"""Writes what the page knows about the cards of Snails: `cards.toml` → `web/src/games/snails/cards.json`.

python tools/snails_cards.py           write
python tools/snails_cards.py --check   exit 1 if the page's file is out of date
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "schnapp" / "games" / "snails" / "cards.toml"
TARGET = ROOT / "web" / "src" / "games" / "snails" / "cards.json"
LANGUAGES = ("de", "en")
MADE_BY = "Made by tools/snails_cards.py from cards.toml."


def page(box: dict[str, Any]) -> str:
    """One card a line, without where its numbers come from."""
    parts = {
        "made_by": MADE_BY,
        "faces": box["dice"]["faces"],
        "basics": {one["id"]: one["halves"] for one in box["basic"]},
        "actions": {id: _said(action) for id, action in box["basic_actions"].items()},
        "cards": {one["id"]: _said(one) for one in box["card"]},
    }
    return "{\n" + ",\n".join(f"  {_json(key)}: {_rows(value)}" for key, value in parts.items()) + "\n}\n"


def _said(entry: dict[str, Any]) -> dict[str, Any]:
    """Names and texts by language; the origin of a field is nobody's business on the table."""
    left = {
        key: value for key, value in entry.items() if key not in ("id", "origin") and key[-3:] not in ("_de", "_en")
    }
    for part in ("name", "text"):
        if f"{part}_de" in entry:
            left[part] = {language: entry[f"{part}_{language}"] for language in LANGUAGES}
    return left


def _rows(value: Any) -> str:
    if not isinstance(value, dict):
        return _json(value)
    rows: list[str] = [f"    {_json(key)}: {_json(one)}" for key, one in value.items()]  # pyright: ignore[reportUnknownVariableType]
    return "{\n" + ",\n".join(rows) + "\n  }"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def main() -> int:
    text = page(tomllib.loads(SOURCE.read_text(encoding="utf-8")))
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    print(f"{TARGET.name} of snails is out of date")
    if "--check" in sys.argv:
        return 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
