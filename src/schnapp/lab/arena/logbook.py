"""The file of a contest in progress: one line for the contest, then one line a game, so that it can be gone on with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from schnapp.games import GAMES
from schnapp.lab import logbook
from schnapp.table.canonical import shown

from .contest import BadContest, Bout, Contest
from .outcome import Outcome


class Logbook(logbook.Logbook):
    """Games that were finished before, and a place for new ones; without a file nothing is kept.

    Raises BadContest for the file of another contest; more games of the same one are welcome.
    """

    def __init__(self, path: Path | None, contest: Contest, commit: str) -> None:
        super().__init__(path, _head(contest), commit, "a contest", BadContest)
        self.known: dict[tuple[int, int], Outcome] = {}
        for at, said in self.lines():
            try:
                outcome = Outcome.read(said)
            except (KeyError, TypeError, ValueError):
                raise BadContest(f"{at}: is not a game of a contest") from None
            self.known[outcome.bout.block, outcome.bout.turn] = outcome

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
        self.write(outcome.line())


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
