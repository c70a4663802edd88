"""docs/your-own-game.md, followed word by word in an empty folder: every command prints what the page says, every part of a file
stands in it, and at the end all games are those in examples and of `schnapp new`, byte for byte."""

from __future__ import annotations

from pathlib import Path

from schnapp.commands import new
from tests.conformance.rules import REPOSITORY
from tests.docs.blocks import Command, Part, Piece, steps
from tests.docs.reader import compare, needs_what_the_reader_needs, put, type_in, workshop

PAGE = REPOSITORY / "docs" / "your-own-game.md"
EXAMPLES = REPOSITORY / "examples"
MADE = ("build", "records", "__pycache__", ".pytest_cache")  # by commands
MADE_FILES = (".so", ".pyd")


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
        elif isinstance(step, Command):
            type_in(step, folder, environment)
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
