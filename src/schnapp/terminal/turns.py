"""A game that is played in turns: the table drawn as text, choices by number."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from time import sleep
from typing import Any

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.text import Text

from schnapp.table import texts
from schnapp.table.acting import WAIT
from schnapp.table.canonical import Act, canonical
from schnapp.table.errors import BadOptions
from schnapp.table.game import Game
from schnapp.table.protocols import forgettable, generators

from .session import Session
from .settings import ME, Settings, Unplayable

LONGEST = 9  # digits of a number that is typed
LONG = ("r", "o")  # what is answered at such length that the choices are told again
MANY = 12  # choices; more over a map are not listed one below the other


class TurnSession(Session):
    """The person is asked, then the others act, as it is their turn."""

    def __init__(self, game: Game, settings: Settings, console: Console, ask: Callable[[str], str]) -> None:
        if (settings.options or {}).get("turn_seconds"):
            raise BadOptions(
                "turn_seconds", "must be 0 in the terminal, where no clock runs; at schnapp serve one does"
            )
        super().__init__(game, settings, console)
        self.ask = ask
        self.keys = {
            self.texts.text(language, f"act-{kind}-key"): kind
            for kind in forgettable(game)
            for language in texts.LANGUAGES
        }

    def play(self) -> None:
        self.welcome("cli-welcome")
        while not self.match.over:
            self.act(self.hurried() or self.due())
        self.show_result()

    def hurried(self) -> Act | None:
        """What a player does whom nobody waits for. Bots are quick; a person may leave it undone."""
        to_act = self.match.to_act()
        for seat in self.match.owed():
            if seat not in to_act:
                choice = self.choose(asked=False) if seat == ME else self.bot_choice(seat)
                if choice is not None and choice != WAIT:
                    return self.match.signed(seat, choice)
        return None

    def due(self) -> Act:
        """What somebody does whom the table waits for."""
        to_act = self.match.to_act()
        if ME in to_act:
            choice = self.choose(asked=True)
            assert choice is not None
            return self.match.signed(ME, choice)
        sleep(self.settings.pace)
        return self.match.signed(to_act[0], self.bot_choice(to_act[0]))

    def bot_choice(self, seat: int) -> Act:
        return self.bots[seat - 1].choose(self.match.request(seat), self.chances[seat])

    def choose(self, *, asked: bool) -> Act | None:
        """Number the legal acts, and wait until one is chosen; None: the person who was not asked goes on without."""
        view = self.match.view(ME)
        offered = self.in_order(self.offered(view), view)
        if asked:
            self.console.print()
            self.draw()
            self.console.print(Text(self.question(view, offered), style="bold"))
        if offered and offered[0]["type"] in generators(self.game):
            return self.plan(offered[0], view)
        self.show(self.listed(offered, view))
        if asked and len(offered) == 1:
            self.say("cli-only-move")
        while True:
            answer = self.typed(self.words("cli-your-move" if asked else "cli-on", count=len(offered)))
            if not answer and not asked:
                return None
            if (number := _number(answer)) and number <= len(offered):
                return offered[number - 1]
            there = [number for number, act in enumerate(offered) if self.place(act).casefold() == answer != ""]
            if len(there) == 1:
                return offered[there[0]]
            if there:
                numbers = texts.joined(self.settings.language, self.texts, [str(number + 1) for number in there])
                self.say("cli-which", numbers=numbers)
            elif answer not in self.keys:
                self.answer(answer, len(offered))
                if answer in LONG:
                    self.show(self.listed(offered, view))
            elif self.may(self.match.signed(ME, {"type": self.keys[answer]})):
                return {"type": self.keys[answer]}

    def show(self, lines: Iterable[RenderableType]) -> None:
        for line in lines:
            self.console.print(line)

    def typed(self, prompt: str) -> str:
        """What the person answers. What can be typed at any time begins with a stroke, as in a race; here it need not."""
        return self.ask(prompt).strip().lower().removeprefix("/")

    def listed(self, offered: list[Act], view: Mapping[str, Any]) -> Iterator[RenderableType]:
        """The choices with their numbers: each in a line, many over a map with all places in one paragraph."""
        numbered = enumerate(offered, 1)
        for said, choices in groupby(
            numbered, lambda choice: self.elsewhere(choice[1], view, many=len(offered) > MANY)
        ):
            if said:
                yield Text(said)
                yield Columns([Text(f"{number:3} {self.place(act)}") for number, act in choices], padding=(0, 2))
                continue
            for number, act in choices:
                line = Text(f"{number:3}  {self.phrase(act, view)}")
                if beside := self.aside(act, view):
                    line.append(f"  ({beside})", style="dim")
                yield line

    def elsewhere(self, act: Act, view: Mapping[str, Any], *, many: bool) -> str:
        """An act with its place left open, "Your Scout goes ashore on …"; "" if it has none, or there are not many."""
        if not many or not self.place(act):
            return ""
        open = {name: "…" if self.is_place(value) else value for name, value in act.items()}
        return self.phrase(open, view)

    def place(self, act: Act) -> str:
        """The field of a map that an act leads to, as people call it; "" if it names none."""
        return next((self.texts.places[value] for value in act.values() if self.is_place(value)), "")

    def is_place(self, value: object) -> bool:
        return isinstance(value, str) and value in self.texts.places

    def question(self, view: Mapping[str, Any], offered: list[Act]) -> str:
        """What is being decided: `asked-<type>` where a game has it, else the state of the game."""
        asked = f"asked-{offered[0]['type']}"
        if self.texts.has(self.settings.language, asked):
            return self.words(asked)
        state = f"state-{view.get('state', view.get('at'))}"
        if not self.texts.has(self.settings.language, state):
            return self.words("cli-your-turn")
        return self.words(state, player_you="yes", player=self.names[ME], count=1)

    def plan(self, generator: Act, view: Mapping[str, Any]) -> Act:
        """One entry stands for more acts than can be listed: its parts are numbered, and typed in order."""
        if not hasattr(self.speaking, "menu"):
            raise Unplayable(self.game.name)
        menu = [
            Text(line) for line in self.speaking.menu(generator, view, self.names, self.settings.language, self.texts)
        ]
        self.show(menu)
        while True:
            typed = self.typed(self.words("cli-plan-ask"))
            if act := self.speaking.plan(typed, generator):
                return act
            if typed[:1].isdecimal() or not typed:
                self.say("cli-plan-bad", count=sum(id is not None for id in generator["inactive"]) or 1)
            else:
                self.answer(typed, 0)
                if typed in LONG:
                    self.show(menu)

    def offered(self, view: Mapping[str, Any]) -> list[Act]:
        """The legal acts; those nobody is asked for only if the view shows the right to them (`draw_right` to `draw`), or
        if the table waits for one of them."""
        legal = self.match.legal(ME)
        shown = [
            act for act in legal if act["type"] not in self.keys.values() or view.get(f"{act['type']}_right") == ME
        ]
        return legal if not shown and ME in self.match.to_act() else shown

    def in_order(self, offered: list[Act], view: Mapping[str, Any]) -> list[Act]:
        """Over a board, choices in the order of their words: A1, A2 … A10, however its fields are called in records."""
        if not self.texts.places or offered[0]["type"] in generators(self.game):
            return offered
        return sorted(offered, key=lambda act: _natural(self.phrase(act, view)))

    def phrase(self, act: Act, view: Mapping[str, Any]) -> str:
        """A legal act as a sentence, with what the game says of it besides; without words for it as it is."""
        if not self.texts.has(self.settings.language, f"act-{act['type']}-line"):
            return canonical(act)
        more: dict[str, texts.Argument] = {}
        if hasattr(self.speaking, "more"):
            more = self.speaking.more(act, view, self.settings.language, self.texts)
        return self.wording.phrase(act, **more)

    def aside(self, act: Act, view: Mapping[str, Any]) -> str:
        """What helps to choose an act, said after it."""
        if not hasattr(self.speaking, "aside"):
            return ""
        return self.speaking.aside(act, view, self.names, self.settings.language, self.texts)

    def answer(self, wanted: str, count: int) -> None:
        """What is typed instead of a number."""
        if wanted == "?":
            self.say("cli-help")
            self.hint()
        elif wanted.startswith("k ") and hasattr(self.speaking, "explained"):
            said = list(self.speaking.explained(wanted[2:].strip(), self.settings.language, self.texts))
            for line in said or [self.words("cli-no-card")]:
                self.console.print(Text(f"  {line}"))
        elif not self.asked_for(wanted):
            self.say("cli-bad-choice", count=count)


def _number(typed: str) -> int:
    """The number that somebody has typed; 0 if it is none that a choice could have."""
    return int(typed) if typed.isdecimal() and len(typed) <= LONGEST else 0


def _natural(said: str) -> list[tuple[int, str]]:
    """Numbers as numbers."""
    return [(int(part), "") if part.isdecimal() else (0, part) for part in re.split(r"(\d+)", said)]
