"""What a server says whose page for the browser, or whose manual, was never built: a sentence, at the start and at its address."""

from __future__ import annotations

from html import escape
from http import HTTPStatus
from pathlib import Path

from starlette.responses import Response

from schnapp.table.texts import LANGUAGES, TABLE


def is_missing(web: Path) -> bool:
    """Does the built client lack its page in this folder?"""
    return not (web / "index.html").is_file()


def sentence(language: str = "en", said: str = "page-missing") -> str:
    return TABLE.text(language, said)


def answer(said: str, headers: dict[str, str]) -> Response:
    """The page that stands in for the missing one."""
    told = "".join(f'<p lang="{language}">{escape(sentence(language, said))}</p>' for language in LANGUAGES)
    page = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Schnapp</title>{told}</html>'
    return Response(
        page.encode(),
        status_code=HTTPStatus.SERVICE_UNAVAILABLE,
        media_type="text/html; charset=utf-8",
        headers={**headers, "cache-control": "no-store"},
    )
