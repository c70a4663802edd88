"""The words that people voted on at the tables of a server. A word counts as listed only when the host has accepted it, from
then on: see VoteFile and PostgresVotes."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from schnapp.table.match import Match
from schnapp.table.protocols import Raced
from schnapp.words.overlay import WORDS, Overlay, Voted

from .entries import Acted, Entry

if TYPE_CHECKING:
    from .table_state import TableState

logger = logging.getLogger("schnapp.server")

LOOK = 1.0  # seconds after which a decision of the host counts
WAITING = 1_000  # words that are not written yet; of more nothing is remembered


class Votes:
    """In memory only."""

    def __init__(self) -> None:
        self._in_memory = Overlay()
        self._complaint = ""

    @property
    def overlay(self) -> Overlay:
        return self._in_memory

    def listed(self, match: Match, act: dict[str, Any]) -> dict[str, Any]:
        """An act with a word that the host has accepted is listed like any other."""
        word = act.get("word")
        if act.get("listed") is not False or not isinstance(word, str):
            return act
        category, language = match.view(None).get("category"), match.options.get("language")
        if not isinstance(category, str) or not isinstance(language, str):
            return act
        return {**act, "listed": self.overlay.verdict(category, language, word) is not None}

    def remember(self, state: TableState, entry: Entry) -> None:
        """After an act was written: what people (not bots) have voted."""
        played = state.played
        if played is None or played.match is None or not isinstance(entry, Acted):
            return
        if not isinstance(played.match.game, Raced):
            return
        past = (each for step in played.steps[:-1] for each in step.entries)
        language = played.match.options.get("language")
        for ballot in played.match.game.ballots(past, entry.entries):
            votes = [vote for who, vote in ballot.votes.items() if not self._is_bot(state, who)]
            if votes and isinstance(language, str):
                rejects = votes.count("reject")
                self._keep(Voted(language, ballot.category, ballot.word.strip(), len(votes) - rejects, rejects))

    @staticmethod
    def _is_bot(state: TableState, who: str) -> bool:
        seat = state.leader if who == "leader" else int(who)
        return seat is None or state.places[seat].played_by_bot

    def _keep(self, voted: Voted) -> None:
        if len(self._in_memory) < WORDS or self._in_memory.knows(voted):
            self._in_memory.take(voted)

    def _complain(self, complaint: str) -> None:
        """Once, not every second."""
        if complaint != self._complaint:
            logger.error("%s", complaint)
            self._complaint = complaint
