"""The bots of a timed game: each thinks for itself, takes the time that a person takes, and hurries if it has to."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from schnapp.bots.levels import PACE_MS
from schnapp.bots.roster import bot
from schnapp.table.acting import WAIT
from schnapp.table.canonical import canonical
from schnapp.table.dealer import Dealer
from schnapp.table.match import Match
from schnapp.table.protocols import Raced, animation_ms, raced

from .answers import Answers
from .commands import STANDIN, acted, signed
from .entries import Entry
from .floor import Floor
from .game_time import GameTime
from .pace import MARGIN, acting
from .refusal import Refusal
from .secret import new_seed
from .stamping import Stamp
from .table_state import TableState
from .thought import thought

Act = dict[str, Any]
LIVELIEST = 0.25  # of the usual pace, in a race


@dataclass(slots=True)
class Intention:
    """What a bot is about to do: it holds as long as its occasion lasts and the rules allow it."""

    occasion: str
    choices: str
    since: float  # when it began to think, ms of the game's clock
    thought: asyncio.Task[Act]
    done: float | None = None  # when it knew what to do
    t: float | None = None  # when it acts; drawn when it is known what it does
    answered: bool = False  # where nobody races: its answer is among the others

    @property
    def act(self) -> Act | None:
        return self.thought.result() if self.thought.done() else None


@dataclass(frozen=True, slots=True)
class Ready:
    """The bot that acts next."""

    t: float
    carry_out: Callable[[], Awaitable[None]]


class Reactions:
    """Seats are numbered as the game does."""

    def __init__(self, floor: Floor, time: GameTime, answers: Answers) -> None:
        self.floor = floor
        self.time = time
        self.answers = answers
        self.held: dict[int, Intention] = {}

    def plan(self) -> None:
        """Bring the intentions in line with the state."""
        match = self.floor.state.match
        playing = match is not None and not match.over and bool(self.floor.viewers)
        bots = [seat for seat in match.owed() if self._is_bot(seat)] if playing and match is not None else []
        for seat in set(self.held) - set(bots):
            self.drop(seat)
        for seat in bots:
            assert match is not None
            occasion, choices = canonical(match.occasion()), canonical(match.legal(seat))
            known = self.held.get(seat)
            if known is None or known.occasion != occasion or not self._holds(match, seat, known, choices):
                self.drop(seat)
                self.held[seat] = self._thinking(match, seat, occasion, choices)

    def _is_bot(self, seat: int) -> bool:
        return self.floor.state.places[self.floor.state.seat_at_table(seat)].played_by_bot

    def _level(self, seat: int) -> str:
        state = self.floor.state
        return state.places[state.seat_at_table(seat)].level or STANDIN

    def _holds(self, match: Match, seat: int, known: Intention, choices: str) -> bool:
        """Does it still make sense? As long as the bot thinks, it does."""
        if not known.thought.done():
            return True
        if known.act == WAIT:
            return known.choices == choices
        assert known.act is not None
        return match.refusal(signed(self.floor.state, seat, known.act, None)) is None

    def _thinking(self, match: Match, seat: int, occasion: str, choices: str) -> Intention:
        assert self.floor.state.played is not None
        sight = animation_ms(match.game, self.floor.state.played.steps[-1].entries)
        thinking = asyncio.create_task(self._think(match, seat))
        intention = Intention(occasion, choices, self.time.now + sight, thinking)
        thinking.add_done_callback(lambda task: self._thought(intention))
        return intention

    async def _think(self, match: Match, seat: int) -> Act:
        """What the seat does. The clock of a timed game acts for nobody: where it runs a bot that has failed waits for it,
        else any act is better than none."""
        act = await thought(self.floor, match, seat, self._level(seat), MARGIN)
        if act is not None:
            return act
        return WAIT if match.deadline is not None else match.random_act(seat, Dealer(new_seed()))

    def _thought(self, intention: Intention) -> None:
        intention.done = self.time.now
        self.floor.bell.set()

    def first(self) -> Ready | None:
        """Who is ready first."""
        found = [(t, seat) for seat, one in self.held.items() if (t := self._time(seat, one)) is not None]
        if not found:
            return None
        t, seat = min(found)
        return Ready(t, lambda: self._carry_out(seat))

    def _time(self, seat: int, one: Intention) -> float | None:
        if one.done is None or one.act is None or one.act == WAIT or one.answered:
            return None
        if one.t is None:
            planned = one.since + max(self._pause(seat, one.act), MARGIN * 1000)
            one.t = acting(planned / 1000, one.done / 1000) * 1000
        return one.t

    def _pause(self, seat: int, act: Act) -> float:
        """As the bot says; a slower table has slower bots. In a race none is quicker than the game allows, and even at
        the quickest table they differ: they would tie for ever."""
        state = self.floor.state
        assert state.match is not None
        game = state.match.game
        pause = bot(self._level(seat), game.name).pause_ms(state.match.request(seat), act, Dealer(new_seed()))
        pace = state.pace_ms / PACE_MS
        if not isinstance(game, Raced) or act["type"] not in game.raced:
            return pause * pace
        return game.quickest_ms + max(0, pause - game.quickest_ms) * max(pace, LIVELIEST)

    async def _carry_out(self, seat: int) -> None:
        one = self.held[seat]
        match = self.floor.state.match
        if self.floor.state.calm and one.act is not None and match is not None and one.act["type"] in raced(match.game):
            one.answered = True
            self.answers.take_bots(seat, one.act)
            return self.floor.show_people()
        try:
            await self.floor.commit(lambda state: self._entries(state, seat, one))
        except Refusal:  # the position has changed since it looked
            self.drop(seat)
        self.plan()

    def _entries(self, state: TableState, seat: int, one: Intention) -> list[Entry]:
        """Nothing if the bot has changed its mind or the seat is a person's again."""
        if self.held.get(seat) is not one or one.act is None or one.t is None or not self._is_bot(seat):
            return []
        stamp = Stamp(round(one.t))
        return acted(state, signed(state, seat, {**one.act, "by": "bot"}, stamp), stamp=stamp)

    def drop(self, seat: int) -> None:
        one = self.held.pop(seat, None)
        if one is not None:
            one.thought.cancel()

    def clear(self) -> None:
        for seat in list(self.held):
            self.drop(seat)
