"""The words of a game: every message gets what it asks for, and is asked for itself."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from schnapp.table.canonical import Entry
from schnapp.table.declared import declared
from schnapp.table.errors import nearest
from schnapp.table.events import visible_of
from schnapp.table.game import Game
from schnapp.table.match import Match
from schnapp.table.protocols import names_of
from schnapp.table.seating import title_of
from schnapp.table.texts import LANGUAGES, Argument, Makeshift, Texts, texts_of
from schnapp.table.wording import Wording

from .tables import Step, random_game, tables_of
from .under_test import UnderTest

GAMES = 3
# of messages of which it is known who can ask for them
STEMS = ("act", "part", "reading", "fact", "log", "option", "kind", "field")
OF_THE_TABLE = ("history_view", "turn_seconds")  # options that every game has
MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{ *([a-z][\w-]*) *\}")


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


def every_message_is_asked_for(tested: UnderTest) -> None:
    """One that says an act, a part of one, an event, an option, a card or a field that there is not is misspelt."""
    texts, known = texts_of(tested.game), asked_for(tested.game)
    for language in LANGUAGES:
        source = texts.source(language)
        referred = set(REFERENCE.findall(source))
        for message in MESSAGE.findall(source):
            stem, is_option = message.partition("-")[0], message.startswith("option-")
            if stem not in STEMS or message in known | referred:
                continue
            if is_option and any(message.startswith(f"{option}-") for option in known if option.startswith("option-")):
                continue  # one of its values
            near = nearest(message, sorted(known))
            guess = f"; did you mean {near}?" if near else ""
            raise AssertionError(f"nobody asks for {message}, which the words in {language} say{guess}")


def asked_for(game: Game) -> frozenset[str]:
    """The messages of acts, events, options, cards and fields that the table, the terminal, the page and the lab can say."""
    acts = (f"act-{act}{form}" for act in game.acts.types for form in ("", "-line", "-help", "-key"))
    events = (f"log-{event}" for event in game.events.types)
    options = (f"option-{name.replace('.', '_')}" for name in (*names_of(game), *OF_THE_TABLE))
    kinds = (f"kind-{kind.partition('#')[0]}{form}" for kind in game.kinds for form in ("", "-short", "-help"))
    fields = (f"field-{field}{form}" for field in _fields(declared(game)["view"]) for form in ("", "-help"))
    parts = (
        f"part-{part['name']}{value}"
        for act in declared(game)["acts"]
        for part in act["fields"]
        for value in _values(part)
    )
    seen = (f"{stem}-{name}" for name in _readings(declared(game)["view"]) for stem in ("reading", "fact"))
    return frozenset((*acts, *parts, *seen, *events, *options, *kinds, *fields))


def _values(part: Mapping[str, Any]) -> Iterator[str]:
    """The ends of the messages about a part of an act: none for its name, and one for each name that it may have."""
    yield ""
    yield from (f"-{value}" for value in part.get("values", ()))


def _readings(view: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """What the lab reads off a view, as its messages call it: a field, or one within it, and how far it is ahead."""
    for field in view:
        for name in (field["name"], *(f"{field['name']}-{within}" for within in _fields([field]))):
            yield from (name, f"{name}-ahead")


def _fields(declared_fields: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """The names of fields, and of those within them."""
    for field in declared_fields:
        yield field["name"]
        within = [*field.get("fields", ()), *([field["of"]] if "of" in field else [])]
        within += [one for case in field.get("cases", {}).values() for one in case]
        yield from _fields(within)


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
