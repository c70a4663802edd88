"""Any game as an environment of PettingZoo in which one agent acts after the other (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from schnapp.table.errors import not_installed

from .arrays import Observation, mask, observed
from .errors import IllegalAction, NoLearning, NoPackage, NotBegun, whole
from .setting import OfSetting, Setting, luck
from .spaces import action_space, masked_space

try:
    from pettingzoo import AECEnv
except ImportError:
    raise NoPackage(not_installed("PettingZoo", "rl")) from None


def agents_of(players: int) -> list[str]:
    """The agents' names, by seat."""
    return [f"player_{seat}" for seat in range(players)]


def seat_of(agent: str, agents: list[str]) -> int:
    """Raises NoLearning."""
    if agent not in agents:
        raise NoLearning(f"there is no agent {agent!r}; there are {', '.join(agents)}")
    return agents.index(agent)


class TurnEnv(OfSetting, AECEnv[str, Observation, int]):
    """Agents `player_0` … are asked in the order in which the game asks. Rewards come when it is over.

    Seed, options and actions decide everything. `reset` without a seed deals the next game with the luck that is left.
    """

    of_games: ClassVar[frozenset[str]] = frozenset(
        ("agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos")
    )

    def __init__(self, game: str, players: int, options: Mapping[str, object] | None = None) -> None:
        """`options` are those of the game. Raises BadOptions and NoLearning."""
        super().__init__()
        self.setting = Setting(game, players, options or {})
        self.metadata = {"name": f"{game}_{players}_v0", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.play = self.setting.play(f"{luck(None)}/0")
        self.possible_agents = agents_of(self.setting.players)
        self.agents = []
        self.observation_spaces = {agent: masked_space(self.observer) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.observer) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `options` of PettingZoo mean nothing here."""
        if seed is not None:
            self.play.reseed(f"{luck(seed)}/0")
        self.play.deal()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.play.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees; the mask is empty unless it is the one that is asked. Raises NotBegun."""
        seat = seat_of(agent, self.possible_agents)
        if "rewards" not in vars(self):
            raise NotBegun("observation")
        legal = self.play.legal() if seat == self.play.seat else []
        return {
            "observation": observed(self.observer, self.play.state, seat),
            "action_mask": mask(self.observer, legal),
        }

    def step(self, action: int | None) -> None:
        """An action of the agent that is asked; of who is done, None. Raises IllegalAction, also when no game is going on."""
        if not self.agents:
            raise IllegalAction.between_games()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction.chosen(self.observer, self.play.seat, None, self.play.legal())
        seat = self.play.step(whole(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            gained = self.observer.rewards(self.play.state)
            self.rewards = dict(zip(self.possible_agents, gained, strict=True))
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> None:
        """There is nothing to look at: `schnapp replay` shows games, and the page in the browser."""

    def close(self) -> None:
        """Nothing is open."""
