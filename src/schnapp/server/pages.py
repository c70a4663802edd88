"""The browser client: files of the package `schnapp/web`, with the headers that keep it fresh and safe."""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

WEB = Path(__file__).resolve().parents[1] / "web"

SAFE = {
    "content-security-policy": "; ".join(
        (
            "default-src 'self'",
            "style-src 'self' 'unsafe-inline'",  # moving cards carry their place in a style attribute
            "img-src 'self' data: blob:",
            "media-src 'self' data: blob:",
            "font-src 'self' data:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
FOR_EVER = "public, max-age=31536000, immutable"  # names under assets/ carry a hash of the content
ASK = "no-cache"  # may be kept, but is asked for with its tag each time
NEVER_PAGES = ("api", "ws", "schema", "assets")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")

AnyRequest = Request[Any, Any, Any]


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, path: str = "") -> Response[bytes]:
    """A file of the client, or its page for every address that the client itself understands."""
    parts = [part for part in path.split("/") if part]
    file = file_for(parts)
    if file is None:
        raise NotFoundException
    content, tag = await asyncio.to_thread(read, file, file.stat().st_mtime_ns)
    headers = {**SAFE, "etag": tag, "cache-control": FOR_EVER if parts[:1] == ["assets"] else ASK}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(
        content, media_type=mimetypes.guess_type(file.name)[0] or "application/octet-stream", headers=headers
    )


def file_for(parts: list[str]) -> Path | None:
    if parts and parts[0] not in ("api", "ws", "schema") and ".." not in parts:
        wanted = WEB.joinpath(*parts).resolve()
        if wanted.is_relative_to(WEB) and wanted.is_file():
            return wanted
    if parts[:1] and (parts[0] in NEVER_PAGES or "." in parts[-1]):
        return None
    return start if (start := WEB / "index.html").is_file() else None


@lru_cache(maxsize=256)
def read(file: Path, changed: int) -> tuple[bytes, str]:
    """Content and tag of a file; `changed` lets a new build be seen."""
    content = file.read_bytes()
    return content, f'"{hashlib.sha256(content).hexdigest()[:20]}"'
