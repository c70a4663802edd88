# pyright: reportMissingTypeStubs=false, reportPossiblyUnboundVariable=false
"""What speaks for and against a seat of Snails; the fields stand on the page beside this one."""

from __future__ import annotations

import cython

if not cython.compiled:
    from schnapp.table.features import Features


class SnailsFeatures(Features):
    """How a seat stands: its snails, their ground, its hand, its rivals and the time that is left."""
