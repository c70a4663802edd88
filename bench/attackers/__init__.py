"""Attacks on a server of this machine, one class each: `python bench/attacks.py` runs them."""

from __future__ import annotations

from .attack import Attack
from .bots import Bots
from .crowd import Chat, Spectators, Watchers
from .finished import Finished
from .frames import Frames, Messages, Pings, Pongs
from .half import Half
from .malformed import Malformed
from .pages import Requests, Script
from .votes import Votes
from .waking import Memory, Waking

ATTACKS: dict[str, Attack] = {
    attack.name: attack
    for attack in (
        Frames(),
        Pings(),
        Pongs(),
        Messages(),
        Script(),
        Requests(),
        Finished(),
        Malformed(),
        Chat(),
        Watchers(),
        Votes(),
        Half(),
        Bots(),
        Spectators(),
        Waking(),
        Memory(),
    )
}
