# pyright: reportMissingTypeStubs=false, reportPossiblyUnboundVariable=false
"""What speaks for and against a seat of Snatch It!; the fields stand on the page beside this one."""

from __future__ import annotations

import cython

if not cython.compiled:
    from schnapp.table.features import Features


class SnatchItFeatures(Features):
    """How a seat stands, in points and cards; each is divided by about the most that it can be."""
