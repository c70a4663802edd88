"""The spaces of actions and observations, in the words of Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from schnapp.table.errors import not_installed
from schnapp.table.observer import Observer

from .arrays import Observation
from .errors import NoPackage

try:
    from gymnasium import spaces
except ImportError:
    raise NoPackage(not_installed("gymnasium", "rl")) from None


def action_space(observer: Observer) -> spaces.Space[np.int64]:
    """Actions 0 … A - 1."""
    return spaces.Discrete(observer.actions)


def observation_space(observer: Observer) -> spaces.Space[NDArray[np.int16]]:
    """int16 [S], each number in the range of its part."""
    low = np.concatenate([np.full(part.size, part.low, np.int16) for part in observer.fields])
    high = np.concatenate([np.full(part.size, part.high, np.int16) for part in observer.fields])
    box: spaces.Space[Any] = spaces.Box(low, high, dtype=np.int16)
    return box


def masked_space(observer: Observer) -> spaces.Space[Observation]:
    """`observation` beside `action_mask`, int8 [A], 1 for each legal action."""
    mask = spaces.Box(0, 1, (observer.actions,), np.int8)
    both: Any = spaces.Dict({"observation": observation_space(observer), "action_mask": mask})
    return both
