"""Schnapp: an open digital game table.

With SCHNAPP_PURE=1 in the environment the rules run uncompiled, from the same text: slower, with identical results.
"""

import os

if os.environ.get("SCHNAPP_PURE"):
    from . import pure

    pure.prefer_source()
