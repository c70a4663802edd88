"""Somebody who watches a game from the beginning and forgets nothing. What lay open once is no secret, but views do not
show it again: the cards under the top of a stack, a pile that was turned over.

Bots may remember what they have witnessed, as people may (rules of Snatch It!, section 4).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol


class Witness(Protocol):
    """Knows nothing but public events, in their order."""

    def see(self, event: Mapping[str, Any]) -> None:
        """An event as a spectator was told it."""
        ...

    def recall(self) -> dict[str, Any]:
        """What is still of use, as JSON; it is not changed later."""
        ...
