"""Lines typed while other things happen."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from prompt_toolkit import PromptSession
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from schnapp.terminal.keyboard import Lines, Typing, at_hand

LONG = 20.0  # s: nothing takes that long


@pytest.fixture
def keys() -> Iterator[PipeInput]:
    with create_pipe_input() as keys:
        yield keys


@pytest.fixture
def typing(keys: PipeInput) -> Iterator[Typing]:
    typing = Typing(PromptSession[str](input=keys, output=DummyOutput()))
    with typing:
        yield typing


def test_a_line_comes_when_it_is_finished(keys: PipeInput, typing: Typing, capsys: pytest.CaptureFixture[str]) -> None:
    assert typing.typed(0, "") is None
    keys.send_text("Lö")
    assert typing.typed(0, "") is None
    keys.send_text("we\rTi")
    assert typing.typed(LONG, "") == "Löwe"
    assert typing.typed(0, "") is None
    keys.send_text("ger\r\r")
    assert [typing.typed(LONG, ""), typing.typed(LONG, ""), typing.typed(0, "")] == ["Tiger", "", None]


def test_a_letter_may_come_in_two_parts(keys: PipeInput, typing: Typing) -> None:
    keys.send_bytes("Ä".encode()[:1])
    assert typing.typed(0, "") is None
    keys.send_bytes("Ä".encode()[1:] + b"\r")
    assert typing.typed(LONG, "") == "Ä"


@pytest.mark.parametrize(
    ("pressed", "line"),
    [
        ("Hut\x7f\x7fase\r", "Hase"),
        ("\x7fA\r", "A"),
        ("Unsinn\x15Ast\r", "Ast"),
        ("s\x1b[DA\x1b[Ct\r", "Ast"),
    ],
)
def test_keys_that_are_no_letters(keys: PipeInput, typing: Typing, pressed: str, line: str) -> None:
    keys.send_text(pressed)
    assert typing.typed(LONG, "") == line


def test_a_byte_that_stands_for_no_letter_does_not_end_the_listening(keys: PipeInput, typing: Typing) -> None:
    keys.send_bytes(b"H\xffase\rTiger\r")
    assert typing.typed(LONG, "").strip("Hase") == "\ufffd"
    assert typing.typed(LONG, "") == "Tiger"


@pytest.mark.parametrize(("key", "end"), [("\x04", EOFError), ("\x03", KeyboardInterrupt)])
def test_the_end_of_input(keys: PipeInput, typing: Typing, key: str, end: type[BaseException]) -> None:
    keys.send_text(f"Hase\r{key}")
    assert typing.typed(LONG, "") == "Hase"
    with pytest.raises(end):
        typing.typed(LONG, "")


def test_who_is_not_at_a_terminal_is_read_line_by_line() -> None:
    typed = iter(["Löwe", "Tiger"])

    def ask() -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    lines = Lines(ask)
    with lines:
        assert [lines.typed(LONG, ""), lines.typed(LONG, "")] == ["Löwe", "Tiger"]
        with pytest.raises(EOFError):
            lines.typed(LONG, "")
    assert Lines(ask).typed(0, "") is None


def test_what_ends_the_listening_ends_the_game() -> None:
    """Nobody shall play on without a keyboard."""

    def ask() -> str:
        raise OSError("the line is dead")

    lines = Lines(ask)
    with lines, pytest.raises(OSError, match="the line is dead"):
        lines.typed(LONG, "")


def test_a_terminal_that_can_do_little_is_read_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """There no line can be kept whole below what is printed."""
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "dumb")
    assert type(at_hand()) is Lines


RACE = """
from schnapp.terminal.keyboard import at_hand
keyboard = at_hand()
with keyboard:
    while (line := keyboard.typed(0.01, "12 s Tier")) is None:
        print("\\x1b[31mtick", flush=True)
print(line.upper())
"""


def is_read_by_lines(terminal: int) -> bool:
    """As it is before the prompt, and for a moment whenever something is printed above it."""
    import termios

    return bool(termios.tcgetattr(terminal)[3] & termios.ICANON)


def test_a_terminal_shows_the_prompt_and_is_left_as_it_was() -> None:
    pty = pytest.importorskip("pty", reason="there are no such terminals here")
    import termios

    person, terminal = pty.openpty()
    found = termios.tcgetattr(terminal)
    surroundings = os.environ | {"TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1"}
    with subprocess.Popen(
        [sys.executable, "-c", RACE], stdin=terminal, stdout=terminal, stderr=terminal, env=surroundings
    ) as running:
        try:
            shown = b""
            while b"12 s Tier >" not in shown or b"tick" not in shown or is_read_by_lines(terminal):
                shown += os.read(person, 4096)
            os.write(person, "Löwe\r".encode())
            while "LÖWE".encode() not in shown:
                shown += os.read(person, 4096)
            assert running.wait(LONG) == 0
        finally:
            running.kill()
    assert b"\x1b[31mtick" in shown  # in its colour
    assert "> Löwe".encode() in shown
    assert termios.tcgetattr(terminal) == found
    os.close(person)
    os.close(terminal)
