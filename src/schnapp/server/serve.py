"""Serve tables until somebody presses Ctrl-C."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Iterable
from functools import partial
from ipaddress import IPv4Network, ip_network
from pathlib import Path
from typing import cast

import uvicorn

from schnapp.limits import Limits
from schnapp.table.errors import SchnappError

from . import missing, pages
from .app import create_app
from .asgi import Application
from .connections import Connections, HttpConnection, Network
from .database import OTHERS
from .deal import release
from .door import Door
from .frames import SocketConnection
from .listening import listen, listen_anywhere
from .logs import speak
from .offer import slow
from .origin import Origins, normal
from .store import Node, opened

logger = logging.getLogger("schnapp.server")

FAREWELL = 0.2  # seconds in which the last messages go out
EVERYWHERE = ("0.0.0.0", "::")  # all of this machine's networks
CONTAINERS = (Path("/.dockerenv"), Path("/run/.containerenv"))  # Docker's mark of a container, and Podman's
TICKS = 10  # of uvicorn in a second
IN_IPV6 = 96  # bits before an IPv4 address where it is written as an IPv6 one


class BadProxy(SchnappError):
    """Neither an address nor a network."""


class Host(uvicorn.Server):
    """Tells the address when it can be reached, and shows it in a browser if it is to; tells everybody at the tables when it goes."""

    def __init__(self, config: uvicorn.Config, app: Application, node: str, *, shows: bool) -> None:
        super().__init__(config)
        self.app = app
        self.node = node
        self.shows = shows

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            for line in welcome(self.config.host, self.config.port):
                print(line, flush=True)
            logger.info("Schnapp %s serves as %s on port %d", release() or "of a checkout", self.node, self.config.port)
            if self.shows and has_screen():
                await asyncio.to_thread(webbrowser.open, home(self.config.host, self.config.port))

    async def on_tick(self, counter: int) -> bool:
        now = asyncio.get_running_loop().time()
        for connection in list(self.server_state.connections)[counter % TICKS :: TICKS]:  # each once a second
            cast("HttpConnection | SocketConnection", connection).look(now)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.started:
            logger.info("it goes: tables are given back, %d connections end", len(self.server_state.connections))
            await self.app.served.registry.leave()
            await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)
        logger.info("it has gone")


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: Path | str = "schnapp.db",
    limits: Limits | None = None,
    origins: Iterable[str] = (),
    proxies: Iterable[str] = (),
    node: str | None = None,
    address: str | None = None,
    bots: int | None = None,
    metrics_port: int | None = None,
    metrics_host: str = "127.0.0.1",
    keep_days: int | None = None,
    log_level: str | None = None,
    shows: bool = False,
) -> None:
    """Serve on `host`; with "0.0.0.0" everybody in the local network can join. `port` 0: any that is free.

    `origins`: under which the server can be reached from outside, `proxies`: addresses and networks whose
    `X-Forwarded-For` is believed. `node`: how this server is called among those that share a database, `address`: where programs
    reach it; both have a usual value. `bots`: processes for each kind of their decisions. `metrics_port`: where it is asked how it
    does, if anywhere. `keep_days`: after which tables go at which nobody plays; None: never. `log_level`: see logs.py. `shows`: in the browser of this machine, and, where the port is taken, on another one. Raises BadDatabase, BadAddress, BadOrigin, BadProxy.
    """
    names = [normal(origin) for origin in origins]
    limits, known, trusted = limits or Limits(), Origins(names), [network_of(proxy) for proxy in proxies]
    speak(log_level)
    os.umask(OTHERS)  # whatever is written from now on is the owner's alone
    with contextlib.ExitStack() as until_the_end:
        taken = listen_anywhere if shows else listen
        listening = [until_the_end.enter_context(each) for each in taken(host, port)]
        database = until_the_end.enter_context(opened(database))
        port = listening[0].getsockname()[1]
        here = f"http://{lan_address() if host in EVERYWHERE else host}:{port}"
        this = Node(node or f"{socket.gethostname()}:{port}", address or here)
        metrics = None
        if metrics_port is not None:
            from .metrics import answering  # it needs a package that not everybody has

            metrics = until_the_end.enter_context(answering(metrics_host, metrics_port, this.name))
        app = create_app(database, limits, names[0] if names else lan_url(host, port), this, bots, metrics, keep_days)
        connections = Connections(limits, trusted)
        config = uvicorn.Config(
            Door(app, limits, known),
            host=host,
            port=port,
            http=cast("type[asyncio.Protocol]", partial(HttpConnection, connections)),
            ws=cast("type[asyncio.Protocol]", partial(SocketConnection, connections)),
            ws_per_message_deflate=False,
            ws_max_size=limits.message_bytes,
            ws_ping_interval=10,
            ws_ping_timeout=10,
            proxy_headers=bool(trusted),
            forwarded_allow_ips=both_ways(trusted),
            timeout_graceful_shutdown=3,
            log_config=None,  # it speaks as all else does, see logs.py
            log_level="error",  # whoever sends nonsense shall not fill the disk with it
            access_log=False,  # addresses of tables are invitations
            server_header=False,
        )
        with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C, after everything was closed in order
            Host(config, app, this.name, shows=shows).run(listening)


def has_screen() -> bool:
    """Is there one that a browser could come up on? In a bare terminal it would be one of text, and take the terminal away."""
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    )


def network_of(proxy: str) -> Network:
    try:
        return ip_network(proxy, strict=False)
    except ValueError:
        raise BadProxy(f"{proxy} is neither an address nor a network like 10.0.0.0/8") from None


def both_ways(networks: Iterable[Network]) -> list[str]:
    """Where the server listens on IPv6, too, an IPv4 address looks like ::ffff:10.0.0.1."""
    found: list[str] = []
    for network in networks:
        found.append(str(network))
        if isinstance(network, IPv4Network):
            found.append(f"::ffff:{network.network_address}/{IN_IPV6 + network.prefixlen}")
    return found


def welcome(host: str, port: int) -> list[str]:
    """What is said at the start."""
    return addresses(host, port) + ([missing.sentence()] if missing.is_missing(pages.WEB) else []) + slow()


def addresses(host: str, port: int) -> list[str]:
    """What to type into a browser, here and on other devices."""
    lan = lan_url(host, port)
    return [f"Schnapp: {home(host, port)}"] + ([f"In the local network: {lan}/"] if lan else [])


def home(host: str, port: int) -> str:
    """The address on this machine."""
    here = "localhost" if host in EVERYWHERE or host == "127.0.0.1" else f"[{host}]" if ":" in host else host
    return f"http://{here}:{port}/"


def lan_url(host: str, port: int) -> str | None:
    """Where other devices reach this server, as far as it knows: from within a container the machine's address is not seen."""
    contained = any(mark.exists() for mark in CONTAINERS)
    return f"http://{lan_address()}:{port}" if host in EVERYWHERE and not contained else None


def lan_address() -> str:
    """The address other devices reach this machine by. Nothing is sent: a datagram socket only looks up the route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
