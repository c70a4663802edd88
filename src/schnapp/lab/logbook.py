"""The file of long work in progress: one line for the work, then one line for each finished piece of it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from schnapp.table.canonical import canonical, is_object, same, shown
from schnapp.table.errors import SchnappError


class Logbook:
    """Pieces that were finished before, and a place for new ones; without a file nothing is kept.

    `head` is all that makes the work what it is, `work` its name in complaints. The file of other work is refused and
    left as it is. A last line that a kill has cut short is dropped: its piece is done again.
    """

    def __init__(
        self, path: Path | None, head: Mapping[str, Any], commit: str, work: str, fault: type[SchnappError]
    ) -> None:
        self.commit = commit  # of the program that began the work
        self.work = work
        self.fault = fault
        self._head = head
        self._first = canonical({**head, "commit": commit}) + "\n"
        self._lines: list[tuple[str, dict[str, Any]]] = []  # where it stands, what it says
        if path is not None and path.exists():
            self._read(path)
        self._file = None if path is None else path.open("a", encoding="utf-8", newline="\n")
        if self._file is not None and self._file.tell() == 0:
            self._file.write(self._first)
            self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()

    def lines(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Of every piece that was finished before: where its line stands, FILE:LINE, and what it says."""
        return iter(self._lines)

    def write(self, line: str) -> None:
        """Keep a piece that has just been finished."""
        if self._file is not None:
            print(line, file=self._file, flush=True)

    def _read(self, path: Path) -> None:
        text = path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if not whole and not self._first.encode().startswith(text):
            raise self.fault(f"{path} is not the file of {self.work}")  # least of all one to be cut short
        for number, line in enumerate(whole.decode("utf-8", "replace").splitlines(), 1):
            said = self._parsed(f"{path}:{number}", line)
            if number == 1:
                self._compare(path, said)
            else:
                self._lines.append((f"{path}:{number}", said))
        if len(whole) < len(text):
            with path.open("r+b") as file:
                file.truncate(len(whole))

    def _compare(self, path: Path, head: dict[str, Any]) -> None:
        for key, value in self._head.items():
            if key not in head:
                raise self.fault(f"{path} is not the file of {self.work}")
            if not same(head[key], value):
                raise self.fault(
                    f"{path} belongs to another {self.work.partition(' ')[2]}: its {key} is {shown(head[key])}, "
                    f"not {shown(value)}; choose another file"
                )
        self.commit = str(head.get("commit", self.commit))

    def _parsed(self, at: str, line: str) -> dict[str, Any]:
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            said = None
        if not is_object(said):
            raise self.fault(f"{at}: is not a line of {self.work}'s file")
        return said
