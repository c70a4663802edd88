"""The part of OpenSpiel's Python module that is used; the package brings no types."""

from collections.abc import Mapping
from typing import Any

class PlayerId:
    CHANCE: int
    TERMINAL: int

class GameType:
    class Dynamics:
        SEQUENTIAL: GameType.Dynamics

    class ChanceMode:
        EXPLICIT_STOCHASTIC: GameType.ChanceMode

    class Information:
        IMPERFECT_INFORMATION: GameType.Information

    class Utility:
        ZERO_SUM: GameType.Utility

    class RewardModel:
        TERMINAL: GameType.RewardModel

    def __init__(
        self,
        *,
        short_name: str,
        long_name: str,
        dynamics: GameType.Dynamics,
        chance_mode: GameType.ChanceMode,
        information: GameType.Information,
        utility: GameType.Utility,
        reward_model: GameType.RewardModel,
        max_num_players: int,
        min_num_players: int,
        provides_information_state_string: bool,
        provides_information_state_tensor: bool,
        provides_observation_string: bool,
        provides_observation_tensor: bool,
        parameter_specification: Mapping[str, int | str],
    ) -> None: ...

class GameInfo:
    def __init__(
        self,
        *,
        num_distinct_actions: int,
        max_chance_outcomes: int,
        num_players: int,
        min_utility: float,
        max_utility: float,
        utility_sum: float,
        max_game_length: int,
    ) -> None: ...

class PrivateInfoType:
    NONE: PrivateInfoType
    SINGLE_PLAYER: PrivateInfoType
    ALL_PLAYERS: PrivateInfoType

class IIGObservationType:
    public_info: bool
    perfect_recall: bool
    private_info: PrivateInfoType
    def __init__(
        self, public_info: bool = ..., *, perfect_recall: bool, private_info: PrivateInfoType = ...
    ) -> None: ...

class Game:
    def __init__(self, game_type: GameType, game_info: GameInfo, params: Mapping[str, Any]) -> None: ...

class State:
    def __init__(self, game: Game) -> None: ...
    def num_players(self) -> int: ...

def register_game(game_type: GameType, game: type[Game]) -> None: ...
