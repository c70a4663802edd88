"""What the archives of both kinds of databases share."""

from __future__ import annotations

from .log import Row

ALL = "SELECT tbl, seq, body, command FROM entry ORDER BY tbl, seq"  # both sort names by their bytes
EMPTY = "SELECT NOT EXISTS (SELECT * FROM entry)"
FULL = "holds tables already: only an empty database takes a backup"
SPOKEN = "holds words that were voted on already: only an empty database takes a backup"

Held = tuple[str, Row]
"""A row, and whose it is."""
