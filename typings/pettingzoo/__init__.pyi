"""The part of PettingZoo that is used; the package brings no types."""

from typing import Any, Generic, TypeVar

Agent = TypeVar("Agent")
Seen = TypeVar("Seen")
Chosen = TypeVar("Chosen")

class AECEnv(Generic[Agent, Seen, Chosen]):
    metadata: dict[str, Any]
    possible_agents: list[Agent]
    agents: list[Agent]
    terminations: dict[Agent, bool]
    truncations: dict[Agent, bool]
    rewards: dict[Agent, float]
    _cumulative_rewards: dict[Agent, float]
    infos: dict[Agent, dict[str, Any]]
    agent_selection: Agent
    def __init__(self) -> None: ...
    def _was_dead_step(self, action: Chosen | None) -> None: ...
    def _clear_rewards(self) -> None: ...
    def _accumulate_rewards(self) -> None: ...

class ParallelEnv(Generic[Agent, Seen, Chosen]):
    metadata: dict[str, Any]
    possible_agents: list[Agent]
    agents: list[Agent]
