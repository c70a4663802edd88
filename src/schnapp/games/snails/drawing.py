"""A table of Snails drawn as text, from a view: what a player may see, and nothing else.

The map has a box for each field: its name and level and what lies there, below it who stands there. Rows lie as on the
board, each half a field off the next. On a narrow screen boxes shrink and grow taller, and a map that still does not fit
is drawn in parts, from left to right, so that nothing is ever cut off. The fields of the water are known from the names that `words` has for all fields.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.text import Text

from schnapp.table.canonical import View
from schnapp.table.drawing import facts, held, labelled, named, people
from schnapp.table.texts import Spoken, Texts

from . import box, cards

WIDE = 10  # characters of a field where there is room; a row is half of that off the next
GROUND = ("on grey11", "black on khaki1", "black on dark_sea_green3", "black on grey74")  # by level
TEAMS = ("red3", "blue3", "dark_green", "dark_orange3")
SIGNS: dict[str, str] = dict(zip(box.ROLES, "♛♟◎✚", strict=True))
SHELL, HIDDEN, NOTHING = "@", "▒", "–"
MARKERS = {"damage": "!", "fire": "*", "mine": "x", "dynamite": "d"}


def picture(view: View, names: Sequence[str], language: str, words: Texts) -> RenderableType:
    """The whole table: where the game stands, the map, every player, the viewer's hand."""
    say = Spoken(words, language)
    parts: list[RenderableType] = [_standing(view, names, say), _Map(view, words)]
    legend = " · ".join(f"{SIGNS[role]} {say(f'role-{role}')}" for role in box.ROLES)
    parts.append(Text(f"{say('drawing-legend')}\n{legend}", style="dim"))
    parts.append(people(row for seat, name in enumerate(names) for row in _player(view, seat, name, say)))
    if view["viewer"] is not None:
        hand = [_card(card, say) for card in view["players"][view["viewer"]]["hand"]]
        parts.append(labelled(say("zone-hand"), hand))
    return Group(*parts)


def _standing(view: View, names: Sequence[str], say: Spoken) -> Text:
    start = names[int(view["start_player"][1:]) - 1]
    if view["round"] == 0:
        said = [say("drawing-setup", name=start)]
    else:
        index = view["contamination"]
        said = [say("drawing-standing", round=view["round"], name=start, index=index)]
    deck, discard = view["deck"], len(view["discard"])
    said.append(say("drawing-piles", deck=deck, discard=discard))
    return facts(said)


# ---- the map ---------------------------------------------------------------------------------------------------------


class _Map:
    """All fields, in the width that there is."""

    def __init__(self, view: View, words: Texts) -> None:
        self.view = view
        self.names = {_axial(field): name for field, name in words.places.items()}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        across = [2 * q + r for q, r in self.names]  # in halves of a field
        if not across:
            return
        left, right = min(across), max(across)
        narrowest = max(self._heading(field)[0].cell_len for field in self.names) + 1
        width = max(narrowest, min(WIDE, 2 * options.max_width // (right - left + 2)))
        part = max(1, 2 * options.max_width // width - 1)  # so many halves fit side by side
        for start in range(left, right + 1, part):
            yield self._part(start, start + part, width)

    def _part(self, left: int, right: int, width: int) -> Text:
        """The fields between these halves."""
        drawn = Text(no_wrap=True, end="")
        for row in sorted({r for _, r in self.names}):
            line = sorted((q, r) for q, r in self.names if r == row and left <= 2 * q + r < right)
            boxes = [self._box(field, width) for field in line]
            for texts in zip_longest(*boxes):
                below = Text()
                for (q, r), said in zip(line, texts, strict=True):
                    below.append(" " * ((2 * q + r - left) * width // 2 - below.cell_len))
                    below.append_text(_boxed(said or Text(), width, self._ground((q, r))))
                drawn.append_text(below).append("\n")
        return drawn

    def _box(self, field: tuple[int, int], width: int) -> list[Text]:
        """What is written on a field, at least two lines."""
        heading, markers = self._heading(field)
        if heading.cell_len + 1 + len(markers) < width:
            heading.append(f" {markers}")
            markers = ""
        things = [*map(Text, markers), *self._crowd(field)]
        return [heading, *(_flowing(things, width - 1) or [Text()])]

    def _heading(self, field: tuple[int, int]) -> tuple[Text, str]:
        """The name of a field and its level, and its markers: `B3 2` and `!*`."""
        found = self.view["board"].get(_machine(field))
        if found is None:
            return Text(f"{self.names[field]} ~", style="blue"), ""
        markers = "".join(sign * found[marker] for marker, sign in MARKERS.items())
        return Text(f"{self.names[field]} {found['stack']}"), markers

    def _crowd(self, field: tuple[int, int]) -> Iterator[Text]:
        """Who stands there: `1♛`, `2◎@`."""
        snails: Mapping[str, Any] = self.view["snails"]
        here = [id for id in snails if snails[id]["field"] == _machine(field)]
        return (_snail(id, snails[id]["shell"]) for id in sorted(here, key=box.SNAILS.index))

    def _ground(self, field: tuple[int, int]) -> str:
        found = self.view["board"].get(_machine(field))
        return GROUND[found["stack"] if found else 0]


def _axial(field: str) -> tuple[int, int]:
    q, r = field.split(",")
    return int(q), int(r)


def _machine(field: tuple[int, int]) -> str:
    return f"{field[0]},{field[1]}"


def _flowing(things: Iterable[Text], width: int) -> list[Text]:
    """Side by side, and what has no room below."""
    lines: list[Text] = []
    for thing in things:
        if not lines or lines[-1].cell_len + thing.cell_len > width:
            lines.append(Text())
        lines[-1].append_text(thing)
    return lines


def _boxed(said: Text, width: int, ground: str) -> Text:
    """Something on its ground, with a gap to the next field."""
    said.pad_right(width - 1 - said.cell_len)
    said.stylize_before(ground)
    return said.append(" ")


def _snail(id: str, shell: bool) -> Text:
    player, role = id[1:].split(".")
    return Text(f"{player}{SIGNS[role]}{SHELL if shell else ''}", style=f"bold {TEAMS[int(player) - 1]}")


# ---- the players -----------------------------------------------------------------------------------------------------


def _player(view: View, seat: int, name: str, say: Spoken) -> Iterator[list[RenderableType]]:
    """A row, and another one for a programme."""
    id = box.player_id(seat)
    player = view["players"][id]
    on_turn = view["turn"] and view["turn"]["player"] == id
    signs = ("▶" if on_turn else " ") + ("★" if id == view["start_player"] else " ")
    yield [
        named(f"{signs}{seat + 1}", name, own=id == view["viewer"]),
        say(f"faction-{player['faction']}") if player["faction"] else NOTHING,
        _team(view, seat),
        held(player["hand"], say),
        facts(_remarks(view, id, say)),
    ]
    if player["slots"]:
        yield [Text(""), say("drawing-plan"), _orders(player), _slots(player, say)]


def _team(view: View, seat: int) -> Text:
    """Every living snail with its health."""
    own = [id for id in box.SNAILS[4 * seat : 4 * seat + 4] if id in view["snails"]]
    if not own:
        return Text(NOTHING)
    drawn = Text()
    for id in own:
        snail = view["snails"][id]
        drawn.append(f"{SIGNS[id.split('.')[1]]}{SHELL if snail['shell'] else ''}{snail['health']} ")
    return drawn


def _orders(player: Mapping[str, Any]) -> Text:
    """The snail that acts and the one in reserve, as far as they are known."""
    drawn: list[str] = []
    for order in ("active", "inactive"):
        id = player[order]
        drawn.append(NOTHING if id is None else HIDDEN if id == "?" else SIGNS[id.split(".")[1]])
    return Text("/".join(drawn))


def _slots(player: Mapping[str, Any], say: Spoken) -> Text:
    drawn = Text()
    for number, slot in enumerate(player["slots"], 1):
        said = HIDDEN if slot["card"] == "?" else _slot(slot["card"], say)
        style = "bold" if slot["state"] == "revealed" else "strike" if slot["state"].startswith("skipped") else ""
        drawn.append(f"{number}:", style="dim").append(said, style=style).append(" ")
    return drawn


def _slot(card: str | None, say: Spoken) -> str:
    return NOTHING if card is None else say(f"kind-{cards.kind(card)}-short")


def _remarks(view: View, id: str, say: Spoken) -> list[str]:
    """What else is to be said of a player."""
    player = view["players"][id]
    if any(id in group for group in view["eliminated"]):
        return [say("drawing-out")]
    said: list[str] = []
    if player["faction_card"] in ("hand", "slot", "with_player"):
        said.append(say("drawing-faction-card", where=player["faction_card"]))
    if player["ability_used"]:
        said.append(say("drawing-ability-used"))
    if player["aim"]:
        aim = player["aim"]
        said.append(say("drawing-aim", rerolls=aim["rerolls"], slot=aim["slot"]))
    return said


def _card(card: str, say: Spoken) -> Text:
    return Text(f" {say(f'kind-{cards.kind(card)}')} ", style="black on grey82")
