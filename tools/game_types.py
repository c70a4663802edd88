"""Make `web/src/games/<game>/types.ts` from what the games declare of their positions, acts and events, and `offered.ts` beside
them from what a table can be, or check with `--check` that they are up to date."""

from __future__ import annotations

import inspect
import json
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from schnapp.bots.levels import LEVELS
from schnapp.games import BUILT_IN
from schnapp.table.acts import snake
from schnapp.table.declaration import (
    Form,
    Said,
    Seen,
    Struct,
    cases,
    hidden_as,
    names,
    open_to,
    seen_as,
    shown,
    there,
)
from schnapp.table.events import PRIVATE
from schnapp.table.game import Game
from schnapp.table.protocols import Titled
from schnapp.table.seating import title_of

TARGETS = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
HEAD = """// Made by tools/game_types.py from src/schnapp/games/{folder}. Do not edit: run `python tools/game_types.py`.
{imports}
"""
MOST = 40  # names that are listed: of more of them any text will do
LONGEST_ROW = 4  # of which each place is written
OFFERED = """// Made by tools/game_types.py. Do not edit: run `python tools/game_types.py`.
import type {{ GameInfo }} from "../wire";

/** How many can play, and how good bots can be. */
export type Offered = Pick<GameInfo, "seats" | "levels">;

const LEVELS = {levels};

/** The games that the page was built with: known before a server has said so. */
export const OFFERED: Record<string, Offered> = {{
{games}}};
"""
SHAPES = "export type Shapes = { view: View; act: Act; legal: Act; event: Event };\n"
PLAIN: dict[Any, str] = {int: "number", bool: "boolean", str: "string", type(None): "null"}
INDENT = "  "
PLURAL = re.compile(r".$")
SEEN_AS = {None: "", Form.BY_SEAT: "[]", Form.SEVERAL: "[]", Form.OWNED: "[][]"}


class Types:
    """The types of one game, as they are found."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.named: dict[str, str] = {}  # what is written, by its name
        self.aliases = dict(_aliases(game))

    def text(self) -> str:
        acts = {str(kind.__struct_config__.tag): kind for kind in self.game.acts.kinds}
        events = {str(kind.__struct_config__.tag): kind for kind in self.game.events.kinds}
        view = "".join(self.fields(record) for record in self.game.schema.records)
        viewer = either(*(_typed(title) for title in titles(self.game)), "null")
        remark = documentation("Whose eyes see it; null: those of a spectator.", INDENT)
        body = [
            record("View", f"{view}{remark}{INDENT}viewer: {viewer};\n", "What a seat is sent."),
            record("Acts", self.kinds(acts)),
            "export type Act = Tagged<Acts>;\n",
            record("Events", self.kinds(events), "As a seat is told of them: what is private is left out for others."),
            "export type Event = Tagged<Events>;\n",
            SHAPES,
        ]
        known = [text for _, text in self.aliases.values()]
        whole = "\n".join([*known, *self.named.values(), *body])
        imports = ['import type { Tagged } from "../../table/shapes";']
        if " Machine" in whole:
            imports.append('import type { Machine } from "../../wire";')
        folder = type(self.game).__module__.split(".")[-2]
        return HEAD.format(folder=folder, imports="\n".join(imports)) + "\n" + whole

    def kinds(self, kinds: Mapping[str, type[msgspec.Struct]]) -> str:
        """Acts or events, by their types."""
        return "".join(
            documentation(own_words(kind), INDENT) + f"{INDENT}{tag}: {{{self.line(kind)}}};\n"
            for tag, kind in kinds.items()
        )

    def line(self, kind: type[msgspec.Struct]) -> str:
        found = [f"{name}: {text}" for name, text in self.said_fields(kind)]
        return f" {'; '.join(found)} " if found else ""

    def fields(self, kind: type[Any]) -> str:
        return "".join(f"{INDENT}{name}: {text};\n" for name, text in self.said_fields(kind))

    def said_fields(self, kind: type[Any], *, sure: bool = False) -> Iterator[tuple[str, str]]:
        """Names and types; `sure`: the first of them is there."""
        hints = get_type_hints(kind, include_extras=True)
        named = zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True)
        for place, (name, attribute) in enumerate(named):
            said = Said.of(hints[attribute])
            mark = "?" if said.left_out or PRIVATE in said.remarks else ""
            yield name + mark, self.field(replace(said, optional=False) if sure and place == 0 else said)

    def field(self, said: Said) -> str:
        if (by := said.remark(shown)) is not None:
            return self.result(by.by)
        if (look := said.remark(seen_as)) is not None:
            return self.record(look.record) + SEEN_AS[said.remark(Form)]
        if said.remark(Form) is Form.BY_SEAT:
            part = Said.of(get_args(said.type)[0])
            return many(self.veiled(part, said))
        text = self.veiled(said, said)
        return either(text, "null") if said.remark(open_to) else text

    def veiled(self, said: Said, secret: Said) -> str:
        """What is left of it for those who do not see all of it; `secret` says who sees it."""
        text = self.whole(said)
        hidden = secret.remark(hidden_as)
        match secret.remark(Seen):
            case Seen.ONLY_COUNT:
                return "number"
            case Seen.TOP_AND_COUNT:
                card = self.whole(Said.of(get_args(said.type)[0]))
                return f"{{ count: number; top: {card} | null }}"
            case Seen.ONLY_OWNER:
                return either(text, "number" if hidden is None else quoted(hidden.sign))
            case _:
                return text

    def whole(self, said: Said) -> str:
        text = self.plain(said)
        return either(text, "null") if said.optional else text

    def plain(self, said: Said) -> str:
        form = said.remark(Form)
        if depends := said.remark(cases):
            records = dict.fromkeys(self.record(one, sure=True) for one in depends.records.values())
            return either(*records, "null")
        if (struct := said.struct()) is not None:
            return self.record(struct, sure=said.optional and said.remark(there) is None)
        if form is Form.SEAT:
            words = [one for one in get_args(said.type) if get_origin(one) is Literal]
            return either("number", *(quoted(value) for one in words for value in get_args(one)))
        if form in (Form.SEATS, Form.GROUPS):
            known = said.remark(names)
            one = self.word(known) if known else "number"
            return f"{one}[][]" if form is Form.GROUPS else f"{one}[]"
        if get_origin(said.type) is list:
            part = self.field(Said.of(get_args(said.type)[0]))
            length = next((meta.max_length for meta in said.remarks if isinstance(meta, Meta)), None) or MOST
            return f"[{', '.join([part] * length)}]" if length <= LONGEST_ROW else many(part)
        if get_origin(said.type) is dict:
            value = get_args(said.type)[1]
            return "Machine" if value is Any else f"Record<string, {self.field(Said.of(value))}>"
        if known := said.remark(names):
            return self.word(known)
        return self.simple(said.type)

    def simple(self, kind: Any) -> str:
        """A type without remarks."""
        if get_origin(kind) is Literal:
            return either(*map(quoted, get_args(kind)))
        if get_origin(kind) in (Union, UnionType):
            return either(*(self.field(Said.of(one)) for one in get_args(kind)))
        return PLAIN[kind]

    def result(self, function: Callable[..., Any]) -> str:
        """What a function of the game makes of it."""
        said = Said.of(get_type_hints(function, include_extras=True)["return"])
        return self.whole(said)

    def word(self, known: names) -> str:
        """One out of a list of names."""
        key = tuple(known.known)
        if key in self.aliases:
            return self.aliases[key][0]
        return union(key)

    def record(self, kind: type[Struct], *, sure: bool = False) -> str:
        """The name of a record."""
        fields = list(self.said_fields(kind, sure=sure))
        body = "".join(f"{INDENT}{name}: {text};\n" for name, text in fields)
        text = record(kind.__name__, body, own_words(kind))
        if self.named.setdefault(kind.__name__, text) == text:
            return kind.__name__
        return f"{{ {'; '.join(f'{name}: {one}' for name, one in fields)} }}"


def titles(game: Game) -> Iterator[int | str]:
    """What those who see a view are called: everybody who acts but the clock."""
    beside: Mapping[int, str] = game.titles if isinstance(game, Titled) else {}
    yield from (title_of(game, seat) for seat in range(game.seats[-1]))
    yield from (title for seat, title in beside.items() if seat >= game.seats[-1] and title != "clock")


def _typed(title: int | str) -> str:
    return "number" if isinstance(title, int) else quoted(title)


def _aliases(game: Game) -> Iterator[tuple[tuple[str, ...], tuple[str, str]]]:
    """What the modules of a game call its lists of names: the list → name and type."""
    package = type(game).__module__.rpartition(".")[0]
    found: set[tuple[str, ...]] = set()
    for module in ("position", "acts", "events"):
        for name, value in vars(sys.modules[f"{package}.{module}"]).items():
            if get_origin(value) is None or name.startswith("_") or name.isupper():
                continue
            said = Said.of(value)
            known = said.remark(names)
            if known is None or said.type is not str or said.optional or tuple(known.known) in found:
                continue
            found.add(tuple(known.known))
            yield tuple(known.known), (name, alias(name, tuple(known.known)))


def either(*types: str) -> str:
    """One of these; null comes last."""
    some = dict.fromkeys(one for text in types for one in members(text))
    return " | ".join(sorted(some, key="null".__eq__))


def union(known: tuple[str, ...]) -> str:
    return " | ".join(map(quoted, filter(None, known))) if len(known) <= MOST else "string"


def members(text: str) -> list[str]:
    """Of a union; what stands in brackets is one."""
    found: list[str] = []
    for part in text.split(" | "):
        if found and sum(map(found[-1].count, "({[<")) > sum(map(found[-1].count, ")}]>")):
            found[-1] += f" | {part}"
        else:
            found.append(part)
    return found


def alias(name: str, known: tuple[str, ...]) -> str:
    """A list of names: usable at run time, and as a type."""
    if len(known) > MOST:
        return f"export type {name} = string;\n"
    all_of_them = PLURAL.sub(lambda end: {"Y": "IES", "F": "VES"}.get(end[0], f"{end[0]}S"), snake(name).upper())
    return (
        f"export const {all_of_them} = [{', '.join(map(quoted, known))}] as const;\n"
        f"export type {name} = (typeof {all_of_them})[number];\n"
    )


def many(one: str) -> str:
    return f"({one})[]" if len(members(one)) > 1 else f"{one}[]"


def quoted(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def record(name: str, body: str, words: str | None = None) -> str:
    return f"{documentation(words)}export type {name} = {{\n{body}}};\n"


def own_words(kind: type[msgspec.Struct]) -> str | None:
    """What a declaration says of itself, if it says more than its own signature, and more than a number of the booklet."""
    doc = inspect.cleandoc(kind.__doc__ or "").partition("\n")[0]
    return doc if " " in doc and not doc.startswith(f"{kind.__name__}(") else None


def documentation(words: str | None, indent: str = "") -> str:
    return f"{indent}/** {words} */\n" if words else ""


def offered() -> str:
    """What is known of a table of each game before a server has said so."""
    named = {name if name.isidentifier() else json.dumps(name): list(game.seats) for name, game in BUILT_IN.items()}
    games = "".join(f"{INDENT}{name}: {{ seats: {seats}, levels: LEVELS }},\n" for name, seats in named.items())
    return OFFERED.format(levels=json.dumps(LEVELS), games=games)


def main() -> int:
    stale = 0
    texts = {f"{type(game).__module__.split('.')[-2]}/types.ts": Types(game).text() for game in BUILT_IN.values()}
    for name, text in {**texts, "offered.ts": offered()}.items():
        target = TARGETS / name
        if "--check" not in sys.argv[1:]:
            target.write_text(text, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != text:
            print(f"{target} does not match the declaration: run `python tools/game_types.py`", file=sys.stderr)
            stale = 1
    return stale


if __name__ == "__main__":
    raise SystemExit(main())
