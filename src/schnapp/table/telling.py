"""A record in words: the log line of everything that happened, all cards face up, one moment for each act."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from .events import visible
from .texts import Texts
from .wording import Wording

if TYPE_CHECKING:
    from .canonical import Act
    from .game import Game
    from .record import Record


@dataclass(slots=True)
class Moment:
    """An act and what came of it. The first moment is the deal and has no act. `lines` may be none: some acts are not told."""

    act: Act | None
    lines: list[str] = field(default_factory=list[str])


def told(
    record: Record, game: Game, language: str, texts: Texts, names: Sequence[str], spelling: bool = False
) -> Iterator[Moment]:
    """`spelling`: what has no words is said field by field. Raises LookupError if the game lacks a text."""
    words = Wording(game, texts, language, names, None, spelling)
    moment = Moment(None)
    for each in record.lines:
        if each.key == "act":
            yield moment
            moment = Moment(cast("Act", each.value))
        elif each.key == "event" and (said := words.line(_open(each.value))):
            moment.lines.append(said)
    yield moment


def _open(event: Any) -> Mapping[str, Any]:
    """What one player alone has seen is open here; what each has seen otherwise stays away, because a line holds only one."""
    private: Mapping[str, Any] = event.get("private", {})
    return visible(event, next(iter(private))) if len(private) == 1 else visible(event, None)
