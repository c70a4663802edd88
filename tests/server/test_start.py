"""The start: what stands in its way is one sentence and exit code 2, and a database belongs to one server."""

from __future__ import annotations

import json
import os
import re
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from schnapp.cli import main
from schnapp.server import database
from schnapp.server.database import BadDatabase, opened
from schnapp.server.listening import BadAddress, listen
from schnapp.server.serve import BadProxy, both_ways, has_screen, network_of
from schnapp.server.sqlite import SqliteLog

from .client import Client, open_table
from .serving import Server


async def kept(path: Path) -> None:
    """A database of ours with a few pages in it."""
    async with SqliteLog(path) as log:
        for table in range(40):
            await log.append(f"table-{table}", 0, [b"x" * 900] * 4)
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def serve(*arguments: str, **settings: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "schnapp", "serve", "--port", "0", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, **settings)  # type: ignore[call-overload]


def is_one_sentence(ran: subprocess.CompletedProcess[str]) -> bool:
    """For programs: a line of the log."""
    return (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1) and json.loads(ran.stderr)[
        "level"
    ] == "error"


def folder(path: Path) -> None:
    path.mkdir()


def text(path: Path) -> None:
    path.write_text("Dear diary, today I was taken for a database.\n" * 100)


def noise(path: Path) -> None:
    path.write_bytes(os.urandom(9_000))


def another(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE bookmark (url TEXT)")


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (folder, "is a folder, not a file"),
        (text, "is no database"),
        (noise, "is no database"),
        (another, "is the database of another program"),
    ],
)
def test_what_is_no_database_of_ours_is_left_alone(make: Callable[[Path], None], why: str, tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    make(file)
    before = file.read_bytes() if file.is_file() else None
    with pytest.raises(BadDatabase, match=f"^{re.escape(str(file))} {why}"), opened(file):
        pass
    assert before is None or file.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["t.db"]


def test_what_lies_in_the_way_is_named(tmp_path: Path) -> None:
    lock = tmp_path / "t.db.lock"
    lock.mkdir()
    with (
        pytest.raises(BadDatabase, match=f"^{re.escape(str(lock))} cannot be opened or made"),
        opened(tmp_path / "t.db"),
    ):
        pass


async def test_a_damaged_database_is_found_before_anybody_plays(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    await kept(file)
    whole = file.read_bytes()
    for spoiled in (whole[: len(whole) // 2], whole[:8_192] + b"\xff" * 4_096 + whole[12_288:]):
        file.write_bytes(spoiled)
        with pytest.raises(BadDatabase, match="is damaged"), opened(file):
            pass
    file.write_bytes(whole)
    with opened(file) as path:
        assert path == file


async def test_a_large_file_is_not_read_from_end_to_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A damaged table says so when somebody comes to it: see test_surprises.py."""
    file = tmp_path / "t.db"
    await kept(file)
    whole = file.read_bytes()
    file.write_bytes(whole[:8_192] + b"\xff" * 4_096 + whole[12_288:])
    monkeypatch.setattr(database, "READ_WHOLE", len(whole) - 1)
    with opened(file) as path:
        assert path == file


def test_names_that_no_file_can_have(tmp_path: Path) -> None:
    (tmp_path / "note.txt").touch()
    for path in (tmp_path / "x\0y.db", tmp_path / ("x" * 300), tmp_path / "note.txt" / "t.db", Path("/dev/null")):
        with pytest.raises(BadDatabase), opened(path):
            pass


def test_a_start_that_fails_is_one_sentence(tmp_path: Path) -> None:
    """By the command itself, in a process of its own: no traceback of any part."""
    text(tmp_path / "t.db")
    assert is_one_sentence(serve("--database", str(tmp_path / "t.db")))


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--database", "mysql://localhost/schnapp"], "only sqlite:///FILE and postgresql://USER@HOST/NAME are known"),
        (
            ["--port", "0", "--database", "postgresql://anna:secret@127.0.0.1:1/schnapp"],
            "127.0.0.1:1/schnapp cannot be reached",
        ),
        (["--database", "sqlite://t.db"], "only sqlite:///FILE and postgresql://USER@HOST/NAME are known"),
        (["--database", "sqlite:t.db"], "only sqlite:///FILE and postgresql://USER@HOST/NAME are known"),
        (["--database", "sqlite:///"], "only sqlite:///FILE and postgresql://USER@HOST/NAME are known"),
        (["--database", ""], "only sqlite:///FILE and postgresql://USER@HOST/NAME are known"),
        (["--port", "80000"], "--port must be 0 to 65535, not 80000"),
        (["--port", "-1"], "--port must be 0 to 65535, not -1"),
        (["--origin", "play.example.org"], "play.example.org is no origin"),
        (["--origin", "https://play.example.org/schnapp"], "without a path"),
        (["--trusted-proxy", "proxy.example.org"], "neither an address nor a network"),
    ],
)
def test_what_cannot_be_meant_is_one_sentence(
    arguments: list[str], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        main(["serve", *arguments])
    said = capsys.readouterr()
    assert (ended.value.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert why in said.err and "secret" not in said.err
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="rights and limits of POSIX")
async def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    """Read-only for whoever runs the server; and a disk that takes nothing more."""
    import resource

    file = tmp_path / "t.db"
    await kept(file)

    def on_a_full_disk() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

    ran = serve("--database", str(file), preexec_fn=on_a_full_disk)
    assert is_one_sentence(ran) and "t.db cannot be" in ran.stderr
    if os.geteuid() == 0:
        return  # for root nothing is read-only
    file.chmod(0o400)
    with pytest.raises(BadDatabase, match="read-only"), opened(file):
        pass


def test_ports_and_hosts_that_cannot_be_had() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadAddress, match=f"port {port} is in use"):
            listen("127.0.0.1", port)
    for host in ("203.0.113.9", "no-such-host.invalid", "a" * 300):
        with pytest.raises(BadAddress):
            listen(host, 0)


def test_any_free_port_is_told_as_it_is(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "schnapp", "serve", "--port", "0", "--database", str(tmp_path / "t.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        told = re.search(r":(\d+)/", server.stdout.readline())
        assert told is not None and int(told[1]) > 0
        socket.create_connection(("127.0.0.1", int(told[1])), 5).close()
        server.terminate()


def test_a_database_belongs_to_one_server_until_that_dies(tmp_path: Path) -> None:
    first = Server(tmp_path / "t.db")
    try:
        ran = serve("--database", str(tmp_path / "t.db"))
        assert is_one_sentence(ran) and "another server keeps its tables there" in ran.stderr
        (tmp_path / "link.db").symlink_to(tmp_path / "t.db")
        assert is_one_sentence(serve("--database", str(tmp_path / "link.db")))

        held = open_table(first.base)["held"][0]
        with closing(sqlite3.connect(tmp_path / "t.db")) as db, closing(sqlite3.connect(tmp_path / "copy")) as copy:
            db.backup(copy)  # a copy can be made at any time
            assert copy.execute("SELECT count(*) FROM entry").fetchone()[0] > 0
        first.process.kill()
        first.process.wait(10)
        first.start()
        with Client(first.base, held["table"], held["secret"]) as anna:
            assert anna.until("scene")["seat"] == 0
    finally:
        first.stop()


@pytest.mark.skipif(os.name == "nt", reason="rights of POSIX")
def test_nobody_else_reads_the_database(tmp_path: Path) -> None:
    """It holds seeds. One of older days is shut, too."""
    older = tmp_path / "t.db"
    with closing(sqlite3.connect(older)) as db:
        db.execute("PRAGMA journal_mode=WAL")
    older.chmod(0o644)
    older.with_suffix(".voted.jsonl").touch(0o644)
    server = Server(older)
    try:
        open_table(server.base)
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.glob("t.[dv]*")}
        kept = ("t.db", "t.db-wal", "t.db-shm", "t.db.lock", "t.voted.jsonl")
        assert modes == dict.fromkeys(kept, 0o600)
    finally:
        server.stop()


def test_proxies_are_addresses_or_networks() -> None:
    assert both_ways([network_of("10.1.2.3/8"), network_of("::1")]) == ["10.0.0.0/8", "::ffff:10.0.0.0/104", "::1/128"]
    with pytest.raises(BadProxy):
        network_of("proxy.example.org")


ASK = """
import resource
from schnapp.server.connections import Connections
from schnapp.limits import Limits
resource.setrlimit(resource.RLIMIT_NOFILE, (100, 400))
print(Connections(Limits()).most, *resource.getrlimit(resource.RLIMIT_NOFILE))
"""


@pytest.mark.skipif(os.name == "nt", reason="limits of POSIX")
def test_as_many_connections_as_the_system_grants_files() -> None:
    """With some left for the log and the bots."""
    ran = subprocess.run([sys.executable, "-c", ASK], capture_output=True, text=True, timeout=60, check=True)
    assert ran.stdout.split() == ["300", "400", "400"]


@pytest.mark.skipif(os.name == "nt", reason="a browser of a few lines of shell")
def test_without_a_command_it_opens_in_the_browser_also_where_the_port_is_taken(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    browser.chmod(0o755)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        (tmp_path / "schnapp.toml").write_text(f"port = {taken.getsockname()[1]}\n")
        serving = subprocess.Popen(
            [sys.executable, "-m", "schnapp"],
            cwd=tmp_path, env=os.environ | {"BROWSER": str(browser), "PYTHONUNBUFFERED": "1"}, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        try:
            assert serving.stdout is not None
            address = serving.stdout.readline().split()[-1]
            assert not address.endswith(f":{taken.getsockname()[1]}/")
            for _ in range(200):
                if (tmp_path / "opened").exists() and (tmp_path / "opened").read_text():
                    break
                time.sleep(0.05)
            assert (tmp_path / "opened").read_text() == f"{address}\n"
        finally:
            serving.terminate()
            serving.wait(15)


def test_in_a_bare_terminal_no_browser_comes_up(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not has_screen()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert has_screen()


def test_a_port_for_metrics_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ran = serve("--metrics-port", str(port), "--database", "sqlite:///t.db", cwd=tmp_path)
    assert is_one_sentence(ran)
    assert f"port {port} is in use" in ran.stderr and "--metrics-port" in ran.stderr
