"""A game with a clock: everybody acts at the same time, and what the person types counts when they hit Enter."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from time import monotonic
from typing import Any

from rich.console import Console

from schnapp.lab.timetable import Timetable
from schnapp.table.acting import WAIT
from schnapp.table.canonical import Act, Entry
from schnapp.table.game import Game
from schnapp.table.rng import Rng
from schnapp.table.search_request import SearchRequest

from .keyboard import GLANCE, Keyboard
from .session import Session
from .settings import ME, Settings, Unplayable


class Race(Session):
    """The game's clock runs as real time does. Bots act when people would; the clock of the table never waits."""

    def __init__(
        self,
        game: Game,
        settings: Settings,
        console: Console,
        keyboard: Keyboard,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(game, settings, console)
        if self.speaking is None:
            raise Unplayable(game.name)
        self.keyboard, self.clock = keyboard, clock
        self.timetable = Timetable(self.match, [_Person(), *self.bots], self.chances)
        self.zero: float | None = None  # the clock does not run yet
        self.before = self.match.view(ME)  # the newest act

    @property
    def now(self) -> int:
        """ms of the game's clock."""
        return self.match.now if self.zero is None else max(self.match.now, round((self.clock() - self.zero) * 1000))

    def play(self) -> None:
        self.welcome("cli-race-welcome")
        self.draw()
        with self.keyboard:
            self.wait_until_ready()
            self.zero = self.clock()
            while not self.match.over:
                self.wait()
        self.show_result()

    def wait_until_ready(self) -> None:
        """Whoever still reads the rules is not timed: the clock starts at Enter."""
        while True:
            self.say("cli-ready")
            while (typed := self.keyboard.typed(GLANCE, "")) is None:
                pass
            if not self.answered(typed.strip()):
                return

    def wait(self) -> None:
        """Until something is typed, or until what comes next is due."""
        coming = self.timetable.coming()
        seconds = GLANCE if coming is None else min(GLANCE, (coming["t"] - self.now) / 1000)
        typed = self.keyboard.typed(seconds, self.prompt())
        if typed is not None:
            self.answer(typed.strip(), self.now)
        elif coming is not None and coming["t"] <= self.now:
            self.go_on()

    def go_on(self) -> None:
        """What is due happens."""
        act = self.timetable.next()
        assert act is not None, "nothing is due when the game is over"
        self.act(act)

    def answer(self, typed: str, t: int) -> None:
        """What somebody types happens when they have typed it: what was due before has happened."""
        while (coming := self.timetable.coming()) is not None and coming["t"] < t:
            self.go_on()
            if self.match.over:
                return
        if not self.answered(typed):
            acts = self.speaking.meant(typed, self.match.view(ME), self.match.options)
            self.do(acts, t)
            if typed and not acts:
                self.say("cli-nothing")

    def answered(self, typed: str) -> bool:
        """What can be typed at any time; False: it is something else."""
        if typed in ("?", "/?"):
            self.hint()
            return True
        return typed.startswith("/") and self.asked_for(typed[1:].strip().lower())

    def do(self, acts: Iterable[Act], t: int) -> None:
        """One act after the other, as far as they are allowed."""
        for act in acts:
            signed = self.match.judged(self.match.signed(ME, act, t))
            if not self.may(signed):
                return
            self.act(signed)

    def act(self, act: Act) -> None:
        self.before = self.match.view(ME)
        super().act(act)

    def tell(self, entries: Iterable[Entry]) -> None:
        entries = list(entries)
        super().tell(entries)
        if any("event" in entry and entry["event"]["type"] == "category" for entry in entries):
            self.draw()

    def line(self, event: Mapping[str, Any]) -> str:
        """What lay there before: a card that was struck may be won already."""
        said: str | None = self.speaking.told(event, self.before, self.names, self.settings.language, self.texts)
        return super().line(event) if said is None else said

    def prompt(self) -> str:
        """How much time is left, and what for."""
        view, options = self.match.view(ME), self.match.options
        return self.speaking.prompt(view, self.now, options, self.names, self.settings.language, self.texts)


class _Person:
    """The person's seat in the timetable: what they do is typed."""

    def choose(self, request: SearchRequest, chance: Rng) -> Act:
        return WAIT

    def pause_ms(self, request: SearchRequest, act: Act, chance: Rng) -> int:
        return 0
