"""What Snatch It! says of an act beyond the act's own fields."""

from __future__ import annotations

from schnapp.table.canonical import Act, View
from schnapp.table.texts import Argument, Texts


def more(act: Act, view: View, language: str, words: Texts) -> dict[str, Argument]:
    """Of a stack one wants to know its height and its top."""
    if "stack" not in act:
        return {}
    stack = next(stack for patch in view["patches"] for stack in patch if stack["id"] == act["stack"])
    top = stack["cards"][-1] if stack.get("cards") else stack["top"]
    height = len(stack["cards"]) if stack.get("cards") else stack["height"]
    return {"height": height, "top": words.text(language, f"kind-{top}")}
