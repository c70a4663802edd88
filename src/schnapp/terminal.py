"""A game in the terminal: one person on seat 0, bots on the others; the table drawn as text, choices by number."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module, resources
from pathlib import Path
from time import sleep
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from schnapp.bots.roster import bot
from schnapp.table import texts
from schnapp.table.canonical import Act, Entry
from schnapp.table.dealer import Dealer, stream
from schnapp.table.fair import FairDealer
from schnapp.table.game import Game
from schnapp.table.match import Match, visible
from schnapp.table.record import Recorder

ME = 0


class Goodbye(Exception):
    """The person wants to stop."""


@dataclass(frozen=True, slots=True)
class Wish:
    """How somebody wants to play."""

    players: int
    bots: tuple[str, ...]
    language: str
    seed: str | None = None
    pace: float = 0.0  # seconds a bot takes
    record: Path | None = None
    options: Mapping[str, object] | None = None


def play(game: Game, wish: Wish, console: Console, ask: Callable[[str], str]) -> None:
    """Play to the end, or until the person has enough (q, end of input, ctrl-C)."""
    table = _Evening(game, wish, console, ask)
    try:
        table.play()
    except (Goodbye, EOFError, KeyboardInterrupt):
        console.print()
        console.print(table.words("cli-bye"))
    finally:
        table.save()


class _Evening:
    """One game with its words and its bots."""

    def __init__(self, game: Game, wish: Wish, console: Console, ask: Callable[[str], str]) -> None:
        self.game, self.wish, self.console, self.ask = game, wish, console, ask
        self.texts = texts.of_game(game.name)
        self.bots = [bot(wish.bots[at % len(wish.bots)]) for at in range(wish.players - 1)]
        seed = wish.seed if wish.seed is not None else secrets.token_hex(32)
        self.chances = [Dealer(stream(seed, f"seat {seat}")) for seat in range(wish.players)]
        dealer = FairDealer(secrets.token_bytes(32)) if wish.seed is None else Dealer(stream(seed, "deal"))
        self.names = [self.words("cli-you"), *(self.words(f"bot-name-{at + 1}") for at in range(wish.players - 1))]
        self.match = Match.start(game, self.names, wish.options or {}, dealer)
        self.recorder = Recorder(self.match)
        self.picture: Callable[[Any, Sequence[str], str], Any] = _folder(game, "drawing").picture

    def words(self, message: str, **arguments: texts.Argument) -> str:
        return self.texts.text(self.wish.language, message, **arguments)

    def play(self) -> None:
        others = texts.joined(self.wish.language, self.texts, self.names[1:])
        self.console.print(self.words("cli-welcome", game=self.words("game-title"), names=others))
        self.tell(self.match.entries_at_start)
        while not self.match.over:
            owed = self.match.owed()
            if ME in owed:
                self.act({"player": ME, **self.choose()})
            else:
                sleep(self.wish.pace)
                self.act({"player": owed[0], **self.bot_choice(owed[0])})
        self.show_result()

    def bot_choice(self, seat: int) -> Act:
        view, legal = self.match.view(seat), self.match.legal(seat)
        return self.bots[seat - 1].choose(self.game, view, legal, self.match.options, self.chances[seat])

    def act(self, act: Act) -> None:
        entries = self.match.act(act)
        self.recorder.act(act, entries)
        self.tell(entries)

    def tell(self, entries: Iterable[Entry]) -> None:
        """The log in words, as the person may see it."""
        for entry in entries:
            if "event" in entry:
                event = visible(entry["event"], ME)
                said = texts.line(self.wish.language, self.texts, event, self.names, ME, self.game.kinds)
                self.console.print(Text(f"  {said}"))

    def choose(self) -> Act:
        """Draw the table, number the legal acts, and ask until one is chosen."""
        view, legal = self.match.view(ME), self.match.legal(ME)
        self.console.print()
        self.console.print(self.picture(view, self.names, self.wish.language))
        asked = self.words(f"state-{view['state']}", player_you="yes", player=self.names[ME], count=1)
        self.console.print(Text(asked, style="bold"))
        for number, act in enumerate(legal, 1):
            self.console.print(Text(f"{number:3}  {self.deed(act, view)}"))
        if len(legal) == 1:
            self.console.print(self.words("cli-only-move"))
        while True:
            answer = self.ask(self.words("cli-your-move", count=len(legal))).strip().lower()
            if answer.isdecimal() and 1 <= int(answer) <= len(legal):
                return legal[int(answer) - 1]
            self.answer(answer, len(legal))

    def deed(self, act: Act, view: Mapping[str, Any]) -> str:
        """A legal act as a sentence; of a stack one wants to know its height and its top."""
        more: dict[str, texts.Argument] = {}
        if "stack" in act:
            stacks = {stack["id"]: stack for patch in view["patches"] for stack in patch}
            stack = stacks[act["stack"]]
            more = {"height": stack["height"], "top": self.words(f"kind-{stack['top']}")}
        return texts.deed(self.wish.language, self.texts, act, self.names, ME, self.game.kinds, **more)

    def answer(self, wanted: str, count: int) -> None:
        """What is typed instead of a number."""
        match wanted:
            case "q":
                raise Goodbye
            case "?":
                self.console.print(self.words("cli-help"))
            case "r":
                booklet = resources.files(_folder(self.game)).joinpath(f"booklet.{self.wish.language}.md")
                self.console.print(Markdown(_without_anchors(booklet.read_text("utf-8"))))
            case "o":
                for name, value in self.match.options.items():
                    self.console.print(Text(f"  {self.words(f'option-{name}')}: {self.option(name, value)}"))
            case _:
                self.console.print(self.words("cli-bad-choice", count=count))

    def option(self, name: str, value: object) -> str:
        """A chosen value in words."""
        said = f"option-{name}-{str(value).lower()}"
        if self.texts.has(self.wish.language, said):
            return self.words(said)
        assert isinstance(value, int)
        named = self.names[value] if next(option for option in self.game.options if option.name == name).seat else ""
        return self.words(f"option-{name}-value", value=value, name=named)

    def show_result(self) -> None:
        result = self.match.result()
        assert result is not None
        self.console.print()
        for seat in sorted(range(self.wish.players), key=lambda seat: result["ranks"][seat]):
            rank = self.words("result-rank", rank=result["ranks"][seat])
            points = self.words("score-points", count=result["scores"][seat])
            self.console.print(Text(f"  {rank:9} {points:>10}  {self.names[seat]}"))

    def save(self) -> None:
        if self.wish.record is not None:
            self.wish.record.write_text(self.recorder.text(), encoding="utf-8", newline="\n")
            self.console.print(self.words("cli-saved", file=str(self.wish.record)))


def _folder(game: Game, part: str = "") -> Any:
    """A module of a game's own folder, or the folder itself."""
    return import_module(f"schnapp.games.{game.name.replace('-', '_')}{'.' if part else ''}{part}")


def _without_anchors(booklet: str) -> str:
    """A booklet without the HTML that serves the browser."""
    return re.sub(r"<[^>]+>", "", booklet)
