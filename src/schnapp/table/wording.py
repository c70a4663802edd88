"""What happens in a game and what could be done, in words: the rule that makes a log line of an event.

The browser follows the same rule; docs/texts.md shows it as a table.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from .grid import grid
from .meanings import BELONGING, BY_SEAT, KIND, PLACE, PLAIN, SEAT, SEATS, Fields, Meaning, meanings_of
from .protocols import Speaking
from .seating import actor_of, seat_of, title_of
from .texts import Argument, Texts, joined, several, yes

if TYPE_CHECKING:
    from .game import Game

Record = Mapping[str, Any]
SHOUTED = re.compile("[A-Z_]{2,}")


@dataclass(frozen=True, slots=True)
class Wording:
    """The words of a game, for one reader: `viewer` is a seat, None a spectator."""

    game: Game
    texts: Texts
    language: str
    names: Sequence[str]
    viewer: int | None
    spelling: bool = False  # what has no words is said field by field, as the page does it for guests

    def line(self, event: Record) -> str:
        """The log line of an event as this viewer may see it: message `log-<type>` with `arguments`; if there is none,
        it is spelled, or ""."""
        message = f"log-{event['type']}"
        if not self.texts.has(self.language, message):
            return self.spelled(event) if self.spelling else ""
        return self._text(message, **self.arguments(event, meanings_of(self.game).events.get(event["type"], {})))

    def spelled(self, event: Record) -> str:
        """What has no words of its own: "Nominated: player Bot 1, suit H"."""
        said = self.arguments(event, meanings_of(self.game).events.get(event["type"], {}))
        told = ", ".join(f"{plain(field)} {said[field]}" for field in event if field in said)
        called = plain(event["type"])
        return f"{called[:1].upper()}{called[1:]}" + (f": {told}" if told else "")

    def phrase(self, act: Record, **more: Argument) -> str:
        """An act one could choose, as a phrase: message `act-<type>-line` with `arguments` and what else it shows."""
        known = self.arguments(act, meanings_of(self.game).acts.get(act["type"], {}))
        return self._text(f"act-{act['type']}-line", **{**known, **more})

    def arguments(self, record: Record, fields: Fields) -> dict[str, Argument]:
        """The arguments of a log line, from the event alone and from what its fields are declared as. Every field `f` but
        `type`, by what it stands for:

        1. a boolean: `$f` = "yes" or "no";
        2. a player, by number or by name: `$f` = what people call them, `$f_you` = "yes" if it is the viewer, else "no";
        3. what belongs to a player: `$f` = what the game calls it (`Speaking`), `$f_start` = the same at the start of a
           sentence, `$f_you`;
        4. a field of the board: `$f` = what people call it (`Texts.places`); a place of a grid as on a chess board;
        5. a kind, with or without a number (`rocket#1`): `$f` = its name (`kind-<kind>`), `$f_type` = the kind up to its
           first "_". A string in a field that is not declared stands for one if there is such a kind;
        6. any other number or string: itself;
        7. a list of strings: each as above, one that stands for nothing as message `list-<f>` with `$item` if there is one;
           joined, equal ones counted (`list-several`) where the first of them stands;
        8. a list of numbers: if it has one for each seat, and there is a message `list-<f>`, it is read as the list of objects
           {"player", f}; else `$f` = the numbers, joined, and `$f_sum` = their sum;
        9. a list of objects: `$f` = for each the message `list-<f>` with the arguments of this rule, joined;
        10. some seats, in a list or as the keys of an object: `$f` = their names but the viewer's own, joined, `$f_you`;
        11. anything else (null, another object, a list of lists): no argument.

        Lists are joined by `list-next` and, before the last item, `list-last`; an empty one is `list-none`. In addition:
        `$f_known` for every field that is declared or there = "yes" if it is there and not null, else "no";
        `$count` = length of the list `cards`, unless there is a field `count`;
        of a list of objects with `player` and `rank`, or a list `ranks` or `ranking` by seat: `$winners_count` = seats of
        rank 1, `$winners_you` = "yes" if the viewer is one of them, else "no", `$winners` = the names of the others, joined.
        """
        known = {field: record.get(field) is not None for field in (*fields, *record) if field != "type"}
        said: dict[str, Argument] = {f"{field}_known": yes(whether) for field, whether in known.items()}
        for field, value in record.items():
            if field == "type":
                continue
            meaning = fields.get(field, SEAT if field == actor_of(self.game) else KIND)
            said |= self._field(field, value, meaning)
        if "count" not in record and isinstance(cards := record.get("cards"), list):
            said["count"] = len(cast("list[Any]", cards))
        if first := self._first(record):
            said |= {**self._seats("winners", first), "winners_count": len(first)}
        return said

    def _field(self, field: str, value: Any, meaning: Meaning) -> dict[str, Argument]:
        if isinstance(value, bool):
            return {field: yes(value)}
        if meaning == SEATS and isinstance(value, list | Mapping):
            return self._seats(field, [int(seat) for seat in cast("list[int] | Record", value)])
        if isinstance(value, list):
            return self._list(field, cast("list[Any]", value), meaning)
        return self._single(field, value, meaning) if isinstance(value, int | str) else {}

    def _single(self, field: str, value: Argument, meaning: Meaning) -> dict[str, Argument]:
        """The arguments of a field with a number or a string."""
        game, texts, belongings = self.game, self.texts, meanings_of(self.game).belongings
        seat = seat_of(game, value) if meaning == SEAT else None
        if seat is not None and seat < len(self.names):  # no leader who has no seat
            return {field: self.names[seat], f"{field}_you": yes(seat == self.viewer)}
        if isinstance(value, int):
            return {field: meaning.name(value) if isinstance(meaning, grid) else value}
        if meaning == BELONGING and isinstance(game, Speaking) and value in belongings:
            called = {
                start: game.called(value, self.names, self.viewer, self.language, texts, start=start)
                for start in (False, True)
            }
            own = yes(belongings[value] == self.viewer)
            return {field: called[False], f"{field}_start": called[True], f"{field}_you": own}
        if meaning == PLACE:
            return {field: texts.places.get(value, value)}
        if meaning == KIND and value in game.kinds:
            kind = value.partition("#")[0]
            return {field: self._text(f"kind-{kind}"), f"{field}_type": kind.partition("_")[0]}
        return {field: value}

    def _list(self, field: str, items: list[Any], meaning: Meaning) -> dict[str, Argument]:
        if all(isinstance(item, str) for item in items):
            return {
                field: self._joined(several(self.language, self.texts, [self._item(field, i, meaning) for i in items]))
            }
        if meaning == BY_SEAT and self.texts.has(self.language, f"list-{field}"):
            meaning = {"player": SEAT, field: PLAIN}
            items = [{"player": title_of(self.game, seat), field: item} for seat, item in enumerate(items)]
        if all(isinstance(item, int) for item in items):
            said = [str(self._single(field, item, meaning)[field]) for item in items]
            return {field: self._joined(said), f"{field}_sum": sum(items)}
        if not all(isinstance(item, Mapping) for item in items):
            return {}
        parts = meaning if isinstance(meaning, Mapping) else {}
        return {field: self._joined([self._text(f"list-{field}", **self.arguments(item, parts)) for item in items])}

    def _item(self, field: str, value: str, meaning: Meaning) -> str:
        """A string in a list."""
        told = self._single(field, value, meaning)
        if told == {field: value} and self.texts.has(self.language, f"list-{field}"):
            return self._text(f"list-{field}", item=value)
        return str(told[field])

    def _seats(self, field: str, seats: Sequence[int]) -> dict[str, Argument]:
        others = [self.names[seat] for seat in seats if seat != self.viewer]
        return {field: self._joined(others), f"{field}_you": yes(self.viewer in seats)}

    def _first(self, record: Record) -> list[int]:
        """The seats of rank 1 of an event that ranks them."""
        for value in record.values():
            if isinstance(value, list) and value and all(map(_is_ranked, cast("list[Any]", value))):
                return [
                    seat_of(self.game, each["player"]) or 0 for each in cast("list[Record]", value) if each["rank"] == 1
                ]
        return [seat for seat, rank in enumerate(record.get("ranks", record.get("ranking", ()))) if rank == 1]

    def _joined(self, items: Sequence[str]) -> str:
        return joined(self.language, self.texts, items)

    def _text(self, message: str, /, **arguments: Argument) -> str:
        return self.texts.text(self.language, message, **arguments)


def plain(name: str) -> str:
    """A machine name as people write it: `turned_up` is "turned up", PLAY is "play"."""
    return (name.lower() if SHOUTED.fullmatch(name) else name).replace("_", " ")


def _is_ranked(value: Any) -> bool:
    return isinstance(value, Mapping) and "player" in value and "rank" in value
