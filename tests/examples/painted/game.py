"""Tricks with a face of its own. Imported only where the example can be."""

from __future__ import annotations

from tricks import TricksGame


class PaintedGame(TricksGame):
    name = "painted"
