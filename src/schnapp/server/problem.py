"""Errors of requests: one shape for all, a sentence in both languages."""

from __future__ import annotations

import contextlib
import logging
from http import HTTPStatus
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from schnapp.table.texts import LANGUAGES, TABLE

from .endpoint import NO_STORE, json
from .log import LogDown
from .messages import Problem
from .refusal import Elsewhere, Refusal

logger = logging.getLogger("schnapp.server")

STATUS = {
    "unknown_table": 404,
    "table_spoiled": 500,
    "game_missing": 409,
    "elsewhere": 421,
    "wrong_match": 404,
    "not_found": 404,
    "too_large": 413,
    "wrong_secret": 403,
    "wrong_host": 403,
    "wrong_origin": 403,
    "bad_code": 403,
    "game_running": 409,
    "game_not_over": 409,
    "no_adviser": 409,
    "table_full": 409,
    "too_few_players": 409,
    "too_many_messages": 429,
    "too_many_tables": 429,
}
BROKEN = 4500  # close code of a socket


def sentence(language: str, reason: str) -> str:
    message = f"refused-{reason}"
    return TABLE.text(language, message) if TABLE.has(language, message) else ""


def problem(reason: str, field: str | None = None) -> Problem:
    words = {f"text_{language}": sentence(language, reason) for language in LANGUAGES}
    return Problem(reason, field, **words)


def answer(status: int, reason: str, field: str | None = None) -> Response:
    return json(problem(reason, field), status)


async def refused(request: Request, refusal: Refusal) -> Response:
    told = answer(STATUS.get(refusal.reason, 400), refusal.reason, refusal.field)
    if isinstance(refusal, Elsewhere):
        told.headers["location"] = refusal.address
    return told


async def down(request: Request, error: LogDown) -> Response:
    logger.error("the log is down: %s", error)
    return answer(HTTPStatus.SERVICE_UNAVAILABLE, "restart")


async def misfit(request: Request, error: HTTPException) -> Response:
    """Another method than the address has: only OPTIONS is answered everywhere."""
    if request.method != "OPTIONS":
        return answer(error.status_code, "not_found")
    methods = {"OPTIONS", *(error.headers or {})["Allow"].split(", ")} - {"HEAD"}
    return Response(status_code=204, headers={**NO_STORE, "allow": ", ".join(sorted(methods))})


async def broken(connection: HTTPConnection, error: Exception) -> Response | None:
    """A fault of ours. The log gets the trace; nobody else learns more than that it happened."""
    logger.error("request %s failed", connection.url.path, exc_info=error)
    if not isinstance(connection, WebSocket):
        return answer(HTTPStatus.INTERNAL_SERVER_ERROR, "internal")
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):  # it has gone
        await connection.close(BROKEN)
    return None


HANDLERS: dict[Any, Any] = {Refusal: refused, LogDown: down, HTTPException: misfit, Exception: broken}
