"""What the tables of one server voted on: words that no list has, with their votes, for the host to review.

Nothing here counts until the host has accepted it. The file has one JSON object a line, sorted, and is meant to be read:

    {"accepted":false,"category":"animal","language":"de","no":0,"word":"Okapikalb","yes":3}
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeGuard

from schnapp.words.categories import CATEGORIES, LANGUAGES
from schnapp.words.referee import judge
from schnapp.words.spelling import key
from schnapp.words.verdict import Verdict

Place = tuple[str, str, str]
"""Language, category, and the key of the word: spellings of one word are one entry."""
FIELDS = {"language": str, "category": str, "word": str, "yes": int, "no": int, "accepted": bool}


class BadOverlay(ValueError):
    """A file that is no overlay: the line and what is wrong with it."""


class NotRemembered(LookupError):
    """A word that nobody voted on."""


@dataclass(frozen=True)
class Voted:
    """One word with all votes there were on it, summed over games."""

    language: str
    category: str
    word: str
    yes: int
    no: int
    accepted: bool = False

    def line(self) -> str:
        return json.dumps(self.__dict__, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


class Overlay:
    """The remembered words of one server."""

    def __init__(self, words: Iterable[Voted] = ()) -> None:
        self._words: dict[Place, Voted] = {_place(each.category, each.language, each.word): each for each in words}

    # ---- what the server does ----------------------------------------------------------------------------------

    def remember(self, category: str, language: str, word: str, accepts: int, rejects: int) -> Voted:
        """Add the votes of one claim. The first spelling stays."""
        place = _place(category, language, word)
        known = self._words.get(place) or Voted(language, category, word.strip(), 0, 0)
        self._words[place] = replace(known, yes=known.yes + accepts, no=known.no + rejects)
        return self._words[place]

    def verdict(self, category: str, language: str, word: str) -> Verdict | None:
        """Accepted, if the host has accepted it; else nothing."""
        known = self._words.get(_place(category, language, word))
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
        """From now on this word counts. Raises NotRemembered."""
        place = self._known(category, language, word)
        self._words[place] = replace(self._words[place], accepted=True)
        return self._words[place]

    def forget(self, category: str, language: str, word: str) -> Voted:
        """As if nobody had ever voted on it. Raises NotRemembered."""
        return self._words.pop(self._known(category, language, word))

    def _known(self, category: str, language: str, word: str) -> Place:
        place = _place(category, language, word)
        if place not in self._words:
            raise NotRemembered(f'nobody voted on "{word}" ({language}, {category})')
        return place

    # ---- the file ----------------------------------------------------------------------------------------------

    @classmethod
    def read(cls, file: Path) -> Overlay:
        """The overlay in a file; an empty one if there is none yet. Raises BadOverlay."""
        if not file.exists():
            return cls()
        lines = file.read_text(encoding="utf-8").splitlines()
        return cls(_voted(line, f"{file}:{number}") for number, line in enumerate(lines, 1) if line.strip())

    def write(self, file: Path) -> None:
        """Replace the file at once, so that a crash leaves the old one or the new one."""
        lines = sorted(each.line() for each in self._words.values())
        new = file.with_name(f"{file.name}.new")
        new.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        os.replace(new, file)


def _place(category: str, language: str, word: str) -> Place:
    return language, category, key(word, language)


def _voted(line: str, where: str) -> Voted:
    try:
        said: object = json.loads(line)
    except ValueError as error:
        raise BadOverlay(f"{where}: not JSON: {error}") from None
    if not _is_object(said) or said.keys() != FIELDS.keys():
        raise BadOverlay(f"{where}: must be an object with {', '.join(sorted(FIELDS))}")
    for name, kind in FIELDS.items():
        if type(said[name]) is not kind:
            raise BadOverlay(f"{where}: {name} must be a {kind.__name__}")
    if said["language"] not in LANGUAGES or said["category"] not in CATEGORIES:
        raise BadOverlay(f"{where}: there is no {said['language']} {said['category']}")
    return Voted(**said)


def _is_object(value: object) -> TypeGuard[dict[str, Any]]:
    return isinstance(value, dict)
