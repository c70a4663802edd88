"""What `tools/eyes.py` has made of a declaration, `eye.pxd` beside the page of a state, becomes a part of that page, and two methods
of the state by which others come to it: nothing of it is written by hand.
"""

from __future__ import annotations

from pathlib import Path

SHOWN = """
    def show_declared(self, mark, seat, room, into):
        if mark != MARK:
            return False
        seen(self, seat, self.players, room, into)
        return True
"""
HASHED = """
    def hash_declared(self, seat):
        return fingerprint(self, seat)
"""


def with_eye(state: Path, page: str, text: str) -> tuple[str, str]:
    """The page of a state and its text, with what is made of its declaration, if there is something."""
    eye = state.with_name("eye.pxd")
    if state.name != "state.pxd" or not eye.exists():
        return page, text
    code = eye.read_text(encoding="utf-8")
    return f"{page}\n{code}", text + SHOWN + HASHED * (" fingerprint(" in code)
