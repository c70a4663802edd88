"""Lines typed while other things happen."""

from __future__ import annotations

import os
import sys

import pytest

from schnapp.terminal.keyboard import Keys, Lines

pty = pytest.importorskip("pty", reason="there are no such terminals here")
import termios  # noqa: E402  (where there is pty there is termios)


class Piped:
    """Keys that come through a pipe."""

    def __init__(self) -> None:
        read, self.write = os.pipe()
        self.keys = Keys(read, shown=False)

    def press(self, keys: str | bytes) -> None:
        os.write(self.write, keys if isinstance(keys, bytes) else keys.encode())

    def line(self) -> str | None:
        return self.keys.typed(0, "")


def test_a_line_comes_when_it_is_finished() -> None:
    piped = Piped()
    assert piped.line() is None
    piped.press("Lö")
    assert piped.line() is None
    piped.press("we\nTi")
    assert piped.line() == "Löwe"
    piped.press("ger\n\n")
    assert [piped.line(), piped.line(), piped.line()] == ["Tiger", "", None]


def test_a_letter_may_come_in_two_parts() -> None:
    piped = Piped()
    piped.press("Ä".encode()[:1])
    assert piped.line() is None
    piped.press("Ä".encode()[1:] + b"\n")
    assert piped.line() == "Ä"


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        ("Hut\x7f\x7fase\n", "Hase"),
        ("\x7fA\n", "A"),
        ("Unsinn\x15Ast\n", "Ast"),
        ("\x1b[AA\x1b[Ds\x1bOCt\x01\n", "Ast"),
    ],
)
def test_keys_that_are_no_letters(keys: str, line: str) -> None:
    piped = Piped()
    piped.press(keys)
    assert piped.line() == line


def test_the_end_of_input() -> None:
    piped = Piped()
    piped.press("nicht fertig")
    os.close(piped.write)
    with pytest.raises(EOFError):
        piped.keys.typed(1, "")
    ended = Piped()
    ended.press("\x04")
    with pytest.raises(EOFError):
        ended.line()


def test_a_terminal_shows_the_prompt_and_is_left_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(sys.stdout, "write", shown.append)
    person, terminal = pty.openpty()
    found = termios.tcgetattr(terminal)
    keys = Keys(terminal, shown=True)
    with keys:
        assert not termios.tcgetattr(terminal)[3] & termios.ICANON
        os.write(person, b"L\xc3\xb6")
        assert keys.typed(0.05, "12 s Tier") is None
        assert shown[-1].endswith("12 s Tier > Lö")
        count = len(shown)
        assert keys.typed(0, "12 s Tier") is None
        assert len(shown) == count  # what is there need not be written again
        keys.hide()
        assert shown[-1] == "\r\x1b[K"
        assert keys.typed(0, "11 s Tier") is None
        assert shown[-1].endswith("11 s Tier > Lö")  # the line is whole although something was printed
        os.write(person, b"we\r")
        assert keys.typed(1, "11 s Tier") == "Löwe"
        assert shown[-1].endswith("> Löwe\n")
    assert termios.tcgetattr(terminal) == found


def test_where_keys_cannot_be_waited_for_another_thread_asks() -> None:
    typed = iter(["Löwe", "Tiger"])

    def ask(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    lines = Lines(ask)
    with lines:
        assert [lines.typed(5, ""), lines.typed(5, "")] == ["Löwe", "Tiger"]
        with pytest.raises(EOFError):
            lines.typed(5, "")
    assert Lines(ask).typed(0, "") is None
