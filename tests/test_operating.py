"""docs/operating.md and deploy/: what they name is there."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import CollectorRegistry

from schnapp.server import metrics
from schnapp.server.health import PATHS
from schnapp.server.metrics import measured

from .server.log_in_memory import LogInMemory
from .server.serving import Server
from .test_cli import schnapp

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "operating.md").read_text("utf-8")
DEPLOY = {file.name: file.read_text("utf-8") for file in (ROOT / "deploy").iterdir()}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
UNITS = [name for name in DEPLOY if name.endswith((".service", ".timer"))]


def flags() -> set[str]:
    return set(re.findall(r"--[a-z][a-z-]+", schnapp("serve", "--help").stdout))


def test_every_flag_and_every_variable_is_a_setting() -> None:
    named = {name for line in re.findall(r"schnapp serve.*", PAGE) for name in re.findall(r"--[a-z-]+", line)}
    named |= set(re.findall(r"\| `(--[a-z-]+)`", PAGE)) | set(re.findall(r'"(--[a-z-]+)"', DEPLOY["Containerfile"]))
    given = {name for text in (PAGE, *DEPLOY.values()) for name in re.findall(r"SCHNAPP_([A-Z_]+)", text)} - {"CONFIG"}
    assert {"--host", "--keep-days"} <= named and {"DATABASE", "NODE", "METRICS_PORT"} <= given
    known = flags() | {"--help"}
    assert sorted(named - known) == []
    assert sorted(name for name in given if f"--{name.lower().replace('_', '-')}" not in known) == []


def test_every_extra_package_has_a_name_in_the_wheel() -> None:
    extras = PROJECT["optional-dependencies"]
    for text in (PAGE, DEPLOY["Containerfile"]):
        asked = {name for list in re.findall(r"['.\w]\[([a-z,]+)\]'", text) for name in list.split(",")}
        assert asked and asked <= set(extras)


def test_what_is_asked_for_is_answered() -> None:
    asked = {path for text in (PAGE, *DEPLOY.values()) for path in re.findall(r"/(?:healthz|readyz)\b", text)}
    assert asked == set(PATHS)


def test_every_metric_is_explained() -> None:
    source = Path(metrics.__file__).read_text("utf-8")
    told = set(re.findall(r"`(schnapp_\w+?)(?:_total)?`", PAGE)) - {"schnapp_in_turn"}
    assert told == set(re.findall(r'"(schnapp_\w+)"', source))


def commands() -> Iterator[tuple[str, ...]]:
    """The commands `schnapp …` of the units and of the page's blocks, as far as their first flag, address or file."""
    blocks = re.findall(r"^```(?:sh|console)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    starts = [line for unit in UNITS for line in DEPLOY[unit].splitlines() if line.startswith("Exec")]
    for line in chain(starts, "\n".join(blocks).splitlines()):
        for words in re.findall(r"(?:^(?:\$ )?|[=/' ])schnapp((?: [a-z]+\b(?![:./-]))+)", line.split(" #")[0]):
            if not re.search(r"\b(createdb|createuser|psql|useradd|image)\b", line):
                yield tuple(words.split())


def test_every_command_is_there() -> None:
    named = set(commands())
    assert {("serve",), ("admin", "backup"), ("admin", "restore"), ("admin", "check")} <= named
    assert [" ".join(each) for each in sorted(named) if schnapp(*each, "--help").returncode != 0] == []


def test_every_metric_that_raises_an_alarm_is_there() -> None:
    source = set(re.findall(r'"(schnapp_\w+)"', Path(metrics.__file__).read_text("utf-8")))
    (group,) = yaml.safe_load(DEPLOY["alerts.yaml"])["groups"]
    named = {name for rule in group["rules"] for name in re.findall(r"schnapp_\w+", rule["expr"])}
    assert len(group["rules"]) == 3 and len(named) == 3
    assert {re.sub(r"_(total|count|sum|bucket)$", "", name) for name in named} <= source
    collected = CollectorRegistry()
    measured(LogInMemory(), lambda: None, [], collected)
    (answer,) = re.findall(r'schnapp_commit_seconds_count\{.*?answer="(\w+)"', DEPLOY["alerts.yaml"])
    assert collected.get_sample_value("schnapp_commit_seconds_count", {"answer": answer}) == 0


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_is_sections_of_settings(name: str) -> None:
    lines = [line for line in DEPLOY[name].splitlines() if line and not line.startswith("#")]
    assert lines[0] == "[Unit]" and all(re.fullmatch(r"\[[A-Z]\w+\]|[A-Z]\w+=.*", line) for line in lines)
    assert f"deploy/{name}" in PAGE


def composed() -> dict[str, Any]:
    return yaml.safe_load(DEPLOY["compose.yaml"])["services"]


def test_an_image_has_the_release_as_its_tag_and_a_node_has_time_to_go() -> None:
    for node in (composed()["anna"], composed()["bert"]):
        assert node["image"] == f"schnapp:${{TAG:-{PROJECT['version']}}}"
        assert node["stop_grace_period"] == "30s"
    tags = {tag for text in (PAGE, *DEPLOY.values()) for tag in re.findall(r"\bschnapp:([\d.]+\d)", text)}
    assert tags == {PROJECT["version"]} and "TimeoutStopSec=30" in DEPLOY["schnapp.service"]


def test_every_service_that_the_page_speaks_to_is_composed() -> None:
    orders = re.findall(r"docker compose (?:exec|run|stop|build|up|cp) (.*)", PAGE)
    spoken_to = {name for order in orders for name in re.findall(r"(?<![-\w/])(anna|bert|postgres)\b", order)}
    assert spoken_to == {"anna", "bert", "postgres"} and spoken_to <= set(composed())


def test_a_container_has_the_packages_that_the_tests_run_with() -> None:
    files = re.findall(r"-c (requirements/\w+\.txt)", DEPLOY["Containerfile"])
    pinned = {line.split("==")[0] for file in files for line in (ROOT / file).read_text("utf-8").splitlines()}
    extras = [each for name in ("fast", "postgres", "metrics") for each in PROJECT["optional-dependencies"][name]]
    wanted = {re.split(r"[<>=;]", each)[0].replace(".", "-") for each in (*PROJECT["dependencies"], *extras)}
    assert files and sorted(wanted - pinned) == []


def test_a_container_is_asked_at_the_port_that_was_set(tmp_path: Path) -> None:
    (asked,) = re.findall(r"HEALTHCHECK .*\\\n +CMD (\[.*\])", DEPLOY["Containerfile"])
    _, *program = json.loads(asked)
    server = Server(tmp_path / "t.db")
    try:
        for port, is_healthy in ((str(server.port), True), ("1", False)):
            environment = os.environ | {"SCHNAPP_PORT": port}
            ran = subprocess.run([sys.executable, *program], env=environment, capture_output=True, check=False)
            assert (ran.returncode == 0) is is_healthy
    finally:
        server.stop()


@pytest.mark.parametrize("file", ["Caddyfile", "nginx.conf"])
def test_the_proxies_find_the_table_in_the_address(file: str) -> None:
    (found,) = re.findall(r"(\^/\(\?:api\|ws\)\S+)", DEPLOY[file])
    pattern = re.compile(found.replace("(?<", "(?P<"))
    for address in ("/api/tables/k2mv", "/api/tables/k2mv/record", "/ws/tables/k2mv"):
        match = pattern.search(address)
        assert match is not None and match[1] == "k2mv"
    assert all(pattern.search(address) is None for address in ("/", "/api/tables", "/api/games", "/assets/tables/x.js"))
