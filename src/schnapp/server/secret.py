"""What only one person may know: a seat's secret, a hand-over code, the seed of a deal."""

from __future__ import annotations

import base64
import hashlib
import secrets

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no I, O, 0, 1: codes are read aloud


def new_request() -> str:
    """The id of a request that brought none: 192 bits, nobody finds one by trying."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What the log keeps. A long random secret needs no slow hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


def secret_of(request: str, seat: int = 0) -> str:
    """The secret that a request draws for its seat: the same for the same request, 192 bits."""
    return base64.urlsafe_b64encode(hashlib.sha256(f"seat {seat} {request}".encode()).digest()[:24]).decode()


def table_id_of(request: str) -> str:
    """Short enough for a QR code, long enough that nobody finds a table by trying (50 bits)."""
    drawn = hashlib.sha256(f"table {request}".encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in drawn[:10]).lower()


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(8))


def new_seed() -> bytes:
    """For chance that is not part of a deal."""
    return secrets.token_bytes(32)
