"""Schnapp from Python: a table at which a game is played, by bots, by a program, or by whoever sits at a notebook.

What stands here and in `schnapp.__all__` is promised to stay: docs/promises.md.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, cast

from rich.console import Group
from rich.text import Text

from .bots.bot import Bot
from .bots.roster import bot
from .games import GAMES
from .lab.simulation import Turns, moves
from .lab.timetable import Timetable
from .table import record
from .table.canonical import Act, Entry
from .table.dealer import Dealer, stream
from .table.drawing import NAMES, drawn, texts_at
from .table.errors import SchnappError, Unknown
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
    if game not in GAMES:
        raise Unknown("game", game, list(GAMES))
    found = GAMES[game]
    names = _names(usual_players(found) if players is None else players)
    sown = secrets.token_hex(32) if seed is None else str(seed)
    match = Match.start(found, names, options or {}, Dealer(stream(sown, "deal")))
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
    read = record.read(Path(path))
    match = follow(read, GAMES)
    recorder = Recorder(match, read.verbose)
    recorder.lines = [read.header, *({line.key: line.value} for line in read.lines)]
    sown = secrets.token_hex(32) if seed is None else str(seed)
    match.dealer = Dealer(stream(sown, "deal"))
    match.dealer.telling = True
    return Table(match, recorder, sown, language)


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
        if language not in LANGUAGES:
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
        return dict(self.match.options)

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
        whole = act if seat is None else self.match.signed(self._seat(seat), act, act.get("t"))
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
        for act in islice(self._acts(self._bots(players)), acts):
            self.act(act)

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
        if seat not in range(len(self.match.players)):
            raise BadCall(f"there is no seat {seat}; at this table there are 0 to {len(self.match.players) - 1}")
        return seat

    def _bots(self, players: Player | Sequence[Player]) -> list[Bot | None]:
        """Who acts for each seat."""
        seats = len(self.match.players)
        several = isinstance(players, Sequence) and not isinstance(players, str)
        each = list(cast("Sequence[Player]", players)) if several else [cast("Player", players)] * seats
        if len(each) != seats:
            raise BadCall(f"{len(each)} bots were named, and {seats} sit at this table")
        if self.match.clock is not None and None in each:
            raise BadCall(f"{self.game.name} has a clock: here bots play in all seats, and people with schnapp play")
        return [bot(one, self.game.name) if isinstance(one, str) else one for one in each]

    def _acts(self, bots: list[Bot | None]) -> Iterator[Act]:
        if self.match.clock is None:
            return moves(Turns(self.match, bots, self._chances, self._order))
        return moves(Timetable(self.match, [one for one in bots if one is not None], self._chances))


def _names(players: int | Sequence[str]) -> list[str]:
    """How players are called whom nobody has named."""
    if isinstance(players, int):
        return [*NAMES, *(f"Seat {seat}" for seat in range(len(NAMES), players))][: max(0, players)]
    return list(players)
