"""Serve tables until somebody presses Ctrl-C."""

from __future__ import annotations

import socket
from pathlib import Path

import uvicorn

from .app import create_app
from .limits import Limits

LAN = "0.0.0.0"  # all of this machine's networks


def serve(
    host: str = "127.0.0.1", port: int = 8000, database: Path | str = "schnapp.db", limits: Limits | None = None
) -> None:
    """Serve on `host`; with "0.0.0.0" everybody in the local network can join."""
    limits = limits or Limits()
    for line in addresses(host, port):
        print(line, flush=True)
    uvicorn.run(
        create_app(database, limits),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=limits.message_bytes,
        ws_ping_interval=10,
        ws_ping_timeout=10,
        timeout_graceful_shutdown=3,
        log_level="warning",
        access_log=False,  # addresses of tables are invitations
        server_header=False,
    )


def addresses(host: str, port: int) -> list[str]:
    """What to type into a browser, here and on other devices."""
    if host not in (LAN, "::"):
        return [f"Schnapp: http://{'localhost' if host == '127.0.0.1' else host}:{port}/"]
    return [f"Schnapp: http://localhost:{port}/", f"In the local network: http://{lan_address()}:{port}/"]


def lan_address() -> str:
    """The address other devices reach this machine by. Nothing is sent: a datagram socket only looks up the route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
