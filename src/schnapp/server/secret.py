"""What only one person may know: a seat's secret, a hand-over code, the seed of a deal."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no I, O, 0, 1: codes are read aloud


def new_secret() -> str:
    """192 bits: nobody finds one by trying."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What the log keeps. A long random secret needs no slow hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_table_id() -> str:
    """Short enough for a QR code, long enough that nobody finds a table by trying (50 bits)."""
    return "".join(secrets.choice(LETTERS) for _ in range(10)).lower()


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(8))


def new_seed() -> bytes:
    """For chance that is not part of a deal."""
    return secrets.token_bytes(32)
