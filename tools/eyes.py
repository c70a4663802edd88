"""Writes what learners see of compiled games as code, and the hash of it by which a search tells where a seat stands: the sights of
a declaration → `rules/eye.pxd`, which becomes a part of the compiled state (`schnapp.building.eyes`).

`Eye` in `schnapp.table.eye` says the same at every look, and so does the uncompiled build; `tests/rl/test_builds.py` compares.

    python -m tools.eyes           write
    python -m tools.eyes --check   exit 1 if one is out of date
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from schnapp.pure import prefer_source  # noqa: E402

prefer_source()  # what is compiled may be older than the text

from schnapp.games import GAMES  # noqa: E402
from schnapp.rl.setting import Setting  # noqa: E402
from schnapp.table.cells import Cells  # noqa: E402
from schnapp.table.eye import hashed_together  # noqa: E402
from schnapp.table.protocols import Searched  # noqa: E402
from schnapp.table.seeing import Guard, If, Show, Sight  # noqa: E402
from tools.generated import bring_up_to_date  # noqa: E402

HEAD = """# Made by tools/eyes.py from position.py: a part of state.pxd.
{hashing}from schnapp.table.observer cimport relative

cdef enum:
    MARK = {mark:#x}  # of the declaration

"""
HASHING = "from schnapp.table.hashing cimport BLANK, hash_combine\n"
PAGE = '''
cdef inline void seen({state} table, int seat, int players, int room, short *into) noexcept:
    """What a seat sees of what is declared, into zeros; `room`: the length of rows that not every table has alike."""
    cdef int i, j, k, v, of, shift
    cdef unsigned int bits
'''
HASH = '''

cdef inline unsigned long long fingerprint({state} table, int seat) noexcept:
    """A hash of what a seat sees, but for its hand."""
    cdef int i, j, k, v, of
    cdef unsigned long long print_ = BLANK
'''


@dataclass(frozen=True)
class Place:
    """Where a loop is: a number alone, or a seat and one of those that it has."""

    of: str
    each: int = 1

    def flat(self) -> str:
        """Counted through."""
        return self.of if self.each == 1 else f"({self.of} * {self.each} + k)"

    def number(self, cells: Cells) -> str:
        """A field of the table at this place."""
        if not cells.shape:
            return f"table.{cells.name}"
        if len(cells.shape) == 1:
            return f"table.{cells.name}[{self.flat()}]"
        return f"table.{cells.name}[{self.of}][k]"

    def row(self, cells: Cells, within: int, deep: str) -> str:
        """One of several numbers at this place."""
        if len(cells.shape) == 2 and self.each == 1:
            return f"table.{cells.name}[{self.of}][{deep}]"
        if self.of == "0":
            return f"table.{cells.name}[{deep}]"
        return f"table.{cells.name}[{self.flat()} * {within} + {deep}]"


class Page:
    """The code of one game."""

    def __init__(self, name: str) -> None:
        self.lines: list[str] = []
        self.before: tuple[Guard, ...] = ()
        self.kinds: dict[tuple[int, ...], str] = {}
        self.setting = Setting(name, GAMES[name].seats[-1], {})
        eye = self.setting.observer.eye
        self.mark = eye.mark
        self.starts: dict[str, str] = {}
        start, rooms = 0, 0
        sights = {sight.name: sight for sight in eye.sights}
        for part in eye.fields:
            self.starts[part.name] = f"{start} + {rooms} * room" if rooms else str(start)
            if sights[part.name].rows.varies:
                rooms += sights[part.name].width
            else:
                start += part.size
        self.state = type(self.setting.empty).__name__
        for key, group in groupby(sorted(eye.sights, key=case_of), key=case_of):
            self.case(key, list(group))
        self.seeing, self.lines = self.lines, []
        if isinstance(GAMES[name], Searched):
            for group in hashed_together(eye.sights):
                self.hashed(group)
        self.hashing = self.lines

    def text(self) -> str:
        """The page."""
        tables = "".join(
            f"    static const signed char {name}[] = {{{', '.join(map(str, alike))}}};\n"
            for alike, name in self.kinds.items()
        )
        declared = "".join(f"    const signed char {name}[{len(alike)}]\n" for alike, name in self.kinds.items())
        kinds = f'cdef extern from *:\n    """\n{tables}    """\n{declared}' if tables else ""
        return (
            HEAD.format(mark=self.mark, hashing=HASHING if self.hashing else "")
            + kinds
            + PAGE.format(state=self.state)
            + "\n".join(self.seeing)
            + "\n"
            + (
                HASH.format(state=self.state) + "\n".join([*self.hashing, "    return print_", ""])
                if self.hashing
                else ""
            )
        )

    def add(self, depth: int, line: str) -> None:
        self.lines.append("    " * depth + line)

    def case(self, key: tuple[str, int], sights: list[Sight]) -> None:
        """What is shown in some cases, or always."""
        name, values = key
        depth = 1
        if name:
            self.add(1, f"if {values:#x} >> table.{name} & 1:")
            depth = 2
        of_seats = [sight for sight in sights if sight.rows.each and not sight.rows.own]
        for (_, loop), group in groupby((sight for sight in sights if sight not in of_seats), key=loop_of):
            if loop:
                self.add(depth, loop)
            for sight in group:
                self.single(depth + bool(loop), sight)
        if not of_seats:
            return
        self.add(depth, "for shift in range(players):")
        self.add(depth + 1, "of = seat + shift if seat + shift < players else seat + shift - players")
        for each, group in groupby(sorted(of_seats, key=each_of), key=each_of):
            inner = depth + 1
            if each > 1:
                self.add(inner, f"for k in range({each}):")
                inner += 1
            i = "shift" if each == 1 else f"(shift * {each} + k)"
            for sight in group:
                self.shown(inner, sight, Place("of", each), i)

    def single(self, depth: int, sight: Sight) -> None:
        """What is of no seat, or of the observer's alone."""
        rows = sight.rows
        if rows.own:
            self.shown(depth, sight, Place("seat", rows.each), "k" if rows.each > 1 else "0")
        elif loop_of(sight)[1]:
            self.shown(depth, sight, Place("i"), "i")
        else:
            self.shown(depth, sight, Place("0"), "0")

    def shown(self, depth: int, sight: Sight, place: Place, i: str) -> None:
        """One place of something, if it is there and shown."""
        there = " and ".join(self.there(sight, place))
        secret = any(guard.secrecy is not None for guard in sight.rows.guards)
        plain = sight.show in (Show.COPY, Show.BITS) or (
            sight.show is Show.NUMBER and not sight.turned and not sight.alike
        )
        if plain and sight.width == 1 and there and not secret:
            value = self.value(sight, place)
            self.add(depth, f"into[{self.to(sight, i)}] = <short> ({value}) & -<short> ({there})")
            return
        if sight.show is Show.HIDDEN and sight.rows.guards == self.before:  # it has just been asked
            there = " and ".join(self.there(sight, place, asked=True))
            self.add(depth, f"elif {there}:" if there else "else:")
            depth += 1
        elif there:
            self.add(depth, f"if {there}:")
            depth += 1
        self.before = sight.rows.guards
        self.write(depth, sight, place, i)

    def there(self, sight: Sight, place: Place, *, asked: bool = False, whole: bool = False) -> Iterator[str]:
        """On what it depends; `asked`: who sees it is known; `whole`: also what its own number tells."""
        for guard in sight.rows.guards:
            if guard.secrecy is not None and asked:
                continue
            if guard.secrecy is not None:
                sees = self.sees(sight, place)
                yield f"not ({sees})" if sight.show is Show.HIDDEN else f"({sees})"
            elif guard.cells is not None and guard.when is If.BIT:
                yield f"(table.{guard.cells.name} >> {place.flat()} & 1)"
            elif guard.cells is not None and guard.when is not If.CASE:
                told = guard.cells is sight.cells and guard.when is If.SOME and sight.show in (Show.HOT, Show.NUMBER)
                if told and not whole:
                    continue
                yield f"({place.number(guard.cells)} {'>' if guard.when is If.POSITIVE else '>='} 0)"

    def sees(self, sight: Sight, place: Place) -> str:
        """Does the viewer see it?"""
        (secrecy,) = (guard.secrecy for guard in sight.rows.guards if guard.secrecy is not None)
        own = f"{place.number(sight.rows.owner)} == seat" if sight.rows.owner is not None else f"{place.of} == seat"
        if secrecy.cells is None:
            ways: list[str] = []
            if secrecy.owner is not None:
                ways.append(f"({own} and table.{secrecy.owner.name} == {secrecy.owners})")
            if secrecy.everybody is not None:
                ways.append(f"table.{secrecy.everybody.name} == {secrecy.everybodys}")
            return " or ".join(ways)
        number = place.number(secrecy.cells)
        if secrecy.up is not None:
            return f"{own} or {number} < 0 or table.{secrecy.up.name} >> {number} & 1"
        return f"{own} or {number} < 0 or not {secrecy.secret:#x} >> {number} & 1"

    def to(self, sight: Sight, i: str, deep: str = "") -> str:
        """Where it goes."""
        parts = [self.starts[sight.name]]
        if i != "0":
            parts.append(i if sight.width == 1 else f"{sight.width} * {i}")
        return " + ".join(filter(None, [*parts, deep]))

    def value(self, sight: Sight, place: Place) -> str:
        """A single number that is not looked at closer."""
        assert sight.cells is not None
        if sight.show is Show.BITS:
            return f"table.{sight.cells.name} >> {place.flat()} & 1"
        return place.number(sight.cells) + " + 1" * (sight.show is Show.NUMBER)

    def kind(self, sight: Sight, number: str) -> str:
        """What cards are alike."""
        if not sight.alike:
            return number
        return f"{self.kinds.setdefault(sight.alike, f'KIND_{len(self.kinds)}')}[{number}]"

    def hashed(self, group: list[tuple[int, Sight]]) -> None:
        """What stands at the same places as a part of the hash: see `Eye.fingerprint`."""
        sight = group[0][1]
        rows, depth, place, i = sight.rows, 1, Place("0"), "0"
        name, values = case_of(sight)
        if name:
            self.add(depth, f"if {values:#x} >> table.{name} & 1:")
            depth += 1
        if rows.each:
            place, i = Place("seat" if rows.own else "of", rows.each), "seat" if rows.own else "of"
            if not rows.own:
                self.add(depth, "for of in range(table.players):")
                depth += 1
            if rows.each > 1:
                self.add(depth, f"for k in range({rows.each}):")
                depth, i = depth + 1, f"({i} * {rows.each} + k)"
        elif rows.height is not None or rows.room > 1:
            place, i = Place("i"), "i"
            assert sight.cells is not None
            room = f"table.{rows.height.name}" if rows.height else sight.cells.length if rows.varies else rows.room
            self.add(depth, f"for i in range({room}):")
            depth += 1
        if guards := " and ".join(self.there(sight, place, whole=True)):
            self.add(depth, f"if {guards}:")
            depth += 1
        for number, each in group:
            self.mixed(depth, number, each, place, i)

    def mixed(self, depth: int, number: int, sight: Sight, place: Place, i: str) -> None:
        """The numbers of a place, as the state has them."""
        cells, beside, width = sight.cells, sight.beside, sight.width
        assert cells is not None, f"{sight.name}: {sight.show.name}"
        match sight.show:
            case Show.COUNTS:
                assert beside is not None
                self.add(depth, f"for j in range({place.number(beside)}):")
                value, at = f"{place.row(cells, sight.within, 'j')} + 1", f"{i} * {sight.within} + j"
                depth += 1
            case Show.TOP:
                assert beside is not None
                self.add(depth, f"v = {place.number(beside)} - 1")
                self.add(depth, "if v >= 0:")
                value, at = f"{place.row(cells, sight.within, 'v')} + 1", i
                depth += 1
            case Show.COPY | Show.BITS if width > 1:
                self.add(depth, f"for j in range({width}):")
                value, at = place.row(cells, width, "j"), f"{i} * {width} + j"
                if sight.show is Show.BITS:
                    value = f"table.{cells.name} >> {place.flat()} * {width} + j & 1"
                depth += 1
            case Show.BITS:
                value, at = self.value(sight, place), i
            case Show.COPY:
                value, at = place.number(cells), i
            case Show.HOT | Show.NUMBER:
                value, at = f"{place.number(cells)} + 1", i
            case Show.THERE | Show.HIDDEN:
                value, at = f"{place.number(cells)} >= 0", i
            case _:
                raise NotImplementedError(f"{sight.name}: {sight.show.name}")
        self.add(depth, f"v = {value}")
        self.add(depth, "if v:")
        where = "" if at == "0" else f"({at}) << 16 | "
        self.add(depth + 1, f"print_ = hash_combine(print_ + {number}, {where}v & 0xFFFF)")

    def write(self, depth: int, sight: Sight, place: Place, i: str) -> None:
        """The numbers of a place."""
        cells, beside, width = sight.cells, sight.beside, sight.width
        assert cells is not None, f"{sight.name}: {sight.show.name}"
        match sight.show:
            case Show.COPY if width == 1:
                self.add(depth, f"into[{self.to(sight, i)}] = {place.number(cells)}")
            case Show.COPY:
                self.add(depth, f"for j in range({width}):")
                self.add(depth + 1, f"into[{self.to(sight, i, 'j')}] = {place.row(cells, width, 'j')}")
            case Show.BITS if width == 1:
                self.add(depth, f"into[{self.to(sight, i)}] = {self.value(sight, place)}")
            case Show.BITS:
                self.add(depth, f"bits = table.{cells.name} >> {place.flat()} * {width}")
                self.add(depth, f"for j in range({width}):")
                self.add(depth + 1, f"into[{self.to(sight, i, 'j')}] = bits >> j & 1")
            case Show.HOT | Show.NUMBER | Show.TOP:
                self.name(depth, sight, place, i)
            case Show.COUNTS:
                assert beside is not None
                card = self.kind(sight, place.row(cells, sight.within, "j"))
                self.add(depth, f"for j in range({place.number(beside)}):")
                self.add(depth + 1, f"into[{self.to(sight, i, card)}] += 1")
            case Show.THERE | Show.HIDDEN:
                self.add(depth, f"into[{self.to(sight, i)}] = {place.number(cells)} >= 0")
            case _:
                raise NotImplementedError(f"{sight.name}: {sight.show.name}")

    def name(self, depth: int, sight: Sight, place: Place, i: str) -> None:
        """One of some names, by kinds and counted from the own seat on."""
        cells, beside, width = sight.cells, sight.beside, sight.width
        assert cells is not None
        if beside is not None:
            self.add(depth, f"v = {place.number(beside)} - 1")
            self.add(depth, "if v >= 0:")
            self.add(depth + 1, f"v = {place.row(cells, sight.within, 'v')}")
        else:
            self.add(depth, f"v = {place.number(cells)}")
        turned = sight.turned
        if width == 1 and not turned and not sight.alike:
            self.add(depth, f"into[{self.to(sight, i)}] = v + 1")
            return
        limit = f" and v < {width}" if turned and width > 1 else ""
        if turned:
            each = f" * {turned}" if turned > 1 else ""
            self.add(depth, f"v = relative(v, seat{each}, players{each})")
        self.add(depth, f"if v >= 0{limit}:")
        kind = self.kind(sight, "v")
        if width == 1:
            self.add(depth + 1, f"into[{self.to(sight, i)}] = {kind} + 1")
        else:
            self.add(depth + 1, f"into[{self.to(sight, i, kind)}] = 1")


def case_of(sight: Sight) -> tuple[str, int]:
    """The field on whose values it depends, and these; ("", 0): it does not."""
    for guard in sight.rows.guards:
        if guard.when is If.CASE and guard.cells is not None:
            return guard.cells.name, guard.values
    return "", 0


def loop_of(sight: Sight) -> tuple[str, str]:
    """The loop over the places of what is of no seat, "": there is only one; long ones stand alone, so that compilers make
    vectors of them."""
    rows = sight.rows
    if rows.own:
        return "", f"for k in range({rows.each}):" if rows.each > 1 else ""
    if rows.height is not None:
        return "", f"for i in range(table.{rows.height.name}):"
    if rows.room == 1:
        return "", ""
    return sight.name, f"for i in range({'room' if rows.varies else rows.room}):"


def each_of(sight: Sight) -> int:
    return sight.rows.each


def made() -> Iterable[tuple[Path, str]]:
    """Every page that is made here, and what it says."""
    for name, game in GAMES.items():
        folder = ROOT / "src" / type(game).__module__.rpartition(".")[0].replace(".", "/")
        if folder.is_dir():
            yield folder / "rules" / "eye.pxd", Page(name).text()


def main() -> int:
    late = 0
    for path, text in made():
        if not path.exists():
            path.touch()
        late |= bring_up_to_date(path, lambda _, text=text: text)
    return late


if __name__ == "__main__":
    sys.exit(main())
