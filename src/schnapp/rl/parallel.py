"""Any game as an environment of PettingZoo in which all agents act at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from schnapp.table.errors import not_installed

from .aec import agents_of, seat_of
from .arrays import Observation, mask, observed
from .errors import IllegalAction, NoLearning, NoPackage, whole
from .setting import OfSetting, Setting, luck
from .spaces import action_space, masked_space

try:
    from pettingzoo import ParallelEnv
except ImportError:
    raise NoPackage(not_installed("PettingZoo", "rl")) from None

Told = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]  # observations, rewards, terminations, truncations, infos by agent
WAIT = 0  # the action of who owes nothing
ILLEGAL = ("raise", "lose")


class TogetherEnv(OfSetting, ParallelEnv[str, Observation, int]):
    """In each step every agent acts; who owes no decision has `wait` as his only action.

    The acts of a step are carried out one after the other, in the order in which the game would have asked. Where all
    choose at the same time without seeing each other (cards laid, bait, programmes) the order makes no difference. Elsewhere
    it may: an act that the acts before it have made impossible is dropped.
    """

    def __init__(
        self, game: str, players: int, options: Mapping[str, object] | None = None, illegal: str = "raise"
    ) -> None:
        """`options` are those of the game. `illegal`: an action that was not legal raises IllegalAction, or (`lose`) ends
        the game, with -1 for whoever did such a thing and 0 for the others. Raises BadOptions and NoLearning."""
        if illegal not in ILLEGAL:
            raise NoLearning(f"illegal must be {' or '.join(ILLEGAL)}, not {illegal!r}")
        self.setting = Setting(game, players, options or {})
        self.metadata = {"name": f"{game}_{players}_v0", "render_modes": []}
        self.render_mode = None
        self.illegal = illegal
        self.play = self.setting.play(f"{luck(None)}/0")
        self.possible_agents = agents_of(self.setting.players)
        self.agents = []
        self.observation_spaces = {agent: masked_space(self.observer) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.observer) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. `options` of PettingZoo mean nothing here."""
        if seed is not None:
            self.play.reseed(f"{luck(seed)}/0")
        self.play.deal()
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def legal(self, seat: int) -> list[int]:
        """What a seat can do in the next step."""
        return list(self.observer.choices(self.play.state, seat)) if seat in self.play.owing() else [WAIT]

    def step(self, actions: dict[str, int]) -> Told:
        """One action of every agent; when no game is going on, of nobody. Raises IllegalAction."""
        if not self.agents and not actions:
            return {}, {}, {}, {}, {}
        if not self.agents:
            raise IllegalAction.between_games()
        chosen = {seat_of(agent, self.possible_agents): whole(action) for agent, action in actions.items()}
        wrong = [seat for seat in range(len(self.possible_agents)) if chosen.get(seat) not in self.legal(seat)]
        if wrong and self.illegal == "raise":
            seat = wrong[0]
            raise IllegalAction.chosen(
                self.observer, seat, chosen.get(seat), self.legal(seat), self._reason(seat, chosen)
            )
        if wrong:
            return self._told({seat: -1.0 for seat in wrong}, over=True)
        self._carry_out(chosen)
        if self.play.seat < 0:
            return self._told(dict(enumerate(self.observer.rewards(self.play.state))), over=True)
        return self._told({}, over=False)

    def _reason(self, seat: int, chosen: dict[int, int]) -> str | None:
        return self.play.reason(seat, chosen[seat]) if seat in chosen else None

    def _carry_out(self, chosen: dict[int, int]) -> None:
        for seat in self.play.owing():
            if self.play.seat < 0:
                return
            if seat in self.play.owing() and not self.play.answer(seat, chosen[seat]):
                self.play.answer(seat, WAIT)

    def _told(self, rewards: dict[int, float], *, over: bool) -> Told:
        agents = list(self.agents)
        told: Told = (
            self._observations(over=over),
            {agent: rewards.get(self.possible_agents.index(agent), 0.0) for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )
        if over:
            self.agents = []
        return told

    def _observations(self, *, over: bool = False) -> dict[str, Observation]:
        return {
            agent: {
                "observation": observed(self.observer, self.play.state, seat),
                "action_mask": mask(self.observer, [WAIT] if over else self.legal(seat)),
            }
            for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> None:
        """There is nothing to look at: `schnapp replay` shows games, and the page in the browser."""

    def close(self) -> None:
        """Nothing is open."""
