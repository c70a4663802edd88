"""The client's files: what is there is sent packed, what is not is not found, and nothing else is ever touched."""

from __future__ import annotations

import base64
import gzip
import hashlib
import http.client
import json
import re
import socket
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import asyncpg
import pytest

from schnapp.limits import Limits
from schnapp.server.app import create_app
from schnapp.server.asgi import Application
from schnapp.server.built import built as files_of
from schnapp.server.connections import HOLD
from schnapp.server.log import Log, LogDown
from schnapp.server.pages import WEB, sheets
from schnapp.server.postgres import READERS
from schnapp.server.registry import TableRegistry
from schnapp.server.sheet import Sheet, understood
from schnapp.server.sqlite import SqliteLog
from schnapp.server.store import is_postgres

from .asking import ask, running
from .client import request
from .registry import HereThinkers
from .serving import Server

SCRIPT = b"export const answer = 42;\n" * 100


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """What a build leaves."""
    root = tmp_path / "web"
    (root / "assets").mkdir(parents=True)
    (root / "index.html").write_text("<!doctype html><title>Schnapp</title>")
    script = root / "assets" / "index-abc123.js"
    script.with_name(script.name + ".gz").write_bytes(gzip.compress(SCRIPT))
    script.with_name(script.name + ".br").write_bytes(b"brotli")
    (root / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("not yours")
    return root


def test_every_file_has_one_address_and_the_client_its_page(built: Path) -> None:
    found = sheets(built)
    assert set(found) == {"/", "/index.html", "/manifest.webmanifest", "/assets/index-abc123.js"}
    assert found["/"] is found["/index.html"]
    assert sheets(built / "nothing built") == {}
    assert set(sheets(built, "/docs/")) == {f"/docs{path}" for path in found}


def test_only_the_scripts_that_stand_in_a_page_may_run_there(built: Path) -> None:
    (built / "index.html").write_text("<!doctype html><script>let a = 1</script><script src='b.js'></script>")
    digest = "sha256-" + base64.b64encode(hashlib.sha256(b"let a = 1").digest()).decode()
    found = {path: sheet for path, sheet in sheets(built).items() if isinstance(sheet, Sheet)}
    headers = found["/"].forms[""].headers
    assert f"; script-src 'self' '{digest}' " in headers["content-security-policy"]
    assert "sha256" not in found["/assets/index-abc123.js"].forms[""].headers["content-security-policy"]


def test_the_best_form_that_is_understood(built: Path) -> None:
    script = sheets(built)["/assets/index-abc123.js"]
    assert list(script.forms) == ["br", "gzip", ""]
    assert script.forms[""].content == SCRIPT
    assert len({form.tag for form in script.forms.values()}) == 3
    assert all(form.headers["vary"] == "accept-encoding" for form in script.forms.values())
    assert "immutable" in script.forms["br"].headers["cache-control"]
    page = sheets(built)["/"]
    assert list(page.forms) == [""] and page.forms[""].headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("header", "encodings"),
    [
        ("", {""}),
        ("gzip, deflate, br, zstd", {"gzip", "deflate", "br", "zstd", ""}),
        ("gzip;q=0.5, br;q=0", {"gzip", ""}),
        ("GZIP ; q=1.0,br; q=0.000", {"gzip", ""}),
        ("identity", {"identity", ""}),
    ],
)
def test_the_header_that_says_what_is_understood(header: str, encodings: set[str]) -> None:
    assert understood(header) == encodings | {""}


def asked(base: str, method: str, path: str, **headers: str) -> tuple[http.client.HTTPResponse, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", int(base.rpartition(":")[2]), timeout=10)
    connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, body


def test_what_was_built_is_sent_as_it_was_packed(base: str) -> None:
    there = files_of(WEB)
    if not there:
        pytest.skip("the browser client is not built here")
    name, forms = next(
        (name, forms)
        for name, file in there.items()
        if re.match(r"assets/start-.*\.js$", name) and len(forms := file.contents()) > 1  # what is tiny is not packed
    )
    assert list(forms) == ["br", "gzip", ""]
    for encoding, content in ("br", forms["br"]), ("gzip", forms["gzip"]), ("identity", forms[""]):
        answer, body = asked(base, "GET", f"/{name}", accept_encoding=encoding)
        assert (answer.status, body) == (200, content)
        assert answer.headers["content-encoding"] == (None if encoding == "identity" else encoding)
        assert answer.headers["content-length"] == str(len(body))
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["content-type"].startswith("text/javascript")
        tag = answer.headers["etag"]
        again, nothing = asked(base, "GET", f"/{name}", accept_encoding=encoding, if_none_match=f"W/{tag}")
        assert (again.status, nothing, again.headers["etag"]) == (304, b"", tag)
        only, nothing = asked(base, "HEAD", f"/{name}", accept_encoding=encoding)
        assert (only.status, nothing, only.headers["content-length"]) == (200, b"", str(len(body)))


NOWHERE = (
    "/x%00",
    "/index.html%00.png",
    "/%00",
    "/assets/%00",
    "/" + "x" * 300,
    "/" + "x" * 20_000,
    "/assets/" + "a/" * 3_000,
    "/%ff%fe",
    "/%ed%a0%80",
    "/a%0d%0ab",
    "/..",
    "/../../etc/passwd",
    "/..%2f..%2fpyproject.toml",
    "/%2e%2e/server/app.py",
    "/assets/..%5c..%5cserver%5capp.py",
    "//etc/passwd",
    "///",
    "/a\\b",
    "/C:/windows",
    "/t/abc",
    "/rules",
    "/favicon.ico",
    "/assets",
    "/assets/",
    "/assets/gone.js",
    "/index.html/",
    "/index.html.br",
    "/health",
    "/healthz/x",
    "/metrics",
    "/api",
    "/api/",
    "/api/nothing",
    "/ws",
    "/%69ndex.html",
)


@pytest.mark.parametrize("path", NOWHERE)
def test_what_is_not_here_is_not_found(base: str, path: str) -> None:
    """The client understands one address, `/`: all others behind it stand after a `#`."""
    answer, body = asked(base, "GET", path)
    assert answer.status == 404, path
    assert json.loads(body)["reason"] == "not_found"
    assert json.loads(body)["text_de"] and b"Starlette" not in body


@pytest.mark.parametrize(
    ("path", "leads"),
    [
        ("/t/k7wq2m9xpa", "../#/t/k7wq2m9xpa"),
        ("/t/a-_/watch", "../../#/t/a-_/watch"),
        ("/t/a/b/c", None),
        ("/t/%0d", None),
    ],
)
def test_an_invitation_without_its_sign_leads_a_browser_to_the_table(base: str, path: str, leads: str | None) -> None:
    answer, _ = asked(base, "GET", path, accept="text/html,*/*;q=0.8")
    assert (answer.status, answer.headers["location"]) == ((404, None) if leads is None else (307, leads))


def test_every_answer_is_safe_to_look_at(base: str) -> None:
    for method, path in (("GET", "/api/games"), ("GET", "/api/nothing"), ("GET", "/healthz"), ("DELETE", "/api/tables"),
                         ("GET", "/schema/openapi.json"), ("GET", "/api/tables/nowhere"), ("OPTIONS", "/api/tables")):  # fmt: skip
        answer, _ = asked(base, method, path)
        assert answer.headers["x-content-type-options"] == "nosniff", path
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
        assert answer.headers["content-type"] is None or "html" not in answer.headers["content-type"]


def test_who_looks_after_the_server_gets_a_true_answer(base: str) -> None:
    for path, word in (("/healthz", b"ok\n"), ("/readyz", b"ready\n")):
        answer, body = asked(base, "GET", path)
        assert (answer.status, body) == (200, word)
        assert answer.headers["content-type"].startswith("text/plain")


def test_pages_have_a_budget_of_their_own(tmp_path: Path) -> None:
    server = Server(tmp_path / "t.db", pages=5, pages_per_second=0, requests=3, requests_per_second=0)
    try:
        found = [asked(server.base, "GET", "/icon.svg")[0].status for _ in range(7)]
        assert found[5:] == [429, 429] and 429 not in found[:5]
        answer, body = asked(server.base, "GET", "/")
        assert json.loads(body)["reason"] == "too_many_messages"
        assert answer.headers["connection"] == "close" and answer.headers["x-content-type-options"] == "nosniff"
        statuses = [request(f"{server.base}/api/games")[0] for _ in range(4)]
        assert statuses == [200, 200, 200, 429]
        assert [request(f"{server.base}/healthz")[0] for _ in range(6)] == [200] * 5 + [429]
        begun = time.monotonic()
        with socket.create_connection(("127.0.0.1", server.port), 10) as greedy:
            greedy.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 3)
            said = b"".join(iter(lambda: greedy.recv(65_536), b""))
        assert said.count(b"429") == 1 and time.monotonic() - begun > HOLD / 2  # nothing more for a while
    finally:
        server.stop()


async def test_a_database_that_takes_nothing_is_told_until_it_does_again(database: str) -> None:
    """A replica after a failover; of a file the connection that writes."""

    async def switch(log: Any, is_on: bool) -> None:
        if is_postgres(database):
            connection = await asyncpg.connect(database, server_settings={"default_transaction_read_only": "off"})
            name = await connection.fetchval("SELECT current_database()")
            await connection.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = {is_on}')
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()",
                name,
            )
            await connection.close()
        else:
            log._db.execute(f"PRAGMA query_only = {is_on}")

    async with running(create_app(database)) as application:
        log = application.served.registry.log
        try:
            await switch(log, True)
            assert (await ask(application, "GET", "/readyz")).status == 200, "nobody has found out yet"
            with pytest.raises(LogDown):
                await log.append("t", 0, [b"{}"])
            for _ in range(2):
                answer = await ask(application, "GET", "/readyz")
                assert (answer.status, answer.body) == (503, b"the log does not answer\n")
        finally:
            await switch(log, False)
        # a connection that was cut may say so only when it is used
        found = [(await ask(application, "GET", "/readyz")).status for _ in range(1 + READERS)]
        assert found[-1] == 200, found
        assert await log.read("t") == []


async def test_after_a_failure_it_writes_to_the_disk(tmp_path: Path) -> None:
    """So that a full disk shows. As long as nothing fails, asking costs no writing."""
    async with SqliteLog(tmp_path / "t.db") as log:
        await log.append("t", 0, [b"{}"])
        sizes = [(tmp_path / "t.db-wal").stat().st_size]
        for fails in (False, True, False):
            if fails:
                with pytest.raises(LogDown):
                    await log.append("t", 1, [cast("bytes", object())])
            await log.check()
            sizes.append((tmp_path / "t.db-wal").stat().st_size)
        assert sizes[0] == sizes[1] < sizes[2] == sizes[3]


async def test_a_log_that_does_not_answer_is_told() -> None:
    class Broken:
        async def check(self) -> None:
            raise LogDown("gone")

    @asynccontextmanager
    async def tables() -> AsyncGenerator[TableRegistry]:
        yield TableRegistry(cast("Log", Broken()), HereThinkers(), Limits())

    async with running(Application(tables)) as application:
        assert (await ask(application, "GET", "/healthz")).status == 200
        answer = await ask(application, "GET", "/readyz")
        assert (answer.status, answer.body) == (503, b"the log does not answer\n")
