"""Where a request comes from and which server it means: whose budget counts, and which pages may ask.

A page of another site must neither change anything nor listen in. Browsers tell the origin of a page; but a name whose
owner lets it lead to this machine (DNS rebinding) makes a foreign page look like one of ours. So the name counts, too:
an address, a name that only this machine has, or one that the host has set.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from schnapp.table.errors import SchnappError

NETWORK = 64  # bits: so much of an IPv6 address is one household's, the rest each of its devices chooses at will
PORTS = {"http": 80, "https": 443}


class BadOrigin(SchnappError, ValueError):
    """Not the beginning of an address as browsers send it, such as https://play.example.org"""


def address(connection: HTTPConnection) -> str:
    """Who asks, as budgets count it: an IPv4 address, the network of an IPv6 address, "" if it is not known."""
    return household(connection.client.host) if connection.client is not None else ""


@lru_cache(maxsize=4_096)
def household(host: str) -> str:
    ip = ip_of(host)
    if isinstance(ip, IPv6Address):
        return str(ip_network((ip, NETWORK), strict=False))
    return host if ip is None else str(ip)


def ip_of(host: str) -> IPv4Address | IPv6Address | None:
    """An IPv4 address also where a socket for both kinds shows it as ::ffff:192.0.2.1."""
    try:
        ip = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return ip.ipv4_mapped or ip if isinstance(ip, IPv6Address) else ip


class Origins:
    """The names of this server. `told`: origins that the host has set. Raises BadOrigin."""

    def __init__(self, told: Iterable[str] = ()) -> None:
        self.told = frozenset(map(normal, told))
        self.names = own_names() | {urlsplit(origin).hostname for origin in self.told}

    def knows(self, host: str | None) -> bool:
        """Whether a request for this host (the header, perhaps with a port) means us. Only programs tell none."""
        return host is None or (name := name_in(host)) in self.names or ip_of(name) is not None

    def allows(self, origin: str | None, host: str | None) -> bool:
        """Whether a page of this origin may change something here. Whoever tells none is a program and no page."""
        if origin is None:
            return True
        try:
            return urlsplit(origin).netloc == host or normal(origin) in self.told
        except ValueError:
            return False


def own_names() -> set[str | None]:
    """Names that nobody can point at us from outside: without a dot, or with an ending that the internet does not have."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return {"localhost", name, short, f"{short}.local"}


def normal(origin: str) -> str:
    """As browsers send it: lower case, no usual port, no slash at the end. Raises BadOrigin."""
    try:
        parts = urlsplit(origin)
        port = parts.port
    except ValueError:
        raise BadOrigin(f"{origin} is no origin") from None
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/") or parts.query or parts.fragment:
        raise BadOrigin(f"{origin} is no origin: give one like https://play.example.org, without a path")
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{name}" + (f":{port}" if port not in (None, PORTS[parts.scheme]) else "")


def name_in(host: str) -> str:
    """The header without its port and in small letters, brackets of an IPv6 address taken off."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""
