"""The words people read: Fluent files in `texts/` of the table and of each game, and the rule that makes a log line.

Messages and arguments are stored, never finished text, so that a language can be switched at any moment. The browser
reads the same files and follows the same rule; docs/texts.md shows it as a table.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import TYPE_CHECKING, Any, cast
from unicodedata import category

from .errors import SchnappError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

    from .game import Game
    from .options import Option, Value

LANGUAGES = ("de", "en")
SEATS = ("player", "owner", "from", "to", "by", "first", "dealer", "revealer")
BY_SEAT = ("chips", "scores", "totals")
SEATED = ("slots",)
OPTIONAL = ("card", "cards", "hand", "field", "snail", "inactive", "word", "text", "vote")  # that may be missing
PLAIN = ("kind", "source", "effect", "cause", "back", "word", "text")  # no cards, even if a card is called so
A_SEAT = re.compile(r"p(\d+)")
A_SNAIL = re.compile(r"p(\d+)\.(\w+)")
HISSING = ("s", "ß", "x", "z")

Event = Mapping[str, Any]
Argument = str | int
Names = Mapping[str, Mapping[str, str]]  # kind → language → what a group calls it
Places = Mapping[str, str]  # machine name of a field → what people call it


class BadTexts(SchnappError, LookupError):
    """A file of texts that cannot be read."""


class Texts:
    """The table's words and, if a folder is given, a game's words over them. Files are read when first needed."""

    def __init__(
        self,
        folder: Path | None = None,
        names: Names | None = None,
        places: Places | None = None,
        inline: Mapping[str, str] | None = None,
    ) -> None:
        """`inline`: language → Fluent source that goes before all files."""
        own = Path(__file__).with_name("texts")
        self.folders = (own,) if folder is None else (folder, own)
        self.inline = inline or {}
        self.names: Names = names or {}
        self.places: Places = places or {}
        self._bundles: dict[str, FluentBundle] = {}

    def renamed(self, names: Names) -> Texts:
        """The same words at a table whose people have names of their own for some kinds of cards."""
        return type(self)(self.folders[0], names, self.places, self.inline) if names else self

    def placed(self, places: Places) -> Texts:
        """The same words over a board whose fields are called so."""
        return type(self)(self.folders[0], self.names, places, self.inline) if places else self

    def usual(self) -> Texts:
        """The same words without names of anybody's own."""
        return type(self)(self.folders[0], None, self.places, self.inline) if self.names else self

    def text(self, language: str, message: str, /, **arguments: Argument) -> str:
        """The message in this language. Raises LookupError if it or one of its arguments is missing."""
        bundle = self._bundle(language)
        if not bundle.has_message(message):
            raise LookupError(f"no text {message} in {language}")
        pattern = bundle.get_message(message).value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, cast("dict[str, Any]", arguments))
        if errors:
            raise LookupError(f"text {message} in {language}: {errors[0]}")
        return str(said)

    def has(self, language: str, message: str) -> bool:
        return self._bundle(language).has_message(message)

    def _bundle(self, language: str) -> FluentBundle:
        if language not in self._bundles:
            source = self.inline.get(language, "")
            self._bundles[language] = _bundle(language, source, self._files(language), self.names)
        return self._bundles[language]

    def source(self, language: str) -> str:
        """What the game itself says in this language, as Fluent: of two messages of one name the last one counts. "" if it does
        not speak it."""
        files = [folder / f"{language}.ftl" for folder in self.folders[:-1]]
        said = [file.read_text("utf-8") for file in files if file.exists()]
        return "\n".join(filter(None, [*said, dedent(self.inline.get(language, ""))]))

    def _files(self, language: str) -> list[Path]:
        """What is read for a language: what a game says goes before what the table says."""
        return [folder / f"{language}.ftl" for folder in self.folders]


class Makeshift(Texts):
    """The same words for a game that is still being written: what is missing is said in another language, or by its name.
    Raises BadTexts."""

    def text(self, language: str, message: str, /, **arguments: Argument) -> str:
        for spoken in (language, *LANGUAGES):
            try:
                return super().text(spoken, message, **arguments)
            except BadTexts:
                raise
            except LookupError:
                continue
        return message

    def has(self, language: str, message: str) -> bool:
        return any(super(Makeshift, self).has(spoken, message) for spoken in (language, *LANGUAGES))

    def _files(self, language: str) -> list[Path]:
        return [file for file in super()._files(language) if file.exists()]


@cache
def folder_of(game: Game) -> Path:
    """Where a game lies, with its words and its booklet."""
    return Path(str(sys.modules[type(game).__module__].__file__)).parent


@cache
def texts_of(game: Game) -> Texts:
    """The words of a game, and those of the table; what is missing is said in another language, or by its name."""
    inline = {"en": game.words} if isinstance(game.words, str) else game.words
    return Makeshift(folder_of(game) / "texts", inline=inline)


@cache
def in_folder(folder: Path) -> Texts:
    """The words of the game that lies in this folder."""
    return Texts(folder / "texts")


def of_game(name: str) -> Texts:
    """The words of the built-in game with this machine name, `snatch-it`."""
    return in_folder(Path(__file__).parents[1] / "games" / name.replace("-", "_"))


TABLE = Texts()


def text(language: str, message: str, /, **arguments: Argument) -> str:
    """One of the table's own messages."""
    return TABLE.text(language, message, **arguments)


def refusal(language: str, texts: Texts, reason: str, rule: str | None = None) -> str:
    """Why something was refused, in one sentence, with the number of the booklet's rule if it cites one."""
    sentence = texts.text(language, f"refused-{reason}")
    return sentence if rule is None else texts.text(language, "refused-with-rule", sentence=sentence, rule=rule)


def line(
    language: str, texts: Texts, event: Event, names: Sequence[str], viewer: int | None, kinds: Sequence[str]
) -> str:
    """The log line of an event as this viewer may see it: message `log-<type>` with `arguments`; "" if there is none."""
    message = f"log-{event['type']}"
    if not texts.has(language, message):
        return ""
    return texts.text(language, message, **arguments(language, texts, event, names, viewer, kinds))


def deed(
    language: str,
    texts: Texts,
    act: Event,
    names: Sequence[str],
    viewer: int | None,
    kinds: Sequence[str],
    **more: Argument,
) -> str:
    """An act one could choose, as a phrase: message `act-<type>-line` with `arguments` and what else it shows."""
    known = arguments(language, texts, act, names, viewer, kinds)
    return texts.text(language, f"act-{act['type']}-line", **{**known, **more})


def setting(language: str, texts: Texts, option: Option, value: Value, names: Sequence[str]) -> str:
    """The value of an option: message `option-<name>-<value>`, else `option-<name>-value` with `$value` and, for a seat,
    `$name`. Of a list, or of numbers or names by kind, `$value` is a list; null, and if there is nothing to list:
    `option-<name>-none`. A dot in a name is an underscore in the message."""
    listed = [] if value is None else _listed(language, texts, option.listed(value))
    word = "none" if listed == [] else str(value).lower()
    message = f"option-{option.name.replace('.', '_')}"
    if isinstance(value, str | int) and texts.has(language, f"{message}-{word}"):
        return texts.text(language, f"{message}-{word}")
    if listed == [] and texts.has(language, f"{message}-none"):
        return texts.text(language, f"{message}-none")
    seat = option.named_seat(value)
    name = names[seat] if 0 <= seat < len(names) else ""
    said = value if isinstance(value, str | int) else joined(language, texts, listed or [])
    return texts.text(language, f"{message}-value", value=said, name=name)


def _listed(language: str, texts: Texts, value: Value) -> list[str] | None:
    """A list, or numbers or names by kind, each as an item; None if there is but one value."""
    if isinstance(value, list):
        return [str(item) for item in value]
    if not isinstance(value, dict):
        return None
    usual = texts.usual()
    items: list[str] = []
    for kind, own in value.items():
        if own == 0:
            continue
        if isinstance(own, int):
            items.append(texts.text(language, "list-several", count=own, item=texts.text(language, f"kind-{kind}")))
        elif name := own.get(language):
            items.append(texts.text(language, "list-named", name=name, item=usual.text(language, f"kind-{kind}")))
    return items


def arguments(
    language: str, texts: Texts, event: Event, names: Sequence[str], viewer: int | None, kinds: Sequence[str]
) -> dict[str, Argument]:
    """The arguments of a log line, from the event's fields alone. Every field `f` but `type`, by its value:

    1. a seat: a field (`player owner from to by first dealer revealer`) with a number, or the word `p2` in any field: `$f` = the name,
       `$f_you` = "yes" if it is the viewer, else "no";
    2. a snail, `p2.scout`: `$f` = message `snail` (`_snail`), `$f_start` = the same at the start of a sentence, `$f_you`;
    3. a field of the board: `$f` = what people call it (`Texts.places`);
    4. a boolean: `$f` = "yes" or "no"; another number: itself;
    5. a kind, with or without a number (`rocket#1`), but not in the fields `kind source effect cause back word text`:
       `$f` = its name (`kind-<kind>`), `$f_type` = the kind up to its first "_"; another string: itself;
    6. a list of strings: each as above, a word without meaning as message `list-<f>` with `$item` if there is one; joined,
       equal ones counted (`list-several`) where the first of them stands;
    7. a list of numbers: if it has one for each seat (`chips scores totals`), it is read as the list of objects
       {"player", f}; else `$f` = the numbers, joined, and `$f_sum` = their sum;
    8. a list of objects: `$f` = for each the message `list-<f>` with the arguments of this rule, joined;
    9. an object with seats as keys, `slots`: `$f` = the names of the seats but the viewer's own, joined, `$f_you`;
    10. anything else (null, another object, a list of lists): no argument.

    Lists are joined by `list-next` and, before the last item, `list-last`; an empty one is `list-none`. In addition:
    `$count` = length of the list `cards`, unless the event has a field `count`;
    `$card_known`, and so for `cards hand field snail inactive word text vote` = "yes" if the event has that field and it
    is not null, else "no";
    if the event has `scores` (objects with `player` and `rank`) or `ranking` or `ranks` (ranks by seat): `$winners_count` =
    seats of rank 1, `$winners_you` = "yes" if the viewer is one of them, else "no", `$winners` = the names of the others,
    joined.
    """
    said: dict[str, Argument] = {f"{field}_known": _yes(event.get(field) is not None) for field in OPTIONAL}
    for field, value in event.items():
        if field == "type":
            continue
        if isinstance(value, bool):
            said[field] = _yes(value)
        elif isinstance(value, int) and field in SEATS:
            said |= {field: names[value], f"{field}_you": _yes(value == viewer)}
        elif isinstance(value, int):
            said[field] = value
        elif isinstance(value, str):
            said |= _word(language, texts, field, value, names, viewer, kinds)
        elif isinstance(value, Mapping) and field in SEATED:
            said |= _seated(language, texts, field, cast("Mapping[str, Any]", value), names, viewer)
        elif isinstance(value, list):
            items = cast("list[Any]", value)
            if field == "cards":
                said.setdefault("count", len(items))
            if field in BY_SEAT and all(isinstance(item, int) for item in items):
                items = _by_seat(field, items)
            if all(isinstance(item, str) for item in items):
                listed = [_item(language, texts, field, item, names, viewer, kinds) for item in items]
                said[field] = joined(language, texts, _counted(language, texts, listed))
            elif all(isinstance(item, int) for item in items):
                said |= {field: joined(language, texts, [str(item) for item in items]), f"{field}_sum": sum(items)}
            elif all(isinstance(item, Mapping) for item in items):
                parts = [arguments(language, texts, item, names, viewer, kinds) for item in items]
                said[field] = joined(language, texts, [texts.text(language, f"list-{field}", **p) for p in parts])
    if first := _first(event):
        said |= _winners(language, texts, first, names, viewer)
    return said


def snail(language: str, texts: Texts, id: str, names: Sequence[str], viewer: int | None, start: bool = False) -> str:
    """A snail in words: "Annas Späher", or to its owner "dein Späher", at the start of a sentence "Dein Späher"."""
    player, role = id[1:].split(".")
    owner = names[int(player) - 1]
    return texts.text(
        language,
        "snail",
        owner=owner,
        you=_yes(int(player) - 1 == viewer),
        role=role,
        hiss=_yes(owner.lower().endswith(HISSING)),
        start=_yes(start),
    )


def _word(
    language: str, texts: Texts, field: str, value: str, names: Sequence[str], viewer: int | None, kinds: Sequence[str]
) -> dict[str, Argument]:
    """The arguments of a field with a string."""
    if seat := A_SEAT.fullmatch(value):
        number = int(seat[1]) - 1
        return {field: names[number], f"{field}_you": _yes(number == viewer)}
    if own := A_SNAIL.fullmatch(value):
        spoken = {start: snail(language, texts, value, names, viewer, start) for start in (False, True)}
        return {field: spoken[False], f"{field}_start": spoken[True], f"{field}_you": _yes(int(own[1]) - 1 == viewer)}
    if value in texts.places:
        return {field: texts.places[value]}
    if value in kinds and field not in PLAIN:
        kind = value.partition("#")[0]
        return {field: texts.text(language, f"kind-{kind}"), f"{field}_type": kind.split("_")[0]}
    return {field: value}


def _item(
    language: str, texts: Texts, field: str, value: str, names: Sequence[str], viewer: int | None, kinds: Sequence[str]
) -> str:
    """A string in a list."""
    told = _word(language, texts, field, value, names, viewer, kinds)
    if len(told) == 1 and told[field] == value and texts.has(language, f"list-{field}"):
        return texts.text(language, f"list-{field}", item=value)
    return str(told[field])


def joined(language: str, texts: Texts, items: Sequence[str]) -> str:
    """ "A, B und C"."""
    if not items:
        return texts.text(language, "list-none")
    whole = items[0]
    for place, item in enumerate(items[1:], start=2):
        whole = texts.text(language, "list-last" if place == len(items) else "list-next", head=whole, tail=item)
    return whole


def _counted(language: str, texts: Texts, items: Sequence[str]) -> list[str]:
    counts = {item: items.count(item) for item in items}
    return [
        item if count == 1 else texts.text(language, "list-several", count=count, item=item)
        for item, count in counts.items()
    ]


def _by_seat(field: str, values: Sequence[Any]) -> list[Any]:
    return [{"player": seat, field: value} for seat, value in enumerate(values)]


def _seated(
    language: str, texts: Texts, field: str, value: Mapping[str, Any], names: Sequence[str], viewer: int | None
) -> dict[str, Argument]:
    """The arguments of an object with seats as keys."""
    seats = [int(seat) for seat in value]
    others = joined(language, texts, [names[seat] for seat in seats if seat != viewer])
    return {field: others, f"{field}_you": _yes(viewer in seats)}


def _first(event: Event) -> list[int]:
    """The seats of rank 1 of an event that ranks them."""
    scores: Any = event.get("scores")
    if isinstance(scores, list) and all(isinstance(score, Mapping) for score in cast("list[Any]", scores)):
        return [score["player"] for score in cast("list[Event]", scores) if score["rank"] == 1]
    return [seat for seat, rank in enumerate(event.get("ranking", event.get("ranks", ()))) if rank == 1]


def _winners(
    language: str, texts: Texts, first: Sequence[int], names: Sequence[str], viewer: int | None
) -> dict[str, Argument]:
    others = joined(language, texts, [names[seat] for seat in first if seat != viewer])
    return {"winners": others, "winners_you": _yes(viewer in first), "winners_count": len(first)}


def _yes(whether: bool) -> str:
    return "yes" if whether else "no"


def _bundle(language: str, source: str, files: Sequence[Path], names: Names) -> FluentBundle:
    from fluent.runtime import FluentBundle  # here, because it is half of what start-up would cost

    if language not in LANGUAGES:
        raise LookupError(f"no texts in {language}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(_parsed(dedent(source), "the words of the game"))
    for file in files:
        bundle.add_resource(_read(file))
    bundle.add_resource(_names(language, names), allow_overrides=True)
    return bundle


@cache
def _read(file: Path) -> Resource:
    return _parsed(file.read_text("utf-8"), str(file))


def _parsed(source: str, where: str) -> Resource:
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    resource = FluentResource(source)
    if junk := next((item for item in resource.body if isinstance(item, Junk)), None):
        raise BadTexts(f"{where} cannot be read at: {(junk.content or '').splitlines()[0]}")
    return resource


def _names(language: str, names: Names) -> Resource:
    """A group's own names as messages. What people typed is put in as it is, never read as Fluent."""
    from fluent.syntax.ast import Identifier, Message, Pattern, Resource, TextElement

    said: dict[str, str] = {}
    for kind, own in names.items():
        if name := own.get(language):
            said |= {f"kind-{kind}": name, f"kind-{kind}-short": _short(name)}
    return Resource([Message(Identifier(message), Pattern([TextElement(text)])) for message, text in said.items()])


def _short(name: str) -> str:
    """What stands in the corner of a renamed card: its first two letters."""
    letters = [sign for sign in name if category(sign)[0] in "LN"]
    return "".join(letters[:2]) or name
