"""The file of a contest in progress: one line for the contest, then one line a game, so that it can be gone on with."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Any

from schnapp.games import GAMES
from schnapp.table.canonical import canonical, is_object, same, shown

from .contest import BadContest, Bout, Contest
from .outcome import Outcome


class Logbook:
    """Games that were finished before, and a place for new ones; without a file nothing is kept.

    A last line that a kill has cut short is dropped, and its game is played again. Raises BadContest for the file of
    another contest; more games of the same one are welcome.
    """

    def __init__(self, path: Path | None, contest: Contest, commit: str) -> None:
        self.commit = commit  # of the program that began the contest
        self.known: dict[tuple[int, int], Outcome] = {}
        self._head = _head(contest)
        self._first = canonical(self._head | {"commit": commit}) + "\n"
        if path is not None and path.exists():
            self._read(path)
        self._file = None if path is None else path.open("a", encoding="utf-8", newline="\n")
        if self._file is not None and self._file.tell() == 0:
            self._file.write(self._first)
            self._file.flush()

    def __enter__(self) -> Logbook:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()

    def find(self, bout: Bout) -> Outcome | None:
        """The outcome of a game that has been played. Raises BadContest if others have played it."""
        outcome = self.known.get((bout.block, bout.turn))
        if outcome is not None and outcome.bout != bout:
            raise BadContest(
                f"the file has other bots in block {bout.block}, turn {bout.turn}: {shown(outcome.bout.bots)}"
            )
        return outcome

    def add(self, outcome: Outcome) -> None:
        """Write down a game that has just been finished."""
        if self._file is not None:
            print(outcome.line(), file=self._file, flush=True)

    def _read(self, path: Path) -> None:
        text = path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if not whole and not self._first.encode().startswith(text):
            raise BadContest(f"{path} is not the file of a contest")  # least of all one to be cut short
        for number, line in enumerate(whole.decode("utf-8", "replace").splitlines(), 1):
            said = _parsed(path, number, line)
            if number == 1:
                self._compare(path, said)
                continue
            try:
                outcome = Outcome.read(said)
            except (KeyError, TypeError, ValueError):
                raise BadContest(f"{path}:{number}: is not a game of a contest") from None
            self.known[outcome.bout.block, outcome.bout.turn] = outcome
        if len(whole) < len(text):
            with path.open("r+b") as file:
                file.truncate(len(whole))

    def _compare(self, path: Path, head: dict[str, Any]) -> None:
        for key, value in self._head.items():
            if key not in head:
                raise BadContest(f"{path} is not the file of a contest")
            if not same(head[key], value):
                raise BadContest(
                    f"{path} belongs to another contest: its {key} is {shown(head[key])}, not {shown(value)}; "
                    "choose another file"
                )
        self.commit = str(head.get("commit", self.commit))


def _head(contest: Contest) -> dict[str, Any]:
    """What makes a contest: all but the number of its games."""
    return {
        "arena": 1,
        "game": contest.game,
        "ruleset": GAMES[contest.game].ruleset,
        "players": contest.players,
        "bots": list(contest.bots),
        "seed": contest.seed,
        "options": contest.options,
    }


def _parsed(path: Path, number: int, line: str) -> dict[str, Any]:
    try:
        said = json.loads(line)
    except ValueError:
        said = None
    if not is_object(said):
        raise BadContest(f"{path}:{number}: is not a line of a contest's file")
    return said
