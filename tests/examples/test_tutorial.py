"""docs/your-own-game.md, followed word by word in an empty folder: every command prints what the page says, every part of a file
stands in it, and at the end all games are those in examples and of `schnapp new`, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from schnapp.commands import new
from schnapp.table import state
from tests.conformance.rules import REPOSITORY

from .tutorial import Command, Part, Piece, steps

PAGE = REPOSITORY / "docs" / "your-own-game.md"
EXAMPLES = REPOSITORY / "examples"
MADE = ("build", "records", "__pycache__", ".pytest_cache")  # by commands
MADE_FILES = (".so", ".pyd")

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


def run(command: Command, folder: Path, environment: dict[str, str]) -> None:
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


def files(folder: Path) -> dict[str, bytes]:
    """What a person has written, by path."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not set(path.relative_to(folder).parts) & set(MADE) and path.suffix not in MADE_FILES
    }


def examples() -> dict[str, bytes]:
    """Those in the repository, and the one that `schnapp new` writes."""
    return files(EXAMPLES) | {f"pig/{name}": text.encode() for name, text in new.files("pig").items()}


@needs_what_the_reader_needs
def test_a_stranger_who_does_what_the_page_says_has_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    (folder / "tricks").mkdir(parents=True)  # as the page says at the beginning, where it makes an environment
    environment = workshop(tmp_path / "environment")
    for step in steps(PAGE.read_text("utf-8")):
        if isinstance(step, Piece):
            put(step, folder)
        elif isinstance(step, Part):
            compare(step, (folder / step.path).read_text("utf-8"))
        else:
            run(step, folder, environment)
    built, example = files(folder), examples()
    assert sorted(built) == sorted(example)
    for path, content in built.items():
        assert content == example[path], path


def test_the_page_builds_the_example() -> None:
    """The same without running anything, where nothing can be compiled."""
    written: dict[str, str] = {}
    example = {path: content.decode() for path, content in examples().items()}
    for step in steps(PAGE.read_text("utf-8")):
        if isinstance(step, Piece):
            written[step.path] = written.get(step.path, "") + step.text
        elif isinstance(step, Part):
            compare(step, example[step.path])
    made = set(written) | {"tricks/pyproject.toml"}  # of that of Pig, by a command
    assert made == {path for path in example if path.startswith("tricks/")}
    assert written == {path: example[path] for path in written}


def test_an_output_may_vary_where_the_page_says_so() -> None:
    command = Command("bench", "a … c\n…\nend")
    assert command.complaint("a b c\nd\ne\nend\n") is None
    assert command.complaint("a b c\nend\n") is None
    assert command.complaint("a b d\nend\n") is not None
    assert command.complaint("a b c\nd\n") is not None


def test_it_is_read_in_half_an_hour() -> None:
    page = PAGE.read_text("utf-8")
    assert page.count("\n") <= 600
    assert len(page.split()) <= 5000
