# pyright: reportMissingTypeStubs=false, reportPossiblyUnboundVariable=false
"""What speaks for and against a seat of Schnuff, or a card; the fields stand on the page beside this one."""

from __future__ import annotations

import cython

if not cython.compiled:
    from schnapp.table.features import Features


class SchnuffFeatures(Features):
    """How a seat stands: its chips, its cards and the way to the limit."""


class SchnuffActFeatures(Features):
    """What a card does: how the table stands when it has been played, what is left in the hand, who comes next."""
