"""Any game as an environment of Gymnasium: one seat for the learner, bots on the others.

Importing this module registers `schnapp/SnatchIt-v0`, `schnapp/Schnuff-v0`, `schnapp/Snails-v0` and
`schnapp/SchnappLandFluss-v0`; `gymnasium.make("schnapp.rl.solo:schnapp/SnatchIt-v0")` imports it by itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from schnapp.bots.bot import Bot
from schnapp.bots.roster import bot
from schnapp.games import GAMES
from schnapp.table.acting import WAIT
from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer, stream
from schnapp.table.drawing import drawn, texts_at
from schnapp.table.errors import LONGEST, Endless
from schnapp.table.match import Match
from schnapp.table.notebook import Drawing
from schnapp.table.positions import core_of

from .arrays import mask, observed
from .errors import IllegalAction, NoLearning, whole
from .setting import OfSetting, Setting, luck
from .spaces import action_space, observation_space

import gymnasium  # isort: skip  (spaces says what to do where it is missing)

ILLEGAL = ("lose", "raise")
USUAL = 4  # players of a registered environment; where that is a full table, the fewest


class SoloEnv(OfSetting, gymnasium.Env[NDArray[np.int16], np.int64]):
    """The learner sees what its seat sees and is asked when its seat is; bots see views and remember, as everywhere.

    `info["action_mask"]` tells what is legal, int8 [A], and so does `action_masks()`. The reward comes when the game is over.
    """

    of_games: ClassVar[frozenset[str]] = frozenset(("match", "chances", "order"))
    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # pyright: ignore[reportIncompatibleVariableOverride]

    def __init__(
        self,
        game: str,
        players: int,
        bots: str | Sequence[str] = "greedy",
        seat: int = 0,
        options: Mapping[str, object] | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        """`bots` go round the other seats, from the learner to the left; one name is the bot of all of them. `illegal`: an action that was not legal ends the
        game with -1 (`lose`), for algorithms that know no masks, or raises IllegalAction. `render_mode`: "ansi" for `render`.

        Raises BadOptions, NoLearning, UnknownBot.
        """
        if illegal not in ILLEGAL:
            raise NoLearning(f"illegal must be {' or '.join(ILLEGAL)}, not {illegal!r}")
        if render_mode not in (None, "ansi"):
            raise NoLearning(f"render_mode is 'ansi' or None, not {render_mode!r}")
        self.render_mode = render_mode
        self.setting = Setting(game, players, options or {})
        players = self.setting.players
        if seat not in range(players):
            raise NoLearning(f"the learner sits on a seat 0 to {players - 1}, not {seat!r}")
        if not bots:
            raise NoLearning("the other seats need at least one bot")
        self.seat = seat
        self.illegal = illegal
        self.given = dict(options or {})
        specs: list[Any] = [bots] if isinstance(bots, str) else list(bots)
        if unnamed := [each for each in specs if not isinstance(each, str)]:
            raise NoLearning(f"a bot is named by a text, not by {unnamed[0]!r}")
        self.specs = {(seat + 1 + other) % players: specs[other % len(specs)] for other in range(players - 1)}
        self.bots = self._bots()
        self.action_space = action_space(self.observer)
        self.observation_space = observation_space(self.observer)
        self.seed: int | str = luck(None)
        self.games = 0  # since the seed was set
        self.asked = -1
        self.acts = 0  # of the others, in this game

    def _bots(self) -> dict[int, Bot]:
        return {seat: bot(spec, self.setting.game.name) for seat, spec in self.specs.items()}

    def __getstate__(self) -> dict[str, Any]:
        """Bots know nothing from one decision to the next: others take their seats in a copy."""
        return {name: value for name, value in self.__dict__.items() if name != "bots"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.bots = self._bots()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """A new game, up to the learner's first decision. `options` of Gymnasium mean nothing here. Games that the others ended before
        are not shown; `info["skipped"]` has what the learner got in them. Raises Endless."""
        super().reset(seed=seed)
        if seed is not None:
            self.seed, self.games = seed, 0
        self._begin()
        skipped: list[float] = []
        while self.asked < 0:
            skipped.append(self.observer.rewards(self._swift())[self.seat])
            self._begin()
        return self._observed(), self._info() | {"skipped": skipped}

    def render(self) -> str | None:  # type: ignore[override]
        """The table as the learner sees it, in letters; None where `render_mode` does not ask for it."""
        if self.render_mode is None:
            return None
        return str(Drawing(drawn(self.match, self.seat, "en", texts_at(self.setting.game, self.match.options))))

    def action_masks(self) -> NDArray[np.bool_]:
        """True for each legal action, bool [A], as sb3-contrib's MaskablePPO asks for it."""
        return mask(self.observer, list(self._choices())).astype(np.bool_)

    def _begin(self) -> None:
        """Deal the next game, and play up to the learner's first decision."""
        self.games, self.acts = self.games + 1, 0
        game = f"{self.seed}/{self.games}"
        seats = range(self.setting.players)
        names = [f"player {seat}" for seat in seats]
        self.match = Match.start(self.setting.game, names, self.given, Dealer(stream(game, "deal")))
        self.chances = [Dealer(stream(game, f"seat {seat}")) for seat in seats]
        self.order = Dealer(stream(game, "order"))
        self._to_learner(self.observer.first(self.match.state))

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        """The learner's action, and all that the others do until the learner is asked again. Raises IllegalAction, also when
        no game is going on, and Endless."""
        if self.asked < 0:
            raise IllegalAction.between_games()
        action, choices = whole(action), self._choices()
        move = choices.get(action)
        if move is None and self.illegal == "raise":
            raise IllegalAction.chosen(self.observer, self.seat, action, list(choices))
        if move is None:
            self.asked = -1
            return self._observed(), -1.0, True, False, self._info()
        self._to_learner(self._carried_out(action, move))
        over = self.asked < 0
        reward = self.observer.rewards(self._swift())[self.seat] if over else 0.0
        return self._observed(), reward, over, False, self._info()

    def _carried_out(self, action: int, move: int) -> int:
        """The learner's action, a move of the rules unless he waits; who is asked next."""
        match = self.match
        if action == 0:
            return self.observer.waited(match.state, self.seat)
        act = self.observer.act(match.game, match.state, self.seat, move, self.chances[self.seat])
        if act is not None:
            return self._act(self.seat, match.signed(self.seat, act))
        asked = self.observer.take(match.state, self.seat, move, match.dealer)
        match.follow()
        return asked

    def _to_learner(self, asked: int) -> None:
        """Bots act, and where there is one the clock, until the learner is asked or the game is over. Raises Endless."""
        self.asked = -1
        while asked >= 0 and asked != self.seat:
            self.acts += 1
            if self.acts > LONGEST:
                raise Endless(
                    f"{self.setting.game.name} with these options and bots is not over after {LONGEST:,} acts of the bots"
                )
            asked = self._ask_bot(asked) if asked in self.bots else self._tick(asked)
        self.asked = asked

    def _ask_bot(self, seat: int) -> int:
        match = self.match
        chosen = self.bots[seat].choose(match.request(seat), self.chances[seat])
        if chosen == WAIT:
            return self.observer.waited(match.state, seat)
        act = match.signed(seat, chosen)
        # who says of what kind a word is, as learners do, is believed as they are
        return self._act(seat, act if "listed" in act else match.judged(act))

    def _tick(self, seat: int) -> int:
        deadline = self.match.deadline
        assert deadline is not None
        return self._act(seat, self.match.tick(deadline))

    def _act(self, seat: int, act: Act) -> int:
        moment = self.observer.moment(self.match.state)
        self.match.act(act)
        return self.observer.next(self.match.state, seat, moment, self.order)

    def _swift(self) -> Any:
        return core_of(self.setting.game, self.match.state)

    def _choices(self) -> dict[int, int]:
        return self.observer.choices(self._swift(), self.seat) if self.asked >= 0 else {}

    def _observed(self) -> NDArray[np.int16]:
        return observed(self.observer, self._swift(), self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": mask(self.observer, list(self._choices()))}


def _register(name: str, seats: range) -> None:
    gymnasium.register(  # pyright: ignore[reportUnknownMemberType]
        f"schnapp/{''.join(word.capitalize() for word in name.split('-'))}-v0",
        entry_point="schnapp.rl.solo:SoloEnv",
        kwargs={"game": name, "players": USUAL if USUAL < seats[-1] else seats[0]},
    )


for _name, _game in GAMES.items():
    _register(_name, _game.seats)
