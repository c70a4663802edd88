"""Lines for a machine of one's own: each is understood, and none is carried out.

A command of Schnapp goes as far as the real one does until work begins: players, bots, options and files are looked at, then a
process would be started, a port or a database opened. Of a program in bench or tools each flag stands in its help.
"""

from __future__ import annotations

import re
import shlex
import sys
import tomllib
from collections.abc import Callable
from contextlib import ExitStack, redirect_stdout
from functools import partial
from importlib.util import find_spec
from io import StringIO
from itertools import pairwise
from runpy import run_module, run_path
from unittest import mock

import pytest

from schnapp.cli import run
from tests.conformance.rules import REPOSITORY

BEGINNINGS = ("schnapp.lab.workers.ProcessPoolExecutor", "schnapp.server.serve.serve", "asyncio.run")
OF_THE_SYSTEM = {".", "createdb", "createuser", "docker", "export", "mkdir", "pipx", "podman", "sudo", "uvx"}


class Begun(BaseException):
    """A command has understood everything and would begin its work."""


def understand(line: str) -> None:
    """Fails with a sentence if a line cannot be meant."""
    words = [word for word in shlex.split(line, comments=True) if not re.match(r"[A-Z_]+=", word)]
    words[:1] = [re.sub(r"^\w+/bin/", "", word) for word in words[:1]]  # of an environment that the page has made
    match words:
        case ["schnapp", *arguments]:
            _schnapp(arguments)
        case ["./play", *arguments]:
            _schnapp(["serve", *arguments])
        case ["./check", *names]:
            steps = re.findall(r'^    "([\w-]+)": \(\[', (REPOSITORY / "check").read_text("utf-8"), re.MULTILINE)
            assert steps and set(names) <= set(steps), f"{line}: the steps are {steps}"
        case ["python" | "python3", "-m", "venv", _]:
            pass
        case ["python3", "-m", "pip", "--python", ".venv/bin/python", "install", *wanted]:
            _packages(wanted)
        case ["python", "-m", module, *arguments]:
            _program(partial(run_module, module, run_name="__main__"), find_spec(module) is not None, arguments)
        case ["python", file, *arguments]:
            program = REPOSITORY / file
            _program(partial(run_path, str(program), run_name="__main__"), program.is_file(), arguments)
        case ["pip", "install", *wanted]:
            _packages(wanted)
        case [first, *_]:
            assert first in OF_THE_SYSTEM, f"{line}: nobody knows what {first} does"
        case _:
            pass


def _schnapp(arguments: list[str]) -> None:
    with ExitStack() as stack:
        for name in BEGINNINGS:
            stack.enter_context(mock.patch(name, side_effect=Begun))
        stack.enter_context(mock.patch("schnapp.lab.workers.cores", return_value=2))
        try:
            run(arguments)
        except Begun:
            pass
        except FileNotFoundError as missing:  # a file that the page only gives a name
            assert str(missing.filename) in " ".join(arguments)
        except SystemExit as end:
            assert not end.code


def _program(run: Callable[[], object], is_there: bool, arguments: list[str]) -> None:
    assert is_there, "there is no such program"
    flags = {word for word in arguments if word.startswith("--")}
    if not flags:
        return
    with mock.patch.object(sys, "argv", ["program", "--help"]), redirect_stdout(StringIO()) as told:
        with pytest.raises(SystemExit):
            run()
    assert flags <= set(re.findall(r"--[\w-]+", told.getvalue())), f"it does not know all of {flags}"


def _packages(wanted: list[str]) -> None:
    extras = tomllib.loads((REPOSITORY / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    for extra in re.findall(r"\.\[([\w,]+)\]", " ".join(wanted)):
        assert set(extra.split(",")) <= set(extras), f"pyproject.toml has no extra {extra}"
    for flag, file in pairwise(wanted):
        assert flag != "-r" or (REPOSITORY / file).is_file(), f"there is no {file}"
