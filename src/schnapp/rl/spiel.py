"""Every game as a Python game of OpenSpiel: `pyspiel.load_game("python_schnapp_snatch_it(players=4)")`.

Importing this module registers them. Parameters: `players`, and `options`, those of the game as `name:value;name:value`
(`options_of` reads them, `written` writes them).
Every single draw of chance is a chance node with equally likely outcomes: a shuffled deck is one node for each card.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schnapp.games import GAMES
from schnapp.table.errors import LONGEST, not_installed
from schnapp.table.learner_fields import starts
from schnapp.table.observer import Observer, learnable

from .errors import IllegalAction, NoLearning, NoPackage
from .script import Script
from .setting import Setting

try:
    import pyspiel
except ImportError:
    raise NoPackage(not_installed("OpenSpiel", "openspiel")) from None

MOST_OUTCOMES = 225  # of a draw of chance: the largest deck that options allow
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
DEAL = -1  # a pending deal, where else a move stands
OWN_SIGNS = re.compile(r"[,;|=()]")  # OpenSpiel's or ours: in the strings of values they are escaped
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')  # in JSON


def name_of(game: str) -> str:
    """How OpenSpiel calls a game."""
    return f"python_schnapp_{game.replace('-', '_')}"


def options_of(text: str) -> dict[str, Any]:
    """`name:value;name:value` as options; values are JSON, with `|` for its commas, or else words. Raises NoLearning."""
    chosen: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise NoLearning(f"options are written name:value;name:value, not {part!r}")
        chosen[name] = _value(value)
    return chosen


def written(options: Mapping[str, Any]) -> str:
    """Options as a parameter, so that `options_of` finds them again and OpenSpiel, which parts parameters at commas, too."""
    return ";".join(f"{name}:{_text(value)}" for name, value in options.items())


def _value(text: str) -> Any:
    try:
        return json.loads(text.replace("|", ","))
    except json.JSONDecodeError:
        return text


def _text(value: Any) -> str:
    if isinstance(value, str) and re.fullmatch(r"\w+", value) and _value(value) == value:
        return value  # a word
    text = STRING.sub(_escaped, json.dumps(value, separators=(",", ":")))
    return text.replace(",", "|")


def _escaped(string: re.Match[str]) -> str:
    return OWN_SIGNS.sub(lambda sign: f"\\u{ord(sign[0]):04x}", string[0])


@cache
def setting_of(game: str, players: int, options: str) -> Setting:
    """Raises BadOptions and NoLearning."""
    return Setting(game, players, options_of(options))


class Moment:
    """Where a game stands: a state, who is asked, and what is being done until chance has drawn all that it needs."""

    def __init__(self, game: str, players: int, options: str, past: Sequence[int] = ()) -> None:
        """`past`: actions and draws so far."""
        self.table = game, players, options
        self.past: list[int] = []
        self.setting = setting_of(game, players, options)
        self.state = self.setting.empty
        self.seat = -1
        self.pending: int | None = DEAL
        self.draws: list[int] = []
        self.wanted = self.certain = 0  # as a Script says it
        self._choices: dict[int, int] | None = None  # of this state, once somebody has asked
        self._try()
        for number in past:
            self.go_on(number)

    def __reduce__(self) -> tuple[type[Moment], tuple[Any, ...]]:
        return Moment, (*self.table, self.past)

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        twin = object.__new__(Moment)
        twin.table, twin.setting, twin.past = self.table, self.setting, list(self.past)
        twin.state = self.state  # never changed: what is carried out becomes another one
        twin.seat, twin.pending, twin._choices = self.seat, self.pending, self._choices
        twin.draws, twin.wanted, twin.certain = list(self.draws), self.wanted, self.certain
        return twin

    @property
    def over(self) -> bool:
        return self.pending is None and self.seat < 0

    def legal(self) -> list[int]:
        """Of the seat that is asked, ascending."""
        return sorted(self.choices())

    def choices(self) -> dict[int, int]:
        """The same, each with its move."""
        if self._choices is None:
            self._choices = self.setting.observer.choices(self.state, self.seat)
        return self._choices

    def go_on(self, number: int) -> None:
        """An action of the seat that is asked, or where something is pending the next draw. Raises IllegalAction, and nothing
        has changed."""
        if self.pending is not None:
            self._draw(number)
        else:
            self._act(number)
        self.past.append(number)
        if self.certain > 1:
            self.wanted, self.certain = self.wanted - 1, self.certain - 1
        else:
            self._try()

    def _draw(self, number: int) -> None:
        if not 0 <= number < self.wanted:
            raise IllegalAction(f"chance draws a number from 0 to {self.wanted - 1}, not {number}")
        self.draws.append(number)

    def _act(self, number: int) -> None:
        if self.over:
            raise IllegalAction("the game is over, nobody can act")
        if number not in self.choices():
            raise IllegalAction.chosen(self.setting.observer, self.seat, number, self.legal())
        self.pending = self.choices()[number]

    def _try(self) -> None:
        """Carry out what is pending, if chance has drawn all that it needs."""
        observer = self.setting.observer
        state, script = self.state.copy(), Script(self.draws, self.setting.shuffles)
        if self.pending == DEAL:
            seat = observer.begin(state, script)
        else:
            assert self.pending is not None
            seat = observer.take(state, self.seat, self.pending, script)
        self.wanted, self.certain = script.wanted, script.certain
        if self.wanted == 0:
            self.state, self.seat, self.pending, self.draws, self._choices = state, seat, None, [], None


@cache
def equal_shares(count: int) -> list[tuple[int, float]]:
    """So many outcomes, each as likely as any other."""
    return [(outcome, 1 / count) for outcome in range(count)]


class SpielState(pyspiel.State):
    """A state of OpenSpiel."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment = Moment(*game.table)

    def current_player(self) -> int:
        if self.moment.pending is not None:
            return CHANCE
        return TERMINAL if self.moment.over else self.moment.seat

    def _legal_actions(self, player: int) -> list[int]:
        """Legal actions in ascending order."""
        return self.moment.legal() if player == self.moment.seat and self.moment.pending is None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each number below what is drawn from is as likely as any other."""
        return list(equal_shares(self.moment.wanted))

    def _apply_action(self, action: int) -> None:
        self.moment.go_on(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"draw {action}"
        return self.moment.setting.observer.name(action)

    def is_terminal(self) -> bool:
        return self.moment.over

    def returns(self) -> list[float]:
        """Zeros until the game is over."""
        if not self.moment.over:
            return [0.0] * self.num_players()
        return self.moment.setting.observer.rewards(self.moment.state)

    def __str__(self) -> str:
        moment = self.moment
        seats = [shown(moment.setting.observer, moment, seat) for seat in range(self.num_players())]
        return "\n".join([f"asked {moment.seat} pending {moment.pending} draws {moment.draws}", *seats])


class SpielObserver:
    """What a player sees, as `tensor` (float32 [S]) and `dict` (parts by name)."""

    def __init__(self, setting: Setting) -> None:
        self.observer = setting.observer
        self.numbers = np.zeros(self.observer.size, np.int16)
        self.tensor: NDArray[np.float32] = np.zeros(self.observer.size, np.float32)
        self.dict = {
            part.name: self.tensor[start : start + part.size].reshape(part.shape)
            for part, start in zip(self.observer.fields, starts(self.observer.fields), strict=False)
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Before the deal a player sees zeros."""
        self.numbers.fill(0)
        if state.moment.pending != DEAL:
            self.observer.write(state.moment.state, player, self.numbers)
        self.tensor[:] = self.numbers

    def string_from(self, state: SpielState, player: int) -> str:
        return shown(self.observer, state.moment, player)


def shown(observer: Observer, moment: Moment, player: int) -> str:
    """An observation as text: the parts by name, zeros left out."""
    if moment.pending == DEAL:
        return "before the deal"
    numbers = np.zeros(observer.size, np.int16)
    observer.write(moment.state, player, numbers)
    begins, said = _begins(observer), dict[str, list[str]]()
    filled = numbers.nonzero()[0]
    for at, number in zip(filled.tolist(), numbers[filled].tolist(), strict=True):
        part = bisect_right(begins, at) - 1
        said.setdefault(observer.fields[part].name, []).append(f"{at - begins[part]}:{number}")
    return " ".join(f"{name}={','.join(places)}" for name, places in said.items())


@cache
def _begins(observer: Observer) -> list[int]:
    return starts(observer.fields)


def _type(game: str) -> pyspiel.GameType:
    seats = GAMES[game].seats
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Schnapp: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": seats[0], "options": ""},
    )


class SpielGame(pyspiel.Game):
    """A game of OpenSpiel; its subclasses name the game."""

    game: str
    type: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = int(given.get("players", GAMES[self.game].seats[0]))
        options = written(options_of(str(given.get("options", ""))))
        self.table = self.game, players, options
        self.setting = setting_of(*self.table)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.observer.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.type, info, given | {"options": options})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """To another process it goes by its name and parameters."""
        return _loaded, (str(self),)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> SpielObserver:
        """Raises NoLearning for anything but what a seat sees: there are no information states, and no view without a seat."""
        if params:
            raise NoLearning(f"observers have no parameters, not {params}")
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if asked.perfect_recall:
            raise NoLearning("an observation is what a seat sees now; there is none with perfect recall")
        if not asked.public_info or asked.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise NoLearning(
                "an observation is all that one seat sees, its own cards too; there is none of public things only, "
                "of private things only or of all hands"
            )
        return SpielObserver(self.setting)


def _loaded(named: str) -> Any:
    """A game of OpenSpiel by its name and parameters."""
    found: Any = pyspiel
    return found.load_game(named)


def _registered(game: str) -> type[SpielGame]:
    """The class of a game, which OpenSpiel knows from now on."""
    found = type(f"Spiel_{name_of(game)}", (SpielGame,), {"game": game, "type": _type(game)})
    pyspiel.register_game(found.type, found)
    return found


REGISTERED = {name: _registered(name) for name, game in GAMES.items() if learnable(game)}
