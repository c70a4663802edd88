"""docs/operating.md and deploy/: what they name is there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from schnapp.server import metrics
from schnapp.server.health import PATHS

from .test_cli import schnapp

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "operating.md").read_text("utf-8")
DEPLOY = {file.name: file.read_text("utf-8") for file in (ROOT / "deploy").iterdir()}


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
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
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


@pytest.mark.parametrize("file", ["Caddyfile", "nginx.conf"])
def test_the_proxies_find_the_table_in_the_address(file: str) -> None:
    (found,) = re.findall(r"(\^/\(\?:api\|ws\)\S+)", DEPLOY[file])
    pattern = re.compile(found.replace("(?<", "(?P<"))
    for address in ("/api/tables/k2mv", "/api/tables/k2mv/record", "/ws/tables/k2mv"):
        match = pattern.search(address)
        assert match is not None and match[1] == "k2mv"
    assert all(pattern.search(address) is None for address in ("/", "/api/tables", "/api/games", "/assets/tables/x.js"))
