"""The door: what every request and every socket passes before anybody else looks at it.

It must mean this server, it must not come from another site's page, and its address must not ask for too much. Every
answer gets the headers that keep browsers careful with it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from http import HTTPStatus

from starlette.types import Message, Receive, Scope, Send

from schnapp.limits import Limits

from .asgi import Application, tidy_path
from .buckets import Buckets, Spacing
from .clock import RealClock
from .connections import HOLD
from .health import PATHS
from .origin import Origins, household
from .problem import STATUS, problem
from .viewer import encode

SAFE = {
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"content-security-policy": b"default-src 'none'; frame-ancestors 'none'",  # pages bring their own
}
LOOKING = ("GET", "HEAD")
NO_PAGES = ("/api/", "/schema/")
FOREIGN, CROWD = 4403, 4429  # close codes before a socket is accepted: the client sees a failed handshake


class Door:
    """The application behind its door."""

    def __init__(self, app: Application, limits: Limits, origins: Origins) -> None:
        self.app = app
        self.origins = origins
        self.pages = Buckets(limits.pages, limits.pages_per_second, RealClock())
        self.arrivals = Spacing(limits.arrival_seconds, RealClock())
        self.checks = Buckets(
            limits.pages, limits.pages_per_second, RealClock()
        )  # so that no crowd of visitors keeps a health check out

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            scope["path"] = tidy_path(scope["path"])  # so that it is judged as it will be served
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        foreign = self._foreign(scope, changes=True) is not None
        wait = None if foreign else self.arrivals.wait(household_of(scope))
        if wait is None:
            await send({"type": "websocket.close", "code": FOREIGN if foreign else CROWD, "reason": None})
        else:
            await asyncio.sleep(wait)
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = with_safe(message["headers"])
            await send(message)

        reason = self._foreign(scope, changes=scope["method"] not in LOOKING) or self._greedy(scope)
        if reason is None:
            asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
            await self.app(asked, receive, send_safely)  # without the body, which uvicorn keeps back
        else:
            await turn_away(reason, send_safely, wait=HOLD if reason == "too_many_messages" else 0)

    def _foreign(self, scope: Scope, changes: bool) -> str | None:
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        origin = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"origin"), None)
        host = hosts[0] if hosts else None
        if scope["path"] not in PATHS and not (len(hosts) < 2 and self.origins.knows(host)):
            return "wrong_host"
        return "wrong_origin" if changes and not self.origins.allows(origin, host) else None

    def _greedy(self, scope: Scope) -> str | None:
        registry = self.app.served.registry
        registry.heard += 1
        budget = registry.requests
        if scope["path"] in PATHS:
            budget = self.checks
        elif scope["method"] in LOOKING and not scope["path"].startswith(NO_PAGES):
            budget = self.pages
        return None if budget.take(household_of(scope)) else "too_many_messages"


def household_of(scope: Scope) -> str:
    client = scope["client"]
    return household(client[0]) if client else ""


def with_safe(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    given = list(headers)
    names = {name.lower() for name, _ in given}
    return given + [(name, value) for name, value in SAFE.items() if name not in names]


async def turn_away(reason: str, send: Send, wait: float) -> None:
    """A problem as the answer, and after `wait` seconds the end of the connection: whoever goes on has to come anew."""
    body = encode(problem(reason))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(b"connection", b"close"), (b"cache-control", b"no-store")]
    status = HTTPStatus(STATUS[reason])
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": True})  # it is complete: its length is known
    await asyncio.sleep(wait)
    await send({"type": "http.response.body", "body": b"", "more_body": False})
