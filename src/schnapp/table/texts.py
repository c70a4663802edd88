"""The words people read: Fluent files in `texts/` of the table and of each game. The browser reads the same files.

Messages and arguments are stored, never finished text, so that a language can be switched at any moment.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import TYPE_CHECKING
from unicodedata import category

from .errors import SchnappError
from .numerals import NUMERALS

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

    from .bundle import Bundle
    from .game import Game
    from .options import Option, Value

LANGUAGES = tuple(NUMERALS)
OURS = Path(__file__).parents[1]  # whose words are known to be sound

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
        self._bundles: dict[str, Bundle] = {}

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
        if message not in bundle:
            raise LookupError(f"no text {message} in {language}")
        try:
            return bundle.text(message, arguments)
        except LookupError as error:
            raise LookupError(f"text {message} in {language}: {error}") from None

    def has(self, language: str, message: str) -> bool:
        return message in self._bundle(language)

    def _bundle(self, language: str) -> Bundle:
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


@dataclass(frozen=True, slots=True)
class Spoken:
    """Words in one language."""

    words: Texts
    language: str

    def __call__(self, message: str, /, **arguments: Argument) -> str:
        """The message. Raises LookupError if it or one of its arguments is missing."""
        return self.words.text(self.language, message, **arguments)


class Makeshift(Texts):
    """The same words for a game that is still being written: what is missing is said in another language, or by its name, a card
    by its own. Raises BadTexts."""

    def text(self, language: str, message: str, /, **arguments: Argument) -> str:
        for spoken in (language, *LANGUAGES):
            try:
                return super().text(spoken, message, **arguments)
            except BadTexts:
                raise
            except LookupError:
                continue
        return message.removeprefix("kind-")

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


def setting(language: str, texts: Texts, option: Option, value: Value, names: Sequence[str]) -> str:
    """The value of an option: message `option-<name>-<value>`, else `option-<name>-value` with `$value` and, for a seat,
    `$name`, for a span of time in ms `$seconds`. Of a list, or of numbers or names by kind, `$value` is a list; null, and if there is nothing to list:
    `option-<name>-none`; where there are no words, the value itself. A dot in a name is an underscore in the message."""
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
    if not texts.has(language, f"{message}-value"):
        return name or str(said)
    seconds = _seconds(language, value) if option.name.endswith("_ms") and isinstance(value, int) else ""
    return texts.text(language, f"{message}-value", value=said, name=name, seconds=seconds)


def _seconds(language: str, ms: int) -> str:
    """A span as people read it."""
    return f"{ms / 1000:g}".replace(".", "," if language == "de" else ".")


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


def joined(language: str, texts: Texts, items: Sequence[str]) -> str:
    """ "A, B und C"."""
    if not items:
        return texts.text(language, "list-none")
    whole = items[0]
    for place, item in enumerate(items[1:], start=2):
        whole = texts.text(language, "list-last" if place == len(items) else "list-next", head=whole, tail=item)
    return whole


def several(language: str, texts: Texts, items: Sequence[str]) -> list[str]:
    """Equal ones counted, where the first of them stands."""
    counts = {item: items.count(item) for item in items}
    return [
        item if count == 1 else texts.text(language, "list-several", count=count, item=item)
        for item, count in counts.items()
    ]


def yes(whether: bool) -> str:
    """How messages tell what is so from what is not."""
    return "yes" if whether else "no"


def _bundle(language: str, source: str, files: Sequence[Path], names: Names) -> Bundle:
    from .bundle import Bundle  # here, because not every command says something

    if language not in LANGUAGES:
        raise LookupError(f"no texts in {language}; there are {', '.join(LANGUAGES)}")
    bundle = Bundle(language)
    bundle.add(_names(language, names))
    bundle.add(_parsed(dedent(source), "the words of the game"))
    for file in files:
        if file.is_relative_to(OURS):
            bundle.add_unread(_source(file))
        else:
            bundle.add(_read(file))
    return bundle


@cache
def _source(file: Path) -> str:
    return file.read_text("utf-8")


@cache
def _read(file: Path) -> Resource:
    return _parsed(_source(file), str(file))


def _parsed(source: str, where: str) -> Resource:
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk

    resource = FluentParser(with_spans=False).parse(source)
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
