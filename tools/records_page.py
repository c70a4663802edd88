"""Writes the tables and examples of docs/records.md, from the games themselves and from random games that are played.

python -m tools.records_page           write
python -m tools.records_page --check   exit 1 if the page is out of date

What a field means stands in records.toml; a field without a meaning, or a meaning without a field, is an error.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from itertools import count, islice
from pathlib import Path
from typing import Any, TypeGuard, cast

from schnapp.conformance.tables import Step, Table, random_game
from schnapp.games import BUILT_IN
from schnapp.table import texts
from schnapp.table.canonical import canonical
from schnapp.table.game import Game
from schnapp.table.match import Match
from schnapp.table.options import Counts, Letters, Names, Numbers, Option, Text
from schnapp.table.protocols import places
from schnapp.table.record import Recorder
from schnapp.table.recorded import RecordedDealer
from schnapp.table.seating import title_of
from schnapp.table.wording import Wording
from tests.conformance.tables import TABLES
from tests.games.telling import Tale
from tools.generated import bring_up_to_date
from tools.shapes import Shape

PAGE = Path(__file__).resolve().parent.parent / "docs" / "records.md"
MEANINGS: dict[str, dict[str, dict[str, str]]] = tomllib.loads(
    Path(__file__).with_name("records.toml").read_text(encoding="utf-8")
)
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
TIMES = 3  # every table of the tests is played so often, and more often until everything has happened
SHORT = 3  # acts
GAMES = 6  # of which one with a short end is shown
LOOKS = 150  # views of so many moments at which the same is being decided
COMMON = ("type", "player", "actor", "t", "by")  # fields that every act has, told once
SEALED = "private"
ACT = "an act without `player`"
LABELS = {
    "KINDS": "card",
    "LETTERS": "letter",
    "CATEGORIES": "category",
    "SNAILS": "snail",
    "SLOTS": "slot",
    "FACTIONS": "faction",
}


# ---- what happens in games -----------------------------------------------------------------------------------------


@dataclass
class Happenings:
    """Everything that was seen in the games that were played."""

    acts: dict[str, Shape] = field(default_factory=dict[str, Shape])
    events: dict[str, Shape] = field(default_factory=dict[str, Shape])
    private: dict[str, Shape] = field(default_factory=dict[str, Shape])
    shared: set[str] = field(default_factory=set[str])  # events of which more than one seat is told its own part
    chances: dict[str, Shape] = field(default_factory=dict[str, Shape])
    position: Shape = field(default_factory=Shape)
    own: Shape = field(default_factory=Shape)  # views of seats
    spectator: Shape = field(default_factory=Shape)
    looked: Counter[str] = field(default_factory=Counter[str])  # how often, by what was being decided
    first: dict[str, dict[str, Any]] = field(default_factory=dict[str, dict[str, Any]])  # an event of each type

    def see(self, match: Match, step: Step, stage: str) -> None:
        self.position.see(step.before)
        if self.looked[stage] < LOOKS:
            self.looked[stage] += 1
            self.look(match)
        self.acts.setdefault(step.act["type"], Shape()).see(step.act)

    def look(self, match: Match) -> None:
        self.spectator.see(match.view(None))
        for seat in match.actors():
            self.own.see(match.view(seat))

    def hear(self, entries: Iterable[dict[str, Any]]) -> None:
        for entry in entries:
            if "chance" in entry:
                self.chances.setdefault(entry["chance"]["step"], Shape()).see(entry["chance"]["result"])
                continue
            event = entry["event"]
            plain = {name: value for name, value in event.items() if name != SEALED}
            self.events.setdefault(event["type"], Shape()).see(plain)
            self.first.setdefault(event["type"], plain)
            if "action" in event:  # an act that had no alternative
                self.acts.setdefault(event["action"]["type"], Shape()).see(event["action"])
            for seat, part in event.get(SEALED, {}).items():
                self.private.setdefault(event["type"], Shape()).see(part)
                if seat != str(event.get("player")):
                    self.shared.add(event["type"])


def played(game: Game, acts: Iterable[str], events: Iterable[str]) -> Happenings:
    """Random games at every table of the conformance tests, until each of these has happened."""
    seen = Happenings()
    tables = [table for table in TABLES if table.tested.game.name == game.name]
    for time in count():
        if time >= TIMES and not (
            set(acts) - set(seen.acts)
            or set(events) - set(seen.events)
            or set(game.events.step_names) - set(seen.chances)
        ):
            break
        for table in tables:
            _play(table, f"records {time}", seen)
    seen.hear({"event": event} for event in _tale(game).events)  # what is rarer still
    return seen


def _tale(game: Game) -> Tale:
    """Every event in every way it can be told."""
    return import_module(f"tests.games.{game.name.replace('-', '_')}.told").TALE


def _play(table: Table, seed: str, seen: Happenings) -> None:
    match, stage = table.match(seed), table.tested.stage
    assert stage is not None
    seen.hear(match.entries_at_start)
    last: Step | None = None
    for step in random_game(match, seed):
        if last is not None:
            seen.hear(last.entries)
        seen.see(match, step, step.before[stage])
        last = step
    if last is not None:
        seen.hear(last.entries)
    seen.position.see(match.position())
    seen.look(match)


# ---- examples ------------------------------------------------------------------------------------------------------


def beginning(game: Game, acts: int) -> str:
    """The first acts of a game for as few players as may be."""
    table = next(table for table in TABLES if table.tested.game.name == game.name and table.players == game.seats[0])
    match = Match.start(game, NAMES[: table.players], {}, table.match("example").dealer)
    recorder = Recorder(match)
    for step in list(islice(random_game(match, "example"), acts + 1))[:acts]:  # the last one is not carried out yet
        recorder.act(step.act, step.entries)
    return recorder.text()


def scenario(game: Game) -> str:
    """A file with one scenario: the first act of the same game, and once more, when it is no longer allowed."""
    table = next(table for table in TABLES if table.tested.game is game and table.players == game.seats[0])
    match = Match.start(game, NAMES[: table.players], {}, table.match("example").dealer)
    chances = [entry["chance"] for entry in match.entries_at_start if "chance" in entry]
    expected = {"owed": [title_of(game, seat) for seat in match.owed()]}
    act = next(random_game(match, "example")).act
    events = [entry["event"] for entry in match.act(act) if "event" in entry]
    steps = [
        {"act": act, "expect": {"events": events, "view": {"viewer": None, "count": match.view(None)["count"]}}},
        {"act": act, "expect": {"rejected": match.refusal(act)}},
    ]
    told = {"id": "EX-1", "title": "One card, and then the next one", "players": list(NAMES[: table.players])}
    told |= {"chance": chances, "setup_expect": expected, "steps": steps}
    return json.dumps({"schnapp": 1, "game": game.name, "scenarios": [told]}, ensure_ascii=False)


def ending(game: Game) -> str:
    """A record of the end of a game, from a position on: the shortest that was found; verbose if there are few acts."""
    usual = [
        table for table in TABLES if table.tested.game.name == game.name and not table.given and table.start is None
    ]
    return min((_ending(table, f"ending {number}") for table in usual for number in range(GAMES)), key=len)


def _ending(table: Table, seed: str) -> str:
    """From the last position that can be loaded and at which somebody has to decide."""
    steps = list(random_game(table.match(seed), seed))
    at = max(at for at, step in enumerate(steps) if table.tested.loadable(step.before))
    position = steps[at].before
    dealer = RecordedDealer(table.tested.game)
    match = Match.resume(table.tested.game, NAMES[: table.players], table.options, position, dealer)
    recorder = Recorder(match, verbose=len(steps) - at <= SHORT, position=position)
    for step in steps[at:]:
        dealer.feed(entry["chance"] for entry in step.entries if "chance" in entry)
        recorder.act(step.act, match.act(step.act))
    return recorder.text()


# ---- the page ------------------------------------------------------------------------------------------------------


class Meanings:
    """The meanings of one game's names; each has to be used."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.parts = MEANINGS[game]
        self.used: set[tuple[str, str]] = set()

    def of(self, part: str, name: str) -> str:
        self.used.add((part, name))
        meaning = self.parts.get(part, {}).get(name)
        if meaning is None:
            raise SystemExit(f"tools/records.toml: [{self.game}.{part}] lacks {name!r}")
        return meaning

    def check(self) -> None:
        for part, names in self.parts.items():
            for name in names:
                if (part, name) not in self.used:
                    raise SystemExit(
                        f"tools/records.toml: [{self.game}.{part}] tells of {name!r}, which does not occur"
                    )


class Chapter:
    """The tables of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.box = import_module(f"{type(game).__module__.rpartition('.')[0]}.box")
        self.known: dict[str, Sequence[str]] = {
            name: value for name, value in vars(self.box).items() if _are_words(value)
        }
        self.lists = {called: self.known.pop(name) for name, called in LABELS.items() if name in self.known}
        if isinstance(title_of(game, 0), str):
            self.known["player"] = [str(title_of(game, seat)) for seat in range(game.seats[-1])]
        self.lists |= {"card": game.kinds} if "card" not in self.lists and "letter" not in self.lists else {}
        self.known |= self.lists
        self.words = texts.of_game(game.name).placed(places(game, game.resolve(game.seats[-1], {})))
        self.meanings = Meanings(game.name)
        self.seen = played(game, game.acts.types, game.events.types)

    def lines(self) -> Iterator[str]:
        for called, words in self.lists.items():
            yield f"What is called *{called}* below: {_listed(words)}."
            yield ""
        yield "#### Options"
        yield from self.options()
        yield "#### Random steps"
        yield from self.chances()
        yield "#### Acts"
        yield from self.acts()
        yield "#### Events"
        yield from self.events()
        yield "#### Positions and views"
        yield from self.positions()
        yield "#### Why an act is refused"
        yield from self.refusals()
        yield "#### The end of a game, from a position on"
        yield from ["", "```jsonl", *ending(self.game).splitlines(), "```", ""]
        self.meanings.check()

    def options(self) -> Iterator[str]:
        rows = [
            [f"`{one.name}`", self._default(one), _range(one, self.game.seats), self._option(one)]
            for one in self.game.options
        ]
        extra = [
            [f"`{name}`", "–", "an object", self.meanings.of("options", name)]
            for name in self.meanings.parts.get("options", {})
        ]
        yield from table("option | default | allowed | question", rows + extra)

    def _default(self, option: Option) -> str:
        values = [option.value(players) for players in self.game.seats]
        if all(value == values[0] for value in values):
            return f"`{canonical(values[0])}`"
        return ", ".join(
            f"{players} players: `{value}`" for players, value in zip(self.game.seats, values, strict=True)
        )

    def _option(self, option: Option) -> str:
        asked = self._said(f"option-{option.name.replace('.', '_')}-help")
        return f"{asked} (Came later.)" if option.came_later else asked

    def _said(self, message: str) -> str:
        return self.words.text("en", message)

    def chances(self) -> Iterator[str]:
        rows = [
            [f"`{step}`", self.seen.chances[step].told(self.known), self.meanings.of("chances", step)]
            for step in self.game.events.step_names
        ]
        yield from table("step | result | what and when", rows)

    def acts(self) -> Iterator[str]:
        rows = [
            [f"`{kind}`", self._parts(self.seen.acts[kind], COMMON), self._act(kind)] for kind in self.game.acts.types
        ]
        yield from table("act | fields | meaning", rows)

    def _act(self, kind: str) -> str:
        message = f"act-{kind}-help"
        return self._said(message) if self.words.has("en", message) else self.meanings.of("acts", kind)

    def _parts(self, shape: Shape, but: tuple[str, ...]) -> str:
        told = [
            f"`{name}`{'' if part.seen == shape.objects else '?'} {ACT if name == 'action' else part.told(self.known)}"
            for name, part in shape.fields.items()
            if name not in but
        ]
        return ", ".join(told) or "–"

    def events(self) -> Iterator[str]:
        rows: list[list[str]] = []
        for kind in self.game.events.types:
            private = self.seen.private.get(kind)
            whose = "to each seat its own" if kind in self.seen.shared else "to `player`"
            sealed = f"{whose}: {self._parts(private, ())}" if private is not None else "–"
            rows.append([f"`{kind}`", self._parts(self.seen.events[kind], ("type",)), sealed, self._event(kind)])
        yield from table("event | fields | private | for example", rows)

    def _event(self, kind: str) -> str:
        told = Wording(self.game, self.words, "en", NAMES, None).line(self.seen.first[kind])
        return told or self.meanings.of("events", kind)

    def positions(self) -> Iterator[str]:
        seen = self.seen
        own, spectator = dict(seen.own.rows()), dict(seen.spectator.rows())
        rows: list[list[str]] = []
        for path, shape in seen.position.rows():
            told = shape.told(self.known, flat=True)
            shown = [other[path].told(self.known, flat=True) if path in other else "–" for other in (own, spectator)]
            same = shown == [told, told]
            rows.append([f"`{path}`", told, *(["same", "same"] if same else shown), self.meanings.of("position", path)])
        for path, shape in seen.own.rows():
            if path not in dict(seen.position.rows()):
                rows.append(
                    [
                        f"`{path}`",
                        "–",
                        shape.told(self.known, flat=True),
                        spectator[path].told(self.known, flat=True) if path in spectator else "–",
                        self.meanings.of("position", path),
                    ]
                )
        yield from table("field | position | view of a seat | of a spectator | meaning", rows)

    def refusals(self) -> Iterator[str]:
        rows: dict[str, dict[str, list[str]]] = {}  # reason → rule → acts that it is about
        for cited, rule in self.game.booklet.items():
            kind, _, reason = cited.rpartition(":")
            rows.setdefault(reason, {}).setdefault(rule, []).extend([f"`{kind}`"] if kind else [])
        yield from table(
            "reason | rule of the booklet | what a player reads",
            [[f"`{reason}`", _cited(rules), self._said(f"refused-{reason}")] for reason, rules in rows.items()],
        )


def _cited(rules: dict[str, list[str]]) -> str:
    return ", ".join(f"{rule} ({', '.join(kinds)})" if kinds else rule for rule, kinds in rules.items())


def _are_words(value: object) -> TypeGuard[tuple[str, ...]]:
    return isinstance(value, tuple) and all(isinstance(item, str) for item in cast("tuple[object, ...]", value))


def _range(option: Option, seats: Sequence[int]) -> str:
    """What is allowed, in words."""
    match option:
        case Counts():
            return (
                f"object kind → number, {option.total} altogether, at least {option.enough} of {_listed(option.needed)}"
            )
        case Names():
            return f"object kind → object language → text of at most {option.longest} characters; kinds: {_listed(option.kinds)}"
        case Numbers():
            return (
                f"list of {option.fewest} to {option.most} integers {option.low} to {option.high} in steps of {option.step}"
                " that never fall"
            )
        case Text():
            return f"`null` or text of at most {option.longest} characters"
        case Letters():
            return f"`counts`: object letter → 0 to {option.most}, at least {option.fewest} cards; `red`: sorted list of letters"
        case _:
            few, many = (option.range(players).replace('"', "`") for players in (seats[0], seats[-1]))
            return many if few == many else f"{many}, as far as there are so many players"


def _listed(words: Iterable[str]) -> str:
    return " ".join(f"`{word}`" for word in words)


def table(head: str, rows: Iterable[list[str]]) -> Iterator[str]:
    columns = head.split(" | ")
    yield ""
    yield f"| {head} |"
    yield "|" + " --- |" * len(columns)
    for row in rows:
        yield "| " + " | ".join(" ".join(cell.split()) for cell in row) + " |"
    yield ""


def parts() -> dict[str, str]:
    """Everything on the page that is made, by the name of its place."""
    made = {"the beginning of a game": "```jsonl\n" + beginning(BUILT_IN["schnuff"], 3) + "```\n"}
    made["a scenario"] = f"```json\n{scenario(BUILT_IN['schnuff'])}\n```"
    for name, game in BUILT_IN.items():
        made[name] = "\n".join(Chapter(game).lines())
    return made


def filled(page: str) -> str:
    """The page with everything as it is now."""
    for name, text in parts().items():
        begin, end = f"<!-- {name}: made by tools/records_page.py -->", f"<!-- end of {name} -->"
        before, rest = page.split(begin)
        _, after = rest.split(end)
        page = f"{before}{begin}\n\n{text.strip()}\n\n{end}{after}"
    return page


if __name__ == "__main__":
    sys.exit(bring_up_to_date(PAGE, filled))
