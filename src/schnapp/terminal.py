"""A game in the terminal: one person on seat 0, bots on the others; the table drawn as text, choices by number."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module, resources
from importlib.util import find_spec
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
from schnapp.table.drawing import Picture
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
        self.bots = [bot(wish.bots[at % len(wish.bots)]) for at in range(wish.players - 1)]
        seed = wish.seed if wish.seed is not None else secrets.token_hex(32)
        self.chances = [Dealer(stream(seed, f"seat {seat}")) for seat in range(wish.players)]
        dealer = FairDealer(secrets.token_bytes(32)) if wish.seed is None else Dealer(stream(seed, "deal"))
        self.texts = texts.of_game(game.name)
        self.names = [self.words("cli-you"), *(self.words(f"bot-name-{at + 1}") for at in range(wish.players - 1))]
        self.match = Match.start(game, self.names, wish.options or {}, dealer)
        self.texts = self.texts.renamed(game.renamed(self.match.options)).placed(game.places(self.match.options))
        self.recorder = Recorder(self.match)
        self.picture: Picture = _folder(game, "drawing").picture
        self.speaking: Any = _folder(game, "speaking") if _has(game, "speaking") else None
        self.keys = {
            self.texts.text(language, f"act-{kind}-key"): kind
            for kind in game.forgettable
            for language in texts.LANGUAGES
        }

    def words(self, message: str, **arguments: texts.Argument) -> str:
        return self.texts.text(self.wish.language, message, **arguments)

    def play(self) -> None:
        others = texts.joined(self.wish.language, self.texts, self.names[1:])
        self.console.print(self.words("cli-welcome", game=self.words("game-title"), names=others))
        self.hint()
        self.tell(self.match.entries_at_start)
        while not self.match.over:
            self.act(self.hurried() or self.awaited())
        self.show_result()

    def hurried(self) -> Act | None:
        """What somebody does whom nobody waits for. Bots are quick; a person may leave it undone."""
        awaited = self.match.awaited()
        for seat in self.match.owed():
            if seat not in awaited and (choice := self.choose(asked=False) if seat == ME else self.bot_choice(seat)):
                return self.match.signed(seat, choice)
        return None

    def awaited(self) -> Act:
        awaited = self.match.awaited()
        if ME in awaited:
            choice = self.choose(asked=True)
            assert choice is not None
            return self.match.signed(ME, choice)
        sleep(self.wish.pace)
        return self.match.signed(awaited[0], self.bot_choice(awaited[0]))

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
                event = visible(entry["event"], self.game.player(ME))
                if said := texts.line(self.wish.language, self.texts, event, self.names, ME, self.game.kinds):
                    self.console.print(Text(f"  {said}"))

    def choose(self, *, asked: bool) -> Act | None:
        """Number the legal acts, and wait until one is chosen; None: the person who was not asked goes on without."""
        view = self.match.view(ME)
        offered = self.in_order(self.offered(view), view)
        if asked:
            self.console.print()
            self.console.print(self.picture(view, self.names, self.wish.language, self.texts))
            self.console.print(Text(self.question(view, offered), style="bold"))
        if offered and "count" in offered[0]:
            return self.plan(offered[0], view)
        for number, act in enumerate(offered, 1):
            said = Text(f"{number:3}  {self.deed(act, view)}")
            if beside := self.aside(act, view):
                said.append(f"  ({beside})", style="dim")
            self.console.print(said)
        if asked and len(offered) == 1:
            self.console.print(self.words("cli-only-move"))
        while True:
            answer = self.ask(self.words("cli-your-move" if asked else "cli-on", count=len(offered))).strip().lower()
            if not answer and not asked:
                return None
            if answer.isdecimal() and 1 <= int(answer) <= len(offered):
                return offered[int(answer) - 1]
            if answer not in self.keys:
                self.answer(answer, len(offered))
            elif self.may(self.match.signed(ME, {"type": self.keys[answer]})):
                return {"type": self.keys[answer]}

    def question(self, view: Mapping[str, Any], offered: list[Act]) -> str:
        """What is being decided: `asked-<type>` where a game has it, else the state of the game."""
        asked = f"asked-{offered[0]['type']}"
        if self.texts.has(self.wish.language, asked):
            return self.words(asked)
        return self.words(
            f"state-{view.get('state', view.get('at'))}", player_you="yes", player=self.names[ME], count=1
        )

    def plan(self, generator: Act, view: Mapping[str, Any]) -> Act:
        """One entry stands for more acts than can be listed: its parts are numbered, and typed in order."""
        for line in self.speaking.menu(generator, view, self.names, self.wish.language, self.texts):
            self.console.print(Text(line))
        while True:
            typed = self.ask(self.words("cli-plan-ask")).strip().lower()
            if act := self.speaking.plan(typed, generator):
                return act
            if typed[:1].isdecimal() or not typed:
                self.console.print(
                    self.words("cli-plan-bad", count=sum(id is not None for id in generator["inactive"]) or 1)
                )
            else:
                self.answer(typed, 0)

    def offered(self, view: Mapping[str, Any]) -> list[Act]:
        """The legal acts; those nobody is asked for only if the view shows the right to them: `draw_right` to `draw`."""
        legal = self.match.legal(ME)
        return [act for act in legal if act["type"] not in self.keys.values() or view.get(f"{act['type']}_right") == ME]

    def in_order(self, offered: list[Act], view: Mapping[str, Any]) -> list[Act]:
        """Over a board, choices in the order of their words: A1, A2 … A10, however its fields are called in records."""
        if not self.texts.places or "count" in offered[0]:
            return offered
        return sorted(offered, key=lambda act: _natural(self.deed(act, view)))

    def may(self, act: Act) -> bool:
        """Is this act allowed? If not, say why."""
        reason = self.match.refusal(act)
        if reason is not None:
            rule = self.game.rule(reason, act)
            self.console.print(Text(texts.refusal(self.wish.language, self.texts, reason, rule)))
        return reason is None

    def deed(self, act: Act, view: Mapping[str, Any]) -> str:
        """A legal act as a sentence, with what the game says of it besides."""
        more: dict[str, texts.Argument] = {}
        if self.speaking:
            more = self.speaking.more(act, view, self.wish.language, self.texts)
        return texts.deed(self.wish.language, self.texts, act, self.names, ME, self.game.kinds, **more)

    def aside(self, act: Act, view: Mapping[str, Any]) -> str:
        """What helps to choose an act, said after it."""
        if not hasattr(self.speaking, "aside"):
            return ""
        return self.speaking.aside(act, view, self.names, self.wish.language, self.texts)

    def answer(self, wanted: str, count: int) -> None:
        """What is typed instead of a number."""
        match wanted:
            case "q":
                raise Goodbye
            case "?":
                self.console.print(self.words("cli-help"))
                self.hint()
            case "r":
                booklet = resources.files(_folder(self.game)).joinpath(f"booklet.{self.wish.language}.md")
                self.console.print(Markdown(_without_anchors(booklet.read_text("utf-8"))))
            case "o":
                for option in self.game.options:
                    value = self.match.options[option.name]
                    said = texts.setting(self.wish.language, self.texts, option, value, self.names)
                    name = self.words(f"option-{option.name.replace('.', '_')}")
                    self.console.print(Text(f"  {name}: {said}"))
            case _ if wanted.startswith("k ") and hasattr(self.speaking, "explained"):
                said = list(self.speaking.explained(wanted[2:].strip(), self.wish.language, self.texts))
                for line in said or [self.words("cli-no-card")]:
                    self.console.print(Text(f"  {line}"))
            case _:
                self.console.print(self.words("cli-bad-choice", count=count))

    def hint(self) -> None:
        """What a game wants to be known of playing it here."""
        if self.texts.has(self.wish.language, "cli-hint"):
            plain = {name: value for name, value in self.match.options.items() if isinstance(value, str | int)}
            self.console.print(self.words("cli-hint", **plain))

    def show_result(self) -> None:
        result = self.match.result()
        assert result is not None
        self.console.print()
        for seat in sorted(range(self.wish.players), key=lambda seat: result["ranks"][seat]):
            rank = self.words("result-rank", rank=result["ranks"][seat])
            if hasattr(self.speaking, "standing"):
                points = self.speaking.standing(self.match.view(ME), seat, self.wish.language, self.texts)
            else:
                points = self.words("score-points", count=result["scores"][seat])
            self.console.print(Text(f"  {rank:9} {points:>10}  {self.names[seat]}"))

    def save(self) -> None:
        if self.wish.record is not None:
            self.wish.record.write_text(self.recorder.text(), encoding="utf-8", newline="\n")
            self.console.print(self.words("cli-saved", file=str(self.wish.record)))


def _folder(game: Game, part: str = "") -> Any:
    """A module of a game's own folder, or the folder itself."""
    return import_module(f"schnapp.games.{game.name.replace('-', '_')}{'.' if part else ''}{part}")


def _natural(said: str) -> list[tuple[int, str]]:
    """Numbers as numbers."""
    return [(int(part), "") if part.isdecimal() else (0, part) for part in re.split(r"(\d+)", said)]


def _has(game: Game, part: str) -> bool:
    return find_spec(f"schnapp.games.{game.name.replace('-', '_')}.{part}") is not None


def _without_anchors(booklet: str) -> str:
    """A booklet without the HTML that serves the browser."""
    return re.sub(r"<[^>]+>", "", booklet)
