"""An extension of Griffe, which reads the docstrings: examples in them are code, also where no heading says so, and pages are links."""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension, Object

EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)
PAGE = re.compile(r"\bdocs/([\w-]+)\.md\b")


class Docstrings(Extension):
    def on_instance(self, *, obj: Object, **_: Any) -> None:
        if obj.docstring is not None:
            text = PAGE.sub(r"[\1](\1.md)", obj.docstring.value)
            obj.docstring.value = EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", text)
