"""What programs that watch over servers are told: numbers of this server, and nothing of a single table; and its log, line by line."""

from __future__ import annotations

import json
import logging
import socket
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import CollectorRegistry
from prometheus_client.parser import text_string_to_metric_families

from schnapp.server.log import AppendResult, LogDown
from schnapp.server.logs import Lines
from schnapp.server.metrics import measured

from .client import Client, open_table, request
from .log_in_memory import LogInMemory
from .serving import Server, free_port


def test_a_server_tells_how_it_does(tmp_path: Path) -> None:
    port = free_port()
    server = Server(tmp_path / "t.db", metrics_port=port)
    try:
        opened = open_table(server.base, names=["Anna"], seats=3, bots=["easy", "easy"], start=True)
        client = Client(server.base, opened["table"]["id"], opened["held"][0]["secret"])
        client.until("scene")
        assert client.ask("play", act={"type": "lay"}, match=7)["reason"] == "wrong_match"
        status, told, _ = request(f"http://127.0.0.1:{port}/metrics")
        families = list(text_string_to_metric_families(told))
        found = {
            (sample.name, *sample.labels.values()): sample.value for family in families for sample in family.samples
        }
        assert status == 200
        assert all(family.documentation and family.type != "unknown" for family in families), "HELP and TYPE"
        counted = [sample.name for family in families if family.type == "counter" for sample in family.samples]
        assert counted and all(name.endswith("_total") for name in counted)
        assert not any(name.endswith("_created") for name, *_ in found)
        assert found["schnapp_build_info", f"{socket.gethostname()}:{server.port}", version("schnapp")] == 1
        assert ("process_resident_memory_bytes",) in found or sys.platform != "linux"
        assert found["schnapp_commit_seconds_count", "down"] == 0, "an alert sees the first one"
        assert found["schnapp_tables",] == 1
        assert found["schnapp_sockets",] == 1
        assert found["schnapp_refused_total", "wrong_match"] == 1
        assert found["schnapp_commit_seconds_count", "written"] >= 1
        assert found["schnapp_jobs_waiting", "hints"] == 0
        assert opened["table"]["id"] not in told and "Anna" not in told
        assert request(f"{server.base}/metrics")[0] == 404, "not where people play"
        client.close()
    finally:
        server.stop()


def test_a_line_of_the_log_is_one_object_also_with_a_trace() -> None:
    try:
        raise ValueError("a line\nand another")
    except ValueError:
        record = logging.LogRecord(
            "schnapp.server", logging.ERROR, __file__, 1, "table %s broke", ("k7",), sys.exc_info()
        )
    line = Lines().format(record)
    told = json.loads(line)
    assert "\n" not in line
    assert (told["level"], told["logger"], told["message"]) == ("error", "schnapp.server", "table k7 broke")
    assert "ValueError: a line" in told["trace"] and told["time"].endswith("+00:00")


@pytest.mark.parametrize("level", [None, "warning"])
def test_the_log_says_when_a_server_began_and_went(tmp_path: Path, level: str | None) -> None:
    server = Server(tmp_path / "t.db", log_level=level)
    server.stop()
    told = [json.loads(line)["message"] for line in server.said().splitlines() if line.startswith("{")]
    beginning = f"Schnapp {version('schnapp')} serves as {socket.gethostname()}:{server.port} on port {server.port}"
    going = ["it goes: tables are given back, 0 connections end", "it has gone"]
    assert told == ([] if level else [beginning, *going])


async def test_what_could_not_be_written_is_counted_too() -> None:
    class Broken(LogInMemory):
        async def append(self, *what: Any) -> AppendResult:
            raise LogDown("the disk is full")

    collected = CollectorRegistry()
    log = measured(Broken(), lambda: None, [], collected)
    with pytest.raises(LogDown):
        await log.append("table", 0, [b"1"])
    assert collected.get_sample_value("schnapp_commit_seconds_count", {"answer": "down"}) == 1


BROKEN = """
from schnapp.server import app, serve

def broken():
    raise RuntimeError("there is no disk")

app.read_ahead = broken
serve.serve(port=0, database="t.db")
"""


def test_what_goes_wrong_at_the_start_is_told_in_lines_of_json_too(tmp_path: Path) -> None:
    ran = subprocess.run([sys.executable, "-c", BROKEN], cwd=tmp_path, capture_output=True, text=True, check=False)
    lines = [json.loads(line) for line in ran.stderr.splitlines()]
    assert ran.returncode != 0
    assert any("there is no disk" in line["message"] + line.get("trace", "") for line in lines)
