"""Whoever follows a page: an environment of their own, a folder, and what they do there."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

from schnapp.table import state
from tests.conformance.rules import REPOSITORY

from .blocks import Command, Part, Piece, Program

needs_what_the_reader_needs = pytest.mark.skipif(
    os.name == "nt" or str(state.__file__).endswith(".py"), reason="the page is for a shell, and for compiled rules"
)


def workshop(folder: Path) -> dict[str, str]:
    """An environment of the reader's own, in which Schnapp is installed: it sees the packages of this one."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    scheme = sysconfig.get_preferred_scheme("prefix")
    packages = Path(sysconfig.get_path("purelib", scheme, {"base": str(folder), "platbase": str(folder)}))
    seen = [sysconfig.get_path("purelib"), sysconfig.get_path("platlib"), str(REPOSITORY / "src")]
    (packages / "schnapp.pth").write_text("".join(f"{path}\n" for path in dict.fromkeys(seen)))
    command = folder / "bin" / "schnapp"
    begun = (
        'if __name__ == "__main__":\n    main()\n'  # as pip writes it: the processes of `simulate` read this file, too
    )
    command.write_text(f"#!{folder / 'bin' / 'python'}\nfrom schnapp.cli import main\n\n{begun}")
    command.chmod(0o755)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SCHNAPP", "PYTEST", "PYTHON"))}
    path = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return {**kept, "PATH": path, "SCHNAPP": str(REPOSITORY), "COLUMNS": "100", "LC_ALL": "C.UTF-8"}


def put(piece: Piece, folder: Path) -> None:
    file = folder / piece.path
    assert file.exists() == piece.goes_on, f"{piece.path} must say that it goes on, if it does, and only then"
    with file.open("a", encoding="utf-8", newline="\n") as open_file:
        open_file.write(piece.text)


def compare(part: Part, text: str) -> None:
    assert part.text in text, f"{part.path} has no such part:\n{part.text}"


def type_in(command: Command, folder: Path, environment: dict[str, str]) -> None:
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command.line],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, f"$ {command.line}\n{done.stdout}{done.stderr}"
    if complaint := command.complaint(done.stdout):
        pytest.fail(complaint)


def run(program: Program, page: str, session: dict[str, Any]) -> None:
    """With what the programs before it on the page have left behind. One with prompts prints what stands below them."""
    if program.text.startswith(">>> "):
        text = program.text.replace("\n…\n", "\n...\n")  # as in what commands print
        test = doctest.DocTestParser().get_doctest(text, session, page, page, program.line)
        said: list[str] = []
        failed, _ = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append, clear_globs=False)
        session.update(test.globs)
        assert not failed, "".join(said)
        return
    exec(compile("\n" * (program.line - 1) + program.text, page, "exec"), session)
