"""What the tables of one server voted on: words that no list has, with their votes, for the host to review.

Nothing here counts until the host has accepted it. A file of it has one JSON object a line and is meant to be read:

    {"accepted":false,"category":"animal","language":"de","no":0,"word":"Okapikalb","yes":3}
    {"category":"animal","forgotten":true,"language":"de","word":"Okapikalb"}

The lines on one word are added up in their order: votes, that the host accepts it, that it is as if nobody had voted. So a
file grows at its end (`Ledger`), and one line a word says the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Self, TypeGuard

from schnapp.whole import write_whole
from schnapp.words.categories import CATEGORIES, LANGUAGES
from schnapp.words.referee import judge
from schnapp.words.spelling import key
from schnapp.words.verdict import Verdict

Place = tuple[str, str, str]
"""Language, category, and the key of the word: spellings of one word are one entry."""
FIELDS = {"language": str, "category": str, "word": str, "yes": int, "no": int, "accepted": bool}
WORDS = 20_000  # so many are remembered; of others nothing is, until the host has forgotten some
BEGINNINGS = b'{"accepted":', b'{"category":'  # of the two kinds of lines
FORGOTTEN = {"language": str, "category": str, "word": str, "forgotten": bool}


class BadOverlay(ValueError):
    """A file that is no overlay: the line and what is wrong with it."""


class NotRemembered(LookupError):
    """A word that nobody voted on."""

    @classmethod
    def of(cls, category: str, language: str, word: str) -> Self:
        return cls(f'nobody voted on "{word}" ({language}, {category})')


@dataclass(frozen=True)
class Voted:
    """One word with votes on it: all there were, or those that a line adds."""

    language: str
    category: str
    word: str
    yes: int
    no: int
    accepted: bool = False

    def line(self) -> str:
        return _line(self.__dict__)


@dataclass(frozen=True)
class Forgotten:
    """A word of which all that was said before is void."""

    language: str
    category: str
    word: str

    def line(self) -> str:
        return _line({**self.__dict__, "forgotten": True})


Line = Voted | Forgotten


class Overlay:
    """The remembered words of one server."""

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self._words: dict[Place, Voted] = {}
        for line in lines:
            self.take(line)

    def __len__(self) -> int:
        return len(self._words)

    def take(self, line: Line) -> None:
        """One more line. The first spelling stays."""
        place = place_of(line.category, line.language, line.word)
        if isinstance(line, Forgotten):
            self._words.pop(place, None)
            return
        known = self._words.get(place)
        self._words[place] = line if known is None else _sum(known, line)

    # ---- what the server does ----------------------------------------------------------------------------------

    def remember(self, category: str, language: str, word: str, accepts: int, rejects: int) -> Voted:
        """Add the votes of one claim: the line that does it."""
        line = Voted(language, category, word.strip(), accepts, rejects)
        self.take(line)
        return line

    def knows(self, line: Line) -> bool:
        return place_of(line.category, line.language, line.word) in self._words

    def verdict(self, category: str, language: str, word: str) -> Verdict | None:
        """Accepted, if the host has accepted it; else nothing."""
        known = self._words.get(place_of(category, language, word))
        return Verdict("accept", "voted", "overlay") if known and known.accepted else None

    def judge(self, word: str, category: str, language: str) -> Verdict:
        """The referee's verdict; what he does not accept the overlay may."""
        found = judge(word, category, language)
        return found if found.answer == "accept" else self.verdict(category, language, word) or found

    # ---- what the host does ------------------------------------------------------------------------------------

    def words(self) -> list[Voted]:
        """All of them: those to be decided first, of these the ones with the clearest votes."""
        return sorted(self._words.values(), key=lambda each: (each.accepted, each.no - each.yes, each.line()))

    def accept(self, category: str, language: str, word: str) -> Voted:
        """From now on this word counts: the line that does it. Raises NotRemembered."""
        known = self._words[self._known(category, language, word)]
        line = replace(known, yes=0, no=0, accepted=True)
        self.take(line)
        return line

    def forget(self, category: str, language: str, word: str) -> Forgotten:
        """As if nobody had ever voted on it: the line that does it. Raises NotRemembered."""
        known = self._words[self._known(category, language, word)]
        line = Forgotten(known.language, known.category, known.word)
        self.take(line)
        return line

    def _known(self, category: str, language: str, word: str) -> Place:
        place = place_of(category, language, word)
        if place not in self._words:
            raise NotRemembered.of(category, language, word)
        return place

    # ---- the file ----------------------------------------------------------------------------------------------

    @classmethod
    def read(cls, file: Path) -> Overlay:
        """The overlay in a file; an empty one if there is none yet. Raises BadOverlay."""
        return cls(lines_in(file.read_bytes(), file)[0] if file.exists() else ())

    def write(self, file: Path) -> None:
        """Replace the file at once, one line a word, sorted: a crash leaves the old one or the new one."""
        write_whole(file, "".join(sorted(f"{each.line()}\n" for each in self._words.values())))


def lines_in(text: bytes, file: Path, before: int = 0) -> tuple[list[Line], int]:
    """The lines of (the rest of) a file, and how many bytes they are. Raises BadOverlay.

    A crash can have torn the last one: it is left out. `before`: lines that stand before these.
    """
    found: list[Line] = []
    for number, line in enumerate(text.splitlines(keepends=True), before + 1):
        try:
            if line.strip():
                found.append(line_of(line, f"{file}:{number}"))
        except BadOverlay:
            if not _is_torn(line):
                raise
            return found, len(text) - len(line)
    return found, len(text)


def _is_torn(line: bytes) -> bool:
    """The beginning of a line of ours, without its end? Anything else was written by somebody else."""
    if line.endswith((b"\n", b"}")):
        return False
    return any(line.startswith(begin) or begin.startswith(line) for begin in BEGINNINGS)


def line_of(line: bytes, where: str) -> Line:
    """Raises BadOverlay."""
    try:
        said: object = json.loads(line.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadOverlay(f"{where}: is not UTF-8") from None
    except (ValueError, RecursionError) as error:
        raise BadOverlay(f"{where}: not JSON: {error}") from None
    forgotten = _is_object(said) and "forgotten" in said
    fields: dict[str, type] = FORGOTTEN if forgotten else FIELDS
    if not _is_object(said) or said.keys() != fields.keys():
        raise BadOverlay(f"{where}: must be an object with {', '.join(sorted(fields))}")
    for name, kind in fields.items():
        if type(said[name]) is not kind:
            raise BadOverlay(f"{where}: {name} must be a {kind.__name__}")
    if said["language"] not in LANGUAGES or said["category"] not in CATEGORIES:
        raise BadOverlay(f"{where}: there is no {said['language']} {said['category']}")
    if forgotten:
        return Forgotten(said["language"], said["category"], said["word"])
    return Voted(**said)


def _sum(known: Voted, line: Voted) -> Voted:
    return replace(known, yes=known.yes + line.yes, no=known.no + line.no, accepted=known.accepted or line.accepted)


def _line(fields: dict[str, Any]) -> str:
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def place_of(category: str, language: str, word: str) -> Place:
    """Where all spellings of a word are one."""
    return language, category, key(word, language)


def _is_object(value: object) -> TypeGuard[dict[str, Any]]:
    return isinstance(value, dict)
