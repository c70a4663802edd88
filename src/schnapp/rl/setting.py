"""What is played: a game, how many play it, with which options."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from secrets import randbits
from typing import Any, ClassVar, Self, SupportsIndex

from schnapp.games import GAMES, LEFT_OUT
from schnapp.table.chances import Shuffle
from schnapp.table.dealer import Dealer
from schnapp.table.observer import Observer, learnable, observer_of
from schnapp.table.options import Value
from schnapp.table.positions import core_of
from schnapp.table.seeing import NoNumbers
from schnapp.table.unchanging import Unchanging

from .errors import NoLearning, NotBegun, counted
from .play import Play


def luck(seed: SupportsIndex | str | None) -> str:
    """The seed of all games to come; None: one that nobody knows. Raises NoLearning where it is neither a whole number nor a text."""
    if seed is None:
        return str(randbits(64))
    if isinstance(seed, str):
        return seed
    try:
        return str(index(seed))
    except TypeError:
        raise NoLearning(f"a seed is a whole number or a text, not {seed!r}") from None


class Setting(Unchanging):
    """Everything from which games are begun."""

    def __init__(self, game: str, players: int, options: Mapping[str, object]) -> None:
        """Raises BadOptions, and NoLearning for games and options that environments do not have."""
        if game not in GAMES:
            raise NoLearning("; ".join([f"there is no game {game!r}", f"known are {', '.join(GAMES)}", *LEFT_OUT]))
        self.game = GAMES[game]
        self.players = players = counted("players", players)
        self.options = self.game.resolve(players, options)
        try:
            observer = observer_of(self.game, players, self.options)
        except NoNumbers as lacking:
            raise NoLearning(f"{game} has no environments: {lacking}") from None
        if observer is None:
            raise NoLearning(self._nothing())
        self.observer: Observer = observer
        self.shuffles = frozenset(
            number for number, step in enumerate(self.game.events.steps.values()) if isinstance(step, Shuffle)
        )
        self.empty = core_of(self.game, self.game.new(players, self.options))

    def __reduce__(self) -> tuple[type[Self], tuple[str, int, dict[str, Value]]]:
        return type(self), (self.game.name, self.players, self.options)

    def _nothing(self) -> str:
        if not learnable(self.game):
            return f"{self.game.name} has no environments: its acts are not numbered"
        return f"{self.game.name} has no environments with these options"

    def play(self, seed: int | str, dealer: Dealer | None = None) -> Play:
        """A game of which nothing is dealt yet."""
        return Play(self, seed, dealer)


class OfSetting:
    """An environment: what never changes of it belongs to its setting, and its copies share that."""

    setting: Setting
    of_games: ClassVar[frozenset[str]] = frozenset()  # attributes that there are only once a game has begun

    def __getattr__(self, name: str) -> Any:
        """Raises NotBegun."""
        if name in self.of_games:
            raise NotBegun(name)
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    @property
    def observer(self) -> Observer:
        return self.setting.observer
