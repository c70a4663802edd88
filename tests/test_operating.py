"""docs/operating.md and deploy/: what can be typed here is typed, and what they name is there."""

from __future__ import annotations

import asyncio
import re
import tomllib
from pathlib import Path

import pytest

from schnapp.server import metrics
from schnapp.server.health import PATHS
from schnapp.server.store import log_of
from schnapp.server.store import opened as ready

from .examples.test_tutorial import needs_what_the_reader_needs, run, workshop
from .examples.tutorial import Command, steps
from .server.test_secrecy import rows_after
from .test_cli import schnapp

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "operating.md").read_text("utf-8")
DEPLOY = {file.name: file.read_text("utf-8") for file in (ROOT / "deploy").iterdir()}


@needs_what_the_reader_needs
def test_what_the_page_says_of_copies_can_be_typed(tmp_path: Path) -> None:
    folder = tmp_path / "server"
    folder.mkdir()

    async def play() -> None:
        async with log_of(folder / "schnapp.db") as log:
            await log.append("table", 0, [row.body for row in rows_after(9, 1)])

    with ready(folder / "schnapp.db"):
        pass
    asyncio.run(play())
    environment = workshop(tmp_path / "environment")
    typed = [step for step in steps(PAGE) if isinstance(step, Command)]
    assert [command.line.split()[2] for command in typed if command.line.startswith("schnapp")] == [
        *("backup", "check", "restore", "backup", "retire")
    ]
    for command in typed:
        run(command, folder, environment)


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


def test_its_links_lead_somewhere() -> None:
    for path, anchor in re.findall(r"\]\(([^)#\s]*)(?:#([\w-]+))?\)", PAGE):
        file = (ROOT / "docs" / path) if path else ROOT / "docs" / "operating.md"
        assert file.exists(), path
        heads = {
            re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-")
            for head in re.findall(r"^#+ (.*)", file.read_text("utf-8"), re.MULTILINE)
        }
        assert not anchor or anchor in heads, f"{path}#{anchor}"
