"""The command `schnapp serve`."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import Annotated

from cyclopts import Parameter
from cyclopts.config import Env, Toml
from cyclopts.validators import Number

from schnapp.limits import Limits

from . import arguments as typed
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
    bots: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    metrics_port: Annotated[int | None, Parameter(validator=Number(gte=1, lte=65_535))] = None,
    metrics_host: str = "127.0.0.1",
    keep_days: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
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
    bots
        Processes for each kind of decision of bots; by itself one core is left to the server.
    metrics_port
        Tell programs that watch over servers how this one does, at http://HOST:PORT/metrics in the format of Prometheus; by itself
        nowhere.
    metrics_host
        HOST of that address: 127.0.0.1 for this machine alone.
    keep_days
        Remove tables to which nothing was written for so many days, once a day; by itself they are kept for ever.
    limits
        How much one address, one person and one table may ask for.
    """
    from schnapp.server.serve import serve as run

    if not 0 <= port <= 65_535:
        raise BadInput(f"--port must be 0 to 65535, not {port}")
    if metrics_port is not None and find_spec("prometheus_client") is None:
        raise BadInput(
            "--metrics-port needs the package prometheus-client (in a checkout: pip install -e '.[metrics]')"
        )
    run(
        host,
        port,
        typed.database("--database", database),
        limits,
        origin or (),
        trusted_proxy or (),
        node=node,
        address=address,
        bots=bots,
        metrics_port=metrics_port,
        metrics_host=metrics_host,
        keep_days=keep_days,
    )
