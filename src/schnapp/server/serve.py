"""Serve tables until somebody presses Ctrl-C."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from pathlib import Path

import uvicorn
from litestar import Litestar

from .app import create_app
from .kernel import SeenSocket
from .limits import Limits

FAREWELL = 0.2  # seconds in which the last messages go out
EVERYWHERE = ("0.0.0.0", "::")  # all of this machine's networks


class Host(uvicorn.Server):
    """Tells the address when it can be reached, and everybody at the tables when it goes."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self.app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            for line in addresses(self.config.host, self.config.port):
                print(line, flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.started:
            self.app.state.house.close()
            await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)


def serve(
    host: str = "127.0.0.1", port: int = 8000, database: Path | str = "schnapp.db", limits: Limits | None = None
) -> None:
    """Serve on `host`; with "0.0.0.0" everybody in the local network can join."""
    limits = limits or Limits()
    Path(database).resolve().parent.mkdir(parents=True, exist_ok=True)
    app = create_app(database, limits, lan_url(host, port))
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        ws=SeenSocket,
        ws_per_message_deflate=False,
        ws_max_size=limits.message_bytes,
        ws_ping_interval=10,
        ws_ping_timeout=10,
        timeout_graceful_shutdown=3,
        log_level="warning",
        access_log=False,  # addresses of tables are invitations
        server_header=False,
    )
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C, after everything was closed in order
        Host(config, app).run()


def addresses(host: str, port: int) -> list[str]:
    """What to type into a browser, here and on other devices."""
    lan = lan_url(host, port)
    here = "localhost" if host in EVERYWHERE or host == "127.0.0.1" else host
    return [f"Schnapp: http://{here}:{port}/"] + ([f"In the local network: {lan}/"] if lan else [])


def lan_url(host: str, port: int) -> str | None:
    return f"http://{lan_address()}:{port}" if host in EVERYWHERE else None


def lan_address() -> str:
    """The address other devices reach this machine by. Nothing is sent: a datagram socket only looks up the route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
