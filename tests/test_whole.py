"""What is written is there whole or not at all."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from schnapp.whole import write_whole

posix = pytest.mark.skipif(sys.platform == "win32", reason="files have other rights there")


def breaks_off(*_: object) -> None:
    raise InterruptedError("the power is gone")


def test_text_and_bytes(tmp_path: Path) -> None:
    write_whole(tmp_path / "text", "Schnecke grün\nmit Hütchen\n")
    write_whole(tmp_path / "bytes", b"\xff\r\n")
    assert (tmp_path / "text").read_bytes() == "Schnecke grün\nmit Hütchen\n".encode()
    assert (tmp_path / "bytes").read_bytes() == b"\xff\r\n"


@pytest.mark.parametrize("moment", ["fsync", "replace"])
def test_what_breaks_off_leaves_what_was_there(moment: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    write_whole(file, "old")
    monkeypatch.setattr(os, moment, breaks_off)
    with pytest.raises(InterruptedError):
        write_whole(file, "new")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


@posix
def test_a_link_stays_a_link_and_a_file_keeps_its_rights(tmp_path: Path) -> None:
    """A start-up file of a shell is often a link into a folder of such files."""
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_text("old")
    file.chmod(0o640)
    link.symlink_to(file)
    write_whole(link, "new")
    assert link.is_symlink()
    assert (file.read_text(), file.stat().st_mode & 0o777) == ("new", 0o640)


@posix
def test_what_is_no_plain_file_is_not_replaced(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    reading = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    write_whole(tmp_path / "pipe", "through")
    assert os.read(reading, 100) == b"through"
    os.close(reading)
    assert (tmp_path / "pipe").is_fifo()


def test_where_nothing_can_be_put_beside_it_a_file_is_written_in_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("old")
    monkeypatch.setattr(os, "access", lambda place, how: False)
    write_whole(tmp_path / "file", "new")
    assert (tmp_path / "file").read_text() == "new"


def test_an_unknown_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as fault:
        write_whole(tmp_path / "none" / "file", "new")
    assert fault.value.filename == str(tmp_path / "none" / "file")
