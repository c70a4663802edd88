"""One answer that is the same for everybody: made and packed beforehand, so that sending it costs next to nothing."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from starlette.requests import Request
from starlette.responses import Response


@dataclass(frozen=True, slots=True)
class Form:
    """How it is sent in one content encoding."""

    content: bytes
    headers: Mapping[str, str]
    tag: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """Its forms by content encoding, the preferred one first; the last one is plain ("")."""

    media_type: str
    forms: Mapping[str, Form]

    @classmethod
    def of(cls, media_type: str, contents: Mapping[str, bytes], headers: Mapping[str, str]) -> Self:
        vary = {"vary": "accept-encoding"} if len(contents) > 1 else {}
        forms: dict[str, Form] = {}
        for encoding, content in contents.items():
            tag = f'"{hashlib.sha256(encoding.encode() + content).hexdigest()[:20]}"'
            named = {"content-encoding": encoding} if encoding else {}
            forms[encoding] = Form(content, {**headers, **vary, **named, "etag": tag}, tag)
        return cls(media_type, forms)

    @classmethod
    def packed(cls, media_type: str, content: bytes, *, cache: str, headers: Mapping[str, str] | None = None) -> Self:
        contents = {"gzip": gzip.compress(content, mtime=0), "": content}
        return cls.of(media_type, contents, {"cache-control": cache, **(headers or {})})

    def answer(self, request: Request) -> Response:
        """In the best form that the other side understands, or that they have it already."""
        taken = understood(request.headers.get("accept-encoding", ""))
        form = next(form for encoding, form in self.forms.items() if encoding in taken)
        if form.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=form.headers)
        return Response(form.content, media_type=self.media_type, headers=form.headers)


def understood(accepted: str) -> set[str]:
    """The content encodings of the header `Accept-Encoding`; plain ("") always is one."""
    named = (part.replace(" ", "").lower().partition(";q=") for part in accepted.split(","))
    return {name for name, _, weight in named if not weight or weight.strip("0.")} | {""}
