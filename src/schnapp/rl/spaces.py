"""Observations and masks as NumPy arrays, their spaces, and their parts by name."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from schnapp.table.observer import Observer
from schnapp.table.part import starts

from .errors import NoPackage
from .play import Play

try:
    from gymnasium import spaces
except ImportError:
    raise NoPackage("gymnasium is not installed; pip install 'schnapp[rl]' brings it") from None

Observation = dict[str, NDArray[Any]]


def action_space(observer: Observer) -> spaces.Space[np.int64]:
    """Actions 0 … A - 1."""
    return spaces.Discrete(observer.actions)


def observation_space(observer: Observer) -> spaces.Space[NDArray[np.int16]]:
    """int16 [S], each number in the range of its part."""
    low = np.concatenate([np.full(part.size, part.low, np.int16) for part in observer.parts])
    high = np.concatenate([np.full(part.size, part.high, np.int16) for part in observer.parts])
    box: spaces.Space[Any] = spaces.Box(low, high, dtype=np.int16)
    return box


def masked_space(observer: Observer) -> spaces.Space[Observation]:
    """`observation` beside `action_mask`, int8 [A], 1 for each legal action."""
    mask = spaces.Box(0, 1, (observer.actions,), np.int8)
    both: Any = spaces.Dict({"observation": observation_space(observer), "action_mask": mask})
    return both


def observed(play: Play, seat: int) -> NDArray[np.int16]:
    """What a seat sees."""
    array = np.empty(play.observer.size, np.int16)
    play.observer.write(play.state, seat, array)
    return array


def mask(observer: Observer, legal: list[int]) -> NDArray[np.int8]:
    """1 for each legal action."""
    array = np.zeros(observer.actions, np.int8)
    array[legal] = 1
    return array


def named(observer: Observer, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """The parts of an observation by name, in their shapes; they share its memory. The last axis is that of the numbers."""
    return {
        part.name: observation[..., start : start + part.size].reshape(*observation.shape[:-1], *part.shape)
        for part, start in zip(observer.parts, starts(observer.parts), strict=False)
    }
