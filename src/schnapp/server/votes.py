"""The words that people voted on at the tables of this server, in a file beside the database: `schnapp voted` reviews it.

A word counts as listed only when the host has accepted it there, from then on.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING, Any

from schnapp.table.match import Match
from schnapp.words.overlay import BadOverlay, Overlay

from .entries import Acted, Entry

if TYPE_CHECKING:
    from .fold import TableState

logger = logging.getLogger("schnapp.server")


class Votes:
    """`file`: None keeps them in memory only. Raises BadOverlay for a file that is none."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.overlay = Overlay()
        self._written: int | None = None  # when the file was, as far as we know
        self._read()

    def listed(self, match: Match, act: dict[str, Any]) -> dict[str, Any]:
        """An act with a word that the host has accepted is listed like any other."""
        category, language = match.view(None).get("category"), match.options.get("language")
        if act.get("listed") is not False or not isinstance(category, str) or not isinstance(language, str):
            return act
        self._read_again()
        return {**act, "listed": self.overlay.verdict(category, language, act["word"]) is not None}

    def remember(self, state: TableState, entry: Entry) -> None:
        """After an act was written: what people (not bots) have voted."""
        played = state.played
        if played is None or played.match is None or not isinstance(entry, Acted):
            return
        past = [each for step in played.steps[:-1] for each in step.entries]
        language = played.match.options.get("language")
        remembered = False
        self._read_again()
        for ballot in played.match.game.ballots(past, entry.entries):
            votes = [vote for who, vote in ballot.votes.items() if not self._is_bot(state, who)]
            if votes and isinstance(language, str):
                rejects = votes.count("reject")
                self.overlay.remember(ballot.category, language, ballot.word, len(votes) - rejects, rejects)
                remembered = True
        if remembered:
            self._write()

    @staticmethod
    def _is_bot(state: TableState, who: str) -> bool:
        seat = state.leader if who == "leader" else int(who)
        return seat is None or state.places[seat].played_by_bot

    def _read(self) -> None:
        """If it has changed: the host reviews it while tables are played."""
        written = self.file.stat().st_mtime_ns if self.file is not None and self.file.exists() else None
        if written != self._written and self.file is not None:
            self.overlay = Overlay.read(self.file)
            self._written = written

    def _read_again(self) -> None:
        try:
            self._read()
        except (BadOverlay, OSError) as error:
            logger.error("the words that were voted on cannot be read: %s", error)

    def _write(self) -> None:
        """A disk that is full costs the memory of a word, not the game."""
        if self.file is None:
            return
        try:
            self.overlay.write(self.file)
            self._written = self.file.stat().st_mtime_ns
        except OSError as error:
            logger.error("the words that were voted on cannot be written: %s", error)
