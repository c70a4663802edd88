"""The command `schnapp serve`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from .arguments import BadInput


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "sqlite:///schnapp.db",
    origin: Annotated[list[str] | None, Parameter(negative=())] = None,
    trusted_proxy: Annotated[list[str] | None, Parameter(negative=())] = None,
) -> None:
    """Serve the table to browsers.

    Parameters
    ----------
    host
        Address to listen on; 0.0.0.0 for everybody in the network.
    port
        Port to listen on; 0 for any that is free.
    database
        Where the tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.
    origin
        What browsers reach this server by, such as https://play.example.org; may be given several times. IP addresses,
        localhost and this machine's own name need not be given; other names are refused.
    trusted_proxy
        Address or network of a proxy in front, such as 127.0.0.1 or 10.0.0.0/8; may be given several times. Only a
        trusted proxy is believed when it says who asks (X-Forwarded-For); without it all behind a proxy share one visitor's limits.
    """
    from schnapp.server.serve import serve as run

    if not 0 <= port <= 65_535:
        raise BadInput(f"--port must be 0 to 65535, not {port}")
    run(host=host, port=port, database=_database(database), origins=origin or (), proxies=trusted_proxy or ())


def _database(database: str) -> Path | str:
    """sqlite:///relative.db or sqlite:////absolute.db, a plain path is a file too; or the address of a PostgreSQL."""
    from schnapp.server.store import is_postgres

    if is_postgres(database):
        return database
    scheme, separator, path = database.partition(":///")
    if scheme == "sqlite" and path:
        return Path(path)
    if separator or re.match(r"[A-Za-z][A-Za-z0-9+.-]+:", database) or not database:  # one letter is a drive
        raise BadInput(f"--database {database}: only sqlite:///FILE and postgresql://USER@HOST/NAME are known")
    return Path(database)
