"""The command `schnapp serve`."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.config import Env, Toml

from schnapp.limits import Limits

from .arguments import BadInput

FILE = os.environ.get("SCHNAPP_CONFIG")
CONFIG = [
    Env("SCHNAPP_", command=False),
    Toml(FILE or "schnapp.toml", must_exist=FILE is not None, use_commands_as_keys=False),
]
"""Where settings are looked for that no flag gives."""
USUAL = Limits()


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "sqlite:///schnapp.db",
    origin: Annotated[list[str] | None, Parameter(negative=())] = None,
    trusted_proxy: Annotated[list[str] | None, Parameter(negative=())] = None,
    node: str | None = None,
    address: str | None = None,
    limits: Annotated[Limits, Parameter(name="*", group="Limits")] = USUAL,
) -> None:
    """Serve the table to browsers. Every setting can be given in three ways: by its flag, such as --port 8000; by the environment,
    SCHNAPP_PORT=8000; in a file schnapp.toml in this folder (or wherever SCHNAPP_CONFIG says), port = 8000. A flag wins over
    the environment, and that over the file.

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
    node
        How this server is called among those that share a PostgreSQL; by itself its host and port.
    address
        Where programs reach this server if another node sends them on, such as http://10.0.0.5:8000.
    limits
        How much one address, one person and one table may ask for.
    """
    from schnapp.server.serve import serve as run

    if not 0 <= port <= 65_535:
        raise BadInput(f"--port must be 0 to 65535, not {port}")
    run(host, port, _database(database), limits, origin or (), trusted_proxy or (), node, address)


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
