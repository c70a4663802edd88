"""What a game brings along so that all its words can be checked: every event in every way it can be told.

`told.json` beside it is how these events are told to whom, in every language; Python and the browser are held to it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from schnapp.games import GAMES
from schnapp.table.dealer import Dealer, stream
from schnapp.table.events import visible
from schnapp.table.game import Game
from schnapp.table.match import Match
from schnapp.table.protocols import places
from schnapp.table.rng import Rng
from schnapp.table.seating import title_of
from schnapp.table.texts import LANGUAGES, Texts, of_game
from schnapp.table.wording import Wording

NAMES = ["Anna", "Bert", "Cleo"]
VIEWERS = (None, 0, 1, 2)

Event = dict[str, Any]
More = Callable[[Event, Event, str, Texts], dict[str, str | int]]


def nothing_more(act: Event, position: Event, language: str, words: Texts) -> dict[str, str | int]:
    return {}


@dataclass(frozen=True)
class Tale:
    """One game's part. `tables` are options of whole games that are played and told."""

    name: str
    acts: tuple[str, ...]
    events: tuple[Event, ...]
    tables: tuple[dict[str, Any], ...]
    raw: str  # machine words that nobody should ever read, as a regular expression
    more: More = nothing_more  # what the sentence of an act also shows
    untold: tuple[str, ...] = ()  # events that have no line of their own in the log
    bare: tuple[str, ...] = ()  # kinds of cards that bear nothing in their corner

    @property
    def game(self) -> Game:
        return GAMES[self.name]

    @property
    def words(self) -> Texts:
        return of_game(self.name).placed(self.places)

    @property
    def places(self) -> Mapping[str, str]:
        return places(self.game, self.game.resolve(self.game.seats[-1], {}))

    def seen(self, event: Event, viewer: int | None) -> Event:
        return visible(event, None if viewer is None else title_of(self.game, viewer))

    @property
    def folder(self) -> str:
        return self.name.replace("-", "_")

    @property
    def box(self) -> ModuleType:
        return import_module(f"schnapp.games.{self.folder}.box")

    @property
    def file(self) -> Path:
        return Path(__file__).parent / self.folder / "told.json"

    def told(self) -> Iterator[Event]:
        for event in self.events:
            for viewer in VIEWERS:
                seen = self.seen(event, viewer)
                said = {
                    language: Wording(self.game, self.words, language, NAMES, viewer).line(seen)
                    for language in LANGUAGES
                }
                yield {"viewer": viewer, "event": seen, **said}

    def write(self) -> None:
        rows = ",\n".join(json.dumps(row, ensure_ascii=False) for row in self.told())
        head = f'"game": {json.dumps(self.name)}, "names": {json.dumps(NAMES)}'
        if self.places:
            head += f', "places": {json.dumps(dict(self.places))}'
        self.file.write_text(f'{{{head}, "told": [\n{rows}\n]}}\n', "utf-8")


@dataclass(frozen=True)
class Played:
    """A whole game: its events, and the acts that were offered to whom, with the position they were offered in."""

    names: list[str]
    events: list[Event]
    offered: list[tuple[int, Event, Event]]


@cache
def played(name: str, which: int) -> Played:
    """A random game at one of a tale's tables."""
    tale = tales()[name]
    names = [*NAMES, "Dora"]
    chance = Rng(stream(which, "words"))
    match = Match.start(tale.game, names, tale.tables[which], Dealer(stream(which, "deal")))
    happened = list(match.entries_at_start)
    offered: list[tuple[int, Event, Event]] = []
    while not match.over:
        owed = match.owed()
        if not owed:
            assert match.deadline is not None
            happened += match.act(match.tick(match.deadline))
            continue
        seat = owed[chance.below(len(owed))]
        position = match.position()
        offered += [(seat, act, position) for act in match.legal(seat)]
        act = match.random_act(seat, chance)
        if due := match.due(act):  # time has passed meanwhile: first what happens by itself
            happened += match.act(due)
        elif match.refusal(act) is None:
            happened += match.act(act)
    return Played(names, [entry["event"] for entry in happened if "event" in entry], offered)


@cache
def tales() -> dict[str, Tale]:
    """Those of all games; a game without one is an error."""
    return {name: import_module(f"tests.games.{name.replace('-', '_')}.told").TALE for name in GAMES}
