"""A request that can be made: its address, what it takes and what it gives. The types of its function say so, to the server as to
the description of all requests."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Literal, TypeVar, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from .refusal import Refusal
from .viewer import encode

T = TypeVar("T")
Secret = Literal["never", "may", "must"]

BODY = 16_384  # bytes of a request
FIELD = re.compile(r"`\$\.(\w+)")  # where msgspec says what does not fit
JSON = "application/json"
NO_STORE = {"cache-control": "no-store"}


class Endpoint:
    """Its function is given the request, and what it takes: the body of a POST, the query of a GET."""

    def __init__(
        self,
        method: str,
        path: str,
        function: Callable[..., Awaitable[Any]],
        gives: Any = None,
        media_type: str = JSON,
        secret: Secret = "never",
    ) -> None:
        """`gives`: the type of what a Response of the function holds. `secret`: whether it is asked with that of a seat."""
        kinds = get_type_hints(function)
        self.method = method
        self.path = path
        self.function = function
        self.status = 201 if method == "POST" else 200
        self.takes: Any = next((kind for name, kind in kinds.items() if name not in ("request", "return")), None)
        self.gives = kinds["return"] if gives is None else gives
        self.media_type = media_type
        self.secret = secret

    @property
    def route(self) -> Route:
        return Route(self.path, self.answer, methods=[self.method])

    async def answer(self, request: Request) -> Response:
        """Raises what the function raises, and Refusal("malformed"), Refusal("too_large")."""
        if self.takes is None:
            found = await self.function(request)
        else:
            taken = (
                body_of(await whole(request), self.takes) if self.method == "POST" else query_of(request, self.takes)
            )
            found = await self.function(request, taken)
        return found if isinstance(found, Response) else json(found, self.status)


def json(told: Any, status: int = 200) -> Response:
    return Response(encode(told), status, NO_STORE, JSON)


async def whole(request: Request) -> bytes:
    """The body. Raises Refusal."""
    length = request.headers.get("content-length", "")
    if length.isdecimal() and int(length) > BODY:
        raise Refusal("too_large")
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > BODY:
                raise Refusal("too_large")
    except ClientDisconnect:  # nobody hears it
        raise Refusal("malformed") from None
    return bytes(body)


def body_of(body: bytes, kind: type[T]) -> T:
    """Raises Refusal; its field is "data" where the body itself is no such thing."""
    try:
        return msgspec.json.decode(body or b"null", type=kind)
    except msgspec.ValidationError as error:
        raise Refusal("malformed", field=field_in(error)) from None
    except (msgspec.MsgspecError, ValueError, RecursionError):  # no JSON, no UTF-8, nothing but brackets
        raise Refusal("malformed") from None


def query_of(request: Request, kind: type[T]) -> T:
    """What a query says more than once counts as it says it last, what nobody asks for counts for nothing. Raises Refusal."""
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("malformed", field=field_in(error)) from None


def field_in(error: msgspec.ValidationError) -> str:
    found = FIELD.search(str(error))
    return "data" if found is None else found[1]
