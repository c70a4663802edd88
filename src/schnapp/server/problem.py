"""Errors of requests: one shape for all, a sentence in both languages."""

from __future__ import annotations

import logging
import re
from http import HTTPStatus
from typing import Any, cast

from litestar import Request, Response
from litestar.exceptions import HTTPException

from schnapp.table.texts import LANGUAGES, TABLE

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
REASON = {404: "not_found", 405: "not_found", 413: "too_large", 429: "too_many_messages"}

AnyRequest = Request[Any, Any, Any]


def sentence(language: str, reason: str) -> str:
    message = f"refused-{reason}"
    return TABLE.text(language, message) if TABLE.has(language, message) else ""


def problem(reason: str, field: str | None = None) -> Problem:
    words = {f"text_{language}": sentence(language, reason) for language in LANGUAGES}
    return Problem(reason, field, **words)


def answer(status: int, reason: str, field: str | None = None) -> Response[Problem]:
    return Response(problem(reason, field), status_code=status, headers={"cache-control": "no-store"})


def refused(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    told = answer(STATUS.get(refusal.reason, 400), refusal.reason, refusal.field)
    if isinstance(refusal, Elsewhere):
        told.headers["location"] = refusal.address
    return told


def down(request: AnyRequest, error: LogDown) -> Response[Problem]:
    logger.error("the log is down: %s", error)
    return answer(HTTPStatus.SERVICE_UNAVAILABLE, "restart")


def misfit(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework did not let pass: no such page, a body that does not fit."""
    reason = REASON.get(error.status_code, "malformed" if error.status_code < 500 else "internal")
    return answer(error.status_code, reason, field_in(error))


def field_in(error: HTTPException) -> str | None:
    """The framework names the field of a body that does not fit, `names[0]`; `data` is the body itself."""
    extra = cast("list[dict[str, Any]]", error.extra) if isinstance(error.extra, list) else []
    return re.split(r"[.\[]", str(extra[0].get("key", "data")))[0] if extra else None


def too_deep(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    """A body of nothing but brackets."""
    return answer(HTTPStatus.BAD_REQUEST, "malformed")


def broken(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A fault of ours. The log gets the trace; nobody else learns more than that it happened."""
    logger.error("request %s failed", request.url.path, exc_info=error)
    return answer(HTTPStatus.INTERNAL_SERVER_ERROR, "internal")


HANDLERS: dict[int | type[Exception], Any] = {
    Refusal: refused,
    LogDown: down,
    HTTPException: misfit,
    RecursionError: too_deep,
    Exception: broken,
}
