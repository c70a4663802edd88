"""The words of a game: every message gets what it asks for."""

from __future__ import annotations

from collections.abc import Iterable

from schnapp.table.canonical import Entry
from schnapp.table.events import visible_of
from schnapp.table.match import Match
from schnapp.table.seating import title_of
from schnapp.table.texts import LANGUAGES, Argument, Makeshift, Texts, texts_of
from schnapp.table.wording import Wording

from .tables import Step, random_game, tables_of
from .under_test import UnderTest

GAMES = 3


class Proofread(Makeshift):
    """Words may be missing, but those that are there have to be right."""

    def text(self, language: str, message: str, /, **arguments: Argument) -> str:
        for spoken in (language, *LANGUAGES):
            if Texts.has(self, spoken, message):
                return Texts.text(self, spoken, message, **arguments)
        return message.removeprefix("kind-")


def what_can_be_done_and_what_happens_can_be_said(tested: UnderTest) -> None:
    """Raises LookupError for a message that asks for what it does not get, and BadTexts for a file that cannot be read."""
    texts = texts_of(tested.game)
    proofread = Proofread(texts.folders[0], inline=texts.inline)
    table = tables_of(tested)[0]
    for number in range(GAMES):
        match, steps = table.match(f"words {number}"), list[Step]()
        _told(match, proofread, match.entries_at_start)
        for step in random_game(match, f"words {number}"):
            _offered(match, proofread)
            steps.append(step)
        for step in steps:
            _told(match, proofread, step.entries)


def _told(match: Match, texts: Texts, entries: Iterable[Entry]) -> None:
    for viewer in (None, *range(len(match.players))):
        seen = visible_of(entries, None if viewer is None else title_of(match.game, viewer))
        for language in LANGUAGES:
            wording = Wording(match.game, texts, language, match.players, viewer)
            for event in seen:
                wording.line(event)


def _offered(match: Match, texts: Texts) -> None:
    for seat in match.owed():
        for language in LANGUAGES:
            wording = Wording(match.game, texts, language, match.players, seat)
            for act in match.legal(seat):
                wording.phrase(act)
