"""Schnapp from Python: a table at which a game is played, by bots, by a program, or by whoever sits at a notebook.

What stands here and in `schnapp.__all__` is promised to stay: docs/promises.md.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import islice
from operator import index
from pathlib import Path
from typing import Any, cast

from rich.console import Group
from rich.text import Text

from .bots import roster
from .bots.bot import Bot
from .games import GAMES
from .lab.simulation import Turns, moves
from .lab.timetable import Timetable
from .table import record
from .table.canonical import Act, Entry, Json, text_of_anything
from .table.dealer import Dealer, stream
from .table.drawing import NAMES, drawn, texts_at
from .table.errors import BadRecord, SchnappError, Unknown
from .table.game import Game, usual_players
from .table.match import Match
from .table.notebook import Drawing
from .table.options import Value
from .table.record import Recorder
from .table.replay import follow
from .table.texts import LANGUAGES

Player = str | Bot | None
"""Who acts for a seat: a bot by its specification, a bot of your own, or None: you."""


class BadCall(SchnappError):
    """Something that was asked of a table and cannot be meant."""


def new(
    game: str,
    players: int | Sequence[str] | None = None,
    *,
    seed: int | str | None = None,
    options: dict[str, Any] | None = None,
    language: str = "en",
) -> Table:
    """Deal a new game.

    Parameters
    ----------
    game
        Its name, one of `schnapp.GAMES`.
    players
        How many play, or how they are called; without it four, or as near as the game comes to it.
    seed
        Equal seeds deal equal games, on every machine; without one nobody can foresee the deal.
    options
        What has been agreed, by the names of the options: `schnapp.GAMES["schnuff"].options`.
    language
        In which the table is drawn, "en" or "de".

    Raises
    ------
    SchnappError
        One sentence: there is no such game, it is not for so many, an option is unknown or has no such value.

    Examples
    --------
    >>> import schnapp
    >>> table = schnapp.new("schnuff", players=3, seed=1)
    >>> table.players
    ['Anna', 'Bert', 'Cleo']
    >>> schnapp.new("chess")
    Traceback (most recent call last):
        ...
    schnapp.table.errors.Unknown: there is no game "chess"; known are snatch-it, schnuff, snails, schnapp-land-fluss
    """
    found = _game(game)
    names = _names(usual_players(found) if players is None else players, found)
    chosen = {} if options is None else _copied(options, "options")
    sown = _sown(seed)
    match = Match.start(found, names, chosen, Dealer(stream(sown, "deal")))
    return Table(match, Recorder(match), sown, language)


def load(path: str | Path, *, seed: int | str | None = None, language: str = "en") -> Table:
    """The table at the end of a record, which has been compared with the rules line by line. It can be played on there.

    `seed` is that of the chance from here on; without one nobody can foresee it.

    Raises
    ------
    SchnappError
        One sentence: the line that is no record, or that parts from the rules.
    OSError
        There is no such file.

    Examples
    --------
    >>> import schnapp
    >>> table = schnapp.new("snatch-it", seed=1)
    >>> table.play("random", acts=5)
    >>> _ = open("game.jsonl", "w", encoding="utf-8").write(table.record())
    >>> schnapp.load("game.jsonl").view(None) == table.view(None)
    True
    """
    try:
        read = record.read(Path(path))
    except (TypeError, ValueError):
        raise BadCall(f"{path!r} is no file") from None
    match = follow(read, GAMES)
    recorder = Recorder(match, read.verbose)
    recorder.lines = [read.header, *({line.key: line.value} for line in read.lines)]
    sown = _sown(seed)
    match.dealer = Dealer(stream(sown, "deal"))
    match.dealer.telling = True
    return Table(match, recorder, sown, language)


def bot(spec: str, game: str) -> Bot:
    """A bot by its specification, to play with: `easy`, `greedy`, `flat:100`.

    Raises
    ------
    SchnappError
        One sentence: there is no such game, or no such bot in this game.

    Examples
    --------
    >>> import schnapp
    >>> table = schnapp.new("schnuff", players=2, seed=1)
    >>> table.play(schnapp.bot("greedy", "schnuff"))
    >>> table.over
    True
    """
    found = _game(game)
    return roster.bot(_text(spec, "a bot"), found.name)


class Table:
    """A game that is played here. `schnapp.new` deals one, `schnapp.load` reads one from its record.

    Seats are numbered from 0. Acts, events and views are what records are made of (docs/records.md): objects of JSON.

    Examples
    --------
    >>> import schnapp
    >>> table = schnapp.new("schnuff", players=3, seed=1)
    >>> table.play("random")
    >>> table.over, table.ranks, table.scores
    (True, [2, 1, 3], [0, 2, 0])
    """

    def __init__(self, match: Match, recorder: Recorder, seed: str, language: str) -> None:
        if _text(language, "a language") not in LANGUAGES:
            raise Unknown("language", language, LANGUAGES)
        self.match = match
        """The engine's own match; not promised to stay."""
        self.language = language
        self._recorder = recorder
        self._chances = [Dealer(stream(seed, f"seat {seat}")) for seat in range(len(match.players))]
        self._order = Dealer(stream(seed, "order"))

    # ---- what there is ---------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game: `name`, `seats` (a range: how many can play), `options`, `kinds` (of cards)."""
        return self.match.game

    @property
    def players(self) -> list[str]:
        """The names of the players, by seat."""
        return list(self.match.players)

    @property
    def options(self) -> dict[str, Value]:
        """Every option with the value that it has at this table."""
        return deepcopy(self.match.options)

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.match.over

    @property
    def to_act(self) -> list[int]:
        """The seats that the table waits for, ascending; none when the game is over."""
        return self.match.to_act()

    @property
    def ranks(self) -> list[int] | None:
        """By seat: 1 has won, equal ranks share a place. None until the game is over."""
        result = self.match.result()
        return None if result is None else result["ranks"]

    @property
    def scores(self) -> list[int] | None:
        """By seat, in the points that people count. None until the game is over."""
        result = self.match.result()
        return None if result is None else result["scores"]

    def legal(self, seat: int) -> list[Act]:
        """All acts that a seat may do now, sorted; none if it may do nothing. Raises SchnappError if there is no such seat.

        >>> import schnapp
        >>> schnapp.new("snatch-it", seed=1).legal(0)[0]
        {'type': 'lay', 'card': 'crawler_2'}
        """
        return self.match.legal(self._seat(seat))

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees, with None what whoever watches sees: the fields of the position, without what is hidden from them.
        Raises SchnappError if there is no such seat.

        >>> import schnapp
        >>> table = schnapp.new("schnuff", players=2, seed=1)
        >>> table.view(0)["hands"]
        [['number_1', 'number_3', 'number_3', 'number_3'], 4]
        >>> table.view(None)["hands"]
        [4, 4]
        """
        return self.match.view(None if seat is None else self._seat(seat))

    # ---- playing ---------------------------------------------------------------------------------------------------

    def act(self, act: Act, seat: int | None = None) -> list[Entry]:
        """Carry out an act; the chances and events up to the moment when somebody has to decide again.

        Parameters
        ----------
        act
            One out of `legal(seat)`, or a whole act as it stands in a record, which says itself who does it.
        seat
            Who does it. In a game with a clock it happens at the time of the act before it, unless it has its `t` (ms).

        Raises
        ------
        Refused
            The rules do not allow it: `reason` and the number of the `rule` in the booklet. Nothing has changed, but for
            timers of a game with a clock that were due before it.

        Examples
        --------
        >>> import schnapp
        >>> table = schnapp.new("schnuff", players=2, seed=1)
        >>> table.act({"type": "play", "card": "number_1"}, seat=0)[0]["event"]["type"]
        'played'
        """
        own = _copied(act, "an act")
        whole = own if seat is None else self.match.signed(self._seat(seat), own, own.get("t"))
        return deepcopy(self._played(whole))  # the record has its own

    def _played(self, whole: Act) -> list[Entry]:
        """With the timers that are due before it."""
        fired = self._carry_out(tick) if (tick := self.match.due(whole)) is not None else []
        return [*fired, *self._carry_out(whole)]

    def _carry_out(self, whole: Act) -> list[Entry]:
        idle = self.match.refusal(whole) is None and self.match.is_idle(whole)
        entries = self.match.act(whole)
        if not idle:
            self._recorder.act(whole, entries)
        return entries

    def play(self, players: Player | Sequence[Player], acts: int | None = None) -> None:
        """Let bots play: to the end, or until the table waits for somebody who is none.

        Parameters
        ----------
        players
            One bot for all seats, or one for each seat, in order: its specification ("easy", "greedy", "flat:100"), any object
            with the methods of `schnapp.Bot`, or None where you act yourself.
        acts
            Stop after so many.

        Raises
        ------
        SchnappError
            One sentence: there is no such bot in this game, there are not as many as seats; or the game does not come to an end.

        Examples
        --------
        >>> import schnapp
        >>> table = schnapp.new("schnuff", players=3, seed=1)
        >>> table.play([None, "greedy", "random"])
        >>> table.to_act
        [0]
        """
        if acts is not None and _number(acts, "acts") < 0:
            raise BadCall(f"{acts} acts cannot be played")
        for act in islice(self._acts(self._bots(players)), acts):
            self._played(act)

    def record(self) -> str:
        """Everything that has happened, as JSON Lines (docs/records.md): seeds and bots are not in it, hidden cards are."""
        return self._recorder.text()

    # ---- looking ---------------------------------------------------------------------------------------------------

    def show(self, seat: int | None = None, *, open_cards: bool = False) -> Drawing:
        """A drawing of the table as a seat sees it, without one as whoever watches does; `open_cards`: what every seat sees, one
        after the other. `print` it, or let a notebook show it. Raises SchnappError if there is no such seat.

        >>> import schnapp
        >>> print(schnapp.new("schnuff", players=2, seed=1).show(0))
        Round 1 · Count: 0 · 30 steps to gate 30 · clockwise
        ●───────────────┃30───────────────┃60───────────────┃90─
        Draw pile: 46 cards · Discard pile: still empty · Toll chest: empty
        ▶ Anna  10 chips  4 cards in hand
          Bert  10 chips  4 cards in hand  deals
        Hand:  1   3   3   3
        """
        words = texts_at(self.game, self.match.options)
        if not open_cards:
            return Drawing(drawn(self.match, None if seat is None else self._seat(seat), self.language, words))
        return Drawing(
            Group(
                *(
                    Group(Text(f"{name}\n", style="bold"), drawn(self.match, seat, self.language, words), "")
                    for seat, name in enumerate(self.match.players)
                )
            )
        )

    def __str__(self) -> str:
        return str(self.show())

    def _repr_html_(self) -> str:
        return self.show().html()

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _seat(self, seat: int) -> int:
        at = _number(seat, "a seat")
        if at not in range(len(self.match.players)):
            raise BadCall(f"there is no seat {seat}; at this table there are 0 to {len(self.match.players) - 1}")
        return at

    def _bots(self, players: Player | Sequence[Player]) -> list[Bot | None]:
        """Who acts for each seat."""
        seats = len(self.match.players)
        several = isinstance(players, Sequence) and not isinstance(players, str)
        each = list(cast("Sequence[Player]", players)) if several else [cast("Player", players)] * seats
        if len(each) != seats:
            named = "1 bot was" if len(each) == 1 else f"{len(each)} bots were"
            raise BadCall(f"{named} named, and {seats} sit at this table")
        if self.match.clock is not None and None in each:
            raise BadCall(f"{self.game.name} has a clock: here bots play in all seats, and people with schnapp play")
        found = [roster.bot(one, self.game.name) if isinstance(one, str) else one for one in each]
        for one in found:
            if one is not None and not (callable(getattr(one, "choose", None)) and not isinstance(one, type)):
                raise BadCall(f"{_short(one)} is no bot: it has no method choose")
        return found

    def _acts(self, bots: list[Bot | None]) -> Iterator[Act]:
        if self.match.clock is None:
            return moves(Turns(self.match, bots, self._chances, self._order))
        return moves(Timetable(self.match, [one for one in bots if one is not None], self._chances))


# ---- what is meant by what was given -----------------------------------------------------------------------------


def _game(name: str) -> Game:
    if _text(name, "a game") not in GAMES:
        raise Unknown("game", name, list(GAMES))
    return GAMES[name]


def _names(players: int | Sequence[str], game: Game) -> list[str]:
    """How players are called, also those whom nobody has named."""
    if isinstance(players, Sequence) and not isinstance(players, str | bytes):
        return [_text(name, "a player") for name in players]
    if isinstance(players, bool | str | bytes):
        raise BadCall(f"players must be a number or a list of names, not {_short(players)}")
    number = _number(players, "players")
    game.resolve(number, {})  # before so many are named
    return [*NAMES, *(f"Seat {seat}" for seat in range(len(NAMES), number))][:number]


def _sown(seed: int | str | None) -> str:
    return secrets.token_hex(32) if seed is None else _text(str(seed), "a seed")


def _text(given: object, what: str) -> str:
    """A text that can be written down."""
    if not isinstance(given, str):
        raise BadCall(f"{what} is named by a text, not by {_short(given)}")
    try:
        given.encode("utf-8")
    except UnicodeEncodeError:
        raise BadCall(f"{what} is named by a text, and {given!a} has half of a sign") from None
    return given


def _short(given: object) -> str:
    """How it looks, in one short line."""
    return repr(given).partition("\n")[0][:60]


def _number(given: object, what: str) -> int:
    try:
        return index(cast("int", given))
    except TypeError:
        raise BadCall(f"{what} must be a whole number, not {_short(given)}") from None


def _copied(given: Mapping[str, Json], what: str) -> dict[str, Any]:
    """What somebody has given, as a record would hold it: nobody changes it afterwards."""
    if not isinstance(cast("object", given), Mapping) or not all(isinstance(cast("object", key), str) for key in given):
        raise BadCall(f"{what} must be an object of JSON such as {{'type': 'draw'}}, not {_short(given)}")
    try:
        return record.value_of(text_of_anything(dict(given)).encode("utf-8"), 1)
    except BadRecord as error:
        raise BadCall(f"{what}: {error.why}") from None
    except UnicodeEncodeError as half:
        raise BadCall(f"{what}: {half.object[half.start]!a} is half of a sign, and no text") from None
    except (TypeError, ValueError, RecursionError) as error:
        raise BadCall(f"{what} cannot be written as JSON: {error}") from None
