"""What every game in the terminal has: its words, its bots, its log, its record."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from schnapp.bots.roster import bot
from schnapp.games import BUILT_IN
from schnapp.table import texts
from schnapp.table.acting import rule_of
from schnapp.table.canonical import Act, Entry
from schnapp.table.dealer import Dealer, stream
from schnapp.table.drawing import drawn, module_of, texts_at
from schnapp.table.events import visible
from schnapp.table.fair import FairDealer
from schnapp.table.game import Game
from schnapp.table.match import Match
from schnapp.table.protocols import beside_bots
from schnapp.table.record import Recorder
from schnapp.table.seating import title_of
from schnapp.table.texts import folder_of, texts_of
from schnapp.table.wording import Wording
from schnapp.whole import write_whole

from .settings import ME, Goodbye, Settings


class Session:
    """One person on seat 0, bots on the others. Raises Goodbye if the person wants to stop."""

    def __init__(self, game: Game, settings: Settings, console: Console) -> None:
        self.game, self.settings, self.console = game, settings, console
        self.bots = [bot(settings.bots[at % len(settings.bots)], game.name) for at in range(settings.players - 1)]
        seed = settings.seed if settings.seed is not None else secrets.token_hex(32)
        self.chances = [Dealer(stream(seed, f"seat {seat}")) for seat in range(settings.players)]
        dealer = FairDealer(secrets.token_bytes(32)) if settings.seed is None else Dealer(stream(seed, "deal"))
        self.texts: texts.Texts = texts_of(game)
        self.names = [self.words("cli-you"), *map(self.bot_name, range(1, settings.players))]
        self.match = Match.start(game, self.names, self.agreed(), dealer)
        self.texts = texts_at(game, self.match.options)
        self.wording = Wording(game, self.texts, settings.language, self.names, ME, spelling=game.name not in BUILT_IN)
        self.recorder = Recorder(self.match)
        self.recorder.lines[0]["players"][ME] = self.words("cli-player")  # who reads it is somebody else
        self.speaking = module_of(game, "speaking")

    def agreed(self) -> dict[str, object]:
        """What the person has chosen, over what is usual where a bot sits."""
        chosen = self.settings.options or {}
        return {**(beside_bots(self.game, chosen) if self.bots else {}), **chosen}

    def draw(self) -> None:
        """The table as the person sees it."""
        self.console.print(drawn(self.match, ME, self.settings.language, self.texts))

    def words(self, message: str, **arguments: texts.Argument) -> str:
        return self.texts.text(self.settings.language, message, **arguments)

    def say(self, message: str, **arguments: texts.Argument) -> None:
        """Printed as it is: brackets in names are no markup."""
        self.console.print(Text(self.words(message, **arguments)))

    def title(self) -> str:
        """What the game is called; by its name, if it has no words yet."""
        return self.words("game-title") if self.texts.has(self.settings.language, "game-title") else self.game.name

    def bot_name(self, number: int) -> str:
        name = f"bot-name-{number}"
        return self.words(name) if self.texts.has(self.settings.language, name) else f"Bot {number}"

    def welcome(self, message: str) -> None:
        others = texts.joined(self.settings.language, self.texts, self.names[1:])
        self.say(message, game=self.title(), names=others)
        self.hint()
        self.tell(self.match.entries_at_start)

    def act(self, act: Act) -> None:
        entries = self.match.act(act)
        self.recorder.act(act, entries)
        self.tell(entries)

    def tell(self, entries: Iterable[Entry]) -> None:
        """The log in words, as the person may see it."""
        for entry in entries:
            if "event" in entry:
                if said := self.line(visible(entry["event"], title_of(self.game, ME))):
                    self.console.print(Text(f"  {said}"))

    def line(self, event: Mapping[str, Any]) -> str:
        """An event in words; "" if there are none for it."""
        return self.wording.line(event)

    def may(self, act: Act) -> bool:
        """Is this act allowed? If not, say why."""
        reason = self.match.refusal(act)
        if reason is not None:
            rule = rule_of(self.game, reason, act)
            self.console.print(Text(texts.refusal(self.settings.language, self.texts, reason, rule)))
        return reason is None

    def asked_for(self, wanted: str) -> bool:
        """What can be typed at any time: /q, /r, /o, here without the stroke. False: it is something else."""
        match wanted:
            case "q":
                raise Goodbye
            case "r":
                self.show_booklet()
            case "o":
                for option in self.game.options:
                    value = self.match.options[option.name]
                    said = texts.setting(self.settings.language, self.texts, option, value, self.names)
                    name = self.words(f"option-{option.name.replace('.', '_')}")
                    self.console.print(Text(f"  {name}: {said}"))
            case _:
                return False
        return True

    def show_booklet(self) -> None:
        """The rules, rather in another language than not at all."""
        files = [folder_of(self.game) / f"booklet.{spoken}.md" for spoken in (self.settings.language, *texts.LANGUAGES)]
        if booklet := next((file for file in files if file.exists()), None):
            self.console.print(Markdown(_without_anchors(booklet.read_text("utf-8"))))
        else:
            self.say("cli-no-booklet")

    def hint(self) -> None:
        """What a game wants to be known of playing it here."""
        if self.texts.has(self.settings.language, "cli-hint"):
            plain: dict[str, texts.Argument] = {}
            for name, value in self.match.options.items():
                if isinstance(value, str | int):
                    plain[name] = texts.yes(value) if isinstance(value, bool) else value
            self.say("cli-hint", **plain)

    def show_result(self) -> None:
        result = self.match.result()
        assert result is not None
        self.console.print()
        for seat in sorted(range(self.settings.players), key=lambda seat: result["ranks"][seat]):
            rank = self.words("result-rank", rank=result["ranks"][seat])
            if hasattr(self.speaking, "standing"):
                points = self.speaking.standing(self.match.view(ME), seat, self.settings.language, self.texts)
            else:
                counted = "score" if self.texts.has(self.settings.language, "score-points") else "result"
                points = self.words(f"{counted}-points", count=result["scores"][seat])
            self.console.print(Text(f"  {rank:9} {points:>10}  {self.names[seat]}"))

    def save(self) -> None:
        if self.settings.record is not None:
            write_whole(self.settings.record, self.recorder.text())
            self.say("cli-saved", file=str(self.settings.record))


def _without_anchors(booklet: str) -> str:
    """A booklet without the HTML that serves the browser."""
    return re.sub(r"<[^>]+>", "", booklet)
