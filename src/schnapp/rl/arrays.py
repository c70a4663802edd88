"""Observations and masks as NumPy arrays, and the parts of observations by name."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from schnapp.table.learner_fields import starts
from schnapp.table.observer import Observer
from schnapp.table.state import State

Observation = dict[str, NDArray[Any]]
"""`observation` beside `action_mask`."""


def observed(observer: Observer, state: State, seat: int) -> NDArray[np.int16]:
    """What a seat sees."""
    array = np.empty(observer.size, np.int16)
    observer.write(state, seat, array)
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
        for part, start in zip(observer.fields, starts(observer.fields), strict=False)
    }
