"""One game in progress: acts in machine form go in, chances and events come out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from .acting import choices_of, deal, go_on, perform, refusal_of, rule_of, to_act_in
from .canonical import Act, Entry, Json, is_object, same, shown
from .course import Course
from .dealer import Dealer
from .errors import BadPosition, BadRecord, Refused
from .game import Game
from .memory import MatchMemory
from .options import Value
from .outcomes import is_over, result_of
from .positions import loaded, position_of, view_of
from .protocols import Acquainted, Hurried, Pending, Remembered, Scenarios, Timed, sampled
from .recorded import RecordedDealer
from .rng import Rng
from .search_request import Recalled, SearchRequest
from .seating import actor_of, owed_in, seat_of, title_of
from .state import State

MOST_PAUSE = 4000  # ms between two random acts of a timed game


class Match:
    """A game, its options and players, its state and its dealer."""

    def __init__(self, game: Game, players: Sequence[str], options: Mapping[str, object], dealer: Dealer) -> None:
        self.game = game
        self.clock = game if isinstance(game, Timed) else None
        self.actor = actor_of(game)
        self.players = list(players)
        self.options: dict[str, Value] = game.resolve(len(self.players), options)
        self.dealer = dealer
        self.dealer.telling = True
        self.state = game.new(len(self.players), self.options)
        self._introduce()
        self.entries_at_start: list[Entry] = []
        self.memory: MatchMemory | None = None  # there is one where the game was watched from the deal on
        self._moves = 0  # that were followed here
        self.tracing = False  # does somebody want to know how acts look while they are carried out?
        self.course: Course | None = None  # of the newest act, if it was traced; very long ones have none

    @classmethod
    def start(cls, game: Game, players: Sequence[str], options: Mapping[str, object], dealer: Dealer) -> Match:
        """Deal a new game. Raises BadOptions; BadRecord with a recorded dealer that does not fit."""
        match = cls(game, players, options, dealer)
        if isinstance(dealer, RecordedDealer):
            dealer.state = match.state
        deal(match.state, dealer)
        match.entries_at_start = match._told()
        memory = game.memory(len(match.players), match.options) if isinstance(game, Remembered) else None
        if memory is not None:
            match.memory = MatchMemory(memory)
            match.memory.tell(match.entries_at_start)
        return match

    @classmethod
    def resume(
        cls,
        game: Game,
        players: Sequence[str],
        options: Mapping[str, object],
        position: Json,
        dealer: Dealer,
        *,
        conserving: bool = True,
        going_on: bool = True,
    ) -> Match:
        """Go on from a position, unless not `going_on` to the next decision. Raises BadOptions, BadPosition."""
        match = cls(game, players, options, dealer)
        match.state = loaded(game, position, len(match.players), match.options, conserving=conserving)
        match._introduce()
        if isinstance(dealer, RecordedDealer):
            dealer.state = match.state
        for field, value in match.position().items():
            if not same(value, position[field]):  # an unsorted multiset, a pending stack that is not the one, …
                raise BadPosition(field, f"must be {shown(value)}, not {shown(position[field])}")
        if going_on:
            go_on(game, match.state, dealer)
            match.entries_at_start = match._told()
        return match

    def act(self, act: Json) -> list[Entry]:
        """Carry out an act; the chances and events up to the moment when somebody owes a decision again.

        Raises Refused, and nothing has changed. With a recorded dealer BadRecord may come, and the match is spoilt.
        """
        seat = self._seat(act)
        idle = seat is not None and self.clock is not None and self.is_idle(act)
        self.course = None
        copies: list[State] = []
        if seat is None or idle:
            reason = self._reason(seat, act)
        else:
            if self.tracing:
                self.dealer.trace(self.state)
            reason = perform(self.game, self.state, seat, act, self.dealer)
            copies = self.dealer.copied() if self.tracing else copies
        if reason is not None:
            raise Refused(reason, rule_of(self.game, reason, act))
        entries = [] if idle else self.follow()
        if len(copies) == 1 + len(entries):
            self.course = Course(self.game, copies, entries)
        return entries

    def follow(self) -> list[Entry]:
        """The chances and events of what has been done to the state since the last act."""
        entries = self._told()
        self._note(entries)
        return entries

    def _note(self, entries: list[Entry]) -> None:
        """One act more."""
        self._moves += 1
        if self.memory is not None:
            self.memory.tell(entries)

    def twin(self, dealer: Dealer) -> Match:
        """A copy, on which acts can be tried: it remembers nothing, and nobody wants to know how they look."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.memory = twin.course = None
        twin.tracing = False
        twin.dealer = dealer
        dealer.telling = True
        return twin

    def become(self, twin: Match, entries: list[Entry]) -> None:
        """Go on from where a twin stands after one act, which led to these entries: it is not carried out a second time, nor
        traced."""
        self.state, self.course = twin.state, None
        if isinstance(self.dealer, RecordedDealer):
            self.dealer.state = self.state
        self._note(entries)

    def signed(self, seat: int, act: Act, t: int | None = None) -> Act:
        """An act out of a legal list with the name of who does it, ready to be given to `act`.

        `t` is for timed games: when it happens, None: at the time of the act before it.
        """
        named = {self.actor: title_of(self.game, seat), **act}
        return named if self.clock is None else {"t": self.now if t is None else t, **named}

    def _introduce(self) -> None:
        if isinstance(self.game, Acquainted):
            self.game.introduce(self.state, self.players)

    # ---- time, in timed games ------------------------------------------------------------------------------------

    @property
    def now(self) -> int:
        """The time of the last act, ms of the game's clock; 0 without a clock."""
        return 0 if self.clock is None else self.clock.now(self.state)

    @property
    def deadline(self) -> int | None:
        """When the next timer is due, ms of the game's clock; None if none runs."""
        return None if self.clock is None else self.clock.deadline(self.state)

    def occasion(self) -> Json:
        """What an intention in a timed game belongs to, as everybody sees it: when this changes, everybody thinks anew."""
        return None if self.clock is None else self.clock.occasion(self.state)

    def judged(self, act: Act) -> Act:
        """An act with what only the server knows of it: whether a word is listed."""
        return act if self.clock is None else self.clock.judged(self.state, act, self.options)

    def tick(self, t: int) -> Act:
        """The clock's act by which the timers fire that are due up to this time."""
        return {"t": t, self.actor: "clock", "type": "tick"}

    def due(self, act: Json) -> Act | None:
        """The tick that has to be carried out before an act, because timers lie before it."""
        deadline = self.deadline
        if deadline is None or self._seat(act) is None or act["t"] <= deadline or _is_tick(act):
            return None
        return self.tick(act["t"] - 1)

    def is_idle(self, act: Act) -> bool:
        """Is it a tick at which nothing fires? Such a tick changes nothing and stands in no record."""
        if self.clock is None or not _is_tick(act):
            return False
        deadline = self.deadline
        return deadline is None or deadline > act["t"]

    def run(self, boundary: Mapping[str, Any]) -> list[Entry]:
        """Carry on from a boundary of the game to its next decision or boundary (scenarios)."""
        if not isinstance(self.game, Scenarios):
            raise BadRecord("this game has no parts that can be run")
        self.game.run(self.state, boundary, self.dealer)
        return self._told()

    def refusal(self, act: Json) -> str | None:
        """The reason why an act would be refused, or None."""
        return self._reason(self._seat(act), act)

    def _reason(self, seat: int | None, act: Act) -> str | None:
        return "bad_params" if seat is None else refusal_of(self.game, self.state, seat, act)

    def _seat(self, act: Json) -> int | None:
        """The seat that does an act; None: nobody of this table does it, or what is done is no act."""
        if not is_object(act) or not isinstance(act.get("type"), str):
            return None
        seat = seat_of(self.game, act.get(self.actor))
        if seat is None:
            return None
        if self.clock is not None:
            return seat if self.clock.is_sound(self.state, act, seat) else None
        return seat if seat < len(self.players) else None

    def actors(self) -> list[int]:
        """The seats, and who acts beside them."""
        players = len(self.players)
        return list(range(players)) if self.clock is None else self.clock.actors(self.state, players)

    def _told(self) -> list[Entry]:
        if not isinstance(self.dealer, RecordedDealer):
            return self.game.events.entries(self.state, self.dealer.read())
        try:
            told = self.dealer.read()
        except OverflowError as fault:  # only made-up results tie or redeal so often
            raise BadRecord(str(fault)) from fault
        entries = self.game.events.entries(self.state, told)
        self.dealer.check(entries)
        return entries

    def owed(self) -> list[int]:
        """The seats that may act now, ascending."""
        return owed_in(self.state)

    def to_act(self) -> list[int]:
        """Those of them that the table waits for."""
        return to_act_in(self.game, self.state)

    def draw_window_ms(self, act: Act) -> int:
        """How long after the act before it a server holds this one back."""
        return self.game.draw_window_ms(self.state, act, self.options) if isinstance(self.game, Hurried) else 0

    def legal(self, seat: int) -> list[Act]:
        """The complete, sorted legal acts of a seat, without `player`."""
        return self.game.acts.legal(self.state, seat)

    def choices(self, seat: int) -> list[Act]:
        """What a bot is asked with: the legal acts and, where it may leave them, WAIT."""
        return choices_of(self.game, self.state, seat)

    def position(self) -> dict[str, Any]:
        """Everything, deck order included."""
        return position_of(self.game, self.state)

    def view(self, viewer: int | None) -> dict[str, Any]:
        """What a seat, or a spectator (None), may see."""
        return view_of(self.game, self.state, viewer)

    def called(self, viewer: int | None) -> int | str | None:
        """A viewer's seat, as the game calls it in its events."""
        return None if viewer is None else title_of(self.game, viewer)

    def request(self, seat: int) -> SearchRequest:
        """What a bot in this seat is asked now."""
        game, state = self.game, self.state
        return SearchRequest(
            game, view_of(game, state, seat), choices_of(game, state, seat), self.options, self._remembered()
        )

    def _remembered(self) -> Recalled | Callable[[], Recalled]:
        if self.memory is not None:
            return self.memory.later()
        return partial(self._pending, self._moves) if isinstance(self.game, Pending) else None

    def _pending(self, moves: int) -> Recalled:
        assert isinstance(self.game, Pending)
        assert moves == self._moves, "the match has gone on: it is too late to recall how it was"
        return self.game.pending(self.state)

    def random_act(self, seat: int, chance: Rng) -> Act:
        """Any of the legal acts of a seat, ready to be given to `act`; in timed games within the next seconds."""
        legal = self.legal(seat)
        chosen = legal[chance.below(len(legal))]
        act = sampled(self.game, chosen, self.view(seat), self.options, chance)
        return self.signed(seat, act, self.now + chance.below(MOST_PAUSE) if self.clock is not None else None)

    @property
    def over(self) -> bool:
        return is_over(self.game, self.state)

    def result(self) -> dict[str, list[int]] | None:
        """`ranks` and `scores` by seat when the game is over."""
        return result_of(self.game, self.state)

    def clock_act(self, seat: int, chance: Rng) -> Act:
        """What the clock does for a seat whose time has run out, ready to be given to `act`."""
        return self.signed(seat, {**self.game.clock_act(self.state, seat, chance), "by": "clock"})

    def header(self, *, verbose: bool = False, position: Json = None) -> dict[str, Any]:
        """The first line of a record of this match."""
        head: dict[str, Any] = {"schnapp": 1, "game": self.game.name, "ruleset": self.game.ruleset}
        if verbose:
            head["verbose"] = True
        head |= {"options": dict(self.options), "players": list(self.players)}
        if position is not None:
            head["position"] = position
        return head


def _is_tick(act: Act) -> bool:
    return act.get("actor") == "clock" and act["type"] == "tick"
