"""The browser client and the manual: the files of `schnapp/web` and `schnapp/docs`, read once at the start, with the headers that
keep them fresh.

What is not among these files is not here:
the client keeps where it is behind a `#`, so its page has one address.
"""

from __future__ import annotations

import mimetypes
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from . import missing
from .built import Built, built
from .refusal import Refusal
from .served import served
from .sheet import Sheet

WEB = Path(__file__).resolve().parents[1] / "web"
MANUAL = WEB.with_name("docs")
MISSING = {"/": "page-missing", "/docs/": "manual-missing"}  # what is said there if nothing was built

SCRIPTS = "script-src 'self'"
POLICY = "; ".join(
    (
        "default-src 'self'",
        f"{SCRIPTS} 'wasm-unsafe-eval'",  # the page can be its own server, which is WebAssembly
        "style-src 'self' 'unsafe-inline'",  # moving cards carry their place in a style attribute
        "img-src 'self' data: blob:",
        "media-src 'self' data: blob:",
        "font-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
FOR_EVER = "public, max-age=31536000, immutable"  # names under assets/ carry a hash of the content
KEPT = "offline/"  # all that the page needs without a server, under its version: tools/offline/build.py
ASK = "no-cache"  # may be kept, but is asked for with its tag each time
SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
INVITATION = re.compile(r"/t/[\w-]{1,40}(/[a-z]{1,10})?", re.ASCII)
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}


async def page(request: Request) -> Response:
    """A file of the client."""
    address: str = request.scope["raw_path"].decode("latin-1")  # as it was asked for, not normalised
    found = served(request).pages.get(address)
    if found is None:
        if address == "/docs":
            return RedirectResponse("docs/", 308)
        if address in MISSING:
            return missing.answer(MISSING[address], {"content-security-policy": POLICY})
        if INVITATION.fullmatch(address) and "text/html" in request.headers.get("accept", ""):
            return RedirectResponse(
                f"{'../' * (address.count('/') - 1)}#{address}"
            )  # whoever passed it on has lost the `#`
        raise Refusal("not_found")
    if isinstance(found, Path):
        return FileResponse(found, media_type="application/octet-stream", headers={"cache-control": FOR_EVER})
    return found.answer(request)


PAGE = Route("/", page)


async def elsewhere(scope: Scope, receive: Receive, send: Send) -> None:
    """At all addresses that are nobody else's."""
    if scope["type"] == "websocket":
        await WebSocketClose()(scope, receive, send)
    else:
        await PAGE.handle(scope, receive, send)


def everything() -> dict[str, Sheet | Path]:
    """The client, and the manual behind /docs/."""
    return sheets(WEB) | sheets(MANUAL, "/docs/")


def sheets(root: Path, at: str = "/") -> dict[str, Sheet | Path]:
    """All files that were built into a folder by their address; none if nothing is there. Those that a browser fetches once and
    keeps stay on the disk."""
    found = {
        f"{at}{name}": file.forms[""] if name.startswith(KEPT) else sheet(name, file)
        for name, file in built(root).items()
    }
    first = found.get(f"{at}index.html")
    return found if first is None else {**found, at: first}


def sheet(name: str, file: Built) -> Sheet:
    contents = file.contents()
    media_type = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    cache = FOR_EVER if name.startswith("assets/") else ASK
    return Sheet.of(media_type, contents, {"cache-control": cache, "content-security-policy": policy(contents[""])})


def policy(page: bytes) -> str:
    """Scripts that stand in a page itself are known by their digests, so that nobody can bring in another one."""
    digests = [f"'sha256-{b64encode(sha256(script).digest()).decode()}'" for script in SCRIPT.findall(page)]
    return POLICY.replace(SCRIPTS, " ".join((SCRIPTS, *digests)))
